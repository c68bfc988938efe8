"""All tables of this process: loaded when somebody comes, kept during play, then let go.

The rows are the truth; a table in memory can be dropped and loaded again at any time.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import NamedTuple

from ludoteca.core.decisions import Reason
from ludoteca.tables.book.commits import committed
from ludoteca.tables.book.database import OUT_OF_REACH, first_line
from ludoteca.tables.book.heads import LEFT, PERSON, PLAYING, Head, Seat, is_id
from ludoteca.tables.book.nudges import ACCOUNT, HERE, Nudge
from ludoteca.tables.book.rows import Row
from ludoteca.tables.book.store import Damaged, Said, Store
from ludoteca.tables.book.writer import Conflict, NotSaved
from ludoteca.tables.play.bots import BotSeats, act_for_late, act_for_silent
from ludoteca.tables.play.carrying import StillTable
from ludoteca.tables.play.following import bits_of, follow, follow_up, forget_stale
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.play.loading import clocks_after, load_table, opened
from ludoteca.tables.play.replaying import Frozen
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.refusing import Refused
from ludoteca.tables.tending import Tending
from ludoteca.tables.thinking.thinkers import Thinkers
from ludoteca.tables.thinking.workshop import Workshop
from ludoteca.tables.times import HouseTime, Times, date

LOG = logging.getLogger(__name__)


class NoTable(LookupError):
    """There is no table with this id."""


class Habits(NamedTuple):
    """How a host keeps its tables; times in seconds."""

    pause: float = 0.4  # before a bot's choice
    idle: float = 600  # until an unwatched table is let go
    sweep: float = 20  # between two rounds of all tables
    abandoned: float = 60 * 24 * 3600  # until an unfinished table is closed


USUAL = Habits()


class Host:
    """Opens, keeps and closes tables; runs their bots and clocks."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        habits: Habits = USUAL,
        times: Times | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.workshop = Workshop()
        self.habits = habits
        self.times = times or HouseTime(store.house_time() or date())
        self.now = self.times.now
        self.tending = Tending()
        self.account_changed: Callable[[int], None] = lambda account: None
        self.live: dict[str, LiveTable] = {}
        self.bots: dict[str, BotSeats] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._acting: set[str] = set()  # tables whose late seats are being acted for
        self._frozen: set[str] = set()  # unplayable tables: not retried at every sweep

    # -- opening ---------------------------------------------------------------------------

    async def make(self, head: Head) -> LiveTable:
        """Write a new table and return it, or raise Refused."""
        try:
            await committed(self.store.add_table(head))
        except (NotSaved, Conflict):
            raise Refused(Reason("not_saved")) from None
        # A game with a box of its own has to be built first, which would block the loop.
        build = asyncio.to_thread(opened, head, [], None, self.now()) if head.box else None
        table = (await build if build else opened(head, [], None, self.now())).table
        live = self._live(head, [], table, [], {})
        self._keep(live, None)
        return live

    async def open(self, table_id: str) -> LiveTable | StillTable:
        """Return the table, from memory or from its rows; raise NoTable, or Refused.

        A damaged table is frozen, and harms no other.
        """
        found = self.live.get(table_id)
        if found is not None and not found.is_stale:
            return found
        if not is_id(table_id):
            raise NoTable(table_id)
        lock = self._opening.setdefault(table_id, asyncio.Lock())
        async with lock:
            found = self.live.get(table_id)
            if found is None or found.is_stale:
                try:
                    loaded = await self._load(table_id)
                finally:
                    self._opening.pop(table_id, None)
                if isinstance(loaded, StillTable):
                    return loaded
                self._keep(loaded, found)
                found = loaded
        return found

    async def _load(self, table_id: str) -> LiveTable | StillTable:
        try:
            loaded = await asyncio.to_thread(load_table, self.store, table_id, self.now())
        except Damaged as damaged:
            self._freeze(table_id, damaged)
            raise Refused(Reason("table_frozen")) from None
        if loaded is None:
            raise NoTable(table_id)
        head, rows, carried = loaded.head, loaded.rows, loaded.carried
        if isinstance(carried, Frozen):
            self._freeze(table_id, carried)
            return StillTable(head, loaded.snapshot, str(carried))
        if carried.row is not None:
            await self._write_carry(head, carried.row)
            rows.append(carried.row)
        return self._live(head, rows, carried.table, loaded.chat, loaded.notes)

    def _freeze(self, table_id: str, why: Exception) -> None:
        if table_id not in self._frozen:
            LOG.error("table %s is frozen: %s", table_id, why)
            self._frozen.add(table_id)

    def _live(
        self,
        head: Head,
        rows: list[Row],
        table: HostedTable,
        chat: list[Said],
        notes: dict[int, str],
    ) -> LiveTable:
        clocks = clocks_after(head, rows, table, self.now())
        return LiveTable(self.store, head, table, clocks, chat, notes, self.times)

    async def _write_carry(self, head: Head, row: Row) -> None:
        try:
            await committed(self.store.append(head.id, [row], PLAYING))
        except (NotSaved, Conflict):
            raise Refused(Reason("not_saved")) from None

    def _keep(self, live: LiveTable, before: LiveTable | None) -> None:
        if before is not None:  # loaded again: its watchers keep watching
            self._let_go(before)
            live.watchers = before.watchers
            live.resync()
        self.live[live.head.id] = live
        self.bots[live.head.id] = BotSeats(live, self.thinkers, self.habits.pause)
        live.changed = self._changed
        self._changed(live)

    # -- going on --------------------------------------------------------------------------

    def _changed(self, live: LiveTable) -> None:
        """Let bots and clocks see that a table has changed."""
        live.used_at = self.now()
        table_id = live.head.id
        if self.live.get(table_id) is not live:
            return
        if live.is_stale:
            self.tending.start(self._reload(table_id), f"reload of table {table_id}")
            return
        self.bots[table_id].wake()
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()
        times = (live.clocks.next_flag(), live.silences.next_due(live.unhurried()))
        next_time = min((time for time in times if time is not None), default=None)
        if next_time is not None:
            wait = max(0, next_time - self.now()) / 1000
            loop = asyncio.get_running_loop()
            self._timers[table_id] = loop.call_later(wait, self._flag, live)

    def _flag(self, live: LiveTable) -> None:
        self.tending.start(self.act_for_late(live), f"clock of table {live.head.id}")

    async def act_for_late(self, live: LiveTable) -> None:
        """Act for the seats of a table whose time has run out."""
        if live.head.id in self._acting:
            return
        self._acting.add(live.head.id)
        try:
            await act_for_silent(live, self.now())
            await act_for_late(live, self.now())
        except (Refused, *OUT_OF_REACH) as error:
            LOG.warning("table %s: clock: %s", live.head.id, first_line(error))
            await asyncio.sleep(1)
        finally:
            self._acting.discard(live.head.id)
        self._changed(live)

    async def _reload(self, table_id: str) -> None:
        still: LiveTable | StillTable | None = None
        try:
            still = await self.open(table_id)
        except OUT_OF_REACH as error:  # says nothing about the table itself
            LOG.warning("table %s: reload: %s", table_id, first_line(error))
            await asyncio.sleep(1)
            self.tending.start(self._reload(table_id), f"reload of table {table_id}")
            return
        except (NoTable, Refused):
            pass
        live = self.live.get(table_id)
        if live is not None and live.is_stale:  # it can no longer be played
            live.tell_frozen(still if isinstance(still, StillTable) else None)
            self._let_go(live)

    def visited(self, live: LiveTable) -> None:
        """Note that somebody has come to a table."""
        self._changed(live)
        self._tell_who_is_here(live)

    def left(self, live: LiveTable) -> None:
        """Note that somebody has gone."""
        self._changed(live)
        self._tell_who_is_here(live)
        here = live.present()
        for seat in range(len(live.head.seats)):
            if seat not in here:
                live.gone_at.setdefault(seat, live.used_at)
        for seat in here:
            live.gone_at.pop(seat, None)

    # -- other processes -------------------------------------------------------------------

    def listen(self) -> None:
        """Begin to follow the nudges of other processes on the same database."""
        loop = asyncio.get_running_loop()

        def heard(nudge: Nudge | None) -> None:
            with contextlib.suppress(RuntimeError):  # the server is being stopped
                loop.call_soon_threadsafe(self._heard, nudge)

        self.store.nudges.listen(heard)

    def _heard(self, nudge: Nudge | None) -> None:
        if nudge is None:
            self.tending.start(self.catch_up(), "catching up")
        elif nudge.kind == ACCOUNT:
            self.account_changed(nudge.number)
        elif nudge.table in self.live and nudge.origin != self.store.origin:
            following = follow_up(self.live[nudge.table], nudge, self.now())
            self.tending.start(following, f"nudge for table {nudge.table}")

    async def catch_up(self) -> None:
        """Check all tables for what other processes have written, since nudges may be lost."""
        tables = list(self.live)
        for table_id, seq in (await asyncio.to_thread(self.store.last_rows, tables)).items():
            live = self.live.get(table_id)
            if live is not None and seq > live.table.seq:
                await live.catch_up()  # damage freezes that table alone
        for table_id, number in (await asyncio.to_thread(self.store.last_lines, tables)).items():
            live = self.live.get(table_id)
            if live is not None and number > live.chat.last:
                await live.chat.catch_up()
        for head in await asyncio.to_thread(self.store.heads, tables):
            live = self.live.get(head.id)
            if live is not None:
                follow(live, head)

    def _tell_who_is_here(self, live: LiveTable) -> None:
        self.store.nudge(Nudge(live.head.id, HERE, bits_of(live.here()), self.store.origin))

    # -- seats -----------------------------------------------------------------------------

    async def sit(self, live: LiveTable, seat: Seat) -> None:
        """Change who sits in a seat, or raise Refused if somebody else was quicker."""
        was = live.head.seats[seat.seat]
        try:
            done = await committed(self.store.set_seat(live.head.id, seat, was.kind))
        except (NotSaved, Conflict):
            raise Refused(Reason("not_saved")) from None
        if not done:
            raise Refused(Reason("seat_taken"))
        seats = list(live.head.seats)
        seats[seat.seat] = seat
        live.set_seats(tuple(seats))
        self._changed(live)

    async def leave(self, live: LiveTable, seat: int) -> None:
        """Give up a seat for good: a bot plays on, or with no people left the table is closed."""
        sitting = live.head.seats[seat]
        await self.sit(live, sitting._replace(kind=LEFT, token=None, invite=None, account=None))
        if not any(other.kind == PERSON for other in live.head.seats):
            await self.close(live)

    async def close(self, live: LiveTable) -> None:
        """End a table that nobody will finish; it stays readable."""
        if live.table.is_closed or live.table.over:
            return
        cid = f"close.{live.table.seq + 1}"

        def deed(table: HostedTable, at: int) -> list[Row]:
            return [table.close(cid, at)]

        await live.act(0, cid, None, deed, lambda seq: None)

    # -- keeping house ---------------------------------------------------------------------

    def open_house(self) -> None:
        """Look after all tables until `stop`."""
        self.listen()
        self.tending.keep(self._keep_house, "housekeeping")

    async def _keep_house(self, is_well: Callable[[], None]) -> None:
        await self.wake_timed()
        while True:
            is_well()
            await asyncio.sleep(self.habits.sweep)
            await self.sweep()

    def troubles(self) -> dict[str, str]:
        """Return what is not running as it should, and why; empty while all is well."""
        return {**self.store.troubles(), **self.tending.troubles}

    async def keep_time(self) -> None:
        """Write the house time down, so that it goes on from there after a restart."""
        with contextlib.suppress(NotSaved, Conflict):
            self.times.catch_up(await committed(self.store.put_house_time(self.now())))

    async def sweep(self) -> None:
        """Let go of tables nobody watches, and close abandoned ones."""
        await self.keep_time()
        now = self.now()
        if self.store.nudges.is_on:
            await self.catch_up()
        for live in list(self.live.values()):
            forget_stale(live, now)
            if live.here():
                self._tell_who_is_here(live)
            is_quiet = now - live.used_at > self.habits.idle * 1000 and not live.watchers
            is_needed = live.clocks.next_flag() is not None or self.bots[live.head.id].is_busy
            if is_quiet and not is_needed and not live.lock.locked():
                self._let_go(live)
        last = now - int(self.habits.abandoned * 1000)
        for table_id in await asyncio.to_thread(self.store.quiet_since, last):
            if table_id in self._frozen:
                continue
            with contextlib.suppress(NoTable, Refused):
                opened = await self.open(table_id)
                if isinstance(opened, LiveTable) and not opened.watchers:
                    await self.close(opened)

    async def wake_timed(self) -> None:
        """Load the tables whose clocks are running."""
        for table_id in await asyncio.to_thread(self.store.timed):
            with contextlib.suppress(NoTable, Refused):
                await self.open(table_id)

    def _let_go(self, live: LiveTable) -> None:
        table_id = live.head.id
        self.bots.pop(table_id).stop()
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()
        del self.live[table_id]
        if not live.is_stale and live.table.seq and not live.table.over:
            self.store.put_snapshot(table_id, live.take_snapshot())

    async def stop(self) -> None:
        """Write a snapshot of everything, and stop."""
        self.tending.stop()
        await self.keep_time()
        for live in list(self.live.values()):
            async with live.lock:
                self._let_go(live)
        self.thinkers.close()
        self.workshop.close()
        await asyncio.to_thread(self.store.close)
