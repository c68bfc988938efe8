// What is said beside the next question: how the last sale ended, or what the player got and lost.
import { expect, test } from "vitest";
import { besides, tieBreak } from "../../../games/picture_perfect/album/reveal";
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

test("what guests do not give comes from decorations", () => {
  const guests = [{ guest: "guest.clara", verdicts: [], points: -3 }];
  expect(besides({ seat: 0, guests, points: 2 })).toBe(5);
});

test("what decides between equal points is named", () => {
  const guest = { guest: "guest.clara", verdicts: [], points: 3 };
  const score = (seat: number, placed: number, points = 9) => ({
    seat,
    guests: Array(placed).fill(guest),
    points,
  });
  const player = (seat: number, held: number) => ({
    seat,
    envelopes: Array(held).fill("guest.leo"),
    won: [],
    decorations: 0,
  });
  const players = [player(0, 4), player(1, 5)];
  expect(tieBreak({ players, scores: [score(0, 3), score(1, 3, 8)] })).toBe("");
  expect(tieBreak({ players, scores: [score(0, 3), score(1, 4)] })).toBe("guests");
  expect(tieBreak({ players, scores: [score(0, 3), score(1, 3)] })).toBe("envelopes");
  expect(
    tieBreak({ players: [player(0, 4), player(1, 4)], scores: [score(0, 3), score(1, 3)] }),
  ).toBe("");
});
