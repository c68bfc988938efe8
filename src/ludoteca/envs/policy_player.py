"""A learned policy as one of our players: at any table, in the arena, as a bot for others.

Like every player it is shown view and recall, and it observes a world imagined from them: by the
law of observations that is the row it was trained on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ludoteca.core.decisions import Decision
from ludoteca.core.events import Recall
from ludoteca.core.game import Choice, Game, View
from ludoteca.core.rng import fork, next64
from ludoteca.envs.layout import Layout
from ludoteca.envs.rows import Mask, Row, Rows

Policy = Callable[[Row, Mask], int]  # what is observed, what is legal -> an action


class PolicyPlayer:
    """Plays by a function from observation and mask to an action."""

    def __init__(self, policy: Policy, seed: int = 0) -> None:
        self.policy = policy
        self.rng = fork(seed, 5)
        self._rows: dict[tuple[int, int], Rows] = {}

    def choose(self, game: Game[Any], view: View, recall: Recall, decision: Decision) -> Choice:
        """Return the choice, in small steps if the decision is open."""
        self.rng, chance = next64(self.rng)
        world = game.imagine(view, recall, chance)
        rows = self._rows_of(game, world.seats)
        layout, seat = rows.layout, decision.seat
        asked = game.decision(world, seat)
        assert asked is not None
        taken: tuple[int, ...] = ()
        while True:
            options = self._options(layout, asked, taken)
            if not options:
                return layout.steps.compose(asked, taken)
            mask = np.zeros(layout.actions, np.int8)
            mask[options] = 1
            out = bytearray(layout.size)
            layout.observe(world, recall, seat, taken, True, out)
            action = int(self.policy(rows.scaled(out), mask))
            if asked.open is None:
                return action
            taken = (*taken, action - layout.first_step)

    def _options(self, layout: Layout, asked: Decision, taken: tuple[int, ...]) -> list[int]:
        if asked.open is None:
            return asked.options
        return [layout.first_step + step for step in layout.steps.options(asked, taken)]

    def _rows_of(self, game: Game[Any], seats: int) -> Rows:
        key = (id(game), seats)
        if key not in self._rows:
            self._rows[key] = Rows(Layout(game, seats))
        return self._rows[key]
