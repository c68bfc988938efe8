// Where the tutor's bubble stands: beside what it speaks of, inside the window, covering none of it.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const GAP = 14;

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The place for a bubble of this size within the room, next to the targets if it can be, in the middle without any. */
export function bubblePlace(targets: Box[], size: { width: number; height: number }, room: Box): Box {
  const right = room.left + room.width - size.width;
  const bottom = room.top + room.height - size.height;
  const fitted = (left: number, top: number): Box => ({
    left: Math.max(room.left, Math.min(right, left)),
    top: Math.max(room.top, Math.min(bottom, top)),
    ...size,
  });
  if (!targets.length) return fitted((room.left + right) / 2, (room.top + bottom) / 2);
  const all = around(targets);
  const [x, y] = [all.left + all.width / 2 - size.width / 2, all.top + all.height / 2 - size.height / 2];
  const places = [
    fitted(all.left + all.width + GAP, y),
    fitted(x, all.top + all.height + GAP),
    fitted(x, all.top - size.height - GAP),
    fitted(all.left - size.width - GAP, y),
    fitted(room.left, bottom),
    fitted(right, bottom),
    fitted(room.left, room.top),
    fitted(right, room.top),
  ];
  const covered = (place: Box) => targets.reduce((sum, target) => sum + overlap(place, target), 0);
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}
