"""The simulated house: its machines, its people, its weather, and the clock on the wall."""

import asyncio
import contextlib
import contextvars
import hashlib
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from ludoteca.tables.book.database import sqlite_url
from ludoteca.tables.book.nudges import Nudge
from ludoteca.tables.chance import drawn_from
from ludoteca.tables.play.carrying import StillTable
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.play.making import SeatWish, Wish, new_table
from ludoteca.tables.refusing import Refused
from tests.simulation.faults import CALM, DAMAGES, HAPPENINGS, LOSSY, WEATHERS
from tests.simulation.hours import HOUR, Hours
from tests.simulation.laws import Laws
from tests.simulation.loop import Stuck, VirtualLoop
from tests.simulation.machines import Machine
from tests.simulation.members import Member, cheap_passwords, sign_up
from tests.simulation.people import Person
from tests.simulation.wires import Wire

T = TypeVar("T")
DAY = 24 * 3600.0
BEGAN = 1_800_000_000_000  # the date when simulations begin, in milliseconds
CLOCKS = (
    None,
    None,
    {"kind": "turn", "bank": 60_000, "increment": 0},
    {"kind": "bank", "bank": 600_000, "increment": 5_000},
    {"kind": "days", "bank": int(2 * DAY * 1000), "increment": 0},
)
GAMES = ("pebbles",) * 6 + ("dream_home", "fort")
ASLEEP: list[Any] = []  # tasks of dead machines


class Report(NamedTuple):
    """What a simulation has seen."""

    seed: int
    days: float
    trace: str  # the same for the same seed
    counts: dict[str, int]


