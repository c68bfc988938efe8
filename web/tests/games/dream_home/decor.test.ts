// A card's preview counts the token that comes with it: it goes in by itself or is asked for next.
import { describe, expect, it } from "vitest";
import {
  readWaitingToken,
  SPACES,
  VACANT,
  type House,
  type Spot,
} from "../../../games/dream_home/house";
import { placed, withDecor } from "../../../games/dream_home/placing";
import { sheetOf } from "../../../games/dream_home/scoring";
import type { Tree } from "../../../lib/wire";
import { contentsOf } from "./boxes";

const CONTENTS = contentsOf();

function house(
  rooms: Partial<Record<(typeof SPACES)[number], string>>,
  tokens: Record<string, string> = {},
): House {
  return {
    seat: 0,
    spots: SPACES.map((name): Spot =>
      rooms[name] ? { is: "room", room: rooms[name], copy: 1 } : VACANT,
    ),
    tokens: SPACES.map((name) => tokens[name] ?? null),
    garden: [],
    tools: [],
    helpers: [],
    roofCards: 0,
    roofs: null,
    points: {},
    children: 0,
  };
}

const at = (name: (typeof SPACES)[number]) => SPACES.indexOf(name);
const lying = ({ tokens }: House) =>
  tokens.flatMap((token, space) => (token ? [SPACES[space]] : []));

describe("a token that comes with a card", () => {
  it("goes on that card if it can, and is counted", () => {
    const before = house({ f1c1: "bedroom" });
    const after = withDecor(
      CONTENTS,
      placed(before, at("f1c3"), "bedroom", 2, "up"),
      "canopy_bed",
      at("f1c3"),
    );
    expect(lying(after)).toEqual(["f1c3"]);
    expect(sheetOf(CONTENTS, after).decor).toBe(CONTENTS.tokenPoints("canopy_bed"));
  });

  it("goes into another room of its type otherwise, but never into a decorated one", () => {
    const rooms = { f1c1: "bedroom", f1c2: "kitchen", f2c1: "bedroom" } as const;
    const other = withDecor(CONTENTS, house(rooms), "canopy_bed", at("f1c2"));
    expect(lying(other)).toEqual(["f2c1"]);
    const taken = house(rooms, { f1c1: "cat_house", f2c1: "canopy_bed" });
    expect(withDecor(CONTENTS, taken, "canopy_bed", at("f1c2"))).toBe(taken);
  });

  it("is lost where the card lies face down, and stands beside the house where it belongs there", () => {
    const down = placed(house({}), at("f1c1"), "kitchen", 1, "down");
    expect(lying(withDecor(CONTENTS, down, "ice_cream_machine", at("f1c1")))).toEqual([]);
    expect(withDecor(CONTENTS, down, "tree_house", at("f1c1")).garden).toEqual(["tree_house"]);
  });

  it("knows basement rooms from those above", () => {
    const both = house({ f1c1: "kitchen", f0c4: "laundry" });
    expect(lying(withDecor(CONTENTS, both, "shelves", at("f1c1")))).toEqual(["f0c4"]);
    expect(lying(withDecor(CONTENTS, both, "cat_house", at("f1c1")))).toEqual(["f1c1"]);
  });

  it("is found among the steps to come, if it is one's own", () => {
    const view: Tree = {
      pending: [
        { step: "step.take_column" },
        { step: "step.place_decor", seat: "seat.1", token: "decor.piano" },
      ],
    };
    expect(readWaitingToken(view, 1)).toBe("piano");
    expect(readWaitingToken(view, 0)).toBeNull();
  });
});
