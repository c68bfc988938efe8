"""How much the cards of a box are worth to whoever owns them: estimates for bots, not rules.

Everything is read off the flattened actions, so that an owner's cards are judged like ours.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.games.fort.box.effects import COIN
from ludoteca.games.fort.box.programs import ANY_SUIT, ONCE, Program
from ludoteca.games.fort.rules.table.book import Book

# What one unit is worth in points, in the order of the units (`programs.UNITS`).
UNIT_WORTH: Final[tuple[float, ...]] = (
    0.9, 0.9, 1.0, 0.8, 0.9, 0.5, -0.8, 0.3, 0.4, 3.2, 2.8, 2.4, 1.1, -0.7, -0.7, 1.6, 1.5, 0.3,
)  # fmt: skip
USUAL_SYMBOLS: Final = 1.5  # how many symbols a multiplied action counts in an ordinary deck
USUAL_NUMBER: Final = 2.0  # tokens in the Pack, cards in the Lookout, levels of the fort
PER_SYMBOL: Final = 0.45  # what a symbol adds to the actions of other cards
PER_COIN: Final = 0.6
WEAKER_SIDE: Final = 0.5  # the better action counts in full, the other in part
PER_TWIN: Final = 0.1  # each extra symbol of its suit makes a multiplied card better


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Worths:
    """The worth of every face by itself, and how much it gains from symbols of each suit."""

    __slots__ = ("face", "gain")

    def __init__(self, book: Book) -> None:
        self.face = [face_worth(book, face) for face in range(book.faces)]
        self.gain = [suit_gains(book, face) for face in range(book.faces)]  # [face][suit]


def face_worth(book: Book, face: int) -> float:
    """Return the worth of a face in an ordinary deck."""
    public = action_worth(book.public[face], book.own[face])
    private = action_worth(book.private[face], book.own[face])
    worth = max(public, private) + WEAKER_SIDE * min(public, private)
    shows = book.shows[face]
    return worth + PER_SYMBOL * sum(shows[:COIN]) + PER_COIN * shows[COIN]


def action_worth(program: Program | None, own: int) -> float:
    """Return the worth of one use of an action."""
    if program is None:
        return 0.0
    once = 0.0
    for unit in program.row:
        once += UNIT_WORTH[unit]
    tail = 0.0
    for unit in program.tail:
        tail += UNIT_WORTH[unit]
    return once * usual_number(program, own) + tail


def usual_number(program: Program, own: int) -> float:
    """Return how often an action is usually repeated."""
    if program.counter == ONCE:
        return float(program.times)
    if program.counter == ANY_SUIT:
        return USUAL_SYMBOLS + 0.5
    if program.counter < ANY_SUIT:
        return USUAL_SYMBOLS if program.counter == own else USUAL_SYMBOLS - 1.0
    return USUAL_NUMBER


def suit_gains(book: Book, face: int) -> list[float]:
    """Return what one more symbol of each suit in the deck is worth to this card."""
    gains = [0.0] * (COIN + 1)
    for program in (book.public[face], book.private[face]):
        if program is not None and program.counter < ANY_SUIT:
            for unit in program.row:
                gains[program.counter] += PER_TWIN * max(0.0, UNIT_WORTH[unit])
    return gains
