// What a single thing covers in the picture: a guest, a decoration, the base of a figure.
//
// Projected once per camera and place; the judge and the painter stack them.
import { BASE_HALF, BASE_TOP, type Figure, type Level } from "./figures";
import {
  area2,
  BOTTOM_EDGE,
  columnOf,
  Coverage,
  NOTHING,
  RIGHT_EDGE,
  topRow,
  tower,
  type View,
} from "./raster";

/** Projected levels of an upright figure, from the top of the picture downwards. */
class Polygon {
  private readonly ys: number[] = [];
  private readonly lefts: number[] = [];
  private readonly rights: number[] = [];

  constructor(levels: Level[], x: number, y: number, view: View) {
    for (const [z, left, right] of levels.toReversed()) {
      this.ys.push(view.row(z, y));
      this.lefts.push(view.column(x + left, y));
      this.rights.push(view.column(x + right, y));
    }
  }

  /** The covered pixels; no polygon covers none. */
  coverage(): Coverage {
    return this.ys.length === 0 ? NOTHING : tower(this.ys, this.lefts, this.rights);
  }

  /** Twice the area, not clipped by the frame (P-GEO-16). */
  area2(): number {
    const xs = [...this.lefts, ...this.rights.toReversed()];
    return area2(xs, [...this.ys, ...this.ys.toReversed()]);
  }

  /** Whether every corner is in the picture (P-GEO-15). */
  isInside(): boolean {
    return (
      Math.min(...this.lefts) >= 0 &&
      Math.max(...this.rights) <= RIGHT_EDGE &&
      Math.min(...this.ys) >= 0 &&
      Math.max(...this.ys) <= BOTTOM_EDGE
    );
  }
}

/** A guest at one place, seen by one camera (P-GEO-15, P-GEO-16). */
export class Silhouette {
  readonly figure: Coverage; // OUTLINE and BASE
  readonly fig2: number;
  readonly face: Coverage;
  readonly face2: number;
  readonly isInside: boolean;
  private lazy: Coverage | null = null;

  constructor(
    readonly cardboard: Figure,
    readonly x: number,
    readonly y: number,
    private readonly view: View,
  ) {
    const outline = new Polygon(cardboard.outline, x, y, view);
    this.figure = standingOnBase(outline.coverage(), x, y, view);
    this.fig2 = outline.area2();
    const face = new Polygon(cardboard.face, x, y, view);
    this.face = face.coverage();
    this.face2 = face.area2();
    this.isInside = cardboard.face.length > 0 && face.isInside();
  }

  /** What ILLUSTRATION covers; worked out when somebody stands in front of it. */
  get illustration(): Coverage {
    this.lazy ??= new Polygon(this.cardboard.illustration, this.x, this.y, this.view).coverage();
    return this.lazy;
  }
}

/** OUTLINE and BASE together; they overlap in the lowest rows (P-GEO-13). */
function standingOnBase(outline: Coverage, x: number, y: number, view: View): Coverage {
  const base = rectangle(x - BASE_HALF, x + BASE_HALF, 0, BASE_TOP, y, view);
  const { lefts, rights } = outline;
  for (let i = base.first - outline.first; i < lefts.length; i++) {
    lefts[i] = Math.min(lefts[i]!, base.low);
    rights[i] = Math.max(rights[i]!, base.high);
  }
  for (let row = Math.max(base.first, outline.last); row < base.last; row++) {
    lefts.push(base.low);
    rights.push(base.high);
  }
  const low = Math.min(outline.low, base.low);
  const high = Math.max(outline.high, base.high);
  return new Coverage(outline.first, lefts, rights, low, high);
}

/** The coverage of an upright rectangle: a base, a decoration, the table's front. */
export function rectangle(
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  y: number,
  view: View,
): Coverage {
  const first = topRow(view.row(z1, y));
  const rows = topRow(view.row(z0, y)) - first;
  const low = columnOf(view.column(x0, y));
  const high = columnOf(view.column(x1, y));
  return new Coverage(first, filled(low, rows), filled(high, rows), low, high);
}

/** A list of this many equal numbers. */
export function filled(value: number, length: number): number[] {
  return new Array<number>(length).fill(value);
}
