"""What a hosted table writes down: one row per thing that happened, never changed afterwards.

An undo is a row of its own. Reading the rows in order leaves the live entries of a game; replaying
these gives the state, and each row's hash proves it.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ludoteca.core.game import Choice, Game
from ludoteca.core.records import Entry
from ludoteca.core.wire import COUNT, NUMBERS

CHOICE = "choice"
REQUEST = "request"
LATE = "late"  # a choice the clock made for a seat that had run out of time
UNDO = "undo"
STAND_IN = "stand_in"
CLOSE = "close"
CARRY = "carry"  # the table goes on under new rules, from the state written in this row

ENTRIES = (CHOICE, REQUEST, LATE)
KINDS = (*ENTRIES, UNDO, STAND_IN, CLOSE, CARRY)
NOBODY = -1  # the seat of the table's own rows


class Row(NamedTuple):
    """One line of a table's book. `seq` counts from 1; `cid` is the sender's own id for it."""

    seq: int
    kind: str
    seat: int
    cid: str
    data: Any  # a choice; how many entries an undo takes back; whether a bot stands in; a state
    hash: str  # of the state after it
    rules: int
    at: int  # the house time in milliseconds
    spent: int = 0  # how long the table had waited for the seat, in milliseconds


class Snapshot(NamedTuple):
    """A table at some row, as plain data; a cache that outlives the rules it was made under."""

    seq: int
    rules: int
    data: dict[str, Any]


def first_gap(rows: Sequence[Row], seats: int) -> int | None:
    """Return the number of the first row that no sound book could have there."""
    for number, row in enumerate(rows, 1):
        is_sound = row.seq == number and row.kind in KINDS and NOBODY <= row.seat < seats
        if not is_sound:
            return number
    return None


def entry_of(game: Game[Any], row: Row) -> Entry:
    """Return the record entry for a row that is a choice or a request."""
    choice: Choice = game.read_choice(row.data)
    return Entry(row.seat, choice, row.kind == REQUEST)


def live_rows(rows: Iterable[Row]) -> list[Row]:
    """Return the rows of choices and requests that no later undo took back."""
    live: list[Row] = []
    for row in rows:
        if row.kind in ENTRIES:
            live.append(row)
        elif row.kind == UNDO:
            del live[len(live) - COUNT.read(row.data, NUMBERS, "undo") :]
    return live


def choices_in(row: Row) -> int:
    """Return how many choices a row adds to its seat's; negative if it takes some back."""
    if row.kind == UNDO:
        return -int(row.data)
    return int(row.kind in (CHOICE, LATE))


def standing_in(rows: Iterable[Row]) -> set[int]:
    """Return the seats where bots stand in after these rows."""
    seats: set[int] = set()
    for row in rows:
        if row.kind == STAND_IN:
            (seats.add if row.data else seats.discard)(row.seat)
    return seats


def last_carry(rows: Sequence[Row]) -> int | None:
    """Return the index of the row where the table was carried over to its present rules."""
    return next((i for i in reversed(range(len(rows))) if rows[i].kind == CARRY), None)
