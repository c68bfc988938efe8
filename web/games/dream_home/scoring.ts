// What a house is worth now (D-SCORE, D-ROOF, D-HELPER-12 and -14): a preview of the player's own
// house. Checked against the engine by vectors that scripts/dream_home_vectors.py writes.
import type { Contents } from "./box";
import { FLOORS, floorOf, roomAt, runsOf, SPACES, type House, type Run } from "./house";

export const PARTS = ["rooms", "decor", "functionality", "roof", "architect"] as const;
export type Part = (typeof PARTS)[number];
export type Sheet = Record<Part, number>;

/** Whether a card of the partner's type is right beside an annex (D-SCORE-03). */
export function hasPartner(contents: Contents, house: House, run: Run): boolean {
  const partner = contents.room(run.room)?.partner;
  const [first, last] = FLOORS[floorOf(run.start)] as [number, number];
  const sides = [run.start - 1, run.start + run.size].filter((at) => at >= first && at <= last);
  return Boolean(partner) && sides.some((at) => roomAt(house, at) === partner);
}

export function runPoints(contents: Contents, house: House, run: Run): number {
  if (hasPartner(contents, house, run)) return contents.room(run.room)?.besidePartner ?? 0;
  return contents.pointsOf(run.room, run.size);
}

function decorPoints(contents: Contents, house: House): number {
  const extra = house.helpers.includes("interior_designer") ? contents.rule("designer_token") : 0;
  const owned = [...house.tokens.filter((token) => token !== null), ...house.garden];
  return owned.reduce((sum, token) => sum + contents.tokenPoints(token) + extra, 0);
}

/** Which of the two bonuses are earned: a bathroom on each floor; bathroom, kitchen and bedroom. */
export function bonuses(house: House): [boolean, boolean] {
  const rooms = SPACES.map((_, at) => roomAt(house, at));
  const [second, first] = [rooms.slice(0, 5), rooms.slice(5, 10)];
  return [
    second.includes("bathroom") && first.includes("bathroom"),
    ["bathroom", "kitchen", "bedroom"].every((room) => rooms.includes(room)),
  ];
}

function functionality(contents: Contents, house: House): number {
  const hasArchitect = house.helpers.includes("architect");
  const each = contents.rule(hasArchitect ? "functionality_with_architect" : "functionality");
  return each * bonuses(house).filter(Boolean).length;
}

function emptyRooms(contents: Contents, house: House): number {
  if (!house.helpers.includes("architect")) return 0;
  const count = house.spots.filter((spot) => spot.is === "empty").length;
  return count * contents.rule("architect_empty_room");
}

/** The best four of these roof cards, and their points (D-ROOF-04 to -06). */
export function bestRoof(contents: Contents, roofs: string[]): { points: number; used: string[] } {
  const needed = contents.rule("roof_cards");
  let best: { points: number; used: string[] } = { points: 0, used: [] };
  for (const used of sets(roofs, needed)) {
    const isOne = new Set(used.map(colourOf)).size === 1;
    const windows = used.filter(hasWindow).length;
    const points =
      contents.rule(isOne ? "roof_one_colour" : "roof_mixed") +
      windows * contents.rule("roof_window");
    if (points > best.points) best = { points, used };
  }
  return best;
}

/** All different sets of this many cards; cards of one kind are interchangeable. */
function sets(cards: string[], size: number): string[][] {
  if (size === 0) return [[]];
  const kinds = [...new Set(cards)].sort();
  return kinds.flatMap((kind) => {
    const later = cards.filter((card) => card > kind);
    const same = cards.filter((card) => card === kind).slice(1);
    return sets([...same, ...later], size - 1).map((rest) => [kind, ...rest]);
  });
}

export function colourOf(roof: string): string {
  return roof.replace(/_window$/, "");
}

export function hasWindow(roof: string): boolean {
  return roof.endsWith("_window");
}

/** The score sheet of a house; the roof counts only once it may be shown. */
export function sheetOf(contents: Contents, house: House): Sheet {
  const rooms = runsOf(house).reduce((sum, run) => sum + runPoints(contents, house, run), 0);
  return {
    rooms,
    decor: decorPoints(contents, house),
    functionality: functionality(contents, house),
    roof: house.roofs ? bestRoof(contents, house.roofs).points : 0,
    architect: emptyRooms(contents, house),
  };
}

export function total(sheet: Sheet): number {
  return PARTS.reduce((sum, part) => sum + sheet[part], 0);
}
