"""Server processes of the simulated house: started, stopped properly, killed midway."""

import asyncio
import contextvars
import random
from typing import TYPE_CHECKING, Any

from ludoteca.server.service import Service
from ludoteca.server.settings import Settings
from ludoteca.tables.book.store import Store
from ludoteca.tables.host import Habits, Host
from ludoteca.tables.thinking.thinkers import Thinkers, ThinkingFailed
from ludoteca.tables.times import HouseTime
from tests.simulation.disk import SlowWriter, Wire, misbehaving
from tests.simulation.loop import MACHINE

if TYPE_CHECKING:
    from tests.simulation.house import House

# Less often than for real people, to make a day short.
HABITS = Habits(pause=0.4, idle=1800, sweep=240, abandoned=60 * 24 * 3600)


class QuickThinkers(Thinkers):
    """Think at once, though it seems to take a while; now and then thinking fails."""

    def __init__(self, house: "House") -> None:
        super().__init__(2)
        self.house = house

    async def _work(self, function: Any, *args: Any) -> Any:
        await asyncio.sleep(self.house.chance.random() * 2)
        if self.house.happens(self.house.weather.thought_fails):
            raise ThinkingFailed("no idea")
        return function(*args)


class Machine:
    """One server process."""

    def __init__(self, house: "House", number: int) -> None:
        self.house = house
        self.number = number
        self.is_dead = False
        self.context = contextvars.copy_context()
        self.context.run(MACHINE.set, self)
        self.nudges = Wire(house)
        self.service = self.context.run(self._build)

    def _build(self) -> Service:
        house = self.house
        store = Store(
            house.database,
            nudges_of=lambda engine, broker: self.nudges,
            writer_of=lambda engine, nudges: SlowWriter(engine, nudges, house),
        )
        misbehaving(store.engine, house)
        # Machines were switched on at different times, so their monotonic clocks differ.
        passed = random.Random(self.number).randrange(10**15)
        times = HouseTime(
            house.calmly(store.house_time) or house.date(),
            lambda: int(house.loop.time() * 1e9) + passed,
            house.date,
        )
        host = Host(store, QuickThinkers(house), HABITS, times)
        pace = {"rate": 50, "burst": 200, "ping": 300, "silence": 1000}
        settings = Settings(house.database, habits=HABITS)._replace(**pace)  # type: ignore[arg-type]
        return Service(settings, host)

    def run(self, work: Any) -> "asyncio.Task[Any]":
        """Let this machine do something."""
        return self.house.loop.create_task(work, context=self.context.copy())

    async def start(self) -> None:
        """Start looking after the tables."""
        await self.run(self.service.start())

    async def stop(self) -> None:
        """Shut everything down properly."""
        for wire in self.house.wires_of(self):
            wire.cut()
        await self.run(self.service.stop())
        self.is_dead = True

    def kill(self) -> None:
        """End this process, whatever it is doing; anything not yet written is gone."""
        self.is_dead = True
        for wire in self.house.wires_of(self):
            wire.cut()
        self.service.host.store.engine.dispose()
