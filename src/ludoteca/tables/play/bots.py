"""Plays the seats of bots and of absent people at a live table, and acts for clocks that ran out.

Bots look wherever they may, think elsewhere, and answer through the same door as everybody else.
"""

import asyncio
import logging
from typing import Any

from ludoteca.core.decisions import Decision, Reason
from ludoteca.core.game import Choice
from ludoteca.core.silence import Silence
from ludoteca.core.wire import WireError, canonical
from ludoteca.players.driving import known, looks_due
from ludoteca.tables.book.commits import committed
from ludoteca.tables.book.heads import BOT
from ludoteca.tables.book.leases import LEASE, end_lease, take_lease
from ludoteca.tables.book.rows import LATE, Row
from ludoteca.tables.book.writer import Conflict, NotSaved
from ludoteca.tables.chance import random_bits, random_hex
from ludoteca.tables.play.lessons import TUTOR, scripted
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.refusing import Refused
from ludoteca.tables.tending import tell
from ludoteca.tables.thinking.levels import LEVELS, levels_of
from ludoteca.tables.thinking.thinkers import Question, Thinkers, ThinkingFailed

LOG = logging.getLogger(__name__)
RETRY = 2.0  # seconds until a bot retries a choice that could not be saved
LOOK = 1.0  # seconds until a process checks again whether to think for bots


class BotSeats:
    """The bots of one live table."""

    def __init__(self, live: LiveTable, thinkers: Thinkers, pause: float) -> None:
        self.live = live
        self.thinkers = thinkers
        self.pause = pause  # before each choice, so that people can follow
        self._task: asyncio.Task[None] | None = None
        self._ours_until = 0  # how long the lease of this process lasts

    @property
    def is_busy(self) -> bool:
        """Whether a bot is thinking."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Let the bots check whether they are asked anything."""
        if not self.is_busy and self._asked() is not None:
            self._task = asyncio.create_task(self._play())

    def stop(self) -> None:
        """Stop thinking; the thought starts over another time."""
        if self._task is not None:
            self._task.cancel()
        if self._ours_until > self.live.now():
            end_lease(self.live.store, self.live.head.id)

    def _asked(self) -> Decision | None:
        live = self.live
        if live.is_stale or live.table.over or live.table.is_closed:
            return None
        asked = (d for d in live.table.decisions() if live.is_bot(d.seat))
        return next(asked, None)

    async def _play(self) -> None:
        while (decision := self._asked()) is not None:
            if not await self._is_ours():
                await asyncio.sleep(LOOK)
                continue
            if self.live.watchers:
                await asyncio.sleep(self.pause)
            try:
                await self._answer(decision.seat)
            except Refused as refused:
                # Stale: the moment has passed. Not saved: the disk may recover.
                if refused.reason.code != "stale":
                    LOG.warning("table %s: bot: %s", self.live.head.id, refused.reason.code)
                    await asyncio.sleep(RETRY)
            except Exception as error:
                tell(error, f"table {self.live.head.id}: bot")
                await asyncio.sleep(RETRY)

    async def _is_ours(self) -> bool:
        """Return whether it is this process that thinks for the table's bots."""
        live = self.live
        if not live.store.nudges.is_on:
            return True  # there is no other process
        now = live.now()
        if self._ours_until - now > LEASE / 2:
            return True
        try:
            is_ours = await committed(take_lease(live.store, live.head.id, now))
        except (NotSaved, Conflict):
            return False
        self._ours_until = now + LEASE if is_ours else 0
        return is_ours

    async def _keep_lease(self) -> None:
        """Renew the lease for as long as a bot thinks."""
        while True:
            await asyncio.sleep(LEASE / 3000)
            await self._is_ours()

    async def _answer(self, seat: int) -> None:
        table = self.live.table
        decision = table.decision(seat)
        if decision is None:
            return
        looks = looks_due(decision, table.record.entries)
        if looks:
            await self._look(seat, looks)
            table = self.live.table
            decision = table.decision(seat)
            if decision is None:
                return
        heard = table.game.silence(table.state, seat)
        expect, choice = table.seq, await self._choice(table, decision)

        def deed(table: HostedTable, at: int) -> list[Row]:
            check_unchanged(table, seat, heard)
            return [table.choose(seat, cid, choice, at)]

        cid = f"bot.{expect + 1}.{random_hex(3)}"
        await self.live.act(seat, cid, expect, deed, _nobody)

    async def _look(self, seat: int, looks: tuple[int, ...]) -> None:
        def deed(table: HostedTable, at: int) -> list[Row]:
            return [
                table.request(seat, f"{cid}.{number}", request, at)
                for number, request in enumerate(looks)
            ]

        cid = f"look.{self.live.table.seq}.{random_hex(3)}"
        await self.live.act(seat, cid, self.live.table.seq, deed, _nobody)

    async def _choice(self, table: HostedTable, decision: Decision) -> Choice:
        seat = decision.seat
        told = scripted(self.live.head, table, seat)
        if told is not None:
            return told
        question = Question(
            table.record.game,
            canonical(table.record.box),
            level_of(self.live, seat),
            random_bits(32),
            known(table, decision),
        )
        keeping = asyncio.create_task(self._keep_lease())
        try:
            return table.game.read_choice(await self.thinkers.choice(question, self.live.head.id))
        except (ThinkingFailed, WireError) as failed:
            LOG.warning("table %s: a bot gave no answer: %s", self.live.head.id, failed)
            return table.game.fallback(table.state, seat)
        finally:
            keeping.cancel()


