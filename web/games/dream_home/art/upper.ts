// The interiors of floors 1 and 2: 120 x 90, furniture stands at 74, with the floor below it. A
// room of several cards is drawn part by part, so joined cards make one larger room.
import { box, disc, path, repeat } from "./pen";

const shell = (paper: string) => box("wall", 0, 0, 120, 76) + paper + box("floor", 0, 74, 120, 16);
const stripes = path("faint", "M12 0v74M36 0v74M60 0v74M84 0v74M108 0v74");
const dots = repeat(18, (at) =>
  disc("faint", 10 + (at % 6) * 20, 12 + Math.floor(at / 6) * 22, 1.6),
);
const tiles = path(
  "faint",
  "M0 46h120M0 58h120M0 70h120M15 46v28M30 46v28M45 46v28M60 46v28M75 46v28M90 46v28M105 46v28",
);
const boards = path("faint", "M0 12h120M0 26h120M0 40h120M0 54h120M0 68h120");
const panels = path(
  "faint",
  "M0 50h120M6 55h24v15h-24zM36 55h24v15h-24zM66 55h24v15h-24zM96 55h20v15h-20z",
);

const window_ = (x: number, y: number) =>
  box("cream", x, y, 30, 30, 2) +
  box("aqua", x + 3, y + 3, 24, 24) +
  path("line", `M${x + 15} ${y + 3}v24M${x + 3} ${y + 14}h24`);
const curtains = (x: number, y: number) =>
  path("rose", `M${x - 5} ${y - 4}h14q-2 22-10 34h-4zM${x + 35} ${y - 4}h-14q2 22 10 34h4z`) +
  path("dark", `M${x - 8} ${y - 6}h46v3h-46z`);
const lamp = (x: number) =>
  path("dark", `M${x - 1} 30h2v42h5v2h-12v-2h5z`) + path("gold", `M${x - 6} 18h12l5 14h-22z`);
const plant = (x: number, y = 74) =>
  path("orange", `M${x - 6} ${y - 12}h12l-2 12h-8z`) +
  path("green", `M${x} ${y - 12}q-12-4-10-16q8 2 10 12q-3-14 3-20q6 8 0 18q4-8 11-8q0 12-14 14z`);
const picture = (x: number, y: number, paint: "red" | "blue" | "green") =>
  box("dark", x, y, 20, 15, 1) +
  box("cream", x + 2, y + 2, 16, 11) +
  path(paint, `M${x + 2} ${y + 13}l5-6 4 4 3-3 4 5z`);
const rug = (x: number, w: number, paint: "red" | "blue" | "plum") =>
  disc(paint, x, 81, w, 4.5) + disc("line", x, 81, w - 6, 2.6);

const LIVING = [
  shell(stripes + panels) +
    picture(46, 10, "green") +
    lamp(16) +
    rug(66, 42, "red") +
    path("red", "M34 44q0-8 8-8h48q8 0 8 8v14h-64z") +
    path("orange", "M27 50q7-4 10 3v9h58v-9q3-7 10-3v22h-78z") +
    box("gold", 44, 46, 13, 13, 3) +
    path("dark", "M32 72h5v3h-5zM95 72h5v3h-5z"),
  shell(stripes + panels) +
    box("dark", 22, 26, 76, 6, 1) +
    box("cream", 28, 32, 64, 42) +
    box("ink", 40, 44, 40, 30, 3) +
    path("orange", "M46 73q-3-12 8-20q0 7 5 8q1-8 7-12q0 8 6 14q2 6-2 10z") +
    path("gold", "M54 73q-1-7 5-11q5 4 5 11z") +
    path("dark", "M44 70h32v4h-32z") +
    disc("gold", 60, 17, 8) +
    path("line", "M60 12v5h4") +
    box("blue", 30, 16, 7, 10, 2) +
    plant(90, 26),
  shell(stripes + panels) +
    window_(14, 12) +
    curtains(14, 12) +
    plant(16) +
    rug(72, 40, "red") +
    box("dark", 56, 52, 54, 20, 2) +
    path("line", "M74 52v20M92 52v20") +
    box("ink", 62, 22, 42, 28, 3) +
    box("blue", 65, 25, 36, 22) +
    path("aqua", "M65 47l10-14 8 8 6-5 12 11z") +
    path("dark", "M58 72h5v2h-5zM102 72h5v2h-5z"),
];

