// A seat's view, read into named parts: what is where, for every player.
import type { Tree } from "../../lib/wire";

export interface Tokens {
  pizza: number;
  toys: number;
  limit: number; // of each kind in Stuff, together in the Pack
}

export interface Player {
  seat: number;
  board: string;
  track: number;
  level: number;
  stuff: Tokens;
  pack: Tokens;
  perk: string | null;
  rule: string | null; // "hidden" if it is there but not known
  hand: number;
  deck: number;
  yard: string[];
  lookout: string[];
  lookoutLimit: number;
  discard: string[];
  packet: number;
  kept: number;
}

export interface Added {
  kid: string;
  suit: string | null;
}

export interface Play {
  count: number;
  area: string[];
  played: string | null;
  toFollow: string | null; // the suit that followers discard, without its kind
  added: Added[];
  namedLookout: Added[];
  public: string;
  private: string;
  bound: string | null;
  followed: number[];
}

export interface Sight {
  round: number;
  order: number[];
  leader: number;
  ending: string;
  park: string[];
  parkDeck: number;
  perkRow: string[];
  usedPerks: string[];
  rulePile: number;
  macaroni: number | null;
  trash: string[];
  play: Play;
  players: Player[];
  step: string; // what is pending: choose_play, additions, run, window …
  details: Record<string, string>;
  steps: string[];
  answered: number[];
  hand: string[] | null; // the viewer's own cards
  deck: string[];
  rules: string[];
  packet: string[];
  kept: string[];
  pick: string | null;
}

const part = (name: unknown) => String(name).slice(String(name).indexOf(".") + 1);
const seatOf = (code: unknown) => Number(part(code));
const known = (code: unknown) => (code === "mark.none" || code === undefined ? null : String(code));
const bareOr = (code: unknown) => (known(code) === null ? null : part(code));
const codes = (list: unknown) => (Array.isArray(list) ? list.map(String) : []);

export function see(view: Tree): Sight {
  const play = view["play"] as Tree;
  const own = (view["own"] ?? null) as Tree | null;
  const moments = (view["moment"] as Tree[] | undefined) ?? [];
  const now = moments.at(-1);
  return {
    round: Number(view["round"]),
    order: codes(view["order"]).map(seatOf),
    leader: seatOf(view["leader"]),
    ending: part(view["ending"]),
    park: codes(view["park"]),
    parkDeck: Number(view["park_deck"]),
    perkRow: codes(view["perk_row"]),
    usedPerks: codes(view["used_perks"]),
    rulePile: Number(view["rule_pile"]),
    macaroni: known(view["macaroni"]) === null ? null : seatOf(view["macaroni"]),
    trash: codes(view["trash_box"]),
    play: {
      count: Number(play["cards_played"]),
      area: codes(play["play_area"]),
      played: known(play["played"]),
      toFollow: bareOr(play["to_follow"]),
      added: additions(play["added"]),
      namedLookout: additions(play["named_lookout"]),
      public: part(play["public"]),
      private: part(play["private"]),
      bound: bareOr(play["bound"]),
      followed: codes(play["followed"]).map(seatOf),
    },
    players: (view["players"] as Tree[]).map(player),
    step: now ? part(now["step"]) : "over",
    details: fields(now?.["details"]),
    steps: moments.map((moment) => part(moment["step"])),
    answered: codes(view["answered"]).map(seatOf),
    hand: own ? codes(own["hand"]) : null,
    deck: codes(own?.["deck"]),
    rules: codes(own?.["rule_pile"]),
    packet: codes(own?.["packet"]),
    kept: codes(own?.["kept"]),
    pick: known(own?.["pick"]),
  };
}

function player(data: Tree): Player {
  const tokens = (value: unknown) => {
    const { pizza, toys, limit } = value as Record<string, number>;
    return { pizza: pizza ?? 0, toys: toys ?? 0, limit: limit ?? 0 };
  };
  const rule = known(data["made_up_rule"]);
  return {
    seat: seatOf(data["seat"]),
    board: part(data["board"]),
    track: Number(data["track"]),
    level: Number(data["level"]),
    stuff: tokens(data["stuff"]),
    pack: tokens(data["pack"]),
    perk: known(data["perk"]),
    rule: rule === "mark.hidden" ? "hidden" : rule,
    hand: Number(data["hand"]),
    deck: Number(data["deck"]),
    yard: codes(data["yard"]),
    lookout: codes(data["lookout"]),
    lookoutLimit: Number(data["lookout_limit"]),
    discard: codes(data["discard_pile"]),
    packet: Number(data["packet"] ?? 0),
    kept: Number(data["kept"] ?? 0),
  };
}

function additions(list: unknown): Added[] {
  return ((list as Tree[] | undefined) ?? []).map((entry) => ({
    kid: String(entry["kid"]),
    suit: bareOr(entry["suit"]),
  }));
}

/** The details of what is pending: `action=public suit=shovel number=1`. */
function fields(details: unknown): Record<string, string> {
  const pairs = String(details ?? "")
    .split(" ")
    .filter(Boolean)
    .map((field) => field.split("=") as [string, string]);
  return Object.fromEntries(pairs);
}