def level_of(live: LiveTable, seat: int) -> str:
    """Return the level at which a bot plays the seat: its own, or the table's."""
    sitting = live.head.seats[seat]
    has_own = sitting.kind == BOT and sitting.level != TUTOR
    level = sitting.level if has_own else live.head.level
    offered = levels_of(live.table.game)
    return level if level in LEVELS and level in offered else offered[0]


def check_unchanged(table: HostedTable, seat: int, heard: Silence | None) -> None:
    """Refuse an answer meant for before something new was said in a live moment."""
    now = table.game.silence(table.state, seat)
    if heard is not None and now != heard:
        raise Refused(Reason("stale", {"expected": table.seq, "now": table.seq}))


async def act_for_silent(live: LiveTable, now: int) -> None:
    """Answer for the seats whose silence has lasted long enough to be an answer."""
    due = [(seat, live.silences.asked[seat]) for seat in live.silences.due(now, live.unhurried())]
    for seat, silence in due:
        cid = f"silent.{live.table.seq + 1}.{random_hex(3)}"

        def deed(
            table: HostedTable, at: int, seat: int = seat, said: Silence = silence, cid: str = cid
        ) -> list[Row]:
            check_unchanged(table, seat, said)
            return [table.choose(seat, cid, said.choice, at)]

        try:
            await live.act(seat, cid, live.table.seq, deed, _nobody)
        except Refused as refused:
            if refused.reason.code != "stale":  # otherwise somebody has spoken in between
                raise


async def act_for_late(live: LiveTable, now: int) -> None:
    """Act for the seats whose time has run out.

    Somebody who is here loses this one decision to the fallback; a bot takes over for somebody
    who is not.
    """
    live.start_clocks(now)  # a clock runs only while its seat is waited for
    for seat in live.clocks.flagged(now):
        decision = live.table.decision(seat)
        if decision is None or live.is_bot(seat):
            continue
        is_here = seat in live.present()
        choice = live.table.game.fallback(live.table.state, seat) if is_here else None
        cid = f"late.{live.table.seq + 1}.{random_hex(3)}"

        def deed(
            table: HostedTable, at: int, seat: int = seat, choice: Any = choice, cid: str = cid
        ) -> list[Row]:
            # Another process may have been quicker: then its row says what happened.
            if seat in table.stand_ins or seat not in live.clocks.flagged(at):
                raise Refused(Reason("stale", {"expected": table.seq, "now": table.seq}))
            if choice is None:
                return [table.stand_in(seat, cid, True, at)]
            return [table.choose(seat, cid, choice, at, LATE)]

        try:
            await live.act(seat, cid, live.table.seq, deed, _nobody)
        except Refused as refused:
            if refused.reason.code != "stale":
                raise
        if not is_here:
            live.tell_seats()


def _nobody(seq: int) -> None:
    """Do nothing: nobody waits for an acknowledgement of what the table does itself."""
