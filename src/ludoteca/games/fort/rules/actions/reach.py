"""How far an action can be done (not at all, in part, in full), and what that leaves undone.

A play needs one action in full (F-PLAY-06), so the leader's first action may end in part only if
the other one, the *aim*, can then be done in full. Quick sums nearly always answer; where units get
in each other's way, or only a part is possible, the ways are tried one after another. With the
printed cards a hundred tries are a lot; an owner's cards may need more, but there is a limit.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.games.fort.box.effects import COIN
from ludoteca.games.fort.box.programs import (
    ANY_SUIT,
    FORT_LEVEL,
    LOOKOUT_CARDS,
    ONCE,
    PACK_TOKENS,
    Program,
)
from ludoteca.games.fort.rules.actions.means import EITHER_WAY, Means, most, whole
from ludoteca.games.fort.rules.actions.ways import after, ways
from ludoteca.games.fort.rules.table.book import Book
from ludoteca.games.fort.rules.table.state import IT, PT_BR, FortState, counted
from ludoteca.games.fort.rules.table.zones import NONE, Zone, distinct, minus

# What is asked of an action.
MUST_BE_FULL: Final = 0  # of a follower, of DIY, and after a first action done in part
MAY_BE_PART: Final = 1  # after a first action done in full
FIRST: Final = 2  # full, or in part if the other can then be done in full

TAIL: Final = 64  # from here on, places are those of the tail

SHORT: Final = 100  # tries after which it pays to remember what led nowhere


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Aim:
    """An action of the played card, with what counts for it before anything is added."""

    __slots__ = ("added", "edition", "named_coins", "own", "program")

    def __init__(
        self, program: Program, own: int, added: Zone, named_coins: Zone, edition: int
    ) -> None:
        self.program = program
        self.own = own  # the played card's symbol
        self.added = added
        self.named_coins = named_coins
        self.edition = edition

    def with_added(self, entry: int) -> "Aim":
        """Return the aim after one more card is added."""
        return Aim(self.program, self.own, (*self.added, entry), self.named_coins, self.edition)

    def with_lookout(self, entry: int) -> "Aim":
        """Return the aim after one more Lookout coin is named."""
        return Aim(self.program, self.own, self.added, (*self.named_coins, entry), self.edition)


def aim_of(state: FortState, program: Program) -> Aim:
    """Return an action of the card being played, as things stand."""
    play = state.play
    own = state.book.own[play.face]
    return Aim(program, own, play.added, play.named_coins, state.edition)


# ---------------------------------------------------------------- full, and how far


def number_for(means: Means, program: Program) -> int:
    """Return N of an action that no suit multiplies (F-EFF-07)."""
    counter = program.counter
    if counter == ONCE:
        return program.times
    if counter == LOOKOUT_CARDS:
        return len(means.lookout)
    if counter == PACK_TOKENS:
        return means.pack_pizza + means.pack_toys
    assert counter == FORT_LEVEL, counter
    return means.level


def number_of(state: FortState, seat: int, program: Program) -> int:
    """Return N of an action that no suit multiplies, as the table is now."""
    counter = program.counter
    if counter == ONCE:
        return program.times
    if counter == LOOKOUT_CARDS:
        return len(state.lookouts[seat])
    if counter == PACK_TOKENS:
        return state.tokens[4 * seat + 2] + state.tokens[4 * seat + 3]
    assert counter == FORT_LEVEL, counter
    return state.levels[seat]


def is_full(means: Means, program: Program, number: int) -> bool:
    """Return whether the whole count can be done in full (section 3.4)."""
    if number < 1:
        return False
    if program.only >= 0:
        return most(means, program.only) >= number
    if not program.is_loose:
        return can_end(means, program, number, number, 0, 0, False, False, MUST_BE_FULL, None)
    return has_rest(means, program, number, number)


def has_rest(means: Means, program: Program, number: int, rest: int) -> bool:
    """Return whether the remaining repetitions and the tail can be done in full."""
    needs, each, once = program.needs, program.each, program.once
    for i in range(len(needs)):
        if whole(means, needs[i]) < each[i] * rest + once[i]:
            return False
    return number >= 1


def furthest(means: Means, program: Program, number: int) -> int:
    """Return the largest k: repetitions whose left side can be done at least in part."""
    left = program.left
    if len(left) == 1 and program.adds_up:
        return min(number, most(means, left[0]))
    best = 0
    for unit in left:
        same = left.count(unit)
        best = max(best, (most(means, unit) + same - 1) // same)
    best = min(number, best)
    return best if program.adds_up else beyond(means, program, number, best)


def beyond(means: Means, program: Program, number: int, least: int) -> int:
    """Return how far it goes if one side may be left out, and one unit bring what another needs."""
    while 0 < least < number and can_end(
        means, program, number, least + 1, 0, 0, False, False, MAY_BE_PART, None
    ):
        least += 1
    return least


# ---------------------------------------------------------------- what may still be finished


def can_end(
    means: Means,
    program: Program,
    number: int,
    need: int,
    done: int,
    place: int,
    has_left: bool,
    is_part: bool,
    demand: int,
    aim: Aim | None,
) -> bool:
    """Return whether some way on from here ends the action legally.

    `done` repetitions are behind, the next unit is at `place` of the row (from TAIL on: of the
    tail), `has_left` says whether the present repetition did something, `is_part` whether
    anything was left out; at least `need` repetitions are due (F-ADD-08).
    """
    if is_part and demand == MUST_BE_FULL:
        return False
    if place >= TAIL:
        return _tail_can_end(means, program, number, need, done, place, is_part, demand, aim)
    tried = means.tried
    if tried.count < SHORT:
        tried.once_more()
        return _some_way_ends(
            means, program, number, need, done, place, has_left, is_part, demand, aim
        )
    key = (
        program, number, need, done, place, has_left, is_part, demand,
        None if aim is None else (aim.program, aim.added, aim.named_coins), means.fingerprint(),
    )  # fmt: skip
    if key in tried.in_vain:
        return False
    tried.once_more()
    if _some_way_ends(means, program, number, need, done, place, has_left, is_part, demand, aim):
        return True
    tried.in_vain.add(key)
    return False


def _some_way_ends(
    means: Means,
    program: Program,
    number: int,
    need: int,
    done: int,
    place: int,
    has_left: bool,
    is_part: bool,
    demand: int,
    aim: Aim | None,
) -> bool:
    if place == 0:
        if done == number:
            return can_end(means, program, number, need, done, TAIL, False, is_part, demand, aim)
        if may_stop(means, program, number, need, done, demand, aim):
            return True
    if place == len(program.left) and not has_left:
        return False  # this repetition did nothing, so it cannot count
    is_left = place < len(program.left)
    unit = program.row[place]
    found = ways(means, unit)
    is_last = place + 1 == len(program.row)
    for way in found:
        then = after(means, unit, way)
        if can_end(
            then, program, number, need, done + 1 if is_last else done,
            0 if is_last else place + 1, not is_last and (has_left or is_left),
            is_part or then.is_short, demand, aim,
        ):  # fmt: skip
            return True
    if is_left and len(program.left) > 1 and (has_left or not is_last):
        pass  # F-EFF-05: one side may be left out
    elif is_left or found:
        return False
    return can_end(
        means, program, number, need, done + 1 if is_last else done,
        0 if is_last else place + 1, has_left and not is_last, True, demand, aim,
    )  # fmt: skip


def _tail_can_end(
    means: Means,
    program: Program,
    number: int,
    need: int,
    done: int,
    place: int,
    is_part: bool,
    demand: int,
    aim: Aim | None,
) -> bool:
    if place - TAIL == len(program.tail):
        if done == number and not is_part:
            return True
        return done >= need and allows_part(means, demand, aim)
    means.tried.once_more()
    unit = program.tail[place - TAIL]
    found = ways(means, unit)
    for way in found:
        then = after(means, unit, way)
        if _tail_can_end(
            then, program, number, need, done, place + 1, is_part or then.is_short, demand, aim
        ):
            return True
    return not found and _tail_can_end(
        means, program, number, need, done, place + 1, True, demand, aim
    )


def may_stop(
    means: Means,
    program: Program,
    number: int,
    need: int,
    done: int,
    demand: int,
    aim: Aim | None,
) -> bool:
    """Return whether the action may end after `done` of its repetitions (F-PLAY-08, F-ADD-08)."""
    if demand == MUST_BE_FULL or done < need or done < 1:
        return False
    if not program.tail:
        return allows_part(means, demand, aim)
    return _tail_can_end(means, program, number, need, done, TAIL, True, demand, aim)


def allows_part(means: Means, demand: int, aim: Aim | None) -> bool:
    """Return whether an action done in part may end in this position (F-PLAY-07, F-PLAY-10)."""
    if demand == MAY_BE_PART:
        return True
    if aim is None or demand == MUST_BE_FULL:
        return False
    kind, direction = means.kind, means.direction
    means.kind = NONE  # kind and direction are chosen again in each action
    if aim.edition == PT_BR and direction != EITHER_WAY:
        means.direction = NONE
    fits = can_begin(means, aim, MUST_BE_FULL, None)
    means.kind, means.direction = kind, direction
    return fits


def can_run(
    means: Means, program: Program, number: int, need: int, demand: int, aim: Aim | None
) -> bool:
    """Return whether the action can be carried out legally with this count (F-PLAY-11)."""
    if number < 1:
        return False
    if demand == MAY_BE_PART and program.is_loose:
        return furthest(means, program, number) >= need
    if demand != MAY_BE_PART and is_full(means, program, number):
        return True
    if demand == MUST_BE_FULL or furthest(means, program, number) < need:
        return False
    return can_end(means, program, number, need, 0, 0, False, False, demand, aim)


# ---------------------------------------------------------------- with the additions it needs


def is_easy(means: Means, program: Program, demand: int) -> bool:
    """Return whether the action can be carried out with nothing added: usually that is enough."""
    number = program.alone if program.alone >= 0 else number_for(means, program)
    if demand == MAY_BE_PART:
        return program.is_loose and furthest(means, program, number) >= 1
    if program.only >= 0:
        return number >= 1 and most(means, program.only) >= number
    return is_full(means, program, number)


def can_begin(means: Means, action: Aim, demand: int, other: Aim | None) -> bool:
    """Return whether the action can be carried out legally, with additions if it needs them."""
    program = action.program
    counter = program.counter
    if counter > ANY_SUIT:
        return can_run(means, program, number_for(means, program), 1, demand, other)
    if counter < ANY_SUIT:
        return can_count(means, action, counter, True, demand, other)
    return any(can_count(means, action, suit, True, demand, other) for suit in range(COIN + 1))


def can_count(
    means: Means, action: Aim, suit: int, with_own: bool, demand: int, other: Aim | None
) -> bool:
    """Return whether the action can be carried out with this suit.

    The smallest count is the easiest, so additions are considered only if nothing counts yet. (In
    an owner's box a larger one might bring what the other action needs: that is not tried.)
    """
    book = means.book
    program = action.program
    certain = 1 if with_own and action.own == suit else 0
    coins = 0
    if action.edition == PT_BR or suit == COIN:
        certain += counted(book, action.added, suit)
    else:
        for entry in action.added:  # F-ADD-06: named coins may be renamed, so they may count or not
            certain += book.shows[entry >> 3][suit]
            coins += book.shows[entry >> 3][COIN]
    if certain:
        if can_run(means, program, certain, 1, demand, other):
            return True
        # Option any_suit_own_symbol: the card's own symbol may be left out.
        is_optional = action.edition == IT and program.counter == ANY_SUIT and action.own == suit
        return is_optional and with_own and can_count(means, action, suit, False, demand, other)
    if coins and can_run(means, program, 1, 1, demand, other):
        return True
    return can_add(means, action, suit, demand, other)


def can_add(means: Means, action: Aim, suit: int, demand: int, other: Aim | None) -> bool:
    """Return whether one Lookout symbol or one hand card makes the action possible."""
    book = means.book
    program = action.program
    entry = free_lookout_symbol(means, action, suit)
    if entry >= 0:
        aim = other.with_lookout(entry) if other is not None and entry & 7 else other
        if can_run(means, program, 1, 1, demand, aim):
            return True
    hand = means.hand
    for face in distinct(hand):
        shows = book.shows[face]
        number = shows[suit] or (1 if shows[COIN] else 0)
        if number:
            means.hand = minus(hand, face)
            name = 1 + suit if shows[COIN] and not shows[suit] and suit != COIN else 0
            aim = None if other is None else other.with_added(8 * face + name)
            fits = can_run(means, program, number, 1, demand, aim)
            means.hand = hand
            if fits:
                return True
    return False


def free_lookout_symbol(means: Means, action: Aim, suit: int) -> int:
    """Return 8 * face of a Lookout card with the suit, or with a coin to be named (+ 1 + suit)."""
    book = means.book
    for face in means.lookout:
        if book.shows[face][suit]:
            return 8 * face
    if suit == COIN:
        return -1
    for face in distinct(means.lookout):
        if lookout_coins(book, means.lookout, action, face, suit):
            return 8 * face + 1 + suit
    return -1


def lookout_coins(book: Book, lookout: Zone, action: Aim, face: int, suit: int) -> int:
    """Return how many Lookout coins of this face can stand for the suit (F-ADD-06, F-ADD-10)."""
    coins = book.shows[face][COIN] * lookout.count(face)
    if action.edition == PT_BR and suit != COIN:
        for entry in action.named_coins:
            if entry >> 3 == face and (entry & 7) != suit + 1:
                coins -= 1
    return coins
