"""What placing a room would be worth, all of it told by the engine."""

from typing import Any

import pytest

from ludoteca.core.previews import OTHERS, preview_in
from tests.games.dream_home.tables import (
    GAME,
    display,
    do,
    parts,
    placing,
    player,
    table,
    turn,
    up,
)


def foreseen(state: Any, *words: str) -> Any:
    """Return the preview of these choices of p1."""
    choices = [GAME.read(text) for text in words]
    return preview_in(GAME, state, 0, [choice for choice in choices if choice is not None])


@pytest.mark.rule("D-SCORE-02")
def test_every_place_says_what_it_adds() -> None:
    """For each option the points are those that the house really gains there."""
    house = player("F1  KT KT -- -- --")
    told = foreseen(placing("kitchen", house))
    before = parts(placing("kitchen", house))
    assert len(told.options) > 2
    for option in told.options:
        state = placing("kitchen", house)
        do(state, str(GAME.tell(option.choice)))
        after = parts(state)
        gained = {part: after[part] - before[part] for part in after if after[part] != before[part]}
        assert dict(option.points) == gained
    assert {str(GAME.tell(o.choice)): dict(o.points) for o in told.options}[up("f2c1")] == {
        "rooms": 1
    }


@pytest.mark.rule("D-TURN-05")
def test_a_decoration_is_placed_where_it_counts() -> None:
    """The token that comes with a room counts in the preview, and `then` says where it goes."""
    steps = turn(
        {"is": "place_decor", "seat": "p1", "token": "canopy_bed"},
        {"is": "place_room", "seat": "p1", "card": "bedroom"},
    )
    state = placing("bedroom", player("F1  BD -- -- -- --"), pending=steps)
    told = foreseen(state)
    with_token = [option for option in told.options if option.points.get("decor")]
    assert len(with_token) == len(told.options)
    chosen = {str(GAME.tell(o.choice)): [str(GAME.tell(c)) for c in o.then] for o in told.options}
    # Where there are two bedrooms it is asked which; where there is one, it goes there by itself.
    assert chosen[up("f1c2")] == ["place_decor(f1c1)"]
    assert chosen["place_room(f1c2, down)"] == []
    assert {option.end for option in told.options} == {OTHERS}


def test_a_refused_place_says_why() -> None:
    told = foreseen(placing("kitchen", player("F1  KT -- -- -- --")), up("f2c3"))
    assert (told.made, told.reason.code) == (0, "NO_SUPPORT")


@pytest.mark.rule("D-ROOF-02")
@pytest.mark.parametrize("is_open", [False, True])
def test_roofs_count_once_they_may_be_seen(is_open: bool) -> None:
    """Nobody is told what face-down roofs are worth, their owner neither."""
    house = player("F1  KT -- -- -- --", roof=["red"] * 4)
    options = ["open_roofs"] if is_open else []
    state = placing("kitchen", house, options=options)
    worth = parts(state)["roof"]
    assert worth > 0
    assert GAME.points(state, 0) == {**parts(state), "roof": worth if is_open else 0}


@pytest.mark.rule("D-DECOR-04", "D-DECOR-06", "D-DECOR-07", "D-DECOR-08")
@pytest.mark.parametrize(
    ("card", "token", "house", "place", "decor"),
    [
        ("bedroom", "canopy_bed", "F1 -- -- -- -- --", up("f1c1"), 2),  # on the card itself
        ("kitchen", "canopy_bed", "F1 BD -- -- -- --", up("f1c3"), 2),  # in another room
        ("kitchen", "canopy_bed", "F1 KD -- -- -- --", up("f1c3"), 0),  # nowhere: it is lost
        ("kitchen", "ice_cream_machine", "F1 -- -- -- -- --", "place_room(f1c1, down)", 0),
        ("kitchen", "tree_house", "F1 -- -- -- -- --", "place_room(f1c1, down)", 1),  # beside it
        ("kitchen", "shelves", "F1 KT -- -- -- --\nB GR --", up("f1c3"), 1),  # in the basement
    ],
)
def test_a_token_counts_wherever_it_ends_up(
    card: str, token: str, house: str, place: str, decor: int
) -> None:
    steps = turn(
        {"is": "place_decor", "seat": "p1", "token": token},
        {"is": "place_room", "seat": "p1", "card": card},
    )
    told = foreseen(placing(card, player(house), pending=steps))
    found = {str(GAME.tell(option.choice)): option.points for option in told.options}
    assert found[place].get("decor", 0) == decor


def test_a_column_says_where_its_room_would_go() -> None:
    """Before it is taken: the next question, what each place adds, and how the house looks then."""
    cards = display(c1="bathroom_02", c2="kitchen_03+purple")
    state = table(
        player("F1 KT -- -- -- --"), pending=[{"is": "take_column", "seat": "p1"}], **cards
    )
    told = foreseen(state, "take_column(2)")
    assert told.decision.kind == "place_room"
    points = {str(GAME.tell(option.choice)): dict(option.points) for option in told.options}
    assert points[up("f1c2")] == {"rooms": 5}
    assert points[up("f1c3")] == {"rooms": 1}
    after = foreseen(state, "take_column(2)", up("f1c2")).view.table["players"][0]
    assert after["rooms"][0] == {
        "space": "space.f1c1",
        "room": "room.kitchen",
        "size": 2,
        "points": 6,
        "finished": "finished.size",
    }
