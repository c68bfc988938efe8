// A small pen: shapes as SVG text. A class names a paint of the palette (palette.css), never a
// colour value.

export type Paint =
  | "wood" | "dark" | "cream" | "red" | "blue" | "green" | "gold" | "orange" | "plum" | "ink"
  | "steel" | "aqua" | "rose" | "skin" | "line" | "faint" | "wall" | "floor" | "glow"; // prettier-ignore

export function box(paint: Paint, x: number, y: number, w: number, h: number, round = 0): string {
  const corners = round ? ` rx="${round}"` : "";
  return `<rect class="${paint}" x="${x}" y="${y}" width="${w}" height="${h}"${corners}/>`;
}

export function path(paint: Paint, d: string): string {
  return `<path class="${paint}" d="${d}"/>`;
}

export function disc(paint: Paint, x: number, y: number, r: number, ry = r): string {
  if (r === ry) return `<circle class="${paint}" cx="${x}" cy="${y}" r="${r}"/>`;
  return `<ellipse class="${paint}" cx="${x}" cy="${y}" rx="${r}" ry="${ry}"/>`;
}

/** The same drawing several times, each moved on a bit. */
export function repeat(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join("");
}

export function moved(x: number, y: number, drawing: string, scale = 1): string {
  const size = scale === 1 ? "" : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y})${size}">${drawing}</g>`;
}

const SHIRTS: Paint[] = ["red", "blue", "green", "gold"];

/** A child of a doll's family, standing with its feet at 0, 0. */
export function child(number: number): string {
  const shirt = SHIRTS[number % SHIRTS.length] as Paint;
  const hair =
    number % 2
      ? path(
          "dark",
          "M-6.500-17q-1-8 6.500-8t6.500 8l2 5h-2.500l-1.500-5q-4-1-6-4q-1 3-3.500 4l-1 5h-2.500z",
        )
      : path("dark", "M-6-17q-1-7.500 6-7.500t6 7.500q-2.500-.500-4-3q-4 3-8 3z");
  return (
    path("ink", "M-4-4h3v4h-4.500v-1.500zM1-4h3v2.500l1 1.500h-4z") +
    path(shirt, "M-3.500-11.500h7l3.500 8.500h-14z") +
    path(
      "skin",
      "M-3.500-11l-4.500 4.500 1.500 1.500 4-3.500zM3.500-11l4.500 4.500-1.500 1.500-4-3.500z",
    ) +
    disc("skin", 0, -16, 5.6) +
    hair +
    path("line", "M-2-16v1M2-16v1M-1.500-13q1.500 1.200 3 0")
  );
}
