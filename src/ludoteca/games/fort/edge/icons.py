"""The icons of an action in the order the card prints them, as data for any drawing.

Read off the notation, which is the same row in writing: symbols, brackets and order are decided
there. Icons side by side have no symbol between them.
"""

from typing import Final

from ludoteca.games.fort.box.effects import AnyEffect
from ludoteca.games.fort.box.notation import COUNTERS, VERBS, tokens, write

TIMES: Final = "times"
THEN: Final = "then"
OPENING: Final = "opening_bracket"
CLOSING: Final = "closing_bracket"
BOTH: Final = "&"

_NAMES: Final = {"*": TIMES, ">": THEN, "(": OPENING, ")": CLOSING}
_PLAIN: Final = str.maketrans({"(": "_", ")": None, "-": "minus_", "+": "plus_"})


def icons(effect: AnyEffect | None) -> tuple[str, ...]:
    """Return the ids of the printed icons from left to right; none for an empty box.

    >>> from ludoteca.games.fort.box.notation import parse
    >>> icons(parse("(trash > gather(toy)) * squirt_gun"))
    ('opening_bracket', 'trash', 'then', 'gather_toy', 'closing_bracket', 'times', 'squirt_gun')
    """
    if effect is None:
        return ()
    return tuple(icon(token) for token in tokens(write(effect)) if token != BOTH)


def icon(token: str) -> str:
    """Return the id of the icon that a word or symbol of the notation stands for.

    >>> icon("advance(-1)"), icon("*")
    ('advance_minus_1', 'times')
    """
    return _NAMES.get(token) or token.translate(_PLAIN)


ALL_ICONS: Final = (*_NAMES.values(), *map(icon, VERBS), *map(icon, COUNTERS))
