// When something can be sent to a live table, and what happens to anything sent too early.
import { beforeEach, describe, expect, it } from "vitest";
import { LiveTable } from "../lib/live.svelte";
import { FakePlug } from "./plug";

const QUESTION = { seat: 0, kind: "fist", about: {}, choices: [], open: false, requests: [] };
const NOW = { eyes: 0, view: {}, log: [] };
const TABLE = { ...NOW, t: "table", seq: 4, mine: [0], ask: QUESTION, table: {}, seats: [] };
let plug: FakePlug;
let live: LiveTable;

const said = () => plug.sent.filter(({ t }) => t !== "hello");
const cid = () => said().at(-1)?.["cid"];
const moment = (seq: number, more: object = {}) =>
  plug.hear({ ...NOW, t: "moment", seq, ask: { ...QUESTION }, ...more });

beforeEach(() => {
  plug = new FakePlug();
  live = new LiveTable("t", () => plug, (() => 0) as unknown as typeof setTimeout);
  live.open();
  plug.onopen?.();
  plug.hear(TABLE);
});

describe("an answer", () => {
  it("is not said to a question that is answered, before the next one is there", () => {
    live.choose(7);
    plug.hear({ t: "ack", cid: cid(), seq: 5 });
    live.choose(8);
    expect(said()).toHaveLength(1);
    moment(5);
    live.choose(9);
    expect(said().at(-1)).toMatchObject({ choice: 9, expect: 5 });
  });

  it("that came too late waits for the table as it is now", () => {
    live.choose(7);
    plug.hear({ t: "no", cid: cid(), reason: { code: "stale", args: {}, rules: [] } });
    live.choose(8);
    expect(said()).toHaveLength(1);
    plug.hear({ ...TABLE, seq: 6 });
    live.choose(9);
    expect(said().at(-1)).toMatchObject({ choice: 9, expect: 6 });
  });

  it("that is refused may be given otherwise at once", () => {
    live.choose(7);
    plug.hear({ t: "no", cid: cid(), reason: { code: "not_held", args: {}, rules: [] } });
    live.choose(8);
    expect(said()).toHaveLength(2);
  });

  it("given during a look is said when the look is over", () => {
    live.request(3);
    live.choose(7);
    live.choose(8);
    expect(said()).toHaveLength(1);
    plug.hear({ t: "ack", cid: cid(), seq: 5 });
    moment(5);
    expect(said()).toHaveLength(2);
    expect(said().at(-1)).toMatchObject({ t: "choose", choice: 7, expect: 5 });
  });
});

describe("a question", () => {
  it("told again is the same one", () => {
    const before = live.ask;
    moment(5);
    expect(live.ask).toBe(before);
    plug.hear({ ...TABLE, seq: 5 });
    expect(live.ask).toBe(before);
    moment(6, { ask: { ...QUESTION, kind: "hand" } });
    expect(live.ask?.kind).toBe("hand");
  });

  it("that is the same after an answer is a new one", () => {
    const before = live.ask;
    live.choose(7);
    plug.hear({ t: "ack", cid: cid(), seq: 5 });
    moment(5);
    expect(live.ask).not.toBe(before);
  });
});
