"""Rebuilds a table from its rows: every hash is recomputed, and a mismatch is reported."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.records import Record
from ludoteca.tables.book import rows as book
from ludoteca.tables.book.rows import Row, Snapshot, last_carry
from ludoteca.tables.play.table import HostedTable


class Frozen(Exception):
    """A table whose rows do not replay to their hashes: it can be read but not played."""


def replayed(
    game: Game[Any], record: Record, rows: Sequence[Row], snapshot: Snapshot | None = None
) -> HostedTable:
    """Return the table that these rows lead to, or raise Frozen where they do not fit.

    With a snapshot, only the rows after it are carried out, if it matches its row's hash.
    """
    if snapshot is not None:
        quick = _from_snapshot(HostedTable(game, fresh(record)), rows, snapshot)
        if quick is not None:
            return quick
    table = HostedTable(game, fresh(record))
    carried = last_carry(rows)
    start = 0 if carried is None else carried + 1
    try:
        if start:
            data = rows[start - 1].data
            table.resume(rows[:start], data["state"], data["log"])
        for row in rows[start:]:
            redo(table, row)
    except Frozen:
        raise
    except Exception as error:  # rows may say anything at all
        raise Frozen(f"row {table.seq + 1}: {type(error).__name__}: {error}") from None
    return table


def _from_snapshot(
    table: HostedTable, rows: Sequence[Row], snapshot: Snapshot
) -> HostedTable | None:
    """Return the table replayed from its snapshot, or None if that cannot be trusted.

    A snapshot does not hold what could still be taken back, so one with such steps is ignored.
    """
    place, data = snapshot.seq, snapshot.data
    is_ours = snapshot.rules == table.game.rules and not data.get("steps", 1)
    if not is_ours or not 0 < place <= len(rows):
        return None
    try:
        table.resume(rows[:place], data["state"], data["log"])
        if len(asked_at := data.get("asked_at", ())) == table.record.seats:
            table.asked_at = [min(place, int(seq)) for seq in asked_at]
        if table.game.state_hash(table.state) != rows[place - 1].hash:
            return None
        for row in rows[place:]:
            redo(table, row)
    except Exception:
        return None  # whatever is wrong, the rows themselves show it better
    return table


def fresh(record: Record) -> Record:
    """Return the record without its entries."""
    return record.with_entries([])


def redo(table: HostedTable, row: Row) -> None:
    """Carry out what a row says, or raise Frozen if the state comes out different."""
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
