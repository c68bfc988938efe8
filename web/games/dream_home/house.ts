// A house as the table draws it: twelve spaces, read from any player's view.
import type { Tree, Value } from "../../lib/wire";

export const SPACES = [
  "f2c1", "f2c2", "f2c3", "f2c4", "f2c5",
  "f1c1", "f1c2", "f1c3", "f1c4", "f1c5",
  "f0c4", "f0c5",
] as const; // prettier-ignore
/** The lines of the score pad. */
export const PARTS = ["rooms", "decor", "functionality", "roof", "architect"] as const;
export type Part = (typeof PARTS)[number];

/** What is on a space: a face-up room, an empty room (face down), a Scaffold, or nothing. */
export type Spot =
  | { is: "vacant" }
  | { is: "scaffold" }
  | { is: "empty"; copy: number }
  | { is: "room"; room: string; copy: number };

/** A room (D-HOUSE-04): where it begins, how many cards it has, and what it is worth now. */
export interface Room {
  room: string;
  start: number;
  size: number;
  points: number;
  /** Why nothing may join it: its size or its decor; "" if something may. */
  finished: string;
}

export interface House {
  seat: number;
  spots: Spot[];
  rooms: Room[];
  tokens: (string | null)[];
  garden: string[];
  tools: string[];
  helpers: string[];
  roofCards: number;
  /** Null while they are hidden, as the rules say. */
  roofs: string[] | null;
  /** Those that make the best roof. */
  bestRoof: string[];
  /** Without the roof while it is hidden. */
  points: Partial<Record<Part, number>>;
  bonuses: string[];
  children: number;
}

export interface Column {
  number: number;
  room: string | null;
  copy: number;
  resource: string | null;
}

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
    rooms: ((player["rooms"] as Tree[] | undefined) ?? []).map(readRoom),
    tokens,
    garden: texts(player["garden"]),
    tools: texts(player["tools"]),
    helpers: texts(player["helpers"]),
    roofCards: Number(player["roof_cards"] ?? 0),
    roofs: player["roofs"] ? texts(player["roofs"]) : null,
    bestRoof: texts(player["best_roof"]),
    points: player["points"] as House["points"],
    bonuses: texts(player["bonuses"]),
    children: Number(player["children"] ?? 0),
  };
}

function readSpot(code: string, copy: number): Spot {
  if (code === "spot.vacant") return { is: "vacant" };
  if (code === "spot.scaffold") return { is: "scaffold" };
  if (code === "spot.empty_room") return { is: "empty", copy };
  return { is: "room", room: nameIn(code), copy };
}

function readRoom(row: Tree): Room {
  return {
    room: nameIn(String(row["room"])),
    start: spaceIndex(String(row["space"])),
    size: Number(row["size"]),
    points: Number(row["points"]),
    finished: nameIn(String(row["finished"] ?? "")),
  };
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

/** The room that a card is part of, or null where no card is face up. */
export function roomAt(house: House, space: number): Room | null {
  return house.rooms.find(({ start, size }) => space >= start && space < start + size) ?? null;
}

/** What all parts come to that may be seen. */
export function openPoints(house: House): number {
  return Object.values(house.points).reduce((sum, points) => sum + points, 0);
}