const BEDROOM = [
  shell(dots) +
    picture(66, 8, "blue") +
    path("dark", "M18 74v-44q2-6 8-4v48z") +
    path("wood", "M20 34q12-8 18 0v26h-18z") +
    box("cream", 26, 46, 26, 12, 5) +
    path("blue", "M24 58q40-10 72-2v14h-72z") +
    path("plum", "M48 54q30-4 48 2v8q-26-6-48 0z") +
    path("dark", "M20 68h80v4h-80zM96 52h5v22h-5z") +
    box("wood", 103, 56, 14, 18, 1) +
    path("gold", "M106 42h8l3 8h-14z") +
    path("dark", "M109 50h2v6h-2z"),
  shell(dots) +
    window_(12, 10) +
    curtains(12, 10) +
    box("wood", 62, 10, 48, 64, 2) +
    path("line", "M86 12v60M66 16h16v24h-16zM90 16h16v24h-16zM66 44h16v26h-16zM90 44h16v26h-16z") +
    disc("gold", 83, 44, 1.6) +
    disc("gold", 89, 44, 1.6) +
    rug(30, 26, "blue") +
    path("rose", "M18 62q12-8 24 0v8h-24z") +
    path("dark", "M20 70h3v4h-3zM37 70h3v4h-3z"),
];

const KITCHEN = [
  shell(tiles) +
    path("steel", "M16 0h24v10l10 12h-44l10-12z") +
    box("steel", 10, 44, 38, 30, 2) +
    box("ink", 15, 53, 28, 16, 2) +
    box("orange", 19, 58, 20, 8, 1) +
    path("ink", "M12 42h34v2h-34z") +
    path("red", "M18 32h20v9h-20zM13 34h5v2h-5zM38 34h5v2h-5z") +
    box("wood", 52, 48, 64, 26, 1) +
    box("cream", 50, 44, 68, 5, 1) +
    path("line", "M74 49v25M96 49v25") +
    path("dark", "M54 14h60v3h-60z") +
    path("steel", "M62 17v6M82 17v6M102 17v6") +
    disc("ink", 62, 28, 6) +
    path("orange", "M76 24h13l-2 10h-9z") +
    path("steel", "M98 22h8q2 8-4 12q-6-4-4-12z") +
    path("green", "M88 44q-2-8 6-9q5 4 1 9z"),
  shell(tiles) +
    window_(48, 8) +
    box("cream", 6, 14, 32, 60, 4) +
    path("line", "M6 34h32M32 20v9M32 40v14") +
    box("red", 11, 19, 8, 6, 1) +
    box("wood", 52, 50, 60, 5, 1) +
    path("dark", "M58 55h4v19h-4zM102 55h4v19h-4z") +
    path("orange", "M66 50h30l-4-9h-22z") +
    disc("red", 74, 41, 5) +
    disc("green", 83, 40, 5) +
    disc("gold", 90, 42, 4.5) +
    path("dark", "M112 38h4v36h-4zM98 60h16v3h-16z"),
];

const KIDS = [
  shell(dots) +
    path(
      "gold",
      "M94 8l3.500 8 8.500 1-6.500 6 2 8.500-7.500-4.500-7.500 4.500 2-8.500-6.500-6 8.500-1z",
    ) +
    path("dark", "M8 16h4v58h-4zM58 16h4v58h-4z") +
    box("wood", 10, 34, 50, 5) +
    box("wood", 10, 62, 50, 6) +
    box("red", 12, 27, 46, 7, 3) +
    box("cream", 13, 24, 12, 6, 3) +
    box("blue", 12, 54, 46, 8, 3) +
    box("cream", 13, 51, 12, 6, 3) +
    path("line", "M64 22v52M70 22v52M64 30h6M64 40h6M64 50h6M64 60h6") +
    box("orange", 80, 62, 12, 12, 1) +
    box("green", 93, 62, 12, 12, 1) +
    box("plum", 86, 50, 12, 12, 1) +
    path("line", "M84 70l2-4 2 4M97 65h4M90 53h4v6h-4z"),
  shell(dots) +
    path("plum", "M8 74l22-52 22 52z") +
    path("ink", "M22 74l8-28 8 28z") +
    path("gold", "M30 12l12 4-12 5z") +
    path("dark", "M29 11h2v14h-2z") +
    path("dark", "M76 57l-5 14h5l5-13zM97 57l6 14h-5l-6-13zM104 49q9 3 7 15l-4-1q0-8-5-9z") +
    disc("wood", 88, 54, 18, 9) +
    path("wood", "M72 57l-4-18q2-7 9-6l11 15z") +
    path("wood", "M79 32l-15 8q-4 3-1 6.500l7-1 11-5z") +
    path("dark", "M75 30q9 5 11 18l-5 1q-2-9-9-13z") +
    path("red", "M82 45h14l-2 10h-10z") +
    disc("ink", 71, 39, 1.3) +
    path("dark", "M60 70q27 8 54 0l2 3q-29 9-58 0z") +
    disc("blue", 52, 69, 5) +
    path("line", "M47 69h10"),
];

