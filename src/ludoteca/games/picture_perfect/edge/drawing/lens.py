"""Where things are in the picture, in pixels: the judge's projected sub-units divided by 64."""

from ludoteca.games.picture_perfect.edge.drawing.markup import Point, n
from ludoteca.games.picture_perfect.rules.judging.raster import SUB, View

Solid = tuple[float, float, float]


class Lens:
    """A camera for drawing."""

    def __init__(self, view: View) -> None:
        self.view = view

    def at(self, x: int, y: int, z: int) -> Point:
        """Return the pixel position of a point in t."""
        return self.view.column(x, y) / SUB, self.view.row(z, y) / SUB

    def all(self, solids: list[tuple[int, int, int]]) -> list[Point]:
        """Return the pixel positions of several points."""
        return [self.at(*solid) for solid in solids]

    def scale(self, y: int) -> float:
        """Return how many pixels a t is in an upright plane."""
        return 120 * 10000 / (self.view.k * (y - self.view.y))

    def plane(self, x: int, y: int, z: int = 0) -> str:
        """Return the transform for drawing in an upright plane, x to the right and z up."""
        px, py = self.at(x, y, z)
        s = self.scale(y)
        return f'transform="translate({n(px)} {n(py)}) scale({s:.5f} {-s:.5f})"'
