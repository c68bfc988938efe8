"""What a refusal names: the card and its limit, the space, the column, the helper, the question."""

import pytest

from ludoteca.core.decisions import Reason, Value
from ludoteca.games.dream_home.rules.table.state import Homes
from tests.games.dream_home.tables import (
    EMPTY_HOUSE,
    GAME,
    code,
    display,
    do,
    down,
    ending,
    placing,
    player,
    table,
    turn,
    up,
)

HOUSE = """
    F2  BT LV LV LV --
    F1  ## ## ## ## --
    B            ## --
"""
COLUMNS = display(c1="living_room", c2="kitchen+purple", c3="bedroom+architect")
LEFT = (1, 2, 3)


def refused(state: Homes, text: str) -> Reason:
    """Return why whoever is asked may not say this."""
    assert code(state, text) != "legal"
    assert state.asked is not None
    reason = GAME.why_not_text(state, state.asked.seat, text)
    assert reason is not None
    return reason


def choosing() -> Homes:
    """Return a table at which the first player takes one of the columns 1 to 3."""
    tools = ["drill", "cement_mixer", "jackhammer"]
    return table(player(HOUSE, tools=tools), **COLUMNS)


@pytest.mark.rule("D-TURN-02", "D-TOOL-03", "D-TOOL-04", "D-TOOL-12", "D-HELPER-01")
@pytest.mark.parametrize(
    ("text", "why", "named"),
    [
        ("take_column(4)", "COLUMN_EMPTY", {"column": 4, "left": LEFT}),
        (
            "jackhammer(2)",
            "TOOL_WRONG_TIME",
            {"column": 2, "left": LEFT, "tool": "tool.jackhammer", "when": "when.jackhammer"},
        ),
        (
            "cement_mixer(3, 5)",
            "COLUMN_EMPTY",
            {"column": 5, "left": LEFT, "tool": "tool.cement_mixer", "when": "when.cement_mixer"},
        ),
        (
            "roofer(red_window)",
            "HELPER_NOT_HELD",
            {"helper": "helper.roofer", "card": "roof.red_window", "copy": 0},
        ),
        (
            "supplier(kitchen_03, f1c2)",
            "HELPER_NOT_HELD",
            {
                "helper": "helper.supplier",
                "card": "room.kitchen",
                "copy": 3,
                "space": "space.f1c2",
            },
        ),
        (
            "handyman(f1c1, f1c2)",
            "HELPER_NOT_HELD",
            {"helper": "helper.handyman", "space": "space.f1c2"},
        ),
        (
            "place_scaffold(f1c5)",
            "TOOL_NOT_HELD",
            {"tool": "tool.scaffold", "when": "when.scaffold", "space": "space.f1c5"},
        ),
        ("keep_token(piano)", "WRONG_STEP", {"decor": "decor.piano"}),
        ("pass", "MUST_CHOOSE", {}),
        ("done", "MUST_CHOOSE", {}),
        ("decline", "MUST_CHOOSE", {}),
    ],
)
def test_what_is_named_instead_of_a_column(text: str, why: str, named: dict[str, Value]) -> None:
    reason = refused(choosing(), text)
    assert reason.code == why
    assert reason.args == {**named, "matter": "matter.take_column"}


@pytest.mark.rule("D-TOOL-05", "D-PLACE-06", "D-PLACE-10")
@pytest.mark.parametrize(
    ("house", "space"), [(HOUSE, "f2c1"), ("F1 LV LV LV BT --\nB ## --", "f1c4")]
)
def test_the_drill_names_the_card_that_would_come_in(house: str, space: str) -> None:
    """A fourth living room, on the first space of the house and on another one."""
    reason = refused(table(player(house, tools=["drill"]), **COLUMNS), f"drill(1, {space})")
    assert reason.code == "ROOM_FINISHED_SIZE"
    assert reason.args == {
        "tool": "tool.drill",
        "when": "when.drill",
        "column": 1,
        "left": LEFT,
        "space": f"space.{space}",
        "room": "room.living_room",
        "most": 3,
        "matter": "matter.take_column",
    }


@pytest.mark.rule("D-PLACE-06", "D-EMPTY-02", "D-TURN-06")
@pytest.mark.parametrize("kind", ["place_room", "place_scaffold_or_room"])
def test_the_room_card_is_named_with_the_size_its_room_may_have(kind: str) -> None:
    """Face up on the very first space; face down the size does not matter."""
    state = placing("kitchen_07", player("F2 -- KT KT -- --\nF1 ## ## ## -- --"), kind=kind)
    assert GAME.about(state) == {"room": "room.kitchen", "copy": 7}
    finished = refused(state, up("f2c1"))
    assert finished.code == "ROOM_FINISHED_SIZE"
    assert (finished.args["room"], finished.args["most"]) == ("room.kitchen", 2)
    assert finished.args["space"] == "space.f2c1"
    taken = refused(state, down("f2c2"))
    assert taken.code == "SPACE_TAKEN"
    assert (taken.args["space"], "most" in taken.args) == ("space.f2c2", False)
    assert refused(state, up("f1c4")).code == "NO_SUPPORT"
    assert refused(state, down("f1c4")).code == "NO_SUPPORT"  # f1c5 beside it neither
    lower = placing("kitchen_07", player("F1 -- ## -- -- --"), kind=kind)
    for text in (up("f2c1"), down("f2c1")):  # f2c2 beside it is supported
        assert refused(lower, text).code == "NO_SUPPORT"
    assert "most" not in refused(lower, down("f2c1")).args


