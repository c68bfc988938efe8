// Every drawing of the game by its code name.
import { BASEMENT } from "./basement";
import { box, child, disc, moved, path, repeat } from "./pen";
import { roofArt } from "./roofs";
import { ANY_SIGN, CHILD_SIGN, DONE_SIGN, ROOF_SIGNS, ROOM_SIGNS } from "./symbols";
import { DECOR, HELPERS, MARKER, TOOLS } from "./things";
import { UPPER } from "./upper";

export { CHILD_SIGN, DONE_SIGN, MARKER, roofArt };

const ROOMS: Record<string, string[]> = { ...UPPER, ...BASEMENT };

/** A room that an owner made up: a plain one with a closed door. */
const PLAIN =
  box("wall", 0, 0, 120, 76) +
  box("floor", 0, 74, 120, 16) +
  box("dark", 44, 26, 32, 48, 2) +
  disc("gold", 70, 50, 2);

const WALKS = [
  [102, 81],
  [82, 82],
  [60, 83],
] as const;

export function hasInterior(room: string): boolean {
  return room in ROOMS;
}

export function partsOf(room: string): number {
  return ROOMS[room]?.length ?? 1;
}

/** The interior of a room card: which part of a larger room it is, and the children in it. */
export function roomArt(room: string, part = 0, children = 0): string {
  const parts = ROOMS[room] ?? [PLAIN];
  const family = repeat(Math.min(children, WALKS.length), (at) => {
    const [x, y] = WALKS[at] as readonly [number, number];
    return moved(x, y, child(at + room.length), 1.15);
  });
  return (parts[part % parts.length] as string) + family;
}

export function signOf(room: string): string {
  return ROOM_SIGNS[room] ?? ANY_SIGN;
}

export function roofSign(roof: string): string {
  return ROOF_SIGNS[roof.replace(/_window$/, "")] ?? ANY_SIGN;
}

/** An empty room: plaster, dust sheets and a ladder; nobody lives here. */
export const EMPTY_ROOM =
  box("steel", 0, 0, 120, 90) +
  path(
    "faint",
    "M0 18h120M0 36h120M0 54h120M0 72h120M24 0v18M72 0v18M48 18v18M96 18v18M24 36v18M72 36v18M48 54v18M96 54v18M24 72v18M72 72v18",
  ) +
  path("cream", "M18 82q2-30 14-26q8-10 16 0q14-4 16 26q-12-5-23-1q-12-4-23 1z") +
  path("line", "M30 62q-2 10-3 18M46 60q2 10 1 20M58 66q3 8 3 14") +
  path("wood", "M84 82l8-66h3l-8 66zM104 82l-6-66h3l6 66z") +
  path("line", "M90 30h10M89 42h13M87 54h16M86 66h18");

/** A Scaffold standing on a space. */
export const SCAFFOLDED =
  path("steel", "M12 4h5v84h-5zM103 4h5v84h-5z") +
  path("wood", "M4 26h112v7h-112zM4 60h112v7h-112z") +
  path("line", "M17 33l86 27M103 33l-86 27M17 67l86 20M103 67l-86 20") +
  box("red", 76, 48, 14, 12, 2) +
  path("line", "M78 48q5-8 10 0") +
  box("wood", 28, 54, 20, 6, 1);

/** Things of the upper row, 48 x 48 (roofs 120 x 60), by code name. */
export function resourceArt(code: string): { art: string; view: string } {
  const [kind, name] = code.split(".") as [string, string];
  if (kind === "roof") return { art: roofArt(name), view: "0 0 120 60" };
  const found = { decor: DECOR, helper: HELPERS, tool: TOOLS }[kind]?.[name];
  return { art: found ?? "", view: "0 0 48 48" };
}
