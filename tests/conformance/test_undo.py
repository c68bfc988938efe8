"""Undo goes back as far as an information barrier, never past it, and changes nothing else."""

import random

import pytest

from ludoteca.core.events import Journal
from ludoteca.core.records import Record, final_state
from ludoteca.terminal.session import Session, Undone
from tests.conformance.walks import all_tables, any_choice, game_of, some_options


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_undo_never_crosses_a_barrier(key: str, seats: int) -> None:
    """A choice can be taken back if and only if it was the seat's own last one with no barrier."""
    game = game_of(key)
    chance = random.Random(f"undo {key} {seats}")
    record = Record.start(game, seats, some_options(game, chance), seed=6)
    session = Session(game, record, [None] * seats)
    taken_back = 0
    for _ in range(120):
        if not session.state.stack:
            break
        before = game.state_hash(session.state)
        log = len(session.log)
        seat, choice = any_choice(game, session.state, chance)
        journal, after = Journal(), session.state.copy()
        game.apply(after, seat, choice, journal)
        session.answer(seat, choice)
        free = not (journal.barrier or not after.stack)
        for other in set(range(seats)) - {seat}:
            assert not session.undo(other)
        if not free:
            assert not session.undo(seat)
        elif taken_back == 0 or chance.random() < 0.5:
            assert session.undo(seat)
            taken_back += 1
            assert game.state_hash(session.state) == before
            assert session.log[log:] == [Undone(seat)]
    assert game.state_hash(final_state(record, game)) == game.state_hash(session.state)
