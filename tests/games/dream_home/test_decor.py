"""D-DECOR, and the Interior Designer's part of D-HELPER."""

import pytest

from tests.games.dream_home.tables import (
    GAME,
    asked,
    code,
    decorating,
    do,
    kinds,
    options,
    parts,
    placing,
    player,
    spot,
    table,
    up,
)


def decor(space: str) -> str:
    """Return the choice to place the token there."""
    return f"place_decor({space})"


@pytest.mark.rule("D-DECOR-06", "D-DECOR-01", "D-HOUSE-05")
def test_piano_finishes_a_single_living_room() -> None:
    """G-05: forced onto the only living room; the card goes to the discard pile."""
    state = placing(
        "bathroom",
        player("F1 LV -- -- -- --"),
        pending=[
            {"is": "take_column", "seat": "p2"},
            {"is": "place_decor", "seat": "p1", "token": "piano"},
            {"is": "place_room", "seat": "p1", "card": "bathroom"},
        ],
    )
    happened = do(state, up("f1c3"))
    assert kinds(happened) == ["room_placed", "forced", "decor_placed"]
    assert state.tokens[5] == 0
    assert GAME.contents.resource_names[state.resource_pile[-1]] == "decor.piano"
    later = placing("living_room", player("F1 LV -- BT -- --", decor={"f1c1": "piano"}))
    assert code(later, up("f1c2")) == "ROOM_FINISHED_DECOR"
    assert code(later, up("f2c1")) == "legal"


@pytest.mark.rule("D-DECOR-03", "D-DECOR-04", "D-DECOR-07")
def test_cat_house_then_canopy_bed() -> None:
    """G-06."""
    state = decorating("cat_house", player("F1 BD -- KT -- --"))
    assert options(state) == [decor("f1c1"), decor("f1c3")]
    house = player("F1 BD -- KT -- --", decor={"f1c1": "cat_house"})
    assert code(placing("bedroom", house), up("f1c2")) == "ROOM_FINISHED_DECOR"
    state = table(
        house,
        rooms=["bedroom", "bathroom", "none", "none", "none"],
        resources=["none", "canopy_bed", "none", "none", "none"],
    )
    happened = do(state, "take_column(2)", up("f1c2"))
    assert "decor_lost" in kinds(happened)
    assert "decor_placed" not in kinds(happened)
    assert GAME.view(state, None).table["box_tokens"] == ["decor.canopy_bed"]
    assert "decor.canopy_bed" in GAME.view(state, None).table["resource_pile"]


@pytest.mark.rule("D-DECOR-02", "D-DECOR-06", "D-TURN-05")
def test_compulsory_decor() -> None:
    """S-12."""
    house = player("F2 KT -- -- -- --\nF1 KT -- BT -- --")
    rooms = ["none", "kids_room", "bedroom", "none", "none"]
    resources = ["none", "ice_cream_machine", "red", "none", "none"]
    state = table(house, rooms=rooms, resources=resources)
    do(state, "take_column(2)", up("f2c3"))
    assert asked(state) == "p1 place_decor"
    assert options(state) == [decor("f2c1"), decor("f1c1")]
    assert code(state, "decline") == "DECOR_MANDATORY"
    do(state, decor("f1c1"))
    after = player("F2 KT -- KD -- --\nF1 KT -- BT -- --", decor={"f1c1": "ice_cream_machine"})
    state = placing("kitchen", after)
    assert code(state, up("f1c2")) == "ROOM_FINISHED_DECOR"
    above = player("F2 KT -- KD -- --\nF1 KT BT BT -- --", decor={"f1c1": "ice_cream_machine"})
    above["floor_1"][2] = "empty"
    assert code(placing("kitchen", above), up("f2c2")) == "legal"


