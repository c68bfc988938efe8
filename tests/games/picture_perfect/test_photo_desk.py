"""The photo desk: scenes from files, judged for people and programs."""

from typing import Any

import pytest

from ludoteca.core.decisions import IllegalChoice
from ludoteca.core.positions import PositionError
from ludoteca.games.picture_perfect.edge.photo_desk import percent, photograph, read_scene
from tests.games.picture_perfect.party import BOX, GOLDEN, PHOTOS

MID = {"preset": "front_mid"}
NINA = {"camera": MID, "guests": {"nina": ["c3", 0, 0]}}


def of_rules(id: str, **more: Any) -> dict[str, Any]:
    """Return a golden photo as an owner's file would hold it."""
    return {**{key: PHOTOS[id][key] for key in ("guests", "decor", "camera")}, **more}


@pytest.mark.rule("P-GEO-14")
@pytest.mark.parametrize("id", ["PH-02", "PH-18", "PH-24"])
def test_it_says_what_the_judge_says(id: str) -> None:
    found = photograph(BOX, of_rules(id))
    assert found.refusals == ()
    assert found.data["fingerprint"] == PHOTOS[id]["sha256"]
    for guest, counts in PHOTOS[id]["counts"].items():
        told = {**found.data["measures"][guest]}
        assert told.pop("visible")
        assert told == {**counts, "inside": bool(counts["inside"])}


def test_rows_tell_people_in_code_names_and_percent() -> None:
    nina, hugo = photograph(BOX, of_rules("PH-02")).rows
    assert nina == {
        "guest": "guest.nina",
        "space": "space.c4",
        "visible": True,
        "covered_percent": 46,  # 5130 of 10983 pixels
        "face_percent": 0,
        "face_behind": ("guest.hugo",),
    }
    assert (hugo["covered_percent"], hugo["face_percent"], hugo["face_behind"]) == (0, 100, ())
    palmira = next(
        r for r in photograph(BOX, of_rules("PH-18")).rows if r["guest"] == "guest.palmira"
    )
    assert palmira["face_percent"] == ""


def test_wishes_are_judged_for_the_cards_that_are_known() -> None:
    cards = {"hugo": ["hide_face_of_nina", "row_4", "middle"], "nina": ["row_4"], "leo": ["edge"]}
    nina, hugo = photograph(BOX, of_rules("PH-02", envelope=cards)).rows
    assert hugo["met"] == ("preference.hide_face_of_nina", "preference.middle")
    assert (hugo["missed"], hugo["doubtful"], hugo["points"]) == (("preference.row_4",), (), 3)
    # One card of three is known: no points yet; Leo is not in the photo.
    assert (nina["met"], nina["points"]) == (("preference.row_4",), "")
    doubt = photograph(BOX, of_rules("PH-13", envelope={"mia": ["my_face_hidden"]}))
    assert doubt.data["verdicts"] == {"mia": [["my_face_hidden", "doubt"]]}


@pytest.mark.rule("P-VAR-07")
def test_the_table_may_be_told_not_to_hide_faces() -> None:
    cards = {"envelope": {"tango": ["my_face_hidden"]}}
    verdicts = [
        photograph(BOX, of_rules("PH-06", table_hides_face=hides, **cards)).data["verdicts"]
        for hides in (True, False)
    ]
    assert [found["tango"][0][1] for found in verdicts] == ["yes", "no"]


def test_what_breaks_a_rule_is_still_drawn() -> None:
    found = photograph(BOX, of_rules("PH-03"))
    assert [reason.code for reason in found.refusals] == ["guest_invisible"]
    assert not found.data["valid"]
    assert 'id="guest-hugo"' in found.draw(str, False)


def test_marks_use_the_words_they_are_given() -> None:
    data = of_rules("PH-02", envelope={"nina": ["row_4"]}, caption="Two", credit="by a friend")
    drawn = photograph(BOX, data).draw(str.upper, True)
    for words in ("GUEST.NINA", "GUEST.HUGO", "PREFERENCE.ROW_4", "Two", "by a friend"):
        assert f">{words}<" in drawn


def test_decorations_not_named_stand_in_their_slots() -> None:
    final, _ = read_scene(BOX, NINA)
    assert [list(spot) for spot in final.decor] == PHOTOS["PH-24"]["decor"]
    empty, _ = read_scene(BOX, {**NINA, "decor": []})
    assert empty.decor == ()


def test_presets_are_the_cameras_of_the_rules() -> None:
    for id, sha256 in GOLDEN["presets"].items():
        data = of_rules("PH-24", camera={"preset": id})
        assert photograph(BOX, data).data["fingerprint"] == sha256


@pytest.mark.parametrize(
    ("more", "at"),
    [
        ({"weather": 1}, "weather"),
        ({"caption": 1}, "caption"),
        ({"table_hides_face": "no"}, "table_hides_face"),
        ({"tolerance": False}, "tolerance"),
        ({"envelope": 1}, "envelope"),
        ({"envelope": {"nina": ["sun"]}}, "envelope.nina"),
        ({"envelope": {"nina": "row_1"}}, "envelope.nina"),
        ({"envelope": {"nobody": ["row_1"]}}, "envelope.nobody"),
        ({"camera": None}, "camera"),
    ],
)
def test_the_place_of_a_mistake_is_told(more: dict[str, Any], at: str) -> None:
    with pytest.raises(IllegalChoice) as refused:
        read_scene(BOX, {**NINA, **more})
    assert refused.value.reason.args == {"at": at}
    with pytest.raises(PositionError):
        photograph(BOX, {**NINA, **more})


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"guests": {"nina": ["z9", 0, 0]}}, "space_unknown"),
        ({"guests": {"nina": {"space": "c3", "facing": "back"}}}, "not_facing"),
        ({"camera": [0, -452, 90, 0, -607, 464]}, "camera_range"),
    ],
)
def test_what_no_camera_could_take_is_refused(more: dict[str, Any], code: str) -> None:
    with pytest.raises(PositionError) as refused:
        photograph(BOX, {**NINA, **more})
    assert [reason.code for reason in refused.value.reasons] == [code]


def test_percent_is_0_for_nothing_and_100_for_everything_only() -> None:
    assert [percent(part, 1000) for part in (0, 1, 500, 999, 1000)] == [0, 1, 50, 99, 100]
    assert percent(0, 0) == 0
