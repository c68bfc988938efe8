// The drawings as textures: SVG painted on a canvas.
import { CanvasTexture, SRGBColorSpace, type Texture } from "three";
import { paintedSvg, svgOf } from "../art/bitmaps.svelte";
import { decorationMarkup, figureBox, guestMarkup } from "../art/cutouts";
import { BOX } from "../box.svelte";
import { backDrawing, frontDrawing } from "./room";

function texture(canvas: HTMLCanvasElement): Texture {
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  made.anisotropy = 4;
  return made;
}

/** A guest's front; the corners of the texture are those of `figureBox`. */
export async function guestTexture(id: string): Promise<Texture> {
  const inner = `<use href="#pp-guest-${id}" transform="scale(1 -1)"/>`;
  const svg = svgOf(figureBox(id), inner, 256, 512, guestMarkup(id));
  return texture(await paintedSvg(svg, 256, 512));
}

export async function decorationTexture(name: string): Promise<Texture> {
  const { width: w, height: h } = BOX.data.decorations.find((one) => one.name === name)!;
  const inner = `<use href="#pp-decor-${name}" transform="scale(1 -1)"/>`;
  const svg = svgOf(`${-w / 2} ${-h} ${w} ${h}`, inner, 128, 128, decorationMarkup(name));
  return texture(await paintedSvg(svg, 128, 128));
}

/** The back panel of the screen. */
export async function backTexture(): Promise<Texture> {
  const { half_width: half, height } = BOX.data.screen;
  const inner = `<g transform="scale(1 -1)">${backDrawing()}</g>`;
  const svg = svgOf(`${-half} ${-height} ${2 * half} ${height}`, inner, 1024, 600);
  return texture(await paintedSvg(svg, 1024, 600));
}

/** The cloth at the front of the table. */
export async function frontTexture(): Promise<Texture> {
  const { x0, x1, height } = BOX.data.table;
  const inner = `<g transform="scale(1 -1)">${frontDrawing()}</g>`;
  const svg = svgOf(`${x0} ${-height} ${x1 - x0} ${height}`, inner, 512, 180);
  return texture(await paintedSvg(svg, 512, 180));
}

/** Boards and spaces of the floor, seen from above; the photographer is at the bottom. */
export async function floorTexture(): Promise<Texture> {
  const { half_width: half, back_y: far } = BOX.data.screen;
  const tints = ["#9a6238", "#a86e41", "#8d5730", "#a3683b"];
  const boards = Array.from({ length: Math.ceil((2 * half) / 100) }, (_, i) => {
    const x = -half + 100 * i;
    return `<rect x="${x}" y="${-far}" width="101" height="${far}" fill="${tints[(i * 3) % 4]}" stroke="#6b4225" stroke-width="3"/>`;
  });
  const spaces = BOX.data.spaces.map(({ x, y }) => {
    const gold = `fill="#e9c07c" fill-opacity="0.16" stroke="#e9c07c" stroke-width="8" stroke-opacity="0.7"`;
    return `<rect x="${x - 185}" y="${-y - 185}" width="370" height="370" ${gold}/>`;
  });
  const inner = [...boards, ...spaces].join("");
  const svg = svgOf(`${-half} ${-far} ${2 * half} ${far}`, inner, 1024, 790);
  return texture(await paintedSvg(svg, 1024, 790));
}

/** The table top: cloth, thread, the runner. */
export async function topTexture(): Promise<Texture> {
  const { x0, x1, y0, y1 } = BOX.data.table;
  const [w, h] = [x1 - x0, y1 - y0];
  const inner = [
    `<rect x="${x0}" y="0" width="${w}" height="${h}" fill="#fff2da"/>`,
    `<rect x="${x0 + 34}" y="34" width="${w - 68}" height="${h - 68}" fill="none" stroke="#b98d4e" stroke-width="5"/>`,
    `<rect x="-110" y="0" width="220" height="${h}" fill="#7d2f45"/>`,
    `<rect x="-110" y="0" width="10" height="${h}" fill="#f0c56a"/><rect x="100" y="0" width="10" height="${h}" fill="#f0c56a"/>`,
  ].join("");
  const svg = svgOf(`${x0} 0 ${w} ${h}`, inner, 512, 360);
  return texture(await paintedSvg(svg, 512, 360));
}

/** A wing of the screen: stripes over the wainscot. */
export async function wingTexture(): Promise<Texture> {
  const stripes = Array.from(
    { length: 5 },
    (_, i) => `<rect x="${i * 240}" width="120" height="1000" fill="#24464f"/>`,
  );
  const inner = `<rect width="1000" height="1400" fill="#1d3c45"/>${stripes.join("")}<rect y="1000" width="1000" height="400" fill="#55331f"/><rect y="1000" width="1000" height="26" fill="#7a4c2e"/>`;
  return texture(await paintedSvg(svgOf("0 0 1000 1400", inner, 256, 360), 256, 360));
}
