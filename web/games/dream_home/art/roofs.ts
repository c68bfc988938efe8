// Roof cards: a slope of tiles, 120 x 60. Each colour has its own shape of tile and its own sign.
import { box, moved, path, repeat, type Paint } from "./pen";
import { ANY_SIGN, ROOF_SIGNS } from "./symbols";

const PAINTS: Record<string, Paint> = {
  red: "red",
  brown: "dark",
  purple: "plum",
  orange: "orange",
};

const rows = (count: number, draw: (row: number) => string) => repeat(count, draw);

const TILES: Record<string, string> = {
  // Round scales.
  red: rows(4, (row) =>
    path("line", `M${row % 2 ? -10 : 0} ${15 * row}` + repeat(7, () => "q0 15 10 15t10-15")),
  ),
  // Upright boards with nails.
  brown: rows(3, (row) =>
    path(
      "line",
      `M0 ${20 * row + 20}h120` +
        repeat(9, (at) => `M${(row % 2 ? 4 : 11) + at * 14} ${20 * row}v20`),
    ),
  ),
  // A net of diamonds.
  purple: path(
    "line",
    repeat(9, (at) => `M${at * 20 - 40} 0l60 60M${at * 20} 0l-60 60`),
  ),
  // Waves of pantiles.
  orange: rows(5, (row) => path("line", `M0 ${12 * row + 8}` + repeat(6, () => "q5-8 10 0t10 0"))),
};

function tilesOf(colour: string): string {
  return box(PAINTS[colour] ?? "steel", 0, 0, 120, 60) + (TILES[colour] ?? "");
}

const DORMER =
  path("cream", "M38 54v-22l22-20 22 20v22z") +
  path("dark", "M32 34l28-26 28 26-4 4-24-22-24 22z") +
  box("gold", 47, 32, 26, 20, 2) +
  path("line", "M60 32v20M47 42h26");

/** A roof card: its tiles, its sign in a medal, and its window if it has one. */
export function roofArt(name: string): string {
  const colour = name.replace(/_window$/, "");
  const sign = `<circle class="cream" r="13"/><path class="ink bare" transform="translate(-9 -9) scale(.75)" d="${ROOF_SIGNS[colour] ?? ANY_SIGN}"/>`;
  const isWindow = name !== colour;
  return (
    tilesOf(colour) +
    (isWindow ? DORMER : "") +
    moved(isWindow ? 29 : 60, isWindow ? 46 : 30, sign, isWindow ? 0.8 : 1)
  );
}
