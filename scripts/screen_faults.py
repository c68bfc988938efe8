"""What a tired eye may miss in a picture: text that is cut off, tiny letters, tiny buttons.

`faults` looks at a page as it is and names what seems wrong; `summary` combines the faults of many
pictures. Both only point: a person has to decide whether it is really a fault.
"""

from collections import defaultdict
from typing import NamedTuple

from playwright.sync_api import Page

SMALLEST = 11  # pixels: the smallest letters
SPAN = 24  # pixels that a finger or a mouse needs
FIRST_SPAN = 44  # and that the main action needs under a thumb
PHONE = 500  # pixels: windows up to this width are handheld

LOOK = """([smallest, span, firstSpan, phone]) => {
  const found = [];
  const told = (node) => {
    const named = node.parentElement?.closest("[data-zone]")?.dataset.zone;
    const names = [...node.classList].filter((name) => !name.startsWith("svelte-"));
    return [named?.replace(/\\d+/g, "N") ?? "", [node.localName, ...names].join(".")].join(" ");
  };
  const words = (node) => node.textContent.trim().replace(/\\s+/g, " ").slice(0, 40);
  const holds = (node) =>
    [...node.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim());
  // For eyes alone, or out of sight: what is only said to screen readers, folded or faded away.
  const isSeen = (node) => {
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const box = node.getBoundingClientRect();
    return box.width > 1.5 && box.height > 1.5 && !node.closest("[inert]");
  };
  const scrolls = (node) => {
    for (let up = node.parentElement; up; up = up.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(up).overflowX)) return true;
    return false;
  };
  const report = (kind, node, pixels = 0) => found.push([kind, told(node), pixels, words(node)]);
  const dialog = document.querySelector("dialog[open]");
  for (const node of (dialog ?? document.body).querySelectorAll("*")) {
    if (!isSeen(node)) continue;
    const style = getComputedStyle(node);
    const box = node.getBoundingClientRect();
    const isDrawn = node.ownerSVGElement !== null;
    if (!isDrawn && style.overflowX === "hidden" && words(node)) {
      if (node.scrollWidth > node.clientWidth + 1) report("cut off sideways", node);
      else if (node.scrollHeight > node.clientHeight + 1) report("cut off below", node);
    }
    const size = parseFloat(style.fontSize) * (isDrawn ? (node.getScreenCTM?.()?.a ?? 1) : 1);
    if (holds(node) && size < smallest - 0.05) report("tiny letters", node, size);
    if (node.matches("button, a.button, summary, input, select")) {
      const first = innerWidth <= phone && node.matches(".first, .go, .next, .do");
      const least = first ? firstSpan : span;
      const [wide, high] = [Math.round(box.width), Math.round(box.height)];
      if (high < least || wide < span) report("small button", node, Math.min(wide, high));
    }
    if ((box.left < -1 || box.right > innerWidth + 1) && words(node) && !isDrawn && !scrolls(node))
      report("out of the window", node);
  }
  return found;
}"""


class Fault(NamedTuple):
    """Something that looks wrong: its kind, where it is, how large it is, what it says."""

    kind: str
    where: str
    pixels: float
    words: str


def faults(page: Page) -> list[Fault]:
    """Return what looks wrong on the page now."""
    return [Fault(*found) for found in page.evaluate(LOOK, [SMALLEST, SPAN, FIRST_SPAN, PHONE])]


def summary(found: list[Fault]) -> list[str]:
    """Return a line for each kind of fault: how often, the smallest, some words."""
    alike: dict[tuple[str, str], list[Fault]] = defaultdict(list)
    for fault in found:
        alike[fault.kind, fault.where].append(fault)
    return [
        f"  {kind} {min(fault.pixels for fault in these):.1f}: {where} ×{len(these)}"
        f" {sorted({fault.words for fault in these}, key=len)[-3:]}"
        for (kind, where), these in sorted(alike.items())
    ]
