"""Charts for reports, drawn as plain SVG between real text: they fit a phone and a wide screen.

Positions are percentages of the width, so that lines stretch and text does not.
"""

from collections import Counter
from collections.abc import Sequence
from html import escape
from math import isfinite
from typing import NamedTuple

from ludoteca.arena.intervals import Interval


class Line(NamedTuple):
    """One line of a chart: a name, its interval, and its words."""

    name: str
    interval: Interval
    told: str
    more: str = ""  # beside the name, smaller
    is_telling: bool = True  # otherwise the dot is pale
    second: Interval | None = None  # another one on the same line, in the other colour


class Scale(NamedTuple):
    """The range of a chart, and where its guides stand."""

    start: float
    stop: float
    guides: tuple[float, ...] = ()

    def at(self, value: float) -> float:
        """Return the position of a value as a percentage of the width, with a little margin.

        >>> Scale(0, 1).at(0.5)
        50.0
        """
        span = self.stop - self.start or 1.0
        return round(2 + 96 * min(1.0, max(0.0, (value - self.start) / span)), 2)


SHARES = Scale(0.0, 1.0, (0.0, 0.25, 0.5, 0.75, 1.0))


def scale_of(intervals: Sequence[Interval], guides: tuple[float, ...] = ()) -> Scale:
    """Return a scale that holds all intervals, as far as they are known."""
    ends = [*guides, *(end for interval in intervals for end in interval if isfinite(end))]
    return Scale(min(ends), max(ends), guides)


def interval_rows(lines: Sequence[Line], scale: Scale) -> str:
    """Return a row for each line: name, a dot within its interval, and the numbers."""
    guides = "".join(
        f'<line class="guide" x1="{x}%" x2="{x}%" y1="0" y2="100%"/>'
        for x in map(scale.at, scale.guides)
    )
    rows = []
    for line in lines:
        low, high, dot = (
            scale.at(n) for n in (line.interval[1], line.interval[2], line.interval[0])
        )
        look = "dot" if line.is_telling else "dot pale"
        label = escape(f"{line.name}: {line.told}")
        more = f" <small>{escape(line.more)}</small>" if line.more else ""
        rows.append(
            f'<div class="row"><span class="name">{escape(line.name)}{more}</span>'
            f'<svg role="img" aria-label="{label}">{guides}'
            f"{_second(line, scale)}"
            f'<line class="reach" x1="{low}%" x2="{high}%" y1="50%" y2="50%"/>'
            f'<circle class="{look}" cx="{dot}%" cy="50%" r="6"/></svg>'
            f'<span class="told">{escape(line.told)}</span></div>'
        )
    return f'<div class="rows">{"".join(rows)}</div>'


def _second(line: Line, scale: Scale) -> str:
    if line.second is None:
        return ""
    return f'<circle class="other" cx="{scale.at(line.second.value)}%" cy="50%" r="6"/>'


def histogram(values: Sequence[int], most: int = 30) -> str:
    """Return how often each value occurs, in a limited number of columns of equal width."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // most))
    counts = Counter((value - low) // width for value in values)
    columns = (high - low) // width + 1
    tallest = max(counts.values())
    step = 100 / columns
    bars = []
    for place in range(columns):
        count = counts[place]
        first, last = low + place * width, min(high, low + (place + 1) * width - 1)
        told = f"{first}–{last}: {count}" if width > 1 else f"{first}: {count}"
        height = round(100 * count / tallest, 2)
        bars.append(
            f'<rect class="bar" x="{place * step + step * 0.08:.2f}%" y="{100 - height:.2f}%" '
            f'width="{step * 0.84:.2f}%" height="{height}%" rx="2"><title>{told}</title></rect>'
        )
    ends = f'<div class="axis"><span>{low}</span><span>{high}</span></div>'
    label = f"{low}–{high}"
    return f'<svg class="columns" role="img" aria-label="{label}">{"".join(bars)}</svg>{ends}'


def share_cell(interval: Interval | None, told: str, bounds: str) -> str:
    """Return a table cell whose shade grows with its share."""
    if interval is None:
        return "<td>–</td>"
    return (
        f'<td class="cell" style="--share:{interval.value:.3f}">{escape(told)}'
        f"<small>{escape(bounds)}</small></td>"
    )
