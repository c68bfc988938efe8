"""D-TOOL: Drill, Jackhammer and Cement Mixer."""

import pytest

from ludoteca.core.box import Box
from ludoteca.games.dream_home.game import DreamHome
from ludoteca.games.dream_home.rules.table.state import Homes
from tests.games.dream_home.tables import (
    GAME,
    asked,
    code,
    display,
    do,
    down,
    options,
    placing,
    player,
    spot,
    table,
    turn,
    up,
)


def column(state: Homes, number: int) -> str:
    """Return what lies in a column, as `display` writes it."""
    written = GAME.write_position(state)
    room, resource = written["rooms"][number - 1], written["resources"][number - 1]
    return f"{room[:-3]}+{resource}"


@pytest.mark.rule("D-TOOL-12", "D-TOOL-01", "D-TOOL-02")
def test_cement_mixer() -> None:
    """G-08."""
    cards = display(c1="bedroom", c2="pantry+red_window", c3="living_room+drill", c5="garage+brown")
    state = table(player(), player(tools=["cement_mixer"]), first="p1", **cards, pending=[
        {"is": "take_column", "seat": "p2"}
    ])  # fmt: skip
    do(state, "cement_mixer(2, 3)")
    assert (column(state, 2), column(state, 3)) == ("living_room+red_window", "pantry+drill")
    assert GAME.view(state, None).table["box_resources"] == ["tool.cement_mixer"]
    assert asked(state) == "p2 take_column"
    assert options(state) == [f"take_column({n})" for n in (1, 2, 3, 5)]
    do(state, "take_column(2)")
    assert asked(state) == "p2 place_room"
    assert len(state.roofs[1]) == 1


@pytest.mark.rule("D-TOOL-04", "D-TOOL-05")
def test_drill_what_may_leave_and_enter() -> None:
    """S-22."""
    cards = display(c2="garage+red", c3="bathroom+red", c4="kitchen+red")
    house = player("F1 BT ## LV -- --\nB [] --", tools=["drill"])
    state = table(house, **cards)
    assert code(state, "drill(4, f1c1)") == "legal"
    assert code(state, "drill(4, f1c2)") == "DRILL_NEEDS_FACE_UP_ROOM"
    assert code(state, "drill(2, f0c4)") == "DRILL_NEEDS_FACE_UP_ROOM"
    assert code(state, "drill(4, f2c1)") == "DRILL_NEEDS_FACE_UP_ROOM"
    assert code(state, "drill(2, f1c1)") == "WRONG_ZONE"
    assert code(state, "drill(3, f1c3)") == "legal"
    assert code(state, "drill(1, f1c3)") == "COLUMN_EMPTY"
    assert code(state, "drill(4, f1c1, down)") == "FACE_UP_REQUIRED"


@pytest.mark.rule("D-PLACE-10", "D-TOOL-05")
def test_drill_beside_the_own_decorated_card() -> None:
    """S-23."""
    cards = display(c1="living_room", c2="bedroom+red")
    house = player("F1 LV LV BD BD --\nB GR --", decor={"f1c1": "piano"}, tools=["drill"])
    state = table(house, **cards)
    assert code(state, "drill(1, f1c2)") == "ROOM_FINISHED_DECOR"
    assert code(state, "drill(2, f1c4)") == "legal"


@pytest.mark.rule("D-TOOL-06", "D-TOOL-02", "D-PLACE-09")
def test_drill_then_take_the_card_that_was_put_back() -> None:
    """S-24."""
    cards = display(c1="bedroom", c2="kids_room+orange")
    state = table(player("F1 KT -- -- -- --", tools=["drill"]), **cards)
    do(state, "drill(2, f1c1)")
    assert spot(state, "f1c1").startswith("kids_room")
    assert column(state, 2) == "kitchen+orange"
    do(state, "take_column(2)", up("f1c2"))
    assert spot(state, "f1c2").startswith("kitchen")


@pytest.mark.rule("D-TOOL-08", "D-TOOL-09", "D-TOOL-10", "D-ROUND-05", "D-ROUND-06")
def test_jackhammer_on_column_1() -> None:
    """S-25: the marker stays, the turns are P1, P2, P4."""
    players = [player(), player(), player(tools=["jackhammer"]), player()]
    cards = display(
        c1="bathroom", c2="kitchen+red", c3="bedroom+red", c4="kids_room+red", c5="library+brown"
    )
    state = table(*players, **cards, pending=[{"is": "jackhammer", "seat": "p3"}])
    piles = (state.roof_pile, state.resource_pile)
    do(state, "jackhammer(1)", up("f1c1"))
    assert (state.roof_pile, state.resource_pile) == piles  # no resource was discarded
    assert asked(state) == "p1 take_column"
    assert code(state, "take_column(1)") == "COLUMN_EMPTY"
    order = []
    while state.round == 5:
        order.append(asked(state))
        do(state, options(state)[0])
    assert [who for who in order if "take" in who] == [
        "p1 take_column",
        "p2 take_column",
        "p4 take_column",
    ]
    assert state.first == state.marker == 0


