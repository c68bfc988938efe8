"""What each house of Dream Home held at the end, and what was used, for balance reports."""

from collections import Counter
from collections.abc import Sequence

from ludoteca.core.decisions import seat_name
from ludoteca.core.events import Event
from ludoteca.core.game import Tally
from ludoteca.games.dream_home.box.contents import HELPER_NAMES, HELPERS, TOKENS
from ludoteca.games.dream_home.box.spaces import SPACES
from ludoteca.games.dream_home.rules.scoring import empty_rooms
from ludoteca.games.dream_home.rules.table.state import Homes

TAKEN = ("column_taken", "supplied")
USED = {
    "drilled": "tool.drill",
    "jackhammered": "tool.jackhammer",
    "jackhammered_first": "tool.jackhammer",
    "mixed": "tool.cement_mixer",
    "scaffold_replaced": "tool.scaffold",
    "roofer_took": "helper.roofer",
    "supplied": "helper.supplier",
    "swapped": "helper.handyman",
}


def tallies(state: Homes, events: Sequence[Event]) -> tuple[Tally, ...]:
    """Return a tally for every seat."""
    began = next((e.args["seat"] for e in events if e.kind == "began"), seat_name(0))
    first = int(str(began).partition(".")[2])
    return tuple(_tally(state, events, seat, first) for seat in range(state.seats))


def _tally(state: Homes, events: Sequence[Event], seat: int, first: int) -> Tally:
    who = seat_name(seat)
    owned = _in_house(state, seat)
    owned[f"turn.{(seat - first) % state.seats + 1}"] = 1
    played: Counter[str] = Counter()
    for event in events:
        if event.args.get("seat") != who:
            continue
        resource = str(event.args.get("resource", ""))
        if event.kind in TAKEN and resource.startswith("tool."):
            owned[resource] += 1  # tools get used up: what counts is who got them
        if event.kind in USED:
            played[USED[event.kind]] += 1
        elif event.kind in ("room_placed", "decor_placed", "decor_beside_house"):
            key = "room" if event.kind == "room_placed" else "decor"
            played[str(event.args[key])] += 1
    return Tally(dict(owned), dict(played))


def _in_house(state: Homes, seat: int) -> Counter[str]:
    """Return the rooms, decor, helpers and roofs of a house."""
    contents = state.terms.contents
    found: Counter[str] = Counter()
    for at in range(SPACES * seat, SPACES * seat + SPACES):
        room, token = contents.type_of[state.houses[at]], state.tokens[at]
        if room >= 0:
            found[f"room.{contents.room_names[room]}"] += 1
        if token >= 0:
            found[f"decor.{contents.decor_names[token]}"] += 1
    for token in range(TOKENS):
        if state.gardens[seat] >> token & 1:
            found[f"decor.{contents.decor_names[token]}"] += 1
    for helper, name in enumerate(HELPER_NAMES):
        if state.helpers[HELPERS * seat + helper]:
            found[f"helper.{name}"] += 1
    for roof in state.roofs[seat]:
        found[contents.resource_names[roof]] += 1
    found[f"empty_rooms.{empty_rooms(state, seat)}"] = 1
    return found
