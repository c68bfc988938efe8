"""Finished tables of the same deal, side by side: who did what with the same cards."""

import asyncio
import contextlib

from ludoteca.contract.answers import Compared
from ludoteca.tables.after.reviewing import scores_of
from ludoteca.tables.book.heads import Head
from ludoteca.tables.host import Host, NoTable
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.play.telling import scored, seats
from ludoteca.tables.refusing import Refused

MOST = 20  # tables in one comparison


async def compared(host: Host, live: LiveTable, mine: list[str]) -> list[LiveTable]:
    """Return this finished table and the newest others of its deal among `mine`."""
    heads = await asyncio.to_thread(host.store.heads, mine)
    others = [head for head in heads if head.id != live.head.id and is_same(head, live.head)]
    found = [live]
    for head in sorted(others, key=lambda head: head.made_at, reverse=True)[: MOST - 1]:
        with contextlib.suppress(NoTable, Refused):
            opened = await host.open(head.id)
            if isinstance(opened, LiveTable) and opened.table.over and not opened.table.is_carried:
                found.append(opened)
    return found


def is_same(one: Head, other: Head) -> bool:
    """Return whether two tables were dealt the same cards under the same terms."""
    return one.deal == other.deal


async def column(live: LiveTable, mine: list[int]) -> Compared:
    """Return one finished table of a comparison."""
    table = live.table
    if not live.scores:
        live.scores = await asyncio.to_thread(scores_of, table.record, table.game)
    return Compared(
        table=live.head.id,
        made_at=live.head.made_at,
        mine=mine,
        seats=seats(live.head, live.present(), table.stand_ins),
        standing=scored(table.standing()),
        scores=live.scores,
    )