@pytest.mark.rule("D-TOOL-11", "D-ROUND-06", "D-TOOL-07", "D-ROUND-07")
def test_first_player_uses_the_jackhammer() -> None:
    """S-26."""
    cards = display(
        c1="bathroom",
        c2="kitchen+red",
        c3="bedroom+brown",
        c4="kids_room+purple",
        c5="library+piano",
    )
    state = table(
        player(), player(tools=["jackhammer"]), player(),
        first="p2", **cards, pending=[{"is": "discard_column", "seat": "p2"}],
    )  # fmt: skip
    do(state, "discard_column(3)")
    assert asked(state) == "p2 jackhammer"
    do(state, "jackhammer(5)")
    assert GAME.contents.resource_names[state.resource_pile[-1]] == "decor.piano"
    do(state, up("f1c1"))
    assert asked(state) == "p3 take_column"
    do(state, "take_column(2)", up("f1c1"))
    assert asked(state) == "p1 take_column"
    do(state, "take_column(1)")
    assert state.marker == 0
    happened = do(state, up("f1c1"))
    cleared = next(event for event in happened if event.kind == "cleared")
    assert cleared.args["rooms"] == ("room.kids_room",)
    assert (state.round, state.first) == (6, 0)


@pytest.mark.rule("D-ROUND-04", "D-ROUND-03", "D-TOOL-07")
def test_column_discard_before_jackhammer() -> None:
    """S-27."""
    cards = display(
        c1="bathroom", c2="kitchen+red", c3="bedroom+red", c4="living_room+red", c5="library+brown"
    )
    state = table(
        player(), player(tools=["jackhammer"]),
        **cards, pending=[{"is": "discard_column", "seat": "p1"}],
    )  # fmt: skip
    assert options(state) == [f"discard_column({n})" for n in (2, 3, 4, 5)]
    assert code(state, "discard_column(1)") == "COLUMN_ONE_PROTECTED"
    do(state, "discard_column(4)")
    assert asked(state) == "p2 jackhammer"
    assert code(state, "jackhammer(4)") == "COLUMN_EMPTY"
    do(state, "pass")
    assert asked(state) == "p1 take_column"
    assert GAME.view(state, None).table["players"][1]["tools"] == ["tool.jackhammer"]


@pytest.mark.rule("D-TOOL-10", "D-ROUND-05")
def test_jackhammer_user_has_no_turn() -> None:
    """S-28."""
    cards = display(c1="bathroom", c2="kitchen+red", c3="bedroom+red")
    house = player("F1 LV -- -- -- --", tools=["drill"])
    state = table(player(), house, **cards, skipped=["p2"])
    assert code(state, "drill(1, f1c1)", seat=1) == "TURN_SKIPPED"
    assert code(state, "take_column(1)", seat=1) == "TURN_SKIPPED"
    assert code(state, "cement_mixer(1, 2)", seat=1) == "TURN_SKIPPED"
    assert code(state, "place_room(f1c2, up)", seat=1) == "NOT_YOUR_DECISION"
    assert state.tools[3] == 1  # still there for the next round
    do(state, "take_column(1)", up("f1c1"))
    assert (state.round, state.hammered) == (6, 0)


@pytest.mark.rule("D-TOOL-08", "D-TOOL-17")
def test_jackhammer_placement() -> None:
    """S-29: an ordinary placement."""
    cards = display(c1="bathroom", c2="kitchen+red", c3="bedroom+red")
    house = player("F1 BT -- -- [] --\nB GR --", tools=["jackhammer"])
    state = table(house, **cards, pending=[{"is": "jackhammer", "seat": "p1"}])
    assert code(state, "drill(1, f1c1)") == "TOOL_NOT_HELD"
    do(state, "jackhammer(1)")
    assert code(state, up("f1c2")) == "ROOM_FINISHED_SIZE"
    assert code(state, down("f1c2")) == "legal"
    do(state, up("f1c4"))
    assert GAME.view(state, None).table["box_resources"] == ["tool.jackhammer", "tool.scaffold"]


@pytest.mark.rule("D-TOOL-12")
def test_cement_mixer_limits() -> None:
    """S-30."""
    cards = display(c1="bathroom", c3="kitchen+red", c5="bedroom+brown")
    state = table(player(tools=["cement_mixer"]), **cards)
    assert code(state, "cement_mixer(3, 3)") == "MIXER_SAME_COLUMN"
    assert code(state, "cement_mixer(2, 2)") == "COLUMN_EMPTY"
    assert code(state, "cement_mixer(2, 3)") == "COLUMN_EMPTY"
    assert code(state, "cement_mixer(5, 1)") == "legal"  # the same option as (1, 5)
    do(state, "cement_mixer(1, 5)")
    assert (column(state, 1), column(state, 5)) == ("bedroom+none", "bathroom+brown")


