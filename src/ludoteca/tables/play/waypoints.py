"""States along a game: an earlier moment is reached from the nearest one, not from the start.

Only tables where somebody looks back have any. Made from threads: a dict is enough, because what
is kept of a moment is always the same.
"""

from typing import Any

from ludoteca.core.events import Journal
from ludoteca.core.frames import State
from ludoteca.core.game import Game
from ludoteca.core.records import Entry, Record, carry_out

EVERY = 16  # entries from one to the next


class Waypoints:
    """What was kept of earlier moments, each with the entry that led to it."""

    def __init__(self) -> None:
        self.kept: dict[int, tuple[Entry, State]] = {}

    def state_at(self, record: Record, game: Game[Any], moment: int) -> State:
        """Return the state after this many entries of the record."""
        start, state = self._nearest(record, game, moment)
        for number in range(start, moment):
            entry = record.entries[number]
            carry_out(game, state, entry, Journal())
            if (number + 1) % EVERY == 0:
                self.kept[number + 1] = (entry, state.copy())
        return state

    def _nearest(self, record: Record, game: Game[Any], moment: int) -> tuple[int, State]:
        for place in range(moment - moment % EVERY, 0, -EVERY):
            found = self.kept.get(place)
            # After an undo another entry is there, and what was kept belongs to a path not taken.
            if found is not None and found[0] is record.entries[place - 1]:
                return place, found[1].copy()
        return 0, game.setup(record.seats, record.options, record.seed, Journal())
