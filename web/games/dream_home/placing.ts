// Where a room card may go (D-PLACE, D-EMPTY), worked out before asking the engine: while a player
// only looks at a column. What is really offered always comes from the engine; vectors keep the two
// in step.
import type { Contents } from "./box";
import type { Reason } from "../../lib/wire";
import {
  below,
  FLOORS,
  floorOf,
  roomAt,
  runAt,
  SPACES,
  VACANT,
  withSpots,
  type House,
  type Spot,
} from "./house";

export type Face = "up" | "down";

/** Supported, and without a room card: where a card may be put face down (D-EMPTY-02). */
export function isOpen(house: House, space: number): boolean {
  const spot = house.spots[space] as Spot;
  if (spot.is === "room" || spot.is === "empty") return false;
  const under = below(space);
  return under < 0 || (house.spots[under] as Spot).is !== "vacant";
}

/** The refusals in section 7 of the rules that a placement can meet, with the rules behind them. */
const RULES: Record<string, string[]> = {
  SPACE_TAKEN: ["D-PLACE-01", "D-EMPTY-02", "D-TOOL-13"],
  WRONG_ZONE: ["D-PLACE-03", "D-HELPER-09"],
  NO_SUPPORT: ["D-HOUSE-02", "D-PLACE-02", "D-EMPTY-02", "D-TOOL-13"],
  ROOM_FINISHED_SIZE: ["D-HOUSE-05", "D-PLACE-06"],
  ROOM_FINISHED_DECOR: ["D-HOUSE-05", "D-PLACE-06", "D-HELPER-06", "D-HELPER-13"],
  ROOM_TOO_LARGE: ["D-PLACE-05", "D-PLACE-07", "D-HELPER-09"],
};

/** Why a face-up card of this type may not join what is beside the space (D-PLACE-05 to -07). */
function joining(contents: Contents, house: House, space: number, room: string): string | null {
  const [first, last] = FLOORS[floorOf(space)] as [number, number];
  let [start, end] = [space, space];
  while (start > first && roomAt(house, start - 1) === room) start -= 1;
  while (end < last && roomAt(house, end + 1) === room) end += 1;
  const most = contents.maxSize(room);
  if (start === end) return null;
  if (space - start >= most || end - space >= most) return "ROOM_FINISHED_SIZE";
  const isDecorated = house.tokens.some(
    (token, at) => token && at >= start && at <= end && at !== space,
  );
  if (isDecorated && !house.helpers.includes("interior_designer")) return "ROOM_FINISHED_DECOR";
  return end - start >= most ? "ROOM_TOO_LARGE" : null;
}

/** The engine's code for refusing this placement, or null. */
export function refusal(
  contents: Contents,
  house: House,
  space: number,
  room: string,
  face: Face,
): string | null {
  const spot = house.spots[space] as Spot;
  if (spot.is === "room" || spot.is === "empty") return "SPACE_TAKEN";
  const isBasement = contents.room(room)?.basement ?? false;
  if (face === "up" && (floorOf(space) === 2) !== isBasement) return "WRONG_ZONE";
  if (!isOpen(house, space)) return "NO_SUPPORT";
  return face === "up" ? joining(contents, house, space, room) : null;
}

/** The same as a reason for people. */
export function reasonFor(code: string, space: number): Reason {
  return { code, args: { space: `space.${SPACES[space]}` }, rules: RULES[code] ?? [] };
}

/** The house with the card on the space; a Scaffold there is gone. */
export function placed(house: House, space: number, room: string, copy: number, face: Face): House {
  return withSpots(house, {
    [space]: face === "up" ? { is: "room", room, copy } : { is: "empty", copy },
  });
}

/** The house after a card came in from outside in exchange: the old card's token is gone. */
export function exchanged(house: House, space: number, room: string, copy: number): House {
  const tokens = house.tokens.map((token, at) => (at === space ? null : token));
  return withSpots(house, { [space]: { is: "room", room, copy } }, tokens);
}

/** The house after two cards changed places; tokens travel with them (D-HELPER-08). */
export function swapped(house: House, one: number, other: number): House {
  const tokens = [...house.tokens];
  [tokens[one], tokens[other]] = [tokens[other] ?? null, tokens[one] ?? null];
  const [a, b] = [house.spots[one] ?? VACANT, house.spots[other] ?? VACANT];
  return withSpots(house, { [one]: b, [other]: a }, tokens);
}

/** The house with the resource above a column: a helper works at once (D-TURN-04). */
export function withResource(house: House, resource: string | null): House {
  if (!resource?.startsWith("helper.")) return house;
  return { ...house, helpers: [...house.helpers, resource.slice("helper.".length)] };
}

export function withToken(house: House, space: number, token: string): House {
  return { ...house, tokens: house.tokens.map((old, at) => (at === space ? token : old)) };
}

/** Whether a token may go on this card: of its type, in a room without one (D-DECOR-03, -04). */
function takesToken(contents: Contents, house: House, space: number, token: string): boolean {
  const run = runAt(house, space);
  if (!run || house.tokens.slice(run.start, run.start + run.size).some(Boolean)) return false;
  const on = contents.tokenGoesOn(token);
  if (on === "any_basement_room") return contents.room(run.room)?.basement ?? false;
  return on === "any_room" || on === run.room;
}

/**
 * The house with the token that came with a card (D-TURN-05): beside the house, or in a room, on
 * that very card if possible. It is worth the same in any room; if none takes it, it is lost.
 */
export function withDecor(contents: Contents, house: House, token: string, card: number): House {
  if (contents.tokenGoesOn(token) === "beside_house")
    return { ...house, garden: [...house.garden, token] };
  const at = [card, ...SPACES.keys()].find((space) => takesToken(contents, house, space, token));
  return at === undefined ? house : withToken(house, at, token);
}
