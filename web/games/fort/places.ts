// Where a choice is made on the table, and where its thing goes: to pick up a card or token there
// and put it down here. Choices without a place are buttons.
import type { Ask, Choice, Words } from "../../lib/wire";
import { bare } from "./describe";

/** The place of a card or token that lies there: `zone:code#key`. */
export function placeOfSpot(spot: string): string {
  return spot.slice(0, spot.indexOf("#"));
}

/** The place of the thing a choice mentions, as `zone:code`; null if it is a plain button. */
export function placeOf({ verb, args }: Words, unit: string | null): string | null {
  const kid = String(args["kid"] ?? "");
  const rival = bare(String(args["rival"] ?? ""));
  const kind = bare(String(args["kind"] ?? ""));
  const from = bare(String(args["place"] ?? ""));
  switch (verb) {
    case "play":
    case "add":
    case "add_as":
    case "tuck":
    case "trash":
    case "follow":
    case "follow_coin":
      return `hand:${kid}`;
    case "keep":
      return `packet:${kid}`;
    case "recruit_park":
    case "tuck_park":
      return `park:${kid}`;
    case "recruit_deck":
    case "tuck_deck":
      return "park_deck:deck";
    case "recruit_yard":
    case "tuck_yard":
    case "trash_yard":
      return `yard.${rival}:${kid}`;
    case "trash_discard":
    case "recycle":
      return `discard:${kid}`;
    case "lookout":
      return `lookout:${kid}`;
    case "take_perk":
      return `perk_row:${args["perk"]}`;
    case "keep_rule":
      return `rules:${args["rule"]}`;
    case "stow":
      return `stuff:${kind}`;
    case "stow_supply":
    case "take_kind":
      return `supply:${kind}`;
    case "spend":
      return `${from}:${unit === "spend_toy" ? "toy" : "pizza"}`;
    case "convert":
      return `${from}:${kind}`;
    case "copy_from":
      return `pack.${rival}:pack`;
    default:
      return null;
  }
}

/** The zone where the thing of a choice ends up. */
export function targetOf(verb: string): string | null {
  if (verb === "play" || verb.startsWith("add") || verb === "lookout") return "play";
  if (verb.startsWith("tuck")) return "lookout";
  if (verb.startsWith("trash")) return "trash";
  if (verb.startsWith("recruit") || verb.startsWith("follow")) return "discard";
  return (
    {
      keep: "kept",
      recycle: "hand",
      take_perk: "own_perk",
      keep_rule: "own_rule",
      stow: "pack",
      stow_supply: "pack",
      take_kind: "stuff",
      copy_from: "stuff",
      spend: "supply",
      convert: "supply",
    }[verb] ?? null
  );
}

/** The choices of a question by the place where they are made; the rest under "". */
export function byPlace(choices: Choice[], unit: string | null): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const place = placeOf(choice.words, unit) ?? "";
    found.set(place, [...(found.get(place) ?? []), choice]);
  }
  return found;
}

/** Whether a pile must be open to make these choices. */
export function needsDiscard(choices: Choice[]): boolean {
  return choices.some(({ words }) => words.verb === "trash_discard" || words.verb === "recycle");
}

/** Whether Recycling is offered beside a question about something else. */
export function hasRecycling(ask: Ask | null): boolean {
  if (ask === null || ask.kind === "use_recycling") return false;
  return ask.choices.some(({ words }) => words.verb === "recycle");
}

/** The answers to the question; the cards to take back count only once the pile is opened. */
export function answersTo(ask: Ask | null, isRecycling: boolean): Choice[] {
  const choices = ask?.choices ?? [];
  if (isRecycling || !hasRecycling(ask)) return choices;
  return choices.filter(({ words }) => words.verb !== "recycle");
}
