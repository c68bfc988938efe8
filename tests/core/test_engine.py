"""The loop: forced choices, secret questions, simultaneous answers, barriers, copies."""

import copy
import pickle
from typing import Any

import pytest

from ludoteca.core.decisions import Composed, Decision, IllegalChoice, Reason, Words
from ludoteca.core.events import SILENT, Event, Journal
from ludoteca.core.frames import Frame, State, advance, playout, step, step_seat
from ludoteca.core.rng import next64
from ludoteca.core.together import Together, nobody_yet
from ludoteca.games import load


class Table(State):
    """A bare table that notes what was taken."""

    def __init__(self, seats: int, stack: list[Frame[Any]]) -> None:
        super().__init__(seats, stack, 1)
        self.taken: list[object] = []


class Ask(Frame[Table]):
    """A question with these options."""

    def __init__(self, options: list[int], secret: bool = False) -> None:
        self.options = options
        self.secret = secret

    def ask(self, state: Table) -> Decision | None:
        return Decision(0, "ask", self.options, self.secret)

    def take(self, state: Table, choice: int, journal: Journal) -> None:
        state.taken.append(choice)


class Roll(Frame[Table]):
    """A step in which chance decides."""

    def go(self, state: Table, journal: Journal) -> None:
        state.rng, _ = next64(state.rng)
        state.taken.append("rolled")


class Bids(Together[Table]):
    """Everybody but seat 1 bids; seat 2 has no choice."""

    def question(self, state: Table, seat: int) -> Decision | None:
        if seat == 1:
            return None
        return Decision(seat, "bid", [5] if seat == 2 else [1, 2, 3])

    def with_answers(self, answers: tuple[int | Composed | None, ...]) -> "Bids":
        return Bids(answers)

    def reveal(
        self, state: Table, answers: tuple[int | Composed | None, ...], journal: Journal
    ) -> None:
        state.taken.append(answers)


def table(*frames: Frame[Any], seats: int = 4) -> Table:
    state = Table(seats, list(reversed(frames)))
    advance(state, SILENT)
    return state


def test_a_single_option_is_taken_and_a_secret_one_is_asked() -> None:
    state = table(Ask([7]), Ask([8], secret=True), Ask([9]))
    assert state.taken == [7]
    assert state.asked is not None
    assert state.asked.options == [8]
    step(state, 8)
    assert state.taken == [7, 8, 9]
    assert state.asked is None


def test_a_forced_choice_is_told_to_its_seat_alone() -> None:
    state = Table(2, [Ask([7])])
    journal = Journal()
    advance(state, journal)
    (forced,) = journal.events
    assert forced.kind == "forced"
    assert forced.seen_by(0) == forced
    assert forced.seen_by(1) is None


def test_simultaneous_answers_come_in_any_order_and_open_together() -> None:
    state = table(Bids(nobody_yet(4)))
    top = state.stack[-1]
    assert [decision.seat for decision in top.asks(state)] == [0, 3]
    journal = Journal()
    step_seat(state, 3, 2, journal)
    assert state.taken == []
    assert journal.barrier, "a sealed answer cannot be taken back"
    assert [event.args for event in journal.events] == [{"seat": "seat.3"}]
    assert [decision.seat for decision in state.stack[-1].asks(state)] == [0]
    step_seat(state, 0, 1, SILENT)
    assert state.taken == [(1, None, 5, 2)]


def test_chance_is_a_barrier() -> None:
    state = table(Ask([1, 2]), Ask([1, 2]), Roll(), Ask([1, 2]))
    still, rolled = Journal(), Journal()
    step(state, 1, still)
    step(state, 1, rolled)
    assert (still.barrier, rolled.barrier) == (False, True)


def test_a_silent_journal_keeps_nothing() -> None:
    SILENT.add(Event("shouted", {}))
    SILENT.reveal()
    assert SILENT.events == []
    assert not SILENT.barrier


def test_playout_stops_at_its_limit() -> None:
    state = table(*(Ask([1, 2]) for _ in range(10)))
    assert playout(state, 1, limit=4) == 4
    assert playout(state, 1) == 6


def test_illegal_choices_leave_the_state_alone() -> None:
    game = load("pebbles")
    state = game.setup(2, seed=1)
    before = game.state_hash(state)
    for seat, choice in ((0, 12), (0, 99), (0, -1)):
        with pytest.raises(IllegalChoice):
            game.apply(state, seat, choice)
    game.apply(state, 0, state.asked.options[0])
    with pytest.raises(IllegalChoice) as refused:
        game.apply(state, 0, 0)
    assert refused.value.reason == Reason("not_your_decision")
    assert before != game.state_hash(state)


def test_states_frames_and_choices_pickle_and_copy() -> None:
    """Process pools send them; a compiled class that loses its fields would do so silently."""
    game = load("pebbles")
    state = game.setup(3, seed=1)
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert game.state_hash(twin) == game.state_hash(state)
        assert twin.asked.options == state.asked.options
    reason = Reason("no", {"a": 1}, ("B-ROUND-02",))
    assert pickle.loads(pickle.dumps(reason)) == reason
    event = Event("won", {"seat": "seat.0"}, (0,), ("seat",))
    assert pickle.loads(pickle.dumps(event)) == event
    words = Words("fist", pebble="pebble.one")
    assert repr(pickle.loads(pickle.dumps(words))) == repr(words)


def test_repr_shows_how_to_make_the_thing_again() -> None:
    for thing in (
        Reason("no", {"a": 1}, ("B-ROUND-02",)),
        Event("won", {"seat": "seat.0"}, (0,), ("seat",)),
        Event("won", {"seat": "seat.0"}),
    ):
        assert eval(repr(thing)) == thing
    assert (
        repr(Decision(1, "bid", [1, 2], secret=True)) == "Decision(1, 'bid', [1, 2], secret=True)"
    )


def test_the_fallback_is_the_first_option() -> None:
    game = load("pebbles")
    state = game.setup(2, seed=1)
    assert game.fallback(state, 1) == game.decision(state, 1).options[0]  # type: ignore[union-attr]
