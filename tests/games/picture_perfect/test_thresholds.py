"""Every limit of the verdicts, to the pixel (P-GEO-15 to P-GEO-20); one t is one pixel here."""

import pytest

from ludoteca.games.picture_perfect.rules.judging.covering import measure
from ludoteca.games.picture_perfect.rules.judging.measures import (
    DOUBT,
    IDS,
    NO,
    TABLE,
    YES,
    ExactMeasure,
    Measure,
)
from ludoteca.games.picture_perfect.rules.judging.raster import View
from ludoteca.games.picture_perfect.rules.judging.silhouettes import Silhouette
from tests.games.picture_perfect.studio import FACE, SHARP, figure, layer, shape

WIDE = shape([(50, -85, 86), (245, -85, 86)])  # the outline has 201 by 225 pixels, less two corners
TINY = shape([(50, -5, 5), (60, -5, 5)])
SQUARE = shape([(50, -100, 100), (250, -100, 100)], FACE)
HIDER = 7


def seen(vis: int = 9000, cov: int = 0, fv: int = 0, **by: int) -> Measure:
    """Return measures of the square figure; `by` says who hides how much of its face."""
    parts = [0] * IDS
    parts[HIDER], parts[TABLE] = by.get("hider", 0), by.get("table", 0)
    return Measure(SQUARE, vis, cov, fv, parts)


@pytest.mark.rule("P-GEO-15", "P-GEO-16")
def test_one_t_is_one_pixel_here() -> None:
    """Twice the area, in sub-units: 8192 for each pixel."""
    assert WIDE.fig2 == 45000 * 8192
    assert SQUARE.illustration.pixels() == 40000
    assert (SQUARE.face.pixels(), SQUARE.face2) == (1400, 1400 * 8192)
    assert SQUARE.face.columns()[20] == (460, 500)
    assert (SQUARE.face.first, SQUARE.face.last) == (550, 590)


@pytest.mark.rule("P-GEO-17")
def test_half_a_percent_of_the_figure_shows_it() -> None:
    assert Measure(WIDE, 225, 0, 0, []).is_visible()
    assert not Measure(WIDE, 224, 0, 0, []).is_visible()


@pytest.mark.rule("P-GEO-17")
def test_fewer_than_25_pixels_never_show_a_figure() -> None:
    assert TINY.fig2 == 1375 * 8192  # half a percent would be 7
    assert Measure(TINY, 25, 0, 0, []).is_visible()
    assert not Measure(TINY, 24, 0, 0, []).is_visible()


@pytest.mark.rule("P-GEO-18", "P-GEO-21")
@pytest.mark.parametrize(
    ("cov", "verdict"), [(0, YES), (200, YES), (201, DOUBT), (600, DOUBT), (601, NO)]
)
def test_half_a_percent_in_front_is_nothing(cov: int, verdict: int) -> None:
    assert seen(cov=cov).front() == verdict


@pytest.mark.rule("P-GEO-18")
def test_one_pixel_in_front_of_a_tiny_figure_counts() -> None:
    assert TINY.illustration.pixels() == 100
    assert [Measure(TINY, 25, cov, 0, []).front() for cov in (0, 1, 2)] == [YES, DOUBT, NO]


@pytest.mark.rule("P-GEO-19", "P-GEO-21", "P-VAR-07")
@pytest.mark.parametrize(
    ("fv", "verdict"), [(0, YES), (14, YES), (15, DOUBT), (42, DOUBT), (43, NO)]
)
def test_a_hundredth_of_a_face_is_hidden(fv: int, verdict: int) -> None:
    """If the table does not hide faces, what it covers counts as seen."""
    assert seen(fv=fv).my_face(True) == verdict
    assert seen(fv=fv, table=900).my_face(True) == verdict
    assert seen(fv=0, table=fv).my_face(False) == verdict
    assert seen(fv=fv, hider=900).my_face(False) == verdict


@pytest.mark.rule("P-GEO-20", "P-GEO-21")
@pytest.mark.parametrize(
    ("fv", "part", "verdict"),
    [
        (14, 14, YES),
        (14, 13, DOUBT),
        (14, 1, DOUBT),
        (14, 0, NO),
        (15, 14, DOUBT),
        (42, 14, DOUBT),
        (43, 999, NO),
    ],
)
def test_whoever_hides_a_hundredth_hides_the_face(fv: int, part: int, verdict: int) -> None:
    assert seen(fv=fv, hider=part).hidden_by(HIDER) == verdict


