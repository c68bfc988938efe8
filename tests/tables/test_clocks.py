"""Clocks: bank and increment, per turn, days; without a clock nobody runs out of time."""

import pytest

from ludoteca.core.wire import WireError
from ludoteca.tables.book.clock_rules import DAY, ClockRule, read_rule
from ludoteca.tables.book.rows import CHOICE, UNDO, Row
from ludoteca.tables.play.clocks import Clocks


def test_without_a_clock_nobody_runs_out() -> None:
    clocks = Clocks(ClockRule(), 2)
    clocks.wait_for((0, 1), now=0)
    assert clocks.flagged(now=10**12) == ()
    assert clocks.left(0, now=5) is None
    assert clocks.next_flag() is None


def test_each_turn_has_its_time() -> None:
    clocks = Clocks(ClockRule("turn", 30_000), 2)
    clocks.wait_for((0,), now=0)
    assert clocks.left(0, now=29_000) == 1_000
    clocks.wait_for((1,), now=29_000)
    assert clocks.left(0, now=29_000) == 30_000
    assert clocks.flagged(now=58_999) == ()
    assert clocks.flagged(now=59_000) == (1,)
    assert clocks.next_flag() == 59_000


def test_a_bank_is_spent_and_gets_its_increment() -> None:
    clocks = Clocks(ClockRule("bank", 10_000, 2_000), 2)
    clocks.wait_for((0,), now=0)
    clocks.charge(0, clocks.spent(0, now=4_000), choices=1)
    assert clocks.left(0, now=4_000) == 8_000
    clocks.wait_for((0,), now=4_000)
    assert clocks.flagged(now=12_000) == (0,)


def test_nobody_gains_time_by_taking_back() -> None:
    """An undo costs the time it took, and gives back the increments of what it takes back."""
    clocks = Clocks(ClockRule("bank", 10_000, 2_000), 2)
    rows = [Row(1, CHOICE, 0, "a", 3, "", 1, 0, spent=1_000)]
    for seq in range(2, 22, 2):
        rows += [
            Row(seq, UNDO, 0, f"u{seq}", 1, "", 1, 0, spent=100),
            Row(seq + 1, CHOICE, 0, f"c{seq}", 3, "", 1, 0, spent=100),
        ]
    clocks.charge_for(rows)
    assert clocks.left(0, now=0) == 10_000 + 2_000 - 1_000 - 10 * 200


def test_being_asked_on_does_not_restart_the_clock() -> None:
    clocks = Clocks(ClockRule("days", 2 * DAY), 2)
    clocks.wait_for((0, 1), now=0)
    clocks.wait_for((1,), now=DAY)
    assert clocks.left(1, now=DAY) == DAY


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "sundial", "bank": 0, "increment": 0},
        {"kind": "turn", "bank": 0, "increment": 0},
        {"kind": "turn", "bank": -5, "increment": 0},
        {"kind": "turn"},
    ],
)
def test_wrong_rules_are_refused(data: dict[str, object]) -> None:
    with pytest.raises(WireError):
        read_rule(data)
