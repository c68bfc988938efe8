// Why a control cannot be used now: told on hover, focus and tap, with the rules behind it.
import type { Attachment } from "svelte/attachments";
import type { Reason, Words } from "../lib/wire";
import type { Desk } from "./desk.svelte";
import { tip } from "./tip.svelte";

/**
 * A choice by number or by its words, several (the last one is refused after the others), an
 * already known reason, or null: nothing is wrong.
 */
export type Refused = number | Words | readonly (number | Words)[] | Reason | null;

const HOVER = 160; // a pointer that only passes asks nothing
const asking = new WeakSet<Element>(); // what somebody points at, or has the focus on

export async function reasonOf(desk: Desk, what: Refused): Promise<Reason | null> {
  if (what === null || isReason(what)) return what;
  const steps = isList(what) ? what : [what];
  const all = steps.some((step) => typeof step !== "number") ? await desk.allChoices() : null;
  const choices = steps.map((step) =>
    typeof step === "number" ? step : all?.find(step.verb, step.args)?.choice,
  );
  if (!choices.every((choice) => choice !== undefined)) return null;
  const [first] = choices;
  if (choices.length === 1 && first !== undefined) return desk.whyNot(first);
  return (await desk.try(choices))?.reason ?? null;
}

function isReason(what: Exclude<Refused, null>): what is Reason {
  return typeof what === "object" && "code" in what;
}

function isList(what: Exclude<Refused, null>): what is readonly (number | Words)[] {
  return Array.isArray(what);
}

/** `isWanted`: whether somebody is still asking when the answer comes. */
export async function tellWhy(
  desk: Desk,
  what: Refused,
  anchor: Element,
  isWanted = () => true,
): Promise<void> {
  const reason = await reasonOf(desk, what);
  if (reason && anchor.isConnected && isWanted())
    tip.show({ anchor, reason, game: desk.game, speaker: desk.speaker });
}

/** While `what()` is not null, the element is disabled, but it can be asked why. */
export function whyTip(desk: Desk, what: () => Refused): Attachment<HTMLElement> {
  return (node) => {
    const refused = what();
    if (refused === null) return;
    let timer = 0;
    let isGone = false;
    const wait = () => (timer ||= window.setTimeout(tell, HOVER));
    const tell = () => {
      asking.add(node);
      void tellWhy(desk, refused, node, () => !isGone && asking.has(node));
    };
    const leave = () => {
      asking.delete(node);
      tip.leave(node);
    };
    // The refusal may change or be worked out again under a resting pointer: it is still asking.
    if (asking.has(node) && (node.matches(":hover") || node === document.activeElement)) wait();
    const before = node.getAttribute("aria-disabled");
    node.setAttribute("aria-disabled", "true");

    const listeners: Record<string, (event: Event) => void> = {
      // Not `pointerenter`: that also fires when the page moves under a resting pointer.
      pointermove: () => {
        asking.add(node);
        wait();
      },
      pointerleave: (event) => {
        if (event.target !== node) return; // a child was redrawn or left
        clearTimeout(timer);
        timer = 0;
        leave();
      },
      focus: tell,
      blur: leave,
      click: (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        tell();
      },
    };
    for (const [name, listener] of Object.entries(listeners))
      node.addEventListener(name, listener, true);
    return () => {
      isGone = true;
      clearTimeout(timer);
      tip.leave(node);
      for (const [name, listener] of Object.entries(listeners))
        node.removeEventListener(name, listener, true);
      if (before === null) node.removeAttribute("aria-disabled");
      else node.setAttribute("aria-disabled", before);
    };
  };
}
