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
  const of = (verb: string) => missingFor({ codes, size: 1, verb }, "guest.olga");
  const envelope = "guest.olga";
  expect(of("steal")).toEqual({ verb: "steal", args: { envelope } });
  expect(of("give")).toEqual({ verb: "give", args: { envelopes: [envelope] } });
  expect(of("give_one")).toEqual({ verb: "give_one", args: { envelope, side: "side.left" } });
});

test("a set is whole and in the order of the guests", () => {
  const of = (verb: string, code: string) => missingFor({ codes, size: 2, verb }, code);
  expect(of("take", "guest.clara")).toEqual({
    verb: "take",
    args: { envelopes: ["guest.clara", "guest.nina"] },
  });
  expect(of("return", "guest.olga")).toEqual({
    verb: "return",
    args: { envelopes: ["guest.nina", "guest.olga"] },
  });
});

test("two gifts are named one after the other", () => {
  expect(missingFor({ codes, size: 2, verb: "give_both" }, "guest.olga")).toEqual({
    verb: "give_both",
    args: { left: "guest.olga", right: "guest.nina" },
  });
});
