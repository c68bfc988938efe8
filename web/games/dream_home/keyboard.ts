// The table by keyboard: where the arrow keys lead. In a house they go up and down as the eye does.

/** The middle of something on the screen. */
export interface Point {
  x: number;
  y: number;
}

const WAYS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};
const NEAR = 16; // pixels: anything no further up or down is in the same row
const ASIDE = 3; // a step to the side counts as this many ahead

export function isArrow(key: string): boolean {
  return key in WAYS;
}

/**
 * What comes next that way: the nearest there, or else the next one in page order. To the side only
 * within the same row, so one key alone leads around everything, row by row.
 */
export function nextThere(points: Point[], at: number, key: string): number {
  const way = WAYS[key] as Point;
  const step = way.x + way.y;
  const from = points[at];
  if (!from) return step > 0 ? 0 : points.length - 1;
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const far = ahead + ASIDE * aside;
    const isThere = ahead > NEAR && (way.x === 0 || aside <= NEAR);
    if (isThere && far < least) [best, least] = [index, far];
  });
  return best >= 0 ? best : (at + step + points.length) % points.length;
}

function middle(node: Element): Point {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * With something in hand the arrows lead into the house from anywhere; otherwise around what can be
 * picked up, if the focus is on a thing of the table: elsewhere they scroll. The button that makes
 * it final comes last. Returns whether the key was used for this.
 */
export function walk(key: string, table: Element, hasHand: boolean): boolean {
  const now = document.activeElement;
  if (!hasHand && !table.contains(now)) return false;
  const wanted = hasHand ? '[data-target="legal"]' : ".column.live, .place.live, .offer";
  const nodes = [...table.querySelectorAll<HTMLElement>(`${wanted}, .hand .exit, .hand .confirm`)];
  const next =
    nodes[
      nextThere(
        nodes.map(middle),
        nodes.findIndex((node) => node === now),
        key,
      )
    ];
  next?.focus();
  return next !== undefined;
}
