"""Answers too large to list, written by hand: TOML to edit, read back by the game's own shapes."""

from typing import Any

from ludoteca.core import toml, wire
from ludoteca.core.decisions import Composed, Reason
from ludoteca.core.game import Choice, Game


def write_answer(game: Game[Any], choice: Choice) -> str:
    """Return a composed answer as TOML."""
    return toml.dumps(wire.Answer(game.composed).write(choice, game.spelling(spelled=True)))


def read_answer(game: Game[Any], text: str) -> Composed | Reason:
    """Return the answer, or the reason why the text is none."""
    assert game.composed is not None
    try:
        data = toml.loads(text)
        answer = game.composed.read(data, game.spelling(spelled=True), "")
    except wire.WireError as error:
        return Reason("position_malformed", {"path": error.path, "problem": error.problem})
    except ValueError as error:
        return Reason("position_not_toml", {"why": str(error)})
    assert isinstance(answer, Composed)
    return answer
