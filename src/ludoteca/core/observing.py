"""What a game may offer learners: its table in small numbers, and open answers in small steps.

Both live in the game's folder, beside its insight, and both are optional: for a game without them
the environments have a plain form of their own. This module names no game.
"""

from typing import NamedTuple, Protocol, TypeVar

from ludoteca.core.decisions import Composed, Decision, Words
from ludoteca.core.events import Recall
from ludoteca.core.frames import State

StateIn = TypeVar("StateIn", bound=State, contravariant=True)


class Field(NamedTuple):
    """A part of an observation: `length` numbers from 0 to `high`.

    `parts` are the code names of what the numbers stand for, in order, repeating.
    The game's `observation.toml` says what a field means.
    """

    name: str
    length: int
    high: int
    parts: tuple[str, ...] = ()


class Observation(Protocol[StateIn]):
    """A seat's table as a row of small whole numbers.

    It reads the state because that is quick, and obeys a law that the tests enforce: it writes
    the same for every world the seat can imagine from its view and recall. Seats are
    counted from the observing one, clockwise.
    """

    remembers: bool  # whether it reads the recall, which is folded from events and costs time

    def fields(self, seats: int) -> tuple[Field, ...]:
        """Return the parts of the row in their order."""

    def observe(
        self,
        state: StateIn,
        recall: Recall | None,
        seat: int,
        taken: tuple[int, ...],
        out: bytearray,
    ) -> None:
        """Write the row into `out`, which starts as all zeros.

        `taken` are the small steps made so far towards the answer to an open decision.
        """


class Steps(Protocol):
    """An open decision as a row of small choices (the enumerable form): first this, then that."""

    words: tuple[Words, ...]  # every small step; they follow the game's table of choices

    def options(self, decision: Decision, taken: tuple[int, ...]) -> list[int]:
        """Return the next small steps, as places in `words`; none when the answer is complete."""

    def compose(self, decision: Decision, taken: tuple[int, ...]) -> Composed:
        """Return the answer that these steps make; it is legal."""
