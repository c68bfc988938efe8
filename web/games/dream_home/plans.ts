// What can be done with a thing in hand: where it may be put down, which choice that makes, and
// what the house would then be like. Only the engine's own choices are ever staged.
import type { Ask, Reason } from "../../lib/wire";
import type { Contents } from "./box";
import { kindOf, nameIn, runAt, SPACES, spaceIndex, type Column, type House } from "./house";
import {
  exchanged,
  placed,
  reasonFor,
  refusal,
  swapped,
  withDecor,
  withResource,
  withToken,
  type Face,
} from "./placing";

/** Something that can be picked up. */
export type Item =
  | { is: "column"; column: number }
  | { is: "room"; room: string; copy: number }
  | { is: "scaffold" }
  | { is: "token"; token: string }
  | { is: "discarded"; room: string; copy: number }
  | { is: "card"; space: number };

/** A choice that is laid out but not final, and a placement that follows at once, if any. */
export interface Plan {
  text: string;
  then?: string;
}

export const TOOLS = ["drill", "cement_mixer"] as const;
export const SWAPPERS = ["supplier", "handyman"] as const;

export interface Situation {
  ask: Ask;
  offered: ReadonlySet<string>;
  house: House;
  display: Column[];
  contents: Contents;
  face: Face;
  /** The tool or helper that is being used, if any. */
  using: string | null;
  /** The decor token waiting for the room card to be placed, if any. */
  token?: string | null;
}

export const columnName = (column: number) => `column-${column}`;

/** The thing that the question itself puts into the player's hand. */
export function inHand(ask: Ask): Item[] {
  const room: Item = {
    is: "room",
    room: nameIn(String(ask.about["room"] ?? "")),
    copy: Number(ask.about["copy"] ?? 0),
  };
  switch (ask.kind) {
    case "place_room":
      return [room];
    case "place_scaffold_or_room":
      return [room, { is: "scaffold" }];
    case "place_scaffold":
      return [{ is: "scaffold" }];
    case "place_decor":
      return [{ is: "token", token: nameIn(String(ask.about["decor"] ?? "")) }];
    default:
      return [];
  }
}

const pair = (verb: string, one: number, other: number) =>
  `${verb}(${Math.min(one, other)}, ${Math.max(one, other)})`;

function spacePair(one: number, other: number): string {
  return `handyman(${SPACES[Math.min(one, other)]}, ${SPACES[Math.max(one, other)]})`;
}

/** What putting the thing down at a place would mean, whether it is offered or not. */
export function planAt(
  now: Situation,
  item: Item,
  target: string,
  face: Face = now.face,
): Plan | null {
  const isSpace = !target.startsWith("column-");
  const column = Number(target.slice("column-".length));
  switch (item.is) {
    case "room":
      return isSpace ? { text: `place_room(${target}, ${face})` } : null;
    case "scaffold":
      return isSpace ? { text: `place_scaffold(${target})` } : null;
    case "token":
      return isSpace ? { text: `place_decor(${target})` } : null;
    case "discarded":
      return isSpace ? { text: `supplier(${item.room}, ${item.copy}, ${target})` } : null;
    case "card":
      if (now.using === "drill")
        return isSpace ? null : { text: `drill(${column}, ${SPACES[item.space]})` };
      return isSpace ? { text: spacePair(item.space, spaceIndex(target)) } : null;
    case "column":
      if (now.using === "drill")
        return isSpace ? { text: `drill(${item.column}, ${target})` } : null;
      if (now.using === "cement_mixer")
        return isSpace ? null : { text: pair("cement_mixer", item.column, column) };
      if (!isSpace || now.ask.kind === "discard_column") return null;
      return { text: `${now.ask.kind}(${item.column})`, then: `place_room(${target}, ${face})` };
  }
}

/** Whether the plan is possible: the choice is offered, and the placement after it will be. */
function isPossible(now: Situation, item: Item, plan: Plan): boolean {
  if (!now.offered.has(plan.text)) return false;
  if (!plan.then || item.is !== "column") return true;
  const [space, face] = wordsIn(plan.then) as [string, Face];
  return refusalAt(now, item.column, spaceIndex(space), face) === null;
}

function refusalAt(now: Situation, column: number, space: number, face: Face): string | null {
  const { room, resource } = now.display[column - 1] as Column;
  const taken = now.ask.kind === "take_column" ? resource : null;
  return room
    ? refusal(now.contents, withResource(now.house, taken), space, room, face)
    : "COLUMN_EMPTY";
}

/**
 * All places where the thing may go, and what that would mean; face down where face up is illegal.
 */
export function plansFor(now: Situation, item: Item): Map<string, Plan> {
  const found = new Map<string, Plan>();
  const faces: Face[] = now.face === "up" ? ["up", "down"] : ["down"];
  for (const target of [...SPACES, ...[1, 2, 3, 4, 5].map(columnName)]) {
    const plan = faces
      .map((face) => planAt(now, item, target, face))
      .find((one) => one !== null && isPossible(now, item, one));
    if (plan) found.set(target, plan);
  }
  return found;
}

