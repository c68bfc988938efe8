"""The annotated photo: which wish was met or missed, and who covers whom.

The hatching comes from the ID buffer, pixel by pixel: it is the judge's own view. The caller
supplies the words, in the caller's language.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.edge.drawing.lens import Lens
from ludoteca.games.picture_perfect.edge.drawing.markup import (
    Point,
    ellipse,
    n,
    polygon,
    polyline,
    rect,
    text,
)
from ludoteca.games.picture_perfect.edge.drawing.standees import projected
from ludoteca.games.picture_perfect.edge.photo_svg import PAGE_H, PAGE_W, document, page, picture
from ludoteca.games.picture_perfect.rules.judging.darkroom import develop
from ludoteca.games.picture_perfect.rules.judging.judge import Photo
from ludoteca.games.picture_perfect.rules.judging.measures import DOUBT, NO, TABLE, YES
from ludoteca.games.picture_perfect.rules.judging.painter import paint
from ludoteca.games.picture_perfect.rules.judging.raster import HEIGHT, WIDTH, Coverage
from ludoteca.games.picture_perfect.rules.judging.silhouettes import Silhouette
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto

SANS = "'DejaVu Sans', Verdana, sans-serif"
PANEL = 560
COVERED, MASKED = "#ff7a2f", "#b13ad6"
COLOURS = {YES: "#4fae6a", DOUBT: "#e5a52e", NO: "#d9534a"}

Run = tuple[int, int, int]  # row, first column, column after the last


class Note(NamedTuple):
    """What the panel says about one guest: a heading and its wishes with their verdicts."""

    guest: int
    heading: str
    wishes: tuple[tuple[str, int], ...] = ()


def annotated_svg(
    contents: Contents,
    final: FinalPhoto,
    notes: Sequence[Note],
    caption: str = "",
    credit: str = "",
    exact: bool = False,
) -> str:
    """Return the photograph with the judge's marks, and a panel with the notes beside it."""
    photo = develop(contents, final, exact=exact)
    inner = picture(contents, final) + marks(contents, photo, Lens(final.camera.view()), notes)
    width = PAGE_W + PANEL
    body = page(inner, width, PAGE_H, caption, credit) + panel(notes)
    return document(width, PAGE_H, body)


def coverings(photo: Photo, guest: int) -> dict[int, list[Run]]:
    """Return the parts of a guest's illustration that other guests cover, by covering guest."""
    return _others(paint(photo), photo.shapes[guest].illustration, guest)


def _others(buffer: bytes, cover: Coverage, own: int) -> dict[int, list[Run]]:
    found: dict[int, list[Run]] = {}
    for i, (a, b) in enumerate(cover.columns()):
        row = cover.first + i
        for id, start, end in _stretches(buffer[row * WIDTH + a : row * WIDTH + b]):
            if 0 < id < TABLE and id != own:
                found.setdefault(id, []).append((row, a + start, a + end))
    return found


