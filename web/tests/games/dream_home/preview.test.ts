// The preview of the player's own house agrees with the engine: placements, points, swaps, roofs.
import { describe, expect, it } from "vitest";
import { Contents } from "../../../games/dream_home/box";
import { nameIn, readHouse, SPACES, type House } from "../../../games/dream_home/house";
import { exchanged, placed, refusal, swapped, type Face } from "../../../games/dream_home/placing";
import { bestRoof, PARTS, sheetOf, total } from "../../../games/dream_home/scoring";
import type { Tree } from "../../../lib/wire";
import { contentsOf } from "./boxes";
import vectors from "./vectors.json";

interface Row {
  box: string;
  house: Tree;
  is_over: boolean;
  sheet: number[];
  card?: string;
  display?: string[];
  placing?: Record<string, number[] | null>;
  refused?: Record<string, string>;
  swaps?: Record<string, number[] | null>;
}

const VECTORS = vectors as unknown as { houses: Row[] };

const CONTENTS: Record<string, Contents> = { printed: contentsOf(), owner: contentsOf("owner") };

function houseOf(row: Row): House {
  const bare = { copies: [], decor: [], garden: [], helpers: [], tools: [], points: {} };
  return readHouse({ ...bare, ...row.house });
}

function sheet(contents: Contents, house: House): number[] {
  const found = sheetOf(contents, house);
  return PARTS.map((part) => found[part]);
}

/** The words in a choice: `drill(2, f1c1)` is 2 and f1c1. */
const wordsIn = (text: string) => text.slice(text.indexOf("(") + 1, -1).split(", ");
const space = (word: string | undefined) => SPACES.indexOf(word as (typeof SPACES)[number]);

function afterSwap(row: Row, house: House, text: string): House {
  const words = wordsIn(text);
  if (text.startsWith("handyman")) return swapped(house, space(words[0]), space(words[1]));
  if (text.startsWith("supplier")) return exchanged(house, space(words[2]), words[0] ?? "", 1);
  const room = nameIn(row.display?.[Number(words[0]) - 1] ?? "");
  return exchanged(house, space(words[1]), room, 1);
}

describe("the vectors of the engine", () => {
  it("are many, with both boxes, swaps and finished houses", () => {
    expect(VECTORS.houses.length).toBeGreaterThan(300);
    expect(VECTORS.houses.some((row) => row.box === "owner")).toBe(true);
    expect(VECTORS.houses.filter((row) => row.swaps).length).toBeGreaterThan(20);
    expect(VECTORS.houses.filter((row) => row.is_over).length).toBeGreaterThan(100);
  });

  it("count every house alike", () => {
    for (const row of VECTORS.houses) {
      const contents = CONTENTS[row.box] as Contents;
      expect(sheet(contents, houseOf(row)), JSON.stringify(row.house)).toEqual(row.sheet);
    }
  });

  it("allow the same places for the card in hand, and the same points on each", () => {
    for (const row of VECTORS.houses.filter((one) => one.placing)) {
      const [contents, house] = [CONTENTS[row.box] as Contents, houseOf(row)];
      const room = nameIn(row.card ?? "");
      for (const face of ["up", "down"] as Face[]) {
        for (const [at, name] of SPACES.entries()) {
          const text = `place_room(${name}, ${face})`;
          const said = text in (row.placing ?? {}) ? null : row.refused?.[text];
          expect(
            refusal(contents, house, at, room, face),
            `${text} ${JSON.stringify(row.house)}`,
          ).toBe(said);
        }
      }
      for (const [text, points] of Object.entries(row.placing ?? {})) {
        const [name, face] = wordsIn(text);
        const after = placed(house, space(name), room, 1, face as Face);
        if (points) expect(sheet(contents, after), text).toEqual(points);
      }
    }
  });

  it("change as much by a swap", () => {
    for (const row of VECTORS.houses.filter((one) => one.swaps)) {
      const [contents, house] = [CONTENTS[row.box] as Contents, houseOf(row)];
      for (const [text, points] of Object.entries(row.swaps ?? {})) {
        if (points) expect(sheet(contents, afterSwap(row, house, text)), text).toEqual(points);
      }
    }
  });
});

describe("details", () => {
  it("takes the best four roofs, and shows which", () => {
    const { points, used } = bestRoof(CONTENTS["printed"] as Contents, [
      "red",
      "red_window",
      "red",
      "red",
      "brown_window",
    ]);
    expect(points).toBe(9);
    expect(used.sort()).toEqual(["red", "red", "red", "red_window"]);
    expect(bestRoof(CONTENTS["printed"] as Contents, ["red", "red", "red_window"]).points).toBe(0);
  });

  it("does not stand a kitchen in the basement, nor a garage upstairs", () => {
    const house = houseOf(VECTORS.houses[0] as Row);
    const contents = CONTENTS["printed"] as Contents;
    expect(refusal(contents, house, 10, "kitchen", "up")).toBe("WRONG_ZONE");
    expect(refusal(contents, house, 5, "garage", "up")).toBe("WRONG_ZONE");
    expect(refusal(contents, house, 10, "garage", "up")).toBe(null);
  });

  it("knows nothing before the box is there", () => {
    const nothing = new Contents({});
    expect(nothing.isThere).toBe(false);
    expect(total(sheetOf(nothing, houseOf(VECTORS.houses[0] as Row)))).toBe(0);
  });
});
