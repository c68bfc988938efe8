"""Choices made at the same time, unseen: drafting, sealed bids, arranging the photograph.

Answers wait in the frame until everybody's is in; then all take effect together. Of a waiting
answer, views must show nothing but that it is there.
"""
# compiled

from typing import Final, TypeVar

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Composed, Decision
from ludoteca.core.events import Event, Journal
from ludoteca.core.frames import Frame, State

S = TypeVar("S", bound=State)

WAITING: Final = None


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Together(Frame[S]):
    """A moment in which several seats answer, each unseen by the others.

    `answers` has a place per seat, None while it waits. A game implements `question` (None for a
    seat that is not asked), `with_answers` and `reveal`.
    """

    __slots__ = ("answers",)

    def __init__(self, answers: tuple[int | Composed | None, ...]) -> None:
        self.answers = answers

    def question(self, state: S, seat: int) -> Decision | None:
        """Return what this seat is asked, or None if it takes no part in the moment."""
        raise NotImplementedError(type(self).__name__)

    def with_answers(self, answers: tuple[int | Composed | None, ...]) -> "Together[S]":
        """Return this frame with these answers."""
        raise NotImplementedError(type(self).__name__)

    def reveal(
        self, state: S, answers: tuple[int | Composed | None, ...], journal: Journal
    ) -> None:
        """Carry out all answers together; None stands for a seat that was not asked."""
        raise NotImplementedError(type(self).__name__)

    def asks(self, state: S) -> list[Decision]:
        open_questions: list[Decision] = []
        for seat in range(state.seats):
            if self.answers[seat] is None:
                decision = self.question(state, seat)
                if decision is not None and not is_forced(decision):
                    open_questions.append(decision)
        return open_questions

    def ask(self, state: S) -> Decision | None:
        for seat in range(state.seats):
            if self.answers[seat] is None:
                decision = self.question(state, seat)
                if decision is not None and not is_forced(decision):
                    return decision
        return None

    def go(self, state: S, journal: Journal) -> None:
        """Everybody has answered: add the forced answers and reveal."""
        answers = list(self.answers)
        for seat in range(state.seats):
            if answers[seat] is None:
                decision = self.question(state, seat)
                if decision is not None:
                    answers[seat] = decision.options[0]
        self.reveal(state, tuple(answers), journal)

    def answer(self, state: S, seat: int, choice: int | Composed, journal: Journal) -> None:
        answers = list(self.answers)
        answers[seat] = choice
        state.stack.append(self.with_answers(tuple(answers)))
        if journal.live:
            journal.add(Event("answered", {"seat": f"seat.{seat}"}))
            journal.barrier = True


def is_forced(decision: Decision) -> bool:
    """Return whether the decision has one option and nothing to hide."""
    return len(decision.options) == 1 and not decision.secret and decision.open is None


def nobody_yet(seats: int) -> tuple[int | Composed | None, ...]:
    """Return the answers of a moment that has just begun."""
    return (WAITING,) * seats
