"""Small pieces of SVG: numbers, polygons, gradients. Knows no game."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

Point = tuple[float, float]
Stop = tuple[float, str, float]  # where, colour, opacity


def n(value: float) -> str:
    """Return a number, written as short as possible."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def points(corners: Sequence[Point]) -> str:
    """Return the points attribute of a polygon."""
    return " ".join(f"{n(x)},{n(y)}" for x, y in corners)


def polygon(corners: Sequence[Point], fill: str, more: str = "") -> str:
    """Return a filled polygon."""
    return f'<polygon points="{points(corners)}" fill="{fill}"{_more(more)}/>'


def polyline(corners: Sequence[Point], stroke: str, width: float, more: str = "") -> str:
    """Return a line through the points."""
    style = f'fill="none" stroke="{stroke}" stroke-width="{n(width)}"{_more(more)}'
    return f'<polyline points="{points(corners)}" {style}/>'


def rect(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    """Return a rectangle."""
    size = f'width="{n(width)}" height="{n(height)}"'
    return f'<rect x="{n(x)}" y="{n(y)}" {size} fill="{fill}"{_more(more)}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, more: str = "") -> str:
    """Return an ellipse."""
    size = f'rx="{n(rx)}" ry="{n(ry)}"'
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" {size} fill="{fill}"{_more(more)}/>'


def text(x: float, y: float, words: str, size: float, fill: str, more: str = "") -> str:
    """Return a line of text; the words come from the caller."""
    place = f'x="{n(x)}" y="{n(y)}" font-size="{n(size)}" fill="{fill}"{_more(more)}'
    return f"<text {place}>{escape(words)}</text>"


def linear(id: str, stops: Sequence[Stop], x2: int = 0, y2: int = 1) -> str:
    """Return a linear gradient, downwards unless told otherwise."""
    direction = f'x1="0" y1="0" x2="{x2}" y2="{y2}"'
    return f'<linearGradient id="{id}" {direction}>{_stops(stops)}</linearGradient>'


def radial(
    id: str,
    stops: Sequence[Stop],
    cx: float = 0.5,
    cy: float = 0.5,
    r: float = 0.5,
) -> str:
    """Return a radial gradient."""
    place = f'cx="{n(cx)}" cy="{n(cy)}" r="{n(r)}"'
    return f'<radialGradient id="{id}" {place}>{_stops(stops)}</radialGradient>'


def _stops(stops: Sequence[Stop]) -> str:
    return "".join(
        f'<stop offset="{n(at)}" stop-color="{colour}" stop-opacity="{n(opacity)}"/>'
        for at, colour, opacity in stops
    )


def _more(more: str) -> str:
    return f" {more}" if more else ""
