// What can be done with a thing in hand: where it may be put down, which choices that makes, and
// what they would add. All of it is told by the engine: its question, and what it foretells.
import type { ChoiceIndex } from "../../desk/choices";
import type { Refused } from "../../desk/why.svelte";
import type { Trial } from "../../lib/tries.svelte";
import type { Args, Ask, Choice, OptionTried, Points, Tried, Words } from "../../lib/wire";
import { kindOf, nameIn, seatIn, SPACES, spaceIndex, type Column, type House } from "./house";

export type Face = "up" | "down";

/** Something that can be picked up. */
export type Item =
  | { is: "column"; column: number }
  | { is: "room"; room: string; copy: number }
  | { is: "scaffold" }
  | { is: "token"; token: string }
  | { is: "discarded"; room: string; copy: number }
  | { is: "card"; space: number }
  /** A token that comes with what is laid out: where it goes is the answer at this place of `then`. */
  | { is: "comes"; token: string; at: number };

/** Choices one after another that are laid out but not final. */
export interface Plan {
  choices: readonly Choice[];
  /** What finishes it: the best there is, unless the player wants something else. */
  then: readonly number[];
  /** What it all adds; null until the engine has said so. */
  points: number | null;
  /** Where the thing was put down; "" if it needs no place. */
  target: string;
  isDown: boolean;
}

export const TOOLS = ["drill", "cement_mixer"] as const;
export const SWAPPERS = ["supplier", "handyman"] as const;

