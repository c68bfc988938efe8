// A house as the table draws it: twelve spaces, read from any player's view.
import type { Tree, Value } from "../../lib/wire";

export const SPACES = [
  "f2c1", "f2c2", "f2c3", "f2c4", "f2c5",
  "f1c1", "f1c2", "f1c3", "f1c4", "f1c5",
  "f0c4", "f0c5",
] as const; // prettier-ignore
/** The first and last space of each floor: floor 2, floor 1, basement. */
export const FLOORS: readonly (readonly [number, number])[] = [
  [0, 4],
  [5, 9],
  [10, 11],
];

/** What is on a space: a face-up room, an empty room (face down), a Scaffold, or nothing. */
export type Spot =
  | { is: "vacant" }
  | { is: "scaffold" }
  | { is: "empty"; copy: number }
  | { is: "room"; room: string; copy: number };

export interface House {
  seat: number;
  spots: Spot[];
  tokens: (string | null)[];
  garden: string[];
  tools: string[];
  helpers: string[];
  roofCards: number;
  /** Null while they are hidden, as the rules say. */
  roofs: string[] | null;
  points: Record<string, number>;
  children: number;
}

export interface Column {
  number: number;
  room: string | null;
  copy: number;
  resource: string | null;
}

export const VACANT: Spot = { is: "vacant" };

/** The name in a code: `room.kitchen` is `kitchen`. */
export function nameIn(code: string): string {
  return code.slice(code.indexOf(".") + 1);
}

export function kindOf(code: string): string {
  return code.slice(0, Math.max(0, code.indexOf(".")));
}

export function seatIn(code: Value | undefined): number {
  return Number(nameIn(String(code ?? "seat.-1")));
}

export function spaceIndex(code: string): number {
  return SPACES.indexOf(nameIn(code) as (typeof SPACES)[number]);
}

export function floorOf(space: number): number {
  return FLOORS.findIndex(([first, last]) => space >= first && space <= last);
}

/** The space below, or -1 on the ground. */
export function below(space: number): number {
  if (space < 5) return space + 5;
  return space === 8 || space === 9 ? space + 2 : -1;
}

const texts = (value: Value | undefined): string[] =>
  ((value as string[] | undefined) ?? []).map(nameIn);

export function readHouse(player: Tree): House {
  const codes = ["floor_2", "floor_1", "basement"].flatMap((floor) => player[floor] as string[]);
  const copies = player["copies"] as number[];
  const tokens: (string | null)[] = SPACES.map(() => null);
  for (const lying of player["decor"] as { space: string; token: string }[]) {
    tokens[spaceIndex(lying.space)] = nameIn(lying.token);
  }
  return {
    seat: seatIn(player["seat"]),
    spots: codes.map((code, at) => readSpot(code, copies[at] ?? 0)),
    tokens,
    garden: texts(player["garden"]),
    tools: texts(player["tools"]),
    helpers: texts(player["helpers"]),
    roofCards: Number(player["roof_cards"] ?? 0),
    roofs: player["roofs"] ? texts(player["roofs"]) : null,
    points: player["points"] as Record<string, number>,
    children: Number(player["children"] ?? 0),
  };
}

function readSpot(code: string, copy: number): Spot {
  if (code === "spot.vacant") return VACANT;
  if (code === "spot.scaffold") return { is: "scaffold" };
  if (code === "spot.empty_room") return { is: "empty", copy };
  return { is: "room", room: nameIn(code), copy };
}

export function readHouses(view: Tree): House[] {
  return ((view["players"] as Tree[] | undefined) ?? []).map(readHouse);
}

export function readDisplay(view: Tree): Column[] {
  return ((view["display"] as Tree[] | undefined) ?? []).map((column) => ({
    number: Number(column["column"]),
    room: column["room"] === "spot.nothing" ? null : nameIn(String(column["room"])),
    copy: Number(column["copy"] ?? 0),
    resource:
      column["resource"] && column["resource"] !== "spot.nothing"
        ? String(column["resource"])
        : null,
  }));
}

/** The decor token that this seat has taken and still has to place, or null. */
export function readWaitingToken(view: Tree, seat: number): string | null {
  const steps = (view["pending"] as Tree[] | undefined) ?? [];
  const step = steps.find(
    (one) => one["step"] === "step.place_decor" && seatIn(one["seat"]) === seat,
  );
  return step ? nameIn(String(step["token"])) : null;
}

/** A room (D-HOUSE-04): where it begins, and how many cards it has. */
export interface Run {
  room: string;
  start: number;
  size: number;
}

export function roomAt(house: House, space: number): string | null {
  const spot = house.spots[space];
  return spot?.is === "room" ? spot.room : null;
}

/** All rooms of the house, from floor 2 to the basement and from left to right. */
export function runsOf(house: House): Run[] {
  const runs: Run[] = [];
  for (const [first, last] of FLOORS) {
    for (let at = first; at <= last;) {
      const room = roomAt(house, at);
      let end = at + 1;
      while (room && end <= last && roomAt(house, end) === room) end += 1;
      if (room) runs.push({ room, start: at, size: end - at });
      at = end;
    }
  }
  return runs;
}

/** The room that a card is part of, or null where no card is face up. */
export function runAt(house: House, space: number): Run | null {
  return runsOf(house).find(({ start, size }) => space >= start && space < start + size) ?? null;
}

/** The same house after some spaces changed; nothing else is touched. */
export function withSpots(
  house: House,
  changes: Record<number, Spot>,
  tokens = house.tokens,
): House {
  return { ...house, tokens, spots: house.spots.map((spot, at) => changes[at] ?? spot) };
}
