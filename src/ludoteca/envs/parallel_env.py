"""PettingZoo's Parallel environment: every agent acts in every step.

All seats that are asked at a simultaneous moment answer in one step. At other moments one seat is
asked and the others can only `wait`; whatever they send instead is not looked at.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from ludoteca.core.rng import next64
from ludoteca.envs.chance import fresh_chance
from ludoteca.envs.layout import GameOrKey, Layout
from ludoteca.envs.play import RENDER_MODES, Play
from ludoteca.envs.rows import Seen

Infos = dict[str, dict[str, Any]]
Stepped = tuple[
    dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class ParallelTableEnv(ParallelEnv[str, Seen, Any]):  # type: ignore[misc]
    """A whole table: every seat is an agent, `seat_0`, `seat_1` and so on."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES}  # noqa: RUF012

    def __init__(self, game: GameOrKey, seats: int | None = None, **settings: Any) -> None:
        self.play = Play(game, seats, **settings)
        self.metadata = {**self.metadata, "name": f"ludoteca_{self.layout.game.key}_parallel_v1"}
        self.render_mode = self.play.render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.play.rows.space() for agent in self.seat_of}
        self.action_spaces = {agent: self.play.rows.action_space() for agent in self.seat_of}
        self.agents: list[str] = []
        self._chance: int | None = None

    def __str__(self) -> str:
        return str(self.metadata["name"])

    @property
    def layout(self) -> Layout:
        """What is fixed about this environment: actions and observed fields."""
        return self.play.layout

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of what an agent sees, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of actions, always the same object."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], Infos]:
        """Set up a new game; the same seed gives the same game, and the same ones after it."""
        if seed is not None or self._chance is None:
            self._chance = fresh_chance(seed)
        self._chance, dealt = next64(self._chance)
        self.play.begin(dealt)
        self.agents = self.possible_agents[:]
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
        """Carry out what the seats that are asked do, all together."""
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

    def save(self, path: Path | str) -> None:
        """Write the record of the game, for `ludoteca replay` and the page."""
        self.play.episode.save(path)

    def render(self) -> str | None:
        """Return (or print) the table as a spectator sees it."""
        return self.play.draw(None)

    def close(self) -> None:
        """Leave the table; there is nothing to give back."""
