// Picking things up and putting them down: by pointer, click and keyboard, and what is refused.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Drag, type DragRules } from "../desk/draggable.svelte";
import { asElement, FakeNode, happen, page, windowed } from "./nodes";

interface Laid {
  drag: Drag<string>;
  card: FakeNode;
  left: FakeNode;
  middle: FakeNode;
  right: FakeNode;
  dropped: [string, string][];
  refused: string[];
  clear: () => void;
}

/** A card that may go to the left but not to the right. */
function laid(tag = "BUTTON", rules: Partial<DragRules<string>> = {}): Laid {
  const dropped: [string, string][] = [];
  const refused: string[] = [];
  const drag = new Drag<string>({
    targets: () => ["left", "middle"],
    drop: (item, target) => {
      dropped.push([item, target]);
      if (target === "middle") drag.pick(item); // laid out there, and still in the hand
    },
    refuse: (_, target) => refused.push(target),
    ...rules,
  });
  const card = new FakeNode(tag, { left: 50, top: 50, width: 10, height: 10 });
  new FakeNode().append(card);
  const [left, middle, right] = [0, 10, 20].map(
    (x) => new FakeNode("DIV", { left: x, top: 0, width: 9, height: 9 }),
  ) as [FakeNode, FakeNode, FakeNode];
  const clear = $effect.root(() => {
    $effect(() => drag.source(() => "card")(asElement(card)) ?? undefined);
    $effect(() => drag.target("left")(asElement(left)) ?? undefined);
    $effect(() => drag.target("middle")(asElement(middle)) ?? undefined);
    $effect(() => drag.target("right")(asElement(right)) ?? undefined);
  });
  flushSync();
  return { drag, card, left, middle, right, dropped, refused, clear };
}

const pointer = (x: number, y: number, pointerType = "mouse") => ({
  ...{ button: 0, isPrimary: true, pointerId: 1, pointerType, clientX: x, clientY: y },
});

function moved(kind: string, fields: object, later = 0): void {
  happen(windowed, kind, fields, later);
  flushSync();
}

let table: Laid;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", windowed);
  vi.stubGlobal("Element", FakeNode);
  vi.stubGlobal("Node", { DOCUMENT_POSITION_FOLLOWING: 4 });
  page.activeElement = page.under = null;
  table = laid();
});
afterEach(() => {
  table.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a click", () => {
  it("picks up, lights the legal places, and a click there puts down", () => {
    const { drag, card, left, right, dropped } = table;
    card.happen("click");
    flushSync();
    expect(drag.held).toBe("card");
    expect(card.hasAttribute("data-held")).toBe(true);
    expect(left.getAttribute("data-target")).toBe("legal");
    expect(left.tabIndex).toBe(0);
    expect(right.hasAttribute("data-target")).toBe(false);
    left.happen("click");
    flushSync();
    expect(dropped).toEqual([["card", "left"]]);
    expect(drag.held).toBeNull();
    expect(left.hasAttribute("data-target")).toBe(false);
    expect(left.hasAttribute("tabindex")).toBe(false);
  });

  it("on what is held puts it back", () => {
    table.card.happen("click");
    table.card.happen("click");
    expect(table.drag.held).toBeNull();
  });

  it("where it may not go is refused, and keeps it in hand", () => {
    table.card.happen("click");
    table.right.happen("click");
    expect(table.refused).toEqual(["right"]);
    expect(table.drag.held).toBe("card");
    expect(table.dropped).toEqual([]);
  });

  it("on a place means nothing with empty hands", () => {
    table.left.happen("click");
    expect(table.dropped).toEqual([]);
  });
});

