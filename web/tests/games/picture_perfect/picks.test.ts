// The answer used to ask why an envelope cannot be picked: a whole one, so the reason is about it
// alone.
import { expect, test } from "vitest";
import { missingFor } from "../../../games/picture_perfect/picks.svelte";

const codes = new Set(["guest.nina", "guest.hugo"]);

test("an envelope that can be picked is not asked about, nor any where no envelopes are asked", () => {
  expect(missingFor({ codes, size: 2, verb: "take" }, "guest.nina")).toBeNull();
  expect(missingFor({ codes: new Set(), size: 0, verb: "" }, "guest.nina")).toBeNull();
});

test("one envelope alone is an answer by itself", () => {
  expect(missingFor({ codes, size: 1, verb: "steal" }, "guest.olga")).toBe("steal(olga)");
  expect(missingFor({ codes, size: 1, verb: "give" }, "guest.olga")).toBe("give(olga)");
  expect(missingFor({ codes, size: 1, verb: "give_one" }, "guest.olga")).toBe(
    "give_one(olga, left)",
  );
});

test("a set is whole and in the order of the guests", () => {
  expect(missingFor({ codes, size: 2, verb: "take" }, "guest.clara")).toBe("take(clara+nina)");
  expect(missingFor({ codes, size: 2, verb: "return" }, "guest.olga")).toBe("return(nina+olga)");
});

test("two gifts are named one after the other", () => {
  expect(missingFor({ codes, size: 2, verb: "give_both" }, "guest.olga")).toBe(
    "give_both(olga, nina)",
  );
});
