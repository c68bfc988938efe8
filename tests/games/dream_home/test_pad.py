"""The score pad for owners of the printed game."""

from typing import Any

import pytest

from ludoteca.core.positions import PositionError
from tests.games.dream_home.tables import GAME

HOUSE: dict[str, Any] = {
    "floor_2": ["kids_room", "living_room", "living_room", "bathroom", "dressing_room"],
    "floor_1": ["bathroom", "bedroom", "kitchen", "pantry", "kitchen"],
    "basement": ["garage", "empty"],
    "roof": ["red+window", "red", "brown", "purple"],
    "helpers": [],
    "decor": {"f2c2": "piano", "f1c2": "cat_house"},
}


def house(**changes: Any) -> dict[str, Any]:
    """Return the rulebook's house with changes."""
    return {**HOUSE, **changes}


def wrong(data: dict[str, Any]) -> list[str]:
    """Return the codes of what is wrong with the file."""
    with pytest.raises(PositionError) as refused:
        GAME.score_sheet(data)
    return [reason.code for reason in refused.value.reasons]


@pytest.mark.rule("D-SCORE-01")
def test_the_rulebooks_house() -> None:
    sheet = GAME.score_sheet(HOUSE)
    assert sheet.data == {
        "rooms": 15,
        "decor": 4,
        "functionality": 6,
        "roof": 4,
        "architect": 0,
        "total": 29,
        "children": None,
    }
    assert (sheet.totals, sheet.places) == ((29,), (1,))


def test_a_garden_may_be_written_below_decor() -> None:
    data = house(garden=["tree_house"])
    below = {key: value for key, value in data.items() if key != "garden"}
    below["decor"] = {**below.get("decor", {}), "garden": ["tree_house"]}
    assert GAME.score_sheet(below) == GAME.score_sheet(data)


@pytest.mark.rule("D-HELPER-12", "D-HELPER-14")
def test_helpers_and_garden_count() -> None:
    data = house(helpers=["architect", "interior_designer"], garden=["tree_house"])
    sheet = GAME.score_sheet(data).data
    assert (sheet["decor"], sheet["functionality"], sheet["architect"]) == (8, 8, 1)


@pytest.mark.rule("D-TIE-02")
def test_children() -> None:
    """Known if every card is named, or unique, or if the number is given."""
    assert GAME.score_sheet(house(children=7)).data["children"] == 7
    named = house(
        floor_2=[
            "kids_room_02",
            "living_room_03",
            "living_room_01",
            "bathroom_03",
            "dressing_room",
        ],
        floor_1=["bathroom_01", "bedroom_03", "kitchen_01", "pantry", "kitchen_02"],
        basement=["garage_01", "empty"],
    )
    assert GAME.score_sheet(named).data["children"] == 2 + 1 + 1 + 1 + 1


@pytest.mark.rule("D-TIE-01", "D-TIE-02", "D-TIE-03")
def test_several_houses_are_ranked() -> None:
    empty = {
        "floor_2": ["empty"] * 5,
        "floor_1": ["empty"] * 5,
        "basement": ["empty"] * 2,
    }
    sheet = GAME.score_sheet(
        {
            "house": [
                {"name": "Ana", **empty, "children": 1},
                {"name": "Bia", **HOUSE},
                {"name": "Gil", **empty, "children": 2},
            ]
        }
    )
    assert sheet.places == (3, 1, 2)
    assert [row["name"] for row in sheet.data["ranking"]] == ["Bia", "Gil", "Ana"]
    assert sheet.data["houses"][1]["total"] == 29
    assert sheet.notes == ()


@pytest.mark.rule("D-TIE-02")
def test_a_tie_that_hangs_on_unknown_children_is_undecided() -> None:
    one = {
        "floor_2": ["empty"] * 5,
        "floor_1": ["living_room", *["empty"] * 4],
        "basement": ["empty"] * 2,
    }
    sheet = GAME.score_sheet({"house": [{"name": "Ana", **one}, {"name": "Bia", **one}]})
    assert sheet.places == (1, 1)
    assert [note.code for note in sheet.notes] == ["tie_undecided"]
    assert sheet.data["undecided"] == [["Ana", "Bia"]]


