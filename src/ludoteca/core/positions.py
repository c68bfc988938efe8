"""Readable positions: any moment of any game as TOML, what FEN is to chess.

The head names game, rules number and box; the table is the State in words. A position that breaks
an invariant of its game is refused with the reasons.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludoteca.core import toml, wire
from ludoteca.core.box import Box
from ludoteca.core.decisions import Reason
from ludoteca.core.files import text_of
from ludoteca.core.frames import State
from ludoteca.core.game import Game
from ludoteca.core.together import Together

_HEAD: wire.Fields[dict[str, Any]] = wire.Fields(
    dict,
    game=wire.TEXT,
    rules=(wire.COUNT, None),
    box=(wire.PLAIN, {}),
    table=wire.PLAIN,
)


class PositionError(ValueError):
    """A position that cannot be used: one or several reasons, for people.

    `game` is the game whose words they use, if it was found.
    """

    def __init__(self, reasons: list[Reason], game: Game[Any] | None = None) -> None:
        super().__init__("; ".join(f"{r.code} {r.args}" for r in reasons))
        self.reasons = reasons
        self.game = game


def write_position(game: Game[Any], state: State) -> str:
    """Return the moment as TOML."""
    changes = game.box.changes_from(game.own_box)
    head = {"game": game.key, "rules": game.rules, "box": changes or None}
    return toml.dumps({**head, "table": game.write_position(state)})


def read_position(
    text: str, load: Callable[[str, Box | None], Game[Any]]
) -> tuple[Game[Any], State]:
    """Return the game and the state of a position, or raise PositionError."""
    data = _data_of(text)
    try:
        head = _HEAD.read(data, wire.Spelling({}, True), "position")
        game = load(head["game"], Box.from_changes(head["box"]) if head["box"] else None)
        if head["rules"] not in (None, game.rules, *game.replays):
            args = {"rules": head["rules"], "ours": game.rules}
            raise PositionError([Reason("position_other_rules", args)])
        state = game.read_position(head["table"])
        _check_answers(state)
    except wire.WireError as error:
        args = {"path": error.path or "table", "problem": error.problem}
        raise PositionError([Reason("position_malformed", args)]) from None
    faults = game.faults(state)
    if faults:
        raise PositionError(faults, game)
    return game, state


def load_position(
    path: Path, load: Callable[[str, Box | None], Game[Any]]
) -> tuple[Game[Any], State]:
    """Return the game and the state of the position in a file, or raise PositionError."""
    return read_position(_text_of(path), load)


def _check_answers(state: State) -> None:
    """Raise WireError unless a moment answered together has a place for every seat's answer."""
    for frame in state.stack:
        if isinstance(frame, Together) and len(frame.answers) != state.seats:
            counts = {"wanted": state.seats, "found": len(frame.answers)}
            problem = f"{state.seats} items are needed, not {len(frame.answers)}"
            raise wire.WireError("answers", problem, "items", **counts)


def load_toml(path: Path) -> dict[str, Any]:
    """Return the data in a file that describes a table, or raise PositionError."""
    return _data_of(_text_of(path))


def _text_of(path: Path) -> str:
    try:
        return text_of(path)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        args = {"file": str(path), "why": why}
        raise PositionError([Reason("position_unreadable", args)]) from None


def _data_of(text: str) -> dict[str, Any]:
    try:
        return toml.loads(text)
    except ValueError as error:
        raise PositionError([Reason("position_not_toml", {"why": str(error)})]) from None
