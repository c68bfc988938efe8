// The drawings on cards and tokens of the upper row: 48 x 48 each.
import { box, disc, path, repeat, type Paint } from "./pen";

export const DECOR: Record<string, string> = {
  piano:
    path("ink", "M6 34v-8q0-4 4-4h6q2-14 16-14q12 2 10 14v12z") +
    path("dark", "M16 22q2-10 14-11q8 1 7 11z") +
    box("cream", 6, 28, 36, 5, 1) +
    path("line", "M12 28v5M18 28v5M24 28v5M30 28v5M36 28v5") +
    path("ink", "M9 34h4v8h-4zM35 34h4v8h-4z") +
    path("gold", "M22 34h4v7h-4z"),
  paintings:
    box("gold", 4, 8, 22, 18, 1) +
    box("aqua", 7, 11, 16, 12) +
    path("green", "M7 23l6-7 4 4 2-2 4 5z") +
    box("dark", 28, 6, 16, 22, 1) +
    box("cream", 30.5, 8.5, 11, 17) +
    disc("skin", 36, 15, 3.5) +
    path("red", "M31 25.500q5-9 10 0z") +
    box("gold", 14, 30, 22, 14, 1) +
    box("rose", 16.5, 32.5, 17, 9) +
    disc("gold", 29, 36, 2.5) +
    path("blue", "M16.500 41.500q8-5 17 0z"),
  canopy_bed:
    path("dark", "M5 8h3v34h-3zM40 8h3v34h-3zM5 8h38v3h-38z") +
    path("plum", "M6 10h36v5q-3 4-6 0q-3 4-6 0q-3 4-6 0q-3 4-6 0q-3 4-6 0q-3 4-6 0z") +
    path("rose", "M8 14q7 8 2 20h-2zM40 14q-7 8-2 20h2z") +
    box("cream", 10, 25, 11, 7, 3) +
    path("plum", "M9 31q16-5 30 0v6h-30z") +
    box("wood", 8, 36, 32, 4),
  ice_cream_machine:
    box("steel", 10, 5, 28, 22, 3) +
    box("rose", 13, 8, 22, 8, 2) +
    path("steel", "M21 27h6v4h-6z") +
    path("ink", "M30 20h6v3h-6z") +
    disc("red", 16, 21, 2) +
    disc("gold", 22, 21, 2) +
    path("cream", "M17 37q-2-5 4-5q3-3 6 0q6 0 4 5z") +
    path("orange", "M18 37h12l-6 9z") +
    path("steel", "M8 42h10v3h-10zM30 42h10v3h-10zM10 27h3v15h-3zM35 27h3v15h-3z"),
  jacuzzi:
    path("wood", "M3 24h42v14q0 6-6 6h-30q-6 0-6-6z") +
    path("line", "M10 25v18M17 25v19M24 25v19M31 25v19M38 25v18") +
    disc("aqua", 24, 24, 21, 6) +
    disc("cream", 14, 23, 4) +
    disc("cream", 21, 21, 5) +
    disc("cream", 30, 22, 4.5) +
    disc("cream", 36, 24, 3) +
    path("line", "M14 14q-3-4 0-7M24 13q-3-4 0-8M34 14q-3-4 0-7"),
  whirlpool_bath:
    path("cream", "M3 20h42q0 20-10 20h-22q-10 0-10-20z") +
    path("aqua", "M7 20h34q-1 5-3 6h-28q-2-1-3-6z") +
    path("line", "M24 30q-6 0-5-4q1-3 5-3t4 3q-1 2-3 1") +
    path("gold", "M10 40h5l-2 5h-3zM33 40h5v5h-3z") +
    path("steel", "M38 20v-9q0-4-5-4v3q2 0 2 2v8z") +
    disc("steel", 12, 31, 1.8) +
    disc("steel", 36, 31, 1.8) +
    path("line", "M12 15q-2-3 0-5M19 15q-2-3 0-5"),
  cat_house:
    path("wood", "M6 22l18-14 18 14v21h-36z") +
    path("red", "M3 22l21-17 21 17-3 4-18-14-18 14z") +
    path("ink", "M15 43v-9q0-8 9-8t9 8v9z") +
    path("orange", "M18 38l-1-8 4 3h6l4-3-1 8q-1 5-6 5t-6-5z") +
    disc("ink", 21.5, 36, 1) +
    disc("ink", 26.5, 36, 1) +
    path("line", "M24 38v1.500M22 40q2 1.500 4 0"),
  shelves:
    path("dark", "M5 5h4v38h-4zM39 5h4v38h-4z") +
    repeat(3, (at) => box("wood", 7, 15 + at * 13, 34, 3)) +
    box("red", 11, 6, 5, 9) +
    box("blue", 17, 7, 5, 8) +
    box("gold", 23, 5, 5, 10) +
    box("orange", 29, 8, 9, 7, 1) +
    box("green", 11, 20, 9, 8, 2) +
    box("steel", 22, 22, 14, 6, 1) +
    box("wood", 11, 32, 12, 9, 1) +
    box("plum", 26, 34, 11, 7, 1),
  tree_house:
    path("dark", "M20 46q4-10 1-20h7q-2 10 2 20z") +
    disc("green", 14, 16, 11) +
    disc("green", 34, 14, 11) +
    disc("green", 24, 9, 8) +
    path("wood", "M12 20h24v14h-24z") +
    path("red", "M9 21l15-11 15 11z") +
    box("ink", 21, 25, 6, 9, 1) +
    box("aqua", 30, 24, 4, 4) +
    path("line", "M32 34v10M36 34v10M32 37h4M32 41h4"),
  bird_house:
    path("dark", "M22 36h4v11h-4z") +
    path("blue", "M12 20h24v17h-24z") +
    path("red", "M8 21l16-13 16 13z") +
    disc("ink", 24, 26, 4) +
    path("dark", "M23 32h2v3h-2z") +
    path("gold", "M34 14q4-6 8-2l4 1-4 2q-2 5-8 3z") +
    disc("ink", 41, 12.5, 0.9) +
    path("line", "M36 17l-2 4"),
};

