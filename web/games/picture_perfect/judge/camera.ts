// The camera: where it may stand, what it may show, and the widest crop (P-GEO-07 to P-GEO-09).
import type { Contents, Screen } from "./contents";
import { floorDiv, SCALE, View } from "./raster";

export const STEP = 5; // camera positions are multiples of 5 mm
export const X_REACH = 120;
export const NEAREST = -60;
export const FARTHEST = -600;
export const LOWEST = 5;
export const SMALLEST_CROP = 100;

/** Position in whole millimetres and crop: the picture shows uc ± 4k and vc ± 3k. */
export interface Camera {
  readonly cx: number;
  readonly cy: number;
  readonly cz: number;
  readonly uc: number;
  readonly vc: number;
  readonly k: number;
}

export type Side = "left" | "right" | "bottom" | "top";

/** The camera as the projection uses it. */
export function viewOf({ cx, cy, cz, uc, vc, k }: Camera): View {
  return new View(cx, cy, cz, uc, vc, k);
}

/** Whether the camera is above the screen: P1 (P-PHOTO-02). */
export function isTooHigh(camera: Camera, screen: Screen): boolean {
  return 10 * camera.cz > screen.height;
}

/** Whether position and crop are on the lattice, height above the screen aside. */
export function isOnLattice({ cx, cy, cz, k }: Camera): boolean {
  return (
    [cx, cy, cz].every((place) => place % STEP === 0) &&
    Math.abs(cx) <= X_REACH &&
    FARTHEST <= cy &&
    cy <= NEAREST &&
    cz >= LOWEST &&
    k >= SMALLEST_CROP
  );
}

/** The sides at which the picture leaves the scene: P2 (P-PHOTO-03, P-GEO-08). */
export function sidesShownOutside(camera: Camera, screen: Screen): Side[] {
  const { uc, vc, k } = camera;
  const [x, y, z] = [10 * camera.cx, 10 * camera.cy, 10 * camera.cz];
  const wings = screen.wing_front_y - y;
  const back = screen.back_y - y;
  const board = -y;
  const fits: [Side, boolean][] = [
    ["left", (uc - 4 * k) * wings >= (-screen.half_width - x) * SCALE],
    ["right", (uc + 4 * k) * wings <= (screen.half_width - x) * SCALE],
    ["bottom", (vc - 3 * k) * board >= -z * SCALE],
    ["top", (vc + 3 * k) * back <= (screen.height - z) * SCALE],
  ];
  return fits.filter(([, isFine]) => !isFine).map(([side]) => side);
}

/** How far a crop may reach at a position: the four sides of P2 (P-GEO-08). */
export function reachAt(
  cx: number,
  cy: number,
  cz: number,
  screen: Screen,
): Record<"u0" | "u1" | "v0" | "v1", number> {
  const [x, y, z] = [10 * cx, 10 * cy, 10 * cz];
  const wings = screen.wing_front_y - y;
  return {
    u0: 0 - floorDiv((screen.half_width + x) * SCALE, wings),
    u1: floorDiv((screen.half_width - x) * SCALE, wings),
    v0: 0 - floorDiv(z * SCALE, -y),
    v1: floorDiv((screen.height - z) * SCALE, screen.back_y - y),
  };
}

/** How high the camera may stand: not above the screen (P1). */
export function highest(screen: Screen): number {
  return floorDiv(floorDiv(screen.height, 10), STEP) * STEP;
}

/** The camera at this position with its widest crop (P-GEO-09). */
export function widest(cx: number, cy: number, cz: number, screen: Screen): Camera {
  const { u0, u1, v0, v1 } = reachAt(cx, cy, cz, screen);
  const k = Math.min(floorDiv(u1 - u0, 8), floorDiv(v1 - v0, 6));
  return { cx, cy, cz, uc: floorDiv(u0 + u1, 2), vc: floorDiv(v0 + v1, 2), k };
}

/** The preset cameras by id, in the order of the box (section 3.6 of the rules). */
export function presetCameras({ data }: Contents): Map<string, Camera> {
  return new Map(data.presets.map(({ id, cx, cy, cz }) => [id, widest(cx, cy, cz, data.screen)]));
}

/** Whether two cameras take the same picture of every scene. */
export function isSame(one: Camera, other: Camera): boolean {
  return (["cx", "cy", "cz", "uc", "vc", "k"] as const).every((key) => one[key] === other[key]);
}
