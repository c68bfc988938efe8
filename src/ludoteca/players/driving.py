"""How a bot plays its seat, wherever it sits: it takes every look it may, then chooses."""

from collections.abc import Sequence
from typing import Any, Protocol

from ludoteca.core.decisions import Decision
from ludoteca.core.events import Recall
from ludoteca.core.game import Game, View
from ludoteca.core.records import Entry
from ludoteca.players.player import Known


class Place(Protocol):
    """Where a bot sits: a match in the arena, a table, an episode."""

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""

    def view(self, seat: int) -> View:
        """Return what the seat may see now."""

    def recall(self, seat: int) -> Recall:
        """Return what the seat remembers."""


def looks_due(decision: Decision, entries: Sequence[Entry]) -> tuple[int, ...]:
    """Return the looks that a bot takes before it chooses; none if it has just taken them."""
    last = entries[-1] if entries else None
    has_looked = last is not None and last.is_request and last.seat == decision.seat
    return () if has_looked else tuple(decision.requests)


def known(place: Place, decision: Decision) -> Known:
    """Return what a seat's player is given: nothing but what the seat may know."""
    seat = decision.seat
    return Known(place.view(seat), place.recall(seat), decision.for_player())
