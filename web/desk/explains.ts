// How somebody asks "what is this?": right click, long press, the `i` key, or a click in the info mode.
// Drawings only carry a mark; the shell listens once for the whole table.
import type { Attachment } from "svelte/attachments";
import type { Explained } from "./desk.svelte";

const LONG_PRESS = 550;
const STILL = 10; // pixels a resting finger may move
const known = new WeakMap<Element, Explained>();

function explained(what: string | Explained): Explained {
  return typeof what === "string" ? { code: what } : what;
}

/**
 * An action for elements that need more than a mark: `use:explains={code}`, or a code with
 * arguments.
 */
export function explains(node: Element, what: string | Explained) {
  known.set(node, explained(what));
  node.setAttribute("data-explains", explained(what).code);
  return {
    update(now: string | Explained) {
      known.set(node, explained(now));
      node.setAttribute("data-explains", explained(now).code);
    },
  };
}

/** What the nearest marked element around this one stands for. */
export function thingAt(start: EventTarget | null): Explained | null {
  if (!(start instanceof Element)) return null;
  const marked = start.closest("[data-explains], [data-thing], [data-zone]");
  if (!marked) return null;
  const own = known.get(marked);
  if (own) return own;
  const thing = marked.getAttribute("data-thing");
  return { code: thing ?? `zone.${marked.getAttribute("data-zone")}` };
}

interface Listening {
  open: (thing: Explained) => void;
  isInfo: () => boolean;
}

/** Put on the root of a table: opens the explanation of whatever is asked about inside. */
export function explaining({ open, isInfo }: Listening): Attachment<HTMLElement> {
  return (root) => {
    let timer = 0;
    let rested: PointerEvent | null = null; // where a finger rests, while it has not been answered
    let isAnswered = false;

    function answer(event: Event): void {
      const thing = thingAt(event.target);
      if (!thing) return;
      event.preventDefault();
      event.stopPropagation();
      root.dispatchEvent(new CustomEvent("explained", { bubbles: true }));
      open(thing);
    }

    function rest(event: PointerEvent): void {
      rested = null;
      isAnswered = thingAt(event.target) !== null;
      answer(event);
    }

    function lift(): void {
      clearTimeout(timer);
      rested = null;
    }

    const listeners: Record<string, (event: never) => void> = {
      contextmenu: (event: MouseEvent) => answer(event),
      pointerdown: (event: PointerEvent) => {
        isAnswered = false;
        if (event.pointerType === "mouse") return;
        lift();
        rested = event;
        timer = window.setTimeout(() => rest(event), LONG_PRESS);
      },
      pointermove: ({ clientX: x, clientY: y }: PointerEvent) => {
        if (rested && Math.hypot(x - rested.clientX, y - rested.clientY) > STILL) lift();
      },
      // On a busy page the end of the press may come before our timer fires: what counts is how
      // long the finger rested.
      pointerup: (event: PointerEvent) => {
        const from = rested;
        lift();
        if (from && event.timeStamp - from.timeStamp >= LONG_PRESS) rest(from);
      },
      pointercancel: lift,
      // The click after a long press, like every click in the info mode, makes no choice.
      click: (event: MouseEvent) => {
        if (isAnswered) {
          event.preventDefault();
          event.stopPropagation();
          isAnswered = false;
        } else if (isInfo()) answer(event);
      },
      keydown: (event: KeyboardEvent) => {
        const isTyping =
          event.target instanceof Element && event.target.closest("input, textarea, select");
        const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
        if (event.key === "i" && isPlain && !isTyping) answer(event);
      },
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of entries) root.addEventListener(name, listener, true);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of entries) root.removeEventListener(name, listener, true);
    };
  };
}
