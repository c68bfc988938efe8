"""Players by the names used on the command line and in the arena.

Besides the plain names, `search:400` searches for 400 iterations, `search:1.5s` for 1.5 seconds.
"""

import re
from collections.abc import Callable

from ludoteca.core.rng import fork
from ludoteca.players.greedy import GreedyPlayer
from ludoteca.players.player import Player
from ludoteca.players.random_player import RandomPlayer
from ludoteca.players.search import SearchPlayer
from ludoteca.players.strengths import STRENGTHS

PLAYERS: dict[str, Callable[[int], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "search": SearchPlayer,
    **STRENGTHS,
}
# At most a million iterations or an hour or so: nobody waits longer for a choice.
BUDGET = re.compile(r"search:(?:(?P<iterations>[1-9]\d{0,5})|(?P<seconds>\d{1,4}(?:\.\d{1,6})?)s)")


class UnknownPlayer(LookupError):
    """Asked for a player that is not in the list."""


def is_player(name: str) -> bool:
    """Return whether a player has this name.

    >>> is_player("search:400"), is_player("search:1.5s"), is_player("search:soon")
    (True, True, False)
    """
    return name in PLAYERS or BUDGET.fullmatch(name) is not None


def make_player(name: str, seed: int, seat: int) -> Player:
    """Return the named player for a seat, with chance of its own."""
    chance = fork(seed, 1000 + seat)
    if name in PLAYERS:
        return PLAYERS[name](chance)
    budget = BUDGET.fullmatch(name)
    if budget is None:
        raise UnknownPlayer(name)
    if budget["iterations"]:
        return SearchPlayer(chance, iterations=int(budget["iterations"]))
    return SearchPlayer(chance, seconds=float(budget["seconds"]))
