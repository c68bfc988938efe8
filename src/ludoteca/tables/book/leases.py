"""Which of several processes thinks for the bots of a table: one at a time, for a while.

A lease only saves work. If two processes ever think at once, the first answer written counts, as
always.
"""

from concurrent.futures import Future

from sqlalchemy import Connection, delete, insert, or_, select, update

from ludoteca.tables.book.schema import LEASES
from ludoteca.tables.book.store import Store

LEASE = 5_000  # milliseconds until another process may take over from a silent one


def take_lease(store: Store, table: str, now: int) -> "Future[bool]":
    """Take or renew the lease of a table for this process; the answer says whether it got it.

    If two processes take a new one at once, the database decides: one gets a Conflict.
    """
    theirs = or_(LEASES.c.origin == store.origin, LEASES.c.until < now)
    values = {"origin": store.origin, "until": now + LEASE}

    def work(connection: Connection) -> bool:
        here = LEASES.c.table_id == table
        if connection.execute(update(LEASES).where(here, theirs).values(**values)).rowcount:
            return True
        if connection.execute(select(LEASES.c.table_id).where(here)).first() is not None:
            return False
        connection.execute(insert(LEASES), {"table_id": table, **values})
        return True

    return store.writer.write(work)


def end_lease(store: Store, table: str) -> "Future[None]":
    """Release the lease, so that another process may think at once."""
    ours = (LEASES.c.table_id == table) & (LEASES.c.origin == store.origin)

    def work(connection: Connection) -> None:
        connection.execute(delete(LEASES).where(ours))

    return store.writer.write(work)
