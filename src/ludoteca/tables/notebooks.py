"""Private notebooks: free text of a seat that no other seat is ever sent.

They lie in rows of their own, beside the game: nothing of them is in the record or the log.
"""

from concurrent.futures import Future

from sqlalchemy import Connection, delete, insert, select

from ludoteca.tables.hints import NOTE, Hint
from ludoteca.tables.schema import NOTES
from ludoteca.tables.store import Store

LONGEST = 4000  # characters


def write_note(store: Store, table: str, seat: int, text: str, at: int) -> "Future[None]":
    """Write the notebook of a seat anew as a whole."""
    values = {"table_id": table, "seat": seat, "text": text, "at": at}
    here = (NOTES.c.table_id == table) & (NOTES.c.seat == seat)

    def work(connection: Connection) -> None:
        connection.execute(delete(NOTES).where(here))
        connection.execute(insert(NOTES), values)

    return store.writer.write(work, Hint(table, NOTE, seat, store.origin))


def notes_of(store: Store, table: str) -> dict[int, str]:
    """Return the notebooks of a table by their seats."""
    wanted = select(NOTES.c.seat, NOTES.c.text).where(NOTES.c.table_id == table)
    with store.engine.connect() as connection:
        return {row.seat: row.text for row in connection.execute(wanted)}
