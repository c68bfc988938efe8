"""Another game of the same people: one table, whichever of them asks first and at which process."""

import asyncio

from ludoteca.core.decisions import Reason
from ludoteca.tables.heads import Head
from ludoteca.tables.host import Host
from ludoteca.tables.landing import landed
from ludoteca.tables.live import LiveTable
from ludoteca.tables.table import Refused
from ludoteca.tables.writer import Conflict, NotSaved


async def play_again(host: Host, live: LiveTable, head: Head) -> str:
    """Return where the people of a table play again: at this new table, or at one made before."""
    try:
        await landed(host.store.add_table(head, live.head.id))
    except NotSaved:
        raise Refused(Reason("not_saved")) from None
    except Conflict:  # somebody was quicker, here or at another process
        pass
    found = await asyncio.to_thread(host.store.head, live.head.id)
    if found is None or found.next_table is None:
        raise Refused(Reason("not_saved"))
    live.set_next(found.next_table)
    return found.next_table
