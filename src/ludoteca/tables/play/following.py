"""A table also played at through another process: what is written there is read and shown here."""

import asyncio

from ludoteca.tables.book import nudges
from ludoteca.tables.book.heads import Head
from ludoteca.tables.book.nudges import Nudge
from ludoteca.tables.play.live import LiveTable

FRESH = 60_000  # milliseconds for which a process's word on who is there is believed


async def follow_up(live: LiveTable, nudge: Nudge, now: int) -> None:
    """Look up what a nudge is about, unless the table knows it already."""
    if nudge.kind == nudges.ROW:
        if nudge.number > live.table.seq:
            await live.catch_up()
    elif nudge.kind == nudges.CHAT:
        if nudge.number > live.chat.last:
            await live.chat.catch_up()
    elif nudge.kind in (nudges.SEATS, nudges.NEXT):
        await reseat(live)
    elif nudge.kind == nudges.NOTE:
        await live.notebooks.catch_up(nudge.number)
    elif nudge.kind == nudges.HERE:
        _note_presence(live, nudge, now)


async def reseat(live: LiveTable) -> None:
    """Read who sits at a table and where they play again, and pass on what has changed."""
    head = await asyncio.to_thread(live.store.head, live.head.id)
    if head is not None:
        follow(live, head)


def follow(live: LiveTable, head: Head) -> None:
    """Pass on what has been written about a table and was not known here."""
    if head.seats != live.head.seats:
        live.set_seats(head.seats)
    if head.next_table is not None:
        live.set_next(head.next_table)


def _note_presence(live: LiveTable, nudge: Nudge, now: int) -> None:
    before = live.present()
    live.elsewhere[nudge.origin] = (seats_in(nudge.number), now + FRESH)
    forget_stale(live, now)
    if live.present() != before:
        live.tell_seats()


def forget_stale(live: LiveTable, now: int) -> None:
    """Forget who was there according to a process that has been silent too long."""
    live.elsewhere = {
        origin: (seats, until) for origin, (seats, until) in live.elsewhere.items() if until > now
    }


def bits_of(seats: set[int]) -> int:
    """Return seats as one number.

    >>> bits_of({0, 2}), seats_in(5)
    (5, frozenset({0, 2}))
    """
    return sum(1 << seat for seat in seats)


def seats_in(bits: int) -> frozenset[int]:
    """Return the seats in a number."""
    return frozenset(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
