"""The games that come with Ludoteca have everything a game can have; a newcomer's may have less."""

from ludoteca.core.game import Game
from ludoteca.games import GAMES, load

SHIPPED = ("dream_home", "fort", "pebbles", "picture_perfect")


def games_with(method: str) -> list[str]:
    """Return the games that have their own version of this method; all shipped games do."""
    found = [key for key in GAMES if getattr(type(load(key)), method) is not getattr(Game, method)]
    assert set(SHIPPED) <= set(found), method
    return found
