// Decorations on the table: where they may stand (P-GEO-06, P-PLACE-04, P-PLACE-05).
import type { Contents, Decoration } from "./contents";
import { floorDiv } from "./raster";

export const NEAR = 15; // mm: a foot is 60 t deep and stays on the table
export const FAR = 85;
const FOOT = 6; // mm

export type Spot = readonly [x: number, y: number]; // whole millimetres

/** The kind of the decoration with this index; kinds repeat. */
export function kindOf({ data }: Contents, index: number): Decoration {
  return data.decorations[index % data.decorations.length]!;
}

/** Whether the decoration stands wholly on the table top. */
export function isOnTable(contents: Contents, index: number, [x, y]: Spot): boolean {
  const half = floorDiv(kindOf(contents, index).width, 2);
  const { x0, x1 } = contents.data.table;
  return 10 * x - half >= x0 && 10 * x + half <= x1 && NEAR <= y && y <= FAR;
}

/** Whether the feet of two decorations overlap. */
export function overlap(
  contents: Contents,
  one: number,
  spot: Spot,
  other: number,
  there: Spot,
): boolean {
  const widths = kindOf(contents, one).width + kindOf(contents, other).width;
  return 20 * Math.abs(spot[0] - there[0]) < widths && Math.abs(spot[1] - there[1]) < FOOT;
}
