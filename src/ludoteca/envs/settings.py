"""The settings of the environments, spelled out so that type checkers refuse what nobody knows.

Uses no library. What each setting does is in docs/research.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from ludoteca.core.box import Box
from ludoteca.core.game import Game, Options
from ludoteca.players.player import Player

if TYPE_CHECKING:
    from gymnasium.vector import AutoresetMode

GameOrKey = Game[Any] | str
Form = Literal["flat", "fields"]
Reward = Literal["win", "margin"]
Illegal = Literal["lose", "raise", "random"]
RenderMode = Literal["ansi", "human"]
Seat = int | Literal["any"]
# A name that the arena knows, a player, or a function that makes one from a seed.
Bot = str | Player | Callable[[int], Player]


class TableSettings(TypedDict, total=False):
    """What every environment of a table understands."""

    options: Options | None
    box: Box | Path | str | None
    observations: Form
    reward: Reward
    illegal: Illegal
    render_mode: RenderMode | None
    listening: bool


class SeatSettings(TableSettings, total=False):
    """The same, and who sits where."""

    seat: Seat
    bots: Sequence[Bot] | Bot


class VectorSettings(SeatSettings, total=False):
    """The same, and when the next game begins."""

    autoreset_mode: AutoresetMode | str
