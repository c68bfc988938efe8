"""What a card says, in any language: sentences built from the effect value itself.

The words come from whoever speaks the language (`say` with a message id and its arguments); only
the order of the parts is decided here, so text and behaviour cannot drift apart.
"""

from itertools import groupby
from typing import Protocol, assert_never

from ludoteca.games.fort.box.contents import MADE_UP_RULES, PERKS, Cards
from ludoteca.games.fort.box.effects import (
    ANY,
    SUITS,
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
from ludoteca.games.fort.box.notation import write
from ludoteca.games.fort.edge.icons import icon


class Say(Protocol):
    """Whoever puts a message with its arguments into the words of a language."""

    def __call__(self, key: str, /, **args: object) -> str:
        """Return the message in words."""


def sentence(effect: AnyEffect | None, say: Say) -> str:
    """Return the action as a sentence; an empty box has one too."""
    text = say("effect-none") if effect is None else clause(effect, say)
    return f"{text[0].upper()}{text[1:]}."


def clause(effect: AnyEffect, say: Say, times: int = 1) -> str:
    """Return the action as part of a sentence; a verb may be repeated."""
    match effect:
        case Times():
            return _times(effect, say)
        case Then():
            first, second = clause(effect.first, say), clause(effect.second, say)
            return say("effect-then", first=first, second=second)
        case Group():
            runs = [(part, len(list(run))) for part, run in groupby(effect.parts)]
            text = clause(runs[0][0], say, runs[0][1])
            for part, count in runs[1:]:
                text = say("effect-both", first=text, second=clause(part, say, count))
            return text
        case (
            Gather() | Stow() | Tuck() | Trash() | TrashThis() | TrashRival() | Recruit()
            | Advance() | Score() | Spend() | CopyPack() | CopyRivalPack() | Convert()
        ):  # fmt: skip
            return say(f"effect-{icon(write(effect))}", n=times)
        case _:
            assert_never(effect)


def _times(effect: Times, say: Say) -> str:
    inner, number = effect.effect, counted(effect.number, say)
    if isinstance(inner, Times | Then | Group):
        return say("effect-times_all", number=number, effect=clause(inner, say))
    if isinstance(inner, Gather) and inner.kind == ANY:  # F-EFF-08: one kind for the whole action
        return say("effect-times_one_kind", number=number, effect=clause(inner, say))
    return say("effect-times", number=number, effect=clause(inner, say))


def counted(number: AnyNumber, say: Say) -> str:
    """Return what is counted, in the singular: "shovel", "card in your Lookout"."""
    match number:
        case Suits():
            return say(f"suit-{SUITS[number.suit]}")
        case AnySuit():
            return say("number-any_suit")
        case InPack():
            return say("number-pack_tokens")
        case InLookout():
            return say("number-lookout_cards")
        case FortLevel():
            return say("number-fort_level")
        case _:
            assert_never(number)


def card_text(cards: Cards, card: int, say: Say) -> tuple[str, str]:
    """Return what the public and the private box of a card say."""
    return sentence(cards.public[card], say), sentence(cards.private[card], say)


def made_up_rule_text(cards: Cards, rule: int, say: Say) -> str:
    """Return what a made-up rule pays for, with the points of this box."""
    points = cards.rule_points
    key = f"made_up_rule_text-{MADE_UP_RULES[rule]}"
    return say(key, each=points.each[rule], bonus=points.bonus[rule])


def perk_text(cards: Cards, perk: int, say: Say) -> str:
    """Return what a perk lets its owner do."""
    return say(f"perk_text-{PERKS[perk]}", more=cards.numbers.backpack)
