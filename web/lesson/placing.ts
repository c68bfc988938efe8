// Where the tutor's bubble goes: beside what it is about, inside the window, covering none of it.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const GAP = 14;

export function overlap(one: Box, other: Box): number {
  const wide =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * The place for a bubble of this size within the room: next to the targets if possible, in the
 * middle if there are none. It must not cover what else is needed, and as little as possible of
 * what is useful now.
 */
export function bubblePlace(
  targets: Box[],
  size: { width: number; height: number },
  room: Box,
  needed: Box[] = [],
  useful: Box[] = [],
): Box {
  const right = room.left + room.width - size.width;
  const bottom = room.top + room.height - size.height;
  const fitted = (left: number, top: number): Box => ({
    left: Math.max(room.left, Math.min(right, left)),
    top: Math.max(room.top, Math.min(bottom, top)),
    ...size,
  });
  if (!targets.length) return fitted((room.left + right) / 2, (room.top + bottom) / 2);
  const beside = (box: Box): Box[] => {
    const [x, y] = [
      box.left + box.width / 2 - size.width / 2,
      box.top + box.height / 2 - size.height / 2,
    ];
    const [before, after] = [box.left - size.width - GAP, box.left + box.width + GAP];
    const [above, below] = [box.top - size.height - GAP, box.top + box.height + GAP];
    return [
      fitted(after, y),
      fitted(x, below),
      fitted(x, above),
      fitted(before, y),
      fitted(after, above),
      fitted(after, below),
      fitted(before, above),
      fitted(before, below),
    ];
  };
  const places = [
    ...beside(around(targets)),
    fitted(room.left, bottom),
    fitted(right, bottom),
    fitted(room.left, room.top),
    fitted(right, room.top),
    ...targets.flatMap(beside),
  ];
  // By share: hiding a whole card is worse than hiding the edge of a large board.
  const covered = (place: Box, boxes: Box[]) =>
    boxes.reduce((sum, box) => sum + overlap(place, box) / (box.width * box.height), 0);
  const needs = [...targets, ...needed];
  const isBetter = (place: Box, best: Box) => {
    const more = covered(place, needs) - covered(best, needs);
    return more < 0 || (more === 0 && covered(place, useful) < covered(best, useful));
  };
  return places.reduce((best, place) => (isBetter(place, best) ? place : best));
}
