import { describe, expect, it } from "vitest";
import { backoff, Connection } from "../lib/connection";
import type { FromServer } from "../lib/wire";
import { FakePlug } from "./plug";

function wired() {
  const plugs: FakePlug[] = [];
  const heard: FromServer[] = [];
  const health: string[] = [];
  const later: { work: () => void; ms: number }[] = [];
  const connection = new Connection({
    plug: () => plugs[plugs.push(new FakePlug()) - 1] as FakePlug,
    tokens: () => ["tok"],
    eyes: () => 1,
    hear: (message) => heard.push(message),
    health: (state) => health.push(state),
    later: (work, ms) => later.push({ work, ms }),
    random: () => 0.5,
  });
  const table = (seq: number, log: { n: number }[] = []) => ({ t: "table", seq, eyes: 1, log });
  const comeBack = () =>
    later
      .filter(({ ms }) => ms < 45_000)
      .at(-1)
      ?.work();
  connection.open();
  plugs[0]?.onopen?.();
  return { connection, plugs, heard, health, later, table, comeBack };
}

describe("a connection", () => {
  it("greets with its tokens and the eyes it had", () => {
    const { plugs } = wired();
    expect(plugs[0]?.sent).toEqual([{ v: 1, t: "hello", tokens: ["tok"], since: 0, eyes: 1 }]);
  });

  it("holds what is said until it is greeted, and gives every message its own id", () => {
    const { connection, plugs, table } = wired();
    const first = connection.say({ t: "choose", seat: 1, expect: 3, choice: 1 });
    const second = connection.say({ t: "choose", seat: 1, expect: 3, choice: 2 });
    expect(plugs[0]?.sent).toHaveLength(1);
    plugs[0]?.hear(table(3));
    expect(plugs[0]?.sent.slice(1).map((message) => message["cid"])).toEqual([first, second]);
    expect(first).not.toBe(second);
    expect(first).toMatch(/^[A-Za-z0-9_.:-]{1,48}$/);
  });

  it("sends again after a loss what was not acknowledged, with the same id", () => {
    const { connection, plugs, table, comeBack, health } = wired();
    plugs[0]?.hear(table(3));
    const kept = connection.say({ t: "choose", seat: 1, expect: 3, choice: 1 });
    const done = connection.say({ t: "choose", seat: 1, expect: 3, choice: 2 });
    plugs[0]?.hear({ t: "ack", cid: done, seq: 4 });
    plugs[0]?.close();
    expect(health.at(-1)).toBe("lost");
    comeBack();
    plugs[1]?.onopen?.();
    plugs[1]?.hear(table(4));
    expect(plugs[1]?.sent[0]).toMatchObject({ t: "hello", since: 3 });
    expect(plugs[1]?.sent.slice(1).map((message) => message["cid"])).toEqual([kept]);
    expect(health.at(-1)).toBe("live");
    expect(connection.waiting).toBe(1);
  });

  it("says so when there is no such table, and does not come back", () => {
    const { plugs, heard, later } = wired();
    plugs[0]?.onclose?.({ code: 4404 });
    expect(heard.at(-1)).toMatchObject({ t: "no", reason: { code: "no_such_table" } });
    expect(later).toHaveLength(0);
    expect(plugs).toHaveLength(1);
  });

  it("asks again when lines of the log are missing, and shows nothing half", () => {
    const { plugs, heard, table } = wired();
    plugs[0]?.hear(table(3, [{ n: 0 }, { n: 1 }]));
    plugs[0]?.hear({ t: "moment", seq: 4, eyes: 1, log: [{ n: 2 }] });
    plugs[0]?.hear({ t: "moment", seq: 6, eyes: 1, log: [{ n: 5 }] });
    expect(heard.map((message) => (message as { seq: number }).seq)).toEqual([3, 4]);
    expect(plugs[0]?.sent.at(-1)).toMatchObject({ t: "hello", since: 0 });
  });

  it("asks again when its message was stale, and answers pings", () => {
    const { connection, plugs, table } = wired();
    plugs[0]?.hear(table(3));
    const cid = connection.say({ t: "choose", seat: 1, expect: 2, choice: 1 });
    plugs[0]?.hear({ t: "no", cid, reason: { code: "stale", args: {}, rules: [] } });
    expect(plugs[0]?.sent.at(-1)).toMatchObject({ t: "hello" });
    expect(connection.waiting).toBe(0);
    plugs[0]?.hear({ t: "ping" });
    expect(plugs[0]?.sent.at(-1)).toEqual({ v: 1, t: "pong" });
  });

  it("hangs up on a socket that has fallen silent, and only on that", () => {
    const { plugs, table, later } = wired();
    plugs[0]?.hear(table(3));
    plugs[0]?.hear({ t: "ping" });
    const [early, late] = later.filter(({ ms }) => ms === 45_000);
    early?.work();
    expect(later.filter(({ ms }) => ms < 45_000)).toHaveLength(0);
    late?.work();
    expect(later.filter(({ ms }) => ms < 45_000)).toHaveLength(1);
  });

  it("waits longer each time, up to a limit, and comes no more once closed", () => {
    expect([0, 1, 2, 20].map((attempt) => backoff(attempt, 0.5))).toEqual([300, 600, 1200, 10_000]);
    const { connection, plugs, comeBack } = wired();
    connection.close();
    comeBack();
    expect(plugs).toHaveLength(1);
  });
});
