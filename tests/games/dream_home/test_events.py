"""What is told of the rarer things that happen, argument by argument."""

from typing import Any

import pytest

from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import advance
from ludoteca.games.dream_home.rules.table.state import Homes
from tests.games.dream_home.tables import (
    EMPTY_HOUSE,
    GAME,
    decorating,
    display,
    do,
    down,
    ending,
    player,
    table,
    turn,
    up,
)

ALMOST = "F2 ## ## ## ## --\nF1 ## ## ## ## ##\nB ## ##"


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """Return what was told of this kind."""
    return [dict(event.args) for event in events if event.kind == kind]


@pytest.mark.rule("D-TURN-02", "D-ROOF-01", "D-PLACE-01", "D-EMPTY-01")
def test_a_turn_is_told_card_by_card() -> None:
    """The room card with its number, the roof only as one more, the room with its new size."""
    cards = display(c1="bathroom_02", c2="kitchen_03+purple", c3="bedroom_05+architect")
    state = table(player("F1 KT -- -- -- --", roof=["red"]), **cards)
    assert do(state, "take_column(2)", up("f1c2")) == [
        Event(
            "column_taken",
            {
                "seat": "seat.0",
                "column": 2,
                "room": "room.kitchen",
                "copy": 3,
                "resource": "roof.purple",
            },
        ),
        Event("roof_stored", {"seat": "seat.0", "count": 2}),
        Event(
            "room_placed",
            {
                "seat": "seat.0",
                "room": "room.kitchen",
                "copy": 3,
                "space": "space.f1c2",
                "size": 2,
            },
        ),
    ]
    assert do(state, "take_column(1)", down("f1c1"))[:2] == [
        Event(
            "first_column_taken",
            {"seat": "seat.1", "column": 1, "room": "room.bathroom", "copy": 2},
        ),
        Event(
            "room_turned_down",
            {"seat": "seat.1", "room": "room.bathroom", "copy": 2, "space": "space.f1c1"},
        ),
    ]


@pytest.mark.rule("D-ROUND-07")
def test_what_is_cleared_is_told_with_its_round() -> None:
    cards = display(c1="bathroom", c3="bedroom+architect", c5="garage+brown")
    last = [{"is": "take_column", "seat": "p2"}]
    state = table(player(), player(), round=5, pending=last, **cards)
    events = do(state, "take_column(3)", up("f1c1"))
    assert told(events, "cleared") == [
        {
            "round": 5,
            "count": 2,
            "rooms": ("room.bathroom", "room.garage"),
            "above": 1,
            "resources": ("roof.brown",),
        }
    ]


@pytest.mark.rule("D-TOOL-06", "D-DECOR-10")
def test_a_drilled_card_is_told_with_its_number_and_the_lost_token() -> None:
    house = player("F1 LV -- -- -- --", tools=["drill"], decor={"f1c1": "piano"})
    state = table(house, **display(c1="bathroom_04", c2="kitchen+red"))
    assert do(state, "drill(1, f1c1)") == [
        Event(
            "drilled",
            {
                "seat": "seat.0",
                "column": 1,
                "space": "space.f1c1",
                "room": "room.bathroom",
                "copy": 4,
                "out": "room.living_room",
            },
        ),
        Event("token_lost", {"seat": "seat.0", "decor": "decor.piano"}),
    ]
    again = GAME.read_position(GAME.write_position(state))
    assert GAME.state_hash(again) == GAME.state_hash(state)  # no trace of the token there


@pytest.mark.rule("D-HELPER-05", "D-HELPER-11")
def test_the_suppliers_card_is_told_with_its_number() -> None:
    house = player(EMPTY_HOUSE, helpers=["supplier", "handyman"])
    state = ending(house, room_pile=["kitchen_06"])
    assert do(state, "supplier(kitchen_06, f2c3)", "done")[:2] == [
        Event(
            "supplied",
            {
                "seat": "seat.0",
                "room": "room.kitchen",
                "copy": 6,
                "space": "space.f2c3",
                "out": "spot.empty_room",
            },
        ),
        Event("end_swaps_done", {"seat": "seat.0"}),
    ]


@pytest.mark.rule("D-VAR-03", "D-DECOR-02")
def test_a_declined_token_is_told_as_declined() -> None:
    state = decorating("piano", player("F1 LV -- -- -- --"), options=["optional_decor"])
    declined = Event("decor_declined", {"seat": "seat.0", "decor": "decor.piano"})
    assert do(state, "decline")[0] == declined


@pytest.mark.rule("D-TOOL-19")
def test_a_scaffold_of_the_last_round_is_told_as_lost() -> None:
    step = {"is": "take_column", "seat": "p1"}
    cards = display(c1="bathroom", c2="kitchen+scaffold", c3="garage+red")
    state = table(player(ALMOST), player(ALMOST), round=12, pending=turn(step), **cards)
    assert do(state, "take_column(2)")[1] == Event("scaffold_lost", {"seat": "seat.0"})


