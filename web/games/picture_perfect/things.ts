// What can be explained, by the ids of its words, and the numbered rules behind it.
import { BOX, idOf } from "./box.svelte";

/** Everything that has its own explanation, in the order of the guide. */
export const EXPLAINED = {
  guests: [
    "guest-clara",
    "guest-carmen",
    "guest-nina",
    "guest-olga",
    "guest-stella",
    "guest-mia",
    "guest-victor",
    "guest-otto",
    "guest-leo",
    "guest-hugo",
    "guest-bruno",
    "guest-marco",
    "guest-tango",
    "guest-palmira",
  ],
  wishes: [
    "preference-near_table",
    "preference-away_from_table",
    "preference-row_1",
    "preference-row_2",
    "preference-row_3",
    "preference-row_4",
    "preference-left",
    "preference-right",
    "preference-edge",
    "preference-middle",
    "preference-next_to_clara",
    "preference-next_to_carmen",
    "preference-next_to_victor",
    "preference-next_to_leo",
    "preference-next_to_hugo",
    "preference-next_to_tango",
    "preference-next_to_palmira",
    "preference-hide_face_of_nina",
    "preference-hide_face_of_olga",
    "preference-hide_face_of_stella",
    "preference-hide_face_of_mia",
    "preference-hide_face_of_otto",
    "preference-hide_face_of_bruno",
    "preference-hide_face_of_marco",
    "preference-nobody_in_front",
    "preference-my_face_hidden",
    "preference-not_next_to_man",
    "preference-not_next_to_woman",
  ],
  exchanges: [
    "exchange-dance",
    "exchange-partner",
    "exchange-gifts",
    "exchange-revelations",
    "exchange-theft",
    "exchange-rumours",
    "exchange-open_auction",
    "exchange-shared_auction",
    "exchange-single_bid_auction",
    "exchange-fixed_price_auction",
    "exchange-secret_auction",
    "exchange-unfair_secret_auction",
  ],
  zones: [
    "zone-round",
    "zone-deck",
    "zone-card",
    "zone-centre",
    "zone-players",
    "zone-envelopes",
    "zone-won",
    "zone-decorations",
    "zone-supply",
    "zone-shown",
    "zone-vip",
    "zone-scene",
    "zone-photo",
    "zone-camera",
    "zone-guests",
    "zone-lot",
    "zone-bid",
    "zone-album",
    "zone-points",
  ],
} as const;

const WISH_RULES: Record<string, string[]> = {
  in_area: ["P-PREF-02", "P-PREF-03"],
  next_to: ["P-PREF-04", "P-PREF-05"],
  not_next_to: ["P-PREF-06", "P-PREF-07"],
  nobody_in_front: ["P-PREF-08", "P-PREF-09", "P-PREF-10"],
  my_face_hidden: ["P-PREF-11", "P-PREF-12", "P-PREF-13"],
  hide_face_of: ["P-PREF-14", "P-PREF-15", "P-PREF-16"],
};

const CARD_RULES: Record<string, string[]> = {
  dance: ["P-EXCH-04", "P-EXCH-05"],
  partner: ["P-EXCH-08", "P-EXCH-09"],
  gifts: ["P-EXCH-10", "P-EXCH-13"],
  revelations: ["P-EXCH-14", "P-EXCH-17"],
  theft: ["P-EXCH-18", "P-EXCH-19"],
  rumours: ["P-EXCH-21", "P-EXCH-22"],
  open_auction: ["P-AUCT-19", "P-AUCT-20"],
  shared_auction: ["P-AUCT-23", "P-AUCT-26"],
  single_bid_auction: ["P-AUCT-30", "P-AUCT-31"],
  fixed_price_auction: ["P-AUCT-32", "P-AUCT-33"],
  secret_auction: ["P-AUCT-36", "P-AUCT-37"],
  unfair_secret_auction: ["P-AUCT-40", "P-AUCT-41"],
};

const ZONE_RULES: Record<string, string[]> = {
  round: ["P-ROUND-01"],
  deck: ["P-SETUP-09", "P-SETUP-10"],
  card: ["P-ROUND-04", "P-ROUND-05"],
  centre: ["P-SETUP-03", "P-SETUP-05"],
  players: ["P-INFO-07", "P-INFO-09"],
  envelopes: ["P-INFO-01", "P-INFO-02"],
  won: ["P-AUCT-12", "P-AUCT-13"],
  decorations: ["P-PLACE-04", "P-SCORE-07"],
  supply: ["P-SETUP-07", "P-VAR-02"],
  shown: ["P-INFO-03", "P-INFO-04", "P-INFO-11"],
  vip: ["P-VIP-01", "P-VIP-04", "P-SCORE-05"],
  scene: ["P-PLACE-01", "P-PLACE-03"],
  photo: ["P-PHOTO-02", "P-PHOTO-03", "P-PHOTO-04", "P-PHOTO-07"],
  camera: ["P-GEO-07", "P-GEO-09"],
  guests: ["P-PLACE-06", "P-PLACE-07", "P-PLACE-08"],
  lot: ["P-AUCT-01", "P-AUCT-16"],
  bid: ["P-AUCT-03", "P-AUCT-04"],
  album: ["P-PHOTO-08", "P-SCORE-01"],
  points: ["P-SCORE-02", "P-SCORE-03", "P-SCORE-05"],
};

/** The rules behind a thing, for the explanation to link to. */
export function rulesOf(code: string): string[] {
  const name = idOf(code);
  const wish = BOX.data.preferences.find(({ id }) => id === name);
  if (code.startsWith("preference.")) return wish ? (WISH_RULES[wish.type] ?? []) : [];
  if (code.startsWith("exchange.")) return CARD_RULES[name] ?? [];
  if (code.startsWith("zone.")) return ZONE_RULES[name] ?? [];
  return code.startsWith("guest.") ? ["P-PREF-01", "P-PREF-07"] : [];
}

/** `guest-clara` as a code name: `guest.clara`. */
export function codeOf(id: string): string {
  return id.replace("-", ".");
}
