"""D-HOUSE, D-PLACE and D-EMPTY: what may stand where."""

import pytest

from tests.games.dream_home.tables import (
    code,
    do,
    down,
    options,
    parts,
    placing,
    player,
    spot,
    table,
    up,
)


@pytest.mark.rule("D-PLACE-06", "D-EMPTY-01", "D-HOUSE-03")
def test_bathroom_beside_a_bathroom() -> None:
    """G-02."""
    state = placing("bathroom", player("F1 BT -- LV -- --"))
    assert code(state, up("f1c2")) == "ROOM_FINISHED_SIZE"
    assert code(state, down("f1c2")) == "legal"
    assert code(state, up("f2c1")) == "legal"
    assert code(state, up("f2c3")) == "legal"


@pytest.mark.rule("D-PLACE-06", "D-EMPTY-02", "D-PLACE-02")
def test_third_kitchen() -> None:
    """G-03: exactly three options."""
    house = """
        F2  KD LV -- LB --
        F1  BD BT KT KT --
        B            GR GR
    """
    state = placing("kitchen", player(house))
    assert options(state) == [up("f2c3"), down("f2c3"), down("f1c5")]
    assert code(state, up("f1c5")) == "ROOM_FINISHED_SIZE"
    assert code(state, up("f2c5")) == code(state, down("f2c5")) == "NO_SUPPORT"


@pytest.mark.rule("D-PLACE-05", "D-PLACE-06", "D-PLACE-08")
def test_third_bedroom() -> None:
    """G-04: floors are separate."""
    state = placing("bedroom", player("F1 BD BD -- -- --"))
    assert code(state, up("f1c3")) == "ROOM_FINISHED_SIZE"
    assert code(state, up("f2c1")) == "legal"


@pytest.mark.rule(
    "D-HOUSE-01", "D-HOUSE-02", "D-PLACE-02", "D-PLACE-03", "D-EMPTY-02", "D-EMPTY-06"
)
def test_first_card_of_the_game() -> None:
    """S-01: eight options for a living room, seven for a garage."""
    ground = ["f1c1", "f1c2", "f1c3", "f0c4", "f0c5"]
    state = placing("living_room")
    assert options(state) == [*map(up, ground[:3]), *map(down, ground)]
    assert code(state, up("f1c4")) == "NO_SUPPORT"
    assert code(state, up("f0c4")) == "WRONG_ZONE"
    assert code(state, up("f2c1")) == "NO_SUPPORT"
    state = placing("garage")
    assert options(state) == [*map(up, ground[3:]), *map(down, ground)]
    assert code(state, up("f1c1")) == "WRONG_ZONE"


@pytest.mark.rule("D-HOUSE-02", "D-EMPTY-02", "D-EMPTY-03")
def test_face_down_cards_support_and_may_be_foreign_to_the_zone() -> None:
    """S-02."""
    house = player(basement=["empty:kitchen_01", "vacant"])
    assert code(placing("bedroom", house), up("f1c4")) == "legal"
    state = placing("garage", house)
    do(state, down("f1c1"))
    assert spot(state, "f1c1").startswith("empty:garage")
    house["floor_1"] = ["empty:garage_01", *["vacant"] * 4]
    assert code(placing("library", house), up("f2c1")) == "legal"


@pytest.mark.rule("D-PLACE-04", "D-HOUSE-04")
def test_gap_on_a_floor() -> None:
    """S-03: two rooms of size 1, 2 points in all."""
    state = placing("living_room", player("F1 LV -- -- -- --"))
    do(state, up("f1c3"))
    assert parts(state)["rooms"] == 2


@pytest.mark.rule("D-PLACE-07", "D-HOUSE-04")
def test_closing_a_gap_between_two_living_rooms() -> None:
    """S-04: one room of size 3, worth 9."""
    state = placing("living_room", player("F1 LV -- LV -- --"))
    do(state, up("f1c2"))
    assert parts(state)["rooms"] == 9


@pytest.mark.rule("D-PLACE-05", "D-PLACE-07", "D-PLACE-08")
def test_joining_would_be_too_large() -> None:
    """S-05: 2 + 1 + 1 > 3; the bedroom below does not matter."""
    house = """
        F2  LV LV -- LV --
        F1  BD BT BD KT --
        B            GR --
    """
    assert code(placing("living_room", player(house)), up("f2c3")) == "ROOM_TOO_LARGE"
    assert code(placing("bedroom", player(house)), up("f2c3")) == "legal"


@pytest.mark.rule("D-PLACE-07", "D-EMPTY-01")
def test_two_single_bedrooms_cannot_be_joined() -> None:
    """S-06."""
    state = placing("bedroom", player("F1 BD -- BD -- --"))
    assert code(state, up("f1c2")) == "ROOM_TOO_LARGE"
    assert code(state, down("f1c2")) == "legal"
    assert code(state, up("f2c1")) == "legal"


