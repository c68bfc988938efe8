// A play being put together, with what the engine foretells of it at some tables (foretold.json).
import { SvelteMap } from "svelte/reactivity";
import { describe, expect, it } from "vitest";
import { FixtureDesk } from "../../../desk/fixture.svelte";
import { Model } from "../../../games/fort/model.svelte";
import { noteOf } from "../../../games/fort/notes";
import type { Ask, Tree, Tried } from "../../../lib/wire";
import { BOX, speaker } from "./box";
import foretold from "./foretold.json";

interface Foretold {
  ask: Ask;
  view: Tree;
  tried: Record<string, Tried>;
}

/** A table where every answer is there at once, or comes when it is let through. */
class Bench {
  readonly asked = new Set<string>();
  readonly desk: FixtureDesk;
  readonly model: Model;
  private readonly arrived = new SvelteMap<string, Tried>();
  private readonly told: Foretold;
  private readonly questions: Ask[];

  constructor(
    name: keyof typeof foretold,
    private readonly isSlow = false,
  ) {
    this.told = foretold[name] as unknown as Foretold;
    const { ask, view } = this.told;
    this.questions = [ask];
    this.desk = new FixtureDesk({
      game: "fort",
      view,
      ask,
      eyes: ask.seat,
      box: BOX,
      speaker: speaker("en"),
      tried: (choices) => this.answer(JSON.stringify(choices)),
    });
    this.model = new Model(this.desk);
  }

  get shop() {
    return this.model.workshop;
  }

  /** The answers that are on their way arrive, and what was pressed meanwhile is judged. */
  arrive(): void {
    for (const key of this.asked) this.arrived.set(key, this.known(key));
    this.shop.judge();
  }

  press(zone: string, kid: string): void {
    const place = zone === "lookout" ? `lookout.${this.desk.eyes}` : zone;
    const card = this.model.cards(place).find(({ code }) => code === `kid.${kid}`);
    this.shop.take(card!.spot);
  }

  can(zone: string, kid: string): boolean {
    return this.shop.canTake(`${zone}:kid.${kid}`);
  }

  /** What is written on the cards in hand. */
  get notes(): Record<string, string> {
    const found = this.model.cards("hand").map((card) => [card.code, noteOf(this.model, card)]);
    return Object.fromEntries(
      found.flatMap(([code, note]) => (note ? [[code, (note as { text: string }).text]] : [])),
    );
  }

  /** The game asks the next question. */
  ask(ask: Ask): void {
    this.questions.push(ask);
    this.desk.ask = ask;
    this.shop.queue.go();
  }

  /** What was sent, in the words of the engine. */
  get sent(): string[] {
    return this.desk.answers.map((answer, at) => {
      const ask = this.questions[at]!;
      return ask.choices.find(({ choice }) => choice === answer)!.text;
    });
  }

  private answer(key: string): Tried | null {
    this.asked.add(key);
    return this.isSlow ? (this.arrived.get(key) ?? null) : this.known(key);
  }

  private known(key: string): Tried {
    const found = this.told.tried[key];
    if (!found) throw new Error(`not foretold: ${key}`);
    return found;
  }
}

describe("a card put on the board", () => {
  it("suggests the first action that can be done in full, and says what it comes to", () => {
    const { shop, ...bench } = withShop("shovels");
    bench.press("hand", "bug");
    expect(shop.actions).toEqual(["public", "private"]);
    expect(shop.action).toBe("public");
    expect(shop.outcome).toMatchObject({ suit: "shovel", number: 1, times: 1, isFull: true });
    shop.chooseAction("private");
    expect(shop.outcome).toMatchObject({ units: ["score"], counted: "fort_level" });
    expect(shop.suit).toBeNull();
    bench.press("hand", "bug");
    expect(shop.kid).toBeNull();
  });

  it("takes what the game would take, and nothing else", () => {
    const bench = new Bench("shovels");
    bench.press("hand", "bug");
    expect(bench.notes).toEqual({ "kid.the_moles": "+2", "kid.puddin": "+1" });
    expect(bench.can("lookout", "scout")).toBe(true);
    bench.press("hand", "the_moles");
    expect(bench.shop.outcome).toMatchObject({ number: 3, times: 3 });
    // With room for three nothing more would change anything: nothing glows.
    expect(bench.notes).toEqual({ "kid.the_moles": "+2" });
    expect(bench.can("hand", "puddin")).toBe(false);
    expect(bench.can("lookout", "scout")).toBe(false);
    bench.press("hand", "the_moles");
    expect(bench.shop.extras).toEqual([]);
  });

  it("says in the game's own words why something cannot stay", () => {
    const { shop, ...bench } = withShop("shovels");
    bench.press("hand", "bug");
    const [choice] = shop.offersOf("lookout:kid.scout");
    bench.press("hand", "the_moles");
    const scout = { key: "scout/0", kid: "kid.scout", from: "lookout", choice: choice! } as const;
    shop.extras = [...shop.extras, scout];
    expect(shop.course!.reason!.code).toBe("lookout_useless");
    expect(shop.refused).toBe(shop.course!.reason);
    expect(shop.isReady).toBe(false);
    shop.remove("scout/0");
    expect(shop.isReady).toBe(true);
  });

  it("counts what does not fit", () => {
    const bench = new Bench("half");
    bench.press("hand", "bug");
    bench.press("hand", "the_moles");
    expect(bench.shop.outcome).toMatchObject({ number: 3, times: 2, isFull: false });
  });

  it("lets coins stand for what the game lets them stand for", () => {
    const bench = new Bench("shovels");
    bench.press("hand", "bug");
    bench.press("hand", "puddin");
    const [coin] = bench.shop.extras;
    expect(coin!.choice.words.verb).toBe("add_as");
    expect([...bench.shop.foreseen!.namesOf(coin!).keys()]).toEqual(["shovel"]);
    expect(bench.shop.foreseen!.whyNotName(coin!, "book")).toHaveLength(3);
  });

  it("has to be named where it is a coin, and not before", () => {
    const bench = new Bench("named");
    bench.press("hand", "blades");
    expect(bench.shop.mustName).toBe(true);
    expect(bench.shop.isReady).toBe(false);
    expect(bench.shop.actions).toEqual(["public", "private"]);
    bench.shop.named = "crown";
    expect(bench.shop.isReady).toBe(true);
  });

  it("counts the suit that brings the most, or the one that was picked", () => {
    const bench = new Bench("kinds");
    bench.press("hand", "ghost");
    expect(bench.shop.foreseen!.suits).toEqual(["book", "crown"]);
    expect(bench.shop.suit).toBe("crown");
    expect(bench.shop.isReady).toBe(true);
    bench.shop.pick("book");
    expect(bench.shop.outcome).toMatchObject({ number: 0, times: 0 });
    expect(bench.shop.refused).toHaveLength(4); // something has to be added first
    expect(bench.notes).toEqual({ "kid.chef": "+1" });
  });
});

