"""A judged photo as a picture for people: an SVG that shows exactly what is scored (P-GEO-23).

Drawn from the judge's own projected integers and in its painting order. The caller supplies the
words on the print, in the caller's language.
"""

from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.edge.drawing import buffet, room, standees
from ludoteca.games.picture_perfect.edge.drawing.lens import Lens
from ludoteca.games.picture_perfect.edge.drawing.markup import (
    linear,
    n,
    points,
    polygon,
    radial,
    rect,
    text,
)
from ludoteca.games.picture_perfect.rules.judging.covering import Layer, taken_from
from ludoteca.games.picture_perfect.rules.judging.darkroom import develop
from ludoteca.games.picture_perfect.rules.judging.judge import Photo, table_before
from ludoteca.games.picture_perfect.rules.judging.measures import DECORATION, TABLE
from ludoteca.games.picture_perfect.rules.judging.raster import HEIGHT, WIDTH
from ludoteca.games.picture_perfect.rules.table.decorations import kind_of
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto, Place, foot

PAGE_W, PAGE_H = 1080, 920
LEFT, TOP = 60, 56  # where the picture lies on its page
SERIF = "Georgia, 'DejaVu Serif', serif"


def photo_svg(
    contents: Contents, final: FinalPhoto, caption: str = "", credit: str = "", framed: bool = True
) -> str:
    """Return the photograph as SVG, on a page of the album unless `framed` is off."""
    inner = picture(contents, final)
    if not framed:
        return document(WIDTH, HEIGHT, inner)
    return document(PAGE_W, PAGE_H, page(inner, PAGE_W, PAGE_H, caption, credit))


def picture(contents: Contents, final: FinalPhoto) -> str:
    """Return what the camera sees, 960 by 720."""
    lens = Lens(final.camera.view())
    frame = f'<clipPath id="frame">{rect(0, 0, WIDTH, HEIGHT, "#000")}</clipPath>'
    return "".join(
        (
            f"<defs>{frame}{definitions()}</defs>",
            '<g clip-path="url(#frame)">',
            room.room(contents, lens),
            _things(contents, final, lens),
            _mood(),
            "</g>",
        )
    )


def _things(contents: Contents, final: FinalPhoto, lens: Lens) -> str:
    """Return guests, decorations and table, farthest first (P-GEO-13)."""
    photo = develop(contents, final)
    drawn = {place.guest: _guest(contents, place, lens) for place in final.places}
    ornaments = iter(_ornaments_far_first(contents, final, lens))
    parts: list[str] = []
    pending = photo.tables[photo.cuts[-1]]  # the part of the table still to be painted
    is_needed = True
    for layer in reversed(photo.layers):
        table = table_before(photo, layer.y)
        if table is not None and table is not pending:
            if is_needed:
                parts.append(_table(contents, _reach(photo, pending), lens))
            pending, is_needed = table, False
        is_needed = is_needed or taken_from(layer.coverage, [pending])[TABLE] > 0
        parts.append(next(ornaments) if layer.id == DECORATION else drawn[layer.id])
    if is_needed:
        parts.append(_table(contents, _reach(photo, pending), lens))
    return "".join(parts)


def _reach(photo: Photo, table: Layer) -> int:
    """Return the plane that a part of the table reaches."""
    return next(y for y, layer in photo.tables.items() if layer is table)


def _guest(contents: Contents, place: Place, lens: Lens) -> str:
    x, y = foot(contents, place)
    guest, figure = contents.guests[place.guest - 1], contents.figures[place.guest - 1]
    return standees.standee(guest, figure, x, y, lens)


def _ornaments_far_first(contents: Contents, final: FinalPhoto, lens: Lens) -> list[str]:
    order = sorted(range(len(final.decor)), key=lambda index: (-final.decor[index][1], index))
    return [
        buffet.decoration(
            contents, kind_of(contents, i), 10 * final.decor[i][0], 10 * final.decor[i][1], lens
        )
        for i in order
    ]


def _table(contents: Contents, y: int, lens: Lens) -> str:
    """Return the table in front of a plane: the whole drawing, clipped to that part."""
    cut = f"cut-{y}"
    hull = points(buffet.front_of(contents.table, y, lens))
    clip = f'<clipPath id="{cut}"><polygon points="{hull}"/></clipPath>'
    return f'{clip}<g clip-path="url(#{cut})">{buffet.table(contents.table, lens)}</g>'


def definitions() -> str:
    """Return all gradients of the picture and its page."""
    warm = [(0, "#ffb35c", 0.22), (0.6, "#ff9d5c", 0.05), (1, "#ff9d5c", 0)]
    dark = [(0, "#000000", 0), (0.7, "#120608", 0.06), (1, "#120608", 0.62)]
    return "".join(
        (
            room.definitions(),
            buffet.definitions(),
            standees.definitions(),
            radial("warm", warm, 0.3, 0.12, 0.9),
            radial("vignette", dark, 0.5, 0.47, 0.78),
            linear("paper", [(0, "#fffdf8", 1), (1, "#f1e7d6", 1)]),
        )
    )


def _mood() -> str:
    """Warm light from the upper left, dark corners."""
    return rect(0, 0, WIDTH, HEIGHT, "url(#warm)") + rect(0, 0, WIDTH, HEIGHT, "url(#vignette)")


def page(inner: str, width: int, height: int, caption: str, credit: str) -> str:
    """Return the picture as a print on the page of an album, with its caption."""
    middle = LEFT + WIDTH / 2
    italic = f'text-anchor="middle" font-family="{SERIF}" font-style="italic"'
    small = f'text-anchor="end" font-family="{SERIF}"'
    x0, y0, x1, y1 = 28, 24, LEFT + WIDTH + 32, PAGE_H - 24
    return "".join(
        (
            rect(0, 0, width, height, "#2d221d"),
            rect(x0 + 6, y0 + 9, x1 - x0, y1 - y0, "#000000", 'rx="3" fill-opacity="0.45"'),
            rect(x0, y0, x1 - x0, y1 - y0, "url(#paper)", 'rx="3"'),
            rect(LEFT - 3, TOP - 3, WIDTH + 6, HEIGHT + 6, "#d8c8ae"),
            f'<g transform="translate({n(LEFT)} {n(TOP)})">{inner}</g>',
            text(middle, TOP + HEIGHT + 66, caption, 34, "#4a3427", italic) if caption else "",
            text(LEFT + WIDTH, TOP + HEIGHT + 94, credit, 15, "#8a7460", small) if credit else "",
            _corners(x0, y0, x1, y1),
        )
    )


def _corners(x0: int, y0: int, x1: int, y1: int) -> str:
    """Four paper corners hold the print on the page."""
    size, out = 54, 8
    parts = []
    for x, dx in ((x0 - out, 1), (x1 + out, -1)):
        for y, dy in ((y0 - out, 1), (y1 + out, -1)):
            corner = [(x, y), (x + dx * size, y), (x, y + dy * size)]
            parts.append(polygon([(float(a), float(b)) for a, b in corner], "#191210"))
            inner = [
                (x + dx * 7.0, y + dy * 7.0),
                (x + dx * 34.0, y + dy * 7.0),
                (x + dx * 7.0, y + dy * 34.0),
            ]
            parts.append(polygon(inner, "#2c201b"))
    return "".join(parts)


def document(width: int, height: int, body: str) -> str:
    """Return a whole SVG of this size."""
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>\n'
