// Every question of the game can be answered on the table: each offered choice can be reached by
// picking something up and putting it down, or by a button. Where, and for how much, the engine says.
import { describe, expect, it } from "vitest";
import { ChoiceIndex } from "../../../desk/choices";
import { KINDS } from "../../../games/dream_home/bench.svelte";
import { nameIn, readDisplay, readHouses, SPACES } from "../../../games/dream_home/house";
import {
  before,
  inHand,
  otherwise,
  pathOf,
  planOf,
  plansFor,
  refusedAt,
  stagedColumns,
  stagedSpaces,
  unknownFor,
  type Item,
  type Situation,
} from "../../../games/dream_home/plans";
import type { Ask, Tree, Tried } from "../../../lib/wire";
import stored from "./questions.json";

interface Question {
  view: Tree;
  ask: Ask;
  tried: Record<string, Tried>;
}

const QUESTIONS = stored.questions as unknown as Question[];
const BUTTONS = ["pass", "done", "decline", "keep_token", "roofer"];

function situation({ view, ask, tried }: Question, using: string | null = null): Situation {
  return {
    ask,
    choices: new ChoiceIndex(ask.choices),
    house: readHouses(view)[ask.seat]!,
    display: readDisplay(view),
    face: "up",
    using,
    plan: null,
    tried: (trial) => tried[JSON.stringify(trial)] ?? null,
  };
}

/** Everything that could be picked up at this moment. */
function items(now: Situation): Item[] {
  const columns = [1, 2, 3, 4, 5].map((column): Item => ({ is: "column", column }));
  const cards = SPACES.map((_, space): Item => ({ is: "card", space }));
  const discarded = now.choices.of("supplier").map(({ words: { args } }): Item => {
    return { is: "discarded", room: nameIn(String(args["room"])), copy: Number(args["copy"]) };
  });
  return [...inHand(now.ask), ...columns, ...cards, ...discarded];
}

function reached(question: Question): Set<number> {
  const found = new Set<number>();
  for (const using of [null, "drill", "cement_mixer", "supplier", "handyman"]) {
    for (const face of ["up", "down"] as const) {
      const now = { ...situation(question, using), face };
      for (const item of items(now)) {
        for (const plan of plansFor(now, item).values()) found.add(plan.choices[0]!.choice);
        if (!using) for (const choice of before(now, item) ?? []) found.add(choice.choice);
        if (item.is === "column" && !using)
          for (const taken of now.choices.of(now.ask.kind))
            if (taken.words.args["column"] === item.column) found.add(taken.choice);
      }
    }
  }
  return found;
}

function asked(kind: string, ...verbs: string[]): Question {
  return QUESTIONS.find(({ ask }) => {
    const offered = new ChoiceIndex(ask.choices);
    return ask.kind === kind && verbs.every((verb) => offered.of(verb).length > 0);
  })!;
}

describe("questions", () => {
  it("are there for every kind that the table says it answers", () => {
    expect(new Set(QUESTIONS.map(({ ask }) => ask.kind))).toEqual(new Set(KINDS));
  });

  it("can all be answered without the list, choice by choice", () => {
    for (const question of QUESTIONS) {
      const found = reached(question);
      for (const { choice, words, text } of question.ask.choices)
        expect(BUTTONS.includes(words.verb) || found.has(choice), text).toBe(true);
    }
  });

  it("begin every plan with something offered, and say what it adds", () => {
    for (const question of QUESTIONS) {
      for (const using of [null, "drill", "supplier", "handyman"]) {
        const now = situation(question, using);
        for (const item of items(now)) {
          for (const plan of plansFor(now, item).values()) {
            expect(now.ask.choices).toContain(plan.choices[0]);
            expect(plan.points, plan.choices[0]!.text).not.toBeNull();
          }
        }
      }
    }
  });
});

