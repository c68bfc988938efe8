"""How strong the bots of a table are: the only place that knows which player is behind a level."""

from collections.abc import Callable
from typing import Any

from ludoteca.core.game import Game
from ludoteca.players.greedy import GreedyPlayer
from ludoteca.players.player import Player
from ludoteca.players.random_player import RandomPlayer

EASY, STEADY, SHARP = "easy", "steady", "sharp"

LEVELS: dict[str, Callable[[int], Player]] = {
    EASY: RandomPlayer,
    STEADY: lambda seed: GreedyPlayer(seed, worlds=2),
    SHARP: lambda seed: GreedyPlayer(seed, worlds=8),
}


def levels_of(game: Game[Any]) -> tuple[str, ...]:
    """Return the levels a game offers: without insight nobody can weigh its choices."""
    return (EASY,) if game.insight is None else tuple(LEVELS)


def usual_level(game: Game[Any]) -> str:
    """Return the level that stands in when nobody says otherwise."""
    return STEADY if game.insight is not None else EASY
