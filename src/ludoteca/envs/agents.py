"""What both kinds of PettingZoo environments share: a whole table whose seats are the agents."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Unpack

import numpy as np
from gymnasium import spaces

from ludoteca.core.rng import next64
from ludoteca.envs.chance import fresh_chance
from ludoteca.envs.layout import Layout, version_of
from ludoteca.envs.play import Play
from ludoteca.envs.rows import Row, unit_box
from ludoteca.envs.settings import GameOrKey, TableSettings


class Agents:
    """Every seat is an agent, `seat_0`, `seat_1` and so on."""

    metadata: dict[str, Any]

    def sit_down(
        self, kind: str, game: GameOrKey, seats: int | None, **settings: Unpack[TableSettings]
    ) -> None:
        """Make the table and its agents; `kind` goes into the environment's name."""
        self.play = Play(game, seats, **settings)
        played = self.layout.game
        name = f"ludoteca_{played.key}{kind}_v{version_of(played.folder)}"
        self.metadata = {**self.metadata, "name": name}
        self.render_mode = self.play.render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.play.rows.space() for agent in self.seat_of}
        self.action_spaces = {agent: self.play.rows.action_space() for agent in self.seat_of}
        self.state_space = unit_box(self.play.seats * self.layout.size)
        self.agents: list[str] = []
        self._chance: int | None = None

    def deal(self, seed: int | None) -> None:
        """Begin a game; the same seed gives the same game, and the same sequence after it."""
        if seed is not None or self._chance is None:
            self._chance = fresh_chance(seed)
        self._chance, dealt = next64(self._chance)
        self.play.begin(dealt)
        self.agents = self.possible_agents[:]

    def __str__(self) -> str:
        return str(self.metadata["name"])

    @property
    def layout(self) -> Layout:
        """What is fixed about this environment: actions and observed fields."""
        return self.play.layout

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return an agent's observation space, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the action space, always the same object."""
        return self.action_spaces[agent]

    def state(self) -> Row:
        """Return the rows of all seats, one after another, for critics that see the whole table."""
        rows, episode = self.play.rows, self.play.episode
        return np.concatenate([rows.row(episode, seat) for seat in range(self.play.seats)])

    def save(self, path: Path | str) -> None:
        """Write the record of the game, for `ludoteca replay` and the page."""
        self.play.episode.save(path)

    def render(self) -> str | None:
        """Return (or print) the table as a spectator sees it."""
        return self.play.draw(None)

    def close(self) -> None:
        """Leave the table; there is nothing to release."""
