"""A player without a plan: any legal choice is as good as another."""

from typing import Any

from ludoteca.core.decisions import Decision
from ludoteca.core.events import Recall
from ludoteca.core.game import Choice, Game, View
from ludoteca.core.rng import below, fork


class RandomPlayer:
    """Chooses uniformly; the same seed gives the same choices."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = fork(seed, 1)

    def choose(self, game: Game[Any], view: View, recall: Recall, decision: Decision) -> Choice:
        if not decision.options:
            self.rng, seed = below(self.rng, 1 << 32)
            world = game.imagine(view, recall, seed)
            return game.open_question(world, decision.seat).sample(seed)
        self.rng, place = below(self.rng, len(decision.options))
        return decision.options[place]