export const TOOLS: Record<string, string> = {
  drill:
    path("orange", "M14 10h22q5 0 5 6v5q0 4-5 4h-22z") +
    path("ink", "M26 25h11l4 16h-11z") +
    path("steel", "M8 13h6v9h-6zM2 16.500h6v2h-6z") +
    path("gold", "M18 14h12v3h-12z") +
    path("red", "M25 27h3v5h-3z") +
    path("ink", "M28 40h14v4h-14z"),
  jackhammer:
    path("ink", "M8 6h32v5h-32z") +
    path("gold", "M16 11h16v6l-3 12h-10l-3-12z") +
    path("steel", "M20 29h8v7h-8z") +
    path("steel", "M22 36h4v5l-2 5-2-5z") +
    path("line", "M12 42l-5 3M36 42l5 3M15 38l-6-1M33 38l6-1") +
    path("ink", "M20 14h8v4h-8z"),
  cement_mixer:
    path("dark", "M9 34h30l4 8h-5l-3-5h-20l-4 5h-5z") +
    path("blue", "M10 20l6-12h18l7 12-7 14h-18z") +
    path("steel", "M34 8l8-3 3 15-4 0z") +
    path("cream", "M12 20h28v3h-28z") +
    disc("ink", 13, 42, 4.5) +
    disc("steel", 13, 42, 1.8) +
    disc("ink", 37, 42, 4.5) +
    disc("steel", 37, 42, 1.8) +
    path("gold", "M22 12h7v4h-7z"),
  scaffold:
    path("steel", "M7 4h3v41h-3zM38 4h3v41h-3z") +
    path("wood", "M4 12h40v4h-40zM4 28h40v4h-40z") +
    path("line", "M10 16l28 12M38 16l-28 12M10 32l28 12M38 32l-28 12") +
    box("red", 28, 21, 7, 7, 1) +
    path("line", "M29 21q2.500-4 5 0"),
};

interface Looks {
  hat: string;
  hair: string;
  coat: Paint;
  beside: string;
}

const bun =
  path("dark", "M13 20q-2-13 11-13t11 13q0 4-1 8l-3-1q1-8-3-11q-5 4-12 3l-1 8-2 1z") +
  disc("dark", 24, 6, 4);
const short = path("dark", "M14 19q-1-11 10-11t10 11q-4-1-6-5q-6 4-14 5z");
const long = path("orange", "M12 32q-3-25 12-25t12 25l-4 1q2-10-2-17q-6 5-13 3q-2 6-1 14z");
const beard = path("dark", "M15 22q1 12 9 12t9-12q-3 4-9 4t-9-4z");
const cap = path("blue", "M13 17q0-10 11-10t11 10z") + path("blue", "M24 15h15v3h-15z");
const helmet = path("gold", "M12 17q0-11 12-11t12 11h3v3h-30v-3z") + path("line", "M24 6v11");
const brush = path("wood", "M39 24h3v14h-3z") + path("red", "M37 18h7v7h-7z");
const hammer = path("wood", "M40 24h3v18h-3z") + path("steel", "M35 19h12v6h-12z");
const plan = path("cream", "M3 30l9-5 4 12-10 5z") + path("line", "M6 32l6-3M7 35l6-3M9 38l5-2");
const parcel = box("wood", 3, 30, 13, 12, 1) + path("cream", "M8 30h3v12h-3z");
const spanner = path("steel", "M38 20q-1 5 3 6v16h4v-16q4-2 2-7l-3 3h-2z");
const tile =
  path("red", "M3 29q6-3 12 0v11q-6 3-12 0z") + path("line", "M3 33q6-3 12 0M3 37q6-3 12 0");

const PEOPLE: Record<string, Looks> = {
  roofer: { hat: helmet, hair: short, coat: "orange", beside: tile + hammer },
  supplier: { hat: cap, hair: short, coat: "wood", beside: parcel },
  architect: { hat: "", hair: bun, coat: "plum", beside: plan },
  handyman: { hat: "", hair: short + beard, coat: "blue", beside: spanner },
  interior_designer: { hat: "", hair: long, coat: "rose", beside: brush },
};

function portrait({ hat, hair, coat, beside }: Looks): string {
  return (
    path(coat, "M8 47q1-13 12-14h8q11 1 12 14z") +
    path("skin", "M20 28h8v7q-4 3-8 0z") +
    disc("skin", 24, 21, 10, 11) +
    hair +
    hat +
    path("line", "M20 20v2M28 20v2M21 26q3 2.500 6 0") +
    beside
  );
}

export const HELPERS: Record<string, string> = Object.fromEntries(
  Object.entries(PEOPLE).map(([name, looks]) => [name, portrait(looks)]),
);

/** The first-player marker: a little house with a flag. */
export const MARKER =
  path("red", "M4 24l20-16 20 16-3 4-17-14-17 14z") +
  path("cream", "M10 24l14-11 14 11v20h-28z") +
  path("dark", "M20 32h8v12h-8z") +
  box("aqua", 13, 27, 6, 6) +
  box("aqua", 30, 27, 6, 6) +
  path("dark", "M23 1h2v9h-2z") +
  path("gold", "M25 1l11 3.500-11 3.500z");
