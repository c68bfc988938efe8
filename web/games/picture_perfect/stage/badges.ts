// Where the judge's marks go over the heads: none overlaps another, and those of guests behind are
// above those in front.
import type { Point } from "./lens";

const HIGH = 40; // of a badge, and how far one of two marks reaches
const WIDE = 84;
const TIMES = 20;

/**
 * The places of badges, the nearest guest's first: it stays, those behind go up, or aside at the
 * top.
 */
export function stacked(heads: readonly Point[], top: number): Point[] {
  const placed: Point[] = [];
  for (const [headX, headY] of heads) {
    let [x, y] = [headX, Math.max(top, headY)];
    for (let time = 0; time < TIMES; time++) {
      const other = placed.find(([ox, oy]) => Math.abs(ox - x) < WIDE && Math.abs(oy - y) < HIGH);
      if (!other) break;
      if (other[1] - HIGH >= top) y = other[1] - HIGH;
      else x = other[0] + (headX < other[0] ? -WIDE : WIDE);
    }
    placed.push([x, y]);
  }
  return placed;
}
