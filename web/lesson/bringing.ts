// Brings what the tutor talks about into sight, beside the bubble and between the window's bars.
import { gliding } from "../lib/motion";
import { around, bubblePlace, GAP, overlap, type Box } from "./placing";
import { isCovered, isInSight, isPinned } from "./pointing";

export const EDGE = 8;

export function boxOf(node: Element): Box {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { left, top, width, height };
}

/**
 * Whether this was a tab, now opened because the lesson points at it: its content is found next.
 */
export function comesForward(target: Element): boolean {
  return !target.dispatchEvent(new CustomEvent("pointed", { cancelable: true }));
}

/**
 * Scrolls until the first of these is in sight, with room for the bubble where it would cover any.
 */
export function bring(all: Element[], over: HTMLElement): void {
  const loose = all.filter((node) => !isPinned(node));
  const targets = loose.length ? loose : all;
  const own = room();
  const isSeen = (node: Element) =>
    isInSight(node) && ![0.1, 0.5, 0.9].some((down) => isCovered(node, down));
  const hasRoom = (nodes: Element[]) =>
    around(nodes.map(boxOf)).height + over.offsetHeight + 2 * GAP < own.height;
  const shown = targets.every(isSeen) && hasRoom(targets) ? targets : targets.slice(0, 1);
  const target = shown.reduce((low, node) => (boxOf(node).top > boxOf(low).top ? node : low));
  const bubbled = bubblePlace(shown.map(boxOf), sizeOf(over), own);
  const [fits, isOpen] = [hasRoom(shown), isSeen(target)];
  const isHidden = shown.some((node) => overlap(bubbled, boxOf(node)) > 0);
  if (isOpen && fits && isHidden && target instanceof HTMLElement) {
    target.style.scrollMarginBottom = `${innerHeight - own.top - own.height + over.offsetHeight + 2 * GAP}px`;
  }
  const block = isOpen || !fits ? "nearest" : "center";
  target.scrollIntoView({ block, behavior: gliding() });
  if (target instanceof HTMLElement) target.style.scrollMarginBottom = "";
}

export function sizeOf(node: HTMLElement): { width: number; height: number } {
  return { width: node.offsetWidth, height: node.offsetHeight };
}

/** The window without the bars at its edges. */
export function room(): Box {
  const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const dock = document.querySelector("aside")?.getBoundingClientRect();
  const isBelow = dock !== undefined && dock.width > innerWidth * 0.9;
  const end = isBelow ? Math.min(dock.top, innerHeight) : innerHeight;
  const side = dock && !isBelow ? dock.left : innerWidth;
  return { left: EDGE, top: bar + EDGE, width: side - 2 * EDGE, height: end - bar - 2 * EDGE };
}
