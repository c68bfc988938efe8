"""Answers as pages send them: a number, or composed data, in words if by hand."""

from typing import Any

from ludoteca.core import toml, wire
from ludoteca.core.bounds import told
from ludoteca.core.decisions import Reason
from ludoteca.core.game import Choice, Game
from ludoteca.tables.table import Refused


def read_answer(game: Game[Any], data: Any, words: dict[str, Any] | None = None) -> Choice:
    """Return the choice that this data stands for, in numbers or in words; or raise Refused."""
    try:
        if words is None or game.composed is None:
            return game.read_choice(data)
        choice: Choice = game.composed.read(words, game.spelling(spelled=True), "choice")
        return choice
    except wire.WireError as error:
        args = {"path": told(error.path), "problem": str(error.problem)}
        raise Refused(Reason("choice_malformed", args)) from None


def write_answer(game: Game[Any], choice: Choice) -> str:
    """Return a composed answer as TOML, for people who write it themselves."""
    return toml.dumps(wire.Answer(game.composed).write(choice, game.spelling(spelled=True)))
