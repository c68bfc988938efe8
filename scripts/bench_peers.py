"""Measures one peer in its own environment: bench_peers.py NAME SECONDS."""

from __future__ import annotations

import copy
import sys
from typing import Any

from bench_rates import Contestant, pick, report


class OpenSpiel(Contestant):
    """An OpenSpiel game. Chance is uniform in those chosen here, and not counted as decisions."""

    def __init__(self, name: str) -> None:
        import pyspiel

        if name.startswith("python_"):
            import open_spiel.python.games  # noqa: F401  (registers them)
        self.game: Any = pyspiel.load_game(name)
        self.state: Any = None

    def deal(self, seed: int) -> None:
        """Start a new game."""
        self.state = self.game.new_initial_state()

    def play(self, limit: int) -> int:
        """Make random choices to the end or the limit; return how many."""
        state = self.state
        made = 0
        while not state.is_terminal() and made < limit:
            made += not state.is_chance_node()
            state.apply_action(pick(state.legal_actions()))
        return made

    def copy(self) -> object:
        """Return a copy of the game in progress."""
        return self.state.clone()

    def options(self) -> object:
        """Return the legal actions."""
        return self.state.legal_actions()


class RLCard(Contestant):
    """An RLCard game; deepcopy is its only way to copy."""

    def __init__(self, name: str) -> None:
        import rlcard

        self.environment: Any = rlcard.make(name)
        self.state: Any = None

    def deal(self, seed: int) -> None:
        """Start a new game."""
        self.state, _ = self.environment.reset()

    def play(self, limit: int) -> int:
        """Make random choices to the end or the limit; return how many."""
        made = 0
        while not self.environment.is_over() and made < limit:
            self.state, _ = self.environment.step(pick(list(self.state["legal_actions"])))
            made += 1
        return made

    def copy(self) -> object:
        """Return a copy of the game in progress."""
        return copy.deepcopy(self.environment.game)

    def options(self) -> object:
        """Return the legal actions."""
        return self.environment._get_legal_actions()


class Catanatron(Contestant):
    """Catan for four, with the same turn limit as its own random games."""

    def __init__(self) -> None:
        from catanatron import Color, RandomPlayer

        self.players = [RandomPlayer(color) for color in Color]
        self.game: Any = None

    def deal(self, seed: int) -> None:
        """Start a new game."""
        from catanatron import Game

        self.game = Game(self.players, seed=seed + 1)

    def play(self, limit: int) -> int:
        """Make random choices to the end or the limit; return how many."""
        from catanatron.game import TURNS_LIMIT

        game = self.game
        made = 0
        while made < limit and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.execute(pick(game.state.playable_actions))
            made += 1
        return made

    def copy(self) -> object:
        """Return a copy of the game in progress."""
        return self.game.copy()

    def options(self) -> object:
        """Return the playable actions, worked out afresh."""
        from catanatron.models.actions import generate_playable_actions

        return generate_playable_actions(self.game.state)


PEERS = {
    "OpenSpiel hearts": lambda: OpenSpiel("hearts"),
    "OpenSpiel python_tic_tac_toe": lambda: OpenSpiel("python_tic_tac_toe"),
    "RLCard uno": lambda: RLCard("uno"),
    "RLCard gin-rummy": lambda: RLCard("gin-rummy"),
    "Catanatron": Catanatron,
}


if __name__ == "__main__":
    report(PEERS[sys.argv[1]](), float(sys.argv[2]))
