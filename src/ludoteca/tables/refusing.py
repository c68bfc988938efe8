"""Turns errors about what somebody sent into the reasons they are given."""

from typing import get_args

from ludoteca.core.bounds import excerpt
from ludoteca.core.box import BoxError
from ludoteca.core.decisions import Reason, TooHard
from ludoteca.core.game import OptionError
from ludoteca.core.positions import PositionError
from ludoteca.core.records import RecordError
from ludoteca.core.wire import WireError
from ludoteca.games import GAMES, UnknownGame


class Refused(Exception):
    """A message that changes nothing, with the reason for its sender."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code)
        self.reason = reason


Foreign = (
    Refused
    | BoxError
    | OptionError
    | PositionError
    | RecordError
    | WireError
    | UnknownGame
    | TooHard
)
FOREIGN = get_args(Foreign)


def reasons_of(error: Foreign) -> tuple[Reason, ...]:
    """Return why something is refused, the first reason first."""
    if isinstance(error, PositionError):
        return tuple(error.reasons)
    if isinstance(error, RecordError):
        return (Reason(error.code, {"file": "", **error.args_by_name}),)
    if isinstance(error, WireError):
        args = {"file": "", "path": excerpt(error.path), "problem": str(error.problem)}
        return (Reason("record_malformed", args),)
    if isinstance(error, UnknownGame):
        return (Reason("unknown_game", {"game": excerpt(error), "known": tuple(GAMES)}),)
    return (error.reason,)
