"""The numbered rules of docs/rules, as data: reasons name their ids, tests prove them."""

import re
from pathlib import Path

# Beside the package in a wheel, in docs/ in a checkout.
PLACES = (Path(__file__).parent / "rules", Path(__file__).parents[2] / "docs" / "rules")

RULE = re.compile(r"^- \*\*(?P<id>[A-Z]-[A-Z]+-\d\d)\*\*\s+(?P<text>.+)$", re.MULTILINE)


def rulebook(key: str) -> str:
    """Return the whole text of a game's rules."""
    for folder in PLACES:
        path = folder / f"{key}.md"
        if path.exists():
            return path.read_text(encoding="utf-8")
    raise FileNotFoundError(f"no rules for {key}")


def rules_of(key: str) -> dict[str, str]:
    """Return the rules of a game by their ids."""
    return {match["id"]: match["text"] for match in RULE.finditer(rulebook(key))}


def short_rules(folder: Path, lang: str) -> str | None:
    """Return a game's rules as you would explain them to a friend, as Markdown, if it has any."""
    page = folder / "locale" / f"rules.{lang}.md"
    return page.read_text(encoding="utf-8") if page.is_file() else None
