// Every question of the game can be answered on the table: each offered choice can be reached by
// picking something up and putting it down, or by a button.
import { describe, expect, it } from "vitest";
import { KINDS } from "../../../games/dream_home/bench.svelte";
import { readDisplay, readHouses, SPACES } from "../../../games/dream_home/house";
import {
  houseAfter,
  inHand,
  planAt,
  plansFor,
  refusedAt,
  stagedColumns,
  stagedSpaces,
  wordsIn,
  type Item,
  type Situation,
} from "../../../games/dream_home/plans";
import { sheetOf, total } from "../../../games/dream_home/scoring";
import type { Ask, Tree } from "../../../lib/wire";
import { contentsOf } from "./boxes";
import fixtures from "./questions.json";

interface Question {
  view: Tree;
  ask: { seat: number; kind: string; about: Ask["about"]; texts: string[] };
}

const QUESTIONS = fixtures.questions as unknown as Question[];
const CONTENTS = contentsOf();
const BUTTONS = ["pass", "done", "decline", "keep_token", "roofer"];

function situation({ view, ask }: Question, using: string | null = null): Situation {
  return {
    ask: { ...ask, choices: [], open: false, requests: [] },
    offered: new Set(ask.texts),
    house: readHouses(view)[ask.seat]!,
    display: readDisplay(view),
    contents: CONTENTS,
    face: "up",
    using,
  };
}

/** Everything that could be picked up at this moment. */
function items(now: Situation): Item[] {
  const columns = [1, 2, 3, 4, 5].map((column): Item => ({ is: "column", column }));
  const cards = SPACES.map((_, space): Item => ({ is: "card", space }));
  const discarded = [...now.offered]
    .filter((text) => text.startsWith("supplier("))
    .map((text): Item => ({
      is: "discarded",
      room: wordsIn(text)[0]!,
      copy: Number(wordsIn(text)[1]),
    }));
  return [...inHand(now.ask), ...columns, ...cards, ...discarded];
}

function reached(question: Question): Set<string> {
  const found = new Set<string>();
  for (const using of [null, "drill", "cement_mixer", "supplier", "handyman"]) {
    for (const face of ["up", "down"] as const) {
      const now = { ...situation(question, using), face };
      for (const item of items(now)) {
        for (const plan of plansFor(now, item).values()) found.add(plan.text);
        if (item.is === "column" && !using) found.add(`${now.ask.kind}(${item.column})`);
      }
    }
  }
  return found;
}

describe("questions", () => {
  it("are there for every kind that the table says it answers", () => {
    expect(new Set(QUESTIONS.map(({ ask }) => ask.kind))).toEqual(new Set(KINDS));
  });

  it("can all be answered without the list, choice by choice", () => {
    for (const question of QUESTIONS) {
      const found = reached(question);
      for (const text of question.ask.texts) {
        const isButton = BUTTONS.includes(text.split("(")[0]!);
        expect(isButton || found.has(text), `${question.ask.kind}: ${text}`).toBe(true);
      }
    }
  });

  it("never stage what is not offered", () => {
    for (const question of QUESTIONS) {
      const now = situation(question);
      for (const item of items(now)) {
        for (const plan of plansFor(now, item).values())
          expect(now.offered.has(plan.text)).toBe(true);
      }
    }
  });

  it("have a house to look at for each plan", () => {
    for (const question of QUESTIONS) {
      for (const text of question.ask.texts) {
        const after = houseAfter(situation(question), { text });
        expect(total(sheetOf(CONTENTS, after))).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

describe("a column and a place together", () => {
  const question = QUESTIONS.find(
    ({ ask, view }) => ask.kind === "take_column" && view["round"] === 1,
  )!;
  const now = situation(question);
  const taken = now.display.find((column) => now.offered.has(`take_column(${column.number})`))!;
  const item: Item = { is: "column", column: taken.number };

  it("is one plan with what follows", () => {
    const plan = planAt(now, item, "f1c1")!;
    expect(plan).toEqual({ text: `take_column(${taken.number})`, then: "place_room(f1c1, up)" });
    expect(stagedSpaces(plan)).toEqual([5]);
    expect(stagedColumns(plan)).toEqual([taken.number]);
    expect(houseAfter(now, plan).spots[5]).toMatchObject({ room: taken.room });
  });

  it("tells before asking why a place is not possible", () => {
    expect(refusedAt(now, item, "f2c1")).toMatchObject({
      code: "NO_SUPPORT",
      args: { space: "space.f2c1" },
    });
    expect(refusedAt(now, item, "f1c1")).toBe(null);
  });

  it("lies face down where face up cannot be", () => {
    const plan = plansFor(now, item).get(taken.room === "garage" ? "f1c1" : "f0c4")!;
    expect(plan.then).toContain("down");
  });
});
