"""What playing a card would bring now: how far its actions go with hand, Lookout and tokens.

Quick sums for rollouts, no search; what rivals do with the public action is ignored.
"""
# compiled

from typing import Final

from ludoteca.games.fort.bot.prospects import level_worth
from ludoteca.games.fort.bot.worth import UNIT_WORTH
from ludoteca.games.fort.box.effects import COIN
from ludoteca.games.fort.box.programs import (
    ADVANCE,
    ADVANCE_LESS,
    ADVANCE_MORE,
    ANY_SUIT,
    SCORE,
    Program,
)
from ludoteca.games.fort.rules.actions.means import Means
from ludoteca.games.fort.rules.actions.reach import furthest, number_for
from ludoteca.games.fort.rules.table.state import FortState

OTHER_ACTION: Final = 0.8  # the better action counts in full, the other nearly so
ADDED: Final = 0.15  # what adding a card for one more repetition costs


def play_worth(state: FortState, seat: int, face: int) -> float:
    """Return what both actions of a card in hand would bring the seat, in points."""
    book = state.book
    means = Means(state, seat)
    public = action_gain(means, face, book.public[face])
    private = action_gain(means, face, book.private[face])
    return max(public, private) + OTHER_ACTION * min(public, private)


def action_gain(means: Means, face: int, program: Program | None) -> float:
    """Return what an action would bring, 0 if it cannot be done or would only cost."""
    if program is None:
        return 0.0
    number = most_often(means, face, program)
    if number < 1:
        return 0.0
    reach = furthest(means, program, number)
    once = 0.0
    for unit in program.row:
        once += unit_gain(means, unit)
    gain = once * reach - ADDED * max(0, reach - 1)
    if reach == number:
        for unit in program.tail:
            gain += unit_gain(means, unit)
    return max(0.0, gain)


def most_often(means: Means, face: int, program: Program) -> int:
    """Return how often an action could be repeated if everything that helps were added."""
    if program.counter > ANY_SUIT:
        return number_for(means, program)
    if program.counter < ANY_SUIT:
        return symbols(means, face, program.counter)
    most = 0
    for suit in range(COIN):
        most = max(most, symbols(means, face, suit))
    return most


def symbols(means: Means, face: int, suit: int) -> int:
    """Return a suit's symbols in hand and Lookout, coins included; of the card only its own."""
    shows = means.book.shows
    own = means.book.own[face]
    total = 1 if own in (suit, COIN) else 0
    total -= shows[face][suit] + shows[face][COIN]
    for other in means.hand:
        total += shows[other][suit] + shows[other][COIN]
    for other in means.lookout:
        total += shows[other][suit] + shows[other][COIN]
    return total


def unit_gain(means: Means, unit: int) -> float:
    """Return what a unit brings now: in the last round only points and levels."""
    if unit == SCORE:
        return UNIT_WORTH[SCORE]
    state = means.state
    if unit in (ADVANCE_LESS, ADVANCE, ADVANCE_MORE):
        level = means.level
        above = min(level + 1, means.book.top_level)
        return level_worth(state, above) - level_worth(state, level)
    return 0.0 if state.ending else UNIT_WORTH[unit]
