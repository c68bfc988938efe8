"""Kills under load: servers, PostgreSQL and Redis die without warning, and everybody plays on."""

import asyncio
import contextlib
import random
import re
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.killing.crowd import Crowd
from tests.killing.laws import LawBroken
from tests.killing.nursery import ForkedServer, Nursery
from tests.patience import GLANCE, until_soon
from tests.server.processes import Redis
from tests.tables.conftest import empty_database
from tests.tables.postgres import Cluster, cluster

FEWEST = 5  # choices acknowledged between two kills, at least
BREATH = 25  # kills after which every table and every bot must have moved on
SERVER, ALL_SERVERS, DATABASE = "a server", "all servers", "PostgreSQL"
REDIS, HUNG_REDIS = "Redis", "Redis, which only hangs"

# What Python itself says in a thinking process that was just starting when its server was killed.
ORPHANED = re.compile(
    r"Traceback \(most recent call last\):\n"
    r'  File "<string>", line 1, in <module>\n'
    r"(?:  .*\n|/.*resource_tracker.*\n)*"
    r"(?:EOFError: .*|_pickle\.UnpicklingError: .*|$)"
)


class Plan(NamedTuple):
    """What is to be done."""

    kills: int = 1000
    database: str = "sqlite"
    servers: int = 1
    tables: int = 12
    seed: int = 1
    kill_database: bool = False
    kill_redis: bool = False
    pace: float = 0.1  # seconds that people think, at most

    def victims(self) -> list[str]:
        """Return what is killed in one round, some more often."""
        found = [SERVER] * 5 + ([ALL_SERVERS] if self.servers > 1 else [])
        return found + [DATABASE] * 2 * self.kill_database + [REDIS, HUNG_REDIS] * self.kill_redis


class Report(NamedTuple):
    """What came of it."""

    kills: Counter[str]
    acknowledged: int
    resent: int
    finished: int
    rows: int
    seconds: float
    delays: dict[str, list[float]]  # until the first choice is acknowledged after a kill
    bots: list[float]  # until bots go on
    counts: Counter[str]


