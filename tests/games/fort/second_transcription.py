"""The tables of sections 4 and 5 of the rules, read from the document: the box's second witness."""

from pathlib import Path

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "fort.md").read_text(encoding="utf-8")


def table(heading: str) -> list[dict[str, str]]:
    """Return the rows of the first table below a heading, by the names of its columns."""
    lines = RULES[RULES.index(heading) :].splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("|"))
    rows: list[list[str]] = []
    for line in lines[start:]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return [dict(zip(rows[0], row, strict=True)) for row in rows[2:]]


def code(cell: str) -> str:
    """Return a cell without the marks of code."""
    return cell.strip("`")