describe("a card in hand", () => {
  const question = asked("place_room");
  const now = situation(question);
  const [item] = inHand(question.ask) as [Item];

  it("may go where the engine offers it, face up if that is offered", () => {
    const offered = question.ask.choices.map(({ words }) => nameIn(String(words.args["space"])));
    const plans = plansFor(now, item);
    expect(new Set(plans.keys())).toEqual(new Set(offered));
    for (const [at, plan] of plans) {
      const up = now.choices.find("place_room", { space: `space.${at}`, face: "face.up" });
      expect(plan.isDown).toBe(up === undefined);
    }
  });

  it("adds what the engine says, with what finishes it", () => {
    for (const plan of plansFor(now, item).values()) {
      const [choice] = plan.choices;
      const option = question.tried["[]"]!.each.find((one) => one.choice === choice!.choice)!;
      const points = Object.values(option.points).reduce((sum, part) => sum + part, 0);
      expect([plan.points, plan.then]).toEqual([points, option.then]);
    }
  });

  it("lies face down everywhere if it is turned over", () => {
    const plans = [...plansFor({ ...now, face: "down" }, item).values()];
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.every(({ isDown }) => isDown)).toBe(true);
  });

  it("has places before anybody knows the points", () => {
    const plans = [...plansFor({ ...now, tried: () => null }, item).values()];
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.every(({ points }) => points === null)).toBe(true);
  });

  it("is asked about by the words of the choice where it may not go", () => {
    const offered = new Set(plansFor(now, item).keys());
    const other = SPACES.find((space) => !offered.has(space))!;
    const args = { space: `space.${other}`, face: "face.up" };
    expect(refusedAt(now, item, other)).toEqual({ verb: "place_room", args });
  });
});

describe("a column and a place together", () => {
  const question = asked("take_column");
  const now = situation(question);
  const taken = now.choices.of("take_column")[0]!;
  const item: Item = { is: "column", column: Number(taken.words.args["column"]) };
  const told = question.tried[`[${taken.choice}]`]!;

  it("may go where the engine would offer the room", () => {
    const spaces = told.ask!.choices.filter(({ words }) => words.verb === "place_room");
    const plans = plansFor(now, item);
    expect(new Set(plans.keys())).toEqual(
      new Set(spaces.map(({ words }) => nameIn(String(words.args["space"])))),
    );
    for (const [at, plan] of plans) {
      expect(plan.choices.map(({ words }) => words.verb)).toEqual(["take_column", "place_room"]);
      expect(stagedSpaces(plan).map((space) => SPACES[space])).toEqual([at]);
      expect(stagedColumns(plan)).toEqual([item.column]);
    }
  });

  it("has unknown places until the engine has answered", () => {
    expect(unknownFor(now, item)).toBeNull();
    const early = { ...now, tried: () => null };
    expect(unknownFor(early, item)).toEqual([taken.choice]);
    expect(plansFor(early, item).size).toBe(0);
  });

  it("is refused after the column, as the engine would refuse it", () => {
    const offered = new Set(plansFor(now, item).keys());
    const other = SPACES.find((space) => !offered.has(space))!;
    const args = { space: `space.${other}`, face: "face.up" };
    expect(refusedAt(now, item, other)).toEqual([taken.choice, { verb: "place_room", args }]);
  });

  it("counts what the column itself brings", () => {
    const richer = { ...told, points: { decor: 2 } };
    const [at, plan] = [...plansFor(now, item)][0]!;
    const more = plansFor({ ...now, tried: () => richer }, item).get(at)!;
    expect(more.points).toBe(plan.points! + 2);
  });

  it("goes by itself where there is only one way", () => {
    const line = { kind: "room_turned_down", veiled: false };
    const args = { seat: `seat.${now.house.seat}`, space: "space.f2c3", room: "room.kitchen" };
    const landed: Tried = { ...told, ask: null, each: [], log: [{ ...line, args }], points: {} };
    const plans = plansFor({ ...now, tried: () => landed }, item);
    expect([...plans.keys()]).toEqual(["f2c3"]);
    expect(plans.get("f2c3")).toMatchObject({ choices: [taken], isDown: true, points: 0 });
  });
});

describe("what comes with a card", () => {
  const question = asked("place_decor");
  const [one, two] = question.ask.choices as [Ask["choices"][0], Ask["choices"][0]];
  const token = nameIn(String(question.ask.about["decor"]));
  const laid = { ...planOf(null, one), then: [one.choice], points: 5, target: "f1c1" };
  const trial = JSON.stringify(pathOf(laid, 0));
  const now = situation({ ...question, tried: { [trial]: question.tried["[]"]! } });

  it("may go elsewhere, and everything else stays as it was laid out", () => {
    const item: Item = { is: "comes", token, at: 0 };
    const plans = plansFor({ ...now, plan: laid }, item);
    const at = nameIn(String(two.words.args["space"]));
    expect(plans.get(at)).toMatchObject({ choices: [one], then: [two.choice], target: "f1c1" });
    expect(plansFor(now, item).size).toBe(0); // nothing is laid out
  });

  it("takes new answers along for what follows", () => {
    const long = { ...laid, then: [1, 2, 3] };
    expect(otherwise(long, 1, { ...planOf(null, two), then: [9] }).then).toEqual([
      1,
      two.choice,
      9,
    ]);
    expect(pathOf(long, 2)).toEqual([one.choice, 1, 2]);
  });
});
