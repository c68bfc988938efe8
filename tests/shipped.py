"""The games that come with Ludoteca have all that a game can have; a newcomer's may have less."""

from ludoteca.core.game import Game
from ludoteca.games import GAMES, load

SHIPPED = ("dream_home", "fort", "pebbles", "picture_perfect")


def games_with(method: str) -> list[str]:
    """Return the games that have this method of their own, which all that are shipped do."""
    found = [key for key in GAMES if getattr(type(load(key)), method) is not getattr(Game, method)]
    assert set(SHIPPED) <= set(found), method
    return found
