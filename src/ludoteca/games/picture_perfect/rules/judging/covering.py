"""What nearer things hide of a guest: runs of columns, row by row (P-GEO-13, P-GEO-15)."""
# compiled

from typing import Final

from ludoteca.core.compiling import i64, mypyc_attr
from ludoteca.games.picture_perfect.rules.judging.measures import IDS, TABLE, ExactMeasure, Measure
from ludoteca.games.picture_perfect.rules.judging.raster import RIGHT, SHIFT, Coverage
from ludoteca.games.picture_perfect.rules.judging.silhouettes import Silhouette


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Layer:
    """One thing in the picture, nearer things first: its plane, its id, its pixels."""

    __slots__ = ("coverage", "id", "y")

    def __init__(self, y: int, id: int, coverage: Coverage) -> None:
        self.y: Final = y
        self.id: Final = id
        self.coverage: Final = coverage


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Sheet:
    """A layer in front of a guest, which counts the pixels it hides."""

    __slots__ = ("first", "id", "last", "runs", "taken")

    def __init__(self, layer: Layer) -> None:
        cover = layer.coverage
        self.id: Final = layer.id
        self.first: Final[i64] = cover.first
        self.last: Final = cover.last
        self.runs: Final = cover.runs
        self.taken: i64 = 0


def measure(shape: Silhouette, layers: list[Layer], exact: bool) -> Measure:
    """Return the measures of a guest behind these layers (P-GEO-15)."""
    hidden = taken_from(shape.figure, layers)
    vis = shape.figure.pixels() - sum(hidden)
    cov = 0
    if sum(hidden[1:TABLE]) > 0:
        cov = sum(taken_from(shape.illustration, layers)[1:TABLE])
    by = taken_from(shape.face, layers)
    fv = shape.face.pixels() - sum(by)
    if exact:
        return ExactMeasure(shape, vis, cov, fv, by)
    return Measure(shape, vis, cov, fv, by)


def is_visible(shape: Silhouette, layers: list[Layer], exact: bool) -> bool:
    """Return P3 for a guest behind these layers, without its other measures (P-GEO-17)."""
    vis = shape.figure.pixels() - sum(taken_from(shape.figure, layers))
    if exact:
        return ExactMeasure(shape, vis, 0, 0, []).is_visible()
    return Measure(shape, vis, 0, 0, []).is_visible()


def taken_from(cover: Coverage, layers: list[Layer]) -> list[int]:
    """Return for each id how many pixels of `cover` it hides."""
    sheets = [Sheet(layer) for layer in layers if layer.coverage.meets(cover)]
    first, last = cover.first, cover.last
    cuts = [last]
    for sheet in sheets:
        if first < sheet.first < last:
            cuts.append(sheet.first)
        if first < sheet.last < last:
            cuts.append(sheet.last)
    cuts.sort()
    start = first
    for end in cuts:
        if start < end:
            present = [x for x in sheets if x.first <= start and end <= x.last]
            if present:
                take_rows(cover, start, end, present)
            start = end
    taken = [0] * IDS
    for sheet in sheets:
        taken[sheet.id] += sheet.taken
    return taken


def take_rows(cover: Coverage, start: int, end: int, sheets: list[Sheet]) -> None:
    """Count what the sheets hide in rows where all of them are present."""
    shift: i64 = cover.first
    for row in range(start, end):
        run: i64 = cover.runs[row - shift]
        take_run(row, run >> SHIFT, run & RIGHT, sheets, 0)


def take_run(row: i64, a: i64, b: i64, sheets: list[Sheet], nearest: i64) -> None:
    """Count what the sheets hide of columns a to b - 1 in one row, nearest first."""
    for k in range(nearest, len(sheets)):
        sheet = sheets[k]
        run: i64 = sheet.runs[row - sheet.first]
        p: i64 = run >> SHIFT
        q: i64 = run & RIGHT
        if q <= a or p >= b or p >= q:
            continue
        if p > a:
            if q < b:  # a piece out of the middle: the rest to the right is handled separately
                take_run(row, q, b, sheets, k + 1)
                sheet.taken += q - p
            else:
                sheet.taken += b - p
            b = p
        elif q < b:
            sheet.taken += q - a
            a = q
        else:
            sheet.taken += b - a
            return
