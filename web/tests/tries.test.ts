// What choices would lead to: asked once, newest first, forgotten with the moment.
import { describe, expect, it } from "vitest";
import { ChoiceIndex } from "../desk/choices";
import { reasonOf } from "../desk/why.svelte";
import { FixtureDesk } from "../desk/fixture.svelte";
import { Tries, type Trial } from "../lib/tries.svelte";
import type { Tried } from "../lib/wire";

const tried = (made: number): Tried => ({
  ...{ made, reason: null, end: "asked", view: {}, ask: null },
  ...{ points: {}, outlook: {}, log: [], each: [] },
});

function trying() {
  const sent: Trial[] = [];
  const later: (() => void)[] = [];
  const tries = new Tries(
    (trial) => `try-${sent.push(trial)}`,
    (work) => later.push(work),
  );
  return { tries, sent, later };
}

describe("tries", () => {
  it("asks once for each, and knows the answer from then on", async () => {
    const { tries, sent } = trying();
    expect(tries.of([1])).toBeNull();
    expect(tries.of([1])).toBeNull();
    const asked = tries.ask([1]);
    expect(sent).toEqual([[1]]);
    tries.hear("try-1", tried(1));
    expect(await asked).toEqual(tried(1));
    expect(tries.of([1])).toEqual(tried(1));
    expect(sent).toHaveLength(1);
  });

  it("lets no more than three be on their way, and asks the newest first", () => {
    const { tries, sent } = trying();
    for (let choice = 0; choice < 6; choice++) tries.of([choice]);
    expect(sent).toEqual([[0], [1], [2]]);
    tries.hear("try-1", tried(1));
    expect(sent.at(-1)).toEqual([5]);
  });

  it("drops the oldest of very many", async () => {
    const { tries, sent } = trying();
    for (let choice = 0; choice < 3; choice++) tries.of([choice]);
    const dropped = tries.ask([3]);
    for (let choice = 4; choice < 28; choice++) tries.of([choice]);
    expect(await dropped).toBeNull();
    for (let cid = 1; cid <= 27; cid++) tries.hear(`try-${cid}`, tried(1));
    expect(sent.map(([choice]) => choice)).not.toContain(3);
    expect(sent).toHaveLength(27);
  });

  it("forgets everything with the moment, and hears no late answer", async () => {
    const { tries, sent } = trying();
    const asked = tries.ask([1]);
    tries.forget();
    expect(await asked).toBeNull();
    tries.hear("try-1", tried(1));
    expect(tries.of([1])).toBeNull();
    expect(sent).toEqual([[1], [1]]);
    expect(tries.refuse("try-1", "stale")).toBe(true);
  });

  it("rests after `too fast`, and then asks again", () => {
    const { tries, sent, later } = trying();
    tries.of([1]);
    expect(tries.refuse("try-1", "too_fast")).toBe(true);
    tries.of([2]);
    expect(sent).toEqual([[1]]);
    for (const work of later) work();
    expect(sent).toEqual([[1], [2], [1]]);
  });

  it("leaves other refusals alone", () => {
    const { tries } = trying();
    expect(tries.refuse("page-7", "not_asked")).toBe(false);
  });
});

describe("choices by their words", () => {
  const words = { verb: "place", args: { room: "room.hall", space: "space.f1c1" } };
  const index = new ChoiceIndex([{ choice: 7, words, text: "place(hall, f1c1)" }]);

  it("are found in any order of arguments", () => {
    expect(index.find("place", { space: "space.f1c1", room: "room.hall" })?.choice).toBe(7);
    expect(index.find("place", { space: "space.f1c1" })).toBeUndefined();
    expect(index.has("place")).toBe(false);
    expect(index.of("place")).toHaveLength(1);
  });

  it("tell why the last of several is refused", async () => {
    const reason = { code: "NO_SUPPORT", args: {}, rules: ["D-PLACE-02"] };
    const seen: Trial[] = [];
    const desk = new FixtureDesk({
      ...{ game: "dream_home", view: {}, choices: [...index.choices] },
      tried: (choices) => {
        seen.push(choices);
        return { ...tried(1), reason };
      },
    });
    expect(await reasonOf(desk, [3, words])).toEqual(reason);
    expect(seen).toEqual([[3, 7]]);
    expect(await reasonOf(desk, [3, { verb: "place", args: {} }])).toBeNull();
    expect(await reasonOf(desk, reason)).toBe(reason);
  });
});
