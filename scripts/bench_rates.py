"""How the benchmark measures one contestant, the same way for our games and for the peers.

Imported in both environments, so it uses only the standard library.
"""

from __future__ import annotations

import json
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from itertools import count

Rates = dict[str, float | None]


class Contestant(ABC):
    """A game that can be dealt, driven by choices, copied and asked for its options."""

    @abstractmethod
    def deal(self, seed: int) -> None:
        """Start a new game."""

    @abstractmethod
    def play(self, limit: int) -> int:
        """Make random choices to the end or the limit; return how many."""

    @abstractmethod
    def copy(self) -> object:
        """Return a copy of the game in progress."""

    @abstractmethod
    def options(self) -> object:
        """Return the options of whoever is to choose, worked out afresh."""

    def playout(self) -> int | None:
        """Play a copy at random to the end by the engine's own loop, if it has one."""
        return None


def pick(options: list[int]) -> int:
    """Return one of the options; faster than random.choice, which would hide differences."""
    return options[int(random.random() * len(options))]


def rate(action: Callable[[], object], seconds: float) -> float:
    """Return how many times a second the action can be done."""
    done, batch = 0, 1
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        for _ in range(batch):
            action()
        done += batch
        batch = min(batch * 2, 1000) if passed < seconds / 50 else batch
    return done / passed


def measure(contestant: Contestant, seconds: float) -> Rates:
    """Return all rates of a contestant, each measured for about this many seconds."""
    random.seed(7)
    contestant.deal(0)
    lengths = [contestant.play(1_000_000)]  # also warms up

    seeds = count(1)
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        contestant.deal(next(seeds))
        lengths.append(contestant.play(1_000_000))
    decisions, games = sum(lengths[1:]) / passed, (len(lengths) - 1) / passed

    contestant.deal(7)
    contestant.play(sorted(lengths)[len(lengths) // 2] // 2)
    copies = rate(contestant.copy, seconds)
    options = rate(contestant.options, seconds)

    contestant.deal(7)
    total: int | None = 0
    start = time.perf_counter()
    while total is not None and (passed := time.perf_counter() - start) < seconds:
        made = contestant.playout()
        total = None if made is None else total + made
    return {
        "decisions": decisions,
        "games": games,
        "copies": copies,
        "options": options,
        "playout": None if total is None else total / passed,
    }


def report(contestant: Contestant, seconds: float) -> None:
    """Print the rates for the process that started this one."""
    print(json.dumps(measure(contestant, seconds)))
