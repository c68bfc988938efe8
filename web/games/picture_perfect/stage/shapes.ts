// The shapes a room is drawn with, in picture pixels: as markup for a print, as strokes on a
// canvas.
import { n, type Point, points } from "./lens";

export interface Polygon {
  kind: "polygon";
  corners: readonly Point[];
  fill: string; // a colour, "none", or the table's own gradient
  opacity?: number;
  stroke?: string;
  width?: number;
  strokeOpacity?: number;
}

/** A soft spot of light or shade. */
export interface Glow {
  kind: "glow";
  name: "pool" | "shadow";
  at: Point;
  rx: number;
  ry: number;
}

/** A drawing in an upright plane: the same drawing everywhere, moved and scaled. */
export interface Plane {
  kind: "plane";
  name: string; // of the bitmap
  markup: () => string;
  at: Point;
  scale: number;
  turn?: number; // degrees, for a lying figure
  lift?: number; // how far it is above its foot, in its own units
}

export type Shape = Polygon | Glow | Plane;

/** The cloth on top of the table: from far to near. */
export const TOP = { fill: "url(#pp-top)", colours: ["#e6d2b0", "#fff6e4"] } as const;

export function polygon(
  corners: readonly Point[],
  fill: string,
  more: Omit<Polygon, "kind" | "corners" | "fill"> = {},
): Polygon {
  return { kind: "polygon", corners, fill, ...more };
}

export function line(corners: readonly Point[], stroke: string, width: number): Polygon {
  return { kind: "polygon", corners, fill: "none", stroke, width };
}

export function markupOf(shape: Shape): string {
  if (shape.kind === "polygon") return polygonMarkup(shape);
  const [x, y] = shape.at.map(n);
  if (shape.kind === "glow") {
    return `<ellipse cx="${x}" cy="${y}" rx="${n(shape.rx)}" ry="${n(shape.ry)}" fill="url(#pp-${shape.name})"/>`;
  }
  const s = shape.scale;
  const laid =
    shape.turn === undefined ? "" : ` translate(0 ${shape.lift ?? 0}) rotate(${shape.turn})`;
  const place = `translate(${x} ${y}) scale(${s.toFixed(5)} ${(-s).toFixed(5)})${laid}`;
  return `<g transform="${place}">${shape.markup()}</g>`;
}

function polygonMarkup({ corners, fill, opacity, stroke, width, strokeOpacity }: Polygon): string {
  const more = [
    opacity === undefined ? "" : ` fill-opacity="${opacity}"`,
    stroke === undefined ? "" : ` stroke="${stroke}" stroke-width="${n(width ?? 1)}"`,
    strokeOpacity === undefined ? "" : ` stroke-opacity="${strokeOpacity}"`,
  ].join("");
  const tag = fill === "none" && corners.length === 2 ? "polyline" : "polygon";
  return `<${tag} points="${points(corners)}" fill="${fill}"${more}/>`;
}
