// An owner's things have other sizes than the drawn ones: the drawing is stretched to fit.
import type { Level } from "../judge/figures";

export interface Size {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The box around a profile. */
export function sizeOf(levels: readonly Level[]): Size {
  return {
    left: Math.min(...levels.map((level) => level[1])),
    right: Math.max(...levels.map((level) => level[2])),
    bottom: levels[0]![0],
    top: levels.at(-1)![0],
  };
}

/** The size of something of this width and height that stands on the ground. */
export function standingSize(left: number, right: number, top: number): Size {
  return { left, right, bottom: 0, top };
}

/** The drawing, moved and stretched from one size to another; unchanged if they are equal. */
export function refitted(drawing: string, from: Size, to: Size): string {
  const across = (to.right - to.left) / (from.right - from.left);
  const up = (to.top - to.bottom) / (from.top - from.bottom);
  const [x, z] = [to.left - from.left * across, to.bottom - from.bottom * up];
  if (across === 1 && up === 1 && x === 0 && z === 0) return drawing;
  const parts = [across, 0, 0, up, x, z].map((part) => Number(part.toFixed(4)));
  return `<g transform="matrix(${parts.join(" ")})">${drawing}</g>`;
}
