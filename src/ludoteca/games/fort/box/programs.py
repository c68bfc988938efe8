"""Each printed action, flattened once when the box is read: which units, how often, what follows.

The effect remains the only source; this is how the engine reads it. An action that is not a row of
single units, repeated as a whole, is refused here: nobody could say when it is done in full.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.games.fort.box.effects import (
    Advance,
    AnyEffect,
    AnyNumber,
    AnySuit,
    Convert,
    CopyPack,
    CopyRivalPack,
    FortLevel,
    Gather,
    Group,
    InLookout,
    InPack,
    Recruit,
    Score,
    Spend,
    Stow,
    Suits,
    Then,
    Times,
    Trash,
    TrashRival,
    TrashThis,
    Tuck,
)

# Units. The three gathers are in the order of the kinds, and so are the two spends.
GATHER_PIZZA: Final = 0
GATHER_TOY: Final = 1
GATHER_ANY: Final = 2
STOW: Final = 3
TUCK: Final = 4
TRASH: Final = 5
TRASH_THIS: Final = 6
TRASH_RIVAL: Final = 7
RECRUIT: Final = 8
ADVANCE_LESS: Final = 9
ADVANCE: Final = 10
ADVANCE_MORE: Final = 11
SCORE: Final = 12
SPEND_PIZZA: Final = 13
SPEND_TOY: Final = 14
COPY_PACK: Final = 15
COPY_RIVAL_PACK: Final = 16
CONVERT: Final = 17
UNITS: Final = (
    "gather_pizza", "gather_toy", "gather_any", "stow", "tuck", "trash", "trash_this",
    "trash_rival", "recruit", "advance_minus_1", "advance", "advance_plus_1", "score",
    "spend_pizza", "spend_toy", "copy_pack", "copy_rival_pack", "convert",
)  # fmt: skip

# Counters. 0 to 5 are the six suits.
ANY_SUIT: Final = 6
LOOKOUT_CARDS: Final = 7
PACK_TOKENS: Final = 8
FORT_LEVEL: Final = 9
ONCE: Final = 10  # not multiplied

NO_SUIT: Final = -1
DEPENDS: Final = -1

# What a unit uses up: units of one action that use the same thing must be tried together.
_TOKENS: Final = (
    GATHER_PIZZA, GATHER_TOY, GATHER_ANY, STOW, SPEND_PIZZA, SPEND_TOY, COPY_PACK,
    COPY_RIVAL_PACK, CONVERT, ADVANCE_LESS, ADVANCE, ADVANCE_MORE,
)  # fmt: skip
_CARDS: Final = (TUCK, TRASH, TRASH_RIVAL, RECRUIT, ADVANCE_LESS, ADVANCE, ADVANCE_MORE)
_ONE_BY_ONE: Final = (COPY_PACK, COPY_RIVAL_PACK, ADVANCE_LESS, ADVANCE, ADVANCE_MORE)


class TooDeep(Exception):
    """An action whose parts are multiplied or ordered in a way the engine cannot judge."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Program:
    """An action box: every repetition does `left`, then `right`; after the last one comes `tail`.

    `times` is the count for an action that is not multiplied: icons of one kind side by side.
    `each` and `once` say how often a unit is needed per repetition and after the last.
    """

    __slots__ = (
        "adds_up",
        "alone",
        "asks_amount",
        "counter",
        "each",
        "is_loose",
        "left",
        "needs",
        "once",
        "only",
        "right",
        "row",
        "tail",
        "times",
    )

    def __init__(
        self,
        counter: int,
        left: tuple[int, ...],
        right: tuple[int, ...] = (),
        tail: tuple[int, ...] = (),
        own: int = NO_SUIT,
    ) -> None:
        times = 1
        if counter == ONCE and not right and not tail and len(set(left)) == 1:
            times = len(left)
            left = left[:1]
        self.counter = counter
        self.times = times
        # N before anything is added; DEPENDS if it depends on the position.
        self.alone = DEPENDS
        if counter == ONCE:
            self.alone = times
        elif counter <= ANY_SUIT:
            self.alone = 1 if counter in (own, ANY_SUIT) else 0
        self.left = left
        self.right = right
        self.tail = tail
        self.row = left + right
        self.needs = sorted(set(left + right + tail))
        self.each = [self.row.count(unit) for unit in self.needs]
        self.once = [tail.count(unit) for unit in self.needs]
        self.is_loose = is_loose(self)
        # How far a suit's count can go is a sum only if nothing brings what something else needs.
        self.adds_up = counter > ANY_SUIT or (self.is_loose and len(left) == 1)
        # Most actions repeat one unit and nothing else: then one number says everything.
        is_single = len(self.row) == 1 and not tail and self.is_loose
        self.only = left[0] if is_single and left[0] not in (COPY_PACK, COPY_RIVAL_PACK) else -1
        # Units without choices of their own are asked for by number, not one by one.
        first = left[0]
        self.asks_amount = len(left) == 1 and not right and (first <= GATHER_ANY or first == SCORE)


def is_loose(program: Program) -> bool:
    """Return whether no two units of the action use up the same thing."""
    tokens = [unit for unit in program.needs if unit in _TOKENS]
    cards = [unit for unit in program.needs if unit in _CARDS]
    if len(tokens) > 1 or len(cards) > 1:
        return False
    again = program.counter != ONCE or program.times > 1
    for unit, each in zip(program.needs, program.each, strict=True):
        if unit in _ONE_BY_ONE and (again or each > 1):
            return False
    return True


def flatten(effect: AnyEffect, own: int = NO_SUIT) -> Program:
    """Return the flattened action of a card with this symbol, or raise TooDeep."""
    if isinstance(effect, Times):
        inner = effect.effect
        counter = counter_of(effect.number)
        if isinstance(inner, Then):
            return Program(counter, units(inner.first), units(inner.second), (), own)
        return Program(counter, units(inner), (), (), own)
    if isinstance(effect, Then):
        first = effect.first
        if isinstance(first, Times):
            tail = units(effect.second)
            return Program(counter_of(first.number), units(first.effect), (), tail, own)
        return Program(ONCE, units(first), units(effect.second))
    return Program(ONCE, units(effect))


def counter_of(number: AnyNumber) -> int:
    """Return the counter of a multiplied effect (F-EFF-07)."""
    match number:
        case Suits():
            return number.suit
        case AnySuit():
            return ANY_SUIT
        case InLookout():
            return LOOKOUT_CARDS
        case InPack():
            return PACK_TOKENS
        case FortLevel():
            return FORT_LEVEL


def units(effect: AnyEffect) -> tuple[int, ...]:
    """Return the units that stand side by side, from left to right."""
    match effect:
        case Gather():
            return (GATHER_PIZZA + effect.kind,)
        case Stow():
            return (STOW,)
        case Tuck():
            return (TUCK,)
        case Trash():
            return (TRASH,)
        case TrashThis():
            return (TRASH_THIS,)
        case TrashRival():
            return (TRASH_RIVAL,)
        case Recruit():
            return (RECRUIT,)
        case Advance():
            return (ADVANCE + effect.modifier,)
        case Score():
            return (SCORE,)
        case Spend():
            return (SPEND_PIZZA + effect.kind,)
        case CopyPack():
            return (COPY_PACK,)
        case CopyRivalPack():
            return (COPY_RIVAL_PACK,)
        case Convert():
            return (CONVERT,)
        case Group():
            row: tuple[int, ...] = ()
            for part in effect.parts:
                row += units(part)
            return row
        case Times() | Then():
            raise TooDeep(repr(effect))
