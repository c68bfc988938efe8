"""Each law catches the break that it is there for; the same game unbroken passes all of them."""

import random
import traceback
from collections.abc import Callable

import pytest

from tests.conformance import laws, nuts
from tests.conformance.nuts import SEATS, NutsGame
from tests.conformance.walks import some_stops

CATCHES: dict[str, Callable[..., None]] = {
    nuts.SKIPPED_TRADE: laws.skipped_questions_leak_nothing,
    nuts.SKIPPED_SHOW: laws.the_same_seats_are_asked,
    nuts.TOLD_TRADE: laws.events_leak_nothing,
    nuts.TOLD_LOG: laws.logs_leak_nothing,
    nuts.STALE_MEMORY: laws.recalls_are_true,
    nuts.PEEKING_OPTION: laws.the_world_looks_the_same,
    nuts.PEEKING_VIEW: laws.nothing_is_learned_without_a_barrier,
    nuts.PEEKING_REASON: laws.the_same_is_refused,
    nuts.PEEKING_ASIDE: laws.the_same_is_refused,
}


def broken_laws(game: NutsGame) -> set[str]:
    """Return the names of the laws that fail in a few games."""
    chance = random.Random(1)
    found: set[str] = set()
    for stop in some_stops(game, SEATS, games=6, each=3):
        try:
            laws.nobody_knows_too_much(game, stop, chance)
        except AssertionError as error:
            found |= {frame.name for frame in traceback.extract_tb(error.__traceback__)}
    return found


def test_a_fair_game_passes() -> None:
    assert broken_laws(NutsGame()) == set()
    laws.set_up_leaks_nothing(NutsGame(), SEATS, range(40))


@pytest.mark.parametrize("broken", CATCHES)
def test_a_broken_game_is_caught_by_its_law(broken: str) -> None:
    assert CATCHES[broken].__name__ in broken_laws(NutsGame(broken))


def test_both_ways_of_skipping_a_question_are_caught() -> None:
    """The true world asks it and another would not, or the other way round."""
    found = broken_laws(NutsGame(nuts.SKIPPED_TRADE))
    assert laws.the_same_seats_are_asked.__name__ in found


def test_a_deal_told_to_all_is_caught() -> None:
    with pytest.raises(AssertionError):
        laws.set_up_leaks_nothing(NutsGame(nuts.TOLD_DEAL), SEATS, range(40))
