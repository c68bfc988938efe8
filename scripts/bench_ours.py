"""Measures one of our games: bench_ours.py GAME SECONDS. LUDOTECA_PLAIN selects the speed."""

from __future__ import annotations

import random
import sys
from typing import Any

from bench_rates import Contestant, pick, report
from ludoteca.core.frames import State, playout
from ludoteca.games import load


class Ours(Contestant):
    """One of our games with as many seats as it takes, driven through its public interface."""

    def __init__(self, key: str) -> None:
        self.game = load(key)
        self.seats = max(self.game.seat_counts)
        self.state: Any = None

    def deal(self, seed: int) -> None:
        """Start a new game."""
        self.state = self.game.setup(self.seats, seed=seed)

    def play(self, limit: int) -> int:
        """Make random choices to the end or the limit; return how many."""
        game, state = self.game, self.state
        made = 0
        while (asked := state.asked) is not None and made < limit:
            if asked.open is None:
                game.apply(state, asked.seat, pick(asked.options))
            else:
                game.apply(state, asked.seat, asked.open.sample(random.getrandbits(32)))
            made += 1
        return made

    def copy(self) -> State:
        """Return a copy of the game in progress."""
        copied: State = self.state.copy()
        return copied

    def options(self) -> object:
        """Return the open decisions, worked out afresh."""
        return self.game.decisions(self.state)

    def playout(self) -> int:
        """Play a copy at random to the end by the engine's own loop; return how many choices."""
        return playout(self.copy(), random.getrandbits(32))


if __name__ == "__main__":
    report(Ours(sys.argv[1]), float(sys.argv[2]))
