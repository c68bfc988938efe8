"""What both kinds of PettingZoo environments share: a whole table whose seats are the agents."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gymnasium import spaces

from ludoteca.core.rng import next64
from ludoteca.envs.chance import fresh_chance
from ludoteca.envs.layout import GameOrKey, Layout
from ludoteca.envs.play import Play


class Agents:
    """Every seat is an agent, `seat_0`, `seat_1` and so on."""

    metadata: dict[str, Any]

    def sit_down(self, kind: str, game: GameOrKey, seats: int | None, **settings: Any) -> None:
        """Make the table and its agents; `kind` is the end of the environment's name."""
        self.play = Play(game, seats, **settings)
        self.metadata = {**self.metadata, "name": f"ludoteca_{self.layout.game.key}{kind}"}
        self.render_mode = self.play.render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.play.rows.space() for agent in self.seat_of}
        self.action_spaces = {agent: self.play.rows.action_space() for agent in self.seat_of}
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

    def save(self, path: Path | str) -> None:
        """Write the record of the game, for `ludoteca replay` and the page."""
        self.play.episode.save(path)

    def render(self) -> str | None:
        """Return (or print) the table as a spectator sees it."""
        return self.play.draw(None)

    def close(self) -> None:
        """Leave the table; there is nothing to release."""