class Siege:
    """Servers, their database, and a crowd, until the last kill."""

    def __init__(self, plan: Plan, folder: Path, stack: ExitStack) -> None:
        self.plan = plan
        self.chance = random.Random(plan.seed)
        self.number = 0
        self.kills: Counter[str] = Counter()
        self.delays: dict[str, list[float]] = {}
        self.bots: list[float] = []
        self.cluster: Cluster | None = None
        self.redis: Redis | None = None
        database = f"sqlite:///{folder}/tables.db"
        if plan.database == "postgres":
            self.cluster = stack.enter_context(cluster())
            database = empty_database(self.cluster)
        if plan.kill_redis:
            self.redis = Redis(folder)
            stack.callback(self.redis.kill)
        broker = self.redis.url if self.redis is not None else ""
        nursery = Nursery()
        stack.callback(nursery.close)
        self.servers = [
            ForkedServer(nursery, database, broker, folder / f"server-{number}.log")
            for number in range(plan.servers)
        ]
        for server in self.servers:
            server.wait()
        addresses = [server.address for server in self.servers]
        self.crowd = Crowd(database, addresses, plan.seed, plan.pace)

    async def run(self) -> Report:
        """Kill and check, as often as planned."""
        began, crowd = time.monotonic(), self.crowd
        playing = asyncio.gather(*(crowd.table(number) for number in range(self.plan.tables)))
        killing = asyncio.create_task(self._kill_all())
        try:
            await asyncio.wait((playing, killing), return_when=asyncio.FIRST_COMPLETED)
            if playing.done():
                await playing  # raises whatever ended it
            await killing
            crowd.is_ending = True
            await playing
        finally:
            crowd.is_ending = True
            killing.cancel()
            playing.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await playing
        crowd.check_all()
        self._look_at_logs()
        report = Report(
            self.kills, crowd.acknowledged, crowd.resent, crowd.games,
            sum(book.seq for book in crowd.finished), time.monotonic() - began,
            self.delays, self.bots, crowd.counts,
        )  # fmt: skip
        await crowd.close()
        return report

    async def _kill_all(self) -> None:
        crowd, victims = self.crowd, list[str]()
        await until_soon(lambda: len(crowd.playing) == self.plan.tables)
        while self.number < self.plan.kills:
            self.number += 1
            before = crowd.acknowledged
            while crowd.acknowledged < before + FEWEST:
                await asyncio.sleep(GLANCE)
            await asyncio.sleep(self.chance.uniform(0, 0.4))
            if not victims:
                victims = self.plan.victims()
                self.chance.shuffle(victims)
            victim = victims.pop()
            self.kills[victim] += 1
            await self._kill(victim)
            await self._until_answered(victim)
            self.delays.setdefault(victim, []).append(crowd.answered_at - crowd.hit_at)
            self._look_at_logs()
            if self.number % BREATH == 0 or self.number == self.plan.kills:
                await self._breathe()

    async def _until_answered(self, victim: str) -> None:
        """Wait until somebody who was cut off gets an acknowledgement again."""
        crowd = self.crowd

        def is_answered() -> bool:
            if not crowd.answered_at and all(person.now.get("over") for person in crowd.hit):
                crowd.count("games that ended before anybody who was cut off had to choose")
                crowd.hit = set(crowd.people())
            return crowd.answered_at > 0

        try:
            await until_soon(is_answered)
        except AssertionError:
            people = "\n".join(person.told() for person in crowd.hit)
            raise LawBroken(f"nobody was answered after {victim}:\n{people}") from None

    def _hit(self, *servers: ForkedServer) -> None:
        """Note whom a kill cuts off: only their first answer counts."""
        crowd, addresses = self.crowd, {server.address for server in servers}
        people = crowd.people()
        hit = {person for person in people if person.address in addresses}
        crowd.hit, crowd.hit_at = hit or set(people), time.monotonic()
        crowd.answered_at = 0.0

    async def _kill(self, victim: str) -> None:
        if victim == DATABASE:
            await self._kill_database()
        elif victim in (REDIS, HUNG_REDIS):
            await self._lose_redis(victim == HUNG_REDIS)
        else:
            dying = self.servers if victim == ALL_SERVERS else [self.chance.choice(self.servers)]
            await self._kill_servers(dying)

    async def _kill_servers(self, dying: list[ForkedServer]) -> None:
        for server in dying:
            server.kill()
        self._hit(*dying)
        self.crowd.read_books()
        await asyncio.sleep(self.chance.choice((0.0, self.chance.uniform(0, 0.5))))
        for server in dying:
            server.launch()
        for server in dying:
            await asyncio.to_thread(server.wait)

    async def _kill_database(self) -> None:
        assert self.cluster is not None
        self.crowd.has_books.clear()
        await asyncio.to_thread(self.cluster.kill)
        self._hit(*self.servers)
        for server in self.servers:
            await self._is_kind(server)
        await asyncio.sleep(self.chance.uniform(0, 1))
        await asyncio.to_thread(self.cluster.start)
        self.crowd.read_books()
        self.crowd.has_books.set()
        for server in self.servers:
            await asyncio.to_thread(server.wait)

    async def _is_kind(self, server: ForkedServer) -> None:
        """A server without its database says so, and refuses politely."""
        while await asyncio.to_thread(server.health) != 503:
            await asyncio.sleep(0.05)
        for path in ("/api/tables/lobby", "/api/tables/mine", "/api/games"):
            await self.crowd.ask("GET", server.address, path)

    async def _lose_redis(self, is_only_hung: bool) -> None:
        assert self.redis is not None
        if is_only_hung:
            self.redis.process.send_signal(signal.SIGSTOP)
        else:
            self.redis.kill()
        self._hit(*self.servers)
        for server in self.servers:
            await self._is_kind(server)
        await asyncio.sleep(self.chance.uniform(0, 1))
        if is_only_hung:
            self.redis.process.send_signal(signal.SIGCONT)
        else:
            self.redis.start()
        for server in self.servers:
            await asyncio.to_thread(server.wait)

    async def _breathe(self) -> None:
        """Wait until every table has moved on, and its bots have chosen."""
        crowd, began = self.crowd, time.monotonic()
        crowd.read_books()
        before = [(play, play.book.seq, play.book.bots) for play in crowd.playing.values()]
        waiting = {id(play) for play, _, _ in before if play.sort.has_bots}

        def have_gone_on() -> bool:
            crowd.read_books()
            for play, _, bots in before:
                if id(play) in waiting and (play.book.bots > bots or play.is_over):
                    waiting.discard(id(play))
                    self.bots.append(time.monotonic() - began)
            return not waiting and all(p.book.seq > seq or p.is_over for p, seq, _ in before)

        await until_soon(have_gone_on)

    def _look_at_logs(self) -> None:
        for server in self.servers:
            said = server.log.read_text("utf-8") if server.log.exists() else ""
            said = ORPHANED.sub("", said)
            for trouble in ("Traceback", "is frozen"):
                if trouble in said:
                    place = said.index(trouble)
                    raise LawBroken(f"a server said: {said[max(0, place - 500) : place + 6000]}")


@contextmanager
def siege(plan: Plan) -> Iterator[Siege]:
    """Give everything a plan needs, and clean up afterwards."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="ludoteca-kills-"))
        yield Siege(plan, Path(folder), stack)


def run(plan: Plan) -> Report:
    """Carry out a plan, or raise the broken law, with the number of the kill."""
    with siege(plan) as made:
        try:
            return asyncio.run(made.run())
        except AssertionError as broken:
            raise LawBroken(f"seed {plan.seed}, kill {made.number}: {broken}") from broken
