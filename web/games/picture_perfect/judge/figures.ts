// The polygons of a guest, in t around the middle of its foot (P-GEO-03).
//
// A polygon is kept as levels (z, left, right) from the feet upwards.
import { floorDiv } from "./raster";

export const BORDER = 15; // the white cardboard around the illustration
export const BASE_HALF = 120;
export const BASE_TOP = 50;
export const DEPTH = 20; // two figures whose planes are closer than this can touch (P-GEO-05)

export type Level = readonly [z: number, left: number, right: number];

/** One guest's cardboard: ILLUSTRATION, OUTLINE, FACE as levels, and its reach sideways. */
export class Figure {
  readonly outline: Level[];
  readonly face: Level[];
  readonly e0: number;
  readonly e1: number;

  constructor(
    readonly number: number,
    readonly illustration: Level[],
    face: number[],
  ) {
    this.outline = outlineOf(illustration);
    this.face = faceOf(face);
    this.e0 = Math.min(-BASE_HALF, ...this.outline.map((level) => level[1]));
    this.e1 = Math.max(BASE_HALF, ...this.outline.map((level) => level[2]));
  }
}

/** The levels of OUTLINE: the illustration with its white border. */
export function outlineOf(profile: Level[]): Level[] {
  const [z0, left0, right0] = profile[0]!;
  const [z1, left1, right1] = profile[profile.length - 1]!;
  return [
    [z0 - BORDER, left0 - BORDER, right0 + BORDER],
    ...profile.map(([z, left, right]): Level => [z, left - BORDER, right + BORDER]),
    [z1 + BORDER, left1, right1],
  ];
}

/** The levels of the octagon FACE, none for a guest without a face. */
export function faceOf(face: number[]): Level[] {
  if (face.length === 0) return [];
  const [x, z, a, b] = face as [number, number, number, number];
  const halfA = floorDiv(a, 2);
  const halfB = floorDiv(b, 2);
  return [
    [z - b, x - halfA, x + halfA],
    [z - halfB, x - a, x + a],
    [z + halfB, x - a, x + a],
    [z + b, x - halfA, x + halfA],
  ];
}

/** Whether two figures at these feet pass through each other (P-GEO-05). */
export function collide(
  one: Figure,
  x1: number,
  y1: number,
  two: Figure,
  x2: number,
  y2: number,
): boolean {
  return Math.abs(y1 - y2) < DEPTH && x1 + one.e0 < x2 + two.e1 && x2 + two.e0 < x1 + one.e1;
}