@pytest.mark.rule("D-TOOL-02", "D-TOOL-03", "D-TOOL-01")
def test_two_tools_in_one_turn() -> None:
    """S-31, with a box of two Drills: the new one waits for the next round."""
    box = Box("two drills", {"tool": {
        "drill": {"copies": {"value": 2, "source": "owner"}},
        "scaffold": {"copies": {"value": 1, "source": "owner"}},
    }})  # fmt: skip
    game = DreamHome(box)
    cards = display(c1="bathroom", c2="kitchen+drill", c3="bedroom+brown")
    house = player("F1 LV -- -- -- --", tools=["drill", "cement_mixer"])
    state = game.read_position({"round": 5, "player": [house, player()], **cards})
    assert game.faults(state) == []
    do(state, "drill(1, f1c1)", "cement_mixer(1, 2)", "take_column(2)")
    assert state.tools[:3] == (1, 0, 0)
    choice = game.read("drill(1, f1c1)")
    assert choice is not None
    reason = game.why_not(state, 0, choice)
    assert reason is not None
    assert reason.code == "TOOL_WRONG_TIME"
    do(state, options(state)[0])
    assert state.asked is not None
    while state.asked.seat != 0 or state.asked.kind != "take_column":
        do(state, options(state)[0])
        assert state.asked is not None
    assert state.round == 6
    assert any(option.startswith("drill") for option in options(state))


@pytest.mark.rule("D-TOOL-03", "D-TOOL-01")
def test_tool_of_the_last_round_has_no_effect_and_unused_tools_score_nothing() -> None:
    house = player("F2 ## ## ## ## --\nF1 ## ## ## ## ##\nB ## ##")
    cards = display(c1="bathroom", c2="kitchen+drill", c3="bedroom+brown")
    state = table(house, player("F2 ## ## ## ## ##\nF1 ## ## ## ## ##\nB ## ##"), round=12,
                  first="p2", **cards, pending=[{"is": "take_column", "seat": "p1"}])  # fmt: skip
    do(state, "take_column(2)")
    assert code(state, "drill(1, f1c1)") == "TOOL_WRONG_TIME"
    do(state, down("f2c5"))
    assert asked(state) == "over"
    assert GAME.standing(state).scores == (0, 0)


@pytest.mark.rule("D-HOUSE-05", "D-DECOR-05", "D-DECOR-10")
def test_a_room_that_loses_card_or_token_is_judged_anew() -> None:
    """S-52."""
    cards = display(c1="bathroom", c2="kitchen+red")
    house = player("F1 LV LV LV -- --\nB GR --", decor={"f1c1": "piano"}, tools=["drill"])
    state = table(house, **cards)
    do(state, "drill(1, f1c2)")
    split = player("F1 LV BT LV -- --\nB GR --", decor={"f1c1": "piano"})
    assert code(placing("living_room", split), up("f1c4")) == "legal"
    paintings = table(
        split, pending=turn({"is": "place_decor", "seat": "p1", "token": "paintings"})
    )
    assert options(paintings) == ["place_decor(f1c3)"]
    state = table(house, **cards)
    do(state, "drill(1, f1c1)")
    assert state.box_tokens == 1
    shorter = player("F1 BT LV LV -- --\nB GR --")
    assert code(placing("living_room", shorter), up("f1c4")) == "legal"


@pytest.mark.rule("D-HELPER-13", "D-DECOR-09")
def test_drill_joins_two_tokens() -> None:
    """S-53: which token stays is settled before the turn goes on."""
    cards = display(c1="living_room", c2="kitchen+red")
    tokens = {"f1c1": "piano", "f1c3": "paintings"}
    house = player("F1 LV BT LV -- --", decor=tokens, tools=["drill"])
    assert code(table(house, **cards), "drill(1, f1c2)") == "ROOM_FINISHED_DECOR"
    state = table({**house, "helpers": ["interior_designer"]}, **cards)
    do(state, "drill(1, f1c2)")
    assert asked(state) == "p1 keep_token"
    assert code(state, "take_column(1)") == "WRONG_STEP"
    do(state, "keep_token(paintings)")
    assert asked(state) == "p1 take_column"


@pytest.mark.rule("D-TOOL-07")
def test_one_jackhammer_per_round() -> None:
    """S-56, first half: a box with two Jackhammers."""
    box = Box("two jackhammers", {"tool": {
        "jackhammer": {"copies": {"value": 2, "source": "owner"}},
        "scaffold": {"copies": {"value": 1, "source": "owner"}},
    }})  # fmt: skip
    game = DreamHome(box)
    cards = display(
        c1="bathroom", c2="kitchen+red", c3="bedroom+red", c4="living_room+red", c5="library+brown"
    )
    house = player(tools=["jackhammer", "jackhammer"])
    state = game.read_position({
        "round": 5, "player": [house, player()], **cards,
        "pending": [{"is": "jackhammer", "seat": "p1"}],
    })  # fmt: skip
    do(state, "jackhammer(2)")
    again = game.read("jackhammer(3)")
    assert again is not None
    refused = game.why_not(state, 0, again)
    assert refused is not None
    assert refused.code == "JACKHAMMER_LIMIT"
    do(state, up("f1c1"))
    assert asked(state) == "p2 take_column"
    do(state, "take_column(1)", up("f1c1"))
    assert state.round == 6
    do(state, "discard_column(2)")
    assert asked(state) == "p1 jackhammer"