class House:
    """Everything, for as long as the simulation lasts."""

    def __init__(self, folder: Path, seed: int, machines: int = 2) -> None:
        self.seed = seed
        self.chance = random.Random(seed)
        self.loop = VirtualLoop(random.Random(seed + 1))
        self.database = sqlite_url(folder / "house.db")
        self.weather = CALM
        self.is_disk_full = False
        self.poison = 0.01  # how often the database is asked to do something impossible
        self.failed_at = -1.0  # when the disk last failed
        self.wall = 0  # how far somebody has moved the clock, in milliseconds
        self.machines: list[Machine] = []
        self.count = machines
        self.wires: dict[Wire, Machine] = {}
        self.people: list[Person] = []
        self.members: list[Member] = []
        self.failure: AssertionError | None = None
        self._trace = hashlib.sha256()
        self._started = 0
        self._folder = folder
        self.laws: Laws
        self.hours = Hours(self)

    # -- what everything else uses -------------------------------------------------------------

    def date(self) -> int:
        """Return what the clock on the wall shows."""
        return BEGAN + self.wall + int(self.loop.time() * 1000)

    def happens(self, probability: float) -> bool:
        """Return whether something with this chance goes wrong now."""
        return probability > 0 and self.chance.random() < probability

    def calmly(self, work: Callable[[], T]) -> T:
        """Do something that must not fail."""
        weather, full = self.weather, self.is_disk_full
        self.weather, self.is_disk_full = CALM, False
        try:
            return work()
        finally:
            self.weather, self.is_disk_full = weather, full

    def later(self, when: float, work: Callable[[], Any]) -> None:
        """Let something happen later, whichever machines are dead by then."""
        self.loop.call_at(when, work, context=contextvars.Context())

    def note(self, what: str) -> None:
        """Count something odd that is no fault."""
        self.laws.count(what.split(":")[0])

    def traced(self, what: str) -> None:
        """Add to the trace that the same seed must reproduce."""
        self._trace.update(f"{self.loop.time():.6f} {what}\n".encode())

    def look_at_rows(self) -> None:
        """Let the laws judge the rows that have been written."""
        self.laws.look_at_rows()

    # -- machines and wires --------------------------------------------------------------------

    def alive(self) -> list[Machine]:
        """Return the running machines."""
        return [machine for machine in self.machines if not machine.is_dead]

    def some_machine(self) -> Machine | None:
        """Return one of the running machines, if there is any."""
        alive = self.alive()
        return self.chance.choice(alive) if alive else None

    def wires_of(self, machine: Machine) -> list[Wire]:
        """Return the wires that lead to a machine."""
        return [wire for wire, other in self.wires.items() if other is machine]

    def connect(self, machine: Machine, table: str, session: str = "") -> Wire:
        """Return a wire to a machine, which starts serving a page at the other end."""
        wire = Wire(self, table)
        self.wires[wire] = machine

        async def serve() -> None:
            try:
                visitor = f"p{len(self.people)}"
                await machine.service.serve_page(wire, table, [], session, visitor)
            finally:
                wire.cut()

        task = machine.run(serve())
        task.add_done_callback(lambda task: self._served(wire, task))
        return wire

    def _served(self, wire: Wire, task: "asyncio.Task[None]") -> None:
        self.wires.pop(wire, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.note(f"page failed with {type(error).__name__}: {error}")

    def spread(self, nudge: Nudge) -> None:
        """Carry a nudge to all machines, as well as the weather allows."""
        for machine in self.alive():
            copies = 0 if self.happens(self.weather.nudge_lost) else 1
            copies += self.happens(self.weather.nudge_doubled)
            for _ in range(copies):
                delay = self.chance.random() * self.weather.nudge_delay
                self.later(self.loop.time() + delay, partial(self._arrives, machine, nudge))

    def _arrives(self, machine: Machine, nudge: Nudge) -> None:
        if not machine.is_dead:
            machine.context.copy().run(machine.nudges.heard, nudge)

    async def start_machine(self) -> None:
        """Start another server process."""
        self._started += 1
        machine = self.calmly(lambda: Machine(self, self._started))
        self.machines.append(machine)
        await machine.start()
        self.laws.count("machines started")

    # -- tables and people ---------------------------------------------------------------------

    async def make_table(self) -> None:
        """Let somebody make a table, and let people join it."""
        machine = self.some_machine()
        if machine is None:
            return
        chance = self.chance
        game = chance.choice(GAMES)
        kinds = ["me", *(chance.choice(("me", "bot")) for _ in range(chance.randrange(1, 3)))]
        clock = chance.choice(CLOCKS)
        seats = [SeatWish(kind, level="easy" if kind == "bot" else "") for kind in kinds]
        wish = Wish(game, seats, {}, clock=clock, level="easy")
        host = machine.service.host
        head, keys = new_table(wish, None, host.times)
        rule = (clock["kind"], clock["bank"]) if clock else ("none", 0)
        self.laws.made[head.id] = (self.loop.time(), *rule)  # type: ignore[assignment]
        try:
            await machine.run(host.make(head))
        except Refused:
            return
        self.laws.count(f"tables of {game}")
        pace = chance.choice((2.0, 10.0, 10.0, HOUR / 2 if clock is None else 20.0))
        for key in keys:
            if key.token is not None:
                person = Person(self, head.id, key.seat, key.token, pace)
                if chance.random() < 0.4:
                    person = await sign_up(self, machine, person)
                self.people.append(person)
                self.loop.create_task(person.live())

    def damage_something(self) -> None:
        """Change a table's rows as a broken disk would."""
        playing = "SELECT id FROM tables WHERE status = 'playing' ORDER BY id"
        tables = [row[0] for row in self.laws.book.execute(playing)]
        if not tables:
            return
        table = self.chance.choice(tables)
        self.laws.damaged.add(table)
        self.laws.book.execute(self.chance.choice(DAMAGES), (table,))
        # A table in memory plays on; a machine that loads it must find it frozen.
        for machine in self.alive():
            live = machine.service.host.live.get(table)
            if live is not None:
                live.is_stale = True
        self.laws.count("tables damaged")

    def lose_snapshots(self) -> None:
        """Damage snapshots, which are only a cache: nobody must notice."""
        self.laws.book.execute("UPDATE snapshots SET data = substr(data, 1, 40)")
        self.laws.count("snapshots damaged")

    # -- the run -------------------------------------------------------------------------------

    def run(self, days: float, tables_a_day: float = 12) -> Report:
        """Let this many days pass, then a lively evening and a calm hour, and judge it all."""
        asyncio.set_event_loop(self.loop)
        with drawn_from(random.Random(self.seed + 2)), cheap_passwords():
            try:
                self.loop.run_until_complete(self._whole(days, tables_a_day))
            finally:
                self._clear_away()
                self.loop.close()
                asyncio.set_event_loop(None)
        counts = dict(sorted(self.laws.counts.items()))
        return Report(self.seed, days, self._trace.hexdigest()[:16], counts)

    def _clear_away(self) -> None:
        """End everything that is still under way, to leave nothing behind in this process."""
        for machine in self.machines:
            machine.is_dead = False
        tasks = asyncio.all_tasks(self.loop) or [self.loop.create_task(asyncio.sleep(0))]
        for task in tasks:
            task.cancel()
        self.weather, self.is_disk_full = CALM, False
        with contextlib.suppress(Stuck):
            self.loop.run_until_complete(asyncio.wait(tasks, timeout=60))
        # Some tasks were about to continue when their machine died, and nothing will wake them. If
        # collected, they would run their `finally` blocks: keep them as long as this process lives.
        for task in self.loop.kept:
            task._log_destroy_pending = False  # type: ignore[attr-defined]
        ASLEEP.extend(self.loop.kept)
        for machine in self.machines:
            machine.service.host.store.engine.dispose()
        self.laws.book.close()

    async def _whole(self, days: float, tables_a_day: float) -> None:
        await self._open()
        end = self.loop.time() + days * DAY
        pause = DAY / (tables_a_day + 20)
        while self.loop.time() < end:
            await asyncio.sleep(self.chance.expovariate(1 / pause))
            await self._something_happens(tables_a_day / (tables_a_day + 20))
            self._judge()
        await self._lively_evening()
        await self._calm_down()
        self._judge()
        self.laws.check_durable()

    async def _open(self) -> None:
        file = self.database.removeprefix("sqlite:///")
        first = Machine(self, 0)  # sets up the database
        self.laws = Laws(self, file)
        self.machines.append(first)
        await first.start()
        for _ in range(self.count - 1):
            await self.start_machine()

    def _judge(self) -> None:
        self.laws.look_at_rows()
        self.laws.check_machines()
        self.hours.look()
        if self.failure is not None:
            raise self.failure

    async def _something_happens(self, share_of_tables: float) -> None:
        if self.chance.random() < share_of_tables:
            await self.make_table()
            return
        happening = self.chance.choice(HAPPENINGS)
        self.laws.count(happening)
        await getattr(self, f"_{happening}")()

    async def _weather_changes(self) -> None:
        self.weather = self.chance.choice(WEATHERS)

    async def _machine_is_killed(self) -> None:
        machine = self.some_machine()
        if machine is not None:
            machine.kill()
            self.later(self.loop.time() + self.chance.expovariate(1 / 60), self._start_again)

    async def _machine_is_stopped(self) -> None:
        machine = self.some_machine()
        if machine is not None:
            await machine.stop()
            self.later(self.loop.time() + self.chance.expovariate(1 / 60), self._start_again)

    def _start_again(self) -> None:
        if len(self.alive()) < self.count:
            self.loop.create_task(self.start_machine())

    async def _disk_fills(self) -> None:
        self.is_disk_full = True
        self.later(self.loop.time() + self.chance.expovariate(1 / 600), self._empty_disk)

    def _empty_disk(self) -> None:
        self.is_disk_full = False

    async def _clock_is_set(self) -> None:
        self.wall += int(
            self.chance.choice((-1, 1)) * self.chance.expovariate(1 / (60 * DAY)) * 1000
        )

    async def _clock_runs_on(self) -> None:
        self.wall += self.chance.randrange(-2_000, 2_000)

    async def _row_is_damaged(self) -> None:
        if self.chance.random() < 0.1:
            self.damage_something()

    async def _snapshots_are_damaged(self) -> None:
        if self.chance.random() < 0.3:
            self.lose_snapshots()

    async def _lively_evening(self) -> None:
        """Many play at once while everything goes wrong that can: no seed spares anybody."""
        self.weather, self.is_disk_full = LOSSY, False
        while len(self.alive()) < self.count:
            await self.start_machine()
        for _ in range(15):
            await self.make_table()
        await asyncio.sleep(HOUR / 20)
        await self._clock_is_set()
        for person in self.people[-5:]:
            person.wants_to_leave = True
        await asyncio.sleep(HOUR / 20)
        for _ in range(3):
            self.damage_something()
        await self._machine_is_killed()
        await asyncio.sleep(HOUR / 6)
        self._judge()

    async def _calm_down(self) -> None:
        """No more faults: after a while everything must recover by itself."""
        self.weather, self.is_disk_full, self.poison = CALM, False, 0
        while len(self.alive()) < self.count:
            await self.start_machine()
        for person in self.people:
            person.is_resting = True
        await asyncio.sleep(HOUR / 6)
        for machine in self.alive():
            self.laws.check_caught_up(machine)
            self.laws.check_accounts(machine.service.accounts)
        await asyncio.sleep(HOUR)
        for machine in self.alive():
            await self._check_progress(machine)

    async def _check_progress(self, machine: Machine) -> None:
        host = machine.service.host
        if host.troubles():
            raise self.laws.broken(f"troubles after an hour of calm: {host.troubles()}")
        waiting = {
            table: live.table.seq
            for table, live in host.live.items()
            if not live.is_stale
            and not live.table.over
            and not live.table.is_closed
            and any(live.is_bot(seat) for seat in live.table.waiting())
        }
        await asyncio.sleep(120)
        for table, seq in waiting.items():
            now = host.live.get(table)
            is_stuck = now is not None and not now.is_stale and now.table.seq == seq
            if is_stuck and table not in self.laws.damaged:
                raise self.laws.broken(f"the bots of table {table} do not go on after row {seq}")
        for table in sorted(self.laws.damaged):
            await self._check_damaged(machine, table)

    async def _check_damaged(self, machine: Machine, table: str) -> None:
        """A damaged table is frozen, or plays on; it never causes any other error."""

        async def look() -> str:
            try:
                opened = await machine.service.host.open(table)
            except Refused as refused:
                return refused.reason.code
            return type(opened).__name__

        found = await machine.run(look())
        if found not in (LiveTable.__name__, StillTable.__name__, "table_frozen"):
            raise self.laws.broken(f"damaged table {table}: {found}")
