"""A table that somebody plays at: one message at a time, written before it is acknowledged.

Every change goes in this order: judge and apply it on a draft, commit, let the draft take the
table's place, acknowledge, tell the others. What could not be committed never happened. Everybody
is told through a Watcher; this module knows no sockets.
"""

import asyncio
from collections.abc import Callable, Collection

from msgspec import structs
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.contract import from_server, things
from ludoteca.contract.from_server import FromServer
from ludoteca.contract.lists import TableStatus
from ludoteca.core.decisions import Reason
from ludoteca.tables.book.commits import committed
from ludoteca.tables.book.heads import CLOSED, OPEN, OVER, PERSON, PLAYING, Head, Seat
from ludoteca.tables.book.rows import Row, Snapshot
from ludoteca.tables.book.store import Said, Store
from ludoteca.tables.book.writer import Conflict, NotSaved
from ludoteca.tables.play import telling
from ludoteca.tables.play.carrying import StillTable, snapshot_of
from ludoteca.tables.play.chat import Chat
from ludoteca.tables.play.clocks import Clocks
from ludoteca.tables.play.lessons import followed
from ludoteca.tables.play.notebooks import Notebooks
from ludoteca.tables.play.replaying import redo
from ludoteca.tables.play.silences import Silences
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.play.telling import ENCODE, Ears, Eyes
from ludoteca.tables.play.watching import Deed, Watcher
from ludoteca.tables.refusing import Refused
from ludoteca.tables.tending import carried_through
from ludoteca.tables.times import Times

SNAPSHOT_EVERY = 100  # rows: about 20 ms to replay
TOUCH_EVERY = 60_000  # milliseconds between notes that a table is in play