@pytest.mark.rule("P-GEO-20")
def test_a_hundredth_of_a_face_is_not_rounded() -> None:
    """Of 1512 pixels, 15 are a little less than a hundredth."""
    wide = shape([(50, -100, 100), (250, -100, 100)], [0, 150, 18, 24])
    assert wide.face2 == 1512 * 8192
    for part, wanted in ((15, DOUBT), (16, YES)):
        by = [0] * IDS
        by[HIDER] = part
        assert Measure(wide, 9000, 0, 0, by).hidden_by(HIDER) == wanted
        assert Measure(wide, 9000, 0, part, by).my_face(True) == (YES if part == 15 else DOUBT)


@pytest.mark.rule("P-GEO-19", "P-GEO-20", "P-VAR-11")
@pytest.mark.parametrize("kind", [Measure, ExactMeasure])
def test_without_a_face_there_is_nothing_to_hide(kind: type[Measure]) -> None:
    found = kind(WIDE, 9000, 0, 0, [0] * IDS)
    assert (found.face2, found.fin, found.is_inside) == (0, 0, False)
    assert found.my_face(True) == found.my_face(False) == YES
    assert found.hidden_by(HIDER) == NO


@pytest.mark.rule("P-GEO-15", "P-GEO-20")
@pytest.mark.parametrize(
    ("x", "z", "is_inside"),
    [
        (-460, 300, True),
        (-461, 300, False),
        (460, 300, True),
        (461, 300, False),
        (0, 700, True),
        (0, 701, False),
        (0, 20, True),
        (0, 19, False),
    ],
)
def test_a_face_must_be_in_the_picture_to_its_last_corner(x: int, z: int, is_inside: bool) -> None:
    """It may touch the edge of the picture."""
    found = shape([(50, -100, 100), (250, -100, 100)], [0, z, 20, 20], x)
    assert found.is_inside == is_inside
    by = [0] * IDS
    by[HIDER] = 1400
    for kind in (Measure, ExactMeasure):
        assert kind(found, 9000, 0, 0, by).hidden_by(HIDER) == (YES if is_inside else NO)


@pytest.mark.rule("P-GEO-15", "P-GEO-18", "P-VAR-11")
def test_a_single_pixel_in_front_is_measured() -> None:
    """On the illustration, on the white border, on the face; the table covers no illustration."""
    pixel = (600, 601, 480, 481)
    on_illustration = measure(SQUARE, [layer(3, *pixel)], exact=True)
    assert (on_illustration.cov, on_illustration.front()) == (1, NO)
    assert on_illustration.vis == SQUARE.figure.pixels() - 1
    on_border = measure(SQUARE, [layer(3, 600, 601, 366, 367)], exact=True)
    assert (on_border.cov, on_border.front()) == (0, YES)
    assert on_border.vis == SQUARE.figure.pixels() - 1
    on_face = measure(SQUARE, [layer(3, 570, 571, 480, 481)], exact=True)
    assert (on_face.fv, on_face.by[3], on_face.cov) == (1399, 1, 1)
    table = measure(SQUARE, [layer(TABLE, *pixel)], exact=True)
    assert (table.cov, table.vis) == (0, SQUARE.figure.pixels() - 1)


@pytest.mark.rule("P-GEO-19", "P-VAR-07", "P-VAR-11")
@pytest.mark.parametrize(("fv", "table"), [(0, 0), (0, 1), (1, 0), (5, 5)])
def test_to_the_letter_what_the_table_covers_may_count_as_seen(fv: int, table: int) -> None:
    by = [0] * IDS
    by[TABLE] = table
    found = ExactMeasure(SQUARE, 9000, 0, fv, by)
    assert found.my_face(True) == (NO if fv else YES)
    assert found.my_face(False) == (NO if fv or table else YES)


@pytest.mark.rule("P-GEO-13", "P-GEO-12")
def test_a_single_row_of_the_base_below_the_outline() -> None:
    """The base is 240 t wide; the picture ends one row below the outline."""
    low = figure([(46, -100, 100), (250, -100, 100)])  # its outline ends at 31 t
    found = Silhouette(low, 0, SHARP, View(0, -60, 39, 0, 0, 1000)).figure
    assert (found.last, found.columns()[-1]) == (720, (360, 600))
    assert found.columns()[-21] == (365, 595)
