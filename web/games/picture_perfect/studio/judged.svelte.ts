// What the judge says about the photograph as it stands: live, and never about wishes (P-PHOTO-07).
import type { Glimpse } from "../../../judge/darkroom";
import { preview } from "../../../judge/darkroom";
import { type Refusal, refusalsOfPhoto } from "../../../judge/placing";
import type { Speaker } from "../../../lib/words.svelte";
import { darkroom, GUESTS } from "../box";
import type { Draft } from "../draft.svelte";
import { spotOf } from "../placing";
import type { Figure } from "../stage/figure";

export interface Rights {
  decorations: number;
  presetsOnly: boolean;
  tableHidesFace: boolean;
}

export class Judged {
  constructor(
    private readonly draft: () => Draft | null,
    private readonly rights: () => Rights,
  ) {}

  readonly refusals: Refusal[] = $derived.by(() => {
    const draft = this.draft();
    return draft ? refusalsOfPhoto(darkroom, draft.photo, this.rights()) : [];
  });

  readonly glimpses: ReadonlyMap<string, Glimpse> = $derived.by(() => {
    const draft = this.draft();
    if (!draft) return new Map();
    const photo = darkroom.develop(draft.photo);
    const found = preview(photo, this.rights().tableHidesFace);
    return new Map(found.map((glimpse) => [GUESTS[glimpse.guest - 1]!.id, glimpse]));
  });

  /** The marks over a guest in the finder: invisible, or covered and face. */
  marks(id: string): string {
    const glimpse = this.glimpses.get(id);
    if (!glimpse) return "";
    if (!glimpse.isVisible) return "x";
    return (glimpse.isCovered ? "c" : "v") + (glimpse.hasFace ? (glimpse.isFaceShown ? "f" : "h") : "");
  }

  /** The same in words. */
  words(id: string, speaker: Speaker): string[] {
    const glimpse = this.glimpses.get(id);
    if (!glimpse) return [];
    if (!glimpse.isVisible) return [speaker.say("table-invisible")];
    const guests = glimpse.coveredBy.map((number) => `guest.${GUESTS[number - 1]!.id}`);
    const face = glimpse.isFaceShown ? "table-face-shows" : "table-face-hidden";
    return [
      speaker.say("table-visible"),
      glimpse.isCovered ? speaker.say("table-covered", { guests }) : speaker.say("table-uncovered"),
      speaker.say(glimpse.hasFace ? face : "table-no-face"),
    ];
  }
}

/** Where a figure is, in words. */
export function whereabouts(figure: Figure | undefined, speaker: Speaker): string {
  if (!figure) return speaker.say("table-aside");
  const parts: string[] = [];
  const upright = { ...figure, facing: "front", posture: "up" } as const;
  const spot = figure.on === "floor" ? spotOf(upright) : null;
  if (figure.on === "table") parts.push(speaker.name("level.table"));
  else parts.push(spot ? speaker.say("table-on-space", { space: spot.space }) : speaker.say("table-free-place"));
  if (figure.posture !== "up") parts.push(speaker.name(`posture.${figure.posture}`));
  if (figure.facing !== "front") parts.push(speaker.name(`facing.${figure.facing}`));
  return parts.join(", ");
}

/** How far a guest stands from the middle of its space. */
export function offsets(figure: Figure | undefined): { dx: number; dy: number } | null {
  const spot = figure ? spotOf(figure) : null;
  return spot && { dx: spot.dx, dy: spot.dy };
}

