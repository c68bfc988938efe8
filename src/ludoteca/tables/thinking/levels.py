"""How strong the bots of a table are: the levels that a table offers, by their codes."""

from collections.abc import Callable
from typing import Any

from ludoteca.core.game import Game
from ludoteca.players.player import Player
from ludoteca.players.random_player import RandomPlayer
from ludoteca.players.strengths import EASY, SHARP, STEADY, STRENGTHS

__all__ = ["EASY", "LEVELS", "SHARP", "STEADY", "levels_of", "player_of", "usual_level"]

LEVELS = STRENGTHS


def levels_of(game: Game[Any]) -> tuple[str, ...]:
    """Return the levels a game offers: without insight nobody can weigh its choices."""
    return (EASY,) if game.insight is None else tuple(LEVELS)


def player_of(game: Game[Any], level: str) -> Callable[[int], Player]:
    """Return the player for a level; without insight any choice is as good as another."""
    return RandomPlayer if game.insight is None else LEVELS[level]


def usual_level(game: Game[Any]) -> str:
    """Return the level of bots that stand in, unless somebody says otherwise."""
    return STEADY if game.insight is not None else EASY
