// What is said beside the next question: how the last sale ended, or what the player got and lost.
import { expect, test } from "vitest";
import { toldOf } from "../../../games/picture_perfect/told";
import type { Args, LogLine } from "../../../lib/wire";

function logOf(...lines: [kind: string, args?: Args][]): LogLine[] {
  return lines.map(([kind, args = {}], n) => ({ n, kind, args, veiled: false, seq: 0, moment: 0 }));
}

const kinds = (log: LogLine[], eyes: number | null = 0) =>
  toldOf(log, eyes).map(({ kind }) => kind);

test("the end of the last sale is told until the next card", () => {
  const sold = logOf(
    ["turned_up"],
    ["offered"],
    ["bought"],
    ["offered"],
    ["answered"],
    ["bid_secretly"],
    ["bid_secretly"],
    ["bought"],
    ["paid_half"],
    ["round_began"],
    ["answered"],
  );
  expect(kinds(sold)).toEqual(["bid_secretly", "bid_secretly", "bought", "paid_half"]);
  expect(kinds([...sold, ...logOf(["turned_up"])])).toEqual([]);
  expect(kinds(logOf(["round_began"]))).toEqual([]);
});

test("of an exchange everybody is told the own part", () => {
  const log = logOf(
    ["turned_up"],
    ["stole", { seat: "seat.0", victim: "seat.1" }],
    ["stole", { seat: "seat.1", victim: "seat.2" }],
    ["stole", { seat: "seat.2", victim: "seat.0" }],
  );
  expect(toldOf(log, 0).map(({ n }) => n)).toEqual([1, 3]);
  expect(toldOf(log, null)).toEqual([]);
});
