// The measures of a guest in a photograph and the verdicts drawn from them (P-GEO-15 to P-GEO-20).
//
// Whole-number inequalities only; the doubt band is a verdict of its own (P-GEO-21). Without
// tolerance, measures know neither thresholds nor doubt (P-VAR-11).
import type { Silhouette } from "./silhouettes";

export const TABLE = 15; // ids in the picture: 0 background, 1 to 14 guests (P-GEO-14)
export const DECORATION = 16;
export const IDS = 17;

export const NO = 0;
export const DOUBT = 1;
export const YES = 2;
export type Verdict = typeof NO | typeof DOUBT | typeof YES;

const PIXEL2 = 8192; // one pixel in the measure of areas (P-GEO-16)
const LEAST_PIXELS = 25;

/** The measures of one placed guest (P-GEO-15, P-GEO-16); by[j] is by(j). */
export class Measure {
  readonly fig2: number;
  readonly face2: number;
  readonly isInside: boolean;
  readonly fin: number;

  constructor(
    readonly shape: Silhouette,
    readonly vis: number,
    readonly cov: number,
    readonly fv: number,
    readonly by: number[],
  ) {
    this.fig2 = shape.fig2;
    this.face2 = shape.face2;
    this.isInside = shape.isInside;
    this.fin = shape.face.pixels();
  }

  /** How many pixels the illustration would have if nothing stood in front of it. */
  get illo(): number {
    return this.shape.illustration.pixels();
  }

  /** P3 for this guest (P-GEO-17). */
  isVisible(): boolean {
    return this.vis >= LEAST_PIXELS && 200 * PIXEL2 * this.vis >= this.fig2;
  }

  /** The verdict of FRONT (P-GEO-18). */
  front(): Verdict {
    if (this.cov === 0) return YES;
    const illo = this.illo;
    if (200 * this.cov <= illo) return YES;
    return 200 * this.cov <= 3 * illo ? DOUBT : NO;
  }

  /** The verdict of MYFACE (P-GEO-19); without a face it is always met. */
  myFace(tableHides: boolean): Verdict {
    if (this.face2 === 0) return YES;
    const seen = tableHides ? this.fv : this.fv + this.by[TABLE]!;
    const shown = 100 * PIXEL2 * seen;
    if (shown <= this.face2) return YES;
    return shown <= 3 * this.face2 ? DOUBT : NO;
  }

  /** The verdict of HIDE of this guest's face by another guest (P-GEO-20). */
  hiddenBy(hider: number): Verdict {
    const shown = 100 * PIXEL2 * this.fv;
    const part = this.by[hider]!;
    if (this.face2 === 0 || !this.isInside || part === 0 || shown > 3 * this.face2) return NO;
    return shown <= this.face2 && 100 * PIXEL2 * part >= this.face2 ? YES : DOUBT;
  }
}

/** The same measures, judged by the letter of the guide: every pixel counts (P-VAR-11). */
export class ExactMeasure extends Measure {
  override isVisible(): boolean {
    return this.vis > 0;
  }

  override front(): Verdict {
    return this.cov === 0 ? YES : NO;
  }

  override myFace(tableHides: boolean): Verdict {
    const seen = tableHides || this.face2 === 0 ? this.fv : this.fv + this.by[TABLE]!;
    return seen === 0 ? YES : NO;
  }

  override hiddenBy(hider: number): Verdict {
    const isHidden = this.face2 > 0 && this.isInside && this.fv === 0;
    return isHidden && this.by[hider]! > 0 ? YES : NO;
  }
}
