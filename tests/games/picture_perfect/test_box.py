"""The box against the numbers of the rules, and the checks after changing it (section 3)."""

import tomllib
from collections import Counter
from typing import Any

import pytest

from ludoteca.core.box import Box
from ludoteca.games.picture_perfect.box.contents import FILE, Contents
from ludoteca.games.picture_perfect.edge.box_checks import check_box
from ludoteca.games.picture_perfect.rules.judging.camera import preset_cameras
from tests.games.picture_perfect.party import BOX

PRESETS = {
    "front_low": (0, 343, 410),
    "front_mid": (0, -607, 464),
    "front_high": (0, -1556, 518),
    "left_low": (1869, 343, 410),
    "left_mid": (1869, -607, 464),
    "left_high": (1869, -1556, 518),
    "right_low": (-1870, 343, 410),
    "right_mid": (-1870, -607, 464),
    "right_high": (-1870, -1556, 518),
    "close_low": (0, -28, 1101),
    "close_mid": (0, -2931, 1463),
    "close_high": (0, -5833, 1463),
    "close_left_high": (2553, -4667, 1276),
    "close_right_high": (-2553, -4667, 1276),
    "floor_level": (0, 1294, 564),
}


def changed(path: str, value: Any) -> Contents:
    """Return the box with one value written over by an owner."""
    owner = Box.from_changes({path: {"value": value, "source": "owner"}})
    return Contents(BOX.box.with_changes(owner))


def complaints(contents: Contents) -> set[str]:
    return {reason.code for reason in check_box(contents)}


def test_the_box_as_printed_has_no_complaint() -> None:
    assert check_box(BOX) == []


def test_every_value_tells_where_it_comes_from() -> None:
    assert len(BOX.box.entries) > 300
    assert all(entry.source for entry in BOX.box.entries.values())


@pytest.mark.rule("P-SETUP-01")
def test_forty_two_cards_in_six_types() -> None:
    types = Counter(card.type for card in BOX.cards)
    assert types == {
        "in_area": 17,
        "next_to": 7,
        "hide_face_of": 7,
        "nobody_in_front": 5,
        "my_face_hidden": 2,
        "not_next_to": 4,
    }
    named = [c.about for c in BOX.cards if c.type in ("next_to", "hide_face_of")]
    assert sorted(map(str, named)) == sorted(guest.id for guest in BOX.guests)


@pytest.mark.rule("P-PREF-07")
def test_six_women_six_men_one_dog_one_plant() -> None:
    kinds = Counter(guest.kind for guest in BOX.guests)
    assert kinds == {"woman": 6, "man": 6, "dog": 1, "plant": 1}
    assert [guest.id for guest in BOX.guests if not guest.face] == ["palmira"]


@pytest.mark.rule("P-SETUP-03")
def test_envelopes_by_number_of_players() -> None:
    assert BOX.envelopes == {2: (5, 4), 3: (4, 2), 4: (3, 2), 5: (2, 4), 6: (2, 2)}


@pytest.mark.rule("P-PREF-03")
def test_rows_are_counted_from_the_photographer() -> None:
    rows = {id: {BOX.spaces[s].y for s in BOX.area_spaces[id]} for id in BOX.areas if "row" in id}
    assert rows == {"row_1": {300}, "row_2": {700}, "row_3": {1100}, "row_4": {1500}}
    assert all(BOX.spaces[s].x < 0 for s in BOX.area_spaces["left"])
    assert all(BOX.spaces[s].x > 0 for s in BOX.area_spaces["right"])


@pytest.mark.rule("P-PREF-04")
def test_adjacent_spaces_are_one_square_apart() -> None:
    for index, near in enumerate(BOX.neighbours):
        here = BOX.spaces[index]
        expected = {
            other
            for other, there in enumerate(BOX.spaces)
            if abs(here.x - there.x) + abs(here.y - there.y) == 400
        }
        assert near == expected
    assert sum(map(len, BOX.neighbours)) == 2 * 17


@pytest.mark.rule("P-PREF-02")
def test_areas_complement_each_other() -> None:
    everything = frozenset(range(14))
    areas = BOX.area_spaces
    assert areas["near_table"] == everything - areas["away_from_table"]
    assert areas["edge"] == everything - areas["middle"]
    assert len(areas["near_table"]) == 7


@pytest.mark.rule("P-GEO-09")
def test_preset_crops_are_those_of_the_rules() -> None:
    crops = {
        row.id: camera[3:] for row, camera in zip(BOX.presets, preset_cameras(BOX), strict=True)
    }
    assert crops == PRESETS


@pytest.mark.rule("P-GEO-06")
def test_decoration_widths_are_even() -> None:
    assert [kind.name for kind in BOX.decorations][:3] == ["candle", "vase", "cake"]
    assert len(BOX.decorations) == 10
    assert all(kind.width % 20 == 0 for kind in BOX.decorations)


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("preference.near_table.copies", 5, "box_deck_size"),
        ("preference.next_to_leo.about", "nobody", "box_unknown_name"),
        ("preference.left.about", "nowhere", "box_unknown_name"),
        ("preference.hide_face_of_nina.about", "palmira", "box_no_face_to_hide"),
        ("preference.hide_face_of_nina.alternative", "next_to", "box_alternative"),
        ("envelopes.2", [5, 5], "box_envelopes"),
        ("guest.leo.number", 8, "box_guest_numbers"),
        ("guest.leo.face", [0, 450, 90, 44], "box_face_outside"),
        ("guest.leo.face", [0, 450, 43, 44], "box_face_outside"),
        ("guest.leo.profile", [[40, -60, 60], [540, -40, 40]], "box_profile_levels"),
        ("guest.leo.profile", [[50, -60, 60], [540, 40, 40]], "box_profile_width"),
        ("guest.leo.profile", [[50, -60, 60], [540, -170, 40]], "box_too_wide"),
        ("guest.leo.profile", [[50, 150, 160], [540, -75, 75]], "box_feet_off_base"),
        ("area.left.spaces", ["a1", "z9"], "box_unknown_space"),
        ("adjacency.pairs", [["a1", "a2"], ["a2", "a1"]], "box_adjacency"),
        ("exchange.dance.players", [2, 3, 4, 5], "box_too_few_exchanges"),
        ("camera.front_mid.cx", 3, "box_preset"),
        ("table.x", [-400, 400], "box_table_too_small"),
        ("table.x", [-540, 510], "box_table_too_small"),
        ("table.y", [120, 810], "box_table_too_small"),
        ("table.y", [190, 880], "box_table_too_small"),
        ("decoration.cake.width", 200, "box_table_too_small"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused(path: str, value: Any, code: str) -> None:
    assert code in complaints(changed(path, value))


def test_a_table_on_which_all_decorations_just_fit_is_taken() -> None:
    """The widest ones need 7 mm on either side of a slot, the outer slots lie at 45 mm."""
    assert complaints(changed("table.x", [-520, 520])) == set()


def test_an_unknown_exchange_card_is_refused() -> None:
    text = FILE.read_text(encoding="utf-8").replace("[exchange.dance]", "[exchange.waltz]")
    assert "box_unknown_exchange" in complaints(Contents(Box("own", tomllib.loads(text))))
