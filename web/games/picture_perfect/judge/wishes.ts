// What guests wish for: each kind of preference card judged on one photo (P-PREF).
//
// A verdict is YES, DOUBT or NO; placement wishes know no doubt. Judged only for placed guests.
import type { Contents, Preference, WishType } from "./contents";
import type { Photo } from "./judge";
import { NO, type Verdict, YES } from "./measures";
import type { FinalPhoto } from "./scene";

/** Everything a wish is judged by: where the guests stand and what the picture shows. */
export interface Evidence {
  readonly contents: Contents;
  readonly spaces: Map<number, number>; // space of each placed guest, by guest number
  readonly photo: Photo;
  readonly tableHidesFace: boolean; // option P-VAR-07
}

/** The evidence of a final photo and its judgement. */
export function evidenceOf(
  contents: Contents,
  final: FinalPhoto,
  photo: Photo,
  tableHidesFace = true,
): Evidence {
  const spaces = new Map(final.places.map((place) => [place.guest, place.space]));
  return { contents, spaces, photo, tableHidesFace };
}

/** The verdict on a card in this guest's envelope, null if it is not placed (P-PREF-01). */
export function verdict(evidence: Evidence, guest: number, wish: Preference): Verdict | null {
  if (!evidence.spaces.has(guest)) return null;
  return JUDGED[wish.type](evidence, guest, wish);
}

type Judging = (evidence: Evidence, guest: number, wish: Preference) => Verdict;

const JUDGED: Record<WishType, Judging> = {
  // P-PREF-02: the guest stands on one of the spaces marked on the card.
  in_area: ({ contents, spaces }, guest, wish) => {
    return contents.areaSpaces.get(wish.about!)!.has(spaces.get(guest)!) ? YES : NO;
  },

  // P-PREF-04: shares an edge with the other; P-PREF-05: a guest's own card needs only that guest.
  next_to: (evidence, guest, wish) => {
    const other = evidence.contents.guest(wish.about!);
    return other === guest || beside(evidence, guest).includes(other) ? YES : NO;
  },

  // P-PREF-06, P-PREF-07: nobody of that kind on a space sharing an edge.
  not_next_to: (evidence, guest, wish) => {
    const { guests } = evidence.contents.data;
    const kinds = beside(evidence, guest).map((other) => guests[other - 1]!.kind);
    return kinds.includes(wish.about!) ? NO : YES;
  },

  // P-PREF-08 to P-PREF-10: no other figure covers the guest's illustration.
  nobody_in_front: ({ photo }, guest) => photo.measures.get(guest)!.front(),

  // P-PREF-11 to P-PREF-13: nobody sees the guest's face.
  my_face_hidden: ({ photo, tableHidesFace }, guest) => {
    return photo.measures.get(guest)!.myFace(tableHidesFace);
  },

  // P-PREF-14, P-PREF-15: the guest covers the other's face; P-PREF-16: own card, in brackets.
  hide_face_of: (evidence, guest, wish) => {
    const other = evidence.contents.guest(wish.about!);
    if (other === guest) {
      return JUDGED[wish.alternative ?? "my_face_hidden"](evidence, guest, wish);
    }
    return evidence.photo.measures.get(other)?.hiddenBy(guest) ?? NO;
  },
};

/** The placed guests on spaces sharing an edge with this guest's. */
function beside({ contents, spaces }: Evidence, guest: number): number[] {
  const near = contents.neighbours[spaces.get(guest)!]!;
  return [...spaces].filter(([, space]) => near.has(space)).map(([other]) => other);
}
