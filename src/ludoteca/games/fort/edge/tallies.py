"""What each player of Fort ended with and did along the way, for balance reports."""

from collections import Counter
from collections.abc import Sequence

from ludoteca.core.decisions import seat_name
from ludoteca.core.events import Event
from ludoteca.core.game import Tally
from ludoteca.games.fort.box.contents import MADE_UP_RULES, PERKS
from ludoteca.games.fort.rules.holdings import owned
from ludoteca.games.fort.rules.table.moves import kid_name
from ludoteca.games.fort.rules.table.state import FortState
from ludoteca.games.fort.rules.table.zones import NONE

PLAYS = ("played", "followed")


def tallies(state: FortState, events: Sequence[Event]) -> tuple[Tally, ...]:
    """Return a tally for every seat."""
    return tuple(Tally(_owned(state, seat), _played(events, seat)) for seat in range(state.seats))


def _owned(state: FortState, seat: int) -> dict[str, int]:
    found = Counter(kid_name(state, face) for face in owned(state, seat))
    if state.perks[seat] != NONE:
        found[f"perk.{PERKS[state.perks[seat]]}"] = 1
    if state.rules[seat] != NONE:
        found[f"made_up_rule.{MADE_UP_RULES[state.rules[seat]]}"] = 1
    found[f"level.{state.levels[seat]}"] = 1
    found[f"lookout.{len(state.lookouts[seat])}"] = 1
    found[f"turn.{state.order.index(seat) + 1}"] = 1
    return dict(found)


def _played(events: Sequence[Event], seat: int) -> dict[str, int]:
    """Return how often the seat led or followed with each kid."""
    who = seat_name(seat)
    mine = (event for event in events if event.kind in PLAYS and event.args["seat"] == who)
    return dict(Counter(str(event.args["kid"]) for event in mine))
