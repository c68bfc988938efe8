"""PettingZoo's agent-environment cycle: the seat that is asked acts, with an action mask.

At simultaneous moments the seats answer one after another, unseen by each other.
"""

from __future__ import annotations

from typing import Any, Unpack

from pettingzoo import AECEnv

from ludoteca.core.decisions import IllegalChoice
from ludoteca.core.game import Choice
from ludoteca.envs.agents import Agents
from ludoteca.envs.play import RENDER_MODES
from ludoteca.envs.rows import Seen
from ludoteca.envs.settings import GameOrKey, TableSettings
from ludoteca.players.player import Player


class TableEnv(Agents, AECEnv[str, Seen, Any]):  # type: ignore[misc]
    """A whole table: every seat is an agent, `seat_0`, `seat_1` and so on."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, game: GameOrKey, seats: int | None = None, **settings: Unpack[TableSettings]
    ) -> None:
        super().__init__()
        self.sit_down("", game, seats, **settings)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game; the same seed gives the same game, and the same sequence after it."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        asked = self.play.episode.state.asked
        if asked is not None:
            self.agent_selection = self.possible_agents[asked.seat]

    def observe(self, agent: str) -> Seen:
        """Return what the agent's seat may know, and what it may do."""
        play, seat = self.play, self.seat_of[agent]
        if play.loser is not None:
            mask = play.rows.mask(play.episode, None)
            row = play.rows.row(play.episode, seat)
            return {"observation": play.rows.shaped(row), "action_mask": mask}
        return play.rows.see(play.episode, seat)

    def step(self, action: Any) -> None:
        """Carry out the action of the selected agent (None when its game is over)."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        decision = self.play.episode.state.asked
        assert decision is not None
        self._cumulative_rewards[agent] = 0.0
        self.play.carry_out(decision, action)
        if self.play.is_over:
            self._end()
        else:
            self._select()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        for seat, reward in enumerate(self.play.rewards()):
            agent = self.possible_agents[seat]
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = self.play.result(seat)
        self._accumulate_rewards()

    def ask(self, player: Player) -> Choice:
        """Return what one of our own players does now; only for `step`, never for others' eyes."""
        decision = self.play.episode.state.asked
        assert decision is not None
        if not self.play.listening:
            raise ValueError("Players need their memory: make the environment with listening=True.")
        return self.play.episode.ask(player, decision)

    def why_not(self, action: int) -> str:
        """Return why the selected agent may not do this, as a code with its arguments."""
        seat = self.seat_of[self.agent_selection]
        return str(IllegalChoice(self.play.why_not(seat, action)))
