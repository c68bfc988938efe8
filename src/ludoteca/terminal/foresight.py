"""What the choices of one question would do, worked out when somebody points at them, and kept.

All of it happens in a world that the seat imagines, so it can run in a thread while the table goes
on.
"""

from typing import Any

from ludoteca.core.decisions import TooHard
from ludoteca.core.frames import State
from ludoteca.core.game import Game
from ludoteca.core.previews import OptionPreview, preview_in
from ludoteca.locale import Speaker
from ludoteca.terminal.foretelling import in_short


class Foresight:
    """One question of a seat: what each option would add is worked out once, for all of them."""

    def __init__(self, game: Game[Any], world: State, seat: int) -> None:
        self.game = game
        self.world = world
        self.seat = seat
        self.options: dict[int, OptionPreview] | None = None
        self.told: dict[int, list[str]] = {}

    def lines(self, choice: int, speaker: Speaker) -> list[str]:
        """Return what the choice would do, in words; nothing if it cannot be worked out."""
        if choice not in self.told:
            try:
                self.told[choice] = self._foretell(choice, speaker)
            except TooHard:  # an owner's box
                self.told[choice] = []
        return self.told[choice]

    def _foretell(self, choice: int, speaker: Speaker) -> list[str]:
        if self.options is None:
            all_told = preview_in(self.game, self.world, self.seat, [])
            self.options = {option.choice: option for option in all_told.options}
        if choice not in self.options:
            return []  # somebody pointed at it before this question was asked
        then = preview_in(self.game, self.world, self.seat, [choice], each=False)
        return in_short(self.options[choice], then, speaker)
