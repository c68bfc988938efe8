"""Every refusal is true, and the first thing that stands in the way (chapter 9)."""

from collections import Counter

import pytest

from ludoteca.games.fort.rules.reasons import RULES
from tests.games.fort.oracle_reasons import TRUTHS
from tests.games.fort.reason_cases import CASES
from tests.games.fort.tables import GAME
from tests.games.whys import Case, all_are_true, first_in_the_way

SLICE = 4  # games of each size
WHOLE = 40
FEW = 12  # choices tried for each seat at each moment
ALL_OF_THEM = 2  # games of each size in which everything is tried


def test_every_code_has_its_truth() -> None:
    """The oracle knows the codes of the game, in their order."""
    assert list(TRUTHS) == list(RULES)


@pytest.mark.rule("F-INFO-10")
@pytest.mark.parametrize("code", CASES)
def test_refusals_by_hand(code: str) -> None:
    """What random games hardly meet: game and oracle say the same, with the rules behind it."""
    table, words, seat = CASES[code]()
    choice = table.game.read(words)
    assert choice is not None
    who = table.seat if seat is None else seat
    reason = table.game.why_not(table.state, who, choice)
    assert reason is not None
    assert (reason.code, reason.rules) == (code, RULES[code])
    assert first_in_the_way(TRUTHS, Case(table.game, table.state, who, choice)) == code


def refusals(seats: int, games: int, whole: int) -> Counter[str]:
    """Return the codes of random games; in the first ones every choice is tried everywhere."""
    met: Counter[str] = Counter()
    for seed in range(games):
        tried = len(GAME.choices) if seed < whole else FEW
        met += all_are_true(GAME, TRUTHS, seats, seed, tried)
    return met


@pytest.mark.slow
@pytest.mark.rule("F-INFO-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_refusals_are_true(seats: int) -> None:
    """Whoever tries whatever whenever is told the truth."""
    assert len(refusals(seats, SLICE, 0)) > 25


@pytest.mark.long
@pytest.mark.rule("F-INFO-10")
def test_all_refusals_are_true() -> None:
    """A long run meets every code that has no case of its own."""
    met: Counter[str] = Counter()
    for seats in (2, 3, 4):
        met += refusals(seats, WHOLE, ALL_OF_THEM)
    assert [code for code in RULES if not met[code] and code not in CASES] == []
