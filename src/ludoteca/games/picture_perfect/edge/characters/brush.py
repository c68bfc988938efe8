"""Shapes to draw a guest with, in its own coordinates: t around the foot, x to the right, z up.

A shape is data; `svg` turns it into markup. Drawings are clipped to the judged illustration and
decide nothing (P-GEO-23).
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

Point = tuple[float, float]
Level = tuple[int, int, int]


class Shape(NamedTuple):
    """A form with its points and colours."""

    form: str  # poly, blob, line, curve, oval or band
    points: tuple[Point, ...]
    fill: str = "none"
    stroke: str = "none"
    width: float = 0
    opacity: float = 1


class Character(NamedTuple):
    """A guest's drawing: the body, the face inside FACE, and whatever falls over the forehead."""

    body: tuple[Shape, ...]
    face: tuple[Shape, ...] = ()
    over: tuple[Shape, ...] = ()


def poly(points: Sequence[Point], fill: str, opacity: float = 1) -> Shape:
    """A straight-edged area."""
    return Shape("poly", tuple(points), fill, opacity=opacity)


def blob(points: Sequence[Point], fill: str, opacity: float = 1) -> Shape:
    """A soft area through all the points."""
    return Shape("blob", tuple(points), fill, opacity=opacity)


def line(points: Sequence[Point], stroke: str, width: float = 3, opacity: float = 1) -> Shape:
    """A straight line from point to point."""
    return Shape("line", tuple(points), "none", stroke, width, opacity)


def curve(points: Sequence[Point], stroke: str, width: float = 3, opacity: float = 1) -> Shape:
    """A soft line through all the points."""
    return Shape("curve", tuple(points), "none", stroke, width, opacity)


def oval(x: float, z: float, rx: float, rz: float, fill: str, opacity: float = 1) -> Shape:
    """An upright ellipse."""
    return Shape("oval", ((x, z), (rx, rz)), fill, opacity=opacity)


def ring(x: float, z: float, rx: float, rz: float, stroke: str, width: float = 3) -> Shape:
    """The line of an ellipse."""
    return Shape("oval", ((x, z), (rx, rz)), "none", stroke, width)


def band(z0: float, z1: float, fill: str, opacity: float = 1) -> Shape:
    """All of the illustration between two heights."""
    return Shape("band", ((0, z0), (0, z1)), fill, opacity=opacity)


def dots(points: Sequence[Point], r: float, fill: str, opacity: float = 1) -> list[Shape]:
    """Round dots of one size."""
    return [oval(x, z, r, r, fill, opacity) for x, z in points]


def mirrored(shapes: Sequence[Shape], x: float = 0) -> list[Shape]:
    """The same shapes on the other side of x, after the shapes themselves."""
    return [*shapes, *(_mirror(shape, x) for shape in shapes)]


def _mirror(shape: Shape, x: float) -> Shape:
    if shape.form == "band":
        return shape
    if shape.form == "oval":
        (cx, cz), radii = shape.points
        return shape._replace(points=((2 * x - cx, cz), radii))
    return shape._replace(points=tuple((2 * x - px, pz) for px, pz in shape.points))


def bounds(shape: Shape) -> tuple[float, float, float, float]:
    """Return left, bottom, right, top of a shape, its stroke included."""
    half = shape.width / 2
    if shape.form == "oval":
        (x, z), (rx, rz) = shape.points
        return x - rx - half, z - rz - half, x + rx + half, z + rz + half
    xs, zs = [x for x, _ in shape.points], [z for _, z in shape.points]
    return min(xs) - half, min(zs) - half, max(xs) + half, max(zs) + half


def svg(shape: Shape, profile: Sequence[Level]) -> str:
    """Return the markup of a shape."""
    style = f'fill="{shape.fill}"'
    if shape.stroke != "none":
        style += f' stroke="{shape.stroke}" stroke-width="{_n(shape.width)}"'
        style += ' stroke-linecap="round" stroke-linejoin="round"'
    if shape.opacity != 1:
        # Not plain opacity: renderers would make a separate layer for each shape.
        kind = "fill" if shape.stroke == "none" else "stroke"
        style += f' {kind}-opacity="{_n(shape.opacity)}"'
    if shape.form == "oval":
        (x, z), (rx, rz) = shape.points
        place = f'cx="{_n(x)}" cy="{_n(z)}" rx="{_n(rx)}" ry="{_n(rz)}"'
        return f"<ellipse {place} {style}/>"
    return f'<path d="{_path(shape, profile)}" {style}/>'


def _path(shape: Shape, profile: Sequence[Level]) -> str:
    points = shape.points
    if shape.form == "band":
        points = tuple(slice_of(profile, points[0][1], points[1][1]))
    if shape.form in ("blob", "curve"):
        return _soft(points, closed=shape.form == "blob")
    d = "M" + "L".join(f"{_n(x)} {_n(z)}" for x, z in points)
    return d if shape.form == "line" else d + "Z"


def _soft(points: Sequence[Point], closed: bool) -> str:
    """Return a Catmull-Rom spline through the points as cubic curves."""
    ring = list(points)
    ends = (ring[-1], ring[0], ring[1]) if closed else (ring[0], ring[-1], ring[-1])
    around = [ends[0], *ring, *ends[1:]] if closed else [ends[0], *ring, ends[1]]
    d = f"M{_n(ring[0][0])} {_n(ring[0][1])}"
    for i in range(1, len(around) - 2):
        (x0, z0), (x1, z1), (x2, z2), (x3, z3) = around[i - 1 : i + 3]
        one = (x1 + (x2 - x0) / 6, z1 + (z2 - z0) / 6)
        two = (x2 - (x3 - x1) / 6, z2 - (z3 - z1) / 6)
        d += "C" + " ".join(f"{_n(x)} {_n(z)}" for x, z in (one, two, (x2, z2)))
    return d + "Z" if closed else d


def slice_of(profile: Sequence[Level], z0: float, z1: float) -> list[Point]:
    """Return the part of a profile between two heights as a polygon."""
    inner = [float(z) for z, _, _ in profile if z0 < z < z1]
    heights = [max(z0, profile[0][0]), *inner, min(z1, profile[-1][0])]
    widths = [_width(profile, z) for z in heights]
    right = [(r, z) for z, (_, r) in zip(heights, widths, strict=True)]
    left = [(x, z) for z, (x, _) in zip(heights, widths, strict=True)]
    return right + left[::-1]


def _width(profile: Sequence[Level], z: float) -> tuple[float, float]:
    for (za, la, ra), (zb, lb, rb) in pairwise(profile):
        if za <= z <= zb:
            part = (z - za) / (zb - za)
            return la + part * (lb - la), ra + part * (rb - ra)
    raise ValueError(z)


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
