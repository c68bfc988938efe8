// The table under its cloth as one lens sees it, and the part of it in front of a plane.
import { BOX } from "../box.svelte";
import { hull, type Lens, type Point, type Solid } from "./lens";
import { frontDrawing } from "./room";
import { polygon, type Shape, TOP } from "./shapes";

const RUNNER = 110; // half its width

/** The whole table. */
export function table(lens: Lens): Shape[] {
  const { x0, x1, y0, height: z } = BOX.data.table;
  const parts: Shape[] = [...side(x0, lens), ...side(x1, lens)];
  if (lens.isAbove(z)) {
    parts.push(polygon(onTop(x0, x1, 0, lens), TOP.fill));
    for (const [inset, width] of [
      [34, 2.2],
      [52, 1],
    ] as const) {
      const thread = { stroke: "#b98d4e", strokeOpacity: 0.5, width };
      parts.push(polygon(onTop(x0 + inset, x1 - inset, inset, lens), "none", thread));
    }
    parts.push(polygon(onTop(-RUNNER, RUNNER, 0, lens), "#7d2f45", { opacity: 0.85 }));
    parts.push(polygon(onTop(-RUNNER, 10 - RUNNER, 0, lens), "#f0c56a"));
    parts.push(polygon(onTop(RUNNER - 10, RUNNER, 0, lens), "#f0c56a"));
  }
  parts.push({
    kind: "plane",
    name: "front",
    markup: frontDrawing,
    at: lens.at(0, y0, 0),
    scale: lens.scale(y0),
  });
  return parts;
}

function onTop(x0: number, x1: number, inset: number, lens: Lens): Point[] {
  const { y0, y1, height: z } = BOX.data.table;
  const [near, far] = [y0 + inset, y1 - inset];
  return lens.all([
    [x0, near, z],
    [x1, near, z],
    [x1, far, z],
    [x0, far, z],
  ]);
}

function side(x: number, lens: Lens): Shape[] {
  const { y0, y1, height: z } = BOX.data.table;
  const parts = [
    polygon(
      lens.all([
        [x, y0, 0],
        [x, y0, z],
        [x, y1, z],
        [x, y1, 0],
      ]),
      "#c2a67d",
    ),
  ];
  for (let y = y0 + 40; y < y1 - 40; y += 110) {
    const fold = lens.all([
      [x, y, 0],
      [x, y + 34, 0],
      [x, y + 22, z - 50],
      [x, y + 12, z - 50],
    ]);
    parts.push(polygon(fold, "#a98c63", { opacity: 0.7 }));
  }
  const lace = lens.all([
    [x, y0, z],
    [x, y1, z],
    [x, y1, z - 28],
    [x, y0, z - 28],
  ]);
  return [...parts, polygon(lace, "#e9dcc4")];
}

/** The silhouette of the part of the table in front of a plane. */
export function frontOf(y: number, lens: Lens): Point[] {
  const { x0, x1, y0, y1, height } = BOX.data.table;
  const solids: Solid[] = [];
  for (const x of [x0, x1]) {
    for (const b of [y0, Math.min(y, y1)]) {
      for (const z of [0, height]) solids.push([x, b, z]);
    }
  }
  return hull(lens.all(solids));
}
