// Discs that would overlap are moved apart, as little as possible, inside the picture.
import type { Point } from "../stage/lens";

const TIMES = 80;

/** The places of discs of this radius, without overlap if there is room for all of them. */
export function spread(
  places: readonly Point[],
  radius: number,
  width: number,
  height: number,
): Point[] {
  const inside = (at: number, most: number) => Math.min(most - radius, Math.max(radius, at));
  const spots = places.map(([x, y]): [number, number] => [inside(x, width), inside(y, height)]);
  for (let time = 0; time < TIMES; time++) {
    let isApart = true;
    for (const [at, one] of spots.entries()) {
      for (const other of spots.slice(at + 1)) {
        const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
        const far = Math.hypot(dx, dy);
        const lack = 2 * radius - far;
        if (lack < 0.5) continue;
        isApart = false;
        // Discs in the same spot part sideways.
        const [ux, uy] = far > 0.01 ? [dx / far, dy / far] : [1, 0];
        for (const [spot, sign] of [
          [one, -1],
          [other, 1],
        ] as const) {
          spot[0] = inside(spot[0] + (sign * ux * lack) / 2, width);
          spot[1] = inside(spot[1] + (sign * uy * lack) / 2, height);
        }
      }
    }
    if (isApart) break;
  }
  return spots;
}
