"""Things, projection, coverage: P-GEO-01 to P-GEO-16, P-GEO-22 and the check values of P-GEO-25."""

import pytest

from ludoteca.games.picture_perfect.box.contents import standard
from ludoteca.games.picture_perfect.box.figures import Figure, corners
from ludoteca.games.picture_perfect.rules.judging.camera import preset
from ludoteca.games.picture_perfect.rules.judging.darkroom import develop
from ludoteca.games.picture_perfect.rules.judging.painter import paint
from ludoteca.games.picture_perfect.rules.judging.raster import View
from ludoteca.games.picture_perfect.rules.judging.silhouettes import Polygon, Silhouette
from ludoteca.games.picture_perfect.rules.table.decorations import (
    adjusted,
    default_slot,
    default_spots,
    overlap,
)
from ludoteca.games.picture_perfect.rules.table.scene import foot
from tests.games.picture_perfect import oracle
from tests.games.picture_perfect.party import BOX, golden, number, photo

CAMERA = preset(BOX, "front_mid")
VIEW = CAMERA.view()


@pytest.mark.rule("P-GEO-25")
@pytest.mark.rule("P-GEO-11")
@pytest.mark.rule("P-GEO-10")
@pytest.mark.parametrize(
    ("point", "seen"),
    [
        ((0, 1100, 744), (30720, 17604)),
        ((-540, 120, 0), (11374, 45237)),
        ((540, 880, 380), (47333, 28991)),
    ],
)
def test_points_are_projected_to_these_sub_units(
    point: tuple[int, int, int], seen: tuple[int, int]
) -> None:
    x, y, z = point
    assert (VIEW.column(x, y), VIEW.row(z, y)) == seen


@pytest.mark.rule("P-GEO-25")
@pytest.mark.rule("P-GEO-12")
@pytest.mark.rule("P-GEO-16")
def test_face_of_clara_on_c3() -> None:
    clara = BOX.figures[number("clara") - 1]
    face = Polygon(clara.face, 0, 1100, VIEW)
    assert face.ys == [16126, 16865, 18343, 19082]
    assert face.lefts == [30040, 29360, 29360, 30040]
    assert face.rights == [31400, 32080, 32080, 31400]
    assert face.area2() == 14070560
    covered = face.coverage()
    assert (covered.first, covered.last - 1) == (252, 297)
    assert covered.columns()[0] == (469, 491)
    assert covered.pixels() == 1704


@pytest.mark.rule("P-GEO-01")
@pytest.mark.rule("P-GEO-02")
def test_a_t_is_a_tenth_of_a_millimetre_and_x_grows_to_the_right() -> None:
    assert foot(BOX, photo({"leo": ["e1", 3, -2]}).places[0]) == (830, 280)
    assert VIEW.column(10, 1100) > VIEW.column(0, 1100)
    assert VIEW.row(10, 1100) < VIEW.row(0, 1100)  # z up, rows down
    assert BOX.table == (-540, 540, 120, 880, 380)
    assert BOX.screen == (1850, 1200, 850, 1400)


@pytest.mark.rule("P-GEO-03")
def test_polygons_of_every_guest_are_those_of_the_rules() -> None:
    for guest, figure in zip(BOX.guests, BOX.figures, strict=True):
        plain = oracle.polygons(BOX, guest.number)
        assert corners(figure.illustration) == plain.illustration
        assert corners(figure.outline) == plain.outline
        assert sorted(corners(figure.face)) == sorted(plain.face)
        assert figure.has_face == (guest.id != "palmira")


@pytest.mark.rule("P-GEO-03")
def test_outline_is_the_profile_with_fifteen_more_on_each_side() -> None:
    figure = Figure(1, [(50, -40, 40), (100, -60, 50)], [])
    assert figure.outline == [(35, -55, 55), (50, -55, 55), (100, -75, 65), (115, -60, 50)]
    assert (figure.e0, figure.e1) == (-120, 120)


@pytest.mark.rule("P-GEO-06")
def test_default_slots() -> None:
    assert default_spots(4) == ((-45, 18), (45, 18), (-45, 26), (45, 26))
    assert default_slot(17) == (45, 82)
    assert default_slot(18) == (-30, 18)
    assert default_slot(53) == (15, 82)
    assert default_slot(54) == (0, 18)
    assert default_slot(62) == (0, 82)
    spots = default_spots(63)
    pairs = [(i, j) for i in range(63) for j in range(i)]
    assert not any(overlap(BOX, i, spots[i], j, spots[j]) for i, j in pairs)


@pytest.mark.rule("P-GEO-06")
@pytest.mark.rule("P-PLACE-05")
def test_decorations_leave_and_come() -> None:
    here = ((-45, 18), (20, 50), (-45, 26))
    assert adjusted(BOX, here, 2) == here[:2]
    # Slot 0 is taken by decoration 0, so the new one goes to slot 1.
    assert adjusted(BOX, here[:2], 3) == (*here[:2], (45, 18))
    assert adjusted(BOX, default_spots(3), 5) == default_spots(5)


@pytest.mark.rule("P-GEO-06")
def test_without_a_free_slot_all_go_to_their_default_slots() -> None:
    # Each one stands between slots and keeps a cake (number 22) from all of them.
    spots = tuple((x, y) for y in (22, 38, 54, 70, 82) for x in (-37, -8, 22, 45))
    crowd = (*spots, (-37, 30), (22, 30))
    assert adjusted(BOX, crowd, 23) == default_spots(23)
    assert adjusted(BOX, crowd, 22) == crowd


@pytest.mark.rule("P-GEO-13")
@pytest.mark.parametrize("id", ["PH-16", "PH-17", "PH-23", "PH-24"])
def test_the_painting_order_with_strips_is_the_literal_one(id: str) -> None:
    final = golden(id)
    judged = develop(BOX, final)
    literal = oracle.paint(BOX, final.camera, judged.stands, judged.ornaments)
    assert paint(judged) == literal


@pytest.mark.rule("P-GEO-14")
def test_the_buffer_has_a_byte_per_pixel() -> None:
    buffer = paint(develop(BOX, golden("PH-24")))
    assert len(buffer) == 960 * 720
    assert set(buffer) == set(range(17))
    empty = paint(develop(BOX, golden("PH-22")))
    assert set(empty) == {0, 15}


@pytest.mark.rule("P-GEO-15")
def test_a_figure_outside_the_picture_has_no_pixels() -> None:
    view = View(0, -450, 90, 0, -607, 464)
    far_left = Silhouette(BOX.figures[0], -9000, 1100, view)
    assert far_left.figure.pixels() == 0
    assert far_left.illustration.pixels() == 0
    assert not far_left.is_inside
    assert far_left.fig2 > 0  # areas are not cut by the frame


@pytest.mark.rule("P-GEO-22")
def test_intermediate_values_stay_below_two_to_the_53() -> None:
    # The largest numerators: farthest x against the nearest plane, the widest crop.
    worst_a = 2 * ((1100 + 180 + 1200) * 10000 + 16551 * 7800) * 7680 + 2068 * 7800
    den = 61440 * 40
    worst_n = 2**22 * den + 2**22 * 64 * 61440
    assert max(worst_a, worst_n, 64 * den) < 2**53
    assert standard() is BOX
