"""A disk that is slow, full, or forgets to answer; and a writer without a thread."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, event, text

from ludoteca.tables.book.nudges import Nudge, Nudges
from ludoteca.tables.book.writer import Inserts, Job, Work, Writer

if TYPE_CHECKING:
    from tests.simulation.house import House


class Answer(Future[Any]):
    """The writer's answer; a caller that cannot wait for it forces the write."""

    def __init__(self, writer: "SlowWriter") -> None:
        super().__init__()
        self.writer = writer

    def result(self, timeout: float | None = None) -> Any:
        """Return the answer; a thread would wait for it."""
        if not self.done():
            self.writer.commit_all()
        return super().result(0)


class SlowWriter(Writer):
    """Writes a little later, as a thread would; anything pending when its machine dies is lost."""

    def __init__(self, engine: Engine, nudges: Nudges, house: "House") -> None:
        super().__init__(engine, nudges)
        self.house = house
        self._is_due = False

    def write(
        self, work: Work, nudge: Nudge | None = None, inserts: tuple[Inserts, ...] = ()
    ) -> "Future[Any]":
        """Do the work soon."""
        answer = Answer(self)
        self.queue.put(Job(work, answer, nudge, inserts))
        if self.house.happens(self.house.poison):
            self.queue.put(Job(poison, Answer(self), None, ()))
            self.house.laws.count("poisoned jobs")
        if not self._is_due:
            self._is_due = True
            delay = self.house.chance.random() * self.house.weather.disk_delay
            asyncio.get_running_loop().call_later(delay, self.commit_all)
        return answer

    def commit_all(self) -> None:
        """Write everything that is waiting."""
        self._is_due = False
        while not self.queue.empty():
            self.commit_some()
        self.house.look_at_rows()


def poison(connection: Connection) -> None:
    """Ask the database for something that it will always refuse."""
    connection.execute(text("SELECT no_such_function()"))


def misbehaving(engine: Engine, house: "House") -> None:
    """Let a database fail now and then, depending on the weather."""
    dialect: Any = engine.dialect
    commit, execute = dialect.do_commit, dialect.do_execute

    def do_commit(connection: Any) -> None:
        if house.happens(house.weather.commit_fails) or house.is_disk_full:
            house.failed_at = house.loop.time()
            raise sqlite3.OperationalError("database or disk is full")
        commit(connection)
        if house.happens(house.weather.commit_unanswered):
            house.failed_at = house.loop.time()
            raise sqlite3.OperationalError("the answer was lost")

    def do_execute(cursor: Any, statement: str, *rest: Any) -> None:
        is_read = statement.startswith("SELECT")
        if is_read and house.happens(house.weather.read_fails):
            house.failed_at = house.loop.time()
            raise sqlite3.OperationalError("disk I/O error")
        execute(cursor, statement, *rest)

    dialect.do_commit, dialect.do_execute = do_commit, do_execute

    @event.listens_for(engine, "connect")
    def quick(connection: Any, _: Any) -> None:
        # This proves that we do things in the right order, not that the disk does: nobody pulls the
        # plug.
        connection.execute("PRAGMA synchronous=OFF")


class Wire(Nudges):
    """Nudges between machines: lost, late, doubled, and out of order."""

    is_on = True

    def __init__(self, house: "House") -> None:
        self.house = house
        self.heard: Callable[[Nudge | None], None] = lambda nudge: None

    def after(self, nudges: Any) -> None:
        """Send nudges on their way."""
        for nudge in nudges:
            self.house.spread(nudge)

    def listen(self, heard: Callable[[Nudge | None], None]) -> None:
        """Start listening."""
        self.heard = heard
        heard(None)
