"""A scene judged again after a change: what is measured anew, and what is kept (P-GEO-13)."""

from dataclasses import replace

import pytest

from judge_scenes import random_photo
from ludoteca.games.picture_perfect.box.figures import Figure
from ludoteca.games.picture_perfect.rules.judging.camera import preset, widest
from ludoteca.games.picture_perfect.rules.judging.darkroom import (
    develop,
    preview,
    setting,
    shows_all,
    studio,
)
from ludoteca.games.picture_perfect.rules.judging.judge import (
    Box,
    Photo,
    Setting,
    Studio,
    add_differences,
    changes,
    meets_any,
)
from ludoteca.games.picture_perfect.rules.judging.painter import paint
from ludoteca.games.picture_perfect.rules.judging.raster import SHIFT, Coverage
from tests.games.picture_perfect import oracle
from tests.games.picture_perfect.party import BOX, golden, number, photo
from tests.games.picture_perfect.studio import SHARP, VIEW, block

CAMERA = preset(BOX, "front_mid")


def differing(one: Photo, two: Photo) -> list[tuple[int, int]]:
    """Return the pixels, row and column, in which two pictures differ."""
    pairs = enumerate(zip(paint(one), paint(two), strict=True))
    return [divmod(place, 960) for place, (a, b) in pairs if a != b]


def is_in(pixel: tuple[int, int], boxes: list[Box]) -> bool:
    row, column = pixel
    return any(r0 <= row < r1 and c0 <= column < c1 for r0, r1, c0, c1 in boxes)


@pytest.mark.parametrize("seed", range(6))
def test_outside_the_changed_boxes_two_pictures_are_equal(seed: int) -> None:
    """One guest goes a little to the back, so the table is cut elsewhere."""
    final = random_photo(BOX, seed)
    moved = final.places[0]._replace(dy=-final.places[0].dy or 7)
    before, now = (
        develop(BOX, final),
        develop(BOX, replace(final, places=(moved, *final.places[1:]))),
    )
    boxes = changes(before, now)
    assert all(is_in(pixel, boxes) for pixel in differing(before, now))


def rows(first: int, *columns: tuple[int, int]) -> Coverage:
    """Return a shape of one run in each row."""
    low, high = min(a for a, _ in columns), max(b for _, b in columns)
    return Coverage(first, [a << SHIFT | b for a, b in columns], low, high)


def test_differences_are_boxed_row_by_row() -> None:
    """At the left end and at the right end; in both directions."""
    one = rows(300, (100, 200), (100, 200), (100, 200), (100, 200))
    two = rows(300, (100, 200), (97, 200), (100, 205), (102, 190))
    boxes = [
        (301, 302, 97, 100),
        (301, 302, 200, 200),
        (302, 303, 100, 100),
        (302, 303, 200, 205),
        (303, 304, 100, 102),
        (303, 304, 190, 200),
    ]
    for a, b in ((one, two), (two, one)):
        found: list[Box] = []
        add_differences(a, b, found)
        assert found == boxes
    found = []
    add_differences(one, rows(300, *one.columns()), found)
    assert found == []


@pytest.mark.parametrize("other", [(299, 304), (300, 305), (299, 305)])
def test_shapes_of_other_heights_are_boxed_whole(other: tuple[int, int]) -> None:
    one, two = block(300, 304, 100, 200), block(*other, 110, 190)
    found: list[Box] = []
    add_differences(one, two, found)
    assert found == [(300, 304, 100, 200), (*other, 110, 190)]


@pytest.mark.parametrize(
    ("box", "is_met"),
    [
        ((300, 304, 100, 200), True),
        ((290, 301, 190, 230), True),
        ((290, 300, 100, 200), False),
        ((303, 310, 90, 101), True),
        ((304, 310, 100, 200), False),
        ((300, 304, 90, 100), False),
        ((300, 304, 199, 210), True),
        ((300, 304, 200, 210), False),
    ],
)
def test_a_box_meets_what_it_overlaps_not_what_it_touches(box: Box, is_met: bool) -> None:
    far = (0, 10, 0, 10)
    assert meets_any(block(300, 304, 100, 200), [far, box]) == is_met
    assert meets_any(block(300, 304, 100, 200), [box, far]) == is_met


def test_boxes_that_touch_do_not_meet() -> None:
    """Side by side or one below the other, in both directions."""
    here = block(300, 304, 100, 200)
    overlapping = [(299, 301, 99, 101), (303, 305, 199, 201), (300, 304, 100, 200)]
    touching = [(290, 300, 0, 960), (304, 310, 0, 960), (0, 720, 90, 100), (0, 720, 200, 210)]
    for box in overlapping + touching:
        there = block(*box)
        assert here.meets(there) == there.meets(here) == (box in overlapping)


def judged_again(before: dict[str, str], now: dict[str, str], **more: object) -> set[str]:
    """Return the guests measured again when one scene follows another."""
    first = develop(BOX, photo(before, decor=()))
    decor = more.get("decor", ())
    assert isinstance(decor, tuple)
    then = develop(BOX, photo(now, decor=decor), first)
    anew = Studio(setting(BOX), CAMERA.view()).judge(then.stands, then.ornaments)
    for n, measure in then.measures.items():
        assert (measure.vis, measure.cov, measure.fv, measure.by) == (
            anew.measures[n].vis,
            anew.measures[n].cov,
            anew.measures[n].fv,
            anew.measures[n].by,
        )
    kept = [n for n in then.measures if then.measures[n] is first.measures.get(n)]
    return {guest for guest in now if number(guest) not in kept}


