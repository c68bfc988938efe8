"""Fort's printed icons as a small language: one frozen value per action box, nothing more.

A value says what is printed and does nothing by itself; its readers run it, judge it, describe it,
draw it and count it, each by a match over `AnyEffect` and `AnyNumber`. `repr` can be pasted back.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr

PIZZA: Final = 0
TOY: Final = 1
ANY: Final = 2
KINDS: Final = ("pizza", "toy", "any")

BOOK: Final = 0
CROWN: Final = 1
GLUE: Final = 2
SHOVEL: Final = 3
SKATEBOARD: Final = 4
SQUIRT_GUN: Final = 5
COIN: Final = 6  # the wild suit: it stands for one of the six, and for itself in Any Suit
SUITS: Final = ("book", "crown", "glue", "shovel", "skateboard", "squirt_gun", "coin")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Effect:
    """Something an action box tells the acting player to do (F-EFF-01)."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Number:
    """How often a multiplied effect is done (F-EFF-07)."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


# ---------------------------------------------------------------- numbers


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Suits(Number):
    """The symbols of one suit, additions included."""

    __slots__ = ("suit",)

    def __init__(self, suit: int) -> None:
        self.suit = suit

    def __repr__(self) -> str:
        return f"Suits({SUITS[self.suit].upper()})"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class AnySuit(Number):
    """The symbols of a suit that the leader picks (F-ADD-14)."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class InPack(Number):
    """The tokens in the acting player's Pack, whatever their kind: `pack_tokens`."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class InLookout(Number):
    """The cards (not symbols) in the acting player's Lookout: `lookout_cards`."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class FortLevel(Number):
    """The level of the acting player's fort."""

    __slots__ = ()


# ---------------------------------------------------------------- verbs


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Gather(Effect):
    """Take one token of the kind from the supply into Stuff (F-EFF-08)."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def __repr__(self) -> str:
        return f"Gather({KINDS[self.kind].upper()})"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Stow(Effect):
    """Move one token from Stuff to the Pack (F-EFF-09)."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Tuck(Effect):
    """Put one card from hand into the Lookout (F-EFF-10)."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Trash(Effect):
    """Remove one card from hand or discard pile from the game (F-EFF-11)."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class TrashThis(Effect):
    """Remove the played card itself from the game, after the followers (F-EFF-12)."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class TrashRival(Effect):
    """Remove one card from a rival's Yard from the game (F-EFF-17)."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Recruit(Effect):
    """Take one card from Park, Park deck or a rival's Yard (F-EFF-13)."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Advance(Effect):
    """Pay the price of the next level, changed by the modifier, and rise (F-EFF-14)."""

    __slots__ = ("modifier",)

    def __init__(self, modifier: int = 0) -> None:
        self.modifier = modifier

    def __repr__(self) -> str:
        return f"Advance({self.modifier})" if self.modifier else "Advance()"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Score(Effect):
    """Gain one point on the track (F-EFF-15)."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Spend(Effect):
    """Return one token of the kind from Stuff or Pack to the supply (F-EFF-16)."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def __repr__(self) -> str:
        return f"Spend({KINDS[self.kind].upper()})"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class CopyPack(Effect):
    """Gain the tokens shown in one's own Pack (F-EFF-18)."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class CopyRivalPack(Effect):
    """Gain the tokens shown in one rival's Pack (F-EFF-19)."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Convert(Effect):
    """Replace one token in Stuff or Pack with one of the other kind (F-EFF-20)."""

    __slots__ = ()


# ---------------------------------------------------------------- grammar


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Times(Effect):
    """Do the effect as often as the number says (F-EFF-03)."""

    __slots__ = ("effect", "number")

    def __init__(self, number: "AnyNumber", effect: "AnyEffect") -> None:
        self.number = number
        self.effect = effect

    def __repr__(self) -> str:
        return f"Times({self.number!r}, {self.effect!r})"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Then(Effect):
    """Do the second only after the first was done at least in part (F-EFF-04)."""

    __slots__ = ("first", "second")

    def __init__(self, first: "AnyEffect", second: "AnyEffect") -> None:
        self.first = first
        self.second = second

    def __repr__(self) -> str:
        return f"Then({self.first!r}, {self.second!r})"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Group(Effect):
    """Do all parts, printed side by side, from left to right (F-EFF-05)."""

    __slots__ = ("parts",)

    def __init__(self, parts: "tuple[AnyEffect, ...]") -> None:
        self.parts = parts

    def __repr__(self) -> str:
        return f"Group({self.parts!r})"


# Closed unions, so that the type checker notices a missing case in a match.
AnyNumber = Suits | AnySuit | InPack | InLookout | FortLevel
Verb = (
    Gather | Stow | Tuck | Trash | TrashThis | TrashRival | Recruit | Advance | Score | Spend
    | CopyPack | CopyRivalPack | Convert
)  # fmt: skip
AnyEffect = Verb | Times | Then | Group
