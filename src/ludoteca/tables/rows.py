"""What a hosted table writes down: one row per thing that happened, never changed afterwards.

An undo is a row of its own. The live entries of a game are what is left when the rows are read in
order; replaying them gives the state, and each row's hash proves it.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from ludoteca.core.game import Choice, Game
from ludoteca.core.records import Entry
from ludoteca.core.wire import COUNT, NUMBERS

CHOICE, REQUEST, UNDO, STAND_IN, CHAT, CLOSE = (
    "choice",
    "request",
    "undo",
    "stand_in",
    "chat",
    "close",
)


class Row(NamedTuple):
    """One line of a table's book. `seq` counts from 1; `cid` is the sender's own id of it."""

    seq: int
    kind: str
    seat: int
    cid: str
    data: Any  # a choice; how many entries an undo takes back; whether a bot stands in; a text
    hash: str  # of the state after it
    rules: int
    at: int  # the server's time in milliseconds


def entry_of(game: Game[Any], row: Row) -> Entry:
    """Return the record's entry behind a row of a choice or a request."""
    choice: Choice = game.read_choice(row.data)
    return Entry(row.seat, choice, row.kind == REQUEST)


def live_rows(rows: Iterable[Row]) -> list[Row]:
    """Return the rows of choices and requests that no later undo took back."""
    live: list[Row] = []
    for row in rows:
        if row.kind in (CHOICE, REQUEST):
            live.append(row)
        elif row.kind == UNDO:
            del live[len(live) - COUNT.read(row.data, NUMBERS, "undo") :]
    return live
