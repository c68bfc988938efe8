import { describe, expect, it } from "vitest";
import { KIDS } from "../../../games/fort/art/kids";
import { portrait } from "../../../games/fort/art/portrait";
import { SUIT_COLOURS, SYMBOLS, symbolOf } from "../../../games/fort/art/symbols";
import { treehouse } from "../../../games/fort/art/treehouse";
import { nameOf } from "../../../games/fort/asked";
import {
  numberOf,
  result,
  script,
  waste,
  type Built,
  type Extra,
} from "../../../games/fort/building";
import { meansOf, most, outcome, type Means } from "../../../games/fort/count";
import { sentence } from "../../../games/fort/describe";
import { icons, parse, program } from "../../../games/fort/effects";
import { followNumber } from "../../../games/fort/following";
import { Identities } from "../../../games/fort/identities";
import { firstOf, nearest, partsOf, reachable } from "../../../games/fort/payment";
import { answersTo, byPlace, hasRecycling, placeOf, targetOf } from "../../../games/fort/places";
import { MOST, stepFor } from "../../../games/fort/queue.svelte";
import { see } from "../../../games/fort/sight";
import type { Ask } from "../../../lib/wire";
import { confusable } from "../../colours";
import { contents, moment, NAMES, speaker } from "./box";
import sentences from "./sentences.json";

const MEANS: Means = {
  stuff: { pizza: 0, toys: 0 },
  pack: { pizza: 0, toys: 0 },
  packRoom: 1,
  lookoutRoom: 1,
  lookout: 0,
  hand: 4,
  discard: 0,
  level: 0,
  recruits: 10,
  rivalYards: 0,
  rivalPacks: [],
  perk: null,
  bound: null,
};

describe("Recycling", () => {
  const taken = { kid: "kid.dash" };
  const choices = [
    { choice: 4, words: { verb: "stop", args: {} }, text: "stop" },
    { choice: 1580, words: { verb: "recycle", args: taken }, text: "recycle(dash)" },
  ];
  const ask = (kind: string): Ask => ({ ...moment("choose_play").ask, kind, choices });

  it("stands beside a question until its pile is opened", () => {
    const verbs = (isOpen: boolean) =>
      answersTo(ask("choose_action"), isOpen).map(({ words }) => words.verb);
    expect(hasRecycling(ask("choose_action"))).toBe(true);
    expect(verbs(false)).toEqual(["stop"]);
    expect(verbs(true)).toEqual(["stop", "recycle"]);
  });

  it("is the question itself at the end of a turn", () => {
    expect(hasRecycling(ask("use_recycling"))).toBe(false);
    expect(answersTo(ask("use_recycling"), false)).toHaveLength(2);
    expect(answersTo(null, false)).toEqual([]);
  });
});

describe("what a card says", () => {
  it("is told in the words of the terminal, in five languages", () => {
    for (const [lang, cards] of Object.entries(sentences)) {
      const voice = speaker(lang);
      for (const [name, said] of Object.entries(cards)) {
        const kid = contents.kid(`kid.${name}`);
        const own = [kid.public, kid.private].map((action) =>
          sentence(action?.effect ?? null, voice),
        );
        expect(own, `${lang} ${name}`).toEqual(said);
      }
    }
  });

  it("is drawn as a row of icons", () => {
    expect(icons("(trash > gather(toy)) * squirt_gun")).toEqual([
      "opening_bracket",
      "trash",
      "then",
      "gather_toy",
      "closing_bracket",
      "times",
      "squirt_gun",
    ]);
    expect(icons("—")).toEqual([]);
    expect(icons("advance > score & score")).toEqual(["advance", "then", "score", "score"]);
  });

  it("is carried out in repetitions with a tail", () => {
    expect(program(parse("(score * book) > trash_this")!)).toEqual({
      counter: "book",
      row: ["score"],
      tail: ["trash_this"],
      times: 1,
    });
    expect(program(parse("gather(any) & gather(any)")!).times).toBe(2);
  });
});

describe("the drawings", () => {
  it("has one for every kid, symbol and icon of the box", () => {
    expect(NAMES).toHaveLength(50);
    for (const name of NAMES) {
      expect(KIDS[name], name).toBeDefined();
      const kid = contents.kid(`kid.${name}`);
      for (const icon of [kid.public, kid.private].flatMap((action) =>
        icons(action?.notation ?? "—"),
      )) {
        expect(SYMBOLS[icon], icon).toBeDefined();
      }
      expect(KIDS[name]!.looks).toHaveLength(
        new Set(kid.symbols).size === 1 && kid.symbols.length === 2 ? 2 : 1,
      );
    }
    expect(
      new Set(Object.values(KIDS).map(({ looks, family }) => portrait(looks, family))).size,
    ).toBe(50);
    expect(new Set([0, 1, 2, 3, 4, 5].map(treehouse)).size).toBe(6);
  });

  it("tells suits apart by shape, and by colour for all eyes", () => {
    const suits = Object.keys(SUIT_COLOURS);
    const shapes = suits.map((suit) => symbolOf(`suit.${suit}`)!.replaceAll(/fill="#\w+"/g, ""));
    expect(new Set(shapes).size).toBe(suits.length);
    expect(confusable(SUIT_COLOURS)).toEqual([]);
  });
});

