// What is laid out is what is sent: the card, and where everything that comes with it was shown.
import { flushSync, tick, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FixtureDesk } from "../../../desk/fixture.svelte";
import { Bench } from "../../../games/dream_home/bench.svelte";
import { readHouses, SPACES } from "../../../games/dream_home/house";
import type { Trial } from "../../../lib/tries.svelte";
import type { Ask, Choice, Tree, Tried, Words } from "../../../lib/wire";
import stored from "./questions.json";

const QUESTIONS = stored.questions as unknown as { view: Tree; ask: Ask }[];
const { view, ask: first } = QUESTIONS.find(({ ask }) => ask.kind === "take_column")!;

function choice(number: number, verb: string, args: Words["args"]): Choice {
  return { choice: number, words: { verb, args }, text: "" };
}
const column = Number(first.choices[0]!.words.args["column"]);
const TAKE = choice(13, "take_column", { column });
const ROOM = choice(105, "place_room", { space: "space.f1c1", face: "face.up" });
const HERE = choice(139, "place_decor", { space: "space.f1c1" });
const THERE = choice(140, "place_decor", { space: "space.f1c2" });

const asks = (kind: string, choices: Choice[], about: Ask["about"] = {}): Ask => {
  return { seat: first.seat, kind, about, choices, open: false, requests: [] };
};
const TURN = asks("take_column", [TAKE]);
const PLACING = asks("place_room", [ROOM], { room: "room.bedroom", copy: 1 });
const DECORATING = asks("place_decor", [HERE, THERE], { decor: "decor.canopy_bed" });

/** The view with the points of the first part changed, to tell one preview from another. */
function viewWith(rooms: number): Tree {
  const players = (view["players"] as Tree[]).map((player) => {
    return { ...player, points: { ...(player["points"] as Tree), rooms } };
  });
  return { ...view, players };
}

function told(ask: Ask | null, rooms: number, points: number, then: number[] = []): Tried {
  const each = (ask?.choices ?? []).map(({ choice }) => {
    return { choice, end: "asked" as const, points: { rooms: points }, outlook: {}, log: [], then };
  });
  return { made: 1, reason: null, end: "asked", view: viewWith(rooms), ask, points: {}, outlook: {}, log: [], each }; // prettier-ignore
}

const KNOWN: Record<string, Tried> = {
  "[]": told(TURN, 0, 0),
  "[13]": told(PLACING, 1, 3, [139]),
  "[13,105]": told(DECORATING, 2, 2),
  "[13,105,139]": told(null, 3, 0),
  "[13,105,140]": told(null, 4, 0),
};

let desk: FixtureDesk;
let bench: Bench;
let known: SvelteMap<string, Tried>;
let asked: string[];
let clear: () => void;

beforeEach(() => {
  known = new SvelteMap(Object.entries(KNOWN));
  asked = [];
  clear = $effect.root(() => {
    desk = new FixtureDesk({
      game: "dream_home",
      view,
      ask: TURN,
      eyes: first.seat,
      tried: (trial: Trial) => {
        asked.push(JSON.stringify(trial));
        return known.get(JSON.stringify(trial)) ?? null;
      },
    });
    bench = new Bench(desk);
    $effect(() => {
      void desk.ask;
      untrack(() => bench.begin());
    });
    $effect(() => void [bench.preview, bench.spaces]);
  });
  flushSync();
});
afterEach(() => clear());

const rooms = () => bench.preview?.points.rooms;
const held = { is: "column" as const, column };

/** The column is picked up, and its room laid out on the only place. */
function layOut(): void {
  bench.drag.pick(held);
  bench.drag.give("f1c1");
  flushSync();
}

/** The server asks the next question. */
function askNow(ask: Ask | null): void {
  desk.ask = ask;
  flushSync();
}

describe("a column with a place and a decoration", () => {
  it("shows the house as the engine foretells it, with everything that comes", () => {
    layOut();
    expect(rooms()).toBe(3);
    expect(bench.spaces.map((at) => SPACES[at])).toEqual(["f1c1"]);
    expect(bench.shown?.points).toBe(3);
    expect(desk.answers).toEqual([]); // nothing is final
  });

  it("is sent choice by choice, and the decoration is not asked about again", () => {
    layOut();
    bench.confirm();
    expect(desk.answers).toEqual([13]);
    askNow(PLACING);
    expect(desk.answers).toEqual([13, 105]);
    askNow(DECORATING);
    expect(desk.answers).toEqual([13, 105, 139]);
    askNow(null);
    expect(desk.answers).toHaveLength(3);
  });

  it("goes on showing what was laid out until all of it is sent", () => {
    layOut();
    bench.confirm();
    askNow(PLACING);
    expect(rooms()).toBe(3);
    askNow(DECORATING);
    askNow(null);
    expect(bench.preview?.points.rooms).toBe(readHouses(view)[first.seat]!.points.rooms);
  });

  it("puts the decoration elsewhere if the player wants that", () => {
    layOut();
    bench.drag.pick({ is: "comes", token: "canopy_bed", at: 0 });
    expect([...bench.plans.keys()]).toEqual(["f1c1", "f1c2"]);
    bench.drag.give("f1c2");
    flushSync();
    expect(rooms()).toBe(4);
    bench.confirm();
    askNow(PLACING);
    askNow(DECORATING);
    expect(desk.answers).toEqual([13, 105, 140]);
  });

  it("keeps the plan when the decoration is put back", () => {
    layOut();
    bench.drag.pick({ is: "comes", token: "canopy_bed", at: 0 });
    bench.drag.cancel();
    expect(bench.plan?.then).toEqual([139]);
  });

  it("sends nothing more once something was refused", () => {
    layOut();
    bench.confirm();
    bench.sending.stop();
    askNow(PLACING);
    expect(desk.answers).toEqual([13]);
    expect(bench.drag.held).toMatchObject({ is: "room", room: "bedroom" });
  });

  it("sends nothing more if something else is asked", () => {
    layOut();
    bench.confirm();
    askNow(asks("take_column", [choice(14, "take_column", { column: 5 })]));
    askNow(PLACING);
    expect(desk.answers).toEqual([13]);
  });
});

describe("while a preview is on its way", () => {
  it("the last one stays", () => {
    layOut();
    bench.drag.pick({ is: "comes", token: "canopy_bed", at: 0 });
    known.delete("[13,105,140]");
    bench.drag.give("f1c2");
    flushSync();
    expect(rooms()).toBe(3);
    expect(bench.plan?.then).toEqual([140]); // decided at once all the same
    known.set("[13,105,140]", KNOWN["[13,105,140]"]!);
    flushSync();
    expect(rooms()).toBe(4);
  });

  it("a column that nobody has looked at has no places yet", () => {
    known.delete("[13]");
    bench.drag.pick(held);
    flushSync();
    expect(bench.drag.isTarget("f1c1")).toBe(false);
    known.set("[13]", KNOWN["[13]"]!);
    flushSync();
    expect(bench.drag.isTarget("f1c1")).toBe(true);
  });

  it("a card may be laid out all the same, and what comes with it is added later", async () => {
    known.delete("[]");
    askNow(PLACING);
    bench.drag.give("f1c1");
    expect(bench.plan).toMatchObject({ points: null, then: [] });
    known.set("[]", KNOWN["[13]"]!);
    await tick();
    expect(bench.plan).toMatchObject({ points: 3, then: [139] });
  });

  it("all columns are asked about before anybody picks one up", () => {
    asked = [];
    bench.lookAhead();
    expect(asked).toContain("[13]");
  });
});
