"""A table again from its rows: every hash is computed anew, and one that differs is told."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.records import Record
from ludoteca.core.wire import WireError
from ludoteca.tables import rows as book
from ludoteca.tables.rows import Row, entry_of, last_carry, live_rows
from ludoteca.tables.table import HostedTable, Refused


class Frozen(Exception):
    """A table whose rows do not replay to their hashes: it can be read but not played."""


def replayed(game: Game[Any], record: Record, rows: Sequence[Row]) -> HostedTable:
    """Return the table that these rows tell, or raise Frozen where they do not fit."""
    table = HostedTable(game, fresh(record))
    start = last_carry(rows)
    try:
        if start is not None:
            _resume(table, rows[: start + 1])
        for row in rows[0 if start is None else start + 1 :]:
            redo(table, row)
    except (Refused, WireError) as error:
        raise Frozen(f"row {table.seq + 1}: {error}") from None
    return table


def fresh(record: Record) -> Record:
    """Return the record without its entries."""
    head = (record.options, record.seed, record.box, record.players)
    return Record(record.game, record.rules, record.seats, *head)


def _resume(table: HostedTable, rows: Sequence[Row]) -> None:
    standing_in: set[int] = set()
    for row in rows:
        if row.kind == book.STAND_IN:
            (standing_in.add if row.data else standing_in.discard)(row.seat)
    entries = [entry_of(table.game, row) for row in live_rows(rows)]
    table.resume(rows[-1], standing_in, entries)


def redo(table: HostedTable, row: Row) -> None:
    """Carry out what a row tells, or raise Frozen if it does not end in the same state."""
    again = _again(table, row)
    if (again.seq, again.hash) != (row.seq, row.hash):
        raise Frozen(f"row {row.seq}: {again.hash} instead of {row.hash}")


def _again(table: HostedTable, row: Row) -> Row:
    if row.kind == book.REQUEST:
        return table.request(row.seat, row.cid, int(row.data), row.at)
    if row.kind == book.UNDO:
        return table.undo(row.seat, row.cid, int(row.data), row.at)
    if row.kind == book.STAND_IN:
        return table.stand_in(row.seat, row.cid, bool(row.data), row.at)
    if row.kind == book.CLOSE:
        return table.close(row.cid, row.at)
    if row.kind in (book.CHOICE, book.LATE):
        return table.choose(row.seat, row.cid, table.game.read_choice(row.data), row.at, row.kind)
    raise Frozen(f"row {row.seq}: unknown kind {row.kind!r}")
