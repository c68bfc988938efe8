// A figure as it stands in a scene, and its shape in a picture.
import { BASE_HALF, BASE_TOP, type Level } from "../judge/figures";
import { BOX } from "../box.svelte";
import type { Lens, Point } from "./lens";

export type Height = "floor" | "table";
export type Facing = "front" | "back";
export type Posture = "up" | "left" | "right";

/** A figure on the floor, on the table, lying or turned away; whole millimetres (P-PLACE-02). */
export interface Figure {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly on: Height;
  readonly facing: Facing;
  readonly posture: Posture;
}

export function standing(id: string, x: number, y: number): Figure {
  return { id, x, y, on: "floor", facing: "front", posture: "up" };
}

/** How high the figure's foot is, in t. */
export function footHeight(figure: Figure): number {
  return figure.on === "table" ? BOX.data.table.height : 0;
}

/** The points (x, z) of a polygon: up the right side, then down the left. */
export function corners(levels: readonly Level[]): Point[] {
  const up = levels.map(([z, , right]): Point => [right, z]);
  const down = levels.toReversed().map(([z, left]): Point => [left, z]);
  return [...up, ...down];
}

export function cardboard(id: string): { outline: Point[]; illustration: Point[]; top: number } {
  const figure = BOX.contents.setting.figures[BOX.guest(id) - 1]!;
  return {
    outline: corners(figure.outline),
    illustration: corners(figure.illustration),
    top: figure.outline.at(-1)![0],
  };
}

/** The outline with its base, lying down if the figure does, in t around its foot. */
export function shapeOf(figure: Figure): Point[] {
  const { outline } = cardboard(figure.id);
  const base: Point[] = [
    [BASE_HALF, 0],
    [BASE_HALF, BASE_TOP],
  ];
  const whole: Point[] = [...base, ...outline, [-BASE_HALF, BASE_TOP], [-BASE_HALF, 0]];
  if (figure.posture === "up") return whole;
  const side = figure.posture === "left" ? -1 : 1;
  return whole.map(([x, z]): Point => [side * z, LYING + side * -x]);
}

/** How far the middle of a lying figure is above the floor, in t. */
export const LYING = 150;

/** The shape in the picture, for touching and for marking. */
export function shapeIn(figure: Figure, lens: Lens): Point[] {
  const z0 = footHeight(figure);
  return shapeOf(figure).map(([x, z]) => lens.at(10 * figure.x + x, 10 * figure.y, z0 + z));
}

export function figureBounds(
  figure: Figure,
  lens: Lens,
): Record<"left" | "right" | "top" | "bottom", number> {
  const shape = shapeIn(figure, lens);
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}
