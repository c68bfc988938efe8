"""kill -9 under load: nothing that was acknowledged is lost, on both databases.

This is a slice of the thousand kills of scripts/kill_servers.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from ludoteca.tables.book.database import sqlite_url
from tests.killing.kills import DATABASE, REDIS, SERVER, Plan, run
from tests.killing.laws import Book, LawBroken
from tests.tables.hosting import Ear, House, choose

SLICE = Plan(kills=6, tables=4)
# With these seeds, the few kills of the slice hit everything that can be hit.
TWINS = Plan(kills=4, tables=4, database="postgres", servers=2, kill_database=True, seed=3)
THREE = TWINS._replace(kill_redis=True, kills=6, seed=5)
MANY = 200  # kills in the long runs


def plan_of(slice: Plan, long_run: bool) -> Plan:
    """Return the plan, with more kills in the long runs."""
    return slice._replace(kills=MANY, tables=12) if long_run else slice


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(long_run: bool) -> None:
    plan = plan_of(SLICE, long_run)
    report = run(plan)
    assert report.kills == {SERVER: plan.kills}
    assert report.acknowledged >= plan.kills


@pytest.mark.postgres
def test_nothing_is_lost_when_one_of_two_servers_or_postgres_is_killed(long_run: bool) -> None:
    report = run(plan_of(TWINS, long_run))
    assert report.kills[DATABASE] > 0
    assert report.acknowledged >= report.kills.total()


@pytest.mark.postgres
@pytest.mark.redis
def test_nothing_is_lost_when_redis_is_lost_as_well(long_run: bool) -> None:
    report = run(plan_of(THREE, long_run))
    assert report.kills[REDIS] > 0
    assert report.acknowledged >= report.kills.total()


def sql(statement: str) -> Callable[[Book], None]:
    """Return a function that changes a book behind everybody's back."""

    def change(book: Book) -> None:
        with book.store.engine.begin() as connection:
            connection.execute(text(statement))

    return change


def told_otherwise(book: Book) -> None:
    """Let a page see what nobody else sees."""
    book.saw({"seq": 2, "eyes": None, "view": {}, "waiting": [], "over": False, "closed": False})


def acked_twice(book: Book) -> None:
    """Acknowledge the same message under two numbers."""
    for seq in (1, 2):
        book.acked("0.c", seq)


FAULTS: dict[str, Callable[[Book], None]] = {
    "LOST": lambda book: book.acked("0.never", 2),
    "as 1 and as 2": acked_twice,
    "row 9 was told": lambda book: book.told.update({(9, 0): "something"}),
    "otherwise": told_otherwise,
    "refused, and are written": lambda book: book.refused.add("c1"),
    "row 3 after 1": sql('DELETE FROM "rows" WHERE seq = 2'),
    "does not replay": sql("UPDATE \"rows\" SET hash = 'other' WHERE seq = 2"),
}


@pytest.mark.parametrize("what", FAULTS)
def test_the_laws_bite(tmp_path: Path, what: str) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "here")
        ear = Ear(None)
        live.watchers[ear] = None
        book = Book(house.store, live.head.id)
        for number in range(3):
            book.acked(f"c{number}", await choose(live, live.table.waiting()[0], f"c{number}"))
        told: list[dict[str, Any]] = ear.messages("moment")
        for message in told:
            book.saw(message)

        def judge() -> None:
            FAULTS[what](book)
            book.read()

        with pytest.raises(LawBroken, match=what):
            judge()

    House(sqlite_url(tmp_path / "tables.db")).run(work)


def test_rows_that_change_afterwards_are_found(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "here")
        book = Book(house.store, live.head.id)
        await choose(live, live.table.waiting()[0])
        book.close()
        book.check_unchanged()
        sql('UPDATE "rows" SET at = at + 1')(book)
        with pytest.raises(LawBroken, match="not what they were"):
            book.check_unchanged()

    House(sqlite_url(tmp_path / "tables.db")).run(work)
