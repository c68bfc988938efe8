"""The photograph as a picture: what is seen is what is scored (P-GEO-23)."""

import xml.etree.ElementTree as ET
from math import cos, pi, sin

import pytest

from ludoteca.cli.png import png
from ludoteca.games.picture_perfect.edge.characters import CHARACTERS
from ludoteca.games.picture_perfect.edge.characters.brush import Shape, bounds
from ludoteca.games.picture_perfect.edge.drawing.markup import points
from ludoteca.games.picture_perfect.edge.photo_notes import Note, annotated_svg, coverings
from ludoteca.games.picture_perfect.edge.photo_svg import photo_svg
from ludoteca.games.picture_perfect.rules.judging.darkroom import develop
from ludoteca.games.picture_perfect.rules.judging.measures import DOUBT, NO, YES
from tests.games.picture_perfect.oracle import polygons, project
from tests.games.picture_perfect.party import BOX, PHOTOS, golden

SVG = "{http://www.w3.org/2000/svg}"
FULL = golden("PH-24")


def edge_points(shape: Shape) -> list[tuple[float, float]]:
    """Return points around a shape, its line's thickness included."""
    if shape.form == "oval":
        (x, z), (rx, rz) = shape.points
        half = shape.width / 2
        turns = [i * pi / 8 for i in range(16)]
        return [(x + (rx + half) * cos(t), z + (rz + half) * sin(t)) for t in turns]
    left, bottom, right, top = bounds(shape)
    return [(x, z) for x, z in shape.points if left <= x <= right and bottom <= z <= top]


@pytest.mark.rule("P-GEO-23")
@pytest.mark.parametrize("guest", BOX.guests, ids=lambda guest: guest.id)
def test_eyes_nose_and_mouth_are_inside_the_judged_face(guest: object) -> None:
    row = next(row for row in BOX.guests if row == guest)
    drawing = CHARACTERS[row.id]
    assert bool(drawing.face) == bool(row.face)
    if not row.face:
        return
    x, z, a, b = row.face
    for shape in drawing.face:
        for px, pz in edge_points(shape):
            across, up = abs(px - x) / a, abs(pz - z) / b
            assert max(across, up) <= 1, shape
            assert across + up <= 1.5, shape


@pytest.mark.rule("P-GEO-23")
@pytest.mark.parametrize("guest", BOX.guests, ids=lambda guest: guest.id)
def test_the_drawing_fills_the_illustration(guest: object) -> None:
    row = next(row for row in BOX.guests if row == guest)
    drawing = CHARACTERS[row.id]
    bands = [shape for shape in (*drawing.body, *drawing.over) if shape.form == "band"]
    covered = float(row.profile[0][0])
    for band in sorted(bands, key=lambda shape: shape.points[0][1]):
        (_, low), (_, high) = band.points
        if low <= covered and band.opacity == 1:
            covered = max(covered, high)
    assert covered >= row.profile[-1][0]


def test_fourteen_characters_with_a_drawing_of_their_own() -> None:
    assert list(CHARACTERS) == [guest.id for guest in BOX.guests]
    assert len({drawing.body for drawing in CHARACTERS.values()}) == 14


@pytest.mark.rule("P-GEO-23")
def test_outlines_in_the_picture_are_the_projected_integers() -> None:
    text = photo_svg(BOX, FULL)
    for n, x, y in develop(BOX, FULL).stands:
        for shape in polygons(BOX, n)[:3]:
            seen = [project(FULL.camera, (x + px, y, pz)) for px, pz in shape]
            assert points([(a / 64, b / 64) for a, b in seen]) in text


@pytest.mark.rule("P-GEO-23")
@pytest.mark.rule("P-GEO-13")
def test_far_guests_are_drawn_first() -> None:
    tree = ET.fromstring(photo_svg(BOX, FULL))
    drawn = [g.get("id", "") for g in tree.iter(f"{SVG}g") if g.get("id", "").startswith("guest-")]
    order = sorted(develop(BOX, FULL).stands, key=lambda stand: (-stand[2], stand[0]))
    assert drawn == [f"guest-{BOX.guests[n - 1].id}" for n, _, _ in order]


@pytest.mark.parametrize("id", PHOTOS)
def test_every_golden_photo_can_be_drawn(id: str) -> None:
    tree = ET.fromstring(photo_svg(BOX, golden(id), "A & B <3", framed=id != "PH-22"))
    assert tree.tag == f"{SVG}svg"
    texts = [element.text for element in tree.iter(f"{SVG}text")]
    assert texts == ([] if id == "PH-22" else ["A & B <3"])
    assert tree.get("width") == ("960" if id == "PH-22" else "1080")


@pytest.mark.rule("P-GEO-15")
@pytest.mark.parametrize("id", ["PH-02", "PH-12", "PH-15", "PH-24"])
def test_what_is_hatched_is_what_is_counted(id: str) -> None:
    photo = develop(BOX, golden(id))
    for n, measure in photo.measures.items():
        hatched = [b - a for runs in coverings(photo, n).values() for _, a, b in runs]
        assert sum(hatched) == measure.cov


def test_notes_stand_beside_the_picture() -> None:
    notes = [Note(n, f"guest {n}", (("one", YES), ("two", NO), ("three", DOUBT))) for n in (1, 2)]
    tree = ET.fromstring(annotated_svg(BOX, golden("PH-15"), notes, "caption", "credit"))
    texts = [element.text for element in tree.iter(f"{SVG}text")]
    assert {"guest 1", "guest 2", "one", "two", "three", "caption", "credit"} <= set(texts)
    assert {"3", "7", "11"} <= set(texts)  # the badges of the guests in the picture
    assert ET.fromstring(annotated_svg(BOX, golden("PH-22"), [])).tag == f"{SVG}svg"


def test_png_has_the_size_of_the_picture() -> None:
    data = png(photo_svg(BOX, golden("PH-01"), framed=False))
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")) == (960, 720)
