"""Unfinished tables after a change of the rules number: carried over, or frozen but readable.

First the rows are replayed under the new rules: if every state comes out the same, nothing has
changed for this table. Otherwise it goes on from its last snapshot, if the new rules can read it.
"""

from collections.abc import Collection
from typing import Any, NamedTuple

from ludoteca.contract import from_server, things
from ludoteca.core.game import Game
from ludoteca.core.records import Record
from ludoteca.tables.book.heads import Head
from ludoteca.tables.book.rows import CARRY, NOBODY, Row, Snapshot, last_carry
from ludoteca.tables.play import telling
from ludoteca.tables.play.log import read_log, write_log
from ludoteca.tables.play.replaying import Frozen, replayed
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.play.telling import Eyes


class Carried(NamedTuple):
    """A table that can be played, and the row that carried it over, if it needed one."""

    table: HostedTable
    row: Row | None


def snapshot_of(table: HostedTable) -> Snapshot:
    """Return the table as plain data: enough to play on from, or to read if that is impossible."""
    eyes: list[int | None] = [None, *range(table.record.seats)]
    data: dict[str, Any] = {
        "state": table.game.write_state(table.state),
        "log": write_log(table.log),
        "views": [table.view(seat).table for seat in eyes],
        "asked_at": table.asked_at,
        "over": table.over,
        "steps": len(table.steps),  # what can still be taken back
    }
    return Snapshot(table.seq, table.record.rules, data)


def open_table(
    game: Game[Any], head: Head, rows: list[Row], snapshot: Snapshot | None, now: int
) -> Carried:
    """Return the table of these rows, under the game's present rules, or raise Frozen."""
    last = last_carry(rows)
    rules = head.rules if last is None else rows[last].rules
    if rules == game.rules:
        return Carried(replayed(game, head.record(), rows, snapshot), None)
    try:
        table = replayed(game, older_record(game, head, rules), rows)
    except Frozen as frozen:
        table = _from_snapshot(game, head, rows, snapshot, frozen)
    row = table.carry_over(f"carry.{game.rules}", rules, now)
    return Carried(table, row)


def older_record(game: Game[Any], head: Head, rules: int) -> Record:
    """Return the record of a table begun under older rules, with options that keep them."""
    record = head.record()
    record.options = dict(game.older_options(record.options, rules))
    return record


def _from_snapshot(
    game: Game[Any], head: Head, rows: list[Row], snapshot: Snapshot | None, frozen: Frozen
) -> HostedTable:
    """Return the table from its snapshot, which must belong to its last row."""
    if snapshot is None or snapshot.seq != len(rows):
        raise frozen
    data = {"state": snapshot.data["state"], "log": snapshot.data["log"]}
    stand = Row(snapshot.seq, CARRY, NOBODY, "", data, "", snapshot.rules, 0)
    try:
        table = replayed(game, head.record(), [*rows, stand])
        faults = game.faults(table.state)
    except Exception as error:  # a snapshot of other rules may hold anything
        raise Frozen(f"the state cannot be read: {error}") from frozen
    if faults:
        raise Frozen(f"the state breaks the rules: {faults[0].code}") from frozen
    return table


class StillTable(NamedTuple):
    """A table that can no longer be played, as it was last seen."""

    head: Head
    snapshot: Snapshot | None
    why: str

    def message(self, eyes: Eyes, mine: Collection[int] = ()) -> from_server.Table:
        """Return what the seat may know about it; `mine` are the seats of its page."""
        try:
            log, view = self._last_seen(eyes)
        except Exception:  # a damaged snapshot counts as none
            log, view = [], {}
        return from_server.Table(
            seq=self.snapshot.seq if self.snapshot else 0,
            eyes=eyes,
            view=view,
            ask=None,
            undo=False,
            restart=False,
            waiting=(),
            over=False,
            closed=True,
            lesson=None,
            log=log,
            clocks=None,
            table=telling.about_table(self.head),
            seats=telling.seats(self.head, (), ()),
            mine=sorted(mine),
            watching=0,
            frozen=True,
            carried=False,
            chat=(),
            note=None,
            past=False,
        )

    def _last_seen(self, eyes: Eyes) -> tuple[list[things.LogLine], dict[str, Any]]:
        """Return the log and the view of the snapshot as the seat may know them."""
        if self.snapshot is None:
            return [], {}
        data = self.snapshot.data
        known = ((line, line.event.seen_by(eyes)) for line in read_log(data["log"]))
        seen = [(line, event) for line, event in known if event is not None]
        log = [
            telling.log_line(event, n, line.seq, line.moment)
            for n, (line, event) in enumerate(seen)
        ]
        return log, dict(data["views"][0 if eyes is None else eyes + 1])
