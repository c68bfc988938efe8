"""What holds for every scene and camera: the judge's invariants of section 7."""

from dataclasses import replace

import pytest

from judge_scenes import Dice, random_camera, random_photo, random_places
from ludoteca.games.picture_perfect.box.figures import Figure
from ludoteca.games.picture_perfect.rules.judging.camera import (
    FARTHEST,
    NEAREST,
    STEP,
    Camera,
    sides_shown_outside,
    widest,
)
from ludoteca.games.picture_perfect.rules.judging.darkroom import develop, ornaments, stands
from ludoteca.games.picture_perfect.rules.judging.judge import Photo, Setting, Studio
from ludoteca.games.picture_perfect.rules.judging.measures import DECORATION, TABLE
from ludoteca.games.picture_perfect.rules.judging.painter import paint
from tests.games.picture_perfect import oracle
from tests.games.picture_perfect.party import BOX, judged
from tests.games.picture_perfect.test_photos import told

SPACES = len(BOX.spaces)


def seeds(long_run: bool, few: int, all: int = 2000) -> range:
    return range(all if long_run else few)


@pytest.mark.rule("P-GEO-12")
@pytest.mark.rule("P-GEO-13")
@pytest.mark.rule("P-GEO-15")
def test_judge_and_painter_agree_with_the_rules_taken_literally(long_run: bool) -> None:
    for seed in seeds(long_run, 30):
        final = random_photo(BOX, seed)
        photo = develop(BOX, final)
        literal = oracle.paint(BOX, final.camera, photo.stands, photo.ornaments)
        assert paint(photo) == literal, seed
        counted = oracle.measures(BOX, final.camera, photo.stands, literal)
        assert {n: told(m) for n, m in photo.measures.items()} == counted, seed


@pytest.mark.rule("P-GEO-13")
def test_judging_again_after_a_change_equals_judging_anew(long_run: bool) -> None:
    for seed in seeds(long_run, 40):
        final = random_photo(BOX, seed)
        places = random_places(BOX, Dice(seed), 14)
        free = sorted(set(range(SPACES)) - {p.space for p in final.places})
        if seed % 2 and free and final.places:  # only one guest goes elsewhere
            moved = final.places[0]._replace(space=free[0])
            places = tuple(sorted((*final.places[1:], moved)))
        before = develop(BOX, final)
        changed = replace(final, places=places)
        again = develop(BOX, changed, before)
        anew = Studio(Setting(BOX.figures, *BOX.table), final.camera.view()).judge(
            again.stands, again.ornaments
        )
        assert facts(again) == facts(anew), seed


def facts(photo: Photo) -> dict[int, object]:
    return {n: told(m) for n, m in photo.measures.items()}


@pytest.mark.rule("P-GEO-13")
def test_the_order_of_listing_does_not_matter(long_run: bool) -> None:
    for seed in seeds(long_run, 10):
        final = random_photo(BOX, seed)
        mixed = replace(final, places=final.places[::-1])
        assert paint(develop(BOX, final)) == paint(develop(BOX, mixed))


@pytest.mark.rule("P-GEO-17")
def test_another_guest_never_makes_one_more_visible(long_run: bool) -> None:
    for seed in seeds(long_run, 60):
        final = random_photo(BOX, seed)
        more = develop(BOX, final)
        for extra in final.places:
            fewer = develop(BOX, final.without([extra.guest]), more)
            # In rows 1 and 2 a new plane cuts the table anew: 20 pixels along its edges.
            slack = 20 if BOX.spaces[extra.space].y < 900 else 0
            for n, measure in fewer.measures.items():
                assert more.measures[n].vis <= measure.vis + slack, (seed, extra)


@pytest.mark.rule("P-GEO-15")
def test_only_nearer_guests_cover(long_run: bool) -> None:
    for seed in seeds(long_run, 15):
        final = random_photo(BOX, seed)
        photo = develop(BOX, final)
        buffer = paint(photo)
        planes = {n: y for n, _, y in photo.stands}
        for n, x, y in photo.stands:
            shape = oracle.polygons(BOX, n)
            points = oracle.upright(final.camera, shape.illustration, x, y)
            others = set(oracle.under(buffer, points)) & set(range(1, TABLE)) - {n}
            assert all(planes[other] < y for other in others), seed


@pytest.mark.rule("P-GEO-15")
def test_measures_add_up(long_run: bool) -> None:
    for seed in seeds(long_run, 60):
        photo = develop(BOX, random_photo(BOX, seed))
        for n, m in photo.measures.items():
            assert m.fin == m.fv + sum(m.by)
            assert m.fv <= m.vis
            assert m.cov <= m.illo
            assert m.by[n] == 0
            is_clear = m.vis == m.shape.figure.pixels()
            assert m.vis >= m.illo or not is_clear
            assert m.by[0] == 0  # the background never hides anything (P-GEO-02)


@pytest.mark.rule("P-GEO-02")
def test_floor_and_screen_never_hide_a_guest(long_run: bool) -> None:
    for seed in seeds(long_run, 10):
        final = replace(random_photo(BOX, seed), decor=())
        buffer = paint(develop(BOX, final))
        assert DECORATION not in buffer
        empty = paint(develop(BOX, replace(final, places=())))
        assert set(empty) <= {0, TABLE}


@pytest.mark.rule("P-GEO-11")
def test_a_mirrored_scene_gives_the_mirrored_picture(long_run: bool) -> None:
    mirrored = [
        Figure(f.number, [(z, -r, -left) for z, left, r in f.illustration], []) for f in BOX.figures
    ]
    setting = Setting(mirrored, *BOX.table)
    for seed in seeds(long_run, 6):
        final = random_photo(BOX, seed)
        cx, cy, cz, uc, vc, k = final.camera
        twin = Studio(setting, Camera(-cx, cy, cz, -uc, vc, k).view()).judge(
            [(n, -x, y) for n, x, y in stands(BOX, final.places)],
            [(-x, y, w, h) for x, y, w, h in ornaments(BOX, final)],
        )
        here, there = paint(develop(BOX, final)), paint(twin)
        rows = [there[r * 960 : (r + 1) * 960][::-1] for r in range(720)]
        differing = sum(a != b for a, b in zip(here, b"".join(rows), strict=True))
        assert 1000 * differing < len(here), seed


@pytest.mark.rule("P-GEO-09")
@pytest.mark.rule("P-GEO-08")
def test_the_widest_crop_always_shows_only_the_scene() -> None:
    for cx in range(-120, 121, 20):
        for cy in range(FARTHEST, NEAREST + 1, 4 * STEP):
            for cz in range(5, 141, 3 * STEP):
                camera = widest(cx, cy, cz, BOX.screen)
                assert camera.k >= 100
                assert sides_shown_outside(camera, BOX.screen) == ()


@pytest.mark.rule("P-PREF-01")
def test_placement_verdicts_do_not_depend_on_the_camera() -> None:
    cards = ("in_area left", "next_to clara", "not_next_to man")
    for seed in range(5):
        final = random_photo(BOX, seed)
        other = replace(final, camera=random_camera(BOX, Dice(seed)))
        for place in final.places:
            id = BOX.guests[place.guest - 1].id
            for text in cards:
                assert judged(final, id, text) == judged(other, id, text)


@pytest.mark.rule("P-PREF-04")
def test_next_to_is_symmetric() -> None:
    final = random_photo(BOX, 3)
    ids = [BOX.guests[place.guest - 1].id for place in final.places]
    for one in ids:
        for other in ids:
            assert judged(final, one, f"next_to {other}") == judged(final, other, f"next_to {one}")
