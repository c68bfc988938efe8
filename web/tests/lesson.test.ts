// Where a learner is in a lesson, and where the tutor's bubble goes.
import { describe, expect, it } from "vitest";
import { firstStep, Lesson, openStep } from "../lesson/lesson.svelte";
import type { LessonStep } from "../lib/wire";
import { bubblePlace, type Box } from "../lesson/placing";
import { selectorsOf } from "../lesson/pointing";

const step = (say: string, waits = false): LessonStep => ({
  say,
  at: [],
  waits,
  choice: waits ? 1 : null,
  request: false,
});
// Read, act, read, act, act, read.
const STEPS = [step("a"), step("b", true), step("c"), step("d", true), step("e", true), step("f")];

describe("a lesson", () => {
  it("waits at the act that comes next", () => {
    expect([0, 1, 2, 3].map((done) => openStep(STEPS, done))).toEqual([1, 3, 4, 6]);
    expect([0, 1, 2, 3].map((done) => firstStep(STEPS, done))).toEqual([0, 2, 4, 5]);
  });

  it("is read up to where it waits, and goes on when the learner has acted", () => {
    const lesson = new Lesson("t");
    lesson.begin(STEPS, 0);
    expect(lesson.at).toBe(0);
    lesson.go(5);
    expect([lesson.at, lesson.isWaiting]).toEqual([1, true]);
    lesson.follow(1);
    expect([lesson.step?.say, lesson.isWaiting]).toEqual(["c", false]);
    lesson.go(0);
    expect([lesson.step?.say, lesson.isWaiting]).toEqual(["a", false]);
    lesson.follow(2);
    lesson.follow(3);
    expect([lesson.step?.say, lesson.isLast]).toEqual(["f", true]);
  });

  it("knows when the learner took another way, and comes back", () => {
    const lesson = new Lesson("t");
    lesson.begin(STEPS, 1);
    lesson.follow(null);
    expect(lesson.hasStrayed).toBe(true);
    lesson.follow(1);
    expect([lesson.hasStrayed, lesson.step?.say]).toEqual([false, "c"]);
  });
});

describe("the bubble", () => {
  const room: Box = { left: 0, top: 0, width: 1000, height: 800 };
  const size = { width: 300, height: 150 };
  const isOff = (place: Box, target: Box) =>
    place.left >= target.left + target.width ||
    place.left + place.width <= target.left ||
    place.top >= target.top + target.height ||
    place.top + place.height <= target.top;

  it.each([
    [{ left: 100, top: 100, width: 200, height: 80 }],
    [{ left: 800, top: 700, width: 180, height: 90 }],
    [{ left: 0, top: 0, width: 1000, height: 500 }],
    [{ left: 0, top: 300, width: 1000, height: 500 }],
  ])("covers nothing of what it speaks of, and stays in the room: %o", (target) => {
    const place = bubblePlace([target], size, room);
    expect(isOff(place, target)).toBe(true);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.left + place.width).toBeLessThanOrEqual(1000);
    expect(place.top + place.height).toBeLessThanOrEqual(800);
  });

  it("leaves to the eye what is of use, if there is another place beside what it speaks of", () => {
    const target = { left: 100, top: 300, width: 100, height: 80 };
    const useful = { left: 240, top: 300, width: 300, height: 80 };
    const below = { left: 0, top: 400, width: 1000, height: 60 };
    const place = bubblePlace([target], size, room, [], [useful, below]);
    expect([target, useful, below].every((box) => isOff(place, box))).toBe(true);
  });

  it("does not cover the button that says it is done", () => {
    const target = { left: 850, top: 60, width: 130, height: 60 };
    const needed = { left: 700, top: 140, width: 280, height: 50 };
    const place = bubblePlace([target], size, room, [needed]);
    expect([target, needed].every((box) => isOff(place, box))).toBe(true);
  });

  it("covers the edge of a board rather than a small card, where there is room for neither", () => {
    const phone = { left: 8, top: 80, width: 374, height: 680 };
    const board = { left: 10, top: 200, width: 370, height: 330 };
    const card = { left: 80, top: 690, width: 70, height: 70 };
    const place = bubblePlace([card, board], { width: 374, height: 200 }, phone);
    expect(isOff(place, card)).toBe(true);
    expect(place.top).toBeGreaterThan(400);
  });

  it("stands in the middle where it points at nothing", () => {
    expect(bubblePlace([], size, room)).toEqual({ left: 350, top: 325, ...size });
  });
});

it("finds parts of the table and things by their marks", () => {
  expect(selectorsOf("zone.market")[0]).toBe('[data-zone="market"]');
  expect(selectorsOf("room.kitchen")).toEqual(['[data-thing="room.kitchen"]']);
});