/** Why the thing cannot go there: a choice to ask about, or an already known reason. */
export function refusedAt(now: Situation, item: Item, target: string): string | Reason | null {
  const plan = planAt(now, item, target);
  if (!plan || isPossible(now, item, plan)) return null;
  if (!plan.then || item.is !== "column") return plan.text;
  const space = spaceIndex(target);
  const code = refusalAt(now, item.column, space, now.face);
  return code === null || code === "COLUMN_EMPTY" ? null : reasonFor(code, space);
}

/** The words of a choice: `drill(2, f1c1)` is 2 and f1c1. */
export function wordsIn(text: string): string[] {
  const open = text.indexOf("(");
  return open < 0 ? [] : text.slice(open + 1, -1).split(", ");
}

export function verbIn(text: string): string {
  return text.split("(")[0] as string;
}

/** The player's own house as it would be after the plan. */
export function houseAfter(now: Situation, plan: Plan): House {
  const words = wordsIn(plan.text);
  const { house, display } = now;
  const space = (at: number) => spaceIndex(words[at] ?? "");
  switch (verbIn(plan.text)) {
    case "take_column":
    case "jackhammer": {
      const column = display[Number(words[0]) - 1] as Column;
      const isTaken = verbIn(plan.text) === "take_column";
      const richer = isTaken ? withResource(house, column.resource) : house;
      if (!plan.then || !column.room) return richer;
      const [target, face] = wordsIn(plan.then) as [string, Face];
      const token =
        isTaken && kindOf(column.resource ?? "") === "decor" ? nameIn(column.resource ?? "") : null;
      return built(now, richer, {
        space: spaceIndex(target),
        room: column.room,
        copy: column.copy,
        face,
        token,
      });
    }
    case "place_room": {
      const [room] = inHand(now.ask);
      if (room?.is !== "room") return house;
      return built(now, house, {
        ...room,
        space: space(0),
        face: words[1] as Face,
        token: now.token ?? null,
      });
    }
    case "place_scaffold":
      return {
        ...house,
        spots: house.spots.map((spot, at) => (at === space(0) ? { is: "scaffold" } : spot)),
      };
    case "place_decor":
      return withToken(house, space(0), nameIn(String(now.ask.about["decor"] ?? "")));
    case "drill": {
      const column = display[Number(words[0]) - 1] as Column;
      return column.room ? exchanged(house, space(1), column.room, column.copy) : house;
    }
    case "supplier":
      return exchanged(house, space(2), words[0] ?? "", Number(words[1]));
    case "handyman":
      return swapped(house, space(0), space(1));
    case "keep_token":
      return keeping(house, spaceIndex(String(now.ask.about["space"] ?? "")), words[0] ?? "");
    default:
      return house;
  }
}

interface Building {
  space: number;
  room: string;
  copy: number;
  face: Face;
  token: string | null;
}

/** The house with a room card, and with the token that comes with it. */
function built(
  { contents }: Situation,
  house: House,
  { space, room, copy, face, token }: Building,
): House {
  const after = placed(house, space, room, copy, face);
  return token ? withDecor(contents, after, token, space) : after;
}

function keeping(house: House, space: number, kept: string): House {
  const run = runAt(house, space);
  if (!run) return house;
  const isIn = (at: number) => at >= run.start && at < run.start + run.size;
  return {
    ...house,
    tokens: house.tokens.map((token, at) => (isIn(at) && token !== kept ? null : token)),
  };
}

/** The spaces that a plan changes: they are drawn as not final. */
export function stagedSpaces(plan: Plan | null): number[] {
  if (!plan) return [];
  return [...wordsIn(plan.text), ...wordsIn(plan.then ?? "")]
    .map(spaceIndex)
    .filter((at) => at >= 0);
}

/** The columns that a plan names. */
export function stagedColumns(plan: Plan | null): number[] {
  const verb = plan ? verbIn(plan.text) : "";
  if (
    !plan ||
    !["take_column", "discard_column", "jackhammer", "drill", "cement_mixer"].includes(verb)
  )
    return [];
  return wordsIn(plan.text)
    .map(Number)
    .filter((column) => column >= 1);
}

export function isSame(one: Item, other: Item): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The code name of a thing in hand, for its name and its explanation. */
export function codeOf(item: Item, now: Situation): string {
  switch (item.is) {
    case "room":
    case "discarded":
      return `room.${item.room}`;
    case "scaffold":
      return "tool.scaffold";
    case "token":
      return `decor.${item.token}`;
    case "column":
      return `room.${now.display[item.column - 1]?.room ?? ""}`;
    case "card": {
      const spot = now.house.spots[item.space];
      return spot?.is === "room" ? `room.${spot.room}` : "spot.empty_room";
    }
  }
}

export function isRoof(code: string): boolean {
  return kindOf(code) === "roof";
}
