// Pebbles' own table: what it reads from a view, how pebbles become answers, how they look.
import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { tip } from "../../../desk/tip.svelte";
import { DRAWINGS } from "../../../games/pebbles/art";
import {
  beachOf,
  inHand,
  inPool,
  outcomeOf,
  PEBBLES,
  shownOn,
  worthOf,
} from "../../../games/pebbles/beach";
import { Choosing } from "../../../games/pebbles/choosing.svelte";
import { rules } from "../../../games/pebbles/rules";
import { confusable } from "../../colours";
import { asElement, FakeNode, page } from "../../nodes";
import { ask, deskFor, LOG, VIEW } from "./fixtures";

const beach = beachOf(VIEW);
const [first, , , last] = inHand(beach.hand) as ReturnType<typeof inHand>;

afterEach(() => {
  tip.hide();
  vi.unstubAllGlobals();
});

/** Sits down at a desk, and gets up again. */
function seated<T>(desk: ReturnType<typeof deskFor>, play: (choosing: Choosing) => T): T {
  let found: T;
  $effect.root(() => {
    found = play(new Choosing(desk));
  })();
  return found!;
}

it("reads the view once, for players and spectators", () => {
  expect(beach.players.map(({ seat, hasClosed }) => [seat, hasClosed])).toEqual([
    [0, false],
    [1, true],
  ]);
  const over = Object.entries(VIEW).filter(([key]) => !["hand", "round"].includes(key));
  expect(beachOf(Object.fromEntries(over))).toMatchObject({
    hand: [],
    fist: null,
    round: null,
    comber: null,
  });
  expect(beachOf({ ...VIEW, comber: "seat.1", fist: "pebble.six" })).toMatchObject({
    comber: 1,
    fist: "pebble.six",
  });
});

it("gives every pebble a key of its own", () => {
  expect(inHand(beach.hand).map(({ key }) => key)).toEqual([
    ...["pebble.one.0", "pebble.four.0", "pebble.four.1", "pebble.six.0"],
  ]);
  // One prize has been won before: the new one is not taken for it.
  expect(inPool(beach)).toEqual([{ key: "prize.1", code: "pebble.six" }]);
});

it("knows whose the shown pebbles were, and how the last fists ended", () => {
  expect(shownOn(beach).map(({ seat, code }) => [seat, worthOf(code)])).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(outcomeOf(beach, LOG)?.args).toEqual({ seat: "seat.1" });
  expect(outcomeOf({ ...beach, shore: [] }, LOG)).toBeNull();
});

it("answers with a pebble in the fist, with a pebble in the sea, or with none", () => {
  const desk = deskFor(ask("fist"));
  seated(desk, ({ drag }) => {
    drag.pick(last!);
    expect([drag.isTarget("fist"), drag.isTarget("sea")]).toEqual([true, false]);
    drag.give("fist");
  });
  desk.ask = ask("swap");
  seated(desk, ({ drag, keep }) => {
    drag.pick(first!);
    drag.give("sea");
    desk.choose(keep!.choice);
  });
  expect(desk.answers).toEqual([5, 6, 12]);
});

it("says what is unknown of a pebble in hand, and nothing without one", () => {
  seated(deskFor(ask("swap")), (choosing) => {
    expect(choosing.foretold).toBeNull();
    choosing.drag.pick(last!);
    expect(choosing.foretold?.end).toBe("unknown");
  });
});

it("says why a pebble cannot go to sea yet", async () => {
  vi.stubGlobal("document", page);
  vi.stubGlobal("Element", FakeNode);
  const sea = asElement(new FakeNode());
  const clear = $effect.root(() => {
    const choosing = new Choosing(deskFor(ask("fist")));
    $effect(() => choosing.drag.target("sea")(sea) ?? undefined);
    flushSync();
    choosing.drag.pick(last!);
    choosing.drag.give("sea");
  });
  await vi.waitFor(() => expect(tip.now?.reason.code).toBe("swap_later"));
  clear();
});

it("lets nobody pick who is not asked", () => {
  expect(seated(deskFor(null), ({ canPick }) => canPick)).toBe(false);
});

it("tells pebbles apart by outline and pattern, and mostly by colour", () => {
  expect(DRAWINGS).toHaveLength(PEBBLES.length);
  expect(new Set(DRAWINGS.map(({ outline, pattern }) => outline + pattern)).size).toBe(6);
  const palette = Object.fromEntries(DRAWINGS.map(({ colour }, at) => [PEBBLES[at], colour]));
  expect(confusable(palette).length).toBeLessThan(4);
});

it("links what it explains to numbered rules", () => {
  for (const code of ["pebble.one", "zone.pool", "zone.sea", "zone.fist"]) {
    expect(rules(code).every((rule) => /^B-[A-Z]+-\d\d$/.test(rule))).toBe(true);
    expect(rules(code)).not.toHaveLength(0);
  }
});
