"""The table under its long cloth and the decorations on it, cardboard like the guests."""

from ludoteca.games.picture_perfect.box.contents import Contents, Decoration, TableTop
from ludoteca.games.picture_perfect.edge.characters.brush import (
    Shape,
    curve,
    dots,
    poly,
    svg,
)
from ludoteca.games.picture_perfect.edge.drawing.lens import Lens
from ludoteca.games.picture_perfect.edge.drawing.markup import Point, linear, polygon, rect
from ludoteca.games.picture_perfect.edge.drawing.ornaments import GROUNDS, PAINTED

CLOTH, FOLD, LACE = "#f3e6cf", "#d9c3a0", "#fffaf0"


def definitions() -> str:
    """Return the gradients the table needs."""
    return "".join(
        (
            linear("cloth", [(0, "#fff4df", 1), (0.5, "#efdcbd", 1), (1, "#b99a72", 1)]),
            linear("top", [(0, "#e6d2b0", 1), (1, "#fff6e4", 1)]),
        )
    )


def table(top: TableTop, lens: Lens) -> str:
    """Return the whole table."""
    x0, x1, y0, y1, z = top
    surface = lens.all([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)])
    parts = []
    for x in (x0, x1):  # a side is visible only from outside
        parts.append(_side(x, top, lens))
    if surface[2][1] < surface[1][1]:
        parts.append(polygon(surface, "url(#top)"))
        parts.append(_embroidery(top, lens))
        parts.append(_runner(top, lens))
    parts.append(f"<g {lens.plane(0, y0)}>{front(x0, x1, z)}</g>")
    return "".join(parts)


def _side(x: int, top: TableTop, lens: Lens) -> str:
    """The cloth at an end of the table: in the shade, with the same lace."""
    y0, y1, z = top.y0, top.y1, top.height
    side = lens.all([(x, y0, 0), (x, y0, z), (x, y1, z), (x, y1, 0)])
    parts = [polygon(side, "#c2a67d")]
    for y in range(y0 + 40, y1 - 40, 110):
        fold = lens.all([(x, y, 0), (x, y + 34, 0), (x, y + 22, z - 50), (x, y + 12, z - 50)])
        parts.append(polygon(fold, "#a98c63", 'fill-opacity="0.7"'))
    lace = lens.all([(x, y0, z), (x, y1, z), (x, y1, z - 28), (x, y0, z - 28)])
    parts.append(polygon(lace, "#e9dcc4"))
    return "".join(parts)


def _runner(top: TableTop, lens: Lens) -> str:
    """A runner of red cloth with golden edges along the middle of the table top."""
    strips = (
        (-110, 110, "#7d2f45", 0.85),
        (-110, -100, "#f0c56a", 0.9),
        (100, 110, "#f0c56a", 0.9),
    )
    return "".join(
        polygon(_on_top(top, x0, x1, 0, lens), colour, f'fill-opacity="{opacity}"')
        for x0, x1, colour, opacity in strips
    )


def _embroidery(top: TableTop, lens: Lens) -> str:
    """Two lines of thread along the edge of the cloth."""
    return "".join(
        polygon(
            _on_top(top, top.x0 + inset, top.x1 - inset, inset, lens),
            "none",
            f'stroke="#b98d4e" stroke-opacity="{opacity}" stroke-width="{width}"',
        )
        for inset, width, opacity in ((34, 2.2, 0.5), (52, 1, 0.45))
    )


def _on_top(top: TableTop, x0: int, x1: int, inset: int, lens: Lens) -> list[Point]:
    """Return a rectangle on the table top, this far from its front and back edges."""
    near, far, z = top.y0 + inset, top.y1 - inset, top.height
    return lens.all([(x0, near, z), (x1, near, z), (x1, far, z), (x0, far, z)])