class LiveTable:
    """A table in memory, its clocks, and those who watch it."""

    def __init__(
        self,
        store: Store,
        head: Head,
        table: HostedTable,
        clocks: Clocks,
        said: list[Said],
        notes: dict[int, str],
        times: Times,
    ) -> None:
        self.store = store
        self.head = head
        self.table = table
        self.clocks = clocks
        self.times = times
        self.now = times.now
        self.silences = Silences()
        self.silences.listen(table.silences(), times.now())
        self.watchers: dict[Watcher, None] = {}  # in the order in which they came
        self.lock = asyncio.Lock()
        self.chat = Chat(store, head.id, said, self.lock, times.date, self.broadcast)
        self.notebooks = Notebooks(
            store, head.id, notes, self.lock, times.date, self._may_note, self._tell_note
        )
        self.used_at = times.now()
        self.gone_at: dict[int, int] = {}  # when the people of a seat were last here
        self.scores: list[tuple[int, ...]] = []  # of a finished game, by moment, once asked for
        self.is_stale = False  # somebody else has written to it: reload it
        self.changed: Callable[[LiveTable], None] = lambda live: None
        # The seats whose people are at another process, and how long that is believed.
        self.elsewhere: dict[str, tuple[frozenset[int], int]] = {}
        self._ears: dict[Eyes, Ears] = {}
        self._touched_at = 0
        self._status = head.status
        self._snapshot_at = table.seq
        table.told = len(table.log)

    # -- reading ---------------------------------------------------------------------------

    @property
    def status(self) -> TableStatus:
        """The table's status."""
        return status_of(self.table)

    def present(self) -> set[int]:
        """Return the seats whose people are there, at this process or another."""
        return self.here().union(*(seats for seats, _ in self.elsewhere.values()))

    def here(self) -> set[int]:
        """Return the seats whose people are at this process."""
        return {seat for watcher in self.watchers for seat in watcher.seats}

    def watching(self) -> int:
        """Return how many people are only watching."""
        return sum(not watcher.seats for watcher in self.watchers)

    def is_absent(self, seat: int, seconds: float) -> bool:
        """Return whether nobody has been at the seat for this long."""
        if seat in self.present():
            return False
        is_free = self.head.seats[seat].kind == OPEN
        since = self.gone_at.get(seat, self.used_at)
        return is_free or self.now() - since >= seconds * 1000

    def is_bot(self, seat: int) -> bool:
        """Return whether a bot plays the seat now."""
        kind = self.head.seats[seat].kind
        return seat in self.table.stand_ins or kind not in (PERSON, OPEN)

    def _may_note(self) -> Reason | None:
        return self.table.game.may_note(self.table.state)

    def unhurried(self) -> set[int]:
        """Return the seats that share a page, where one waits until the page is handed over."""
        pages = (watcher.seats for watcher in self.watchers)
        return {seat for seats in pages if len(seats) > 1 for seat in seats}

    def message(self, eyes: Eyes, since: int = 0, mine: Collection[int] = ()) -> from_server.Table:
        """Return the whole table for these eyes; the log only from after a row already known.

        `mine` are the seats of the page that it is for.
        """
        table, start = self.table, 0
        if table.rewritten_at <= since <= table.seq and since and not table.over:
            fits = (i for i, line in enumerate(table.log) if line.seq > since)
            start = next(fits, len(table.log))
        told = from_server.Table(
            **structs.asdict(self._moment(eyes, Ears(), start)),
            table=telling.about_table(self.head),
            seats=self._seats(),
            mine=sorted(mine),
            watching=self.watching(),
            frozen=False,
            carried=table.is_carried,
            chat=self.chat.shown(),
            note=self.notebooks.read(eyes),
            past=table.may_look_back(),
        )
        if table.over:
            ended = telling.over(self.head, table.standing())
            told.standing, told.fair = ended.standing, ended.fair
        return told

    def _moment(self, eyes: Eyes, ears: Ears, start: int) -> from_server.Moment:
        """Return where the table stands now for these eyes, with the log from a place on."""
        table, now = self.table, self.now()
        return telling.moment(
            table,
            eyes,
            telling.lines(table, eyes, ears, start),
            telling.clock_faces(self.clocks, now),
            followed(self.head, table),
            self.silences.left(eyes, now),
        )

    def _seats(self) -> list[things.SeatInfo]:
        return telling.seats(self.head, self.present(), self.table.stand_ins)

    # -- changing --------------------------------------------------------------------------

    async def act(
        self, seat: int, cid: str, expect: int | None, deed: Deed, acked: Callable[[int], None]
    ) -> None:
        """Carry out a deed of a seat, or raise Refused; `acked` hears its row before all others.

        `expect` is the seq that the deed was meant for; None if it is meant no matter what has
        happened since. A retry of a message already carried out is only acknowledged again.
        """
        # A sender who disconnects midway must not leave the table half changed.
        await carried_through(self._act(seat, cid, expect, deed, acked))

    async def _act(
        self, seat: int, cid: str, expect: int | None, deed: Deed, acked: Callable[[int], None]
    ) -> None:
        async with self.lock:
            while not await self._is_settled(seat, cid, expect, deed, acked):
                pass  # another process came first; what it wrote has been read
        self.changed(self)

    async def _is_settled(
        self, seat: int, cid: str, expect: int | None, deed: Deed, acked: Callable[[int], None]
    ) -> bool:
        """Write a deed unless it was written before; return False if it must be tried again."""
        if self.is_stale:
            raise self._stale(expect)
        earlier = self.table.check(seat, cid, expect)
        if earlier is not None:
            acked(earlier)
            return True
        at, draft = self.now(), self.table.draft()
        rows = self._timed(deed(draft, at), at)
        try:
            await self._commit(draft, rows)
        except Conflict:
            return await self._was_too_late(cid, expect, acked)
        self.table = draft
        self.clocks.charge_for(rows)
        self.start_clocks(self.now())  # nobody pays for a slow disk
        acked(draft.seq)
        self.tell()
        return True

    async def _was_too_late(
        self, cid: str, expect: int | None, acked: Callable[[int], None]
    ) -> bool:
        """Read what another process wrote first; return whether it was this very message."""
        before = self.table.seq
        await self._catch_up()
        earlier = await asyncio.to_thread(self.store.seq_of, self.head.id, cid)
        if earlier is not None:
            acked(earlier)
        elif self.table.seq == before:
            raise self._stale(expect)
        return earlier is not None

    def _stale(self, expect: int | None) -> Refused:
        now = self.table.seq
        return Refused(Reason("stale", {"expected": now if expect is None else expect, "now": now}))

    def _timed(self, rows: list[Row], at: int) -> list[Row]:
        """Return the rows with the time that seats have spent, on each seat's first row."""
        spent = {row.seat: self.clocks.spent(row.seat, at) for row in rows}
        return [row._replace(spent=spent.pop(row.seat, 0)) for row in rows]

    async def _commit(self, draft: HostedTable, rows: list[Row]) -> None:
        last, status = rows[-1], status_of(draft)
        is_news = status != self._status or last.at - self._touched_at > TOUCH_EVERY
        # Nothing before a snapshot can be taken back, so it waits until nothing can be anyway.
        is_due = last.seq - self._snapshot_at >= SNAPSHOT_EVERY and not draft.steps
        snapshot = snapshot_of(draft) if is_due or draft.over else None
        try:
            told = status if is_news else None
            await committed(self.store.append(self.head.id, rows, told, snapshot))
        except NotSaved:
            raise Refused(Reason("not_saved")) from None
        if is_news:
            self._status, self._touched_at = status, last.at
        if snapshot is not None:
            self._snapshot_at = last.seq

    async def catch_up(self) -> None:
        """Read and pass on what another process has written."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.is_stale:
            return
        draft = self.table.draft()
        try:
            rows = await asyncio.to_thread(self.store.rows, self.head.id, self.table.seq)
            for row in rows:
                redo(draft, row)
        except SQLAlchemyError:
            raise  # the database is out of reach: that says nothing about the table
        except Exception:  # another process's rows may say anything, or be damaged
            self.is_stale = True  # reloading will show what is wrong
            self.changed(self)
            return
        if not rows:
            return
        self.table = draft
        self.clocks.charge_for(rows)
        self._status = self.status
        self.start_clocks(self.now())
        self.tell()
        self.changed(self)

    def start_clocks(self, now: int) -> None:
        """Run the clocks of the people being waited for, and nobody else's."""
        is_on = not (self.table.over or self.table.is_closed)
        people = [s for s in self.table.waiting() if not self.is_bot(s)] if is_on else []
        self.clocks.wait_for(tuple(people), now)
        self.silences.listen(self.table.silences(), now)

    def take_snapshot(self) -> Snapshot:
        """Return the table as plain data."""
        return snapshot_of(self.table)

    # -- telling ---------------------------------------------------------------------------

    def tell(self) -> None:
        """Tell every watcher what has changed since the last time."""
        table = self.table
        start = 0 if table.over else table.told  # at the end the whole log is shown as it was
        for eyes in dict.fromkeys(watcher.eyes for watcher in self.watchers):
            ears = self._ears.setdefault(eyes, Ears())
            message = self._moment(eyes, ears, start)
            self._send(message, [w for w in self.watchers if w.eyes == eyes])
        table.told = len(table.log)
        if table.over:
            self.broadcast(telling.over(self.head, table.standing()))

    def tell_frozen(self, still: StillTable | None) -> None:
        """Tell every watcher that the table can no longer be played, and what is left of it."""
        for watcher in self.watchers:
            told: FromServer
            if still is None:
                told = telling.refusal("", Reason("table_frozen"))
            else:
                told = still.message(watcher.eyes, watcher.seats)
            self._send(told, [watcher])

    def resync(self) -> None:
        """Send everybody the whole table."""
        pages = [(watcher.eyes, watcher.seats) for watcher in self.watchers]
        for page in dict.fromkeys(pages):
            told = self.message(page[0], mine=page[1])
            self._send(told, [w for w in self.watchers if (w.eyes, w.seats) == page])

    def set_seats(self, seats: tuple[Seat, ...]) -> None:
        """Seat other people, and tell every watcher."""
        self.head = self.head._replace(seats=seats)
        self.table.record.players[:] = [seat.name for seat in seats]
        self.start_clocks(self.now())
        for watcher in list(self.watchers):
            watcher.reseat()
        self.tell_seats()

    def set_next(self, table: str) -> None:
        """Note the rematch table, and tell every watcher."""
        if self.head.next_table != table:
            self.head = self.head._replace(next_table=table)
            self.broadcast(from_server.Rematch(table))

    def tell_seats(self) -> None:
        """Tell every watcher who sits where."""
        self.broadcast(from_server.Seats(self._seats(), self.watching()))

    def _tell_note(self, note: from_server.Note, writer: Watcher | None) -> None:
        """Send a notebook to the pages of its seat, except the page it comes from."""
        self._send(note, [w for w in self.watchers if w.eyes == note.seat and w is not writer])

    def broadcast(self, message: FromServer) -> None:
        """Send the same message to everybody."""
        self._send(message, list(self.watchers))

    def _send(self, message: FromServer, watchers: list[Watcher]) -> None:
        encoded = ENCODE(message)
        for watcher in watchers:
            watcher.send(encoded)


def status_of(table: HostedTable) -> TableStatus:
    """Return a table's status."""
    if table.over:
        return OVER
    return CLOSED if table.is_closed else PLAYING
