"""Gymnasium: one seat of the table is the agent; our own bots (or anybody's) have the others."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Unpack

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ludoteca.core.game import Choice
from ludoteca.envs.layout import Layout
from ludoteca.envs.play import RENDER_MODES, Play
from ludoteca.envs.registering import spec_of
from ludoteca.envs.rows import Seen
from ludoteca.envs.seats import BotTable
from ludoteca.envs.settings import Bot, GameOrKey, Seat, TableSettings
from ludoteca.players.player import Player


class SeatEnv(gymnasium.Env[Seen, Any]):
    """A seat at a table of bots. Rewards come at the end; the seat may be redrawn each time."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: GameOrKey,
        seats: int | None = None,
        *,
        seat: Seat = 0,
        bots: Sequence[Bot] | Bot = "random",
        **settings: Unpack[TableSettings],
    ) -> None:
        self.play = Play(game, seats, **settings)
        self.table = BotTable(self.play, seat, bots)
        self.render_mode = self.play.render_mode
        self.observation_space = self.play.rows.space()
        self.action_space = self.play.rows.action_space()
        self.spec = spec_of(game, {"seats": seats, "seat": seat, "bots": bots, **settings})

    @property
    def layout(self) -> Layout:
        """What is fixed about this environment: actions and observed fields."""
        return self.play.layout

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Set up a new game; return what the seat sees when it is first asked."""
        super().reset(seed=seed)
        self.table.begin(seed)
        return self._see(), {"seat": self.table.seat}

    def _see(self) -> Seen:
        return self.play.rows.see(self.play.episode, self.table.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, under the name by which sb3-contrib asks."""
        episode = self.play.episode
        return self.play.rows.mask(episode, episode.decision(self.table.seat)).astype(np.bool_)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out the action; return what the seat sees when it is asked next."""
        play, seat = self.play, self.table.seat
        self.table.act(action)
        is_over = play.is_over
        reward = play.rewards()[seat] if is_over else 0.0
        info = {"seat": seat, **play.result(seat)} if is_over else {}
        if self.render_mode == "human":
            self.render()
        return self._see(), reward, is_over, False, info

    def ask(self, player: Player) -> Choice:
        """Return what one of our own players would do at this seat."""
        decision = self.play.episode.state.asked
        assert decision is not None
        if not self.play.listening:
            raise ValueError("Players need their memory: make the environment with listening=True.")
        return self.play.episode.ask(player, decision)

    def save(self, path: Path | str) -> None:
        """Write the record of the game, for `ludoteca replay` and the page."""
        self.play.episode.save(path)

    def render(self) -> Any:
        """Return (or print) the table as the seat sees it."""
        return self.play.draw(self.table.seat)
