// The judge's marks over the heads of guests who stand behind one another.
import { expect, test } from "vitest";
import { stacked } from "../../../games/picture_perfect/stage/badges";

test("who is in front keeps the place, who is behind goes up", () => {
  expect(
    stacked(
      [
        [300, 200],
        [310, 190],
        [600, 195],
      ],
      26,
    ),
  ).toEqual([
    [300, 200],
    [310, 160],
    [600, 195],
  ]);
});

test("at the upper edge they go aside", () => {
  expect(
    stacked(
      [
        [300, 30],
        [310, 20],
        [290, 20],
      ],
      26,
    ),
  ).toEqual([
    [300, 30],
    [384, 26],
    [216, 26],
  ]);
});
