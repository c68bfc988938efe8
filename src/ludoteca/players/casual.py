"""A player as you would meet at a table: sensible, more or less careless, never random.

It looks one choice ahead in a few imagined worlds and takes one of the options that look good,
favouring the better ones.
"""

from typing import Any

from ludoteca.core.decisions import Decision
from ludoteca.core.events import Recall
from ludoteca.core.game import Choice, Game, View
from ludoteca.core.rng import fork, next64
from ludoteca.players.outlook import Outlook

EASE = 1.7  # points that do not matter much at a relaxed table
EFFORT = 12
FINE = 1 << 53


class CasualPlayer:
    """Weighs the options without insisting on the best."""

    def __init__(
        self, seed: int = 0, ease: float = EASE, effort: int = EFFORT, worlds: int = 1
    ) -> None:
        self.rng = fork(seed, 6)
        self.ease = ease
        self.effort = effort  # spent on an open question
        self.worlds = worlds

    def choose(self, game: Game[Any], view: View, recall: Recall, decision: Decision) -> Choice:
        if len(decision.options) == 1:
            return decision.options[0]
        self.rng = fork(self.rng, 7)
        outlook = Outlook(game)
        outlook.dice = self.rng % 0xFFFFFFFE + 1
        options = decision.options
        points = [0.0] * len(options)
        for number in range(self.worlds):
            world = game.imagine(view, recall, fork(self.rng, 8 + number))
            asked = game.decision(world, decision.seat)
            assert asked is not None
            if not decision.options:
                return outlook.composed(world, asked, self.rng, self.effort)
            asked = outlook.narrowed(world, asked)  # the same in every world
            options, points = asked.options, points[: len(asked.options)]
            for i, value in enumerate(outlook.weigh(world, asked)):
                points[i] += value / self.worlds
        return self.careless(options, points)

    def careless(self, options: list[int], points: list[float]) -> int:
        """Return an option at random, the better it looks the likelier."""
        best = max(points)
        weights = [1.0 / (1.0 + (best - value) / self.ease) ** 3 for value in points]
        self.rng, bits = next64(self.rng)
        throw = (bits % FINE) / FINE * sum(weights)
        for option, weight in zip(options, weights, strict=True):
            throw -= weight
            if throw < 0.0:
                return option
        return options[-1]
