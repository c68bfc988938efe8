import { describe, expect, it } from "vitest";
import { KIDS } from "../../../games/fort/art/kids";
import { portrait } from "../../../games/fort/art/portrait";
import { SUIT_COLOURS, SYMBOLS, symbolOf } from "../../../games/fort/art/symbols";
import { treehouse } from "../../../games/fort/art/treehouse";
import { nameOf } from "../../../games/fort/asked";
import { sentence } from "../../../games/fort/describe";
import { icons } from "../../../games/fort/effects";
import { Identities } from "../../../games/fort/identities";
import { firstOf, nearest, partsOf, reachable } from "../../../games/fort/payment";
import { answersTo, byPlace, hasRecycling, placeOf, targetOf } from "../../../games/fort/places";
import { stepFor } from "../../../games/fort/queue.svelte";
import { see } from "../../../games/fort/sight";
import type { Ask } from "../../../lib/wire";
import { confusable } from "../../colours";
import { contents, moment, NAMES, speaker } from "./box";
import sentences from "./sentences.json";

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

describe("a play that was built", () => {
  const ask = moment("choose_additions").ask;
  const amount = (count: number) => ({
    choice: 100 + count,
    text: "",
    words: { verb: "amount", args: { count } },
  });

  it("is answered question by question", () => {
    const [, add] = ask.choices;
    expect(stepFor("done", ask)).toMatchObject({ is: "answer", choice: { text: "done" } });
    expect(stepFor(add!.choice, ask)).toEqual({ is: "answer", choice: add });
    expect(stepFor("done", { ...ask, choices: [add!] })).toEqual({ is: "drop" });
    expect(stepFor(-1, ask)).toEqual({ is: "stop" });
  });

  it("is done as often as was wished, and asked about if that cannot be", () => {
    const often: Ask = { ...ask, kind: "choose_unit", choices: [amount(2), amount(4), amount(3)] };
    expect(stepFor({ often: null }, often)).toEqual({ is: "answer", choice: amount(4) });
    expect(stepFor({ often: 2 }, often)).toEqual({ is: "answer", choice: amount(2) });
    expect(stepFor({ often: 1 }, often)).toEqual({ is: "stop" });
  });

  it("waits for the kind before the amount, and is not asked about where there is none", () => {
    for (const count of [null, 1]) {
      expect(stepFor({ often: count }, ask)).toEqual({ is: "drop" });
      expect(stepFor({ often: count }, { ...ask, kind: "choose_kind" })).toEqual({ is: "wait" });
    }
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