const BATHROOM = [
  shell(tiles + path("faint", "M0 34h120")) +
    box("dark", 78, 8, 26, 30, 12) +
    box("aqua", 81, 11, 20, 24, 9) +
    path("cream", "M76 46h30l-5 10h-20zM88 56h6v18h-6z") +
    path("steel", "M89 40h4v6h-4z") +
    path("steel", "M8 8h48v3h-48zM12 11h3v33h-3z") +
    path("blue", "M40 10h16q4 24-2 46q-8-4-14 0z") +
    path("line", "M46 11q2 22-1 42M51 11q3 22 0 42") +
    path("cream", "M4 46h64q0 22-12 23h-40q-12-1-12-23z") +
    path("aqua", "M9 46h54l-2 5h-50z") +
    path("gold", "M14 69h6l-2 6h-4zM52 69h6v6h-4z") +
    disc("cream", 20, 43, 4) +
    disc("cream", 28, 42, 5) +
    disc("cream", 36, 44, 3.5) +
    path("gold", "M58 38q4-6 8 0l4-1-3 4q0 5-6 5t-5-5z") +
    rug(96, 20, "blue"),
];

const LIBRARY = [
  shell("") +
    box("dark", 4, 4, 76, 70, 2) +
    repeat(
      4,
      (row) =>
        box("wood", 8, 8 + row * 17, 68, 14) +
        repeat(8, (at) =>
          box(
            (["red", "green", "blue", "gold", "plum", "cream"] as const)[(at + row * 2) % 6]!,
            10 + at * 8.2,
            9.5 + row * 17 + ((at + row) % 3),
            6,
            12 - ((at + row) % 3),
            0.6,
          ),
        ),
    ) +
    path("line", "M60 6l12 68M70 6l12 68M62 18h10M65 32h10M67 46h10M70 60h10") +
    path("green", "M86 50q0-12 12-12t12 12v10h-24z") +
    path("green", "M83 56q4-3 6 2v8h18v-8q2-5 6-2v15h-30z") +
    path("dark", "M86 71h3v3h-3zM107 71h3v3h-3z") +
    path("gold", "M94 10h10l4 10h-18z") +
    path("dark", "M98 4h2v6h-2z"),
];

const STUDY = [
  shell(panels) +
    box("dark", 12, 8, 40, 27, 1) +
    box("cream", 15, 11, 34, 21) +
    path("green", "M18 16q8-5 12 1q2 8-4 10q-8 0-8-11zM36 14q8-2 10 5q-2 8-8 8q-4-6-2-13z") +
    box("wood", 20, 48, 74, 6, 1) +
    path("dark", "M24 54h22v20h-22zM86 54h5v20h-5z") +
    path("line", "M24 60h22M24 67h22") +
    path("green", "M30 36h16l3 6h-22z") +
    path("gold", "M37 42h2v6h-2z") +
    box("cream", 54, 45, 18, 3) +
    path("line", "M70 44l10-9") +
    disc("blue", 84, 38, 8) +
    path("green", "M79 34q5-3 7 1t-3 6q-5-2-4-7z") +
    path("dark", "M83 46h3v2h-3z") +
    path("red", "M98 34q12-4 12 8v16h-14z") +
    path("dark", "M94 57h18v5h-18zM101 62h4v9h7v3h-18v-3h7z"),
];

