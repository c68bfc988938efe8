"""What people say to each other at a live table: written first, then sent to everybody."""

import asyncio
from collections.abc import Callable

from ludoteca.contract import from_server, things
from ludoteca.core.decisions import Reason
from ludoteca.tables.book.commits import committed
from ludoteca.tables.book.store import Said, Store
from ludoteca.tables.book.writer import Conflict, NotSaved
from ludoteca.tables.play.watching import Check, anybody
from ludoteca.tables.refusing import Refused
from ludoteca.tables.tending import carried_through

TRIES = 3  # to say something while others do so at other processes
SHOWN = 100  # lines that a newcomer is shown


class Chat:
    """The lines of one table; `lock` is the table's, `tell` reaches everybody at it."""

    def __init__(
        self,
        store: Store,
        table: str,
        lines: list[Said],
        lock: asyncio.Lock,
        date: Callable[[], int],
        tell: Callable[[from_server.Chat], None],
    ) -> None:
        self.lines = lines
        self._store = store
        self._table = table
        self._lock = lock
        self._date = date
        self._tell = tell

    @property
    def last(self) -> int:
        """The number of the last line known here."""
        return self.lines[-1].n if self.lines else 0

    def shown(self) -> list[things.ChatLine]:
        """Return what a newcomer is shown."""
        return [things.ChatLine(*said(line)) for line in self.lines[-SHOWN:]]

    async def say(self, seat: int, cid: str, text: str, check: Check = anybody) -> None:
        """Write a line and send it to all, or raise Refused; a line sent twice is written once."""
        # A sender who disconnects midway must not leave the others without the line.
        await carried_through(self._say(seat, cid, text, check))

    async def _say(self, seat: int, cid: str, text: str, check: Check) -> None:
        async with self._lock:
            check()
            for _ in range(TRIES):
                if any(line.cid == cid for line in self.lines):
                    return
                line = Said(self.last + 1, seat, cid, text, self._date())
                try:
                    await committed(self._store.say(self._table, line))
                except NotSaved:
                    break
                except Conflict:  # somebody said something at another process
                    await self._catch_up()
                else:
                    self._add(line)
                    return
            raise Refused(Reason("not_saved"))

    async def catch_up(self) -> None:
        """Read and pass on what was said at another process."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        for line in await asyncio.to_thread(self._store.chat, self._table, self.last):
            self._add(line)

    def _add(self, line: Said) -> None:
        self.lines.append(line)
        self._tell(from_server.Chat(*said(line)))


def said(line: Said) -> tuple[int, int, str, int]:
    """Return what everybody is told of a line, in the order of the contract."""
    return line.n, line.seat, line.text, line.at
