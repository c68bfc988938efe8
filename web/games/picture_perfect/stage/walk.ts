// Walking around the room: a lens above the photographer's that always has the whole floor in
// sight.
import { SCALE } from "../judge/raster";
import { FRAME, Lens, type Point } from "./lens";

export interface Walk {
  lens: Lens;
  viewBox: { x: number; y: number; width: number; height: number };
}

const BACK = -9000; // where the viewer stands, in t
export const SIDE = { least: -70, most: 70 }; // cm to the left and right
export const HEIGHT = { least: 45, most: 100 }; // cm above the floor

// What must be in sight: the floor from its front to the screen, and tall guests in the last row.
const LEFT = -1240;
const RIGHT = 1240;
const NEAR = -260;
const FAR = 1850;
const TOP = 1020;

/** The room seen from this far to the side and this high, in centimetres. */
export function walkTo(side: number, height: number): Walk {
  const [x, z] = [100 * side, 100 * height];
  const u = (px: number, y: number): number => ((px - x) * SCALE) / (y - BACK);
  const v = (pz: number, y: number): number => ((pz - z) * SCALE) / (y - BACK);
  const [u0, u1] = [Math.min(u(LEFT, NEAR), u(LEFT, FAR)), Math.max(u(RIGHT, NEAR), u(RIGHT, FAR))];
  const [v0, v1] = [v(0, NEAR), v(TOP, FAR)];
  const k = Math.max((u1 - u0) / 8, (v1 - v0) / 6);
  const camera = { cx: x / 10, cy: BACK / 10, cz: z / 10, uc: (u0 + u1) / 2, vc: (v0 + v1) / 2, k };
  const width = ((u1 - u0) / (8 * k)) * FRAME.width;
  const high = ((v1 - v0) / (6 * k)) * FRAME.height;
  const viewBox = {
    x: (FRAME.width - width) / 2,
    y: (FRAME.height - high) / 2,
    width,
    height: high,
  };
  return { lens: new Lens(camera), viewBox };
}

/** The whole picture of a photograph. */
export const WHOLE = { x: 0, y: 0, ...FRAME };

export function boxText({ x, y, width, height }: Walk["viewBox"]): string {
  return [x, y, width, height].map((part) => Math.round(part * 100) / 100).join(" ");
}

/** Where a pointer is in a picture that fills an element. */
export function pictureAt(svg: SVGSVGElement, clientX: number, clientY: number): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return [0, 0];
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return [x, y];
}