describe("a pointer", () => {
  it("drags only after some way, over places that show it, and drops", () => {
    const { drag, card, left, dropped } = table;
    card.happen("pointerdown", pointer(50, 50));
    moved("pointermove", pointer(53, 50));
    expect(drag.isDragging).toBe(false);
    moved("pointermove", pointer(40, 50));
    expect(drag.isDragging).toBe(true);
    expect(card.parentElement!.children).toHaveLength(2); // its ghost follows the pointer
    page.under = left;
    moved("pointermove", pointer(5, 5));
    expect(drag.over).toBe("left");
    expect(left.hasAttribute("data-over")).toBe(true);
    moved("pointerup", pointer(5, 5));
    expect(dropped).toEqual([["card", "left"]]);
    expect(drag.held).toBeNull();
    expect(card.parentElement!.children[1]!.isConnected).toBe(false);
  });

  it("leaves in the hand what the drop has put there again", () => {
    const { drag, card, middle, dropped } = table;
    card.happen("pointerdown", pointer(50, 50));
    page.under = middle;
    moved("pointermove", pointer(15, 5));
    moved("pointerup", pointer(15, 5));
    expect(dropped).toEqual([["card", "middle"]]);
    expect([drag.held, drag.isDragging]).toEqual(["card", false]);
  });

  it("that lets go over nothing puts it back, and its click is none", () => {
    const { drag, card } = table;
    card.happen("pointerdown", pointer(50, 50));
    moved("pointermove", pointer(80, 80));
    moved("pointerup", pointer(80, 80));
    expect(drag.held).toBeNull();
    card.happen("click");
    expect(drag.held).toBeNull();
    vi.runAllTimers();
    card.happen("click");
    expect(drag.held).toBe("card");
  });

  it("of a finger scrolls at once, and lifts after a rest", () => {
    const { drag, card } = table;
    card.happen("pointerdown", pointer(50, 50, "touch"));
    moved("pointermove", pointer(80, 80, "touch"));
    expect(drag.isDragging).toBe(false);
    moved("pointerup", pointer(80, 80, "touch"));
    card.happen("pointerdown", pointer(50, 50, "touch"));
    moved("pointermove", pointer(80, 80, "touch"), 200);
    expect(drag.isDragging).toBe(true);
    moved("pointercancel", {});
    expect(drag.held).toBeNull();
  });

  it("gives a drag up by Escape", () => {
    table.card.happen("pointerdown", pointer(50, 50));
    moved("pointermove", pointer(80, 80));
    moved("keydown", { key: "Escape" });
    expect(table.drag.isDragging).toBe(false);
    expect(table.drag.held).toBeNull();
  });
});

describe("the keyboard", () => {
  it("goes round the legal places with the arrows, and puts down with Enter", () => {
    const { drag, card, left, dropped } = table;
    drag.pick("card", asElement(card));
    flushSync();
    card.happen("keydown", { key: "ArrowRight" });
    expect(page.activeElement).toBe(left);
    left.happen("keydown", { key: "ArrowRight" });
    expect(page.activeElement?.box.left).toBe(10);
    page.activeElement!.happen("keydown", { key: "ArrowRight" });
    expect(page.activeElement).toBe(left); // around again, never to where it may not go
    left.happen("keydown", { key: "Enter" });
    expect(dropped).toEqual([["card", "left"]]);
  });

  it("leaves a place once that is a thing too", () => {
    const { drag, card, left, middle } = table;
    const other = $effect.root(() => {
      $effect(() => drag.source(() => "other")(asElement(left)) ?? undefined);
    });
    flushSync();
    drag.pick("card", asElement(card));
    flushSync();
    left.focus();
    left.happen("keydown", { key: "ArrowRight" });
    expect(page.activeElement).toBe(middle);
    other();
  });

  it("picks up by Enter what is no button, and goes home by Escape", () => {
    table.clear();
    table = laid("DIV");
    const { drag, card, left } = table;
    const press = Object.assign(new Event("keydown", { cancelable: true }), { key: "Enter" });
    card.dispatchEvent(press);
    flushSync();
    expect(press.defaultPrevented).toBe(true);
    expect(drag.held).toBe("card");
    left.happen("keydown", { key: "Escape" });
    expect(drag.held).toBeNull();
    expect(page.activeElement).toBe(card);
  });
});

describe("a drop before it is known where the card may go", () => {
  let answer: (targets: string[]) => void;
  let early: Laid;

  beforeEach(() => {
    let known = $state.raw<string[] | null>(null);
    const asked = new Promise<void>((resolve) => {
      answer = (targets) => {
        known = targets;
        flushSync();
        resolve();
      };
    });
    early = laid("BUTTON", { targets: () => known, known: () => asked });
  });
  afterEach(() => early.clear());

  it("is judged when that is known", async () => {
    early.card.happen("click");
    early.left.happen("click");
    expect(early.dropped).toEqual([]);
    expect(early.refused).toEqual([]);
    answer(["left"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(early.dropped).toEqual([["card", "left"]]);
    expect(early.drag.held).toBeNull();
  });

  it("by a pointer stays in hand, and goes back if it may not lie there", async () => {
    early.card.happen("pointerdown", pointer(50, 50));
    page.under = early.right;
    moved("pointermove", pointer(25, 5));
    moved("pointerup", pointer(25, 5));
    expect(early.drag.held).toBe("card");
    answer(["left"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(early.refused).toEqual(["right"]);
    expect(early.drag.held).toBeNull();
  });

  it("counts no more once another place was tried, or the card was put back", async () => {
    early.card.happen("click");
    early.left.happen("click");
    early.right.happen("click");
    early.card.happen("click");
    answer(["left", "right"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(early.dropped).toEqual([]);
    early.card.happen("click");
    early.right.happen("click");
    expect(early.dropped).toEqual([["card", "right"]]);
  });
});
