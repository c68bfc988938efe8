// The interiors of the basement: 120 x 90, dark frames, the name at the top; things stand at 86.
import { box, disc, path, repeat } from "./pen";

const stones = path(
  "faint",
  "M0 24h120M0 44h120M0 64h120M20 14v10M60 14v10M100 14v10M38 24v20M82 24v20M18 44v20M62 44v20M104 44v20M40 64v20M84 64v20",
);
const shell = (paper = stones) => box("wall", 0, 0, 120, 90) + paper + box("floor", 0, 84, 120, 6);
const bulb = (x: number) => path("line", `M${x} 14v7`) + disc("gold", x, 25, 4);

const GARAGE = [
  shell() +
    bulb(60) +
    path("red", "M14 70q0-12 12-13l10-14q3-4 8-4h28q5 0 8 4l8 14q18 0 18 13v6h-92z") +
    path("aqua", "M42 45h14v12h-22zM60 45h12q3 0 5 3l6 9h-23z") +
    disc("ink", 34, 77, 9) +
    disc("steel", 34, 77, 4) +
    disc("ink", 86, 77, 9) +
    disc("steel", 86, 77, 4) +
    box("gold", 100, 62, 6, 6, 2) +
    path("line", "M58 60v14"),
  shell() +
    box("wood", 8, 20, 56, 28, 1) +
    path(
      "steel",
      "M14 24h4v16h-4zM24 24l4 4v14h-4zM36 24h10v5h-3v13h-4v-13h-3zM52 24h7v4h-2v14h-3v-14h-2z",
    ) +
    disc("ink", 22, 76, 10) +
    disc("steel", 22, 76, 4) +
    disc("ink", 24, 58, 9) +
    disc("steel", 24, 58, 3.5) +
    disc("line", 62, 74, 12) +
    disc("line", 100, 74, 12) +
    path("line", "M62 74l12-22h20l6 22M74 52l8 22h-20M82 74l12-22M70 50h8M92 44h8l-6 8"),
];

const LAUNDRY = [
  shell() +
    path("line", "M0 22q60 12 120 0") +
    path("red", "M14 25l8 2 8-1 3 18h-6l-1-6v14h-8v-14l-1 6h-6z") +
    path("cream", "M48 28h18v20h-18z") +
    path("blue", "M82 27h18l2 22h-7l-4-14-4 14h-7z") +
    box("cream", 10, 52, 32, 34, 3) +
    disc("steel", 26, 71, 11) +
    disc("aqua", 26, 71, 8) +
    path("line", "M14 57h10") +
    disc("gold", 36, 57, 2) +
    box("cream", 46, 52, 32, 34, 3) +
    disc("steel", 62, 71, 11) +
    disc("blue", 62, 71, 8) +
    path("line", "M50 57h10") +
    disc("red", 72, 57, 2) +
    path("wood", "M84 66h30l-4 20h-22z") +
    path("rose", "M84 66q4-10 10-6q6-8 12 0q6-2 8 6z") +
    path("line", "M86 72h26M87 79h24"),
];

const WORKSHOP = [
  shell() +
    box("wood", 14, 18, 92, 28, 1) +
    path("steel", "M22 22h14v6h-5v14h-4v-14h-5zM44 22h5v20h-5z") +
    path("gold", "M42 22h9v6h-9z") +
    path("steel", "M58 24l18 10-2 5-18-6z") +
    path("dark", "M74 32h10v8h-10z") +
    path("red", "M92 22h5v9h-5z") +
    path("steel", "M93 31h3v11h-3z") +
    box("dark", 8, 56, 104, 7, 1) +
    path("wood", "M14 63h8v23h-8zM98 63h8v23h-8zM22 74h76v4h-76z") +
    path("steel", "M80 46h12v10h-12zM76 48h4v4h-4z") +
    box("gold", 32, 50, 26, 6, 1) +
    path("line", "M40 50v6M48 50v6") +
    path("orange", "M40 79q8-5 16 0l4 7h-24z") +
    box("blue", 66, 79, 16, 7, 1),
];

const WINE = [
  box("wall", 0, 0, 120, 90) +
    path(
      "faint",
      "M8 84v-40q2-30 52-30t52 30v40M0 30h10M110 30h10M0 56h8M112 56h8M56 14v-8M64 14v-8",
    ) +
    box("floor", 0, 84, 120, 6) +
    disc("wood", 30, 66, 20) +
    disc("dark", 30, 66, 15) +
    disc("wood", 30, 66, 12) +
    path("gold", "M28 70h4v8h-4z") +
    path("line", "M20 60h20M20 72h20") +
    box("dark", 60, 28, 50, 58, 1) +
    repeat(12, (at) =>
      disc(at % 3 === 1 ? "plum" : "green", 68 + (at % 4) * 11.5, 38 + Math.floor(at / 4) * 18, 5),
    ) +
    repeat(12, (at) => disc("gold", 68 + (at % 4) * 11.5, 38 + Math.floor(at / 4) * 18, 2)) +
    path("line", "M62 48h46M62 66h46") +
    path("green", "M22 28h6v6q3 3 3 7v5h-12v-5q0-4 3-7z") +
    path("cream", "M19 40h12v4h-12z"),
];

const STORAGE = [
  shell() +
    bulb(30) +
    box("wood", 8, 62, 30, 24, 1) +
    path("cream", "M20 62h6v10h-6z") +
    box("orange", 14, 42, 24, 20, 1) +
    path("cream", "M24 42h4v8h-4z") +
    box("blue", 42, 58, 28, 28, 2) +
    path("dark", "M46 58h4v28h-4zM62 58h4v28h-4z") +
    path("gold", "M54 66h4v5h-4z") +
    path("red", "M80 18q4-6 4 2v66h-4zM90 18q4-6 4 2v66h-4z") +
    path("steel", "M100 28l12-6 2 4-10 6 4 54h-4z") +
    path("plum", "M48 40h18v18h-18z") +
    path("line", "M48 46h18M57 40v18") +
    disc("gold", 104, 76, 9) +
    path("line", "M98 70q6 4 12 0M95 76h18M98 82q6-4 12 0"),
];

export const BASEMENT: Record<string, string[]> = {
  garage: GARAGE, laundry: LAUNDRY, workshop: WORKSHOP, wine_cellar: WINE, storage_room: STORAGE,
}; // prettier-ignore
