"""A table from the disk: all that is kept of it is read, and its game brought to where it was.

Takes its time, so it is called from a thread; the event loop goes on meanwhile.
"""

from typing import Any, NamedTuple

from ludoteca.core.game import Game
from ludoteca.tables.carrying import Carried, open_table
from ludoteca.tables.clocks import Clocks
from ludoteca.tables.heads import OPEN, PERSON, PLAYING, Head
from ludoteca.tables.notebooks import notes_of
from ludoteca.tables.replaying import Frozen, replayed
from ludoteca.tables.rows import ENTRIES, Row, Snapshot
from ludoteca.tables.store import Said, Store
from ludoteca.tables.table import HostedTable
from ludoteca.tables.thinking import box_text, game_with


class Loaded(NamedTuple):
    """All that is kept of a table, and its game; or why it can only be read."""

    head: Head
    rows: list[Row]
    snapshot: Snapshot | None
    chat: list[Said]
    notes: dict[int, str]
    carried: Carried | Frozen


def load_table(store: Store, table_id: str, now: int) -> Loaded | None:
    """Return the table of this id, if there is one."""
    head = store.head(table_id)
    if head is None:
        return None
    rows, snapshot = store.rows(table_id), store.snapshot(table_id)
    chat, notes = store.chat(table_id), notes_of(store, table_id)
    try:
        carried: Carried | Frozen = opened(head, rows, snapshot, now)
    except Frozen as frozen:
        carried = frozen
    return Loaded(head, rows, snapshot, chat, notes, carried)


def opened(head: Head, rows: list[Row], snapshot: Snapshot | None, now: int) -> Carried:
    """Return the game of a table after its rows, or raise Frozen."""
    try:
        game: Game[Any] = game_with(head.game, box_text(head.box))
    except (LookupError, ValueError) as error:
        raise Frozen(f"{head.game} cannot be played with its box: {error}") from None
    if head.status == PLAYING or head.rules == game.rules:
        return open_table(game, head, rows, snapshot, now)
    # What ended under other rules is only looked at, unless it comes out the same under these.
    if head.rules not in game.replays:
        raise Frozen(f"played under rules {head.rules}")
    record = head.record()
    record.rules = game.rules
    return Carried(replayed(game, record, [row._replace(rules=game.rules) for row in rows]), None)


def clocks_after(head: Head, rows: list[Row], table: HostedTable, now: int) -> Clocks:
    """Return the clocks of a table after its rows.

    What was spent is read from the rows. Nobody pays for the time the server was not there, except
    where a turn has days.
    """
    clocks = Clocks(head.clock, len(head.seats))
    if not clocks.rule.is_on:
        return clocks
    last = head.made_at
    for row in rows:
        if row.kind in ENTRIES and clocks.rule.kind == "bank":
            spent = row.at - last
            clocks.banks[row.seat] = max(0, clocks.banks[row.seat] - spent) + clocks.rule.increment
        last = row.at
    if not (table.over or table.is_closed):
        people = (s for s in table.waiting() if s not in table.stand_ins)
        waiting = tuple(s for s in people if head.seats[s].kind in (PERSON, OPEN))
        clocks.wait_for(waiting, last if clocks.rule.kind == "days" else now)
    return clocks
