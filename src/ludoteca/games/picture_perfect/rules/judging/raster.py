"""From things to pixels: projection and coverage in whole numbers (P-GEO-10 to P-GEO-12).

Everything that is ever drawn is a *tower*: a polygon of levels whose ends share one picture height.
So every pixel row it covers is one run of columns, and a polygon is a list of such runs. A run is
one int, its first column times 2**20 plus the column after its last: half the objects, and the sum
of a list of runs still gives both sums. Knows nothing of guests; decides nothing.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import i64, mypyc_attr

WIDTH: Final = 960
HEIGHT: Final = 720
SUB: Final = 64  # sub-units per pixel
SCALE: Final = 10000  # picture coordinates are counted in 1/10000
ZOOM: Final = 7680  # 120 pixels times 64 sub-units for each k of the crop
RIGHT_EDGE: Final = WIDTH * SUB
BOTTOM_EDGE: Final = HEIGHT * SUB
SHIFT: Final = 20  # a run is left << SHIFT | right
RIGHT: Final = (1 << SHIFT) - 1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class View:
    """A camera as the projection uses it: position in t, and the upper left corner of the crop."""

    __slots__ = ("k", "u_left", "v_top", "x", "y", "z")

    def __init__(self, cx: int, cy: int, cz: int, uc: int, vc: int, k: int) -> None:
        self.x: Final = 10 * cx
        self.y: Final = 10 * cy
        self.z: Final = 10 * cz
        self.k: Final = k
        self.u_left: Final = uc - 4 * k
        self.v_top: Final = vc + 3 * k

    def column(self, x: int, y: int) -> int:
        """Return X of P-GEO-11 in sub-units."""
        d: i64 = y - self.y
        b: i64 = self.k * d
        a: i64 = ((x - self.x) * SCALE - self.u_left * d) * ZOOM
        return (2 * a + b) // (2 * b)

    def row(self, z: int, y: int) -> int:
        """Return Y of P-GEO-11 in sub-units."""
        d: i64 = y - self.y
        b: i64 = self.k * d
        a: i64 = (self.v_top * d - (z - self.z) * SCALE) * ZOOM
        return (2 * a + b) // (2 * b)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Coverage:
    """The pixels of a polygon: the run of row `first` + i is runs[i].

    All of them lie in the columns from `low` up to `high`.
    """

    __slots__ = ("first", "high", "last", "low", "runs")

    def __init__(self, first: int, runs: list[int], low: int, high: int) -> None:
        self.first: Final = first
        self.last: Final = first + len(runs)  # the first row below
        self.runs: Final = runs
        self.low: Final = low
        self.high: Final = high

    def pixels(self) -> int:
        """Return how many pixels are covered (P-GEO-15: illo, fin)."""
        total = sum(self.runs)
        return (total & RIGHT) - (total >> SHIFT)

    def columns(self) -> list[tuple[int, int]]:
        """Return the runs as pairs: first column, column after the last."""
        return [(run >> SHIFT, run & RIGHT) for run in self.runs]

    def meets(self, other: "Coverage") -> bool:
        """Return whether the boxes around the two overlap."""
        return (
            self.low < other.high
            and other.low < self.high
            and self.first < other.last
            and other.first < self.last
        )


def top_row(y: int) -> int:
    """Return the first row whose centre is not above this height (P-GEO-12)."""
    row = (y + SUB // 2 - 1) // SUB
    return 0 if row < 0 else HEIGHT if row > HEIGHT else row


def column_of(x: int) -> int:
    """Return the first column whose centre is not left of this place, clamped to the picture."""
    column = (x + SUB // 2 - 1) // SUB
    return 0 if column < 0 else WIDTH if column > WIDTH else column


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Edge:
    """An edge down from (x0, y0) to (x1, y1), ready to give its crossing columns.

    In row `start` + i the crossing is (n + run * i) // steps: `n` is num - 32 den of P-GEO-12 in
    the first row, raised so that floor division gives ceil.
    """

    __slots__ = ("is_inside", "n", "rows", "run", "start", "steps")

    def __init__(self, x0: i64, y0: i64, x1: i64, y1: i64) -> None:
        self.start: Final = top_row(y0)
        self.rows: Final = top_row(y1) - self.start
        den: i64 = y1 - y0
        first: i64 = SUB * self.start + SUB // 2 - y0
        self.steps: Final[i64] = SUB * den
        self.run: Final[i64] = SUB * (x1 - x0)
        self.n: Final[i64] = x0 * den + first * (x1 - x0) + (SUB // 2) * den - 1
        self.is_inside: Final = 0 <= x0 <= RIGHT_EDGE and 0 <= x1 <= RIGHT_EDGE

    def column(self, i: int) -> int:
        """Return the crossing column i rows below the start, clamped to the picture."""
        column: i64 = (self.n + self.run * i) // self.steps
        return 0 if column < 0 else WIDTH if column > WIDTH else column


def add_runs(runs: list[int], left: Edge, right: Edge) -> None:
    """Append the runs between two edges that cross the same rows."""
    rows = left.rows
    if not (left.is_inside and right.is_inside):
        for i in range(rows):
            runs.append(left.column(i) << SHIFT | right.column(i))
    elif left.run == 0 and right.run == 0:
        runs.extend([left.column(0) << SHIFT | right.column(0)] * rows)
    else:
        a: i64 = left.n
        b: i64 = right.n
        da: i64 = left.run
        db: i64 = right.run
        steps: i64 = left.steps
        runs.extend([(a + da * i) // steps << SHIFT | (b + db * i) // steps for i in range(rows)])


def tower(ys: list[int], lefts: list[int], rights: list[int]) -> Coverage:
    """Return the coverage of projected levels, given from the top of the picture down."""
    runs: list[int] = []
    for i in range(len(ys) - 1):
        left = Edge(lefts[i], ys[i], lefts[i + 1], ys[i + 1])
        if left.rows > 0:
            add_runs(runs, left, Edge(rights[i], ys[i], rights[i + 1], ys[i + 1]))
    return Coverage(top_row(ys[0]), runs, column_of(min(lefts)), column_of(max(rights)))


def area2(xs: list[int], ys: list[int]) -> int:
    """Return twice the area of a projected polygon in sub-units (P-GEO-16)."""
    total: i64 = 0
    before = len(xs) - 1
    for i in range(len(xs)):
        total += xs[before] * ys[i] - xs[i] * ys[before]
        before = i
    return -total if total < 0 else total
