"""Players by the names that the command line and the arena use."""

from collections.abc import Callable

from ludoteca.core.rng import fork
from ludoteca.players.greedy import GreedyPlayer
from ludoteca.players.player import Player
from ludoteca.players.random_player import RandomPlayer

PLAYERS: dict[str, Callable[[int], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}


class UnknownPlayer(LookupError):
    """Asked for a player that is not in the list."""


def make_player(name: str, seed: int, seat: int) -> Player:
    """Return the named player for a seat, with chance of its own."""
    if name not in PLAYERS:
        raise UnknownPlayer(name)
    return PLAYERS[name](fork(seed, 1000 + seat))
