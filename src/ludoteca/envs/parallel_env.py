"""PettingZoo's Parallel environment: every agent acts in every step.

All seats that are asked at a simultaneous moment answer in one step. At other moments one seat is
asked and the others can only `wait`; anything else they send is ignored.
"""

from __future__ import annotations

from typing import Any, Unpack

from pettingzoo import ParallelEnv

from ludoteca.envs.agents import Agents
from ludoteca.envs.play import RENDER_MODES
from ludoteca.envs.rows import Seen
from ludoteca.envs.settings import GameOrKey, TableSettings

Infos = dict[str, dict[str, Any]]
Stepped = tuple[
    dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class ParallelTableEnv(Agents, ParallelEnv[str, Seen, Any]):  # type: ignore[misc]
    """A whole table: every seat is an agent, `seat_0`, `seat_1` and so on."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES}  # noqa: RUF012

    def __init__(
        self, game: GameOrKey, seats: int | None = None, **settings: Unpack[TableSettings]
    ) -> None:
        self.sit_down("_parallel", game, seats, **settings)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], Infos]:
        """Set up a new game; the same seed gives the same game, and the same sequence after it."""
        self.deal(seed)
        return self._see(), {agent: {} for agent in self.agents}

    def _see(self) -> dict[str, Seen]:
        rows, episode = self.play.rows, self.play.episode
        asked = {decision.seat: decision for decision in episode.decisions()}
        if self.play.loser is not None:
            asked = {}
        return {
            agent: {
                "observation": rows.shaped(rows.row(episode, seat)),
                "action_mask": rows.mask(episode, asked.get(seat)),
            }
            for agent, seat in self.seat_of.items()
        }

    def step(self, actions: dict[str, Any]) -> Stepped:
        """Carry out the actions of the seats that are asked, all together."""
        play = self.play
        for decision in play.episode.decisions():
            if play.loser is None:
                play.carry_out(decision, actions[self.possible_agents[decision.seat]])
        is_over = play.is_over
        values = play.rewards() if is_over else [0.0] * play.seats
        rewards = dict(zip(self.possible_agents, values, strict=True))
        infos = {agent: play.result(s) if is_over else {} for agent, s in self.seat_of.items()}
        seen = self._see()
        if is_over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ended = dict.fromkeys(self.possible_agents, is_over)
        return seen, rewards, ended, dict.fromkeys(self.possible_agents, False), infos
