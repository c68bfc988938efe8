"""A table that others play at too, in another process: what they have written is read and told."""

import asyncio

from ludoteca.tables import hints
from ludoteca.tables.heads import Head
from ludoteca.tables.hints import Hint
from ludoteca.tables.live import LiveTable
from ludoteca.tables.notebooks import notes_of

FRESH = 60_000  # milliseconds for which a process is believed about who is there


async def heed(live: LiveTable, hint: Hint, now: int) -> None:
    """Look at what a hint is about, if the table does not know it already."""
    if hint.kind == hints.ROW:
        if hint.number > live.table.seq:
            await live.catch_up()
    elif hint.kind == hints.CHAT:
        if hint.number > live.last_line:
            await live.catch_up_chat()
    elif hint.kind in (hints.SEATS, hints.NEXT):
        await reseat(live)
    elif hint.kind == hints.NOTE:
        live.notes = await asyncio.to_thread(notes_of, live.store, live.head.id)
        live.tell_note(hint.number)
    elif hint.kind == hints.HERE:
        _note_presence(live, hint, now)


async def reseat(live: LiveTable) -> None:
    """Read who sits at a table and where they play again, and tell what has changed."""
    head = await asyncio.to_thread(live.store.head, live.head.id)
    if head is not None:
        follow(live, head)


def follow(live: LiveTable, head: Head) -> None:
    """Tell what is written of a table now and was not known here."""
    if head.seats != live.head.seats:
        live.set_seats(head.seats)
    if head.next_table is not None:
        live.set_next(head.next_table)


def _note_presence(live: LiveTable, hint: Hint, now: int) -> None:
    before = live.present()
    live.elsewhere[hint.origin] = (seats_in(hint.number), now + FRESH)
    forget_stale(live, now)
    if live.present() != before:
        live.tell_seats()


def forget_stale(live: LiveTable, now: int) -> None:
    """Forget who was there according to a process that has said nothing for long."""
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
