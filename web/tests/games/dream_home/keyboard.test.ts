// The arrow keys in a house: they go where the eye goes, and reach every place.
import { describe, expect, it } from "vitest";
import { nextThere, type Point } from "../../../games/dream_home/keyboard";

/** Three places on floor 1, one above the middle, two in the basement to the right. */
const PLACES: Point[] = [
  { x: 200, y: 0 },
  { x: 100, y: 100 },
  { x: 200, y: 100 },
  { x: 300, y: 100 },
  { x: 400, y: 200 },
  { x: 500, y: 200 },
];
const KEYS = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"];

describe("arrow keys", () => {
  it("go to the nearest place that way", () => {
    expect(nextThere(PLACES, 1, "ArrowRight")).toBe(2);
    expect(nextThere(PLACES, 2, "ArrowUp")).toBe(0);
    expect(nextThere(PLACES, 0, "ArrowDown")).toBe(2);
    expect(nextThere(PLACES, 3, "ArrowDown")).toBe(4);
    expect(nextThere(PLACES, 3, "ArrowLeft")).toBe(2);
  });

  it("go on round the page where nothing lies that way", () => {
    expect(nextThere(PLACES, 5, "ArrowRight")).toBe(0);
    expect(nextThere(PLACES, 0, "ArrowUp")).toBe(5);
  });

  it("lead round everything by one key, row by row", () => {
    for (const key of ["ArrowRight", "ArrowLeft"]) {
      const round = [0];
      for (let step = 1; step < PLACES.length; step += 1)
        round.push(nextThere(PLACES, round.at(-1)!, key));
      expect([...round].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    }
  });

  it("begin at the first or the last place", () => {
    expect(nextThere(PLACES, -1, "ArrowDown")).toBe(0);
    expect(nextThere(PLACES, -1, "ArrowLeft")).toBe(5);
    expect(nextThere([], -1, "ArrowLeft")).toBe(-1);
  });

  it("reach every place from every other", () => {
    const reached = new Set([0]);
    for (const at of reached) for (const key of KEYS) reached.add(nextThere(PLACES, at, key));
    expect([...reached].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
