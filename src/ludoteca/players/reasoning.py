"""Why a strong player would choose what it would: what the choice does, and against what.

Made from the seat's own view and recall, like the thoughts themselves: a preview says what the
choice does at once, the search how much better it is than the second best.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ludoteca.core.decisions import Composed, TooHard
from ludoteca.core.game import Game
from ludoteca.core.previews import OVER, OptionPreview, preview
from ludoteca.core.sentences import Sentence
from ludoteca.players.player import Known
from ludoteca.players.search import SearchPlayer, Thought

EVEN: Final = 0.02  # a smaller difference in the share of a win is no reason
MOST: Final = 2  # events told


class Hint(NamedTuple):
    """What a strong player thinks of the best choices, and why the first of them is the best."""

    best: tuple[Thought, ...]
    why: tuple[Sentence, ...]


class Listed(NamedTuple):
    """A choice from the game's table, and what share of a win it promises."""

    choice: int
    value: float


def hint_from(player: SearchPlayer, game: Game[Any], known: Known, most: int) -> Hint:
    """Return a hint with at most so many choices, from all that a seat may know."""
    thoughts = player.think(game, *known)
    best = tuple(thought for thought in thoughts if thought.visits)[:most]
    return Hint(best, reasons_for(game, known, best))


def reasons_for(game: Game[Any], known: Known, thoughts: Sequence[Thought]) -> tuple[Sentence, ...]:
    """Return why the first of these thoughts is the best, in a few sentences."""
    first = thoughts[0].choice
    if isinstance(first, Composed):
        return game.described(known.view, known.recall, first)
    listed = [Listed(t.choice, t.value) for t in thoughts if isinstance(t.choice, int)]
    best, second = listed[0], listed[1] if len(listed) > 1 else None
    try:
        told = {o.choice: o for o in preview(game, known.view, known.recall).options}
    except TooHard:  # an owner's box
        return tuple(_against(best, second))
    own = told[best.choice]
    at_once = _at_once(own)
    why = [*at_once]
    if second is not None and _lead(best, second) >= EVEN:
        why += _later(game, own, told[second.choice], bool(at_once))
    if not at_once:
        why += [Sentence("hint-happens", {}, event=event) for event in own.events[:MOST]]
    return (*why, *_against(best, second))


def _at_once(option: OptionPreview) -> list[Sentence]:
    """Return the points that the choice brings and costs, what its action comes to, the end."""
    said = [
        Sentence("hint-gain" if change > 0 else "hint-loss", _part(part, abs(change)))
        for part, change in option.points.items()
    ]
    if "limit" in option.outlook:
        said.append(Sentence("hint-short", option.outlook))
    elif option.outlook.get("is_full"):
        said.append(Sentence("hint-whole", option.outlook))
    if option.end == OVER:
        said.append(Sentence("hint-over"))
    return said


def _part(part: str, count: int) -> dict[str, object]:
    return {"part": f"part.{part}", "count": count}


def _later(
    game: Game[Any], own: OptionPreview, other: OptionPreview, is_felt_at_once: bool
) -> list[Sentence]:
    """Return what can be said for a better choice that brings nothing, or less, at once."""
    mine, theirs = sum(own.points.values()), sum(other.points.values())
    if theirs > max(0, mine):
        return [Sentence("hint-rather_later", {"count": theirs}, other.choice)]
    tells_points = type(game).points is not Game.points
    return [Sentence("hint-later")] if tells_points and not is_felt_at_once else []


def _against(best: Listed, second: Listed | None) -> list[Sentence]:
    """Return the chance of a win, and how much better it is than with the second best."""
    said = [Sentence("hint-chance", {"tenths": _tenths(best)})]
    if second is None:
        return said
    if _lead(best, second) < EVEN:
        return [*said, Sentence("hint-even", {}, second.choice)]
    if _tenths(best) == _tenths(second):
        return [*said, Sentence("hint-little", {}, second.choice)]
    return [*said, Sentence("hint-better", {"tenths": _tenths(second)}, second.choice)]


def _lead(best: Listed, second: Listed) -> float:
    return best.value - second.value


def _tenths(one: Listed) -> int:
    return round(10 * one.value)