def roofer(**rest: Any) -> Homes:
    """Return a table at which nothing is left but the first player's Roofer and the reveal."""
    house = player(EMPTY_HOUSE, helpers=["roofer"], roof=["red", "brown"])
    other = player(EMPTY_HOUSE, roof=["red"] * 5 + ["brown"] * 5 + ["purple"] * 5 + ["orange"] * 5)
    steps = [{"is": "reveal"}, {"is": "show_roofs", "seat": "p1"}]
    return ending(house, other, pending=steps, **rest)


def shown(state: Homes) -> Journal:
    """Show the discarded roofs; return what was told."""
    journal = Journal()
    advance(state, journal)
    return journal


@pytest.mark.rule("D-HELPER-04", "D-INFO-02")
def test_the_discarded_roofs_are_shown_to_the_owner_of_the_roofer_alone() -> None:
    """And nobody may take back what led there, once they have been seen."""
    state = roofer()
    pile = tuple(GAME.contents.resource_names[roof] for roof in sorted(state.roof_pile))
    assert len(set(pile)) > 1
    journal = shown(state)
    args = {"seat": "seat.0", "count": len(pile), "roofs": pile}
    assert journal.events == [Event("roofs_shown", args, (0,), ("roofs",))]
    assert journal.barrier


@pytest.mark.rule("D-INFO-03", "D-HELPER-04")
@pytest.mark.parametrize("options", [[], ["open_roofs"]])
def test_the_log_keeps_only_the_number_of_the_roofs_shown(options: list[str]) -> None:
    """A list of hidden names would say no more than their number."""
    state = roofer(options=options)
    count = len(state.roof_pile)
    event = shown(state).events[0]
    for seat in (0, 1, None):
        seen = GAME.veil(state, seat, event)
        assert seen is not None
        assert seen.args == {"seat": "seat.0", "count": count}
    passed = GAME.veil(state, 1, Event("dealt", {"roofs": ("roof.red",)}))
    assert passed is not None
    assert passed.args == {"roofs": ("roof.card",)}  # what lay open is only turned over


@pytest.mark.rule("D-HELPER-04", "D-HELPER-02")
def test_a_roofer_who_takes_nothing_is_told_and_all_roofs_are_shown() -> None:
    state = roofer()
    shown(state)
    journal = Journal()
    GAME.apply(state, 0, 0, journal)
    assert journal.events[:2] == [
        Event("roofer_passed", {"seat": "seat.0"}),
        Event(
            "roofs_revealed",
            {"seat": "seat.0", "count": 2, "roofs": ("roof.red", "roof.brown")},
        ),
    ]
    assert journal.barrier  # nobody plays on knowing the stacks


@pytest.mark.rule("D-HELPER-04")
def test_the_roof_that_the_roofer_took_is_told_to_the_owner_alone() -> None:
    state = roofer()
    shown(state)
    args = {"seat": "seat.0", "count": 3, "roof": "roof.purple_window"}
    took = do(state, "roofer(purple_window)")[0]
    assert took == Event("roofer_took", args, (0,), ("roof",))


@pytest.mark.rule("D-TIE-01", "D-TIE-02", "D-TIE-03", "D-VAR-04")
@pytest.mark.parametrize(
    ("options", "winners"), [([], ("seat.1",)), (["no_children"], ("seat.0", "seat.1"))]
)
def test_who_has_won_is_told(options: list[str], winners: tuple[str, ...]) -> None:
    """A tie: one child against two, unless children do not count."""
    houses = [player(EMPTY_HOUSE) for _ in range(3)]
    houses[0]["floor_1"][0] = "kids_room_01"
    houses[1]["floor_1"][0] = "kids_room_02"
    state = ending(*houses, pending=[{"is": "reveal"}], options=options)
    journal = shown(state)
    assert told(journal.events, "won") == [{"seats": winners, "count": len(winners)}]
    assert told(journal.events, "scored")[1] == {
        "seat": "seat.1",
        "rooms": 2,
        "decor": 0,
        "functionality": 0,
        "roof": 0,
        "architect": 0,
        "total": 2,
    }
    standing = GAME.standing(state)
    assert tuple(f"seat.{seat}" for seat in standing.winners) == winners


def test_what_is_counted_over_many_games() -> None:
    """The winner's score and margin; empty rooms, lost tokens and whole roofs of all houses."""
    one = player(EMPTY_HOUSE, roof=["red"] * 4)
    one["basement"] = ["laundry", "workshop"]
    two = player(EMPTY_HOUSE, roof=["brown"] * 2 + ["red", "brown_window"])
    state = ending(one, two, box_tokens=["piano", "shelves"], pending=[{"is": "reveal"}])
    assert GAME.facts(state) == {
        "best": 12,
        "margin": 8,
        "empty_rooms": 22,
        "lost_tokens": 2,
        "full_roofs": 2,
    }
