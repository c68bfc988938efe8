// From things to pixels: projection and coverage in whole numbers (P-GEO-10 to P-GEO-12).
//
// Everything ever drawn is a *tower*: a polygon of levels whose ends share one picture height. So
// every pixel row it covers is one run of columns, and a polygon is a list of runs. No bit
// operators and no Math.round: all values stay below 2**53, so floor(a / b) is exact.

export const WIDTH = 960;
export const HEIGHT = 720;
export const SUB = 64; // sub-units per pixel
export const SCALE = 10000; // picture coordinates are counted in 1/10000
export const ZOOM = 7680; // 120 pixels times 64 sub-units for each k of the crop
export const RIGHT_EDGE = WIDTH * SUB;
export const BOTTOM_EDGE = HEIGHT * SUB;

/** Division rounding towards minus infinity, for b > 0 (P-GEO-10). */
export function floorDiv(a: number, b: number): number {
  return Math.floor(a / b);
}

/** A camera as the projection uses it: position in t, and the upper left corner of the crop. */
export class View {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly uLeft: number;
  readonly vTop: number;

  constructor(
    cx: number,
    cy: number,
    cz: number,
    uc: number,
    vc: number,
    readonly k: number,
  ) {
    this.x = 10 * cx;
    this.y = 10 * cy;
    this.z = 10 * cz;
    this.uLeft = uc - 4 * k;
    this.vTop = vc + 3 * k;
  }

  /** X of P-GEO-11 in sub-units. */
  column(x: number, y: number): number {
    const d = y - this.y;
    const b = this.k * d;
    const a = ((x - this.x) * SCALE - this.uLeft * d) * ZOOM;
    return floorDiv(2 * a + b, 2 * b);
  }

  /** Y of P-GEO-11 in sub-units. */
  row(z: number, y: number): number {
    const d = y - this.y;
    const b = this.k * d;
    const a = (this.vTop * d - (z - this.z) * SCALE) * ZOOM;
    return floorDiv(2 * a + b, 2 * b);
  }
}

/** The pixels of a polygon: row `first` + i from column lefts[i] up to, but without, rights[i].
 *
 * All of them are in the columns from `low` up to `high`.
 */
export class Coverage {
  readonly last: number; // the first row below

  constructor(
    readonly first: number,
    readonly lefts: number[],
    readonly rights: number[],
    readonly low: number,
    readonly high: number,
  ) {
    this.last = first + lefts.length;
  }

  /** How many pixels are covered (P-GEO-15: illo, fin). */
  pixels(): number {
    let total = 0;
    for (let i = 0; i < this.lefts.length; i++) total += this.rights[i]! - this.lefts[i]!;
    return total;
  }

  /** Whether the boxes around the two overlap. */
  meets(other: Coverage): boolean {
    return (
      this.low < other.high &&
      other.low < this.high &&
      this.first < other.last &&
      other.first < this.last
    );
  }
}

export const NOTHING = new Coverage(0, [], [], 0, 0);

function cut(value: number, most: number): number {
  return value < 0 ? 0 : value > most ? most : value;
}

/** The first row whose centre is not above this height (P-GEO-12). */
export function topRow(y: number): number {
  return cut(floorDiv(y + SUB / 2 - 1, SUB), HEIGHT);
}

/** The first column whose centre is not left of this place, clipped to the picture. */
export function columnOf(x: number): number {
  return cut(floorDiv(x + SUB / 2 - 1, SUB), WIDTH);
}

/** An edge downwards from (x0, y0) to (x1, y1), ready to give its crossing columns.
 *
 * In row `start` + i the crossing is floor((n + run * i) / steps): `n` is num - 32 den of P-GEO-12
 * in the first row, raised so that floor division gives ceil.
 */
export class Edge {
  readonly start: number;
  readonly rows: number;
  private readonly steps: number;
  private readonly run: number;
  private readonly n: number;

  constructor(x0: number, y0: number, x1: number, y1: number) {
    this.start = topRow(y0);
    this.rows = topRow(y1) - this.start;
    const den = y1 - y0;
    const first = SUB * this.start + SUB / 2 - y0;
    this.steps = SUB * den;
    this.run = SUB * (x1 - x0);
    this.n = x0 * den + first * (x1 - x0) + (SUB / 2) * den - 1;
  }

  /** The crossing column i rows below the start, clipped to the picture. */
  column(i: number): number {
    return cut(floorDiv(this.n + this.run * i, this.steps), WIDTH);
  }
}

/** The coverage of projected levels, given from the top of the picture downwards. */
export function tower(ys: number[], lefts: number[], rights: number[]): Coverage {
  const from: number[] = [];
  const upTo: number[] = [];
  for (let i = 0; i + 1 < ys.length; i++) {
    const left = new Edge(lefts[i]!, ys[i]!, lefts[i + 1]!, ys[i + 1]!);
    if (left.rows <= 0) continue;
    const right = new Edge(rights[i]!, ys[i]!, rights[i + 1]!, ys[i + 1]!);
    for (let row = 0; row < left.rows; row++) {
      from.push(left.column(row));
      upTo.push(right.column(row));
    }
  }
  const low = columnOf(Math.min(...lefts));
  const high = columnOf(Math.max(...rights));
  return new Coverage(topRow(ys[0]!), from, upTo, low, high);
}

/** Twice the area of a projected polygon in sub-units (P-GEO-16). */
export function area2(xs: number[], ys: number[]): number {
  let total = 0;
  let before = xs.length - 1;
  for (let i = 0; i < xs.length; i++) {
    total += xs[before]! * ys[i]! - xs[i]! * ys[before]!;
    before = i;
  }
  return Math.abs(total);
}
