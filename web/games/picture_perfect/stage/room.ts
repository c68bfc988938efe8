// The room of the party as markup for one lens: boards and spaces on the floor, the screen behind.
import drawingsText from "../art/drawings.json?raw";
import { BOX } from "../box";
import { type Lens, n, type Point, points, type Solid } from "./lens";

export interface Drawings {
  definitions: string;
  back: string;
  front: string;
  guests: Record<string, string>;
  decorations: Record<string, string>;
}

export const DRAWINGS = JSON.parse(drawingsText) as Drawings;

const RAIL = 400; // height of the wainscot
const STRIPE = 120;
const BOARD = 100;
const TINTS = ["#9a6238", "#a86e41", "#8d5730", "#a3683b"] as const;
const INLAY = 185;

function polygon(corners: readonly Point[], fill: string, more = ""): string {
  return `<polygon points="${points(corners)}" fill="${fill}" ${more}/>`;
}

function line(corners: readonly Point[], stroke: string, width: number): string {
  return `<polyline points="${points(corners)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`;
}

/** Everything behind the guests. */
export function room(lens: Lens): string {
  const { half_width: half, back_y: back } = BOX.data.screen;
  return [
    `<rect x="-400" y="-400" width="1760" height="1520" fill="#3a2419"/>`,
    floor(lens),
    `<g transform="${lens.plane(0, back)}">${DRAWINGS.back}</g>`,
    wing(lens, -half),
    wing(lens, half),
  ].join("");
}

/** The squares of a space on the floor. */
export function square(x: number, y: number, lens: Lens, half = INLAY): Point[] {
  const corners: Solid[] = [
    [x - half, y - half, 0],
    [x + half, y - half, 0],
    [x + half, y + half, 0],
    [x - half, y + half, 0],
  ];
  return lens.all(corners);
}

function floor(lens: Lens): string {
  const { half_width: half, back_y: back } = BOX.data.screen;
  const parts: string[] = [];
  for (let i = 0, x = -half; x < half; i++, x += BOARD) {
    const board = lens.all([[x, 0, 0], [x + BOARD, 0, 0], [x + BOARD, back, 0], [x, back, 0]]);
    const tint = TINTS[(i * 3) % 4]!;
    parts.push(polygon(board, tint, `stroke="${tint}" stroke-width="0.5"`));
    for (let y = (i % 3) * 170; y < back; y += 520) {
      parts.push(line(lens.all([[x, y, 0], [x + BOARD, y, 0]]), "#5f391f", 1.2));
    }
    parts.push(line([board[0]!, board[3]!], "#6b4225", 0.8));
  }
  for (const { x, y } of BOX.data.spaces) {
    const width = n(Math.max(0.8, 6 * lens.scale(y)));
    const gold = `stroke="#e9c07c" stroke-width="${width}" stroke-opacity="0.55" fill-opacity="0.15"`;
    parts.push(polygon(square(x, y, lens), "#e9c07c", gold));
  }
  const [px, py] = lens.at(0, 900, 0);
  const s = lens.scale(900);
  parts.push(
    `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(1300 * s)}" ry="${n(330 * s)}" fill="url(#pp-pool)"/>`,
  );
  return parts.join("");
}

function wing(lens: Lens, x: number): string {
  const { wing_front_y: near, back_y: far, height: high } = BOX.data.screen;
  const panel = (y0: number, y1: number, z0: number, z1: number, fill: string): string => {
    const corners = lens.all([[x, y0, z0], [x, y1, z0], [x, y1, z1], [x, y0, z1]]);
    return polygon(corners, fill, `stroke="${fill}" stroke-width="0.6"`);
  };
  const parts = [panel(near, far, 0, high, "#1d3c45")];
  for (let y = near; y < far; y += 2 * STRIPE) {
    parts.push(panel(y, Math.min(y + STRIPE, far), RAIL, high, "#24464f"));
  }
  parts.push(panel(near, far, 0, RAIL, "#55331f"), panel(near, far, RAIL - 26, RAIL, "#7a4c2e"));
  for (let y = near; y < far - 150; y += 200) {
    parts.push(panel(y + 30, y + 170, 60, RAIL - 70, "#462817"));
  }
  return parts.join("");
}
