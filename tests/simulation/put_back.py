"""Faults of former days, put back on purpose: the simulation must find each of them."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, update

from ludoteca.server.service import Service
from ludoteca.server.socket import Page
from ludoteca.tables.book.schema import ACCOUNTS
from ludoteca.tables.book.store import Store
from ludoteca.tables.book.writer import NotSaved, Writer, _insert_all
from ludoteca.tables.host import Host
from ludoteca.tables.people import accounts
from ludoteca.tables.people.accounts import Account, Accounts
from ludoteca.tables.play.clocks import Clocks
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.times import HouseTime

PutBack = Callable[[pytest.MonkeyPatch], None]


def a_faulty_job_fails_all_others(patch: pytest.MonkeyPatch) -> None:
    """A failing commit takes every job in it down, even those that were fine."""

    def commit(self: Writer, jobs: list[Any]) -> None:
        try:
            with self.engine.begin() as connection:
                _insert_all(connection, jobs)
                answers = [job.work(connection) for job in jobs]
        except Exception as error:
            for job in jobs:
                job.answer.set_exception(NotSaved(str(error)))
            return
        for job, answer in zip(jobs, answers, strict=True):
            job.answer.set_result(answer)

    patch.setattr(Writer, "_commit", commit)


def damage_ends_the_housekeeping(patch: pytest.MonkeyPatch) -> None:
    """An unreadable table stops the loop that looks after all of them."""

    async def wake_timed(self: Host) -> None:
        for table in self.store.timed():
            await self.open(table)

    patch.setattr(Host, "wake_timed", wake_timed)


def rights_are_looked_up_once(patch: pytest.MonkeyPatch) -> None:
    """Whoever said hello with a token keeps the seat for as long as the socket is open."""

    def own(self: Page, live: LiveTable, seat: int) -> None:
        """Refuse nobody: they were somebody once."""

    patch.setattr(Page, "_own", own)
    patch.setattr(Page, "reseat", lambda self: None)


def changes_are_seen_before_they_are_written(patch: pytest.MonkeyPatch) -> None:
    """A change is made to the table itself, and taken back if it cannot be written."""
    patch.setattr(HostedTable, "draft", lambda self: self)


def time_is_the_clock_on_the_wall(patch: pytest.MonkeyPatch) -> None:
    """Everything is measured by a clock that anybody can set."""
    patch.setattr(HouseTime, "now", lambda self: self.date())


def clocks_of_seats_given_up_run_on(patch: pytest.MonkeyPatch) -> None:
    """Nobody stops the clock of a seat that a bot plays now."""

    def charge_for(self: Clocks, rows: Any) -> None:
        """Charge nobody."""

    patch.setattr(Clocks, "charge_for", charge_for)


def lost_nudges_are_lost(patch: pytest.MonkeyPatch) -> None:
    """If a nudge is lost, nobody ever finds out."""

    async def catch_up(self: Host) -> None:
        """Look at nothing."""

    patch.setattr(Host, "catch_up", catch_up)


def acknowledged_before_it_is_written(patch: pytest.MonkeyPatch) -> None:
    """The writer answers at once, and writes when it likes."""
    write = Store.append

    def append(self: Store, *what: Any) -> Any:
        write(self, *what)
        answer: Future[None] = Future()
        answer.set_result(None)
        return answer

    patch.setattr(Store, "append", append)


def open_pages_outlive_their_session(patch: pytest.MonkeyPatch) -> None:
    """Somebody who has signed out can go on playing on a page that is still open."""

    async def recheck(self: Service, account: int | None = None) -> None:
        """Look at nobody."""

    patch.setattr(Service, "_recheck", recheck)


def a_new_password_ends_no_session(patch: pytest.MonkeyPatch) -> None:
    """Whoever was signed in elsewhere stays signed in."""

    def change(self: Accounts, account: Account, old: str, password: str, kept: str) -> None:
        self.check(account.name, old)
        hash = accounts.HASHER.hash(password)

        def work(connection: Connection) -> None:
            here = ACCOUNTS.c.id == account.id
            connection.execute(update(ACCOUNTS).where(here).values(password=hash))

        self.store.writer.write(work).result()

    patch.setattr(Accounts, "change_password", change)


def names_are_compared_letter_by_letter(patch: pytest.MonkeyPatch) -> None:
    """Somebody with a Cyrillic letter passes for somebody else."""
    patch.setattr(accounts, "_is_like", accounts._is_called)


FINDINGS: tuple[PutBack, ...] = (
    a_faulty_job_fails_all_others,
    lost_nudges_are_lost,
    rights_are_looked_up_once,
    changes_are_seen_before_they_are_written,
    time_is_the_clock_on_the_wall,
    damage_ends_the_housekeeping,
    acknowledged_before_it_is_written,
    clocks_of_seats_given_up_run_on,
    open_pages_outlive_their_session,
    a_new_password_ends_no_session,
    names_are_compared_letter_by_letter,
)


@contextmanager
def put_back(fault: PutBack) -> Iterator[None]:
    """Put a fault back for the length of this block."""
    with pytest.MonkeyPatch.context() as patch:
        fault(patch)
        yield
