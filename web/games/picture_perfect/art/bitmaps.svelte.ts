// The drawings painted once in pixels: moving a guest then copies a picture and redraws nothing.
import { BOX } from "../box.svelte";
import { backDrawing, DRAWINGS, frontDrawing } from "../stage/room";
import { decorationMarkup, figureBox, guestMarkup, portraitBox } from "./cutouts";

/** A painted drawing and the part of its plane that it shows: x, y, width, height, z down. */
export interface Bitmap {
  image: HTMLCanvasElement;
  box: readonly [x: number, y: number, width: number, height: number];
}

export interface Painted {
  bitmaps: ReadonlyMap<string, Bitmap>;
  heads: ReadonlyMap<string, string>; // addresses of the guests' portraits
}

const HEAD = 144; // pixels
const FINE = 1.1; // pixels for each t of a guest
const canvases = new Map<string, Promise<HTMLCanvasElement>>();

/** Paint a self-contained drawing, once for everybody who shows the same. */
export function paintedSvg(svg: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const found = canvases.get(svg);
  if (found) return found;
  const made = paint(svg, width, height);
  canvases.set(svg, made);
  return made;
}

async function paint(svg: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  // Kept in the page's own memory: what is on the graphics card may get lost.
  canvas.getContext("2d", { willReadFrequently: true })!.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** A self-contained drawing; `cutout` is the one piece that it refers to. */
export function svgOf(
  viewBox: string,
  inner: string,
  width: number,
  height: number,
  cutout = "",
): string {
  const size = `width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="none"`;
  const defs = `<defs>${DRAWINGS.definitions}${cutout}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${inner}</svg>`;
}

interface Wanted {
  name: string;
  box: string;
  inner: string;
  cutout?: string;
  width: number;
  height: number;
}

const UP = 'transform="scale(1 -1)"';

function guest(id: string): Wanted {
  const box = figureBox(id);
  const [, , width, height] = box.split(" ").map(Number) as [number, number, number, number];
  const size = { width: Math.round(width * FINE), height: Math.round(height * FINE) };
  return {
    name: `guest-${id}`,
    box,
    inner: `<use href="#pp-guest-${id}" ${UP}/>`,
    cutout: guestMarkup(id),
    ...size,
  };
}

function head(id: string): Wanted {
  const inner = `<use href="#pp-guest-${id}" ${UP}/>`;
  return {
    name: id,
    box: portraitBox(id),
    inner,
    cutout: guestMarkup(id),
    width: HEAD,
    height: HEAD,
  };
}

function others(): Wanted[] {
  const { screen, table, decorations } = BOX.data;
  const [wide, high] = [2 * screen.half_width, screen.height];
  const glow = (name: string): Wanted => {
    const inner = `<circle r="100" fill="url(#pp-${name})"/>`;
    return { name, box: "-100 -100 200 200", inner, width: 256, height: 256 };
  };
  const mood = ["warm", "vignette"].map(
    (name) => `<rect width="960" height="720" fill="url(#pp-${name})"/>`,
  );
  return [
    ...decorations.map(({ name, width: w, height: h }) => {
      const inner = `<use href="#pp-decor-${name}" ${UP}/>`;
      const box = `${-w / 2} ${-h} ${w} ${h}`;
      return {
        name: `decor-${name}`,
        box,
        inner,
        cutout: decorationMarkup(name),
        width: w,
        height: h,
      };
    }),
    {
      name: "back",
      box: `${-wide / 2} ${-high} ${wide} ${high}`,
      inner: `<g ${UP}>${backDrawing()}</g>`,
      width: 1600,
      height: Math.round((1600 * high) / wide),
    },
    {
      name: "front",
      box: `${table.x0} ${-table.height} ${table.x1 - table.x0} ${table.height}`,
      inner: `<g ${UP}>${frontDrawing()}</g>`,
      width: table.x1 - table.x0,
      height: table.height,
    },
    glow("shadow"),
    glow("pool"),
    { name: "mood", box: "0 0 960 720", inner: mood.join(""), width: 480, height: 360 },
  ];
}

function painting({ box, inner, width, height, cutout }: Wanted): Promise<HTMLCanvasElement> {
  return paintedSvg(svgOf(box, inner, width, height, cutout), width, height);
}

const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

class Paintings {
  private painted = $state.raw<Painted | null>(null);
  private of: unknown = null; // the box whose things are painted or being painted

  /**
   * The painted things of the box in use; null until all are painted. Until then drawings will do.
   */
  get now(): Painted | null {
    return this.painted;
  }

  /** Paint what the box in use shows, a little at a time, to keep the page responsive. */
  async begin(): Promise<void> {
    const contents = BOX.contents;
    if (this.of === contents) return;
    this.of = contents;
    this.painted = null;
    const heads = new Map<string, string>();
    const bitmaps = new Map<string, Bitmap>();
    for (const { id } of contents.data.guests) {
      heads.set(id, (await painting(head(id))).toDataURL());
      await pause();
    }
    for (const wanted of [...others(), ...contents.data.guests.map(({ id }) => guest(id))]) {
      const box = wanted.box.split(" ").map(Number) as unknown as Bitmap["box"];
      bitmaps.set(wanted.name, { image: await painting(wanted), box });
      await pause();
      if (this.of !== contents) return;
    }
    this.painted = { bitmaps, heads };
  }
}

export const PAINTINGS = new Paintings();