describe("a view", () => {
  it("is read into its parts", () => {
    const sight = see(moment("choose_follow").view);
    expect(sight.step).toBe("window");
    expect(sight.players).toHaveLength(sight.order.length);
    expect(sight.play.played).toMatch(/^kid\./);
    expect(sight.hand!.length).toBeGreaterThan(0);
    expect(see(moment("draft_pick").view).packet.length).toBeGreaterThan(1);
  });
});

describe("counting", () => {
  const bug = contents.kid("kid.bug");
  const view = moment("choose_play").view;
  const sight = see(view);
  const seat = sight.leader;
  const built = (extras: Extra[]): Built => ({
    kid: bug,
    action: "public",
    suit: "shovel",
    extras,
    base: null,
  });
  const hand = (kid: string, coinAs: string | null = null): Extra => ({
    key: kid,
    kid,
    from: "hand",
    shown: "",
    coinAs,
  });

  it("adds the own symbol, every symbol of added cards, and coins as they are named", () => {
    const means = meansOf(sight, contents, seat, 4);
    expect(numberOf(built([]), sight, contents, means)).toBe(1);
    expect(numberOf(built([hand("kid.the_moles")]), sight, contents, means)).toBe(3);
    expect(numberOf(built([hand("kid.puddin", "shovel")]), sight, contents, means)).toBe(2);
    expect(numberOf(built([hand("kid.puddin", "crown")]), sight, contents, means)).toBe(1);
  });

  it("shows what does not fit: five shovels with room for four", () => {
    const five = [hand("kid.the_moles"), hand("kid.scout"), hand("kid.wart")];
    const sights = {
      ...sight,
      players: sight.players.map((one) => ({ ...one, stuff: { pizza: 0, toys: 0 } })),
    };
    const found = result(built(five), sights, contents, seat, 4)!;
    expect(found).toMatchObject({
      number: 5,
      done: 4,
      rest: 1,
      limit: "gather_pizza",
      isFull: false,
    });
    expect(waste(built(five), found, contents)).toBe("add_useless");
    const four = five.slice(0, 2);
    expect(
      waste(built(four), result(built(four), sights, contents, seat, 4)!, contents),
    ).toBeNull();
  });

  it("knows the limits of every verb", () => {
    const full = {
      ...MEANS,
      stuff: { pizza: 4, toys: 1 },
      pack: { pizza: 0, toys: 1 },
      packRoom: 0,
    };
    expect(most("gather_pizza", full, contents)).toBe(0);
    expect(most("gather_any", full, contents)).toBe(3);
    expect(most("gather_any", { ...full, bound: "pizza" }, contents)).toBe(0);
    expect(most("stow", full, contents)).toBe(0);
    expect(most("stow", { ...MEANS, perk: "perk.sticky_fingers" }, contents)).toBe(1);
    expect(most("spend_toy", full, contents)).toBe(2);
    expect(most("copy_pack", full, contents)).toBe(1);
    expect(most("copy_pack", { ...full, pack: { pizza: 1, toys: 0 } }, contents)).toBe(0);
    const part = { ...full, pack: { pizza: 1, toys: 1 } };
    expect(outcome(program(parse("copy_pack")!), 1, part, contents)).toMatchObject({
      done: 1,
      isFull: false,
    });
    expect(most("convert", full, contents)).toBe(3);
    expect(most("advance", full, contents)).toBe(1);
    expect(most("advance", MEANS, contents)).toBe(0);
    expect(most("tuck", MEANS, contents)).toBe(1);
  });

  it("lets a repetition count whose second half has no room", () => {
    const blitz = contents.kid("kid.blitz").private!.program;
    const found = outcome(
      blitz,
      2,
      { ...MEANS, discard: 3, stuff: { pizza: 0, toys: 4 } },
      contents,
    );
    expect(found).toMatchObject({ done: 2, rest: 0, isFull: false });
  });

  it("counts only the discarded card of a follower", () => {
    expect(followNumber(["shovel", "shovel"], "shovel", false)).toBe(2);
    expect(followNumber(["coin", "crown"], "crown", false)).toBe(1);
    expect(followNumber(["coin", "crown"], "crown", true)).toBe(2);
    expect(followNumber(["coin"], "book", false)).toBe(1);
  });

  it("says what was added in the order of the game's table", () => {
    const extras = [hand("kid.worm"), hand("kid.puddin", "shovel"), hand("kid.bug")];
    const order = ["add(bug)", "add(worm)", "add_as(puddin, shovel)"];
    expect(script(built(extras), (text) => order.indexOf(text))).toEqual(order);
  });
});

