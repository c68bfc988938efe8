"""The guests in the picture: cardboard with a white border, drawn exactly as it is judged."""

from ludoteca.games.picture_perfect.box.contents import Guest
from ludoteca.games.picture_perfect.box.figures import BASE_HALF, BASE_TOP, Figure, Level, corners
from ludoteca.games.picture_perfect.edge.characters import CHARACTERS
from ludoteca.games.picture_perfect.edge.characters.brush import Character, band, svg
from ludoteca.games.picture_perfect.edge.drawing.lens import Lens
from ludoteca.games.picture_perfect.edge.drawing.markup import (
    Point,
    ellipse,
    linear,
    points,
    polygon,
    radial,
)

PAPER = "#fdf9f0"
PLAIN = Character(body=(band(0, 2000, "#9a8f86"),))  # a guest in an owner's box without a drawing


def definitions() -> str:
    """Return the gradients the figures need."""
    light = [(0, "#fff0cf", 0.3), (0.45, "#fff0cf", 0), (1, "#2a1436", 0.3)]
    wood = [(0, "#8d5f3c", 1), (0.3, "#6f4629", 1), (1, "#3f2615", 1)]
    return (
        linear("light", light, x2=1)
        + linear("wood", wood)
        + radial("shadow", [(0, "#120a06", 0.6), (0.7, "#120a06", 0.3), (1, "#120a06", 0)])
    )


def projected(levels: list[Level], x: int, y: int, lens: Lens) -> list[Point]:
    """Return a judged polygon in pixels."""
    return [lens.at(x + px, y, z) for px, z in corners(levels)]


def standee(guest: Guest, figure: Figure, x: int, y: int, lens: Lens) -> str:
    """Return one guest: shadow, border, drawing, light, base."""
    outline = projected(figure.outline, x, y, lens)
    illustration = projected(figure.illustration, x, y, lens)
    clip = f"clip-{guest.id}"
    drawing = CHARACTERS.get(guest.id, PLAIN)
    shapes = (*drawing.body, *drawing.face, *drawing.over)
    art = "".join(svg(shape, guest.profile) for shape in shapes)
    haze = min(0.16, max(0.0, (y - 500) / 1000 * 0.14))
    return "".join(
        (
            f'<g id="guest-{guest.id}">',
            _floor_shadow(x, y, lens),
            polygon([(px + 3, py + 2) for px, py in outline], "#120a06", 'fill-opacity="0.28"'),
            polygon(outline, PAPER),
            f'<clipPath id="{clip}"><polygon points="{points(illustration)}"/></clipPath>',
            f'<g clip-path="url(#{clip})"><g {lens.plane(x, y)}>{art}</g>',
            polygon(illustration, "url(#light)"),
            "</g>",
            _base(x, y, lens),
            polygon(outline, "#2c2036", f'fill-opacity="{haze:.2f}"') if haze > 0.02 else "",
            "</g>",
        )
    )


def _base(x: int, y: int, lens: Lens) -> str:
    """The wooden foot."""
    solids = [(x + px, y, z) for px, z in _rectangle()]
    left, top = lens.at(x - BASE_HALF, y, BASE_TOP)
    right, _ = lens.at(x + BASE_HALF, y, BASE_TOP)
    line = f'<path d="M{left:.1f} {top + 1:.1f}H{right:.1f}" stroke="#b98a5c" stroke-width="1.4"/>'
    return polygon(lens.all(solids), "url(#wood)") + line


def _rectangle() -> list[tuple[int, int]]:
    return [(-BASE_HALF, 0), (BASE_HALF, 0), (BASE_HALF, BASE_TOP), (-BASE_HALF, BASE_TOP)]


def _floor_shadow(x: int, y: int, lens: Lens) -> str:
    px, py = lens.at(x, y, 0)
    s = lens.scale(y)
    return ellipse(px, py, 190 * s, 46 * s, "url(#shadow)")
