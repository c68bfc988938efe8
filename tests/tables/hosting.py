"""A host with its own database, a clock that tests set, and watchers that remember."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from ludoteca.tables.book.rows import Row
from ludoteca.tables.book.store import Store
from ludoteca.tables.host import Habits, Host
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.play.making import SeatWish, Wish, new_table
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.play.telling import Eyes
from ludoteca.tables.thinking.thinkers import Thinkers
from tests.contract import read
from tests.patience import until_soon

QUICK = Habits(pause=0)


class Clock:
    """A clock that moves only when told to."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def now(self) -> int:
        return self.time

    def date(self) -> int:
        return self.time

    def catch_up(self, told: int) -> None:
        self.time = max(self.time, told)


class Ear:
    """A watcher that remembers what it was told."""

    def __init__(self, eyes: Eyes, *seats: int) -> None:
        self.eyes = eyes
        self.seats = frozenset(seats)
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def reseat(self) -> None:
        """Keep the seats it was given: it has no key to others."""

    def messages(self, *kinds: str) -> list[dict[str, Any]]:
        told = [read(message) for message in self.heard]
        return [message for message in told if message["t"] in kinds]


class House:
    """A host, its store and its clock."""

    def __init__(self, database: str, habits: Habits = QUICK) -> None:
        self.clock = Clock()
        self.store = Store(database)
        self.host = Host(self.store, Thinkers(1), habits, self.clock)

    async def table(self, *kinds: str, game: str = "pebbles", **more: Any) -> LiveTable:
        """Make a table with these seats; bots are easy ones."""
        seats = [SeatWish(kind, level="easy" if kind == "bot" else "") for kind in kinds]
        wish = Wish(game, seats, **{"options": {}, "seed": 3, "level": "easy", **more})
        head, _ = new_table(wish, None, self.clock)
        return await self.host.make(head)

    def run(self, work: Callable[["House"], Awaitable[None]]) -> None:
        """Run something in this house, then close everything."""

        async def whole() -> None:
            try:
                await work(self)
            finally:
                await self.host.stop()

        asyncio.run(whole())


async def choose(live: LiveTable, seat: int, cid: str = "", choice: Any = None) -> int:
    """Let a seat choose its first option, or the given one; return the row's number."""
    table = live.table
    decision = table.decision(seat)
    assert decision is not None or choice is not None
    if choice is None and decision is not None:
        choice = decision.options[0]
    name, acked = cid or f"c{table.seq}", list[int]()

    def deed(table: HostedTable, at: int) -> list[Row]:
        return [table.choose(seat, name, choice, at)]

    await live.act(seat, name, table.seq, deed, acked.append)
    return acked[0]


async def settle(live: LiveTable, until: Callable[[LiveTable], bool]) -> None:
    """Wait until bots have brought the table to this point."""
    await until_soon(lambda: until(live))