@pytest.mark.rule("D-TURN-05", "D-DECOR-03", "D-DECOR-07", "D-TURN-01")
def test_decor_on_the_card_of_the_same_turn() -> None:
    """S-13."""
    rooms = ["none", "bathroom", "bedroom", "none", "none"]
    resources = ["none", "jacuzzi", "red", "none", "none"]
    state = table(player("F1 LV -- -- -- --"), rooms=rooms, resources=resources)
    do(state, "take_column(2)")
    assert code(state, decor("f1c1")) == "WRONG_STEP"
    happened = do(state, up("f1c2"))
    assert kinds(happened)[:3] == ["room_placed", "forced", "decor_placed"]
    assert state.tokens[6] >= 0
    state = table(player("F1 LV -- -- -- --"), rooms=rooms, resources=resources)
    happened = do(state, "take_column(2)", "place_room(f1c2, down)")
    assert "decor_lost" in kinds(happened)


@pytest.mark.rule("D-DECOR-05", "D-DECOR-10", "D-TOOL-04", "D-HOUSE-05")
def test_token_lies_on_one_card() -> None:
    """S-14: the Drill beside the piano leaves it, the Drill under it does not."""
    state = decorating("piano", player("F1 LV LV KT -- --"))
    assert options(state) == [decor("f1c1"), decor("f1c2")]
    house = player("F1 LV LV KT -- --", decor={"f1c1": "piano"}, tools=["drill"])
    rooms, resources = (
        ["bathroom", "bedroom", "none", "none", "none"],
        ["none", "red"] + ["none"] * 3,
    )
    state = table(house, rooms=rooms, resources=resources)
    do(state, "drill(1, f1c2)")
    assert state.tokens[5] == 0
    assert state.box_tokens == 0
    state = table(house, rooms=rooms, resources=resources)
    assert kinds(do(state, "drill(1, f1c1)")) == ["drilled", "token_lost"]
    assert GAME.view(state, 0).table["box_tokens"] == ["decor.piano"]
    assert parts(state)["decor"] == 0
    unfinished = player("F1 BT LV -- -- --")
    assert code(placing("living_room", unfinished), up("f1c3")) == "legal"


@pytest.mark.rule("D-DECOR-04", "D-DECOR-03")
def test_one_token_per_room() -> None:
    """S-15."""
    house = player("F2 LV -- -- -- --\nF1 LV LV KT -- --", decor={"f1c2": "piano"})
    state = table(house, pending=[
        {"is": "take_column", "seat": "p2"},
        {"is": "place_decor", "seat": "p1", "token": "paintings"},
    ])  # fmt: skip
    assert options(state) == [decor("f2c1")]
    assert code(state, decor("f1c1")) == "DECOR_ROOM_HAS_TOKEN"
    assert code(state, decor("f1c3")) == "DECOR_WRONG_TYPE"


@pytest.mark.rule("D-DECOR-03", "D-EMPTY-03")
def test_cat_house_and_shelves() -> None:
    """S-16."""
    house = player("F2 ## -- -- -- --\nF1 PN KT -- -- --\nB GR WI")
    state = decorating("cat_house", house)
    assert options(state) == [decor(space) for space in ("f1c1", "f1c2", "f0c4", "f0c5")]
    assert code(state, decor("f2c1")) == "DECOR_NOT_A_ROOM"
    assert code(state, decor("f2c2")) == "DECOR_NOT_A_ROOM"
    state = decorating("shelves", house)
    assert options(state) == [decor("f0c4"), decor("f0c5")]
    assert code(state, decor("f1c1")) == "DECOR_WRONG_TYPE"


@pytest.mark.rule("D-PLACE-06", "D-HELPER-13")
def test_decorated_garage() -> None:
    """S-17."""
    shelves = {"f0c4": "shelves"}
    assert code(placing("garage", player("B GR --", decor=shelves)), up("f0c5")) == (
        "ROOM_FINISHED_DECOR"
    )
    designed = player("B GR --", decor=shelves, helpers=["interior_designer"])
    assert code(placing("garage", designed), up("f0c5")) == "legal"


