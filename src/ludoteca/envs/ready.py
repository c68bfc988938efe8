"""The enumerable form of open decisions in a game that declares none: a few ready answers."""

from ludoteca.core.decisions import Composed, Decision, Words

NUMBER = 8  # answers to choose from


class ReadyAnswers:
    """One small step: which of the answers that the decision's own sampler makes."""

    words: tuple[Words, ...]

    def __init__(self, number: int) -> None:
        self.words = tuple(Words("answer", number=place + 1) for place in range(number))

    def options(self, decision: Decision, taken: tuple[int, ...]) -> list[int]:
        """Return all of them as the only step."""
        return [] if taken else list(range(len(self.words)))

    def compose(self, decision: Decision, taken: tuple[int, ...]) -> Composed:
        """Return the sampler's answer with this number."""
        assert decision.open is not None
        return decision.open.sample(taken[0])