def _stretches(row: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield id, start and end of each stretch of equal bytes."""
    start = 0
    for i in range(1, len(row) + 1):
        if i == len(row) or row[i] != row[start]:
            yield row[start], start, i
            start = i


def marks(contents: Contents, photo: Photo, lens: Lens, notes: Sequence[Note]) -> str:
    """Return the overlay: hatching, lines to covering guests, numbered badges."""
    buffer = paint(photo)
    heads = _heads(contents, photo, lens)
    parts = [f"<defs>{_pattern('cover', COVERED)}{_pattern('mask', MASKED)}</defs>"]
    parts.append('<g clip-path="url(#frame)">')
    for guest, shape in sorted(photo.shapes.items()):
        for other, runs in sorted(_others(buffer, shape.illustration, guest).items()):
            parts.append(_hatch(runs, "cover"))
            x, y = _middle(runs)
            line = [heads[other], (x, y)]
            parts.append(polyline(line, "#ffe3c2", 2.2, 'stroke-dasharray="5 4"'))
            parts.append(ellipse(x, y, 4, 4, "#ffe3c2"))
        for runs in _others(buffer, shape.face, guest).values():
            parts.append(_hatch(runs, "mask"))
        if photo.measures[guest].front() != YES:
            parts.append(_contour(shape, lens))
    verdicts = {note.guest: [verdict for _, verdict in note.wishes] for note in notes}
    parts += [_badge(*heads[n], n, verdicts.get(n, [])) for n in sorted(heads)]
    return "".join((*parts, "</g>"))


def _heads(contents: Contents, photo: Photo, lens: Lens) -> dict[int, Point]:
    """Return the place of each badge: over the head, inside the picture, clear of the others."""
    heads: dict[int, Point] = {}
    for guest, x, y in sorted(photo.stands):
        z, left, right = contents.guests[guest - 1].profile[-1]
        px, py = lens.at(x + (left + right) // 2, y, z)
        px, py = min(max(px, 16), WIDTH - 16), min(max(py - 8, 16), HEIGHT - 16)
        while any(abs(px - qx) + abs(py - qy) < 30 for qx, qy in heads.values()):
            px += 15
        heads[guest] = (px, py)
    return heads


def _contour(shape: Silhouette, lens: Lens) -> str:
    """The dashed outline of an illustration that somebody stands in front of."""
    edge = projected(shape.cardboard.illustration, shape.x, shape.y, lens)
    return polygon(edge, "none", 'stroke="#ffb27a" stroke-width="1.6" stroke-dasharray="6 4"')


def _pattern(id: str, colour: str) -> str:
    size = 'width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"'
    stripe = rect(0, 0, 2, 9, colour, 'fill-opacity="0.7"')
    return f'<pattern id="{id}" {size}>{stripe}</pattern>'


def _hatch(runs: list[Run], pattern: str) -> str:
    d = "".join(f"M{a} {row}h{b - a}v1h{a - b}z" for row, a, b in runs)
    return f'<path d="{d}" fill="url(#{pattern})"/>'


def _middle(runs: list[Run]) -> Point:
    pixels = sum(b - a for _, a, b in runs)
    x = sum((a + b) / 2 * (b - a) for _, a, b in runs) / pixels
    y = sum(row * (b - a) for row, a, b in runs) / pixels
    return x, y


def _badge(x: float, y: float, guest: int, verdicts: list[int]) -> str:
    """A numbered disc whose ring is green, amber or red by how many wishes are met."""
    met = verdicts.count(YES)
    colour = "#8d99a6" if not verdicts else COLOURS[YES if met > 1 else DOUBT if met else NO]
    middle = f'text-anchor="middle" font-weight="bold" font-family="{SANS}"'
    return ellipse(x, y, 13, 13, "#fffaf0", f'stroke="{colour}" stroke-width="4"') + text(
        x, y + 4.6, str(guest), 13, "#2b1d1a", middle
    )


def panel(notes: Sequence[Note]) -> str:
    """Return the notes in two columns beside the picture."""
    parts = []
    half = (len(notes) + 1) // 2
    for index, note in enumerate(notes):
        x = PAGE_W + 8 + (PANEL // 2) * (index // half)
        y = 40 + (index % half) * min(122, (PAGE_H - 60) // max(half, 1))
        parts.append(_entry(note, x, y))
    return "".join(parts)


def _entry(note: Note, x: float, y: float) -> str:
    bold = f'font-weight="bold" font-family="{SANS}"'
    verdicts = [verdict for _, verdict in note.wishes]
    parts = [_badge(x + 15, y + 10, note.guest, verdicts)]
    parts.append(text(x + 36, y + 16, note.heading, 16, "#f6ead0", bold))
    for i, (words, verdict) in enumerate(note.wishes):
        line = y + 40 + 21 * i
        parts.append(_tick(x + 14, line - 5, verdict))
        parts.append(text(x + 36, line, words, 13, "#d9cbb8", f'font-family="{SANS}"'))
    return "".join(parts)


def _tick(x: float, y: float, verdict: int) -> str:
    """A tick, a cross, or a wave for a doubt."""
    paths = {
        YES: f"M{n(x - 6)} {n(y)}l4 5l8 -11",
        NO: f"M{n(x - 5)} {n(y - 5)}l10 10m0 -10l-10 10",
        DOUBT: f"M{n(x - 7)} {n(y + 2)}q3.5 -8 7 -2t7 -2",
    }
    style = f'fill="none" stroke="{COLOURS[verdict]}" stroke-width="3" stroke-linecap="round"'
    return f'<path d="{paths[verdict]}" {style}/>'
