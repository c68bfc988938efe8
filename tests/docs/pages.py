"""Reads the project's pages: their links, and their fenced blocks in order."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]

FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?P<target>[^)\s]+)\)|\bsrc=\"(?P<source>[^\"]+)\"")


class Block(NamedTuple):
    """A fenced block: its language, the fence's other words, its text and its first line."""

    language: str
    words: tuple[str, ...]
    text: str
    line: int


def pages() -> list[Path]:
    """Return all our pages except the games' rules."""
    return sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/decisions/*.md")])


def rules_pages() -> list[Path]:
    """Return the games' rules; only what they show at a prompt is read here."""
    return sorted(ROOT.glob("docs/rules/*.md"))


def name_of(page: Path) -> str:
    """Return a page's path as test ids show it."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[Block]:
    """Return the fenced blocks of a page in order."""
    text = page.read_text(encoding="utf-8")
    found = []
    for match in FENCE.finditer(text):
        language, *words = match["info"].split() or [""]
        line = text.count("\n", 0, match.start()) + 2
        found.append(Block(language, tuple(words), match["text"], line))
    return found


def links(page: Path) -> list[str]:
    """Return a page's link targets, ignoring its fenced blocks."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    return [match["target"] or match["source"] for match in LINK.finditer(text)]
