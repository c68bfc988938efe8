"""Answers as they are sent or written by hand: a number, composed data, or TOML in words."""

from typing import Any

from ludoteca.core import toml, wire
from ludoteca.core.bounds import excerpt
from ludoteca.core.decisions import Composed, Reason
from ludoteca.core.game import Choice, Game
from ludoteca.tables.refusing import Refused


def read_answer(game: Game[Any], data: Any, words: dict[str, Any] | None = None) -> Choice:
    """Return the choice that this data stands for, in numbers or in words; or raise Refused."""
    try:
        if words is None or game.composed is None:
            return game.read_choice(data)
        choice: Choice = game.composed.read(words, game.spelling(spelled=True), "choice")
        return choice
    except wire.WireError as error:
        args = {"path": excerpt(error.path), "problem": str(error.problem)}
        raise Refused(Reason("choice_malformed", args)) from None


def read_written(game: Game[Any], text: str) -> Composed | Reason:
    """Return the composed answer that somebody wrote as TOML, or the reason why it is not one."""
    assert game.composed is not None
    try:
        answer = game.composed.read(toml.loads(text), game.spelling(spelled=True), "")
    except wire.WireError as error:
        return Reason("position_malformed", {"path": error.path, "problem": error.problem})
    except ValueError as error:
        return Reason("position_not_toml", {"why": str(error)})
    assert isinstance(answer, Composed)
    return answer


def write_answer(game: Game[Any], choice: Choice) -> str:
    """Return a composed answer as TOML, for people who write it themselves."""
    return toml.dumps(wire.Answer(game.composed).write(choice, game.spelling(spelled=True)))
