"""The engine: a State holds a stack of Frames; the top one asks, or proceeds by itself.

The loop is the whole engine: while there are frames, ask the top one; if nobody must choose, let it
go at once; otherwise stop and wait. Frames are frozen plain data, so copying the stack is
`stack[:]`; a frame is popped before it is taken or goes, and pushes whatever follows.
"""
# compiled

from typing import Any, Final, Generic, TypeVar

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Composed, Decision, Reason, Value
from ludoteca.core.events import SILENT, Event, Journal
from ludoteca.core.pickling import reduced

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """Everything that is true of a game in progress. Each game adds its own fields and its `copy`.

    `asked` is the question waiting for an answer: derived from the stack, never stored or compared.
    """

    __slots__ = ("asked", "rng", "seats", "stack")

    def __init__(self, seats: int, stack: "list[Frame[Any]]", rng: int) -> None:
        self.seats = seats
        self.stack = stack
        self.rng = rng
        self.asked: Decision | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)

    def copy(self) -> "State":
        """Return an equal state that shares nothing mutable."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Frame(Generic[S]):
    """Something pending: a moment that asks one seat, or a step that runs by itself.

    A frame without a question implements `go`; one with a question implements `ask`, `take` and
    `why_not`, which has a reason for every choice of the table that is not among the options.
    """

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)

    def ask(self, state: S) -> Decision | None:
        """Return the question, or None when nobody has to choose."""
        return None

    def go(self, state: S, journal: Journal) -> None:
        """Carry out a step in which nobody chooses."""
        raise NotImplementedError(type(self).__name__)

    def take(self, state: S, choice: int, journal: Journal) -> None:
        """Carry out one of the options."""
        raise NotImplementedError(type(self).__name__)

    def take_composed(self, state: S, choice: Composed, journal: Journal) -> None:
        """Carry out an accepted answer to an open decision."""
        raise NotImplementedError(type(self).__name__)

    def asks(self, state: S) -> list[Decision]:
        """Return every question open now: one, except at simultaneous moments."""
        decision = self.ask(state)
        return [] if decision is None else [decision]

    def answer(self, state: S, seat: int, choice: int | Composed, journal: Journal) -> None:
        """Take a legal choice of the seat; the frame has been popped already."""
        if isinstance(choice, Composed):
            self.take_composed(state, choice, journal)
        else:
            self.take(state, choice, journal)

    def why_not(self, state: S, seat: int, choice: int) -> Reason | None:
        """Return why this choice from the game's table is refused to the seat that is asked."""
        return None

    def about(self, state: S) -> dict[str, Value]:
        """Return what the question is about, for its words: the card, the room, the price."""
        return {}


def advance(state: State, journal: Journal) -> None:
    """Run until somebody must choose (then `state.asked` is the question) or the game is over.

    A single option is taken without asking, unless the decision is secret or open.
    """
    stack = state.stack
    while stack:
        frame = stack[-1]
        decision = frame.ask(state)
        if decision is None:
            stack.pop()
            frame.go(state, journal)
        elif len(decision.options) == 1 and not decision.secret:
            stack.pop()
            if journal.live:
                seat = f"seat.{decision.seat}"
                journal.add(Event("forced", {"seat": seat}, (decision.seat,)))
            frame.answer(state, decision.seat, decision.options[0], journal)
        else:
            state.asked = decision
            return
    state.asked = None


def step(state: State, choice: int, journal: Journal = SILENT) -> None:
    """Carry out an option of `state.asked` and run on. The caller guarantees its legality."""
    stack = state.stack
    decision = state.asked
    assert decision is not None
    before = state.rng
    stack.pop().answer(state, decision.seat, choice, journal)
    advance(state, journal)
    if journal.live and state.rng != before:
        journal.barrier = True


def step_seat(state: State, seat: int, choice: int | Composed, journal: Journal) -> None:
    """Carry out a seat's legal choice, even out of turn in a simultaneous moment."""
    before = state.rng
    state.stack.pop().answer(state, seat, choice, journal)
    advance(state, journal)
    if journal.live and state.rng != before:
        journal.barrier = True


FULL: Final = (1 << 32) - 1


def playout(state: State, seed: int, limit: int = 1_000_000) -> int:
    """Play uniformly at random to the end (or `limit` decisions); return how many were made.

    It has a quick generator of its own (xorshift32); the state's is left to the game's own events.
    """
    x = (seed * 2654435761 + 97) & FULL
    if x == 0:
        x = 97
    count = 0
    decision = state.asked
    while decision is not None and count < limit:
        x ^= (x << 13) & FULL
        x ^= x >> 17
        x ^= (x << 5) & FULL
        if decision.open is None:
            options = decision.options
            step(state, options[(x * len(options)) >> 32], SILENT)
        else:
            step_seat(state, decision.seat, decision.open.sample(x), SILENT)
        count += 1
        decision = state.asked
    return count
