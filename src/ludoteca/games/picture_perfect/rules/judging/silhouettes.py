"""What a single thing covers in the picture: a guest, a decoration, the table to some depth.

Projected once per camera and place; the judge and the painter layer them over each other.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.games.picture_perfect.box.figures import BASE_HALF, BASE_TOP, Figure, Level
from ludoteca.games.picture_perfect.rules.judging.raster import (
    BOTTOM_EDGE,
    HEIGHT,
    RIGHT,
    RIGHT_EDGE,
    SHIFT,
    WIDTH,
    Coverage,
    Edge,
    View,
    area2,
    column_of,
    top_row,
    tower,
)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Silhouette:
    """A guest at one place, seen by one camera (P-GEO-15, P-GEO-16).

    The illustration and the face never reach beyond the outline, not by a pixel: outline and
    illustration have the same levels, so their edges cross the same rows 15 t apart, and the face
    lies inside the illustration. The illustration is worked out only once somebody is in front.
    """

    __slots__ = (
        "cardboard",
        "face",
        "face2",
        "fig2",
        "figure",
        "is_inside",
        "lazy",
        "number",
        "view",
        "x",
        "y",
    )

    def __init__(self, cardboard: Figure, x: int, y: int, view: View) -> None:
        self.number: Final = cardboard.number
        self.cardboard: Final = cardboard
        self.x: Final = x
        self.y: Final = y
        self.view: Final = view
        outline = Polygon(cardboard.outline, x, y, view)
        self.figure: Final = standing_on_base(outline.coverage(), x, y, view)
        self.fig2: Final = outline.area2()
        face = Polygon(cardboard.face, x, y, view)
        self.face: Final = face.coverage()
        self.face2: Final = face.area2()
        self.is_inside: Final = len(cardboard.face) > 0 and face.is_inside()
        self.lazy: Coverage | None = None

    @property
    def illustration(self) -> Coverage:
        """What ILLUSTRATION covers."""
        if self.lazy is None:
            levels = self.cardboard.illustration
            self.lazy = Polygon(levels, self.x, self.y, self.view).coverage()
        return self.lazy


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Polygon:
    """Projected levels of an upright figure, from the top of the picture down."""

    __slots__ = ("lefts", "rights", "ys")

    def __init__(self, levels: list[Level], x: int, y: int, view: View) -> None:
        self.ys: Final = [view.row(level[0], y) for level in reversed(levels)]
        self.lefts: Final = [view.column(x + level[1], y) for level in reversed(levels)]
        self.rights: Final = [view.column(x + level[2], y) for level in reversed(levels)]

    def coverage(self) -> Coverage:
        """Return the covered pixels; no polygon covers none."""
        if not self.ys:
            return Coverage(0, [], 0, 0)
        return tower(self.ys, self.lefts, self.rights)

    def area2(self) -> int:
        """Return twice the area, not cut by the frame (P-GEO-16)."""
        return area2(self.lefts + self.rights[::-1], self.ys + self.ys[::-1])

    def is_inside(self) -> bool:
        """Return whether every corner is in the picture (P-GEO-15)."""
        return (
            min(self.lefts) >= 0
            and max(self.rights) <= RIGHT_EDGE
            and min(self.ys) >= 0
            and max(self.ys) <= BOTTOM_EDGE
        )


def standing_on_base(outline: Coverage, x: int, y: int, view: View) -> Coverage:
    """Return OUTLINE and BASE together; they overlap in the lowest rows (P-GEO-13)."""
    base = rectangle(x - BASE_HALF, x + BASE_HALF, 0, BASE_TOP, y, view)
    runs = outline.runs
    for i in range(base.first - outline.first, len(runs)):
        runs[i] = widened(runs[i], base.low, base.high)
    more = base.last - max(base.first, outline.last)
    if more > 0:
        runs.extend([base.low << SHIFT | base.high] * more)
    low, high = min(outline.low, base.low), max(outline.high, base.high)
    return Coverage(outline.first, runs, low, high)


def widened(run: int, low: int, high: int) -> int:
    """Return the run that reaches at least from `low` up to `high`."""
    return min(run >> SHIFT, low) << SHIFT | max(run & RIGHT, high)


def rectangle(x0: int, x1: int, z0: int, z1: int, y: int, view: View) -> Coverage:
    """Return the coverage of an upright rectangle: a base, a decoration, the table's front."""
    first = top_row(view.row(z1, y))
    rows = top_row(view.row(z0, y)) - first
    low, high = column_of(view.column(x0, y)), column_of(view.column(x1, y))
    return Coverage(first, [low << SHIFT | high] * rows, low, high)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class TableFront:
    """The part of the table in front of a plane, growing from its front edge backwards.

    P-GEO-13 cuts the table at every plane and paints the strips between the things. Painting all
    strips up to a plane at once gives the same: nearer ones are painted again later. Their
    union is one run per row. Only these polygons can add to it: the front of the first strip, each
    top seen from above, and a side seen from outside.
    """

    __slots__ = ("first", "height", "high", "last", "low", "runs", "view", "x0", "x1")

    def __init__(self, x0: int, x1: int, y: int, height: int, view: View) -> None:
        self.x0: Final = x0
        self.x1: Final = x1
        self.height: Final = height
        self.view: Final = view
        self.runs: Final = [WIDTH << SHIFT] * HEIGHT
        front = rectangle(x0, x1, 0, height, y, view)
        self.first = front.first
        self.low = front.low
        self.high = front.high
        self.last: Final = front.last  # nothing of the table reaches lower than its front
        self.runs[front.first : front.last] = front.runs

    def add_strip(self, a: int, b: int) -> None:
        """Add top and visible side of the strip from a to b."""
        view = self.view
        ya, yb = view.row(self.height, a), view.row(self.height, b)
        if yb < ya:  # seen from above: new rows over everything so far
            lefts = [view.column(self.x0, b), view.column(self.x0, a)]
            top = tower([yb, ya], lefts, [view.column(self.x1, b), view.column(self.x1, a)])
            self.runs[top.first : top.last] = top.runs
            self.first = top.first
            self.low = min(self.low, top.low)
            self.high = max(self.high, top.high)
        if view.x < self.x0:
            self.add_side(self.x0, a, b, is_left=True)
        elif view.x > self.x1:
            self.add_side(self.x1, a, b, is_left=False)

    def add_side(self, x: int, a: int, b: int, is_left: bool) -> None:
        """Widen the rows by a side of the strip, which reaches farther out than any before it."""
        view = self.view
        xa, xb = view.column(x, a), view.column(x, b)
        top, foot = view.row(self.height, b), view.row(0, b)
        first, last, column = top_row(top), top_row(foot), column_of(xb)
        rows = self.runs[first:last]
        if is_left:
            self.low = min(self.low, column)
            self.runs[first:last] = [column << SHIFT | (run & RIGHT) for run in rows]
        else:
            self.high = max(self.high, column)
            self.runs[first:last] = [run >> SHIFT << SHIFT | column for run in rows]
        self.add_edge(xa, view.row(self.height, a), xb, top)
        self.add_edge(xa, view.row(0, a), xb, foot)

    def add_edge(self, x0: int, y0: int, x1: int, y1: int) -> None:
        """Widen the rows that an edge crosses so that they reach it."""
        edge = Edge(x0, y0, x1, y1) if y0 < y1 else Edge(x1, y1, x0, y0)
        for i in range(edge.rows):
            column = edge.column(i)
            row = edge.start + i
            self.runs[row] = widened(self.runs[row], column, column)

    def coverage(self) -> Coverage:
        """Return what is covered so far."""
        return Coverage(self.first, self.runs[self.first : self.last], self.low, self.high)
