"""D-TOOL: the Scaffold."""

import pytest

from ludoteca.games.dream_home.rules.table.state import Homes
from tests.games.dream_home.tables import (
    GAME,
    asked,
    code,
    display,
    do,
    down,
    kinds,
    options,
    placing,
    player,
    spot,
    table,
    turn,
    up,
)


@pytest.mark.rule("D-TOOL-13", "D-TOOL-14", "D-TOOL-15", "D-TOOL-16", "D-TOOL-17", "D-TOOL-18")
def test_scaffold_in_the_basement() -> None:
    """G-09."""
    house = player("F1 BT KD LV LV --\nB GR --")
    cards = display(c1="bedroom", c2="living_room+scaffold", c3="kitchen+red")
    state = table(house, **cards)
    do(state, "take_column(2)")
    assert asked(state) == "p1 place_scaffold_or_room"
    assert code(state, up("f1c5")) == "NO_SUPPORT"
    do(state, "place_scaffold(f0c5)")
    assert asked(state) == "p1 place_room"
    do(state, up("f1c5"))
    assert GAME.standing(state).parts[0]["rooms"] == 9 + 1 + 2 + 0
    later = player("F1 BT KD LV LV LV\nB GR []")
    assert code(placing("kitchen", later), up("f0c5")) == "WRONG_ZONE"
    for card, choice in (("garage", up("f0c5")), ("kitchen", down("f0c5"))):
        state = placing(card, later)
        assert kinds(do(state, choice))[0] == "scaffold_replaced"
        assert GAME.view(state, None).table["box_resources"] == ["tool.scaffold"]
    assert spot(state, "f0c5").startswith("empty:kitchen")


@pytest.mark.rule("D-TOOL-14", "D-TOOL-17", "D-TOOL-13")
def test_scaffold_order() -> None:
    """S-32: thirteen options, either order, even one on the other."""
    house = player("F1 BT LV -- -- --")
    spaces = ["f2c1", "f2c2", "f1c3", "f0c4", "f0c5"]

    def state() -> Homes:
        return placing("kitchen", house, kind="place_scaffold_or_room")

    scaffolds = [f"place_scaffold({space})" for space in spaces]
    assert options(state()) == [*scaffolds, *map(up, spaces[:3]), *map(down, spaces)]
    first = state()
    do(first, "place_scaffold(f0c4)")
    assert code(first, up("f1c4")) == "legal"
    second = state()
    do(second, up("f1c3"))
    assert asked(second) == "p1 place_scaffold"
    assert code(second, up("f2c3")) == "WRONG_STEP"
    assert code(second, "place_scaffold(f1c3)") == "SPACE_TAKEN"
    assert code(second, "place_scaffold(f2c4)") == "NO_SUPPORT"
    do(second, "place_scaffold(f2c3)")
    third = state()
    do(third, "place_scaffold(f1c3)")
    assert code(third, "place_scaffold(f0c4)") == "TOOL_NOT_HELD"
    do(third, up("f1c3"))
    assert third.scaffolds[0] == 0
    assert GAME.view(third, None).table["box_resources"] == ["tool.scaffold"]


@pytest.mark.rule("D-TOOL-16")
def test_scaffold_does_not_join_does_not_count() -> None:
    """S-33."""
    house = player("F1 LV [] LV -- --")
    assert GAME.standing(table(house)).parts[0]["rooms"] == 2
    architect = player("F1 LV [] LV -- --", helpers=["architect"])
    assert GAME.standing(table(architect)).parts[0]["architect"] == 0
    assert code(placing("living_room", house), up("f1c2")) == "legal"
    assert code(placing("bathroom", house), up("f1c2")) == "legal"
    step = {"is": "place_decor", "seat": "p1", "token": "cat_house"}
    state = table(house, pending=turn(step))
    assert code(state, "place_decor(f1c2)") == "DECOR_NOT_A_ROOM"


@pytest.mark.rule("D-TOOL-19")
def test_scaffold_in_round_12() -> None:
    """S-34: to the box at once."""
    house = player("F2 BD LV KT KT --\nF1 BT LV LV BD BT\nB GR GR")
    full = player("F2 ## ## ## ## ##\nF1 ## ## ## ## ##\nB ## ##")
    cards = display(c1="kids_room", c2="bathroom+scaffold")
    state = table(house, full, round=12, first="p2", **cards,
                  pending=[{"is": "take_column", "seat": "p1"}])  # fmt: skip
    assert kinds(do(state, "take_column(2)")) == ["column_taken", "scaffold_lost"]
    assert asked(state) == "p1 place_room"
    assert options(state) == [up("f2c5"), down("f2c5")]


@pytest.mark.rule("D-TOOL-19", "D-TOOL-15")
def test_no_vacant_space_for_a_second_scaffold() -> None:
    """S-35."""
    house = player("F2 BD LV KT -- []\nF1 BT LV LV BD BT\nB GR GR")

    def state() -> Homes:
        return placing("kids_room", house, kind="place_scaffold_or_room", round=11)

    first = state()
    assert "scaffold_lost" in kinds(do(first, up("f2c4")))
    second = state()
    do(second, "place_scaffold(f2c4)")
    assert options(second) == [up("f2c4"), up("f2c5"), down("f2c4"), down("f2c5")]
