"""How strong the bots of a table are: the levels that a table offers, by their codes."""

from collections.abc import Callable
from typing import Any, get_args

from ludoteca.contract.lists import Level
from ludoteca.core.game import Game
from ludoteca.players.player import Player
from ludoteca.players.random_player import RandomPlayer
from ludoteca.players.strengths import EASY, SHARP, STEADY, STRENGTHS

__all__ = ["EASY", "LEVELS", "SHARP", "STEADY", "levels_of", "player_of", "usual_level"]

LEVELS: tuple[Level, ...] = get_args(Level)


def levels_of(game: Game[Any]) -> tuple[Level, ...]:
    """Return the levels a game offers: without insight nobody can weigh its choices."""
    return (EASY,) if game.insight is None else LEVELS


def player_of(game: Game[Any], level: str) -> Callable[[int], Player]:
    """Return the player for a level; without insight any choice is as good as another."""
    return RandomPlayer if game.insight is None else STRENGTHS[level]


def usual_level(game: Game[Any]) -> Level:
    """Return the level of bots that stand in, unless somebody says otherwise."""
    return STEADY if game.insight is not None else EASY
