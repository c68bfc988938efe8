"""Private notebooks: free text of a seat that no other seat is ever sent.

They have rows of their own beside the game: nothing of them is in the record or the log.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future

from sqlalchemy import Connection, delete, insert, select

from ludoteca.contract import from_server
from ludoteca.core.decisions import Reason
from ludoteca.tables.book.commits import committed
from ludoteca.tables.book.nudges import NOTE, Nudge
from ludoteca.tables.book.schema import NOTES
from ludoteca.tables.book.store import Store
from ludoteca.tables.book.writer import Conflict, NotSaved
from ludoteca.tables.play.telling import Eyes
from ludoteca.tables.play.watching import Check, Watcher, anybody
from ludoteca.tables.refusing import Refused

LONGEST = 4000  # characters


class Notebooks:
    """The notebooks of one table; `lock` is the table's, `tell` reaches the pages of one seat.

    `may_note` says why there are no notebooks at this table, if so.
    """

    def __init__(
        self,
        store: Store,
        table: str,
        texts: dict[int, str],
        lock: asyncio.Lock,
        date: Callable[[], int],
        may_note: Callable[[], Reason | None],
        tell: Callable[[from_server.Note, Watcher | None], None],
    ) -> None:
        self.texts = texts
        self._store = store
        self._table = table
        self._lock = lock
        self._date = date
        self._may_note = may_note
        self._tell = tell

    def read(self, eyes: Eyes) -> str | None:
        """Return the notebook that these eyes may read; None where there is none."""
        return None if eyes is None or self._may_note() else self.texts.get(eyes, "")

    async def write(self, seat: int, text: str, writer: Watcher, check: Check = anybody) -> None:
        """Rewrite a seat's notebook and tell its other pages, or raise Refused."""
        reason = self._may_note()
        if reason is not None:
            raise Refused(reason)
        if len(text) > LONGEST:
            raise Refused(Reason("note_too_long", {"most": LONGEST}))
        async with self._lock:
            check()
            try:
                await committed(write_note(self._store, self._table, seat, text, self._date()))
            except (NotSaved, Conflict):
                raise Refused(Reason("not_saved")) from None
            self.texts[seat] = text
            self._tell(self._message(seat), writer)

    async def catch_up(self, seat: int) -> None:
        """Read and pass on what a seat has written at another process."""
        self.texts = await asyncio.to_thread(notes_of, self._store, self._table)
        self._tell(self._message(seat), None)

    def _message(self, seat: int) -> from_server.Note:
        return from_server.Note(seat, self.texts.get(seat, ""))


def write_note(store: Store, table: str, seat: int, text: str, at: int) -> "Future[None]":
    """Replace the whole notebook of a seat."""
    values = {"table_id": table, "seat": seat, "text": text, "at": at}
    here = (NOTES.c.table_id == table) & (NOTES.c.seat == seat)

    def work(connection: Connection) -> None:
        connection.execute(delete(NOTES).where(here))
        connection.execute(insert(NOTES), values)

    return store.writer.write(work, Nudge(table, NOTE, seat, store.origin))


def notes_of(store: Store, table: str) -> dict[int, str]:
    """Return the notebooks of a table by their seats."""
    wanted = select(NOTES.c.seat, NOTES.c.text).where(NOTES.c.table_id == table)
    with store.engine.connect() as connection:
        return {row.seat: row.text for row in connection.execute(wanted)}
