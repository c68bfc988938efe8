"""The command line speaks the language of the terminal it runs in."""

import os
import sys
from pathlib import Path
from typing import Any, NoReturn

from ludoteca.core.box import Box, BoxError
from ludoteca.core.decisions import Reason, Value
from ludoteca.core.game import Game, OptionError
from ludoteca.core.positions import PositionError
from ludoteca.core.records import RecordError
from ludoteca.core.wire import WireError
from ludoteca.games import GAMES, UnknownGame, load
from ludoteca.locale import Speaker, language

WRONG_INPUT = 2


def wished_language() -> str:
    """Return the language of the environment: LUDOTECA_LANG first, then the usual ones."""
    names = ("LUDOTECA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    return language(next((os.environ[name] for name in names if os.environ.get(name)), None))


SPEAKER = Speaker(wished_language())


def say(key: str, **args: Value) -> str:
    """Return the words of the command line."""
    return SPEAKER.say(f"cli-{key}", **args)


def refuse(reason: Reason, game: Game[Any] | None = None) -> NoReturn:
    """Say why in one line and stop with code 2."""
    line = Speaker(SPEAKER.lang, game).reason(reason)
    rules = f" ({', '.join(reason.rules)})" if reason.rules else ""
    print(f"ludoteca: {line}{rules}", file=sys.stderr)
    raise SystemExit(WRONG_INPUT)


def open_game(key: str, box_file: Path | None = None) -> Game[Any]:
    """Return the game with an owner's box if there is one, or refuse."""
    try:
        box = None if box_file is None else Box.load(box_file)
        return load(key, box)
    except UnknownGame:
        refuse(Reason("unknown_game", {"game": key, "known": tuple(GAMES)}))
    except BoxError as error:
        refuse_box(error, key)


def refuse_box(error: BoxError, key: str) -> NoReturn:
    """Say what is wrong with a box in the words of its game, and stop."""
    refuse(error.reason, load(key) if key.replace("-", "_") in GAMES else None)


def read_options(game: Game[Any], settings: list[str]) -> dict[str, object]:
    """Return options from `key=value` settings, or refuse."""
    chosen: dict[str, object] = {}
    for setting in settings:
        key, _, text = setting.partition("=")
        option = next((o for o in game.options if o.key == key), None)
        values = {str(v).lower(): v for v in option.values} if option else {}
        chosen[key] = values.get(text.lower(), text)
    try:
        return dict(game.check_options(chosen))
    except OptionError as error:
        refuse(error.reason, game)


def check_seats(game: Game[Any], seats: int) -> None:
    """Refuse a number of seats that the game does not know."""
    try:
        game.check_seats(seats)
    except OptionError as error:
        refuse(error.reason, game)


def refuse_file(error: Exception, file: Path) -> NoReturn:
    """Say what is wrong with a record or position, and stop."""
    if isinstance(error, PositionError):
        refuse(error.reasons[0], error.game)
    if isinstance(error, RecordError):
        refuse(Reason(error.code, {"file": str(file), **error.args_by_name}))
    if isinstance(error, WireError):
        args = {"file": str(file), "path": error.path, "problem": error.problem}
        refuse(Reason("record_malformed", args))
    if isinstance(error, (BoxError, OptionError)):
        refuse(error.reason)
    if isinstance(error, UnknownGame):
        refuse(Reason("unknown_game", {"game": str(error), "known": tuple(GAMES)}))
    raise error
