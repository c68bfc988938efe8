"""One writer per process: everything pending is committed in one transaction (group commit).

Both durable and fast: under load many choices share one flush to disk. Nobody is told that
something is written until the commit has returned.
"""

import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import lru_cache
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, Engine, Table, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ludoteca.tables.book.database import first_line
from ludoteca.tables.book.nudges import Nudge, Nudges

LOG = logging.getLogger(__name__)
MOST = 500  # jobs in one transaction, and rows in one statement


class NotSaved(Exception):
    """The database accepted nothing: the disk is full, or the database is gone."""


class Conflict(Exception):
    """Somebody else has written the same row: the table in memory is out of date."""


Work = Callable[[Connection], Any]


def nothing_else(connection: Connection) -> None:
    """Do nothing besides the inserts of a job."""


class Inserts(NamedTuple):
    """New rows for a table, inserted together with those of all jobs in the transaction."""

    table: Table
    values: list[dict[str, Any]]
    replaces: bool = False  # existing rows with the same key are replaced


class Job(NamedTuple):
    """Something to be written, where the answer goes, and what other processes are told."""

    work: Work
    answer: "Future[Any]"
    nudge: Nudge | None
    inserts: "tuple[Inserts, ...]"


class Writer:
    """Writes what it is given, in that order; somebody has to call `commit_some`."""

    def __init__(self, engine: Engine, nudges: Nudges | None = None) -> None:
        self.engine = engine
        self.nudges = nudges or Nudges()
        self.commits = 0
        self.jobs = 0
        self.trouble = ""  # why the last job that failed could not be written
        self.queue: SimpleQueue[Job | None] = SimpleQueue()

    def write(
        self, work: Work, nudge: Nudge | None = None, inserts: tuple[Inserts, ...] = ()
    ) -> "Future[Any]":
        """Queue the work, to be done after its inserts and committed; the future gives its answer.

        Work may be done again if something else in the same transaction fails.
        """
        answer: Future[Any] = Future()
        self.queue.put(Job(work, answer, nudge, inserts))
        return answer

    def close(self) -> None:
        """Write what is pending, and stop."""
        self.queue.put(None)
        while self.commit_some():
            pass

    def commit_some(self) -> bool:
        """Wait for something to write, and write it with everything pending; False at the end."""
        job = self.queue.get()
        if job is None:
            return False
        waiting, is_last = self._gather(job)
        # From here on nobody can cancel a job.
        jobs = [job for job in waiting if job.answer.set_running_or_notify_cancel()]
        self.jobs += len(jobs)
        if jobs:
            self._commit(jobs)
        return not is_last

    def _gather(self, first: Job) -> tuple[list[Job], bool]:
        jobs = [first]
        while len(jobs) < MOST:
            try:
                job = self.queue.get_nowait()
            except Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _commit(self, jobs: list[Job]) -> None:
        """Commit these jobs together; if that fails, in halves until only the faulty ones fail."""
        nudges = [job.nudge for job in jobs if job.nudge is not None] if self.nudges.is_on else []
        try:
            with self.engine.begin() as connection:
                _insert_all(connection, jobs)
                answers = [job.work(connection) for job in jobs]
                if nudges:
                    self.nudges.within(connection, nudges)
        except Exception as error:
            if len(jobs) == 1 or self._is_gone():
                self._refuse(jobs, error)
            else:
                half = len(jobs) // 2
                self._commit(jobs[:half])
                self._commit(jobs[half:])
            return
        self.commits += 1
        self.trouble = ""
        for job, answer in zip(jobs, answers, strict=True):
            job.answer.set_result(answer)
        if nudges:
            self.nudges.after(nudges)

    def _is_gone(self) -> bool:
        """Return whether the database is out of reach, so that no job would fare better."""
        try:
            with self.engine.connect() as connection:
                connection.execute(text("SELECT 1"))
        except SQLAlchemyError:
            return True
        return False

    def _refuse(self, jobs: list[Job], error: Exception) -> None:
        """Fail these jobs with the reason why they were not written."""
        why: Exception = error
        if isinstance(error, IntegrityError):
            why = Conflict(str(error.orig))
        elif isinstance(error, (SQLAlchemyError, OSError)):
            why = NotSaved(str(error))
            self.trouble = first_line(error)
            LOG.error("%d jobs were not written: %s", len(jobs), self.trouble)
        for job in jobs:
            job.answer.set_exception(why)


class ThreadWriter(Writer):
    """Writes in a thread of its own."""

    def __init__(self, engine: Engine, nudges: Nudges | None = None) -> None:
        super().__init__(engine, nudges)
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self.queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while self.commit_some():
            pass


def _insert_all(connection: Connection, jobs: list[Job]) -> None:
    """Insert the rows of all jobs, those of each table together.

    Tables go in the order of first mention: a job names what others refer to first.
    """
    values: dict[tuple[Table, bool], list[dict[str, Any]]] = {}
    for job in jobs:
        for table, rows, replaces in job.inserts:
            values.setdefault((table, replaces), []).extend(rows)
    for (table, replaces), rows in values.items():
        wanted = _last_of_each(table, rows) if replaces else rows
        for start in range(0, len(wanted), MOST):
            _insert(connection, table, wanted[start : start + MOST], replaces)


def _last_of_each(table: Table, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the rows without those that a later row with the same key replaces."""
    keys = [column.name for column in table.primary_key]
    return list({tuple(row[key] for key in keys): row for row in rows}.values())


def _insert(
    connection: Connection, table: Table, rows: list[dict[str, Any]], replaces: bool
) -> None:
    """Insert rows with one statement.

    With a statement per row, this thread would yield after each one and wait for its turn while
    the event loop runs as long as it likes: under load a commit took many times as long as the
    disk.
    """
    names = tuple(rows[0])
    statement = insert_text(connection.dialect, table, names, len(rows), replaces)
    connection.exec_driver_sql(statement, tuple(row[name] for row in rows for name in names))


@lru_cache(maxsize=2 * MOST)
def insert_text(
    dialect: Dialect, table: Table, names: tuple[str, ...], count: int, replaces: bool
) -> str:
    """Return the statement that inserts `count` rows, in the form the database driver takes."""
    quote = dialect.identifier_preparer.quote
    mark = "?" if dialect.paramstyle == "qmark" else "%s"
    row = f"({', '.join([mark] * len(names))})"
    columns = ", ".join(map(quote, names))
    statement = f"INSERT INTO {quote(table.name)} ({columns}) VALUES {', '.join([row] * count)}"
    if not replaces:
        return statement
    keys = ", ".join(quote(column.name) for column in table.primary_key)
    new = ", ".join(f"{quote(name)} = excluded.{quote(name)}" for name in names)
    return f"{statement} ON CONFLICT ({keys}) DO UPDATE SET {new}"
