"""Photos that the program makes itself: samples, the fallback, the enumerable form."""

from dataclasses import replace

import pytest

from judge_scenes import Dice
from ludoteca.core.box import Box
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.rules.judging.camera import preset, preset_cameras
from ludoteca.games.picture_perfect.rules.placing import refusals_of_photo
from ludoteca.games.picture_perfect.rules.sampling import (
    fallback_photo,
    photo_of_choices,
    presets_showing_all,
    sample_interim,
    sample_photo,
)
from ludoteca.games.picture_perfect.rules.table.scene import (
    Interim,
    Standing,
    first_scene,
)
from tests.games.picture_perfect.party import BOX, rights
from tests.games.picture_perfect.test_box import changed


@pytest.mark.rule("P-PHOTO-04")
def test_samples_are_always_accepted(long_run: bool) -> None:
    scene = first_scene(10)
    for seed in range(2000 if long_run else 25):
        final = sample_photo(BOX, scene, seed)
        assert refusals_of_photo(BOX, final, rights(final)) == [], seed
        assert final == sample_photo(BOX, scene, seed)
    assert sample_interim(replace(scene, vip=3)) == scene


@pytest.mark.rule("P-GEO-05")
def test_whoever_would_collide_in_a_sample_stands_in_the_middle_of_the_space() -> None:
    """In this sample everybody else stands a little beside the middle, and all are visible."""
    final = sample_photo(BOX, first_scene(10), 201)
    assert len(final.places) == 8
    assert [p.guest for p in final.places if (p.dx, p.dy) == (0, 0)] == [BOX.guest_numbers["marco"]]


@pytest.mark.rule("P-GEO-05")
def test_a_sample_leaves_out_nobody_but_who_finds_no_room() -> None:
    """An owner's box with two spaces in one place: whoever is sent there second stays out."""
    row = {"x": BOX.spaces[0].x, "y": BOX.spaces[0].y}
    owner = {f"space.e1.{axis}": {"value": at, "source": "owner"} for axis, at in row.items()}
    close = Contents(BOX.box.with_changes(Box.from_changes(owner)))
    usual = {p.guest: p.space for p in sample_photo(BOX, first_scene(10), 40).places}
    left = {p.guest for p in sample_photo(close, first_scene(10), 40).places}
    out = usual.keys() - left
    assert (len(usual), len(out)) == (12, 1)
    assert {usual[guest] for guest in out} < {0, 1} <= set(usual.values())


@pytest.mark.rule("P-PHOTO-05")
def test_the_fallback_is_always_accepted() -> None:
    for seed in range(25):
        dice = Dice(seed)
        figures = tuple(
            Standing(n, dice.between(-100, 100), dice.between(10, 170)) for n in range(1, 15)
        )
        final = fallback_photo(BOX, Interim(figures, first_scene(10).decor))
        assert refusals_of_photo(BOX, final, rights(final)) == []


@pytest.mark.rule("P-GEO-05")
def test_the_fallback_leaves_out_the_higher_number_of_two_that_collide() -> None:
    bruno, victor = 11, 7
    figures = (Standing(bruno, -8, 110), Standing(victor, -32, 110))
    final = fallback_photo(BOX, Interim(figures, ()))
    assert [place.guest for place in final.places] == [victor]


@pytest.mark.rule("P-PLACE-06")
def test_the_enumerable_form_gives_a_legal_photo() -> None:
    scene = first_scene(10)
    dice = Dice(5)
    for _ in range(5):
        spaces = dice.shuffled(len(BOX.spaces))
        chosen = [space if dice.between(0, 1) else -1 for space in spaces]
        wide = photo_of_choices(BOX, scene, chosen, 1)
        shown = presets_showing_all(BOX, wide)
        final = photo_of_choices(BOX, scene, chosen, shown[0] if shown else 1)
        assert refusals_of_photo(BOX, final, rights(final)) == []
    # The dog behind the table alone is invisible from low cameras only.
    dog = [-1] * 14
    dog[12] = BOX.space_indices["c3"]
    assert 9 not in presets_showing_all(BOX, photo_of_choices(BOX, scene, dog, 2))


@pytest.mark.rule("P-PLACE-06")
def test_a_guest_whom_no_preset_shows_leaves_a_photo_taken_from_the_front() -> None:
    """The table of this owner's box is so high that nobody behind it can be seen."""
    high = changed("table.height", 1300)
    where = dict.fromkeys(range(1, 15), -1) | {
        BOX.guest_numbers["tango"]: BOX.space_indices["c3"],
        BOX.guest_numbers["clara"]: BOX.space_indices["a1"],
    }
    spaces = list(where.values())
    assert len(photo_of_choices(BOX, first_scene(10), spaces, 2).places) == 2
    final = photo_of_choices(high, first_scene(10), spaces, 2)
    assert final.camera == preset(high, "front_mid") != preset_cameras(high)[2]
    assert [place.guest for place in final.places] == [BOX.guest_numbers["clara"]]