describe("a play that was built", () => {
  const ask = moment("choose_additions").ask;

  it("is answered question by question", () => {
    expect(stepFor("done", ask)).toMatchObject({ is: "answer", choice: { text: "done" } });
    expect(stepFor("use_public", ask)).toEqual({ is: "drop" });
    expect(stepFor("add(bug)", ask)).toEqual({ is: "stop" });
    expect(stepFor(MOST, ask)).toEqual({ is: "drop" });
    expect(stepFor(MOST, { ...ask, kind: "choose_kind" })).toEqual({ is: "wait" });
  });

  it("is done as often as was wished, and asked about if that cannot be", () => {
    const amount = (count: number) => ({
      choice: count,
      text: `amount(${count})`,
      words: { verb: "amount", args: { count } },
    });
    const often: Ask = { ...ask, kind: "choose_unit", choices: [amount(2), amount(4), amount(3)] };
    expect(stepFor(MOST, often)).toMatchObject({ is: "answer", choice: { text: "amount(4)" } });
    expect(stepFor("amount(2)", often)).toMatchObject({
      is: "answer",
      choice: { text: "amount(2)" },
    });
    expect(stepFor("amount(1)", often)).toEqual({ is: "stop" });
    expect(stepFor("amount(1)", ask)).toEqual({ is: "drop" });
    expect(stepFor("amount(1)", { ...ask, kind: "choose_kind" })).toEqual({ is: "wait" });
  });
});

describe("places", () => {
  it("has one for every choice that speaks of a card or a token", () => {
    expect(placeOf({ verb: "recruit_yard", args: { rival: "seat.1", kid: "kid.bug" } }, null)).toBe(
      "yard.1:kid.bug",
    );
    expect(placeOf({ verb: "spend", args: { place: "place.pack" } }, "spend_toy")).toBe("pack:toy");
    expect(placeOf({ verb: "skip", args: {} }, null)).toBeNull();
    expect(targetOf("tuck_park")).toBe("lookout");
    expect(targetOf("trash_discard")).toBe("trash");
    const places = byPlace(moment("choose_follow").ask.choices, null);
    expect(places.get("")!.map(({ text }) => text)).toEqual(["decline"]);
  });

  it("moves a payment one token at a time", () => {
    const ways = moment("choose_payment").ask.choices.map(partsOf);
    expect(reachable(ways, "stuff_pizza")).toBe(true);
    const next = nearest(ways, ways[0]!, "stuff_toys", 1);
    expect(next!.stuff_toys).toBe(ways[0]!.stuff_toys! + 1);
    expect(ways).toContainEqual(next);
    expect(nearest(ways, ways[0]!, "stuff_pizza", 9)).toBeNull();
  });

  it("copies as much of a Pack as there is, and less if that is wished", () => {
    const gains = [
      [0, 1],
      [1, 0],
      [1, 1],
      [0, 2],
    ].map(([pizza, toys], choice) => ({
      ...{ choice, text: "", words: { verb: "copy", args: { pizza: pizza!, toys: toys! } } },
    }));
    const ways = gains.map(partsOf);
    expect(firstOf("copy", ways)).toEqual({ pizza: 1, toys: 1 });
    expect(firstOf("pay", ways)).toEqual({ pizza: 0, toys: 1 });
    expect(nearest(ways, { pizza: 1, toys: 1 }, "toys", 1)).toEqual({ pizza: 0, toys: 2 });
  });
});

describe("which question it is", () => {
  const words = { verb: "keep", args: {} };
  const ask: Ask = {
    seat: 0,
    kind: "draft_pick",
    about: {},
    choices: [{ choice: 3, text: "", words }],
    open: false,
    requests: [],
  };
  const line = (n: number, kind: string) => ({
    n,
    seq: 0,
    moment: 0,
    kind,
    args: {},
    veiled: false,
  });
  const log = [line(0, "answered"), line(1, "got_packet")];

  it("stays the same while rivals answer theirs, so that nothing held is lost", () => {
    expect(nameOf({ ...ask }, [...log, line(2, "answered")])).toBe(nameOf(ask, log));
  });

  it("is another one after anything happened, even if it looks alike", () => {
    expect(nameOf(ask, [...log, line(2, "gathered")])).not.toBe(nameOf(ask, log));
    expect(nameOf({ ...ask, kind: "choose_play" }, log)).not.toBe(nameOf(ask, log));
    expect(nameOf(null, log)).toBe("");
  });
});

describe("which card is which", () => {
  it("follows a card from zone to zone, and leaves its equal where it is", () => {
    const cards = new Identities();
    const [one, two] = cards.next([
      { zone: "hand", code: "kid.bug" },
      { zone: "park", code: "kid.bug" },
    ]);
    expect(one).not.toBe(two);
    const later = cards.next([
      { zone: "play", code: "kid.bug" },
      { zone: "park", code: "kid.bug" },
      { zone: "park", code: "kid.doc" },
    ]);
    expect(later.slice(0, 2)).toEqual([one, two]);
    expect(later[2]).not.toBe(one);
  });
});
