// Things that travel when the view changes: from where they were, or from where new ones come.
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fly, place, travels, watchTravel } from "../desk/travel.svelte";
import { settings } from "../lib/settings.svelte";
import { asElement, FakeNode, page } from "./nodes";

const box = (left: number, top: number, width = 20) => ({ left, top, width, height: 30 });

beforeEach(() => {
  vi.stubGlobal("document", page);
  vi.stubGlobal("Element", FakeNode);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.isStill = false;
  settings.speed = "normal";
});
afterEach(() => vi.unstubAllGlobals());

/** A table whose view is a number: the test changes what is where. */
function watched(...nodes: [FakeNode, string, { from?: string }?][]) {
  const view = $state({ number: 0 });
  const clear = $effect.root(() => {
    watchTravel(() => view.number);
    for (const [node, key, options] of nodes) {
      $effect(() => travels(() => key, options)(asElement(node)) ?? undefined);
    }
  });
  flushSync();
  return {
    clear,
    async next(change: () => void) {
      view.number += 1;
      change();
      flushSync();
      await tick();
      await tick();
    },
  };
}

describe("travelling", () => {
  it("takes what moved from where it was, and leaves the rest alone", async () => {
    const [card, other] = [new FakeNode("DIV", box(0, 0)), new FakeNode("DIV", box(50, 0))];
    const table = watched([card, "card.1"], [other, "card.2"]);
    // The old place is measured before the page changes.
    const boxes = [box(0, 0), box(100, 40)];
    card.getBoundingClientRect = () => (boxes.length > 1 ? boxes.shift()! : boxes[0]!) as DOMRect;
    await table.next(() => undefined);
    expect(card.flights).toHaveLength(1);
    expect(card.flights[0]!.frames[0]!.transform).toBe("translate(-100px, -40px) scale(1)");
    expect(card.flights[0]!.duration).toBe(420);
    expect(other.flights).toHaveLength(0);
    table.clear();
  });

  it("lets new things come from their place, smaller or larger as that is", async () => {
    const deck = new FakeNode("DIV", box(10, 10, 40));
    const card = new FakeNode("DIV", box(90, 10));
    const table = watched();
    const clear = $effect.root(() => {
      $effect(() => place("deck")(asElement(deck)) ?? undefined);
    });
    flushSync();
    let gone: () => void = () => undefined;
    await table.next(() => {
      gone = $effect.root(() => {
        $effect(() => travels(() => "card.9", { from: "deck" })(asElement(card)) ?? undefined);
      });
    });
    expect(card.flights[0]!.frames[0]!.transform).toBe("translate(-80px, 0px) scale(2)");
    gone();
    clear();
    table.clear();
  });

  it("is at rest for those who want no motion, and quick for those in a hurry", () => {
    const card = new FakeNode("DIV", box(100, 0));
    const from = new FakeNode("DIV", box(0, 0));
    settings.isStill = true;
    expect(fly(asElement(card), asElement(from))).toBeNull();
    settings.isStill = false;
    settings.speed = "fast";
    fly(asElement(card), asElement(from), 100);
    expect(card.flights[0]!.duration).toBe(40);
    settings.speed = "skip";
    expect(fly(asElement(card), asElement(from))).toBeNull();
  });

  it("starts nowhere where nothing is seen, and not for a pixel or two", () => {
    const card = new FakeNode("DIV", box(100, 0));
    expect(fly(asElement(card), asElement(new FakeNode("DIV", box(0, 0, 0))))).toBeNull();
    expect(fly(asElement(card), asElement(new FakeNode("DIV", box(101, 1))))).toBeNull();
  });
});
