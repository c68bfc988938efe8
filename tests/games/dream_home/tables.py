"""Compact tables for the tests: houses drawn as maps, the rest filled in by the position reader."""

from typing import Any

import pytest

from ludoteca.core.decisions import IllegalChoice
from ludoteca.core.events import Event, Journal
from ludoteca.games.dream_home.game import DreamHome
from ludoteca.games.dream_home.rules.table.state import Homes

GAME = DreamHome()
CODES = {
    "LV": "living_room",
    "BD": "bedroom",
    "KT": "kitchen",
    "KD": "kids_room",
    "BT": "bathroom",
    "LB": "library",
    "SD": "study",
    "GM": "game_room",
    "DR": "dressing_room",
    "PN": "pantry",
    "SA": "sauna",
    "GR": "garage",
    "LA": "laundry",
    "WS": "workshop",
    "WI": "wine_cellar",
    "SG": "storage_room",
    "##": "empty",
    "[]": "scaffold",
    "--": "vacant",
}
ROWS = {"F2": "floor_2", "F1": "floor_1", "B": "basement"}
EMPTY_HOUSE = """
    F2  ## ## ## ## ##
    F1  ## ## ## ## ##
    B            ## ##
"""


def player(house: str = "", **beside: Any) -> dict[str, Any]:
    """Return a player's part of a position: the map of the house, and what lies beside it."""
    rows: dict[str, list[str]] = {}
    for line in house.split("\n"):
        words = line.split()
        if words:
            rows[ROWS[words[0]]] = [CODES[word] for word in words[1:]]
    return {**rows, **beside}


def table(*players: dict[str, Any], **rest: Any) -> Homes:
    """Return the state; missing players have empty houses, the round is early unless given."""
    houses = list(players) + [player()] * (2 - len(players))
    cards = max(sum(spot not in ("vacant", "scaffold") for spot in spots(h)) for h in houses)
    data = {"round": max(5, min(12, cards + 1)), **rest, "player": houses}
    state = GAME.read_position(data)
    assert GAME.faults(state) == []
    return state


def spots(house: dict[str, Any]) -> list[str]:
    """Return what lies on the spaces of a player's house."""
    return [spot for row in ROWS.values() for spot in house.get(row, [])]


def placing(card: str, *players: dict[str, Any], kind: str = "place_room", **rest: Any) -> Homes:
    """Return a table at which the first player has to place this room card."""
    rest.setdefault("pending", turn({"is": kind, "seat": "p1", "card": card}))
    return table(*players, **rest)


def turn(*steps: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the stack of the first player's turn: then the second player has one."""
    return [{"is": "take_column", "seat": "p2"}, *steps]


def decorating(token: str, *players: dict[str, Any], **rest: Any) -> Homes:
    """Return a table at which the first player has to place this decor token."""
    step = {"is": "place_decor", "seat": "p1", "token": token}
    return table(*players, pending=turn(step), **rest)


def ending(*players: dict[str, Any], **rest: Any) -> Homes:
    """Return a table after round 12; p1 may use Supplier and Handyman if they lie there."""
    helpers = players[0].get("helpers", [])
    suppliers, handymen = helpers.count("supplier"), helpers.count("handyman")
    swap = {"is": "end_swap", "seat": "p1", "suppliers": suppliers, "handymen": handymen}
    rest.setdefault("pending", [{"is": "reveal"}, swap])
    houses = list(players) + [player(EMPTY_HOUSE)] * (2 - len(players))
    return table(*houses, round=12, **rest)


def options(state: Homes) -> list[str]:
    """Return the options of the question that is asked, in words."""
    assert state.asked is not None
    return [str(GAME.tell(choice)) for choice in state.asked.options]


def asked(state: Homes) -> str:
    """Return who is asked what: `p1 take_column`."""
    if state.asked is None:
        return "over"
    return f"p{state.asked.seat + 1} {state.asked.kind}"


def do(state: Homes, *texts: str) -> list[Event]:
    """Carry out choices of whoever is asked; return what happened."""
    journal = Journal()
    for text in texts:
        choice = GAME.read(text)
        assert choice is not None, text
        assert state.asked is not None
        GAME.apply(state, state.asked.seat, choice, journal)
    return journal.events


def code(state: Homes, text: str, seat: int | None = None) -> str:
    """Return the code with which this is refused (to whoever is asked), or `legal`.

    A refused choice leaves the state as it was; a legal one is one of the options.
    """
    if seat is None:
        assert state.asked is not None
        seat = state.asked.seat
    reason = GAME.why_not_text(state, seat, text)
    choice = GAME.read(text)
    before = GAME.state_hash(state)
    if choice is not None and reason is not None:
        with pytest.raises(IllegalChoice) as refused:
            GAME.apply(state, seat, choice)
        assert refused.value.reason == reason
    assert GAME.state_hash(state) == before
    return "legal" if reason is None else reason.code


def up(space: str) -> str:
    """Return the choice to place the room card face up there."""
    return f"place_room({space}, up)"


def down(space: str) -> str:
    """Return the choice to place the room card face down there."""
    return f"place_room({space}, down)"


def spot(state: Homes, space: str, seat: int = 0) -> str:
    """Return what lies on a space, as positions write it."""
    written = GAME.write_position(state)["player"][seat]
    floor = {"2": "floor_2", "1": "floor_1", "0": "basement"}[space[1]]
    name: str = written[floor][int(space[3]) - (4 if space[1] == "0" else 1)]
    return name


def kinds(events: list[Event]) -> list[str]:
    """Return what happened, by kind."""
    return [event.kind for event in events]


def parts(state: Homes, seat: int = 0) -> dict[str, int]:
    """Return the score sheet of a seat."""
    return GAME.standing(state).parts[seat]


def display(**columns: str) -> dict[str, Any]:
    """Return the two rows of a display from `c2="kitchen+red"`; the rest is taken."""
    rooms, resources = ["none"] * 5, ["none"] * 5
    for name, cards in columns.items():
        room, _, resource = cards.partition("+")
        rooms[int(name[1]) - 1] = room
        resources[int(name[1]) - 1] = resource or "none"
    return {"rooms": rooms, "resources": resources}
