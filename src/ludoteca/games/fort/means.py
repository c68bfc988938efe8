"""What the acting player has to act with, apart from the state: units can be tried on it.

`most` says how often a unit could be done (section 3.2). No choice of a rival, no order of a deck
and no hidden card enters here (F-PLAY-11).
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.games.fort import perks
from ludoteca.games.fort.book import Book
from ludoteca.games.fort.effects import PIZZA, TOY
from ludoteca.games.fort.programs import (
    ADVANCE,
    ADVANCE_LESS,
    ADVANCE_MORE,
    CONVERT,
    COPY_PACK,
    COPY_RIVAL_PACK,
    GATHER_ANY,
    RECRUIT,
    SCORE,
    SPEND_PIZZA,
    SPEND_TOY,
    STOW,
    TRASH,
    TRASH_RIVAL,
    TRASH_THIS,
    TUCK,
)
from ludoteca.games.fort.state import FR, IT, NONE, FortState, Zone

MANY: Final = 1000
EITHER_WAY: Final = 2  # a direction: each conversion as it comes (edition fr)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Means:
    """The position of the acting player in numbers, with the cards of hand and Lookout.

    `kind` and `direction` are NONE until they are chosen; `is_short` tells that a copy took less
    than the whole Pack.
    """

    __slots__ = (
        "book",
        "direction",
        "discards",
        "hand",
        "in_play",
        "is_short",
        "kind",
        "level",
        "lookout",
        "lookout_limit",
        "own_yard",
        "pack_limit",
        "pack_pizza",
        "pack_toys",
        "park",
        "pizza",
        "seat",
        "stows_freely",
        "tokens",
        "toys",
        "tucks_freely",
        "yards",
    )

    def __init__(
        self,
        book: Book,
        seat: int,
        tokens: list[int],
        pizza: int,
        toys: int,
        pack_pizza: int,
        pack_toys: int,
        level: int,
        pack_limit: int,
        lookout_limit: int,
        hand: Zone,
        lookout: Zone,
        discards: int,
        park: int,
        yards: int,
        own_yard: int,
        tucks_freely: bool,
        stows_freely: bool,
        in_play: bool,
        kind: int,
        direction: int,
    ) -> None:
        self.book = book
        self.seat = seat
        self.tokens = tokens  # of all seats, as they are: for the Packs of rivals
        self.pizza = pizza  # in Stuff, as the toys
        self.toys = toys
        self.pack_pizza = pack_pizza
        self.pack_toys = pack_toys
        self.level = level
        self.pack_limit = pack_limit
        self.lookout_limit = lookout_limit
        self.hand = hand
        self.lookout = lookout
        self.discards = discards
        self.park = park  # cards in Park and Park deck
        self.yards = yards  # cards in the Yards of rivals
        self.own_yard = own_yard  # cards to recruit from the own Yard (option recruit_own_yard)
        self.tucks_freely = tucks_freely
        self.stows_freely = stows_freely
        self.in_play = in_play
        self.kind = kind
        self.direction = direction
        self.is_short = False

    def copy(self) -> "Means":
        """Return the same means, to try something on."""
        return Means(
            self.book, self.seat, self.tokens, self.pizza, self.toys, self.pack_pizza,
            self.pack_toys, self.level, self.pack_limit, self.lookout_limit, self.hand,
            self.lookout, self.discards, self.park, self.yards, self.own_yard, self.tucks_freely,
            self.stows_freely, self.in_play, self.kind, self.direction,
        )  # fmt: skip


def means_of(state: FortState, seat: int) -> Means:
    """Return what the seat has to act with now; kind and direction as the rules bind them."""
    tokens = state.tokens
    first = 4 * seat
    level = state.levels[seat]
    book = state.book
    yards = 0
    for rival in range(state.seats):
        if rival != seat:
            yards += len(state.yards[rival])
    return Means(
        book, seat, tokens, tokens[first], tokens[first + 1], tokens[first + 2],
        tokens[first + 3], level, perks.pack_limit(state, seat), level + book.numbers.room,
        state.hands[seat], state.lookouts[seat], len(state.discards[seat]),
        len(state.park) + len(state.park_deck), yards,
        len(state.yards[seat]) if state.edition == FR else 0,
        perks.may_tuck_from_anywhere(state, seat), perks.may_stow_from_supply(state, seat),
        state.played >= 0, NONE, direction_of(state, seat),
    )  # fmt: skip


def direction_of(state: FortState, seat: int) -> int:
    """Return which kind conversions must replace, EITHER_WAY or NONE (F-EFF-21)."""
    if state.edition == FR:
        return EITHER_WAY
    if state.edition == IT:
        return (state.directions >> 2 * seat & 3) - 1
    return NONE


# ---------------------------------------------------------------- how often


def most(means: Means, unit: int) -> int:
    """Return how many units could be done, at least in part, in this position (section 3.2)."""
    if unit <= GATHER_ANY:
        return gather_room(means, means.kind if unit == GATHER_ANY else unit)
    if unit == SCORE:
        return MANY
    if unit == STOW:
        room = means.pack_limit - means.pack_pizza - means.pack_toys
        return room if means.stows_freely else min(room, means.pizza + means.toys)
    if unit == TUCK:
        room = means.lookout_limit - len(means.lookout)
        cards = len(means.hand)
        return min(room, cards + means.park + means.yards if means.tucks_freely else cards)
    if unit == TRASH:
        return len(means.hand) + means.discards
    if unit == RECRUIT:
        return means.park + means.yards + means.own_yard
    if ADVANCE_LESS <= unit <= ADVANCE_MORE:
        return 1 if can_pay(means, unit - ADVANCE) else 0
    if unit == SPEND_PIZZA:
        return means.pizza + means.pack_pizza
    if unit == SPEND_TOY:
        return means.toys + means.pack_toys
    if unit == TRASH_RIVAL:
        return means.yards
    if unit == TRASH_THIS:
        return 1 if means.in_play else 0
    if unit == CONVERT:
        return conversions(means)
    assert unit in (COPY_PACK, COPY_RIVAL_PACK)
    return 1 if packs_to_copy(means, unit, False) else 0


def whole(means: Means, unit: int) -> int:
    """Return how many units could be done in full: only a copy can be done in part."""
    if unit in (COPY_PACK, COPY_RIVAL_PACK):
        return 1 if packs_to_copy(means, unit, True) else 0
    return most(means, unit)


def gather_room(means: Means, kind: int) -> int:
    """Return how many tokens of the kind fit into Stuff; NONE: of the better kind."""
    limit = means.book.numbers.stuff_limit
    if kind == PIZZA:
        return limit - means.pizza
    if kind == TOY:
        return limit - means.toys
    return limit - min(means.pizza, means.toys)


def can_pay(means: Means, modifier: int) -> bool:
    """Return whether there is a next level and its price is at hand (section 5.2)."""
    if means.level >= means.book.top_level:
        return False
    pizza, toys, either = means.book.costs[means.level]
    if pizza + toys + either + modifier < 0:
        return False
    lack_pizza = max(0, pizza - means.pizza - means.pack_pizza)
    lack_toys = max(0, toys - means.toys - means.pack_toys)
    held = means.pizza + means.toys + means.pack_pizza + means.pack_toys
    if held < pizza + toys + either + modifier:
        return False
    return lack_pizza + lack_toys <= (1 if modifier < 0 else 0)


def conversions(means: Means) -> int:
    """Return how many conversions are possible, all one way unless both are allowed."""
    limit = means.book.numbers.stuff_limit
    to_toys = min(means.pizza, limit - means.toys) + means.pack_pizza
    to_pizza = min(means.toys, limit - means.pizza) + means.pack_toys
    if means.direction == PIZZA:
        return to_toys
    if means.direction == TOY:
        return to_pizza
    if means.direction == EITHER_WAY:
        return MANY if to_toys or to_pizza else 0
    return max(to_toys, to_pizza)


def packs_to_copy(means: Means, unit: int, in_full: bool) -> list[int]:
    """Return the seats whose Packs could be copied, at least in part or in full."""
    limit = means.book.numbers.stuff_limit
    tokens = means.tokens
    seats: list[int] = []
    for seat in range(len(tokens) // 4):
        if (seat == means.seat) != (unit == COPY_PACK):
            continue
        pizza, toys = tokens[4 * seat + 2], tokens[4 * seat + 3]
        if seat == means.seat:
            pizza, toys = means.pack_pizza, means.pack_toys
        if in_full:
            fits = pizza + toys > 0 and means.pizza + pizza <= limit and means.toys + toys <= limit
        else:
            fits = (pizza > 0 and means.pizza < limit) or (toys > 0 and means.toys < limit)
        if fits:
            seats.append(seat)
    return seats
