"""One writer per process: all that waits is committed in one transaction (group commit).

Durable and fast together: under load many choices share one flush to the disk. Nobody is told that
something is written before the commit has returned.
"""

import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Table, insert
from sqlalchemy.exc import DBAPIError, IntegrityError

from ludoteca.tables.hints import Hint, Hints

MOST = 500  # jobs in one transaction


class NotSaved(Exception):
    """The database took nothing: the disk is full, or it is gone."""


class Conflict(Exception):
    """Somebody else has written the same row: what is in memory is out of date."""


Work = Callable[[Connection], Any]


def nothing_else(connection: Connection) -> None:
    """Do nothing besides the inserts of a job."""


class Inserts(NamedTuple):
    """New rows of a table: those of all jobs in a transaction are inserted at once."""

    table: Table
    values: list[dict[str, Any]]


class Job(NamedTuple):
    """Something to be written, where the answer goes, and what other processes are told."""

    work: Work
    answer: "Future[Any]"
    hint: Hint | None
    inserts: "Inserts | None"


class Writer:
    """Writes what it is given in a thread of its own, in the order it was given."""

    def __init__(self, engine: Engine, hints: Hints | None = None) -> None:
        self.engine = engine
        self.hints = hints or Hints()
        self.commits = 0
        self.jobs = 0
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(
        self, work: Work, hint: Hint | None = None, inserts: Inserts | None = None
    ) -> "Future[Any]":
        """Let the work be done and committed; the future gives its answer, or why not.

        Work may be done a second time alone if it was in the same transaction as a conflict.
        """
        answer: Future[Any] = Future()
        self._queue.put(Job(work, answer, hint, inserts))
        return answer

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            job = self._queue.get()
            if job is None:
                return
            waiting, is_last = self._gather(job)
            # From here on nobody can call a job off any more.
            jobs = [job for job in waiting if job.answer.set_running_or_notify_cancel()]
            self.jobs += len(jobs)
            self._commit(jobs)
            if is_last:
                return

    def _gather(self, first: Job) -> tuple[list[Job], bool]:
        jobs = [first]
        while len(jobs) < MOST:
            try:
                job = self._queue.get_nowait()
            except Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _commit(self, jobs: list[Job]) -> None:
        hints = [job.hint for job in jobs if job.hint is not None] if self.hints.is_on else []
        try:
            with self.engine.begin() as connection:
                _insert_all(connection, jobs)
                answers = [job.work(connection) for job in jobs]
                if hints:
                    self.hints.within(connection, hints)
            self.commits += 1
        except IntegrityError as error:
            if len(jobs) == 1:
                jobs[0].answer.set_exception(Conflict(str(error.orig)))
            else:
                for job in jobs:
                    self._commit([job])
        except (DBAPIError, OSError) as error:
            for job in jobs:
                job.answer.set_exception(NotSaved(str(error)))
        except Exception as error:  # one job's own fault must not stop the writer
            if len(jobs) == 1:
                jobs[0].answer.set_exception(error)
            else:
                for job in jobs:
                    self._commit([job])
        else:
            for job, answer in zip(jobs, answers, strict=True):
                job.answer.set_result(answer)
            if hints:
                self.hints.after(hints)


def _insert_all(connection: Connection, jobs: list[Job]) -> None:
    values: dict[Table, list[dict[str, Any]]] = {}
    for job in jobs:
        if job.inserts is not None:
            values.setdefault(job.inserts.table, []).extend(job.inserts.values)
    for table, rows in values.items():
        connection.execute(insert(table), rows)
