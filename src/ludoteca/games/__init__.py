"""GAMES: the only list of games. A new game is one line here and one folder beside this file."""

import json
from functools import lru_cache
from importlib import import_module
from typing import Any

from ludoteca.core.box import Box, BoxError
from ludoteca.core.game import Game

# Loaded only when asked for, so that starting the program stays quick.
GAMES: dict[str, str] = {
    "dream_home": "ludoteca.games.dream_home.game:DreamHome",
    "fort": "ludoteca.games.fort.game:Fort",
    "pebbles": "ludoteca.games.pebbles.game:PebblesGame",
    "picture_perfect": "ludoteca.games.picture_perfect.game:PicturePerfect",
}


class UnknownGame(LookupError):
    """Asked for a game that is not in the list."""


def load(key: str, box: Box | None = None) -> Game[Any]:
    """Return the game with its own box, or with an owner's box laid over it.

    Both spellings of a key are understood: `dream-home` and `dream_home`.
    """
    place = GAMES.get(key.replace("-", "_"))
    if place is None:
        raise UnknownGame(key)
    module, _, name = place.partition(":")
    try:
        game: Game[Any] = getattr(import_module(module), name)(box)
    except BoxError as error:
        error.game = key
        raise
    return game


@lru_cache(maxsize=16)
def load_with(key: str, changes: str) -> Game[Any]:
    """Return the game with an owner's changes to its box (JSON text), loaded once per process."""
    changed = json.loads(changes)
    return load(key, Box.from_changes(changed) if changed else None)
