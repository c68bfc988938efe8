"""One page at a live table: reads its messages, judges who may send them, and passes on the rest.

Sending never waits for a slow page: what does not fit in its queue is replaced by the whole table
once the page reads again.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, assert_never

from ludoteca.contract import from_page as say
from ludoteca.contract import from_server
from ludoteca.contract.from_server import FromServer
from ludoteca.core.decisions import Reason
from ludoteca.server import hearing
from ludoteca.server.counters import COUNTERS
from ludoteca.server.deeds import Changing, cid_of, deed_of
from ludoteca.server.limits import Bucket, BucketPerKey
from ludoteca.server.settings import MESSAGE_BYTES, Settings
from ludoteca.tables.after.analysing import hint
from ludoteca.tables.after.foreign import read_toml
from ludoteca.tables.after.reviewing import PastMoment
from ludoteca.tables.book.database import OUT_OF_REACH, first_line
from ludoteca.tables.book.rows import Row
from ludoteca.tables.chance import random_bits
from ludoteca.tables.host import Host, NoTable
from ludoteca.tables.people.rights import Bearer
from ludoteca.tables.play.answers import read_answer, write_answer
from ludoteca.tables.play.carrying import StillTable
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.play.telling import ENCODE, Eyes, refusal, told_reason
from ludoteca.tables.play.trying import tried
from ludoteca.tables.play.watching import Deed
from ludoteca.tables.refusing import Refused

LOG = logging.getLogger(__name__)
PATIENCE = 100  # messages sent too fast or malformed until the socket is closed
HINTS = 20  # a minute
NOBODY = Bearer()
POLICY = 1008  # the close code for those


class Line(Protocol):
    """The wire to a page."""

    async def receive(self) -> str | bytes | None:
        """Return the next message; None when the page has gone."""

    async def send(self, message: bytes) -> None:
        """Send a message."""

    async def close(self, code: int) -> None:
        """Hang up."""


class Page:
    """A page on its socket; a Watcher of its table."""

    def __init__(
        self, host: Host, settings: Settings, table_id: str, line: Line,
        bearer: Bearer = NOBODY, session: str = "", visitor: str = "",
        trying: BucketPerKey | None = None,
    ) -> None:  # fmt: skip
        self.host = host
        self.settings = settings
        self.table_id = table_id
        self.line = line
        self.bearer = bearer
        self.session = session  # the session that the bearer is signed in with
        self.visitor = visitor  # the key that limits count it by
        self.eyes: Eyes = None
        self.seats: frozenset[int] = frozenset()
        self.live: LiveTable | None = None
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(settings.queue)
        self._must_resync = False
        self._bucket = Bucket(settings.rate, settings.burst, self._time)
        self._trying = trying or settings.trying()
        self._patience = PATIENCE
        self._heard_at = self.host.now()
        self._hints: asyncio.Task[None] | None = None
        self._hint_bucket = Bucket(HINTS / 60, HINTS, self._time)

    def _time(self) -> float:
        return self.host.now() / 1000

    # -- sending ---------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Pass a message on, or note that the page must be sent everything again."""
        if self._must_resync:
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            COUNTERS.resyncs += 1
            self._must_resync = True

    def tell(self, message: FromServer) -> None:
        """Send a message to this page alone."""
        self.send(ENCODE(message))

    async def _send_all(self) -> None:
        while True:
            if self._must_resync and self._queue.empty():
                self._must_resync = False
                live = self.host.live.get(self.table_id)
                if live is not None:
                    self.tell(live.message(self.eyes, mine=self.seats))
            message = await self._queue.get()
            COUNTERS.sent += 1
            await self.line.send(message)

    async def _ping(self) -> None:
        """Ask the page for a sign of life from time to time, and hang up if none comes."""
        settings = self.settings
        most = int(settings.silence * 1000)
        while (silent := self.host.now() - self._heard_at) < most:
            await asyncio.sleep(min(settings.ping, (most - silent) / 1000))
            self.tell(from_server.Ping())
        await self.line.close(POLICY)

    # -- reading ---------------------------------------------------------------------------

    async def serve(self) -> None:
        """Talk to the page until it goes."""
        reading = asyncio.create_task(self._read_all())
        tasks = [reading, *map(asyncio.create_task, (self._send_all(), self._ping()))]
        try:
            # Whichever task ends first ends them all: the page has gone or is out of reach.
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            tasks += [self._hints] if self._hints is not None else []
            for task in tasks:
                task.cancel()
            for task in tasks:
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task
            self._leave()

    async def _read_all(self) -> None:
        while self._patience > 0:
            data = await self.line.receive()
            if data is None:
                return
            self._heard_at = self.host.now()
            COUNTERS.received += 1
            try:
                message = hearing.read(data, MESSAGE_BYTES)
            except hearing.Wrong as wrong:
                self._refuse(None, wrong.reason)
                continue
            if isinstance(message, say.Try):  # sent while somebody points at things: many are fine
                if not self._trying.take(self.visitor):
                    self._refuse(message.cid, Reason("too_fast"))
                    continue
            elif not self._bucket.take():
                self._refuse(None, Reason("too_fast"))
                continue
            await self._hear(message)
        await self.line.close(POLICY)

    def _refuse(self, cid: str | None, reason: Reason) -> None:
        COUNTERS.refused += 1
        if cid is None:
            self._patience -= 1
        self.tell(refusal(cid, reason))

    async def _hear(self, message: say.FromPage) -> None:
        cid = getattr(message, "cid", None)
        try:
            opened = await self.host.open(self.table_id)
            if isinstance(message, say.Hello):
                self._hello(opened, message)
            elif isinstance(message, say.Pong):
                pass
            elif isinstance(opened, StillTable):
                raise Refused(Reason("table_frozen"))
            elif self.live is None:
                raise Refused(Reason("hello_first"))
            else:
                self.live = opened
                await self._do(opened, message)
        except Refused as refused:
            self._refuse(cid or "", refused.reason)
        except NoTable:
            self._refuse(cid or "", Reason("no_such_table"))
        except OUT_OF_REACH as error:
            LOG.warning("table %s: %s", self.table_id, first_line(error))
            self._refuse(cid or "", Reason("out_of_reach"))
        except Exception:
            LOG.exception("table %s: %s", self.table_id, type(message).__name__)
            self._refuse(cid or "", Reason("not_possible"))

    async def _do(self, live: LiveTable, message: say.FromPage) -> None:
        match message:
            case say.Look():
                self._look(live, message.seat)
            case say.Why():
                self._why(live, message)
            case say.Try():
                self._try(live, message)
            case say.Sample():
                self._sample(live, message)
            case say.Hint():
                self._own(live, message.seat)
                await self._hint(live, message.seat)
            case say.MomentAt():
                past = PastMoment(live.table, self.eyes, message.moment)
                self.tell(await asyncio.to_thread(past.message))
            case say.Note():
                self._own(live, message.seat)
                check = partial(self._own, live, message.seat)
                await live.notebooks.write(message.seat, message.text, self, check)
                self._acked(message.cid)(live.table.seq)
            case say.Chat():
                self._own(live, message.seat)
                text = " ".join(message.text.split())
                if not text:
                    raise Refused(Reason("nothing_said"))
                check = partial(self._own, live, message.seat)
                await live.chat.say(message.seat, cid_of(message.seat, message.cid), text, check)
                self._acked(message.cid)(live.table.seq)
            case say.StandIn():
                await self._stand_in(live, message)
            case say.Choose() | say.Request() | say.Undo() | say.Restart():
                await self._act(live, message)
            case say.Hello() | say.Pong():
                pass
            case _:
                assert_never(message)

    # -- what a page may ask ---------------------------------------------------------------

    def _hello(self, opened: LiveTable | StillTable, hello: say.Hello) -> None:
        self.bearer = self.bearer.with_tokens(hello.tokens)
        mine = self.bearer.seats(opened.head)
        eyes = hello.eyes if hello.eyes in mine else usual_eyes(mine)
        if isinstance(opened, StillTable):
            self.tell(opened.message(eyes, mine))
            return
        is_new = self not in opened.watchers
        if not mine and is_new and opened.watching() >= self.settings.spectators:
            raise Refused(Reason("too_many_spectators", {"most": self.settings.spectators}))
        is_news = is_new and (not mine or not mine <= opened.present())
        self.eyes, self.seats, self.live = eyes, mine, opened
        opened.watchers[self] = None
        self.tell(opened.message(eyes, hello.since, mine))
        if is_news:
            opened.tell_seats()
        self.host.visited(opened)

    def reseat(self) -> None:
        """Check again which seats are this page's, and show what it may still see."""
        live = self.host.live.get(self.table_id)
        if live is None or self not in live.watchers:
            return
        mine = self.bearer.seats(live.head)
        if mine == self.seats:
            return
        self.seats = mine
        if self.eyes not in mine:
            self.eyes = usual_eyes(mine)
        self.tell(live.message(self.eyes, mine=mine))

    def sign_out(self) -> None:
        """Forget the account, and lose the seats that only it opened."""
        self.bearer, self.session = self.bearer._replace(account=None), ""
        self.reseat()

    def _leave(self) -> None:
        live = self.host.live.get(self.table_id)
        if live is not None and self in live.watchers:
            live.watchers.pop(self, None)
            self.host.left(live)
            if not self.seats or not self.seats <= live.present():
                live.tell_seats()

    def _look(self, live: LiveTable, seat: int | None) -> None:
        if seat is not None:
            self._own(live, seat)
        self.eyes = seat
        self.tell(live.message(seat, mine=self.seats))

    def _own(self, live: LiveTable, seat: int) -> None:
        """Refuse a request for a seat that is not, or no longer, the sender's."""
        if seat not in self.bearer.seats(live.head):
            raise Refused(Reason("not_your_seat", {"seat": f"seat.{seat}"}))

    def _acked(self, cid: str) -> Callable[[int], None]:
        def acked(seq: int) -> None:
            COUNTERS.acked += 1
            self.tell(from_server.Ack(cid, seq))

        return acked

    def _why(self, live: LiveTable, message: say.Why) -> None:
        self._own(live, message.seat)
        game, table = live.table.game, live.table
        choice = read_answer(game, message.choice)
        reason = game.why_not(table.state, message.seat, choice)
        told = None if reason is None else told_reason(reason)
        self.tell(from_server.Why(message.choice, told))

    def _try(self, live: LiveTable, message: say.Try) -> None:
        self._own(live, message.seat)
        live.table.check(message.seat, f"try {message.cid}", message.expect)
        told = tried(live.table, message.seat, message.choices, message.each, message.cid)
        self.tell(told)

    def _sample(self, live: LiveTable, message: say.Sample) -> None:
        self._own(live, message.seat)
        decision = live.table.decision(message.seat)
        if decision is None or decision.open is None:
            raise Refused(Reason("not_asked"))
        choice = decision.open.sample(random_bits(32))
        game = live.table.game
        self.tell(from_server.Sample(game.write_choice(choice), write_answer(game, choice)))

    async def _hint(self, live: LiveTable, seat: int) -> None:
        is_thinking = self._hints is not None and not self._hints.done()
        if is_thinking or not self._hint_bucket.take():
            raise Refused(Reason("too_fast"))

        async def think() -> None:
            try:
                thinkers = self.host.thinkers
                self.tell(await hint(live.head, live.table, seat, thinkers, self.visitor))
            except Refused as refused:
                self._refuse("", refused.reason)

        # In the background: reading from the page must not wait for a thought.
        self._hints = asyncio.create_task(think())

    async def _act(self, live: LiveTable, message: Changing) -> None:
        self._own(live, message.seat)
        words = await self._words(live, message)
        cid = cid_of(message.seat, message.cid)
        deed = self._owned(live, message.seat, deed_of(message, cid, words))
        await live.act(message.seat, cid, message.expect, deed, self._acked(message.cid))

    async def _words(self, live: LiveTable, message: Changing) -> dict[str, Any] | None:
        """Return an answer that somebody wrote by hand."""
        if not isinstance(message, say.Choose) or message.toml is None:
            return None
        if live.table.game.composed is None:
            return None
        return await self.host.workshop.work(read_toml, message.toml, asker=self.visitor)

    def _owned(self, live: LiveTable, seat: int, deed: Deed) -> Deed:
        """Return a deed that is refused if the seat is lost before it is carried out."""

        def checked(table: HostedTable, at: int) -> list[Row]:
            self._own(live, seat)
            return deed(table, at)

        return checked

    async def _stand_in(self, live: LiveTable, message: say.StandIn) -> None:
        self._own(live, message.seat)
        whose = message.seat if message.whose is None else message.whose
        if whose != message.seat:
            self._check_absent(live, whose, message.on)
        cid = cid_of(message.seat, message.cid)

        def deed(table: HostedTable, at: int) -> list[Row]:
            return [table.stand_in(whose, cid, message.on, at)]

        owned = self._owned(live, message.seat, deed)
        await live.act(message.seat, cid, None, owned, self._acked(message.cid))
        live.tell_seats()

    def _check_absent(self, live: LiveTable, whose: int, on: bool) -> None:
        if whose >= len(live.head.seats) or not on:
            raise Refused(Reason("not_your_seat", {"seat": f"seat.{whose}"}))
        if not live.is_absent(whose, self.settings.absence):
            raise Refused(Reason("still_here", {"seat": f"seat.{whose}"}))


def usual_eyes(mine: frozenset[int]) -> Eyes:
    """Return whose eyes a page sees through at first: its only seat's, or nobody's."""
    return next(iter(mine)) if len(mine) == 1 else None
