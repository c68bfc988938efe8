"""Pebbles in small numbers, for learners: every zone counted by worth, from one seat.

Rivals' hands need no number: all hands are equally large.
"""

from ludoteca.core.events import Recall
from ludoteca.core.observing import Field
from ludoteca.games.pebbles.frames import WORTHS, Pebbles, Swap

KINDS = ("fist", "swap")


class PebblesObservation:
    """Writes what a seat may know about the beach."""

    remembers = False  # what lies in the sea is read from the state

    def __init__(self, names: tuple[str, ...], copies: list[int], hand: int) -> None:
        self.names = names
        self.copies = copies
        self.hand = hand

    def fields(self, seats: int) -> tuple[Field, ...]:
        """Return the parts of the row in their order."""
        names, most = self.names, max(self.copies)
        return (
            Field("kind", len(KINDS), 1, KINDS),
            Field("comber", seats, 1),
            Field("round", 1, self.hand),
            Field("bag", 1, sum(self.copies)),
            Field("hand", WORTHS, self.hand, names),
            Field("sunk", WORTHS, self.hand, names),
            Field("pool", WORTHS, most, names),
            Field("shore", WORTHS, most, names),
            Field("treasures", seats * WORTHS, most, names),
            Field("swapped", seats, self.hand),
        )

    def observe(
        self,
        state: Pebbles,
        recall: Recall | None,
        seat: int,
        taken: tuple[int, ...],
        out: bytearray,
    ) -> None:
        """Write the row."""
        seats = state.seats
        owners = [(seat + place) % seats for place in range(seats)]
        if state.asked is not None:
            out[KINDS.index(state.asked.kind)] = 1
        at = len(KINDS)
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Swap):
            out[at + owners.index(top.seat)] = 1
        at += seats
        out[at] = state.round
        out[at + 1] = len(state.bag)
        at += 2
        treasures = [state.treasures[owner] for owner in owners]
        for zone in (state.hands[seat], state.sunk[seat], state.pool, state.shore, *treasures):
            for worth in zone:
                out[at + worth] += 1
            at += WORTHS
        for place, owner in enumerate(owners):
            out[at + place] = len(state.sunk[owner])