@pytest.mark.rule("D-PLACE-06", "D-PLACE-07", "D-HELPER-13", "D-HOUSE-05")
def test_joining_with_one_decorated_side() -> None:
    """S-07."""
    house = "F1 LV -- LV -- --"
    decor = {"f1c3": "paintings"}
    state = placing("living_room", player(house, decor=decor))
    assert code(state, up("f1c2")) == "ROOM_FINISHED_DECOR"
    state = placing("living_room", player(house, decor=decor, helpers=["interior_designer"]))
    do(state, up("f1c2"))
    assert state.tokens.count(1) == 1


@pytest.mark.rule("D-EMPTY-03")
def test_an_empty_room_separates() -> None:
    """S-08: 6 + 0 + 1."""
    state = placing("kitchen", player("F1 KT KT ## -- --\nB GR --"))
    do(state, up("f1c4"))
    assert parts(state)["rooms"] == 7


@pytest.mark.rule("D-EMPTY-01", "D-EMPTY-05", "D-PLACE-09")
def test_face_down_by_choice_and_for_good() -> None:
    """S-09: it stays face down; a later kitchen beyond it is a room of its own."""
    state = placing("kitchen", player("F1 KT -- -- -- --"))
    assert code(state, up("f1c2")) == "legal"
    do(state, down("f1c2"))
    assert spot(state, "f1c2").startswith("empty:kitchen")
    again = placing("kitchen", player("F1 KT ## -- -- --"))
    assert code(again, up("f1c2")) == code(again, down("f1c2")) == "SPACE_TAKEN"
    assert code(again, up("f1c3")) == "legal"


@pytest.mark.rule("D-EMPTY-04")
def test_two_empty_rooms_side_by_side() -> None:
    """S-10: 0 points, 2 with the Architect."""
    house = "F1 ## ## -- -- --"
    assert sum(parts(table(player(house))).values()) == 0
    assert parts(table(player(house, helpers=["architect"])))["architect"] == 2


@pytest.mark.rule("D-PLACE-01", "D-TOOL-17", "D-TOOL-18", "D-EMPTY-06")
def test_last_space_no_face_up_option() -> None:
    """S-11: forced face down in place of the Scaffold; a garage may lie either way."""
    house = """
        F2  BD LV KT KT BT
        F1  BT LV LV BD BT
        B            GR []
    """
    rooms = ["kitchen_08", "none", "none", "none", "garage_06"]
    resources = ["none", "none", "none", "none", "red"]
    state = table(player(house), rooms=rooms, resources=resources, round=12)
    happened = do(state, "take_column(1)")
    assert [e.kind for e in happened[:4]] == [
        "first_column_taken",
        "forced",
        "scaffold_replaced",
        "room_turned_down",
    ]
    assert spot(state, "f0c5") == "empty:kitchen_08"
    state = table(player(house), rooms=rooms, resources=resources, round=12)
    do(state, "take_column(5)")
    assert options(state) == [up("f0c5"), down("f0c5")]


@pytest.mark.rule("D-PLACE-01", "D-PLACE-02", "D-PLACE-03")
def test_order_of_refusals() -> None:
    """Space, zone, support, finished by size, finished by decor, too large."""
    state = placing("garage", player("F1 BT -- -- -- --"))
    assert code(state, up("f1c1")) == "SPACE_TAKEN"  # not WRONG_ZONE
    assert code(state, up("f2c5")) == "WRONG_ZONE"  # not NO_SUPPORT
    house = "F1 LV LV -- LV --\nB -- --"
    bad = player("F1 BD BD -- BD --\nB GR --", decor={"f1c4": "canopy_bed"})
    assert code(placing("bedroom", bad), up("f1c3")) == "ROOM_FINISHED_SIZE"
    right = player("F1 BD -- BD BD --\nB GR --")
    assert code(placing("bedroom", right), up("f1c2")) == "ROOM_FINISHED_SIZE"
    decorated = player(house.replace("B -- --", "B GR --"), decor={"f1c4": "piano"})
    assert code(placing("living_room", decorated), up("f1c3")) == "ROOM_FINISHED_DECOR"


@pytest.mark.rule("D-HOUSE-03", "D-PLACE-08")
def test_basement_spaces_are_neighbours_and_nothing_is_beside_the_floor_above() -> None:
    """The end of one floor and the start of the next are not neighbours."""
    state = placing("garage", player("B GR --"))
    assert code(state, up("f0c5")) == "legal"
    ends = "F2 -- -- -- -- BT\nF1 -- BT BT -- LV\nB -- GR"
    ends = ends.replace("BT BT", "## BT")
    state = placing("bathroom", player(ends))
    assert code(state, up("f1c1")) == "legal"  # f2c5 is no neighbour of f1c1


@pytest.mark.rule("D-EMPTY-02")
def test_face_down_on_a_scaffold() -> None:
    state = placing("kitchen", player("F1 -- -- -- -- --\nB [] --"))
    assert code(state, down("f0c4")) == "legal"
    assert code(state, up("f0c4")) == "WRONG_ZONE"
    do(state, down("f0c4"))
    assert state.scaffolds == (0, 0)
