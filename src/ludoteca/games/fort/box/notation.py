"""Reads and writes the notation of an action box, as in `(recruit > gather(toy)) * squirt_gun`.

`*` binds tightest, then `&` (side by side), then `>` (then); brackets only group; `—` is an empty
box. Reading gives an effect value; what does not fit the grammar is refused with its place.
"""

import re
from typing import Final, assert_never

from ludoteca.games.fort.box.effects import (
    ANY,
    COIN,
    PIZZA,
    SUITS,
    TOY,
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
    Verb,
)

EMPTY: Final = "—"

VERBS: Final[dict[str, Verb]] = {
    "gather(pizza)": Gather(PIZZA),
    "gather(toy)": Gather(TOY),
    "gather(any)": Gather(ANY),
    "stow": Stow(),
    "tuck": Tuck(),
    "trash": Trash(),
    "trash_this": TrashThis(),
    "recruit": Recruit(),
    "advance": Advance(),
    "advance(-1)": Advance(-1),
    "advance(+1)": Advance(+1),
    "score": Score(),
    "spend(pizza)": Spend(PIZZA),
    "spend(toy)": Spend(TOY),
    "trash_rival": TrashRival(),
    "copy_pack": CopyPack(),
    "copy_rival_pack": CopyRivalPack(),
    "convert": Convert(),
}
COUNTERS: Final[dict[str, AnyNumber]] = {
    **{SUITS[suit]: Suits(suit) for suit in range(COIN)},
    "any_suit": AnySuit(),
    "lookout_cards": InLookout(),
    "pack_tokens": InPack(),
    "fort_level": FortLevel(),
}
_VERB_WORDS: Final = {verb: word for word, verb in VERBS.items()}
_COUNTER_WORDS: Final = {number: word for word, number in COUNTERS.items()}

_TOKEN: Final = re.compile(r"[a-z_]+\([^()\s]*\)|[^\s()*>&]+|[()*>&]")


class NotationError(ValueError):
    """An action that does not fit the grammar: the offending token, and at which character."""

    def __init__(self, text: str, place: int, found: str) -> None:
        super().__init__(f"{text!r}: {found or 'the end'!r} at character {place}")
        self.place = place  # counted from 1
        self.found = found  # empty: the action stops too early


def tokens(text: str) -> list[str]:
    """Return the words and symbols of the notation.

    >>> tokens("(recruit > gather(toy)) * glue")
    ['(', 'recruit', '>', 'gather(toy)', ')', '*', 'glue']
    """
    return _TOKEN.findall(text)


def parse(text: str) -> AnyEffect | None:
    """Return the effect that the notation stands for, None for an empty box.

    >>> parse("advance > score & score")
    Then(Advance(), Group((Score(), Score())))
    >>> parse("spend(any)")
    Traceback (most recent call last):
    ludoteca.games.fort.box.notation.NotationError: 'spend(any)': 'spend(any)' at character 1
    """
    if text.strip() == EMPTY:
        return None
    reader = _Reader(text)
    effect = reader.effect()
    if reader.next:
        raise reader.error()
    return effect


class _Reader:
    """Reads the tokens from left to right, one method per line of the grammar."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.matches = list(_TOKEN.finditer(text))
        self.at = 0

    @property
    def next(self) -> str:
        """The token that is read next, empty at the end."""
        return self.matches[self.at].group() if self.at < len(self.matches) else ""

    def error(self) -> NotationError:
        """Return the error about the next token."""
        done = self.at == len(self.matches)
        place = len(self.text.rstrip()) if done else self.matches[self.at].start()
        return NotationError(self.text, place + 1, self.next)

    def takes(self, token: str) -> bool:
        """Consume the token if it comes next; return whether it did."""
        found = self.next == token
        self.at += found
        return found

    def effect(self) -> AnyEffect:
        first = self.side()
        return Then(first, self.side()) if self.takes(">") else first

    def side(self) -> AnyEffect:
        parts = [self.product()]
        while self.takes("&"):
            parts.append(self.product())
        return Group(tuple(parts)) if len(parts) > 1 else parts[0]

    def product(self) -> AnyEffect:
        unit = self.unit()
        return Times(self.counter(), unit) if self.takes("*") else unit

    def unit(self) -> AnyEffect:
        if self.takes("("):
            inside = self.effect()
            if not self.takes(")"):
                raise self.error()
            return inside
        verb = VERBS.get(self.next)
        if verb is None:
            raise self.error()
        self.at += 1
        return verb

    def counter(self) -> AnyNumber:
        number = COUNTERS.get(self.next)
        if number is None:
            raise self.error()
        self.at += 1
        return number


def write(effect: AnyEffect | None) -> str:
    """Return the notation of an effect, bracketed as the cards print it.

    >>> write(Then(Times(Suits(0), Score()), TrashThis()))
    '(score * book) > trash_this'
    """
    match effect:
        case None:
            return EMPTY
        case Times():
            return f"{_unit(effect.effect)} * {_COUNTER_WORDS[effect.number]}"
        case Then():
            return f"{_side(effect.first)} > {_side(effect.second)}"
        case Group():
            return " & ".join([_unit(part) for part in effect.parts])
        case (
            Gather() | Stow() | Tuck() | Trash() | TrashThis() | TrashRival() | Recruit()
            | Advance() | Score() | Spend() | CopyPack() | CopyRivalPack() | Convert()
        ):  # fmt: skip
            return _VERB_WORDS[effect]
        case _:
            assert_never(effect)


def _unit(effect: AnyEffect) -> str:
    """Return the effect in a form that can be multiplied or stand beside another."""
    return f"({write(effect)})" if isinstance(effect, Times | Then | Group) else write(effect)


def _side(effect: AnyEffect) -> str:
    """Return the effect as one side of an arrow: parts side by side need no brackets there."""
    return write(effect) if isinstance(effect, Group) else _unit(effect)
