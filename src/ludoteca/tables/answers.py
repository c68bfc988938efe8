"""Answers as pages send them: a number, composed data, or composed by hand as TOML."""

import tomllib
from typing import Any

from ludoteca.core import toml, wire
from ludoteca.core.decisions import Reason
from ludoteca.core.game import Choice, Game
from ludoteca.tables.table import Refused


def read_answer(game: Game[Any], data: Any, text: str | None) -> Choice:
    """Return the choice that this data, or else this text, stands for; or raise Refused."""
    try:
        if text is None or game.composed is None:
            return game.read_choice(data)
        choice: Choice = game.composed.read(
            tomllib.loads(text), game.spelling(spelled=True), "choice"
        )
        return choice
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Refused(Reason("position_not_toml", {"why": str(error)})) from None
    except wire.WireError as error:
        args = {"path": error.path, "problem": str(error.problem)}
        raise Refused(Reason("choice_malformed", args)) from None


def write_answer(game: Game[Any], choice: Choice) -> str:
    """Return a composed answer as TOML, for people who write it themselves."""
    return toml.dumps(wire.Answer(game.composed).write(choice, game.spelling(spelled=True)))
