// A live table and its desk: answers that come by name, earlier moments, notes, hints, silence.
import { describe, expect, it, vi } from "vitest";
import { Duties } from "../desk/duties.svelte";
import { Ending } from "../desk/ending.svelte";
import { LiveDesk } from "../desk/live_desk.svelte";
import { LiveTable } from "../lib/live.svelte";
import { Speaker } from "../lib/words.svelte";
import { FakePlug } from "./plug";

const ask = { seat: 0, kind: "fist", about: {}, choices: [], open: false, requests: [] };
const TABLE = {
  ...{ t: "table", seq: 4, eyes: 0, mine: [0], view: { round: 2 }, ask, log: [], waiting: [0] },
  ...{
    table: { id: "t", game: "pebbles", options: { x: 1 } },
    seats: [],
    note: "",
    past: true,
    lesson: 3,
    over: false,
  },
};

/** What a browser keeps. */
class Kept extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, text: string) => this.set(key, text);
}

function seated({ hasFinale = true } = {}) {
  const plug = new FakePlug();
  const live = new LiveTable("t", () => plug, (() => 0) as unknown as typeof setTimeout);
  const duties = new Duties();
  if (hasFinale) duties.take("winner");
  const ending = new Ending(live, duties);
  const desk = new LiveDesk(
    live,
    () => new Speaker("en", []),
    () => undefined,
    ending,
    duties,
  );
  live.open();
  plug.onopen?.();
  plug.hear(TABLE);
  const asked = (t: string) => plug.sent.filter((message) => message["t"] === t);
  return { plug, live, desk, asked };
}

describe("a desk at a live table", () => {
  it("asks once why a choice is refused, and anew in another moment", async () => {
    const { plug, desk, asked } = seated();
    const [first, second] = [desk.whyNot(7), desk.whyNot(7)];
    expect(asked("why")).toHaveLength(1);
    const reason = { code: "not_held", args: {}, rules: ["B-ROUND-02"] };
    plug.hear({ t: "why", choice: 7, reason });
    expect(await first).toEqual(reason);
    expect(await second).toEqual(reason);
    void desk.whyNot(8);
    plug.hear({ ...TABLE, t: "moment", seq: 5 });
    void desk.whyNot(7);
    expect(asked("why").map((message) => message["choice"])).toEqual([7, 8, 7]);
  });

  it("lets nobody wait for a reason of a moment that is over", async () => {
    const { plug, desk } = seated();
    const waiting = desk.whyNot(8);
    plug.hear({ ...TABLE, t: "moment", seq: 5 });
    expect(await waiting).toBeNull();
  });

  it("gives some legal answer to an open question", async () => {
    const { plug, desk } = seated();
    const sample = desk.sample();
    plug.hear({ t: "sample", choice: { a: 1 }, toml: "a = 1" });
    expect(await sample).toEqual({ a: 1 });
  });

  it("shows an earlier moment as nobody's eyes, without a question, until one comes back", () => {
    const { plug, live, desk, asked } = seated();
    live.lookBack(1);
    expect(asked("moment_at")[0]).toMatchObject({ moment: 1 });
    plug.hear({ t: "moment_at", moment: 1, last: 4, view: { round: 1 } });
    expect([desk.view, desk.eyes, desk.ask]).toEqual([{ round: 1 }, null, null]);
    live.lookAtNow();
    expect([desk.view, desk.eyes, desk.ask?.kind]).toEqual([{ round: 2 }, 0, "fist"]);
  });
});

describe("the end of a game", () => {
  const line = (n: number, moment: number) => ({ n, moment, kind: "x", args: {}, veiled: false });
  const OVER = {
    ...TABLE,
    t: "moment",
    seq: 5,
    ask: null,
    log: [line(0, 1), line(1, 2), line(2, 2)],
    over: true,
  };

  it("is told nowhere until the finale has shown it, and then stays told", () => {
    vi.stubGlobal("localStorage", new Kept());
    const { plug, desk } = seated();
    expect(desk.isWinnerNamed).toBe(false);
    plug.hear(OVER);
    expect([desk.isOver, desk.isWinnerNamed, desk.log.map(({ n }) => n)]).toEqual([
      true,
      false,
      [0],
    ]);
    desk.nameWinner();
    expect([desk.isWinnerNamed, desk.log.map(({ n }) => n)]).toEqual([true, [0, 1, 2]]);
    const again = seated();
    again.plug.hear(OVER);
    expect(again.desk.isWinnerNamed).toBe(true);
    vi.unstubAllGlobals();
  });

  it("is told at once where no finale reveals it", () => {
    const { plug, desk } = seated({ hasFinale: false });
    plug.hear(OVER);
    expect(desk.isWinnerNamed).toBe(true);
    expect(desk.log).toHaveLength(3);
  });
});

describe("a live table", () => {
  it("keeps notes, and hears what another page of the seat wrote", () => {
    const { plug, live, asked } = seated();
    live.write("Mia beside Otto");
    expect(asked("note")[0]).toMatchObject({ seat: 0, text: "Mia beside Otto" });
    plug.hear({ t: "note", seat: 0, text: "more" });
    expect(live.note).toBe("more");
    plug.hear({ t: "note", seat: 1, text: "not mine" });
    expect(live.note).toBe("more");
  });

  it("drops a hint that comes too late", () => {
    const { plug, live } = seated();
    const best = [{ choice: 1, words: null, text: "", chance: 0.5, visits: 3 }];
    live.askHint();
    expect(live.isThinking).toBe(true);
    // Somebody else has answered at the same time: my question is the same, and so is its hint.
    plug.hear({ ...TABLE, t: "moment", seq: 5 });
    const hint = { t: "hint", seat: 0, seq: 4, best, why: [] } as const;
    plug.hear(hint);
    expect([live.hint, live.isThinking]).toEqual([hint, false]);
    plug.hear({ ...TABLE, t: "moment", seq: 6, ask: { ...ask, kind: "swap" } });
    expect([live.hint, live.isThinking]).toEqual([null, false]);
    plug.hear(hint);
    expect(live.hint).toBeNull();
  });

  it("knows when silence becomes an answer, and where a lesson stands", () => {
    const { plug, live } = seated();
    expect([live.silenceAt, live.lesson]).toEqual([0, 3]);
    plug.hear({
      ...TABLE,
      t: "moment",
      seq: 5,
      lesson: null,
      ask: { ...ask, silence: { left: 5000, choice: 2 } },
    });
    expect(live.silenceAt).toBeGreaterThan(Date.now());
    expect(live.lesson).toBeNull();
  });

  it("lets a bot play for somebody who is away", () => {
    const { live, asked } = seated();
    live.standIn(0, true, 1);
    expect(asked("stand_in")[0]).toMatchObject({ seat: 0, on: true, whose: 1 });
  });
});
