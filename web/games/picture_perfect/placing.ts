// From millimetres to spaces and back: where a figure may stand for the photograph (section 5.4).
import { type Place, X_OFFSET, Y_OFFSET } from "./judge/scene";
import { BOX } from "./box.svelte";
import { type Figure, standing } from "./stage/figure";

export interface Spot {
  space: string;
  dx: number;
  dy: number;
}

const HALF = 20; // mm: half a space
// What a finger can reach in the room, slightly inside the bounds of section 5.4.
export const REACH = { x: 115, near: -20, far: 175 };
const ON_TABLE = { x: 54, near: 12, far: 88 };

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, Math.round(value))) + 0; // no minus zero
}

/**
 * The offset in whole millimetres from a space's own position, which an owner may have put between
 * two (5.4).
 */
function offset(mm: number, t: number): number {
  return Math.ceil(Math.round(10 * mm - t) / 10) + 0;
}

/** The millimetres of an interim scene, which has only whole ones. */
export function wholeMm(mm: number): number {
  return Math.floor(Math.round(10 * mm) / 10) + 0;
}

/** The space whose square holds this point in millimetres. */
export function spaceAt(x: number, y: number): string | null {
  const found = BOX.spaces.find((one) => {
    return Math.abs(x - one.x / 10) <= HALF && Math.abs(y - one.y / 10) <= HALF;
  });
  return found?.id ?? null;
}

/** The space and the offsets of a figure that is ready for the photograph, else null. */
export function spotOf(figure: Figure): Spot | null {
  if (figure.on !== "floor" || figure.facing !== "front" || figure.posture !== "up") return null;
  for (const { id, x, y } of BOX.spaces) {
    const [dx, dy] = [offset(figure.x, x), offset(figure.y, y)];
    if (Math.abs(dx) <= X_OFFSET && Math.abs(dy) <= Y_OFFSET) return { space: id, dx, dy };
  }
  return null;
}

/** The figure on a space, moved by as many millimetres as its base allows (P-GEO-04). */
export function onSpace(id: string, space: string, dx = 0, dy = 0): Figure {
  const { x, y } = BOX.spaces.find((one) => one.id === space)!;
  const across = clamp(dx, -X_OFFSET, X_OFFSET);
  const back = clamp(dy, -Y_OFFSET, Y_OFFSET);
  return standing(id, x / 10 + across, y / 10 + back);
}

/** Where a figure let go here ends up: a space draws it in, the table carries it. */
export function letGo(figure: Figure, x: number, y: number, isPhoto: boolean): Figure | null {
  const space = spaceAt(x, y);
  if (space !== null) {
    const { x: sx, y: sy } = BOX.spaces.find((one) => one.id === space)!;
    const there = onSpace(figure.id, space, x - sx / 10, y - sy / 10);
    return isPhoto ? there : { ...there, facing: figure.facing, posture: figure.posture };
  }
  if (isPhoto) return null;
  const { x0, x1, y0, y1 } = BOX.data.table;
  const isOnTable = 10 * x >= x0 && 10 * x <= x1 && 10 * y >= y0 && 10 * y <= y1;
  const reach = isOnTable ? ON_TABLE : REACH;
  const at = { x: clamp(x, -reach.x, reach.x), y: clamp(y, reach.near, reach.far) };
  return { ...figure, ...at, on: isOnTable ? "table" : "floor" };
}

/** The figures that would be in the photograph if it were taken now, at most one per space. */
export function placesOf(figures: readonly Figure[]): Place[] {
  const taken = new Set<string>();
  const found: Place[] = [];
  const ordered = [...figures].sort((one, other) => BOX.guest(one.id) - BOX.guest(other.id));
  for (const figure of ordered) {
    const spot = spotOf(figure);
    if (!spot || taken.has(spot.space)) continue;
    taken.add(spot.space);
    const { dx, dy } = spot;
    found.push({ guest: BOX.guest(figure.id), space: BOX.space(spot.space), dx, dy });
  }
  return found;
}
