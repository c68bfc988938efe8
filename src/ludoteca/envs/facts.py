"""The observation of a game that declares none: every fact of its view falls into a bin.

A fact is a path in the view and what is there: `players.1.treasure=pebble.six`. A fixed hash of
its text picks the bin, which counts. A number has a bin by its path, which holds its size.
Crude, but the same for every game, of fixed size, and made from the view alone.
"""

from collections.abc import Iterator
from typing import Any
from zlib import crc32

from ludoteca.core.events import Recall
from ludoteca.core.frames import State
from ludoteca.core.game import Game
from ludoteca.core.observing import Field

BINS = 512
MOST = 255


class FactsObservation:
    """Counts hashed facts of the view; seats are counted from the observing one."""

    remembers = False

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def fields(self, seats: int) -> tuple[Field, ...]:
        """Return the two rows of bins."""
        return (Field("facts", BINS, 8), Field("amounts", BINS, 32))

    def observe(
        self,
        state: State,
        recall: Recall | None,
        seat: int,
        taken: tuple[int, ...],
        out: bytearray,
    ) -> None:
        """Write the bins."""
        seats = state.seats
        names = {f"seat.{s}": f"seat+{(s - seat) % seats}" for s in range(seats)}
        for path, value in facts(self.game.view(state, seat).table, ""):
            if type(value) is int:
                place = BINS + crc32(path.encode()) % BINS
                out[place] = min(out[place] + abs(value), MOST)
            else:
                text = f"{path}={names.get(str(value), value)}"
                place = crc32(text.encode()) % BINS
                out[place] = min(out[place] + 1, MOST)


def facts(data: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Yield every fact: a list of names has no order, a list of tables does."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from facts(value, f"{path}.{key}")
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from facts(value, f"{path}.{place}" if isinstance(value, dict) else path)
    else:
        yield path, data