@pytest.mark.rule("D-DECOR-08", "D-HELPER-14", "D-SCORE-05")
def test_tree_house_with_an_unsuitable_house() -> None:
    """S-18: beside the house without asking; 1 + 1 points, with the Designer 2 + 2."""
    rooms = ["none", "kitchen", "bedroom", "none", "none"]
    resources = ["none", "tree_house", "bird_house", "none", "none"]
    state = table(player("F1 ## -- -- -- --"), rooms=rooms, resources=resources)
    happened = do(state, "take_column(2)", "place_room(f1c2, down)")
    assert "decor_beside_house" in kinds(happened)
    assert GAME.view(state, 1).table["players"][0]["garden"] == ["decor.tree_house"]
    garden = ["tree_house", "bird_house"]
    assert parts(table(player("F1 ## -- -- -- --", garden=garden)))["decor"] == 2
    designed = player("F1 ## -- -- -- --", garden=garden, helpers=["interior_designer"])
    assert parts(table(designed))["decor"] == 4


@pytest.mark.rule("D-TURN-04", "D-HELPER-13", "D-HELPER-01")
def test_designer_works_for_the_card_of_the_same_column() -> None:
    """S-19."""
    house = player("F1 BD -- -- -- --", decor={"f1c1": "canopy_bed"})
    rooms = ["none", "bedroom", "kitchen", "none", "none"]
    resources = ["none", "interior_designer", "red", "none", "none"]
    state = table(house, rooms=rooms, resources=resources)
    do(state, "take_column(2)")
    assert code(state, up("f1c2")) == "legal"
    do(state, up("f1c2"))
    assert parts(state)["rooms"] == 4
    helpers, tokens = ["interior_designer"], {"f1c1": "canopy_bed"}
    later = placing("bedroom", player("F1 BD BD -- -- --", decor=tokens, helpers=helpers))
    assert code(later, up("f1c3")) == "ROOM_FINISHED_SIZE"


@pytest.mark.rule("D-DECOR-09", "D-HELPER-14")
def test_joining_two_decorated_rooms() -> None:
    """S-20: keep the piano, 9 + 3 + 1 points."""
    tokens = {"f1c1": "piano", "f1c3": "cat_house"}
    house = player("F1 LV -- LV -- --", decor=tokens, helpers=["interior_designer"])
    state = placing("living_room", house)
    do(state, up("f1c2"))
    assert asked(state) == "p1 keep_token"
    assert options(state) == ["keep_token(piano)", "keep_token(cat_house)"]
    assert code(state, "keep_token(paintings)") == "TOKEN_NOT_IN_ROOM"
    assert code(state, "pass") == "MUST_CHOOSE"
    assert kinds(do(state, "keep_token(piano)"))[:2] == ["token_lost", "token_kept"]
    assert state.tokens[5:8] == (0, -1, -1)
    assert parts(state)["rooms"] + parts(state)["decor"] == 13
    assert asked(state) == "p2 take_column"


@pytest.mark.rule("D-HELPER-14", "D-DECOR-07")
def test_still_one_token_per_room_with_the_designer() -> None:
    """S-21."""
    house = player("F1 LV LV -- -- --", decor={"f1c1": "piano"}, helpers=["interior_designer"])
    rooms = ["none", "bathroom", "kitchen", "none", "none"]
    resources = ["none", "paintings", "red", "none", "none"]
    state = table(house, rooms=rooms, resources=resources)
    assert "decor_lost" in kinds(do(state, "take_column(2)", up("f1c3")))
    assert GAME.view(state, None).table["box_tokens"] == ["decor.paintings"]


@pytest.mark.rule("D-DECOR-05", "D-HOUSE-05")
def test_token_follows_its_card() -> None:
    """A decorated room that is extended by the Designer keeps its token where it lay."""
    house = player("F1 BD -- -- -- --", decor={"f1c1": "cat_house"}, helpers=["interior_designer"])
    state = placing("bedroom", house)
    do(state, up("f1c2"))
    assert (spot(state, "f1c1")[:7], state.tokens[5], state.tokens[6]) == ("bedroom", 6, -1)
