"""A rematch: one table, no matter who asks first or through which process."""

import asyncio

from ludoteca.core.decisions import Reason
from ludoteca.tables.book.commits import committed
from ludoteca.tables.book.heads import Head
from ludoteca.tables.book.writer import Conflict, NotSaved
from ludoteca.tables.host import Host
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.refusing import Refused


async def play_again(host: Host, live: LiveTable, head: Head) -> str:
    """Return the id of the rematch table: this new one, or one made earlier."""
    try:
        await committed(host.store.add_table(head, live.head.id))
    except NotSaved:
        raise Refused(Reason("not_saved")) from None
    except Conflict:  # somebody was quicker, here or at another process
        pass
    found = await asyncio.to_thread(host.store.head, live.head.id)
    if found is None or found.next_table is None:
        raise Refused(Reason("not_saved"))
    live.set_next(found.next_table)
    return found.next_table
