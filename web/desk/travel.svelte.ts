// Things that travel: when the view changes, a thing flies from where it was to where it is now;
// its key tells that it is the same thing, even if another element draws it.
import type { Attachment } from "svelte/attachments";
import { tick } from "svelte";
import { lasting } from "../lib/motion";

interface Traveller {
  node: HTMLElement;
  from: string | undefined;
}

const FLIGHT = 420;
const NEAR = 3; // pixels too few to fly
const FLYING = "flying"; // style/desk.css
const travellers = new Map<string, Traveller>();
const places = new Map<string, HTMLElement>();
let before = new Map<string, DOMRect>();

/** This element shows the thing with this key; new ones come from the place `from`, if any. */
export function travels(
  key: () => string | null,
  options: { from?: string } = {},
): Attachment<HTMLElement> {
  return (node) => {
    const now = key();
    if (now === null) return;
    const mine = { node, from: options.from };
    travellers.set(now, mine);
    return () => {
      if (travellers.get(now) === mine) travellers.delete(now);
    };
  };
}

/** A place where things come from: a deck, a bag, somebody's corner. */
export function place(name: string): Attachment<HTMLElement> {
  return (node) => {
    places.set(name, node);
    return () => {
      if (places.get(name) === node) places.delete(name);
    };
  };
}

function seen(node: Element): DOMRect | null {
  const rect = node.getBoundingClientRect();
  return rect.width && rect.height ? rect : null;
}

/** Let an element fly from a rectangle (or another element) to where it is. */
export function fly(node: HTMLElement, from: DOMRect | Element, ms = FLIGHT): Animation | null {
  return flown(node, from instanceof Element ? seen(from) : from, seen(node), ms);
}

function flown(
  node: HTMLElement,
  start: DOMRect | null,
  end: DOMRect | null,
  ms: number,
): Animation | null {
  const duration = lasting(ms);
  if (!start || !end || !duration) return null;
  const [x, y] = [start.left - end.left, start.top - end.top];
  if (Math.hypot(x, y) < NEAR) return null;
  const scale = Math.min(4, Math.max(0.1, start.width / end.width));
  const flight = node.animate(
    [
      { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transformOrigin: "0 0", transform: "none" },
    ],
    { duration, easing: "cubic-bezier(.2,.7,.2,1)" },
  );
  // A class puts it above the rest: as part of the animation it would be recomputed for every
  // frame.
  node.classList.add(FLYING);
  flight.onfinish = flight.oncancel = () => node.classList.remove(FLYING);
  return flight;
}

function remember(): void {
  before = new Map();
  if (!lasting(FLIGHT)) return; // nothing will move, so nothing needs measuring
  for (const [key, { node }] of travellers) {
    const rect = node.isConnected ? seen(node) : null;
    if (rect) before.set(key, rect);
  }
}

function depart(): void {
  if (!lasting(FLIGHT)) return;
  // Measure all before the first one moves: otherwise each would make the browser lay out again.
  const ready: [HTMLElement, DOMRect | null, DOMRect | null][] = [];
  for (const [key, { node, from }] of travellers) {
    if (!node.isConnected) continue;
    const home = from ? places.get(from) : undefined;
    const start = before.get(key) ?? (home ? seen(home) : null);
    if (start) ready.push([node, start, seen(node)]);
  }
  for (const [node, start, end] of ready) flown(node, start, end, FLIGHT);
}

/** The shell calls this once: whenever what this reads changes, things travel. */
export function watchTravel(view: () => unknown): void {
  let isFirst = true;
  $effect.pre(() => {
    view();
    remember();
  });
  $effect(() => {
    view();
    if (isFirst) isFirst = false;
    else void tick().then(depart);
  });
}
