"""What a bot must know about one game: estimates, never rules."""

from typing import Protocol, TypeVar

from ludoteca.core.decisions import Composed, Decision
from ludoteca.core.frames import State

S = TypeVar("S", bound=State, contravariant=True)


class Insight(Protocol[S]):
    """How good a moment is, and what a sensible player would do; it lives in the game's folder."""

    def evaluate(self, state: S, seat: int) -> float:
        """Return how good the state is for the seat; higher is better."""

    def rollout(self, state: S, decision: Decision, rng: int) -> int | Composed:
        """Return a quick sensible choice for the decision."""
