// A scene as markup: its contents, in painting order; and the photograph as a separate picture.
import { BOX } from "../box.svelte";
import { definitions } from "../art/cutouts";
import type { PhotoView } from "../party";
import { table } from "./buffet";
import { kindOf } from "../judge/decorations";
import { type Figure, footHeight, LYING } from "./figure";
import { layersOf } from "./layers";
import { FRAME, Lens, type Point, points } from "./lens";
import { room } from "./room";
import { markupOf, type Shape } from "./shapes";

type Spots = readonly (readonly [number, number])[];

/** What is painted after the room, in order; the table again where it hides somebody. */
export type Piece = Shape[] | { table: Point[] };

export function pieces(figures: readonly Figure[], decor: Spots, lens: Lens): Piece[] {
  return layersOf([...figures], decor, lens).map((layer): Piece => {
    if (layer.kind === "guest") return standee(layer.figure, lens);
    if (layer.kind === "decoration") return [ornament(layer.index, layer.x, layer.y, lens)];
    return { table: layer.hull };
  });
}

/** The guests, the decorations and the table as markup; `uid` keeps the ids of two pictures apart. */
export function things(figures: readonly Figure[], decor: Spots, lens: Lens, uid: string): string {
  const parts = [`<defs><g id="${uid}-table">${table(lens).map(markupOf).join("")}</g></defs>`];
  for (const [at, piece] of pieces(figures, decor, lens).entries()) {
    if (Array.isArray(piece)) parts.push(...piece.map(markupOf));
    else {
      const clip = `${uid}-clip-${at}`;
      const shape = `<clipPath id="${clip}"><polygon points="${points(piece.table)}"/></clipPath>`;
      parts.push(`${shape}<g clip-path="url(#${clip})"><use href="#${uid}-table"/></g>`);
    }
  }
  return parts.join("");
}

function standee(figure: Figure, lens: Lens): Shape[] {
  const [x, y, z] = [10 * figure.x, 10 * figure.y, footHeight(figure)];
  const scale = lens.scale(y);
  const at = lens.at(x, y, z);
  const name = `${figure.facing === "back" ? "back" : "guest"}-${figure.id}`;
  const laid =
    figure.posture === "up" ? {} : { turn: figure.posture === "left" ? 90 : -90, lift: LYING };
  return [
    { kind: "glow", name: "shadow", at, rx: 190 * scale, ry: 46 * scale },
    { kind: "plane", name, markup: () => `<use href="#pp-${name}"/>`, at, scale, ...laid },
  ];
}

function ornament(index: number, x: number, y: number, lens: Lens): Shape {
  const name = `decor-${kindOf(BOX.contents, index).name}`;
  const at = lens.at(10 * x, 10 * y, BOX.data.table.height);
  return {
    kind: "plane",
    name,
    markup: () => `<use href="#pp-${name}"/>`,
    at,
    scale: lens.scale(10 * y),
  };
}

/** Warm light from the upper left, dark corners. */
export function mood(): string {
  const size = `width="${FRAME.width}" height="${FRAME.height}"`;
  return `<rect ${size} fill="url(#pp-warm)"/><rect ${size} fill="url(#pp-vignette)"/>`;
}

/** What the camera sees, 960 by 720. */
export function picture(photo: PhotoView, uid: string): string {
  const lens = new Lens(photo.camera);
  return room(lens).map(markupOf).join("") + things(photo.figures, photo.decor, lens, uid) + mood();
}

const PAGE = { width: 1080, height: 920, left: 60, top: 56 };

/** What a print may show beside the photograph. */
export interface Written {
  caption: string;
  credit: string;
  over?: string; // markup over the picture
  panel?: string; // markup beside it, in its own column
}

export const PANEL = 580;
const SERIF = "font-family=\"Georgia, 'DejaVu Serif', serif\"";

/** A print on an album page, self-contained, to save as a file. */
export function print(
  photo: PhotoView,
  { caption, credit, over = "", panel = "" }: Written,
): string {
  const { height, left, top } = PAGE;
  const width = PAGE.width + (panel ? PANEL : 0);
  const middle = left + FRAME.width / 2;
  const frame = `<clipPath id="frame"><rect width="${FRAME.width}" height="${FRAME.height}"/></clipPath>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"`,
    ` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${definitions(photo.figures.map(({ id }) => id))}${frame}</defs>`,
    `<rect width="${width}" height="${height}" fill="#2d221d"/>`,
    `<rect x="28" y="24" width="${PAGE.width - 56}" height="${height - 48}" rx="3" fill="url(#pp-paper)"/>`,
    `<rect x="${left - 3}" y="${top - 3}" width="${FRAME.width + 6}" height="${FRAME.height + 6}" fill="#d8c8ae"/>`,
    `<g transform="translate(${left} ${top})" clip-path="url(#frame)">${picture(photo, "print")}${over}</g>`,
    `<text x="${middle}" y="${top + FRAME.height + 64}" font-size="34" fill="#4a3427" text-anchor="middle"`,
    ` font-style="italic" ${SERIF}>${escaped(caption)}</text>`,
    `<text x="${left + FRAME.width}" y="${top + FRAME.height + 94}" font-size="16" fill="#6d5843"`,
    ` text-anchor="end" ${SERIF}>${escaped(credit)}</text>`,
    `<g transform="translate(${PAGE.width} 0)">${panel}</g></svg>`,
  ].join("");
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
