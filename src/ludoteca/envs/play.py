"""What all environments share: their settings, one episode at a time, and its rewards."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

from ludoteca.core.box import Box
from ludoteca.core.decisions import Composed, Decision, IllegalChoice, Reason
from ludoteca.core.game import Choice, Options
from ludoteca.core.rng import below, fork
from ludoteca.envs.episode import Episode
from ludoteca.envs.layout import Layout, layout_of
from ludoteca.envs.rewards import by_forfeit, check_reward, rewards_of
from ludoteca.envs.rows import Rows
from ludoteca.envs.settings import Form, GameOrKey, Illegal, RenderMode, Reward

RENDER_MODES = list(get_args(RenderMode))


class Play:
    """One table: begins episodes, carries out actions, keeps count.

    `illegal` says what becomes of an action outside the mask: the seat loses at once (as in
    PettingZoo's own games), the reason is raised, or a legal action is taken at random.
    """

    episode: Episode

    def __init__(
        self,
        game: GameOrKey,
        seats: int | None = None,
        *,
        options: Options | None = None,
        box: Box | Path | str | None = None,
        observations: Form = "flat",
        reward: Reward = "win",
        illegal: Illegal = "lose",
        render_mode: RenderMode | None = None,
        listening: bool = False,
    ) -> None:
        if illegal not in get_args(Illegal):
            known = ", ".join(map(repr, get_args(Illegal)))
            raise ValueError(f"`illegal` is one of {known}, not {illegal!r}.")
        if render_mode is not None and render_mode not in RENDER_MODES:
            known = ", ".join(map(repr, RENDER_MODES))
            raise ValueError(f"`render_mode` is None or one of {known}, not {render_mode!r}.")
        self.layout: Layout = layout_of(game, seats, options, box)
        self.rows = Rows(self.layout, observations)
        self.reward = check_reward(reward)
        self.illegal = illegal
        self.render_mode = render_mode
        self.listening = listening or self.layout.observation.remembers
        self.loser: int | None = None
        self._chance = 0

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return self.layout.seats

    def begin(self, seed: int) -> None:
        """Set up a new game."""
        self.episode = Episode(self.layout, seed, self.listening)
        self.loser = None
        self._chance = fork(seed, 3000)

    @property
    def is_over(self) -> bool:
        """Whether the episode has ended: by the rules, or because a seat lost it."""
        return self.loser is not None or self.episode.is_over

    def carry_out(self, decision: Decision, action: Any) -> None:
        """Carry out the action of the seat being asked; a composed answer is taken as it is."""
        if isinstance(action, Composed):
            if decision.open is not None and not decision.open.accepts(action):
                self.episode.answer(decision.seat, action)
                return
        else:
            action = int(action)
            legal = self.episode.legal(decision)
            if action in legal:
                self.episode.act(decision, action)
                return
        self._refuse(decision, action)

    def _refuse(self, decision: Decision, action: Choice) -> None:
        if self.illegal == "raise":
            raise IllegalChoice(self.why_not(decision.seat, action))
        if self.illegal == "lose":
            self.loser = decision.seat
            return
        legal = self.episode.legal(decision)
        self._chance, place = below(self._chance, len(legal))
        self.episode.act(decision, legal[place])

    def why_not(self, seat: int, action: Choice) -> Reason:
        """Return why an action is refused to the seat."""
        layout = self.layout
        if isinstance(action, int) and layout.first_step <= action < layout.actions:
            return Reason("not_asked", {"action": layout.words[action]})
        reason = layout.game.why_not(self.episode.state, seat, action)
        return reason or Reason("not_asked", {"action": str(action)})

    def rewards(self) -> list[float]:
        """Return what the finished episode brought each seat."""
        if self.loser is not None:
            return by_forfeit(self.loser, self.seats, self.reward)
        standing = self.layout.game.standing(self.episode.state)
        return rewards_of(standing, self.reward)

    def result(self, seat: int) -> dict[str, Any]:
        """Return what a seat is told when the episode has ended."""
        if self.loser is not None:
            return {"illegal": self.loser}
        standing = self.layout.game.standing(self.episode.state)
        return {"scores": list(standing.scores), "place": standing.places[seat]}

    def draw(self, seat: int | None) -> str | None:
        """Return or print, by render mode, the table for this seat (None: a spectator)."""
        if self.render_mode is None:
            return None
        from ludoteca.envs.drawing import drawn

        text = drawn(self.layout.game, self.episode.state, seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text
