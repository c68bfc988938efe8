"""Blocks as lines of a given width: the same for the screen and for plain text.

A line is a list of spans, each with its role; each face of the terminal gives the roles their
looks. The screen also aligns things in columns, where plain text has punctuation.
"""

from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len

from ludoteca.terminal.draw import Block, Facts, Grid, Items, Row

LABEL = 22  # labels up to this width are aligned with each other
LONG = 8  # lists with more items tend to be piles rather than hands
CORNER = (36, 76)  # the least and the most a corner asks for, in columns


class Span(NamedTuple):
    """A piece of a line and its role: title, label, value, cell, chip, empty, gap."""

    text: str
    role: str


Line = list[Span]
Unit = list[Span]  # spans that stay together


class Punctuation(NamedTuple):
    """What goes between the pieces."""

    after_label: str
    between_facts: str
    between_items: str
    around_item: str


SCREEN = Punctuation(" ", "   ", " ", " ")
PLAIN = Punctuation(": ", "; ", ", ", "")


class Layout:
    """Lays out rows with this punctuation; `nothing` stands in for an empty list."""

    def __init__(self, punctuation: Punctuation, nothing: str) -> None:
        self.punctuation = punctuation
        self.nothing = nothing
        self.in_columns = punctuation is SCREEN

    def lines(self, rows: list[Row], width: int) -> list[Line]:
        """Return the rows as lines no wider than `width`: long lists come last.

        Empty lists share a line.
        """
        lists = [row for row in rows if isinstance(row, Items) and row.items]
        empty = [row for row in rows if isinstance(row, Items) and not row.items]
        lines = [line for row in rows if isinstance(row, Facts) for line in self._facts(row, width)]
        lines += self._lists([row for row in lists if len(row.items) <= LONG], width)
        units = [[self._label(row.label), Span(self.nothing, "empty")] for row in empty]
        lines += flow(units, width, self.punctuation.between_facts)
        for row in rows:
            if isinstance(row, Grid):
                lines += self._grid(row, width)
            elif isinstance(row, Block):
                lines += self._block(row, width)
        return lines + self._lists([row for row in lists if len(row.items) > LONG], width)

    def _lists(self, lists: list[Items], width: int) -> list[Line]:
        """Return lists that start at the same column; equally long neighbours line up fully."""
        fitting = [cell_len(row.label) for row in lists if cell_len(row.label) <= LABEL]
        room = max(fitting, default=0) if self.in_columns else 0
        lines: list[Line] = []
        for _, group in groupby(lists, key=lambda row: len(row.items)):
            rows = list(group)
            if len(rows) > 1 and self.in_columns:
                wide = [
                    max(map(cell_len, column))
                    for column in zip(*(r.items for r in rows), strict=True)
                ]
                if room + 1 + sum(wide) + 3 * len(wide) <= width:
                    rows = [Items(r.label, list(map(padded, r.items, wide))) for r in rows]
            for row in rows:
                lines += self._items(row, width, room)
        return lines

    def _label(self, label: str) -> Span:
        return Span(label + self.punctuation.after_label, "label")

    def _facts(self, row: Facts, width: int, title: Unit | None = None) -> list[Line]:
        units = [[self._label(label), Span(text, "value")] for label, text in row.facts]
        if title:
            units[0] = title + units[0]
        return flow(units, width, self.punctuation.between_facts)

    def _items(self, row: Items, width: int, room: int = 0) -> list[Line]:
        label = self._label(padded(row.label, room))
        around = self.punctuation.around_item
        chips: list[Unit] = [[Span(f"{around}{item}{around}", "chip")] for item in row.items]
        left = cell_len(label.text)
        if not self.in_columns or left > width // 2:
            chips[0].insert(0, label)
            return flow(chips, width, self.punctuation.between_items)
        first, *others = flow(chips, width - left, self.punctuation.between_items)
        return [[label, *first], *([Span(" " * left, "gap"), *line] for line in others)]

    def _grid(self, row: Grid, width: int) -> list[Line]:
        """Return the grid in columns, or row by row where the columns are too wide."""
        heading: Line = [Span(row.label + self.punctuation.after_label.rstrip(), "title")]
        if not row.rows:
            return [[self._label(row.label), Span(self.nothing, "empty")]]
        columns = self._columns(row, width - 2) if self.in_columns else []
        return [heading, *indented(columns or self._one_by_one(row, width - 2))]

    def _columns(self, row: Grid, width: int) -> list[Line]:
        """Return the rows with aligned columns; nothing if they do not fit."""
        count = max(map(len, row.rows))
        table = [cells + [""] * (count - len(cells)) for cells in [row.heads, *row.rows]]
        wide = [max(cell_len(cells[i]) for cells in table) for i in range(count)]
        if sum(wide) + 3 * count > width:
            return []
        lines: list[Line] = []
        for number, cells in enumerate(table):
            role = ("cell" if row.heads else "chip") if number else "label"
            line: Line = [] if any(cells) else [Span(f" {self.nothing}", "empty")]
            for text, w in zip(cells, wide, strict=True):
                cell = Span(f" {padded(text, w)} ", role if text else "gap")
                line += [cell, Span(" ", "gap")]
            lines.append(line)
        return lines if row.heads else lines[1:]

    def _one_by_one(self, row: Grid, width: int) -> list[Line]:
        lines: list[Line] = []
        for number, cells in enumerate(row.rows, 1):
            if row.heads:
                pairs = zip(row.heads, cells, strict=True)
                lines += self._facts(Facts([(h, text) for h, text in pairs if text]), width)
            else:
                lines += self._items(Items(str(number), cells or [self.nothing]), width)
        return lines

    def _block(self, block: Block, width: int) -> list[Line]:
        """Return a title and what is below it, or everything on one line where that fits."""
        if not block.rows:
            return [[self._label(block.title), Span(self.nothing, "empty")]]
        [first, *others] = block.rows
        if isinstance(first, Facts) and not others:
            title = Span(block.title + self.punctuation.after_label, "title")
            return self._facts(first, width, [title])
        heading = [Span(block.title + self.punctuation.after_label.rstrip(), "title")]
        return [heading, *indented(self.lines(block.rows, width - 2))]


