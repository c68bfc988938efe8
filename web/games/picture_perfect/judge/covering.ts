// What nearer things take away from a guest: runs of columns, row by row (P-GEO-13, P-GEO-15).
import { ExactMeasure, IDS, Measure, TABLE } from "./measures";
import type { Coverage } from "./raster";
import type { Silhouette } from "./silhouettes";

/** One thing in the picture: its plane, its id, its pixels. */
export interface Layer {
  readonly y: number;
  readonly id: number;
  readonly coverage: Coverage;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** The measures of a guest behind these layers, nearer ones first (P-GEO-15). */
export function measure(shape: Silhouette, layers: Layer[], isExact: boolean): Measure {
  const hidden = takenFrom(shape.figure, layers);
  const vis = shape.figure.pixels() - sum(hidden);
  const isBehindGuests = sum(hidden.slice(1, TABLE)) > 0;
  const covered = isBehindGuests ? takenFrom(shape.illustration, layers) : [];
  const by = takenFrom(shape.face, layers);
  const fv = shape.face.pixels() - sum(by);
  const Kind = isExact ? ExactMeasure : Measure;
  return new Kind(shape, vis, sum(covered.slice(1, TABLE)), fv, by);
}

/** For each id, how many pixels of `cover` it takes away. */
export function takenFrom(cover: Coverage, layers: Layer[]): number[] {
  const taken = new Array<number>(IDS).fill(0);
  const sheets = layers.filter((layer) => layer.coverage.meets(cover));
  if (sheets.length === 0) return taken;
  for (let i = 0; i < cover.lefts.length; i++) {
    takeRun(cover.first + i, cover.lefts[i]!, cover.rights[i]!, sheets, 0, taken);
  }
  return taken;
}

/** Count what the sheets take of the columns a to b - 1 of one row, nearest first. */
function takeRun(
  row: number,
  a: number,
  b: number,
  sheets: Layer[],
  nearest: number,
  taken: number[],
): void {
  for (let k = nearest; k < sheets.length && a < b; k++) {
    const { id, coverage } = sheets[k]!;
    if (row < coverage.first || row >= coverage.last) continue;
    const p = coverage.lefts[row - coverage.first]!;
    const q = coverage.rights[row - coverage.first]!;
    const from = Math.max(a, p);
    const upTo = Math.min(b, q);
    if (from >= upTo) continue;
    taken[id]! += upTo - from;
    if (p <= a) {
      a = upTo;
    } else {
      // A piece out of the middle: the rest to the right continues separately.
      if (q < b) takeRun(row, q, b, sheets, k + 1, taken);
      b = p;
    }
  }
}
