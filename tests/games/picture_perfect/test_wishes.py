"""Placement preferences on the scene of section 6.6, and what is common to all cards: P-PREF."""

import pytest

from ludoteca.games.picture_perfect.box.contents import Preference
from ludoteca.games.picture_perfect.rules.judging.camera import preset_cameras
from ludoteca.games.picture_perfect.rules.judging.measures import NO, YES
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto
from ludoteca.games.picture_perfect.rules.wishes import verdict
from tests.games.picture_perfect.party import BOX, evidence, golden, judged, number, photo

SCENE = photo(
    {
        "clara": "a3",
        "leo": "b3",
        "tango": "b4",
        "carmen": "a4",
        "victor": "a2",
        "hugo": "e2",
        "palmira": "c3",
    }
)


def met(guest: str, text: str) -> bool | None:
    """Return whether a placement card is met; None if it is not judged."""
    found = judged(SCENE, guest, text)
    assert found in (NO, YES, None)
    return None if found is None else found == YES


@pytest.mark.rule("P-PREF-04")
def test_next_to_shares_an_edge() -> None:
    assert met("clara", "next_to leo")  # PR-01
    assert not met("clara", "next_to tango")  # PR-02: a corner
    assert not met("victor", "next_to hugo")  # PR-03: across the table
    assert not met("leo", "next_to otto")  # PR-05: not placed


@pytest.mark.rule("P-PREF-05")
def test_pr_04_next_to_oneself_needs_only_oneself() -> None:
    assert met("clara", "next_to clara")


@pytest.mark.rule("P-PREF-06")
@pytest.mark.rule("P-PREF-07")
def test_not_next_to_a_kind() -> None:
    assert not met("tango", "not_next_to woman")  # PR-06
    assert not met("tango", "not_next_to man")  # PR-07: the boy counts as a man
    assert not met("leo", "not_next_to woman")  # PR-08
    assert met("leo", "not_next_to man")
    assert met("hugo", "not_next_to man")  # PR-09
    assert met("hugo", "not_next_to woman")
    assert not met("palmira", "not_next_to man")  # PR-10
    assert met("palmira", "not_next_to woman")


@pytest.mark.rule("P-PREF-02")
@pytest.mark.rule("P-PREF-03")
@pytest.mark.parametrize(
    ("guest", "inside", "outside"),
    [
        ("victor", "near_table row_2 left edge", "away_from_table row_1 right middle"),  # PR-11
        ("palmira", "near_table row_3 middle", "left right edge row_4"),  # PR-12
    ],
)
def test_areas(guest: str, inside: str, outside: str) -> None:
    assert all(met(guest, f"in_area {area}") for area in inside.split())
    assert not any(met(guest, f"in_area {area}") for area in outside.split())


@pytest.mark.rule("P-PREF-13")
def test_pr_13_nobody_ever_sees_the_face_of_the_plant() -> None:
    for camera in preset_cameras(BOX):
        seen = FinalPhoto(SCENE.places, SCENE.decor, camera)
        assert judged(seen, "palmira", "my_face_hidden") == YES


@pytest.mark.rule("P-PREF-01")
def test_pr_13_a_guest_that_is_not_placed_is_not_judged() -> None:
    assert met("otto", "my_face_hidden") is None
    assert met("otto", "in_area left") is None
    assert met("otto", "next_to otto") is None


@pytest.mark.rule("P-PREF-15")
def test_pr_14_the_face_of_somebody_absent_cannot_be_hidden() -> None:
    assert met("hugo", "hide_face_of nina") is False


@pytest.mark.rule("P-PREF-16")
def test_hiding_ones_own_face_is_the_text_in_brackets() -> None:
    hidden = golden("PH-02")
    assert judged(hidden, "nina", "hide_face_of nina") == YES
    assert judged(hidden, "hugo", "hide_face_of hugo") == NO


@pytest.mark.rule("P-PREF-16")
def test_what_stands_in_brackets_is_judged_for_oneself() -> None:
    """PH-02: Nina's face is hidden and somebody is in front of her; nothing in brackets is that."""
    seen, nina = evidence(golden("PH-02")), number("nina")

    def own(bracket: str | None) -> int | None:
        return verdict(seen, nina, Preference("own", "hide_face_of", "nina", bracket, 1))

    assert own("my_face_hidden") == own(None) == YES
    assert own("nobody_in_front") == NO
