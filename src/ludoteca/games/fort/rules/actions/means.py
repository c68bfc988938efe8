"""What the acting player has to act with, copied from the state so that units can be tried on it.

`most` says how often a unit could be done (section 3.2). No rival's choice, no deck order and no
hidden card enters here (F-PLAY-11).
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Reason, TooHard
from ludoteca.games.fort.box.effects import PIZZA, TOY
from ludoteca.games.fort.box.programs import (
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
from ludoteca.games.fort.rules import perks
from ludoteca.games.fort.rules.table.state import FR, IT, PT_BR, FortState
from ludoteca.games.fort.rules.table.zones import NONE

MANY: Final = 1000
MOST_TRIES: Final = 20_000  # for one question
EITHER_WAY: Final = 2  # a direction: each conversion on its own (edition fr)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Tried:
    """What has been tried for one question so far, and what led nowhere."""

    __slots__ = ("count", "in_vain")

    def __init__(self) -> None:
        self.count = 0
        self.in_vain: set[object] = set()

    def once_more(self) -> None:
        """Count one more position tried, or raise TooHard."""
        self.count += 1
        if self.count > MOST_TRIES:
            raise TooHard(Reason("too_much_work"))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Means:
    """The acting player's position: a copy of their own things, and the others' as in the state.

    `kind` and `direction` are NONE until they are chosen; `less_park`, `less_yards` and `less_own`
    count cards taken from Park, rivals' Yards and one's own while trying; `is_short` says that a
    copy took less than the whole Pack. All copies share what was `tried`.
    """

    __slots__ = (
        "book",
        "direction",
        "discards",
        "hand",
        "in_play",
        "is_short",
        "kind",
        "less_own",
        "less_park",
        "less_yards",
        "level",
        "lookout",
        "pack_pizza",
        "pack_toys",
        "pizza",
        "seat",
        "state",
        "toys",
        "tried",
    )

    def __init__(self, state: FortState, seat: int, tried: Tried | None = None) -> None:
        tokens = state.tokens
        first = 4 * seat
        self.state = state
        self.book = state.book
        self.seat = seat
        self.pizza = tokens[first]  # in Stuff, as the toys
        self.toys = tokens[first + 1]
        self.pack_pizza = tokens[first + 2]
        self.pack_toys = tokens[first + 3]
        self.level = state.levels[seat]
        self.hand = state.hands[seat]
        self.lookout = state.lookouts[seat]
        self.discards = len(state.discards[seat])
        self.in_play = state.play.face >= 0
        self.kind = NONE
        self.direction = NONE if state.edition == PT_BR else direction_of(state, seat)
        self.less_park = 0
        self.less_yards = 0
        self.less_own = 0
        self.is_short = False
        self.tried = Tried() if tried is None else tried

    def copy(self) -> "Means":
        """Return a copy of the means, to try something on."""
        twin = Means(self.state, self.seat, self.tried)
        twin.pizza = self.pizza
        twin.toys = self.toys
        twin.pack_pizza = self.pack_pizza
        twin.pack_toys = self.pack_toys
        twin.level = self.level
        twin.hand = self.hand
        twin.lookout = self.lookout
        twin.discards = self.discards
        twin.in_play = self.in_play
        twin.kind = self.kind
        twin.direction = self.direction
        twin.less_park = self.less_park
        twin.less_yards = self.less_yards
        twin.less_own = self.less_own
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        """Return everything that can differ between two copies of the same means."""
        return (
            self.pizza, self.toys, self.pack_pizza, self.pack_toys, self.level, self.hand,
            self.lookout, self.discards, self.kind, self.direction, self.less_park,
            self.less_yards, self.less_own,
        )  # fmt: skip


def direction_of(state: FortState, seat: int) -> int:
    """Return which kind conversions must replace, EITHER_WAY or NONE (F-EFF-21)."""
    if state.edition == FR:
        return EITHER_WAY
    if state.edition == IT:
        return (state.directions >> 2 * seat & 3) - 1
    return NONE


# ---------------------------------------------------------------- room and sources


def pack_room(means: Means) -> int:
    """Return how many tokens still fit in the Pack; a level reached on the way counts."""
    risen = means.level - means.state.levels[means.seat]
    limit = perks.pack_limit(means.state, means.seat) + risen
    return limit - means.pack_pizza - means.pack_toys


def lookout_room(means: Means) -> int:
    """Return how many cards still fit in the Lookout."""
    return means.level + means.book.numbers.room - len(means.lookout)


def park_cards(means: Means) -> int:
    """Return how many cards Park and Park deck hold."""
    return len(means.state.park) + len(means.state.park_deck) - means.less_park


def yard_cards(means: Means) -> int:
    """Return how many cards lie in the Yards of rivals."""
    cards = -means.less_yards
    for seat in range(means.state.seats):
        if seat != means.seat:
            cards += len(means.state.yards[seat])
    return cards


def own_yard_cards(means: Means) -> int:
    """Return how many cards could be recruited from one's own Yard (F-RECRUIT-06)."""
    if means.state.edition != FR:
        return 0
    return len(means.state.yards[means.seat]) - means.less_own


def recruits(means: Means) -> int:
    """Return how many cards could be recruited (F-RECRUIT-02)."""
    return park_cards(means) + yard_cards(means) + own_yard_cards(means)


# ---------------------------------------------------------------- how often


def most(means: Means, unit: int) -> int:
    """Return how many units could be done, at least in part, in this position (section 3.2)."""
    if unit <= GATHER_ANY:
        return gather_room(means, means.kind if unit == GATHER_ANY else unit)
    if unit == SCORE:
        return MANY
    if unit == STOW:
        room = pack_room(means)
        held = means.pizza + means.toys
        if room <= held or perks.may_stow_from_supply(means.state, means.seat):
            return room
        return held
    if unit == TUCK:
        room = lookout_room(means)
        cards = len(means.hand)
        if room > cards and perks.may_tuck_from_anywhere(means.state, means.seat):
            cards += park_cards(means) + yard_cards(means)
        return min(room, cards)
    if unit == TRASH:
        return len(means.hand) + means.discards
    if unit == RECRUIT:
        return recruits(means)
    if ADVANCE_LESS <= unit <= ADVANCE_MORE:
        return 1 if can_pay(means, unit - ADVANCE) else 0
    if unit == SPEND_PIZZA:
        return means.pizza + means.pack_pizza
    if unit == SPEND_TOY:
        return means.toys + means.pack_toys
    if unit == TRASH_RIVAL:
        return yard_cards(means)
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
    """Return how many tokens of the kind fit in Stuff; NONE: of the better kind."""
    limit = means.book.numbers.stuff_limit
    if kind == PIZZA:
        return limit - means.pizza
    if kind == TOY:
        return limit - means.toys
    return limit - min(means.pizza, means.toys)


def can_pay(means: Means, modifier: int) -> bool:
    """Return whether there is a next level and its price is available (section 5.2)."""
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
    tokens = means.state.tokens
    seats: list[int] = []
    for seat in range(means.state.seats):
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
