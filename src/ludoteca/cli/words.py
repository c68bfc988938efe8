"""The command line speaks the language of the terminal it runs in."""

import json
import os
import sys
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console

from ludoteca.cli.refusals import Refusal
from ludoteca.core.box import Box, Verbatim
from ludoteca.core.decisions import Reason, Value
from ludoteca.core.game import Game
from ludoteca.games import GAMES, load
from ludoteca.locale import Speaker, language
from ludoteca.locale.printable import UNSEEN

WRONG_INPUT = 2
LONGEST = 200  # characters of a wrong value that a refusal repeats


def wished_language() -> str:
    """Return the language of the environment: LUDOTECA_LANG first, then the usual variables."""
    names = ("LUDOTECA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    return language(next((os.environ[name] for name in names if os.environ.get(name)), None))


SPEAKER = Speaker(wished_language())


def say(key: str, **args: Value) -> str:
    """Return a message of the command line; text arguments are shown as they are."""
    return SPEAKER.say(f"cli-{key}", **{name: _exact(value) for name, value in args.items()})


def _exact(value: Value) -> Value:
    return Verbatim(value) if isinstance(value, str) else value


class Refused(Exception):
    """A refused call: the reason and the game whose words it uses, or a line of ours."""

    def __init__(
        self, refusal: Refusal | None = None, line: str = "", code: int = WRONG_INPUT
    ) -> None:
        super().__init__(line or refusal)
        self.refusal = refusal
        self.line = line
        self.code = code


def refuse(reason: Reason, game: Game[Any] | None = None) -> NoReturn:
    """End the call with this reason in one line."""
    raise Refused(Refusal(reason, game))


def why_refused(refusal: Refusal) -> str:
    """Return a reason in words, with the rules behind it; long values are cut short."""
    reason, speaker = refusal.reason, _speaker(refusal)
    line = speaker.say(f"reason-{reason.code}", **{k: _short(v) for k, v in reason.args.items()})
    return f"{line} ({', '.join(reason.rules)})" if reason.rules else line


def _speaker(refusal: Refusal) -> Speaker:
    """Return the speaker that has words for a reason: the table's, or a game's."""
    if refusal.game is not None:
        return Speaker(SPEAKER.lang, refusal.game)
    if SPEAKER.has(f"reason-{refusal.reason.code}"):
        return SPEAKER
    speakers = (Speaker(SPEAKER.lang, load(key)) for key in GAMES)
    return next((s for s in speakers if s.has(f"reason-{refusal.reason.code}")), SPEAKER)


def _short(value: Value) -> Value:
    if not isinstance(value, str) or len(value) <= LONGEST:
        return value
    return Verbatim(value[:LONGEST] + "…")


def open_game(key: str, box_file: Path | None = None) -> Game[Any]:
    """Return the game, with an owner's box if there is one."""
    return load(key, None if box_file is None else Box.load(box_file))


def read_options(game: Game[Any], settings: list[str]) -> dict[str, object]:
    """Return options from `key=value` settings."""
    chosen: dict[str, object] = {}
    for setting in settings:
        key, _, text = setting.partition("=")
        option = next((o for o in game.options if o.key == key), None)
        values = {str(v).lower(): v for v in option.values} if option else {}
        chosen[key] = values.get(text.lower(), text)
    return dict(game.check_options(chosen))


def console() -> Console:
    """Return the console for tables, which takes nothing in names for markup or emoji."""
    return Console(markup=False, emoji=False)


def print_data(data: Any) -> None:
    """Print JSON for other programs: exact, and safe to look at in a terminal too."""
    takes_all = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    text = json.dumps(data, ensure_ascii=not takes_all, indent=1)
    # Any control characters left are inside a string, where an escape means the same.
    print("\n".join(UNSEEN.sub(_escaped, line) for line in text.split("\n")))


def _escaped(found: Any) -> str:
    return f"\\u{ord(found[0]):04x}"