describe("how often", () => {
  it("is chosen among what the game would ask", () => {
    const bench = new Bench("begun");
    bench.press("hand", "the_moles");
    expect(bench.shop.amount).toBe(3);
    bench.shop.changeAmount(-1);
    expect(bench.shop.amount).toBe(2);
    const [moles] = bench.shop.extras;
    expect(bench.shop.whyNotAmount(1)).toBeNull();
    expect(bench.shop.whyNotAmount(-1)).toEqual([
      moles!.choice.choice,
      expect.any(Number),
      { verb: "amount", args: { count: 1 } },
    ]);
  });
});

describe("following", () => {
  it("shows what each card would bring, with the kind that is due", () => {
    const bench = new Bench("bound");
    const card = bench.model.cards("hand").find(({ code }) => code === "kid.blitz")!;
    expect(noteOf(bench.model, card)).toMatchObject({ count: 1, icon: "gather_toy" });
    expect(bench.notes["kid.chef"]).toBeUndefined();
  });
});

describe("while an answer is on its way", () => {
  it("keeps every press, and judges it when the answer is there", () => {
    const bench = new Bench("shovels", true);
    bench.press("hand", "bug");
    bench.press("hand", "the_moles");
    bench.shop.confirm();
    expect(bench.shop.mayPress("hand:kid.puddin")).toBe(true); // nobody knows yet
    expect(bench.can("hand", "puddin")).toBe(false);
    expect(bench.shop.isStaged(bench.model.cards("hand").find(isMoles)!.key)).toBe(true);
    expect(bench.shop.extras).toEqual([]);
    for (const _ of [1, 2, 3, 4]) bench.arrive();
    expect(bench.desk.answers).toHaveLength(1); // sent, and the rest follows
    expect(bench.shop.kid).toBeNull();
  });

  it("stages another card if the pressed one adds nothing", () => {
    const bench = new Bench("shovels", true);
    bench.press("hand", "bug");
    bench.press("hand", "ghost");
    expect(bench.shop.kid?.code).toBe("kid.bug");
    bench.arrive();
    bench.arrive();
    expect(bench.shop.kid?.code).toBe("kid.ghost");
  });

  it("shows what the option alone told already", () => {
    const bench = new Bench("shovels", true);
    bench.press("hand", "bug");
    expect(bench.shop.isPending).toBe(true);
    bench.arrive();
    expect(bench.shop.isPending).toBe(true);
    expect(bench.shop.outcome).toMatchObject({ suit: "shovel", number: 1 });
  });

  it("asks once for each step", () => {
    const bench = new Bench("shovels");
    bench.press("hand", "bug");
    bench.press("hand", "the_moles");
    void [bench.notes, bench.shop.amount, bench.shop.refused];
    expect(bench.asked.size).toBe(4); // the card, its action, the addition, and how often
  });
});

describe("a finished play", () => {
  it("is sent as the choices that were tried, one for each question", () => {
    const bench = new Bench("shovels");
    bench.press("hand", "bug");
    bench.press("hand", "the_moles");
    bench.shop.changeAmount(-1);
    bench.shop.confirm();
    const asked = ["[438]", "[438,2]", "[438,2,531]", "[438,2,531,6]"];
    for (const key of asked) bench.ask(foretold.shovels.tried[key as "[438]"].ask as Ask);
    expect(bench.sent).toEqual(["play(bug)", "use_public", "add(the_moles)", "done", "amount(2)"]);
    expect(bench.shop.queue.isEmpty).toBe(true);
  });
});

function isMoles({ code }: { code: string }): boolean {
  return code === "kid.the_moles";
}

function withShop(name: keyof typeof foretold) {
  const bench = new Bench(name);
  return { shop: bench.shop, press: bench.press.bind(bench) };
}