def front(x0: int, x1: int, z: int) -> str:
    """The cloth falls to the floor in folds, with a border of lace and swags of ribbon."""
    turned = f'<g transform="translate(0 {z}) scale(1 -1)">'
    parts = [turned + rect(x0, 0, x1 - x0, z, "url(#cloth)") + "</g>"]
    for i, x in enumerate(range(x0 + 20, x1 - 10, 54)):
        lean = (i % 3 - 1) * 8
        fold = [(x, 0.0), (x + 22, 0.0), (x + 14 + lean, z - 60.0), (x + 6 + lean, z - 60.0)]
        parts.append(polygon(fold, FOLD, 'fill-opacity="0.55"'))
    parts.append(rect(-110, 0, 220, z, "#7d2f45", 'fill-opacity="0.92"'))
    parts.append(rect(-110, 0, 10, z, "#f0c56a"))
    parts.append(rect(100, 0, 10, z, "#f0c56a"))
    for x in range(x0, x1, 60):
        swag: list[Point] = [
            (x, z),
            (x + 60, z),
            (x + 52, z - 22),
            (x + 30, z - 34),
            (x + 8, z - 22),
        ]
        parts.append(polygon(swag, LACE))
        parts.append(f'<circle cx="{x + 30}" cy="{z - 20}" r="5" fill="{FOLD}"/>')
    parts.append(rect(x0, z - 9, x1 - x0, 9, LACE))
    for x in range(x0, x1, 180):
        cord = [
            (x, z - 14),
            (x + 40, z - 62),
            (x + 90, z - 80),
            (x + 140, z - 62),
            (x + 180, z - 14),
        ]
        parts.append(svg(curve(cord, "#3f8a68", 9), ()))
        parts.append("".join(svg(dot, ()) for dot in dots(cord[1:4], 8, "#e0574f")))
        parts.append("".join(svg(dot, ()) for dot in dots([cord[0], cord[4]], 13, "#f2b53d")))
    return "".join(parts)


def front_of(top: TableTop, y: int, lens: Lens) -> list[Point]:
    """Return the silhouette of the part of the table in front of a plane."""
    solids = [
        (x, b, z)
        for x in (top.x0, top.x1)
        for b in (top.y0, min(y, top.y1))
        for z in (0, top.height)
    ]
    return _hull(lens.all(solids))


def _hull(corners: list[Point]) -> list[Point]:
    """Return the convex hull (monotone chain)."""
    ordered = sorted(set(corners))

    def half(row: list[Point]) -> list[Point]:
        chain: list[Point] = []
        for p in row:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], p) <= 0:
                chain.pop()
            chain.append(p)
        return chain[:-1]

    return half(ordered) + half(ordered[::-1])


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def decoration(contents: Contents, kind: Decoration, x: int, y: int, lens: Lens) -> str:
    """Return a decoration: a little card of exactly the judged size."""
    z = contents.table.height
    w, h = kind.width, kind.height
    card = lens.all(
        [(x - w // 2, y, z), (x + w // 2, y, z), (x + w // 2, y, z + h), (x - w // 2, y, z + h)]
    )
    drawn = "".join(svg(shape, ()) for shape in drawing(kind))
    shadow = [(px + 2, py + 1.5) for px, py in card]
    return (
        _cast_shadow(contents.table, x, y, w, lens)
        + polygon(shadow, "#2a1810", 'fill-opacity="0.25"')
        + polygon(card, "#fdf9f0")
        + f"<g {lens.plane(x, y, z)}>{drawn}</g>"
    )


def _cast_shadow(top: TableTop, x: int, y: int, width: int, lens: Lens) -> str:
    """The shadow on the cloth, away from the light; it ends with the table."""
    z, left, right = top.height, x - width // 2, x + width // 2
    far, lean = min(y + 60, top.y1), 34
    shadow = lens.all(
        [(left, y, z), (right, y, z), (min(right + lean, top.x1), far, z), (left + lean, far, z)]
    )
    if shadow[2][1] >= shadow[1][1]:  # the table top is not visible
        return ""
    return polygon(shadow, "#2a1810", 'fill-opacity="0.2"')


def drawing(kind: Decoration) -> list[Shape]:
    """Return the card's ground and what is painted on it, 6 t inside the edge."""
    w, h = kind.width / 2 - 6, kind.height - 6
    ground = GROUNDS.get(kind.name, "#8fb3b0")
    return [poly([(-w, 6), (w, 6), (w, h), (-w, h)], ground), *PAINTED.get(kind.name, [])]
