// Where things are in a picture, and back: the judge's projection (P-GEO-08, P-GEO-11) in pixels.
//
// The same lens draws the room from any viewpoint and the photograph as it will be judged; a lens
// never tilts, so an upright figure is only moved and scaled (P-GEO-23).
import type { Camera } from "../judge/camera";
import { HEIGHT, SCALE, WIDTH } from "../judge/raster";

export type Point = readonly [x: number, y: number];
export type Solid = readonly [x: number, y: number, z: number];

const PER_K = 120; // one pixel is k / 120 units of the crop

export class Lens {
  private readonly x: number;
  private readonly y: number;
  private readonly z: number;
  private readonly left: number;
  private readonly top: number;

  constructor(readonly camera: Camera) {
    this.x = 10 * camera.cx;
    this.y = 10 * camera.cy;
    this.z = 10 * camera.cz;
    this.left = camera.uc - 4 * camera.k;
    this.top = camera.vc + 3 * camera.k;
  }

  /** The pixel where a point in t appears. */
  at(x: number, y: number, z: number): Point {
    const d = y - this.y;
    const zoom = PER_K / this.camera.k;
    return [
      (((x - this.x) * SCALE) / d - this.left) * zoom,
      (this.top - ((z - this.z) * SCALE) / d) * zoom,
    ];
  }

  all(solids: Solid[]): Point[] {
    return solids.map((solid) => this.at(...solid));
  }

  /** How many pixels one t takes in an upright plane. */
  scale(y: number): number {
    return (PER_K * SCALE) / (this.camera.k * (y - this.y));
  }

  /** The transform for drawing in an upright plane, x to the right and z up. */
  plane(x: number, y: number, z = 0): string {
    const [px, py] = this.at(x, y, z);
    const s = this.scale(y);
    return `translate(${n(px)} ${n(py)}) scale(${s.toFixed(5)} ${(-s).toFixed(5)})`;
  }

  /** The point in t at this height that a pixel shows; null above the horizon. */
  under(px: number, py: number, z = 0): Point | null {
    const v = this.top - (py * this.camera.k) / PER_K;
    const d = ((z - this.z) * SCALE) / v;
    if (!(d > 0) || !Number.isFinite(d)) return null;
    const u = this.left + (px * this.camera.k) / PER_K;
    return [this.x + (u * d) / SCALE, d + this.y];
  }

  /** Whether the camera sees the top of something this high. */
  isAbove(z: number): boolean {
    return this.z > z;
  }
}

/** The frustum of a 3-D camera that sees the same, at distance 1 (P-GEO-23). */
export function frustumOf({
  uc,
  vc,
  k,
}: Camera): Record<"left" | "right" | "bottom" | "top", number> {
  return {
    left: (uc - 4 * k) / SCALE,
    right: (uc + 4 * k) / SCALE,
    bottom: (vc - 3 * k) / SCALE,
    top: (vc + 3 * k) / SCALE,
  };
}

export const FRAME = { width: WIDTH, height: HEIGHT };

/** A number, written as short as possible. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function points(corners: readonly Point[]): string {
  return corners.map(([x, y]) => `${n(x)},${n(y)}`).join(" ");
}

/** The convex hull of some points (monotone chain). */
export function hull(corners: Point[]): Point[] {
  const ordered = [...corners].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (row: Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of row) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(ordered), ...half(ordered.toReversed())];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