const GAMES = [
  shell(stripes) +
    path("dark", "M59 0h2v10h-2z") +
    path("green", "M42 20q4-10 18-10t18 10z") +
    path("glow", "M44 20h32l14 28h-60z") +
    box("dark", 16, 46, 88, 10, 3) +
    box("green", 20, 44, 80, 6, 2) +
    path("dark", "M24 56h8l-2 18h-5zM96 56h-8l2 18h5z") +
    disc("red", 46, 43, 2.6) +
    disc("cream", 58, 43, 2.6) +
    disc("gold", 66, 43, 2.6) +
    disc("blue", 73, 43, 2.6) +
    path("wood", "M84 41l24-22 1.500 1.500-22 23z") +
    disc("ink", 18, 20, 12) +
    disc("cream", 18, 20, 9) +
    disc("red", 18, 20, 6) +
    disc("gold", 18, 20, 2.5) +
    picture(92, 6, "red"),
];

const DRESSING = [
  shell(dots) +
    path("steel", "M6 16h68v3h-68z") +
    path("dark", "M8 16h3v58h-3zM70 16h3v58h-3z") +
    path("red", "M18 20l8-3 8 3-2 30h-12z") +
    path("blue", "M32 20l8-3 8 3 3 36h-20z") +
    path("gold", "M46 20l8-3 8 3-2 26h-12z") +
    path("line", "M26 17v-3M40 17v-3M54 17v-3") +
    path("ink", "M16 70q8-2 12 4h-13zM32 70q8-2 12 4h-13z") +
    box("rose", 50, 62, 18, 12, 1) +
    box("plum", 52, 54, 14, 8, 1) +
    path("dark", "M82 74l4-64q11-7 22 0l4 64h-4l-2-10h-18l-2 10z") +
    path("aqua", "M88 58l3-46q6-4 12 0l3 46z") +
    path("line", "M94 22l7-6M93 34l10-9"),
];

const PANTRY = [
  shell(boards) +
    box("dark", 8, 8, 64, 4) +
    box("dark", 8, 30, 64, 4) +
    box("dark", 8, 52, 64, 4) +
    repeat(
      4,
      (at) =>
        box((["red", "green", "gold", "orange"] as const)[at]!, 12 + at * 15, 18, 11, 12, 3) +
        box("cream", 13 + at * 15, 14, 9, 4, 1),
    ) +
    disc("orange", 20, 45, 7) +
    disc("orange", 34, 45, 7) +
    box("blue", 46, 40, 20, 12, 1) +
    path("line", "M50 44h12M50 48h8") +
    path("cream", "M12 74q-4-16 6-17h8q10 1 6 17z") +
    path("line", "M17 60h10") +
    path("wood", "M42 58h22q4 8 0 16h-22q-4-8 0-16z") +
    path("line", "M41 62h24M41 70h24") +
    path("steel", "M78 4h38v2h-38z") +
    path("red", "M84 6h5v18q-2 4-5 0zM93 6h5v24q-2 4-5 0z") +
    path("cream", "M104 6h2l5 14q-6 6-12 0z") +
    box("wood", 82, 56, 30, 18, 1) +
    path("line", "M82 62h30M82 68h30") +
    disc("red", 90, 52, 5) +
    disc("green", 100, 52, 5) +
    disc("gold", 106, 53, 4),
];

const SAUNA = [
  shell(boards) +
    path("wood", "M34 40h82v6h-82zM34 56h82v6h-82z") +
    path("dark", "M38 46h4v28h-4zM108 46h4v28h-4zM74 62h4v12h-4z") +
    path("line", "M60 41v4M88 41v4M60 57v4M88 57v4") +
    box("ink", 6, 46, 24, 28, 2) +
    path("steel", "M6 46q2-8 7-6q2-6 8-2q8-2 9 8z") +
    path("orange", "M10 64h16v6h-16z") +
    path("line", "M12 32q-4-6 0-12q4-6 0-12M22 30q-4-6 0-12q4-6 0-10M32 34q-3-5 0-10") +
    path("gold", "M90 28h16l-2 12h-12z") +
    path("line", "M90 28q8-10 16 0M106 20l8-8") +
    box("cream", 48, 34, 22, 6, 3) +
    box("blue", 52, 29, 16, 5, 2) +
    disc("cream", 98, 12, 8) +
    path("line", "M98 12l3-4"),
];

export const UPPER: Record<string, string[]> = {
  living_room: LIVING, bedroom: BEDROOM, kitchen: KITCHEN, kids_room: KIDS, bathroom: BATHROOM,
  library: LIBRARY, study: STUDY, game_room: GAMES, dressing_room: DRESSING, pantry: PANTRY, sauna: SAUNA,
}; // prettier-ignore
