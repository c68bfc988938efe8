// A scene as markup: what stands in it, in painting order; and the photograph as a picture of its own.
import { BOX } from "../box";
import { definitions } from "../art/cutouts";
import type { PhotoView } from "../party";
import { table } from "./buffet";
import { type Figure, footHeight, laid } from "./figure";
import { layersOf } from "./layers";
import { FRAME, Lens, n, points } from "./lens";
import { room } from "./room";

type Spots = readonly (readonly [number, number])[];

/** The guests, the decorations and the table; `uid` keeps the ids of two pictures apart. */
export function things(figures: readonly Figure[], decor: Spots, lens: Lens, uid: string): string {
  const parts = [`<defs><g id="${uid}-table">${table(lens)}</g></defs>`];
  for (const layer of layersOf([...figures], decor, lens)) {
    if (layer.kind === "guest") parts.push(standee(layer.figure, lens));
    else if (layer.kind === "decoration") parts.push(ornament(layer.index, layer.x, layer.y, lens));
    else {
      const clip = `${uid}-${layer.key}-clip`;
      const shape = `<clipPath id="${clip}"><polygon points="${points(layer.hull)}"/></clipPath>`;
      parts.push(`${shape}<g clip-path="url(#${clip})"><use href="#${uid}-table"/></g>`);
    }
  }
  return parts.join("");
}

function standee(figure: Figure, lens: Lens): string {
  const [x, y, z] = [10 * figure.x, 10 * figure.y, footHeight(figure)];
  const s = lens.scale(y);
  const [px, py] = lens.at(x, y, z);
  const shadow = `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(190 * s)}" ry="${n(46 * s)}" fill="url(#pp-shadow)"/>`;
  const side = figure.facing === "back" ? "back" : "guest";
  const drawing = `<use href="#pp-${side}-${figure.id}" transform="${laid(figure.posture)}"/>`;
  return `${shadow}<g data-figure="${figure.id}" transform="${lens.plane(x, y, z)}">${drawing}</g>`;
}

function ornament(index: number, x: number, y: number, lens: Lens): string {
  const { name } = BOX.data.decorations[index % BOX.data.decorations.length]!;
  const plane = lens.plane(10 * x, 10 * y, BOX.data.table.height);
  return `<use href="#pp-decor-${name}" transform="${plane}"/>`;
}

/** Warm light from the upper left, dark corners. */
export function mood(): string {
  const size = `width="${FRAME.width}" height="${FRAME.height}"`;
  return `<rect ${size} fill="url(#pp-warm)"/><rect ${size} fill="url(#pp-vignette)"/>`;
}

/** What the camera sees, 960 by 720. */
export function picture(photo: PhotoView, uid: string): string {
  const lens = new Lens(photo.camera);
  return room(lens) + things(photo.figures, photo.decor, lens, uid) + mood();
}

const PAGE = { width: 1080, height: 920, left: 60, top: 56 };

/** A print on the page of an album, whole in itself: to be kept as a file. */
export function print(photo: PhotoView, caption: string, credit: string): string {
  const { width, height, left, top } = PAGE;
  const middle = left + FRAME.width / 2;
  const serif = "font-family=\"Georgia, 'DejaVu Serif', serif\"";
  const frame = `<clipPath id="frame"><rect width="${FRAME.width}" height="${FRAME.height}"/></clipPath>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"`,
    ` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${definitions(photo.figures.map(({ id }) => id))}${frame}</defs>`,
    `<rect width="${width}" height="${height}" fill="#2d221d"/>`,
    `<rect x="28" y="24" width="${width - 56}" height="${height - 48}" rx="3" fill="url(#pp-paper)"/>`,
    `<rect x="${left - 3}" y="${top - 3}" width="${FRAME.width + 6}" height="${FRAME.height + 6}" fill="#d8c8ae"/>`,
    `<g transform="translate(${left} ${top})" clip-path="url(#frame)">${picture(photo, "print")}</g>`,
    `<text x="${middle}" y="${top + FRAME.height + 64}" font-size="34" fill="#4a3427" text-anchor="middle"`,
    ` font-style="italic" ${serif}>${escaped(caption)}</text>`,
    `<text x="${left + FRAME.width}" y="${top + FRAME.height + 94}" font-size="16" fill="#6d5843"`,
    ` text-anchor="end" ${serif}>${escaped(credit)}</text></svg>`,
  ].join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
