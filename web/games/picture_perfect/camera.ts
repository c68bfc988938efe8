// Moving the camera of the photograph: always on its lattice, never showing more than the scene.
import {
  type Camera,
  FARTHEST,
  highest,
  LOWEST,
  NEAREST,
  reachAt,
  SMALLEST_CROP,
  STEP,
  widest,
  X_REACH,
  isSame,
} from "./judge/camera";
import { BOX } from "./box.svelte";

type Range = readonly [least: number, most: number];

/** Where a camera stands if nobody has moved it. */
export function usual(): Camera {
  return BOX.presets.get("front_high")!;
}

/** How far it can be moved; never above the screen (P1). */
export function ranges(): Record<"cx" | "cy" | "cz", Range> {
  const height: Range = [LOWEST, highest(BOX.data.screen)];
  return { cx: [-X_REACH, X_REACH], cy: [FARTHEST, NEAREST], cz: height };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value)) + 0;
}

function onLattice(value: number, [low, high]: Range): number {
  return clamp(Math.round(value / STEP) * STEP, low, high) + 0;
}

/** The nearest crop that shows nothing but the scene. */
export function fitted(camera: Camera): Camera {
  const { u0, u1, v0, v1 } = reachAt(camera.cx, camera.cy, camera.cz, BOX.data.screen);
  const most = Math.min(Math.floor((u1 - u0) / 8), Math.floor((v1 - v0) / 6));
  const k = clamp(Math.round(camera.k), Math.min(SMALLEST_CROP, most), most);
  const uc = clamp(Math.round(camera.uc), u0 + 4 * k, u1 - 4 * k);
  const vc = clamp(Math.round(camera.vc), v0 + 3 * k, v1 - 3 * k);
  return { ...camera, uc, vc, k };
}

/** How much smaller than the widest the crop is: 1 shows everything that may be shown. */
export function zoomOf(camera: Camera): number {
  return widest(camera.cx, camera.cy, camera.cz, BOX.data.screen).k / camera.k;
}

export const MOST_ZOOM = 4;

/** The camera at another position, looking at the same part of the scene as far as possible. */
export function moved(camera: Camera, by: Partial<Record<"cx" | "cy" | "cz", number>>): Camera {
  const { screen } = BOX.data;
  const range = ranges();
  const before = widest(camera.cx, camera.cy, camera.cz, screen);
  const cx = onLattice(camera.cx + (by.cx ?? 0), range.cx);
  const cy = onLattice(camera.cy + (by.cy ?? 0), range.cy);
  const cz = onLattice(camera.cz + (by.cz ?? 0), range.cz);
  const wide = widest(cx, cy, cz, screen);
  const part = wide.k / before.k;
  return fitted({
    ...wide,
    uc: wide.uc + (camera.uc - before.uc) * part,
    vc: wide.vc + (camera.vc - before.vc) * part,
    k: camera.k * part,
  });
}

export function zoomed(camera: Camera, zoom: number): Camera {
  const wide = widest(camera.cx, camera.cy, camera.cz, BOX.data.screen);
  const k = Math.max(SMALLEST_CROP, Math.floor(wide.k / clamp(zoom, 1, MOST_ZOOM)));
  return zoom <= 1 ? wide : fitted({ ...camera, k });
}

/** The crop moved by shares of its own width and height. */
export function panned(camera: Camera, across: number, up: number): Camera {
  return fitted({
    ...camera,
    uc: camera.uc + across * 8 * camera.k,
    vc: camera.vc + up * 6 * camera.k,
  });
}

export function presetOf(camera: Camera): string | null {
  return [...BOX.presets].find(([, one]) => isSame(one, camera))?.[0] ?? null;
}