@pytest.mark.rule("D-PLACE-03", "D-PLACE-05", "D-DECOR-03", "D-DECOR-04", "D-TURN-06", "D-DECOR-08")
def test_wrong_houses_and_the_rules_they_break() -> None:
    assert wrong(house(basement=["kitchen", "empty"])) == ["WRONG_ZONE"]
    floor = ["bathroom", "bedroom", "kitchen", "kitchen", "kitchen"]
    assert wrong(house(floor_1=floor)) == ["ROOM_TOO_LARGE"]
    assert wrong(house(basement=["garage", "vacant"]))[0] == "pad_vacant"
    assert wrong(house(decor={"f2c1": "piano"})) == ["DECOR_WRONG_TYPE"]
    assert wrong(house(decor={"f0c5": "shelves"})) == ["DECOR_NOT_A_ROOM"]
    both = {"f2c2": "piano", "f2c3": "paintings"}
    assert wrong(house(decor=both)) == ["DECOR_ROOM_HAS_TOKEN"]
    assert wrong(house(garden=["jacuzzi"])) == ["garden_token"]
    assert wrong(house(garden=["piano"]))[0] == "pad_too_many_cards"
    assert wrong(house(roof=["red+window", "red+window"])) == ["pad_too_many_cards"]
    assert wrong(house(helpers=["roofer", "roofer"])) == ["pad_too_many_cards"]


def test_words_that_mean_nothing() -> None:
    assert wrong(house(basement=["garage", "attic"])) == ["pad_unknown_room"]
    assert wrong(house(roof=["green"])) == ["pad_unknown_roof"]
    assert wrong(house(helpers=["plumber"])) == ["pad_unknown_helper"]
    assert wrong(house(decor={"f2c2": "harp"})) == ["pad_unknown_decor"]
    assert wrong(house(garden=["harp"])) == ["pad_unknown_decor"]
    assert wrong(house(decor={"f0c1": "piano"})) == ["UNKNOWN_SPACE"]
    assert wrong(house(floor_2=["empty"])) == ["position_malformed"]
    assert wrong(house(attic=["empty"])) == ["position_malformed"]
    assert wrong({"house": [HOUSE], "roof": []}) == ["position_malformed"]


@pytest.mark.rule("D-SETUP-02")
def test_no_more_cards_than_the_box_holds() -> None:
    floor = ["bathroom", "bedroom", "kitchen", "pantry", "pantry"]
    assert "pad_too_many" in wrong(house(floor_1=floor))
    twice = ["bathroom_01", "bedroom", "kitchen", "pantry", "kitchen"]
    data = {"house": [house(floor_1=twice, decor={}), house(floor_1=twice, decor={}, roof=[])]}
    assert "pad_card_twice" in wrong(data)


def test_reasons_for_several_houses_name_the_house() -> None:
    bad = {"floor_2": ["empty"] * 5, "floor_1": ["empty"] * 5, "basement": ["kitchen", "empty"]}
    with pytest.raises(PositionError) as refused:
        GAME.score_sheet({"house": [{"name": "Ana", **HOUSE}, {"name": "Bia", **bad}]})
    assert any(reason.args.get("seat") == "Bia" for reason in refused.value.reasons)


@pytest.mark.rule("D-SETUP-01")
@pytest.mark.parametrize("houses", [0, 5, 7])
def test_more_houses_than_a_table_has(houses: int) -> None:
    empty = {"floor_2": ["empty"] * 5, "floor_1": ["empty"] * 5, "basement": ["empty"] * 2}
    with pytest.raises(PositionError) as refused:
        GAME.score_sheet({"house": [empty] * houses})
    assert [reason.code for reason in refused.value.reasons] == ["PLAYER_COUNT"]
