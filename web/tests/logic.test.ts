import { describe, expect, it } from "vitest";
import { timeWords } from "../lib/clock";
import type { Moment } from "../lib/wire";
import { joined, LiveTable } from "../lib/live.svelte";
import { emptyPad, places, totals, withPlayers } from "../lib/pad";
import { hashOf, placeOf } from "../lib/route.svelte";
import { nearest } from "../lib/settings.svelte";
import { boxValue, changes, clockOf } from "../lib/wishes";
import type { Plug } from "../lib/connection";
import { hasCourse, lineOf, scale } from "../table/chart";
import { nextRound, nextTurn } from "../table/steps";

const line = (n: number, kind = "a") => ({ n, kind, args: {}, veiled: false });

function table() {
  const sent: Record<string, unknown>[] = [];
  const plug: Plug = {
    send: (text) => sent.push(JSON.parse(text) as Record<string, unknown>),
    close: () => undefined,
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  const live = new LiveTable("t", () => plug, (() => 0) as unknown as typeof setTimeout);
  live.open();
  const hear = (message: object) => plug.onmessage?.({ data: JSON.stringify(message) });
  const seats = [0, 1].map((seat) => ({ seat, kind: "person", name: "" }));
  hear({
    t: "table",
    seq: 5,
    eyes: 0,
    table: { id: "t", game: "g" },
    seats,
    mine: [0, 1],
    view: { a: 1 },
    ask: null,
    log: [line(0)],
    waiting: [0],
  });
  return { live, sent, hear };
}

describe("a live table", () => {
  it("sends one choice at a time, expecting what it has seen", () => {
    const { live, sent, hear } = table();
    live.choose(7);
    live.choose(8);
    expect(sent.at(-1)).toMatchObject({ t: "choose", seat: 0, expect: 5, choice: 7 });
    expect(sent.filter((message) => message["t"] === "choose")).toHaveLength(1);
    hear({ t: "ack", cid: sent.at(-1)?.["cid"], seq: 6 });
    hear({ t: "moment", seq: 6, eyes: 0, log: [line(1)] });
    expect(live.isSending).toBe(false);
  });

  it("hands the screen over when another seat of this page is asked, not before", () => {
    const { live, hear } = table();
    expect(live.handTo).toBeNull();
    hear({ t: "moment", seq: 6, eyes: 0, waiting: [1], log: [line(1)] });
    expect(live.handTo).toBe(1);
    expect(live.log.map((one) => one.n)).toEqual([0, 1]);
    hear({
      t: "table",
      seq: 6,
      eyes: 1,
      table: { id: "t", game: "g" },
      waiting: [1],
      log: [line(0, "b")],
      mine: [0, 1],
    });
    expect(live.handTo).toBeNull();
    expect(live.log.map((one) => one.kind)).toEqual(["b"]);
  });

  it("shows a refusal, but not that it was late", () => {
    const { live, hear } = table();
    hear({ t: "no", cid: "", reason: { code: "stale", args: {}, rules: [] } });
    expect(live.refused).toBeNull();
    hear({ t: "no", cid: "", reason: { code: "not_in_hand", args: {}, rules: ["B-1"] } });
    expect(live.refused?.code).toBe("not_in_hand");
  });

  it("replaces lines that are told again", () => {
    expect(joined([line(0), line(1), line(2)], [line(1, "b")]).map((one) => one.kind)).toEqual([
      "a",
      "b",
    ]);
    expect(joined([line(0)], [])).toHaveLength(1);
  });
});

describe("small things", () => {
  it("keep places in the address", () => {
    expect(placeOf(hashOf("join", "a b/c"))).toEqual({ screen: "join", args: ["a b/c"] });
    expect(placeOf("")).toEqual({ screen: "", args: [] });
  });

  it("find the nearest language", () => {
    expect([["pt-PT"], ["pt"], ["ja", "fr-CA"], []].map(nearest)).toEqual([
      "pt-PT",
      "pt-BR",
      "fr",
      "en",
    ]);
  });

  it("read what is typed for a box and a clock", () => {
    expect([
      boxValue("12", 3),
      boxValue("x", 3),
      boxValue("[1,2]", [0]),
      boxValue("[1", [0]),
    ]).toEqual([12, null, [1, 2], null]);
    const box = [{ path: "a.b", value: 3, source: "assumed", confidence: null }];
    expect(changes(box, { "a.b": "3" })).toEqual({});
    expect(changes(box, { "a.b": "4" })).toEqual({ "a.b": 4 });
    expect(clockOf("bank", 5, 10)).toEqual({ kind: "bank", bank: 300_000, increment: 10_000 });
    expect(clockOf("none", 5, 10)).toBeUndefined();
  });

  it("tell the time", () => {
    expect([5_000, 65_000, 3_723_000, 90_000_000].map(timeWords)).toEqual([
      "0:05",
      "1:05",
      "1:02:03",
      "1 d 1 h",
    ]);
  });

  it("add up a pad", () => {
    const pad = emptyPad(["rooms", "roof"], 2);
    pad.points["rooms"] = [3, 7];
    pad.points["roof"] = [4, null];
    expect(totals(pad)).toEqual([7, 7]);
    expect(places([7, 9, 7])).toEqual([2, 1, 2]);
    expect(withPlayers(pad, 3).names).toHaveLength(3);
  });
});

const moment = (seat: number | null, round: number, score: number): Moment => ({
  entry: seat === null ? null : { seat, choice: 0, request: false, words: null, text: "" },
  events: [],
  view: { round },
  views: [],
  standing: { scores: [score], places: [1], parts: [{}] },
});
const MOMENTS = [moment(null, 1, 0), moment(0, 1, 0), moment(0, 1, 2), moment(1, 2, 4)];

describe("a replay", () => {
  it("steps by turn and by round, and stops at the ends", () => {
    expect(nextTurn(MOMENTS, 1, 1)).toBe(3);
    expect(nextTurn(MOMENTS, 3, 1)).toBe(3);
    expect(nextTurn(MOMENTS, 3, -1)).toBe(1);
    expect(nextRound(MOMENTS, 0, 1)).toBe(3);
    expect(nextRound(MOMENTS, 2, -1)).toBe(0);
  });

  it("draws scores over time without moments in which nothing changes", () => {
    const standings = MOMENTS.map((one) => one.standing);
    expect(lineOf(standings, 0, scale(standings, 30, 40))).toBe(
      "M0.0 40.0L10.0 40.0L20.0 20.0L30.0 0.0",
    );
  });

  it("draws no course where most points come in the last moment", () => {
    const standings = MOMENTS.map((one) => one.standing);
    expect(hasCourse(standings)).toBe(true);
    expect(hasCourse([standings[0]!, standings[0]!, standings.at(-1)!])).toBe(false);
    expect(hasCourse([...standings, moment(1, 2, 9).standing])).toBe(false);
  });
});
