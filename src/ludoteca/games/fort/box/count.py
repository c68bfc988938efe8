"""Counts what an action box holds: how many times a verb is printed in it."""

from typing import assert_never

from ludoteca.games.fort.box.effects import (
    Advance,
    AnyEffect,
    Convert,
    CopyPack,
    CopyRivalPack,
    Gather,
    Group,
    Recruit,
    Score,
    Spend,
    Stow,
    Then,
    Times,
    Trash,
    TrashRival,
    TrashThis,
    Tuck,
)


def advances(effect: AnyEffect | None) -> int:
    """Return how many `advance` icons the box shows, alone or as part of an effect (F-MUR-02).

    >>> from ludoteca.games.fort.box.notation import parse
    >>> advances(parse("advance > score & score")), advances(parse("tuck")), advances(None)
    (1, 0, 0)
    """
    match effect:
        case None:
            return 0
        case Advance():
            return 1
        case Times():
            return advances(effect.effect)
        case Then():
            return advances(effect.first) + advances(effect.second)
        case Group():
            return sum(advances(part) for part in effect.parts)
        case (
            Gather() | Stow() | Tuck() | Trash() | TrashThis() | TrashRival() | Recruit()
            | Score() | Spend() | CopyPack() | CopyRivalPack() | Convert()
        ):  # fmt: skip
            return 0
        case _:
            assert_never(effect)
