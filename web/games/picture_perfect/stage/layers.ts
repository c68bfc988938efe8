// The painting order: far things first, and the table again over what is behind it.
import { BOX } from "../box.svelte";
import { type Figure, figureBounds } from "./figure";
import { frontOf } from "./buffet";
import type { Lens, Point } from "./lens";

export type Layer =
  | { key: string; kind: "guest"; figure: Figure }
  | { key: string; kind: "decoration"; index: number; x: number; y: number }
  | { key: string; kind: "table"; hull: Point[] };

/** What is painted, one after the other (P-GEO-13). Figures and decorations are in millimetres. */
export function layersOf(
  figures: Figure[],
  decor: readonly (readonly [number, number])[],
  lens: Lens,
): Layer[] {
  const { y0, y1, height } = BOX.data.table;
  const things: { y: number; rank: number; layer: Layer; isNeeded: boolean }[] = [];
  for (const figure of figures) {
    const y = 10 * figure.y;
    // A figure lying on the table is drawn like a decoration on it.
    const isNeeded = figure.on === "table" ? !lens.isAbove(height) : meets(figure, lens);
    const rank = figure.on === "table" ? 1 : 2;
    things.push({ y, rank, layer: { key: figure.id, kind: "guest", figure }, isNeeded });
  }
  for (const [index, [x, y]] of decor.entries()) {
    const layer: Layer = { key: `decor-${index}`, kind: "decoration", index, x, y };
    things.push({ y: 10 * y, rank: 1, layer, isNeeded: !lens.isAbove(height) });
  }
  things.sort((one, other) => other.y - one.y || one.rank - other.rank);
  const found: Layer[] = [];
  let isWhole = false;
  for (const { y, layer, isNeeded } of things) {
    if (!isWhole && y < y1) {
      found.push({ key: "table", kind: "table", hull: frontOf(y1, lens) });
      isWhole = true;
    }
    found.push(layer);
    if (isWhole && isNeeded && y > y0) {
      found.push({ key: `table-${layer.key}`, kind: "table", hull: frontOf(y, lens) });
    }
  }
  if (!isWhole) found.push({ key: "table", kind: "table", hull: frontOf(y1, lens) });
  return found;
}

/** Whether a figure beside the table could be behind a part of it. */
function meets(figure: Figure, lens: Lens): boolean {
  const hull = frontOf(10 * figure.y, lens);
  const { left, right } = figureBounds(figure, lens);
  const xs = hull.map(([x]) => x);
  return left < Math.max(...xs) && right > Math.min(...xs);
}
