"""A hosted table: rows tell everything, retries are harmless, undo leaves a trace."""

import random
from typing import Any

import pytest

from ludoteca.core.frames import State
from ludoteca.core.records import Record
from ludoteca.games.fort.rules.actions.means import Tried
from ludoteca.tables.book.rows import Row, live_rows
from ludoteca.tables.play.replaying import Frozen, replayed
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.refusing import Refused
from tests.conformance.walks import all_tables, any_choice, game_of, some_options


def new_table(key: str = "pebbles", seats: int = 2, **options: object) -> HostedTable:
    game = game_of(key)
    return HostedTable(game, Record.start(game, seats, options, seed=3))


def play_on(table: HostedTable, chance: random.Random, steps: int = 10_000) -> list[Row]:
    rows = []
    while not table.over and steps:
        steps -= 1
        seat, choice = any_choice(table.game, table.state, chance)
        rows.append(table.choose(seat, f"c{table.seq}", choice, at=table.seq))
        if table.undo_depth(seat) and chance.random() < 0.4:
            rows.append(table.undo(seat, f"u{table.seq}", 1, at=table.seq))
    return rows


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_the_rows_tell_the_whole_table(key: str, seats: int) -> None:
    """Reading the rows again gives the same state, log, memories and undo."""
    chance = random.Random(f"table {key} {seats}")
    game = game_of(key)
    table = HostedTable(game, Record.start(game, seats, some_options(game, chance), seed=3))
    rows = play_on(table, chance, steps=150)
    again = replayed(game, table.record, rows)
    assert game.state_hash(again.state) == game.state_hash(table.state)
    assert [line.event for line in again.log] == [line.event for line in table.log]
    assert again.seq == table.seq == len(rows)
    assert again.asked_at == table.asked_at
    assert [again.undo_depth(s) for s in range(seats)] == [
        table.undo_depth(s) for s in range(seats)
    ]
    assert len(live_rows(rows)) == len(table.record.entries)
    for seat in range(seats):
        assert again.recall(seat).fits(table.state)


def test_a_row_that_was_changed_freezes_the_table() -> None:
    table = new_table()
    rows = play_on(table, random.Random(1), 5)
    rows[2] = rows[2]._replace(hash="0" * 16)
    with pytest.raises(Frozen, match="row 3"):
        replayed(table.game, table.record, rows)


def test_a_retry_is_harmless_and_a_stale_message_refused() -> None:
    table = new_table(seats=3)
    assert table.check(0, "a", 0) is None
    row = table.choose(0, "a", table.decision(0).options[0], at=1)  # type: ignore[union-attr]
    assert table.check(0, "a", 0) == row.seq
    with pytest.raises(Refused) as refused:
        table.check(0, "b", 0)
    assert refused.value.reason.code == "stale"
    with pytest.raises(Refused):
        table.check(1, "c", 99)


def test_simultaneous_answers_do_not_make_each_other_stale() -> None:
    table = new_table(seats=3)
    table.choose(2, "a", table.decision(2).options[0], at=1)  # type: ignore[union-attr]
    assert table.check(0, "b", 0) is None
    assert table.check(1, "c", 0) is None
    table.choose(0, "b", table.decision(0).options[0], at=2)  # type: ignore[union-attr]
    table.choose(1, "c", table.decision(1).options[0], at=3)  # type: ignore[union-attr]
    with pytest.raises(Refused):
        table.check(1, "d", 0)


def test_an_illegal_choice_changes_nothing() -> None:
    table = new_table()
    before = table.game.state_hash(table.state)
    with pytest.raises(Refused) as refused:
        table.choose(0, "a", 12, at=1)
    assert refused.value.reason.code == "swap_later"
    assert (table.seq, table.log[-1].event.kind) == (0, "washed")
    assert table.game.state_hash(table.state) == before


def test_a_seat_can_be_left_to_a_bot_and_taken_back() -> None:
    table = new_table()
    table.stand_in(1, "a", True, at=1)
    assert table.stand_ins == {1}
    table.stand_in(1, "b", False, at=2)
    assert table.stand_ins == set()


def test_a_closed_table_takes_no_more_messages() -> None:
    table = new_table()
    table.close("end", at=1)
    with pytest.raises(Refused) as refused:
        table.check(0, "a", 1)
    assert refused.value.reason.code == "table_closed"


class Undoable:
    """Finds a table with a choice that can be taken back."""

    @staticmethod
    def table() -> tuple[HostedTable, int, Any]:
        table = new_table(swaps=True)
        for _ in range(20):
            seat, choice = any_choice(table.game, table.state, random.Random(table.seq))
            decision = table.decision(seat)
            assert decision is not None
            if decision.kind == "swap":
                return table, seat, decision.options[-1]
            table.choose(seat, f"c{table.seq}", choice, at=0)
        raise AssertionError


def test_nothing_is_taken_back_past_a_barrier() -> None:
    table, seat, _ = Undoable.table()
    assert table.undo_depth(seat) == 0
    with pytest.raises(Refused) as refused:
        table.undo(seat, "u", 1, at=1)
    assert refused.value.reason.code == "nothing_to_undo"


class TooHardToJudge:
    """A game with an owner's box whose plays are too many to try out."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def apply(self, state: State, *_: Any) -> None:
        state.rng = 0
        tried = Tried()
        while True:
            tried.once_more()


def test_a_choice_that_is_too_hard_to_judge_is_refused_and_changes_nothing() -> None:
    table = new_table("fort")
    seat, choice = any_choice(table.game, table.state, random.Random(1))
    before = table.game.state_hash(table.state)
    hard: Any = TooHardToJudge(table.game)
    table.game = hard
    with pytest.raises(Refused, match="too_much_work"):
        table.choose(seat, "c1", choice, at=1)
    assert (table.seq, table.game.state_hash(table.state)) == (0, before)
