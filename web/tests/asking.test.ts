// Asking why and asking what, even on a busy page, where answers and timers are late.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Desk } from "../desk/desk.svelte";
import { explaining } from "../desk/explains";
import { tip } from "../desk/tip.svelte";
import { whyTip } from "../desk/why.svelte";
import type { Reason } from "../lib/wire";
import { asElement, FakeNode, windowed } from "./nodes";

const REASON: Reason = { code: "not_held", args: {}, rules: [] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", windowed);
  vi.stubGlobal("Element", FakeNode);
});

afterEach(() => {
  tip.hide();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the reason why something is refused", () => {
  function asked() {
    let answer: (reason: Reason) => void = () => undefined;
    const whyNot = () => new Promise<Reason>((resolve) => (answer = resolve));
    const node = new FakeNode("BUTTON");
    const attach = () => whyTip({ whyNot } as unknown as Desk, () => 7)(asElement(node));
    const detach = attach();
    node.happen("focus");
    const anew = () => {
      detach?.();
      attach();
    };
    return { node, anew, told: async () => (answer(REASON), await vi.advanceTimersByTimeAsync(0)) };
  }

  it("is told to who still asks", async () => {
    const { told } = asked();
    await told();
    expect(tip.now?.reason).toBe(REASON);
  });

  it("is told to who rests there while the question is drawn anew", async () => {
    const { anew, told } = asked();
    anew();
    await vi.advanceTimersByTimeAsync(200);
    await told();
    expect(tip.now?.reason).toBe(REASON);
  });

  it("is told to nobody who has gone on", async () => {
    const { node, told } = asked();
    node.happen("blur");
    await told();
    expect(tip.now).toBeNull();
  });
});

describe("a finger that rests", () => {
  function rested(ms: number): string[] {
    const opened: string[] = [];
    const root = new FakeNode();
    root.setAttribute("data-thing", "room.kitchen");
    explaining({ open: ({ code }) => opened.push(code), isInfo: () => false })(asElement(root));
    const at = { pointerType: "touch", clientX: 5, clientY: 5 };
    root.happen("pointerdown", at);
    root.happen("pointerup", at, ms);
    return opened;
  }

  it("asks what this is, though the page's own clock is late", () => {
    expect(rested(600)).toEqual(["room.kitchen"]);
  });

  it("only for a moment is a press", () => {
    expect(rested(100)).toEqual([]);
  });
});