def test_only_what_a_change_can_touch_is_measured_again() -> None:
    """Somebody comes, goes, walks past somebody else; a decoration is put in front."""
    two = {"clara": "a4", "leo": "e4"}
    assert judged_again(two, two) == set()
    assert judged_again(two, two | {"otto": "a3"}) == {"clara", "otto"}
    assert judged_again(two | {"otto": "a3"}, two) == {"clara"}
    assert judged_again(two | {"otto": "a3"}, two | {"otto": "e3"}) == {"clara", "leo", "otto"}
    three = two | {"nina": "c3"}
    assert judged_again(three, three, decor=((0, 50),)) == {"nina"}


@pytest.mark.rule("P-GEO-13")
def test_a_cut_elsewhere_may_uncover_a_pixel_of_somebody_far_away() -> None:
    """Clara goes back to the left of the table, and its edge is rounded anew on the right."""
    here = Studio(setting(BOX), widest(-120, -450, 90, BOX.screen).view())
    clara, victor = number("clara"), number("victor")
    before = here.judge([(clara, -800, 560), (victor, 780, 1100)], [])
    then = [(clara, -800, 650), (victor, 780, 1100)]
    again, anew = here.judge(then, [], before), here.judge(then, [])
    assert before.measures[victor].vis + 1 == anew.measures[victor].vis
    assert again.measures[victor].vis == anew.measures[victor].vis


def test_a_silhouette_is_worked_out_once() -> None:
    once = Studio(setting(BOX), CAMERA.view())
    assert once.silhouette((1, 0, 1100)) is once.silhouette((1, 0, 1100))
    assert once.silhouette((1, 0, 1100)) is not once.silhouette((1, 10, 1100))
    other = Studio(setting(BOX), CAMERA.view())
    assert other.silhouette((1, 0, 1100)) is not once.silhouette((1, 0, 1100))
    assert studio(BOX, CAMERA, False) is studio(BOX, CAMERA, False)


@pytest.mark.rule("P-GEO-13")
@pytest.mark.parametrize("y", [119, 120, 121, 879, 880, 881])
def test_a_plane_at_an_end_of_the_table(y: int) -> None:
    """The table is cut strictly between its ends: at its front edge nobody is behind it."""
    stands = [(1, 0, y), (7, 300, 500)]
    found = Studio(setting(BOX), CAMERA.view()).judge(stands, [(0, y, 100, 200)])
    literal = oracle.paint(BOX, CAMERA, stands, [(0, y, 100, 200)])
    assert paint(found) == literal
    inner = [y] if 120 < y < 880 else []
    assert found.cuts == sorted([120, 500, *inner, 880])
    counted = oracle.measures(BOX, CAMERA, stands, literal)
    assert {n: m.vis for n, m in found.measures.items()} == {
        n: row["vis"] for n, row in counted.items()
    }


@pytest.mark.rule("P-GEO-13", "P-GEO-15")
@pytest.mark.parametrize("cx", [-120, 120])
@pytest.mark.parametrize("cz", [20, 140])
def test_the_side_of_the_table_hides_those_behind_it(cx: int, cz: int) -> None:
    """Seen from beside the table, from below its top and from above; each guest alone."""
    camera = widest(cx, -450, cz, BOX.screen)
    for x in range(-900, 901, 150):
        stands = [(number("tango"), x, 1100)]
        found = Studio(setting(BOX), camera.view()).judge(stands, [])
        literal = oracle.paint(BOX, camera, stands, [])
        assert paint(found) == literal
        counted = oracle.measures(BOX, camera, stands, literal)
        assert {n: m.vis for n, m in found.measures.items()} == {
            n: row["vis"] for n, row in counted.items()
        }


@pytest.mark.rule("P-GEO-17")
@pytest.mark.parametrize("exact", [False, True])
def test_the_nearest_guest_may_be_invisible_too(exact: bool) -> None:
    """Alone, or before another; because the picture does not reach that far."""
    tall = [Figure(n, [(50, -100, 100), (250, -100, 100)], []) for n in (1, 2)]
    empty = Setting(tall, -540, 540, 120, 121, 1)
    here = Studio(empty, VIEW, exact)
    aside, shown = (1, 700, SHARP), (2, 0, SHARP + 40)
    assert not here.shows_all([aside], [])
    assert not here.shows_all([aside, shown], [])
    assert here.shows_all([shown], [])
    assert here.judge([aside, shown], []).invisible() == [1]


@pytest.mark.rule("P-PHOTO-07", "P-GEO-19")
def test_a_preview_of_a_face_behind_the_table() -> None:
    """It is not seen, whatever the option about tables says; nor is a face that is not there."""
    faces = {row.guest: row.is_face_shown for row in preview(develop(BOX, golden("PH-06")))}
    assert not faces[number("tango")]
    plant = {row.guest: row.is_face_shown for row in preview(develop(BOX, golden("PH-18")))}
    assert not plant[number("palmira")]
    assert shows_all(BOX, golden("PH-18"))
