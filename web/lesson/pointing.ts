// What a lesson points at, found on the page by its marks.

/** The selectors that may show a code name, the best first: `zone.market` is a part of the drawing. */
export function selectorsOf(code: string): string[] {
  const [kind, ...rest] = code.split(".");
  const safe = (text: string) => text.replace(/["\\]/g, "\\$&");
  const own = `[data-thing="${safe(code)}"]`;
  return kind === "zone" ? [`[data-zone="${safe(rest.join("."))}"]`, own] : [own];
}

const USEFUL = "[data-target=legal], [data-zone=hand], .live";
const PASSING = ".tutor, .tip"; // they move aside by themselves

function isShown(node: Element): boolean {
  const { width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0 && node.closest("[inert], .ghost") === null;
}

export function isInSight(node: Element): boolean {
  const { top, bottom } = node.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** The elements that show these things; of several showing one thing, only one that can be used. */
export function targetsOf(codes: string[], choice: number | null, most = 6): Element[] {
  const found = codes.flatMap((code) => {
    for (const selector of selectorsOf(code)) {
      // Things in sight come first: nobody likes to scroll past one to see another.
      const shown = [...document.querySelectorAll(selector)].filter(isShown);
      const all = [...shown.filter(isInSight), ...shown.filter((node) => !isInSight(node))];
      const live = all.filter(
        (node) => node.matches("button, [tabindex]") || node.querySelector("button"),
      );
      if (all.length) return live.length ? live.slice(0, 1) : all.slice(0, most);
    }
    return [];
  });
  const button = choice === null ? null : document.querySelector(`[data-choice="${choice}"]`);
  if (button && isShown(button)) found.push(button);
  return found.slice(0, most);
}

/**
 * What the learner may press now or holds: keep it visible, though the tutor does not mention it.
 */
export function usefulNow(): Element[] {
  return [...document.querySelectorAll(USEFUL)].filter(isShown);
}

const isStill = (node: Element) => /sticky|fixed/.test(getComputedStyle(node).position);

/** Whether it stays in sight while the page scrolls. */
export function isPinned(node: Element): boolean {
  for (let one: Element | null = node; one; one = one.parentElement) if (isStill(one)) return true;
  return false;
}

/**
 * Whether something that does not scroll with the page covers its middle, or the point this far
 * down.
 */
export function isCovered(node: Element, down = 0.5): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  let over = document.elementFromPoint(left + width / 2, top + height * down);
  if (!over || node.contains(over) || over.closest(PASSING)) return false;
  for (; over && !over.contains(node); over = over.parentElement) {
    if (isStill(over)) return true;
  }
  return false;
}
