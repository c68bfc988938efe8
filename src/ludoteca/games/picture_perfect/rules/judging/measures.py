"""The measures of a guest in a photograph and the verdicts drawn from them (P-GEO-15 to P-GEO-20).

Whole-number inequalities only; the doubt band is a verdict of its own (P-GEO-21). Without
tolerance, the measures have neither thresholds nor doubt (P-VAR-11).
"""
# compiled

from typing import Final

from ludoteca.core.compiling import i64, mypyc_attr
from ludoteca.games.picture_perfect.rules.judging.silhouettes import Silhouette

TABLE: Final = 15  # ids in the picture: 0 background, 1 to 14 guests (P-GEO-14)
DECORATION: Final = 16
IDS: Final = 17

NO: Final = 0
DOUBT: Final = 1
YES: Final = 2

PIXEL2: Final = 8192  # one pixel in the measure of areas (P-GEO-16)
LEAST_PIXELS: Final = 25


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Measure:
    """The measures of one placed guest (P-GEO-15, P-GEO-16); by[j] is by(j), fv is by[own]."""

    __slots__ = ("by", "cov", "face2", "fig2", "fin", "fv", "is_inside", "shape", "vis")

    def __init__(self, shape: Silhouette, vis: int, cov: int, fv: int, by: list[int]) -> None:
        self.shape: Final = shape
        self.vis: Final = vis
        self.fig2: Final = shape.fig2
        self.cov: Final = cov
        self.face2: Final = shape.face2
        self.is_inside: Final = shape.is_inside
        self.fin: Final = shape.face.pixels()
        self.fv: Final = fv
        self.by: Final = by

    @property
    def illo(self) -> int:
        """How many pixels the illustration would have if nothing stood in front of it."""
        return self.shape.illustration.pixels()

    def is_visible(self) -> bool:
        """Return P3 for this guest (P-GEO-17)."""
        return self.vis >= LEAST_PIXELS and 200 * PIXEL2 * self.vis >= self.fig2

    def front(self) -> int:
        """Return the verdict of FRONT (P-GEO-18)."""
        if self.cov == 0:
            return YES
        illo = self.illo
        if 200 * self.cov <= illo:
            return YES
        return DOUBT if 200 * self.cov <= 3 * illo else NO

    def my_face(self, table_hides: bool) -> int:
        """Return the verdict of MYFACE (P-GEO-19); without a face nothing is seen of it."""
        seen = self.fv if table_hides else self.fv + self.by[TABLE]
        shown: i64 = 100 * PIXEL2 * seen
        if shown <= self.face2:
            return YES
        return DOUBT if shown <= 3 * self.face2 else NO

    def hidden_by(self, hider: int) -> int:
        """Return the verdict of HIDE of this guest's face by another guest (P-GEO-20)."""
        shown: i64 = 100 * PIXEL2 * self.fv
        part: i64 = self.by[hider]
        if not self.is_inside or part == 0 or shown > 3 * self.face2:
            return NO
        return YES if shown <= self.face2 and 100 * PIXEL2 * part >= self.face2 else DOUBT


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ExactMeasure(Measure):
    """The same measures, judged by the letter of the rules: every pixel counts (P-VAR-11)."""

    __slots__ = ()

    def is_visible(self) -> bool:
        return self.vis > 0

    def front(self) -> int:
        return YES if self.cov == 0 else NO

    def my_face(self, table_hides: bool) -> int:
        seen = self.fv if table_hides else self.fv + self.by[TABLE]
        return YES if seen == 0 else NO

    def hidden_by(self, hider: int) -> int:
        return YES if self.is_inside and self.fv == 0 and self.by[hider] > 0 else NO