def corner_width(blocks: list[Block], nothing: str) -> int:
    """Return the width at which these corners show their lists without wrapping."""
    least, most = CORNER
    lines = [line for block in blocks for line in lay_out(block.rows, most, SCREEN, nothing)]
    chips = [_width(line) for line in lines if any(span.role in ("chip", "cell") for span in line)]
    return min(most, max([least, *(width + 4 for width in chips)]))


def lay_out(rows: list[Row], width: int, punctuation: Punctuation, nothing: str) -> list[Line]:
    """Return the rows of a block as lines no wider than `width`."""
    return Layout(punctuation, nothing).lines(rows, width)


def padded(text: str, width: int) -> str:
    """Return the text padded to this width.

    >>> padded("hall", 6)
    'hall  '
    """
    return text + " " * (width - cell_len(text))


def indented(lines: list[Line]) -> list[Line]:
    """Return the lines indented."""
    return [[Span("  ", "gap"), *line] for line in lines]


def flow(units: list[Unit], width: int, gap: str) -> list[Line]:
    """Return the units side by side, wrapping where a line is full."""
    lines: list[Line] = []
    used = 0
    for unit in (piece for whole in units for piece in _pieces(whole, width)):
        size = _width(unit)
        if lines and used + len(gap) + size <= width:
            lines[-1] += [Span(gap, "gap"), *unit]
            used += len(gap) + size
        else:
            if lines and gap.strip():
                lines[-1].append(Span(gap.rstrip(), "gap"))
            lines.append(list(unit))
            used = size
    return lines


def _pieces(unit: Unit, width: int) -> list[Unit]:
    """Return the unit whole or, where it is wider than a line, split between words."""
    if _width(unit) <= width:
        return [unit]
    words = [Span(word, span.role) for span in unit for word in span.text.split()]
    pieces: list[Unit] = [[]]
    for word in words:
        if pieces[-1] and _width(pieces[-1]) + 1 + cell_len(word.text) > width:
            pieces.append([])
        pieces[-1] += [Span(" ", word.role), word] if pieces[-1] else [word]
    return pieces


def _width(unit: Unit) -> int:
    return sum(cell_len(span.text) for span in unit)


def plain_lines(blocks: list[Block], nothing: str, width: int = 76) -> list[str]:
    """Return the blocks as plain text: a title, then its rows indented."""
    lines: list[str] = []
    for block in blocks:
        lines.append(block.title)
        for line in indented(lay_out(block.rows, width - 2, PLAIN, nothing)):
            lines.append("".join(span.text for span in line).rstrip())
    return lines
