"""The log of a table: the game's events, and the table's own lines between them.

Kept whole and unveiled; `telling` shows each seat what it may know of it. On disk a log is plain
data, so that it can be read even when its game can no longer be played.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar

from ludoteca.core.events import Event
from ludoteca.core.wire import NUMBERS, PLAIN

L = TypeVar("L")

FORCED = "forced"  # the engine's
UNDONE = "undone"
LATE = "out_of_time"
STOOD_IN = "stood_in"
CAME_BACK = "came_back"
CARRIED = "carried_over"
CLOSED = "table_ended"


class Line(NamedTuple):
    """A line of the log: the row it belongs to, and an event of the game or of the table."""

    seq: int
    event: Event
    is_ours: bool = False  # the table's own: shown to all, meaningless to the game
    moment: int = 0  # how many entries the game had when it happened, undone ones not counted


def told_once(lines: Iterable[L], event: Callable[[L], Event]) -> list[L]:
    """Return what people are told: that there was only one possibility is said the first time."""
    told: list[L] = []
    is_known = False
    for line in lines:
        is_forced = event(line).kind == FORCED
        if not (is_forced and is_known):
            told.append(line)
        is_known = is_known or is_forced
    return told


def write_log(log: list[Line]) -> list[Any]:
    """Return the log as JSON data."""
    return [
        [
            line.seq,
            line.event.kind,
            PLAIN.write(dict(line.event.args), NUMBERS),
            None if line.event.seats is None else list(line.event.seats),
            list(line.event.veiled),
            line.is_ours,
            line.moment,
        ]
        for line in log
    ]


def read_log(data: list[Any]) -> list[Line]:
    """Return the log that `write_log` wrote; older ones do not have the moment."""
    return [
        Line(
            seq,
            Event(kind, _with_tuples(args), None if seats is None else tuple(seats), tuple(veiled)),
            is_ours,
            *moment,
        )
        for seq, kind, args, seats, veiled, is_ours, *moment in data
    ]


def _with_tuples(args: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments of an event with tuples where JSON has lists."""
    return {name: _tuples(value) for name, value in args.items()}


def _tuples(value: Any) -> Any:
    return tuple(_tuples(part) for part in value) if isinstance(value, list) else value
