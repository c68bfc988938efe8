"""A table that somebody plays at: one message at a time, written before it is acknowledged.

Order of every change: judge, apply in memory, commit, acknowledge, tell the others. What could not
be committed is taken back. Everybody is told through a Watcher; this module knows no sockets.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

from ludoteca.core.decisions import Reason
from ludoteca.tables import telling
from ludoteca.tables.carrying import snapshot_of
from ludoteca.tables.clocks import Clocks
from ludoteca.tables.heads import CLOSED, OPEN, OVER, PERSON, PLAYING, Head
from ludoteca.tables.lessons import followed
from ludoteca.tables.rows import Row
from ludoteca.tables.store import Said, Snapshot, Store
from ludoteca.tables.table import HostedTable, Refused
from ludoteca.tables.telling import ENCODE, Ears, Eyes, Message
from ludoteca.tables.writer import Conflict, NotSaved

SNAPSHOT_EVERY = 25  # rows
TOUCH_EVERY = 60_000  # milliseconds between notes that a table is being played
LAST_CHAT = 100  # lines that a newcomer is shown

Deed = Callable[[HostedTable, int], list[Row]]


class Watcher(Protocol):
    """Somebody who is told what happens: with the eyes of a seat, or of a spectator."""

    eyes: Eyes
    seats: frozenset[int]

    def send(self, message: bytes) -> None:
        """Pass a message on; must not wait."""


class LiveTable:
    """A table in memory, its clocks, and those who watch it."""

    def __init__(
        self,
        store: Store,
        head: Head,
        table: HostedTable,
        clocks: Clocks,
        chat: list[Said],
        now: Callable[[], int],
    ) -> None:
        self.store = store
        self.head = head
        self.table = table
        self.clocks = clocks
        self.chat = chat
        self.now = now
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self.used_at = now()
        self.gone_at: dict[int, int] = {}  # when the people of a seat were last here
        self.next_table: str | None = None  # where the same people play again
        self.is_stale = False  # somebody else has written to it: it must be loaded again
        self.changed: Callable[[LiveTable], None] = lambda live: None
        self._ears: dict[Eyes, Ears] = {}
        self._touched_at = 0
        self._status = head.status
        table.told = len(table.log)

    # -- reading ---------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """How the table stands."""
        if self.table.over:
            return OVER
        return CLOSED if self.table.is_closed else PLAYING

    def present(self) -> set[int]:
        """Return the seats whose people are here."""
        return {seat for watcher in self.watchers for seat in watcher.seats}

    def watching(self) -> int:
        """Return how many only watch."""
        return sum(not watcher.seats for watcher in self.watchers)

    def is_absent(self, seat: int, seconds: float) -> bool:
        """Return whether nobody has been at the seat for so long."""
        if seat in self.present():
            return False
        is_free = self.head.seats[seat].kind == OPEN
        since = self.gone_at.get(seat, self.used_at)
        return is_free or self.now() - since >= seconds * 1000

    def is_bot(self, seat: int) -> bool:
        """Return whether a bot plays the seat now."""
        kind = self.head.seats[seat].kind
        return seat in self.table.stand_ins or kind not in (PERSON, OPEN)

    def message(self, eyes: Eyes, since: int = 0) -> Message:
        """Return the whole table for these eyes; the log only after a row already known."""
        table, start = self.table, 0
        if table.rewritten_at <= since <= table.seq and since and not table.over:
            fits = (i for i, line in enumerate(table.log) if line.seq > since)
            start = next(fits, len(table.log))
        told: Message = {
            "t": "table",
            **telling.moment(table, eyes),
            "lesson": followed(self.head, table),
            "frozen": False,
            "table": telling.about_table(self.head),
            "seats": telling.seat_data(self.head, self.present(), table.stand_ins),
            "log": telling.lines(table, eyes, Ears(), start),
            "clocks": telling.clock_data(self.clocks, self.now()),
            "watching": self.watching(),
            "chat": [_said(line) for line in self.chat[-LAST_CHAT:]],
            "carried": table.is_carried,
        }
        if table.over:
            ended = telling.over(self.head, table.standing())
            told |= {"standing": ended["standing"], "fair": ended["fair"]}
        return told

    # -- changing --------------------------------------------------------------------------

    async def act(
        self, seat: int, cid: str, expect: int, deed: Deed, acked: Callable[[int], None]
    ) -> None:
        """Carry out a deed of a seat, or raise Refused; `acked` hears its row before all others.

        A retry of a message that was carried out before is only acknowledged again.
        """
        # A sender who goes away in the middle must not leave the table half changed.
        await asyncio.shield(asyncio.create_task(self._act(seat, cid, expect, deed, acked)))

    async def _act(
        self, seat: int, cid: str, expect: int, deed: Deed, acked: Callable[[int], None]
    ) -> None:
        async with self.lock:
            if self.is_stale:
                raise Refused(Reason("stale", {"expected": expect, "now": self.table.seq}))
            earlier = self.table.check(seat, cid, expect)
            if earlier is not None:
                acked(earlier)
                return
            mark = self.table.mark()
            at = self.now()
            try:
                rows = deed(self.table, at)
                await self._commit(rows)
            except Exception:
                self.table.restore(mark)
                raise
            for row in rows:
                self.clocks.chose(row.seat, at)
            self._start_clocks(at)
            acked(self.table.seq)
            self.tell()
        self.changed(self)

    async def _commit(self, rows: list[Row]) -> None:
        last, status = rows[-1], None
        if self.status != self._status or last.at - self._touched_at > TOUCH_EVERY:
            status = self.status
        is_due = last.seq // SNAPSHOT_EVERY != (rows[0].seq - 1) // SNAPSHOT_EVERY
        snapshot = snapshot_of(self.table) if is_due or self.table.over else None
        try:
            await asyncio.wrap_future(self.store.append(self.head.id, rows, status, snapshot))
        except NotSaved:
            raise Refused(Reason("not_saved")) from None
        except Conflict:
            self.is_stale = True
            self.changed(self)
            raise Refused(Reason("stale", {"expected": rows[0].seq - 1, "now": last.seq})) from None
        if status is not None:
            self._status, self._touched_at = status, last.at

    def _start_clocks(self, now: int) -> None:
        is_on = not (self.table.over or self.table.is_closed)
        people = [s for s in self.table.waiting() if not self.is_bot(s)] if is_on else []
        self.clocks.wait_for(tuple(people), now)

    async def say(self, seat: int, cid: str, text: str, acked: Callable[[int], None]) -> None:
        """Write a line of chat and tell everybody, or raise Refused."""
        await asyncio.shield(asyncio.create_task(self._say(seat, cid, text, acked)))

    async def _say(self, seat: int, cid: str, text: str, acked: Callable[[int], None]) -> None:
        async with self.lock:
            earlier = next((line for line in self.chat if line.cid == cid), None)
            if earlier is None:
                number = self.chat[-1].n + 1 if self.chat else 1
                line = Said(number, seat, cid, text, self.now())
                try:
                    await asyncio.wrap_future(self.store.say(self.head.id, line))
                except (NotSaved, Conflict):
                    raise Refused(Reason("not_saved")) from None
                self.chat.append(line)
                self.broadcast({"t": "chat", **_said(line)})
            acked(self.table.seq)

    def take_snapshot(self) -> Snapshot:
        """Return the table as plain data."""
        return snapshot_of(self.table)

    # -- telling ---------------------------------------------------------------------------

    def tell(self) -> None:
        """Tell every watcher what has changed since the last time."""
        table, now = self.table, self.now()
        start = 0 if table.over else table.told  # at the end the whole log is shown as it was
        for eyes in {watcher.eyes for watcher in self.watchers}:
            ears = self._ears.setdefault(eyes, Ears())
            message: Message = {
                "t": "moment",
                **telling.moment(table, eyes),
                "lesson": followed(self.head, table),
                "log": telling.lines(table, eyes, ears, start),
                "clocks": telling.clock_data(self.clocks, now),
            }
            self._send(message, [w for w in self.watchers if w.eyes == eyes])
        table.told = len(table.log)
        if table.over:
            self.broadcast(telling.over(self.head, table.standing()))

    def resync(self) -> None:
        """Send everybody the whole table."""
        for eyes in {watcher.eyes for watcher in self.watchers}:
            self._send(self.message(eyes), [w for w in self.watchers if w.eyes == eyes])

    def tell_seats(self) -> None:
        """Tell every watcher who sits where."""
        seats = telling.seat_data(self.head, self.present(), self.table.stand_ins)
        self.broadcast({"t": "seats", "seats": seats, "watching": self.watching()})

    def broadcast(self, message: Message) -> None:
        """Send the same to everybody."""
        self._send(message, list(self.watchers))

    def _send(self, message: Message, watchers: list[Watcher]) -> None:
        encoded = ENCODE(message)
        for watcher in watchers:
            watcher.send(encoded)


def _said(line: Said) -> Message:
    return {"n": line.n, "seat": line.seat, "text": line.text, "at": line.at}