@pytest.mark.rule("D-TOOL-13")
@pytest.mark.parametrize("first", ["scaffold", "room"])
def test_where_a_scaffold_may_not_stand(first: str) -> None:
    """On a room card, on nothing, whether it is placed first or after the room card."""
    house = player("F1 -- ## -- -- --")
    state = placing("kitchen", house, kind="place_scaffold_or_room")
    if first == "room":
        do(state, down("f1c3"))
    taken, floating = refused(state, "place_scaffold(f1c2)"), refused(state, "place_scaffold(f2c1)")
    assert (taken.code, taken.args["space"]) == ("SPACE_TAKEN", "space.f1c2")
    assert (floating.code, floating.args["space"]) == ("NO_SUPPORT", "space.f2c1")
    assert floating.rules == ("D-HOUSE-02", "D-TOOL-13")


@pytest.mark.rule("D-DECOR-03")
def test_the_token_is_named_that_finds_no_place() -> None:
    step = {"is": "place_decor", "seat": "p1", "token": "piano"}
    state = table(player("F1 LV KT LV -- --"), pending=turn(step), **COLUMNS)
    reason = refused(state, "place_decor(f1c2)")
    assert (reason.code, reason.args["decor"]) == ("DECOR_WRONG_TYPE", "decor.piano")
    assert reason.args["space"] == "space.f1c2"


SWAPS = """
    F2  BT KT BT LV LV
    F1  BD BD KT BD ##
    B            GR ##
"""
MIRRORED = """
    F2  LV LV BT KT BT
    F1  BD KT BD BD ##
    B            GR ##
"""


@pytest.mark.rule("D-HELPER-09", "D-HELPER-08")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("house", "spaces", "why", "room", "target", "most"),
    [
        # The first of the two cards cannot go where the other lies.
        (SWAPS, "f2c1, f2c2", "ROOM_TOO_LARGE", "bathroom", "f2c2", 1),
        (SWAPS, "f2c4, f0c5", "WRONG_ZONE", "living_room", "f0c5", 3),
        (SWAPS, "f1c1, f1c3", "ROOM_TOO_LARGE", "bedroom", "f1c3", 2),
        # The second cannot.
        (SWAPS, "f2c2, f2c3", "ROOM_TOO_LARGE", "bathroom", "f2c2", 1),
        (SWAPS, "f1c5, f0c4", "WRONG_ZONE", "garage", "f1c5", 2),
        (MIRRORED, "f1c2, f1c4", "ROOM_TOO_LARGE", "bedroom", "f1c2", 2),
    ],
)
def test_the_handyman_names_the_card_that_cannot_move(
    house: str, spaces: str, why: str, room: str, target: str, most: int, seat: int
) -> None:
    """And where it would have to lie; in either house."""
    owner, other = player(house, helpers=["handyman"]), player(EMPTY_HOUSE)
    swap = {"is": "end_swap", "seat": f"p{seat + 1}", "suppliers": 0, "handymen": 1}
    houses = [owner, other] if seat == 0 else [other, owner]
    state = ending(*houses, pending=[{"is": "reveal"}, swap])
    reason = refused(state, f"handyman({spaces})")
    assert reason.code == why
    assert reason.args == {
        "helper": "helper.handyman",
        "room": f"room.{room}",
        "space": f"space.{target}",
        "most": most,
        "matter": "matter.end_swap",
    }


@pytest.mark.rule("D-HELPER-08", "D-EMPTY-03")
def test_an_empty_room_is_not_named_as_a_room() -> None:
    """The Handyman is not there; what lies face down first in the house has no size."""
    house = player(SWAPS, helpers=["supplier"])
    house["floor_2"][0] = "empty:living_room_01"
    reason = refused(ending(house, room_pile=["pantry_01"]), "handyman(f2c1, f2c2)")
    assert reason.code == "HELPER_NOT_HELD"
    assert reason.args == {
        "helper": "helper.handyman",
        "space": "space.f2c2",
        "matter": "matter.end_swap",
    }


@pytest.mark.rule("D-HELPER-05", "D-HELPER-06")
@pytest.mark.parametrize(
    ("card", "space", "copy"), [("living_room_01", "f2c1", 1), ("living_room_12", "f2c5", 12)]
)
def test_the_supplier_names_the_card_that_would_come_in(card: str, space: str, copy: int) -> None:
    """From the first card of the box on the first space on."""
    house = player("F2 BT LV LV LV KT\nF1 ## ## ## ## ##\nB ## ##", helpers=["supplier"])
    reason = refused(ending(house, room_pile=[card]), f"supplier({card}, {space})")
    assert reason.code == "ROOM_FINISHED_SIZE"
    assert reason.args == {
        "helper": "helper.supplier",
        "card": "room.living_room",
        "copy": copy,
        "room": "room.living_room",
        "space": f"space.{space}",
        "most": 3,
        "matter": "matter.end_swap",
    }


@pytest.mark.rule("D-ROUND-03", "D-TURN-02", "D-TURN-06", "D-TOOL-13", "D-DECOR-09")
def test_whoever_must_choose_is_told_by_which_rule() -> None:
    discard = table(player(), pending=[{"is": "discard_column", "seat": "p1"}], **COLUMNS)
    tokens = {"f1c1": "piano", "f1c3": "cat_house"}
    crowd = player("F1 LV -- LV -- --", decor=tokens, helpers=["interior_designer"])
    crowded = placing("living_room", crowd)
    do(crowded, up("f1c2"))
    both = placing("kitchen", player(), kind="place_scaffold_or_room")
    musts = [
        (discard, ("D-ROUND-03",)),
        (choosing(), ("D-TURN-02",)),
        (placing("kitchen", player()), ("D-TURN-06",)),
        (both, ("D-TURN-06", "D-TOOL-13")),
        (crowded, ("D-DECOR-09",)),
    ]
    for state, rules in musts:
        reason = refused(state, "pass")
        assert (reason.code, reason.rules) == ("MUST_CHOOSE", rules)
