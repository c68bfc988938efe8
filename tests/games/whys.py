"""Checks refusals against the table: a reason is true, and the first thing in the way.

Each game writes down, independently of the guards in its rules, what must be true for each of its
codes, in order of precedence. A code without such a truth fails, and so does a truth never needed.
"""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ludoteca.core.decisions import Reason
from ludoteca.core.game import Game
from tests.conformance.walks import walk


class Case(NamedTuple):
    """A choice somebody might try at some moment."""

    game: Game[Any]
    state: Any  # a State; each game knows its exact type
    seat: int
    choice: int


Truth = Callable[[Any], bool]  # takes a Case
Also = Callable[[Any, Reason], None]  # takes a Case: what else must hold for the reason given


def first_in_the_way(truths: Mapping[str, Truth], case: Case) -> str:
    """Return the first code that is true of the case; "" if nothing stands in the way."""
    return next((code for code, is_so in truths.items() if is_so(case)), "")


def all_are_true(
    game: Game[Any],
    truths: Mapping[str, Truth],
    seats: int,
    seed: int,
    tried: int,
    also: Also | None = None,
) -> Counter[str]:
    """Play a random game, try choices for every seat on the way, and count the codes they met.

    Try `tried` choices at each moment for each seat: a slice that moves through the whole table.
    `also` may check more of a reason: the rules it names, what it says is possible instead.
    """
    met: Counter[str] = Counter()
    every = range(len(game.choices))
    at = random.Random(seed).randrange(len(every))
    for stop in walk(game, seats, seed):
        for seat in range(seats):
            tries = [every[(at + n) % len(every)] for n in range(min(tried, len(every)))]
            at += len(tries)
            for choice in tries:
                reason = game.why_not(stop.state, seat, choice)
                case = Case(game, stop.state, seat, choice)
                assert code_of(reason) == first_in_the_way(truths, case), told(case, reason)
                if reason is not None and also is not None:
                    also(case, reason)
                met[code_of(reason)] += 1
    return met


def code_of(reason: Reason | None) -> str:
    """Return the code of a reason; "" for a choice that is fine."""
    return "" if reason is None else reason.code


def told(case: Case, reason: Reason | None) -> str:
    """Return the case in words that let somebody repeat it."""
    game, state, seat, choice = case
    asked = [(decision.seat, decision.kind) for decision in game.decisions(state)]
    return f"seat {seat}, {game.tell(choice)}, asked {asked}: {reason}"