export interface Situation {
  ask: Ask;
  choices: ChoiceIndex;
  house: House;
  display: Column[];
  face: Face;
  /** The tool or helper that is being used, if any. */
  using: string | null;
  /** What is laid out, if anything. */
  plan: Plan | null;
  /** What these choices would lead to, if that is known already. */
  tried(trial: Trial): Tried | null;
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

/** Whether the thing is a column that is taken together with a place for its room. */
function isTaken(now: Situation, item: Item): boolean {
  return item.is === "column" && !now.using && now.ask.kind !== "discard_column";
}

/** The choices that come before the question of where the thing goes; null: it cannot be taken. */
export function before(now: Situation, item: Item): Choice[] | null {
  if (item.is !== "column" || !isTaken(now, item)) return [];
  const taken = now.choices.find(now.ask.kind, { column: item.column });
  return taken ? [taken] : null;
}

/** The choices of a trial: what was decided, as the engine is asked about it. */
function trialBefore(now: Situation, item: Item): Trial | null {
  if (item.is === "comes") return now.plan && pathOf(now.plan, item.at);
  return before(now, item)?.map(({ choice }) => choice) ?? null;
}

/** What has to be known before it can be said where the thing may go; null if nothing. */
export function unknownFor(now: Situation, item: Item): Trial | null {
  const trial = trialBefore(now, item);
  return trial?.length && !now.tried(trial) ? trial : null;
}

/** All choices of a plan in order, or those before an answer that finishes it. */
export function pathOf(plan: Plan, upTo = plan.then.length): number[] {
  return [...plan.choices.map(({ choice }) => choice), ...plan.then.slice(0, upTo)];
}

/** All places where the thing may go, and what that would mean; face down where it has to be. */
export function plansFor(now: Situation, item: Item): Map<string, Plan> {
  const found = new Map<string, Plan>();
  const trial = trialBefore(now, item);
  if (trial === null) return found;
  const foretold = now.tried(trial);
  const ask = trial.length ? foretold?.ask : now.ask;
  if (trial.length && foretold && !ask) return landed(now, item, foretold);
  for (const choice of ask?.choices ?? []) {
    const target = targetOf(now, item, choice.words);
    if (target === null) continue;
    const isDown = choice.words.args["face"] === "face.down";
    const isUp = choice.words.args["face"] === "face.up";
    if ((isUp && now.face === "down") || (isDown && found.has(target))) continue;
    const last = { ...planOf(foretold, choice), target, isDown };
    if (item.is === "comes" && now.plan) found.set(target, otherwise(now.plan, item.at, last));
    else found.set(target, { ...last, choices: [...(before(now, item) ?? []), choice] });
  }
  return found;
}

/** Whether the question that is asked now has an answer for this thing. */
export function isWanted(now: Situation, item: Item): boolean {
  return now.ask.choices.some(({ words }) => targetOf(now, item, words) !== null);
}

/** An answer to a question of which the engine foretells the options. */
export function planOf(foretold: Tried | null, choice: Choice): Plan {
  const option = optionOf(foretold, choice.choice);
  return {
    choices: [choice],
    then: option?.then ?? [],
    points: option && foretold ? sum(foretold.points) + sum(option.points) : null,
    target: "",
    isDown: false,
  };
}

/** The same plan, finished otherwise from this answer on. */
export function otherwise(plan: Plan, at: number, { choices, then, points }: Plan): Plan {
  const answers = choices.map(({ choice }) => choice);
  return { ...plan, then: [...plan.then.slice(0, at), ...answers, ...then], points };
}

/** Where a room went by itself: there was only one way to place it. */
function landed(now: Situation, item: Item, foretold: Tried): Map<string, Plan> {
  const line = foretold.log.find(({ kind, args }) => {
    return kind.startsWith("room_") && seatIn(args["seat"]) === now.house.seat && args["space"];
  });
  const choices = before(now, item) ?? [];
  if (!line || !choices.length) return new Map();
  const [target, isDown] = [nameIn(String(line.args["space"])), line.kind !== "room_placed"];
  const points = sum(foretold.points);
  return new Map([[target, { choices, then: [], points, target, isDown }]]);
}

const options = new WeakMap<Tried, Map<number, OptionTried>>();

function optionOf(foretold: Tried | null, choice: number): OptionTried | undefined {
  if (!foretold) return undefined;
  const found =
    options.get(foretold) ?? new Map(foretold.each.map((option) => [option.choice, option]));
  options.set(foretold, found);
  return found.get(choice);
}

function sum(points: Points): number {
  return Object.values(points).reduce((total, part) => total + part, 0);
}

/** The place where a choice puts this thing; null if the choice is about something else. */
function targetOf(now: Situation, item: Item, { verb, args }: Words): string | null {
  const at = String(args["space"] ?? "");
  switch (item.is) {
    case "room":
      return verb === "place_room" ? nameIn(at) : null;
    case "scaffold":
      return verb === "place_scaffold" ? nameIn(at) : null;
    case "token":
    case "comes":
      return verb === "place_decor" ? nameIn(at) : null;
    case "discarded": {
      const isThis = nameIn(String(args["room"])) === item.room && args["copy"] === item.copy;
      return verb === "supplier" && isThis ? nameIn(at) : null;
    }
    case "card": {
      if (verb !== now.using) return null;
      const ends = [at, String(args["other"] ?? "")].map(spaceIndex);
      if (!ends.includes(item.space)) return null;
      if (verb === "drill") return columnName(Number(args["column"]));
      return SPACES[ends.find((space) => space !== item.space) ?? -1] ?? null;
    }
    case "column": {
      if (isTaken(now, item)) return verb === "place_room" ? nameIn(at) : null;
      const ends = [args["column"], args["other"]].map(Number);
      if (verb !== now.using || !ends.includes(item.column)) return null;
      if (verb === "drill") return nameIn(at);
      return columnName(ends.find((column) => column !== item.column) ?? 0);
    }
  }
}

/** What putting the thing down at a place would be called, whether it may be done or not. */
function wordsAt(now: Situation, item: Item, target: string): Words | null {
  const column = target.startsWith("column-") ? Number(target.slice("column-".length)) : 0;
  const space = `space.${target}`;
  const swap = (verb: string, args: Args): Words => ({ verb, args });
  if (item.is === "card" && now.using === "drill")
    return column ? swap("drill", { column, space: `space.${SPACES[item.space]}` }) : null;
  if (item.is === "column" && now.using === "cement_mixer") {
    const [one, other] = [item.column, column].sort((a, b) => a - b) as [number, number];
    return column && one !== other ? swap("cement_mixer", { column: one, other }) : null;
  }
  if (column) return null;
  switch (item.is) {
    case "room":
      return swap("place_room", { space, face: `face.${now.face}` });
    case "scaffold":
      return swap("place_scaffold", { space });
    case "token":
    case "comes":
      return swap("place_decor", { space });
    case "discarded":
      return swap("supplier", { room: `room.${item.room}`, copy: item.copy, space });
    case "card": {
      const [one, other] = [item.space, spaceIndex(target)].sort((a, b) => a - b);
      const ends = { space: `space.${SPACES[one!]}`, other: `space.${SPACES[other!]}` };
      return one === other ? null : swap("handyman", ends);
    }
    case "column":
      if (now.using === "drill") return swap("drill", { column: item.column, space });
      return isTaken(now, item) ? swap("place_room", { space, face: `face.${now.face}` }) : null;
  }
}

/** Why the thing cannot go there, as something to ask the engine about. */
export function refusedAt(now: Situation, item: Item, target: string): Refused {
  const plan = plansFor(now, item).get(target);
  const words = wordsAt(now, item, target);
  const trial = trialBefore(now, item);
  if (!words || trial === null) return null;
  if (plan && (now.face === "down" || !plan.isDown)) return null;
  if (trial.length && !now.tried(trial)?.ask) return null;
  return trial.length ? [...(trial as number[]), words] : words;
}

/** The spaces that a plan changes: they are drawn as not final. */
export function stagedSpaces(plan: Plan | null): number[] {
  if (!plan) return [];
  const named = plan.choices.flatMap(({ words: { args } }) => [args["space"], args["other"]]);
  const found = [...named, plan.target].map((code) => spaceIndex(String(code ?? "")));
  return [...new Set(found.filter((at) => at >= 0))];
}

/** The columns that a plan names. */
export function stagedColumns(plan: Plan | null): number[] {
  const args = plan?.choices[0]?.words.args ?? {};
  return [args["column"], args["other"]].filter((column) => typeof column === "number");
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
    case "comes":
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
