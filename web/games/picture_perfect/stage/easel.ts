// A scene painted on a canvas from ready bitmaps: what `print.ts` produces as markup, in a few
// milliseconds.
import { BASE_HALF, BASE_TOP } from "../judge/figures";
import type { Painted } from "../art/bitmaps.svelte";
import type { DecorSpot } from "../draft.svelte";
import { table } from "./buffet";
import { cardboard, type Figure } from "./figure";
import type { Lens, Point } from "./lens";
import { pieces } from "./print";
import { room } from "./room";
import { type Plane, type Polygon, type Shape, TOP } from "./shapes";
import type { Walk } from "./walk";

export interface Painting {
  figures: readonly Figure[];
  decor: readonly DecorSpot[];
  lens: Lens;
  viewBox: Walk["viewBox"];
  isPhoto: boolean;
  isFaded: boolean; // to show the spaces behind the guests
}

type Context = CanvasRenderingContext2D;

const SMOOTH = "medium"; // less leaves jagged edges on far guests
const KRAFT = "#cbb08a";

/** Paints one canvas; the room is kept while the lens stays. */
export class Easel {
  private readonly behind = document.createElement("canvas");
  private lens: Lens | null = null;
  private tableShapes: Shape[] = [];

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly painted: Painted,
  ) {}

  /** The size in device pixels. */
  resize(across: number, down: number): void {
    const [width, height] = [across, down].map((pixels) => Math.max(1, Math.round(pixels)));
    if (this.behind.width === width && this.behind.height === height) return;
    for (const one of [this.canvas, this.behind]) Object.assign(one, { width, height });
    this.lens = null;
  }

  paint({ figures, decor, lens, viewBox, isPhoto, isFaded }: Painting): void {
    const context = this.canvas.getContext("2d", { alpha: false })!;
    const { width, height } = this.canvas;
    const scale = width / viewBox.width;
    const aim = (one: Context): void =>
      one.setTransform(scale, 0, 0, scale, -viewBox.x * scale, -viewBox.y * scale);
    if (this.lens !== lens) {
      this.lens = lens;
      this.tableShapes = table(lens);
      const back = this.behind.getContext("2d", { alpha: false })!;
      back.imageSmoothingQuality = SMOOTH;
      aim(back);
      this.drawAll(back, room(lens));
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.imageSmoothingQuality = SMOOTH;
    context.drawImage(this.behind, 0, 0);
    aim(context);
    context.globalAlpha = isFaded ? 0.5 : 1;
    for (const piece of pieces(figures, decor, lens)) {
      if (Array.isArray(piece)) this.drawAll(context, piece);
      else this.drawTable(context, piece.table);
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    if (isPhoto) context.drawImage(this.painted.bitmaps.get("mood")!.image, 0, 0, width, height);
  }

  private drawTable(context: Context, hull: readonly Point[]): void {
    context.save();
    trace(context, hull);
    context.clip();
    this.drawAll(context, this.tableShapes);
    context.restore();
  }

  private drawAll(context: Context, shapes: readonly Shape[]): void {
    const alpha = context.globalAlpha;
    for (const shape of shapes) {
      if (shape.kind === "polygon") drawPolygon(context, shape, alpha);
      else if (shape.kind === "plane") this.drawPlane(context, shape);
      else {
        const { at, rx, ry, name } = shape;
        const { image } = this.painted.bitmaps.get(name)!;
        context.drawImage(image, at[0] - rx, at[1] - ry, 2 * rx, 2 * ry);
      }
    }
  }

  private drawPlane(context: Context, { name, at, scale, turn, lift }: Plane): void {
    const bitmap = this.painted.bitmaps.get(name);
    if (turn === undefined && bitmap) {
      const [x, y, width, height] = bitmap.box;
      context.drawImage(
        bitmap.image,
        at[0] + x * scale,
        at[1] + y * scale,
        width * scale,
        height * scale,
      );
      return;
    }
    context.save();
    context.translate(at[0], at[1] - (lift ?? 0) * scale);
    context.scale(scale, scale);
    context.rotate((-(turn ?? 0) * Math.PI) / 180);
    if (bitmap) context.drawImage(bitmap.image, ...bitmap.box);
    else drawBack(context, name.slice(name.indexOf("-") + 1));
    context.restore();
  }
}

function trace(context: Context, corners: readonly Point[]): void {
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
}

function drawPolygon(context: Context, shape: Polygon, alpha: number): void {
  const { corners, fill, opacity = 1, stroke, width = 1, strokeOpacity = 1 } = shape;
  trace(context, corners);
  if (fill !== "none") {
    context.globalAlpha = alpha * opacity;
    context.fillStyle = fill === TOP.fill ? clothOn(context, corners) : fill;
    context.fill();
  }
  if (stroke !== undefined) {
    context.globalAlpha = alpha * strokeOpacity;
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.stroke();
  }
  context.globalAlpha = alpha;
}

function clothOn(context: Context, corners: readonly Point[]): CanvasGradient {
  const ys = corners.map(([, y]) => y);
  const gradient = context.createLinearGradient(0, Math.min(...ys), 0, Math.max(...ys));
  TOP.colours.forEach((colour, at) => gradient.addColorStop(at, colour));
  return gradient;
}

/** The back of a figure's cardboard; z is down here. */
function drawBack(context: Context, id: string): void {
  const { outline, illustration } = cardboard(id);
  const down = (points: readonly Point[]): Point[] => points.map(([x, z]) => [x, -z]);
  trace(context, down(outline));
  context.fillStyle = KRAFT;
  context.fill();
  trace(context, down(illustration));
  context.setLineDash([18, 12]);
  context.strokeStyle = "#8d7048";
  context.lineWidth = 5;
  context.stroke();
  context.fillStyle = "#6f4629";
  context.fillRect(-BASE_HALF, -BASE_TOP, 2 * BASE_HALF, BASE_TOP);
}
