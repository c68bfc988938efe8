"""A player that looks one choice ahead: the best average over a few imagined worlds.

It knows a game only through that game's insight, and the table only through view and recall.
"""

from typing import Any

from ludoteca.core.decisions import Decision
from ludoteca.core.events import SILENT, Recall
from ludoteca.core.frames import State, step_seat
from ludoteca.core.game import Choice, Game, View
from ludoteca.core.rng import below, fork
from ludoteca.core.together import Together
from ludoteca.players.outlook import Outlook


class GreedyPlayer:
    """Tries every option in each imagined world and takes the best average; ties at random."""

    def __init__(self, seed: int = 0, worlds: int = 3, effort: int | None = None) -> None:
        self.rng = fork(seed, 2)
        self.worlds = worlds
        self.effort = effort  # spent on an open question; None for a quick answer

    def choose(self, game: Game[Any], view: View, recall: Recall, decision: Decision) -> Choice:
        insight = game.insight
        if insight is None:
            raise ValueError(f"{game.key} has no insight for a greedy player")
        if len(decision.options) == 1:
            return decision.options[0]
        worlds: list[State] = []
        for _ in range(self.worlds if decision.options else 1):
            self.rng, seed = below(self.rng, 1 << 32)
            worlds.append(game.imagine(view, recall, fork(seed, 3)))
        if not decision.options:
            mine = game.decision(worlds[0], decision.seat)
            assert mine is not None
            if self.effort is None:
                return insight.rollout(worlds[0], mine, self.rng)
            return Outlook(game).composed(worlds[0], mine, self.rng, self.effort)
        decision = Outlook(game).narrowed(worlds[0], decision)
        scores = [0.0] * len(decision.options)
        for world in worlds:
            for i, option in enumerate(decision.options):
                after = world.copy()
                step_seat(after, decision.seat, option, SILENT)
                self.settle(game, after, decision.kind)
                scores[i] += insight.evaluate(after, decision.seat)
        return self.best(decision.options, scores)

    def settle(self, game: Game[Any], state: State, kind: str) -> None:
        """Let the others answer a simultaneous moment, so that its outcome can be judged."""
        while (
            state.asked is not None
            and state.asked.kind == kind
            and isinstance(state.stack[-1], Together)
        ):
            assert game.insight is not None
            self.rng, seed = below(self.rng, 1 << 32)
            choice = game.insight.rollout(state, state.asked, seed)
            step_seat(state, state.asked.seat, choice, SILENT)

    def best(self, options: list[int], scores: list[float]) -> int:
        """Return an option with the highest score, at random among equals."""
        best = max(scores)
        ties = [o for o, score in zip(options, scores, strict=True) if score >= best - 1e-9]
        self.rng, place = below(self.rng, len(ties))
        return ties[place]
