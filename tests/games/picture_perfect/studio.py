"""A studio for the tests in which one t of a figure in the plane SHARP is one pixel.

There the middle of the foot is in column 480 + x, and height z in row 720 - z. In the plane NEAR
everything is twice as large: column 480 + 2 x, row 1080 - 2 z.
"""

from ludoteca.games.picture_perfect.box.figures import Figure, Level
from ludoteca.games.picture_perfect.rules.judging.covering import Layer
from ludoteca.games.picture_perfect.rules.judging.raster import SHIFT, Coverage, View
from ludoteca.games.picture_perfect.rules.judging.silhouettes import Silhouette

VIEW = View(0, -60, 36, 0, 0, 1000)
SHARP, NEAR = 600, 0
FACE = [0, 150, 20, 20]  # an octagon of 1400 pixels


def figure(profile: list[Level], face: list[int] | None = None, number: int = 1) -> Figure:
    """Return a figure of cardboard; its outline is 15 t wider than its profile."""
    return Figure(number, profile, face or [])


def shape(profile: list[Level], face: list[int] | None = None, x: int = 0) -> Silhouette:
    """Return what a figure covers in the sharp plane."""
    return Silhouette(figure(profile, face), x, SHARP, VIEW)


def block(first: int, last: int, low: int, high: int) -> Coverage:
    """Return a rectangle of pixels: rows and columns from and up to."""
    return Coverage(first, [low << SHIFT | high] * (last - first), low, high)


def layer(id: int, *box: int) -> Layer:
    """Return a rectangle of pixels in front of everything in the sharp plane."""
    first, last, low, high = box
    return Layer(NEAR, id, block(first, last, low, high))
