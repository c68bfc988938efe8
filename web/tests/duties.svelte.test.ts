// What a table does instead of the shell: exactly as long as the part that does it is there.
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { FixtureDesk } from "../desk/fixture.svelte";
import { takeOver } from "../desk/duties.svelte";

it("is taken at once, before anything is drawn, and given back when its part is gone", () => {
  const desk = new FixtureDesk({ game: "x", view: {} });
  const gone = $effect.root(() => {
    takeOver(desk, "winner");
    expect(desk.duties.has("winner")).toBe(true); // no flush: the end must not flash up
    expect(desk.duties.has("points")).toBe(false);
  });
  gone();
  expect(desk.duties.has("winner")).toBe(false);
});

it("is taken only while its part does it", () => {
  const desk = new FixtureDesk({ game: "x", view: {} });
  let isOn = $state(false);
  const gone = $effect.root(() => takeOver(desk, "refusal", () => isOn));
  flushSync();
  expect(desk.duties.has("refusal")).toBe(false);
  isOn = true;
  flushSync();
  expect(desk.duties.has("refusal")).toBe(true);
  isOn = false;
  flushSync();
  expect(desk.duties.has("refusal")).toBe(false);
  gone();
});

it("is done as long as one of several parts does it", () => {
  const desk = new FixtureDesk({ game: "x", view: {} });
  const [first, second] = [1, 2].map(() => $effect.root(() => takeOver(desk, "countdown")));
  first!();
  expect(desk.duties.has("countdown")).toBe(true);
  second!();
  expect(desk.duties.has("countdown")).toBe(false);
});
