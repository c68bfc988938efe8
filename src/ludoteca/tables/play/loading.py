"""Loads a table from disk: reads everything kept about it, and brings its game to where it was.

This is slow, so call it from a thread while the event loop goes on.
"""

from typing import Any, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from ludoteca.core.game import Game
from ludoteca.core.wire import canonical
from ludoteca.games import load_with
from ludoteca.tables.book.heads import OPEN, PERSON, PLAYING, Head
from ludoteca.tables.book.rows import Row, Snapshot, first_gap
from ludoteca.tables.book.store import Said, Store
from ludoteca.tables.play.carrying import Carried, older_record, open_table
from ludoteca.tables.play.clocks import Clocks
from ludoteca.tables.play.notebooks import notes_of
from ludoteca.tables.play.replaying import Frozen, replayed
from ludoteca.tables.play.table import HostedTable


class Loaded(NamedTuple):
    """Everything kept about a table, and its game; or why it can only be read."""

    head: Head
    rows: list[Row]
    snapshot: Snapshot | None
    chat: list[Said]
    notes: dict[int, str]
    carried: Carried | Frozen


def load_table(store: Store, table_id: str, now: int) -> Loaded | None:
    """Return the table with this id, if there is one, or raise Damaged."""
    head = store.head(table_id)
    if head is None:
        return None
    snapshot = store.snapshot(table_id)
    chat, notes = store.chat(table_id), notes_of(store, table_id)
    rows: list[Row] = []
    try:
        rows = store.rows(table_id)
        carried: Carried | Frozen = opened(head, rows, snapshot, now)
    except SQLAlchemyError:
        raise  # the database is out of reach: that says nothing about the table
    except Frozen as frozen:
        carried = frozen
    except Exception as error:  # whatever is written there must not harm other tables
        carried = Frozen(f"{type(error).__name__}: {error}")
    return Loaded(head, rows, snapshot, chat, notes, carried)


def opened(head: Head, rows: list[Row], snapshot: Snapshot | None, now: int) -> Carried:
    """Return the game of a table after its rows, or raise Frozen."""
    gap = first_gap(rows, len(head.seats))
    if gap is not None:
        raise Frozen(f"row {gap} does not belong there")
    try:
        game: Game[Any] = load_with(head.game, canonical(head.box))
    except (LookupError, ValueError) as error:
        raise Frozen(f"{head.game} cannot be played with its box: {error}") from None
    if head.status == PLAYING or head.rules == game.rules:
        return open_table(game, head, rows, snapshot, now)
    # A game that ended under other rules can only be viewed, unless these give the same result.
    if head.rules not in game.replays:
        raise Frozen(f"played under rules {head.rules}")
    record = older_record(game, head, head.rules)
    record.rules = game.rules
    return Carried(replayed(game, record, [row._replace(rules=game.rules) for row in rows]), None)


def clocks_after(head: Head, rows: list[Row], table: HostedTable, now: int) -> Clocks:
    """Return the clocks of a table after its rows, each of which says what its seat had spent.

    House time stands still while no server runs. A turn of days keeps running while a table is not
    in memory; nobody is charged for that time in a shorter one.
    """
    clocks = Clocks(head.clock, len(head.seats))
    if not clocks.rule.is_on:
        return clocks
    clocks.charge_for(rows)
    if not (table.over or table.is_closed):
        people = (s for s in table.waiting() if s not in table.stand_ins)
        waiting = tuple(s for s in people if head.seats[s].kind in (PERSON, OPEN))
        is_long = clocks.rule.kind == "days"
        begun = rows[0].at - rows[0].spent if rows else head.touched_at
        for seat in waiting:
            asked = table.asked_at[seat]
            since = rows[asked - 1].at if asked else begun
            clocks.since[seat] = min(since, now) if is_long else now
    return clocks
