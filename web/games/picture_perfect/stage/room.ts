// The room of the party as one lens sees it: boards and spaces on the floor, the screen behind.
import drawingsText from "../art/drawings.json?raw";
import { refitted, standingSize } from "../art/refit";
import { BOX, PRINTED } from "../box.svelte";
import type { Lens, Point, Solid } from "./lens";
import { line, polygon, type Shape } from "./shapes";

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
const GOLD = "#e9c07c";

/** The back panel of this table's screen. */
export function backDrawing(): string {
  const [printed, now] = [PRINTED, BOX.data].map(({ screen }) => {
    return standingSize(-screen.half_width, screen.half_width, screen.height);
  });
  return refitted(DRAWINGS.back, printed!, now!);
}

/** The cloth at the front of this table. */
export function frontDrawing(): string {
  const [printed, now] = [PRINTED, BOX.data].map(({ table }) => {
    return standingSize(table.x0, table.x1, table.height);
  });
  return refitted(DRAWINGS.front, printed!, now!);
}

const DARK: Point[] = [
  [-400, -400],
  [1360, -400],
  [1360, 1120],
  [-400, 1120],
];

/** Everything behind the guests. */
export function room(lens: Lens): Shape[] {
  const { half_width: half, back_y: back } = BOX.data.screen;
  return [
    polygon(DARK, "#3a2419"),
    ...floor(lens),
    {
      kind: "plane",
      name: "back",
      markup: backDrawing,
      at: lens.at(0, back, 0),
      scale: lens.scale(back),
    },
    ...wing(lens, -half),
    ...wing(lens, half),
  ];
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

function floor(lens: Lens): Shape[] {
  const { half_width: half, back_y: back } = BOX.data.screen;
  const parts: Shape[] = [];
  for (let i = 0, x = -half; x < half; i++, x += BOARD) {
    const board = lens.all([
      [x, 0, 0],
      [x + BOARD, 0, 0],
      [x + BOARD, back, 0],
      [x, back, 0],
    ]);
    const tint = TINTS[(i * 3) % 4]!;
    parts.push(polygon(board, tint, { stroke: tint, width: 0.5 }));
    for (let y = (i % 3) * 170; y < back; y += 520) {
      parts.push(
        line(
          lens.all([
            [x, y, 0],
            [x + BOARD, y, 0],
          ]),
          "#5f391f",
          1.2,
        ),
      );
    }
    parts.push(line([board[0]!, board[3]!], "#6b4225", 0.8));
  }
  for (const { x, y } of BOX.data.spaces) {
    const width = Math.max(0.8, 6 * lens.scale(y));
    parts.push(
      polygon(square(x, y, lens), GOLD, {
        stroke: GOLD,
        width,
        strokeOpacity: 0.55,
        opacity: 0.15,
      }),
    );
  }
  const s = lens.scale(900);
  parts.push({ kind: "glow", name: "pool", at: lens.at(0, 900, 0), rx: 1300 * s, ry: 330 * s });
  return parts;
}

function wing(lens: Lens, x: number): Shape[] {
  const { wing_front_y: near, back_y: far, height: high } = BOX.data.screen;
  const panel = (y0: number, y1: number, z0: number, z1: number, fill: string): Shape => {
    const corners = lens.all([
      [x, y0, z0],
      [x, y1, z0],
      [x, y1, z1],
      [x, y0, z1],
    ]);
    return polygon(corners, fill, { stroke: fill, width: 0.6 });
  };
  const parts = [panel(near, far, 0, high, "#1d3c45")];
  for (let y = near; y < far; y += 2 * STRIPE) {
    parts.push(panel(y, Math.min(y + STRIPE, far), RAIL, high, "#24464f"));
  }
  parts.push(panel(near, far, 0, RAIL, "#55331f"), panel(near, far, RAIL - 26, RAIL, "#7a4c2e"));
  for (let y = near; y < far - 150; y += 200) {
    parts.push(panel(y + 30, y + 170, 60, RAIL - 70, "#462817"));
  }
  return parts;
}
