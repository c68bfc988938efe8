"""One bad row harms nobody else: not in a transaction, not when tables are loaded or looked after.

Whatever a table's rows hold, they freeze that table alone.
"""

import asyncio
import contextlib
import logging
import threading
from concurrent.futures import Future
from typing import Any

import pytest
from sqlalchemy import text

from ludoteca.tables.book.rows import CHOICE, Row
from ludoteca.tables.book.store import Said, Store
from ludoteca.tables.book.writer import NotSaved
from ludoteca.tables.host import Habits
from ludoteca.tables.play.carrying import StillTable
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.refusing import Refused
from ludoteca.tables.tending import Tending
from tests.contract import sent
from tests.patience import until_soon
from tests.tables.hosting import House, choose

CLOCK = {"kind": "turn", "bank": 3_600_000, "increment": 0}


# -- together in one transaction ----------------------------------------------------------------


def test_a_job_that_the_database_refuses_takes_no_other_with_it(database: str) -> None:
    """One job in two hundred asks the database itself for something impossible."""

    async def make(house: House) -> None:
        for _ in range(4):
            tables.append((await house.table("me", "link")).head.id)

    tables: list[str] = []
    House(database).run(make)
    store = Store(database)
    gate = threading.Event()
    store.writer.write(lambda connection: gate.wait() and None)

    def say(numbers: range) -> list["Future[None]"]:
        lines = (Said(number + 1, 0, f"c{number}", "hello", 1) for number in numbers)
        return [store.say(tables[line.n % 4], line) for line in lines]

    waiting = say(range(77))
    broken = store.writer.write(lambda connection: connection.execute(text("SELECT no()")))
    waiting += say(range(77, 200))
    gate.set()
    assert isinstance(broken.exception(), NotSaved)
    assert [future.exception() for future in waiting] == [None] * 200
    assert sum(len(store.chat(table)) for table in tables) == 200
    store.close()


# -- written on the disk ------------------------------------------------------------------------


def damage(store: Store, statement: str, **values: Any) -> None:
    """Change the database, as a broken disk or an unlucky hand would."""
    with store.engine.begin() as connection:
        assert connection.execute(text(statement), values).rowcount > 0


ROW = 'UPDATE "rows" SET data = :data WHERE table_id = :table AND seq = 1'
DAMAGES = {
    "a row without end": (ROW, {"data": '{"no'}),
    "a row of another kind": (ROW, {"data": '{"is": "photo"}'}),
    "a row of nothing": (ROW, {"data": "null"}),
    "a deep row": (ROW, {"data": "[" * 100_000}),
    "a row of nobody": ('UPDATE "rows" SET seat = 77 WHERE table_id = :table', {}),
    "an unknown row": ("UPDATE \"rows\" SET kind = 'dance' WHERE table_id = :table", {}),
    "options": ("UPDATE tables SET options = :data WHERE id = :table", {"data": "]["}),
    "a box": ("UPDATE tables SET box = :data WHERE id = :table", {"data": '{"pebble": 5}'}),
    "a list for a box": ("UPDATE tables SET box = :data WHERE id = :table", {"data": "[1]"}),
    "a clock": ("UPDATE tables SET clock = :data WHERE id = :table", {"data": '{"hands": 2}'}),
    "a game": ("UPDATE tables SET game = 'chess' WHERE id = :table", {}),
    "seats": ("UPDATE tables SET seats = 9 WHERE id = :table", {}),
}


@pytest.mark.parametrize("what", DAMAGES)
def test_what_is_damaged_freezes_its_table_alone(
    database: str, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    statement, values = DAMAGES[what]
    tables: list[str] = []

    async def first(house: House) -> None:
        for _ in range(3):
            live = await house.table("me", "here", clock=CLOCK)
            await choose(live, 0)
            tables.append(live.head.id)

    async def second(house: House) -> None:
        damage(house.store, statement, table=tables[1], **values)
        house.host.open_house()
        await until_soon(lambda: {tables[0], tables[2]} <= set(house.host.live))
        for table in (tables[0], tables[2]):
            live = await house.host.open(table)
            assert isinstance(live, LiveTable)
            await choose(live, 1)
        with contextlib.suppress(Refused):  # without a head there is nothing to show
            still = await house.host.open(tables[1])
            assert isinstance(still, StillTable)
            assert sent(still.message(0))["frozen"]
        assert f"table {tables[1]} is frozen" in caplog.text
        heads = {head.id for head in house.store.heads(tables)}
        assert {tables[0], tables[2]} <= heads
        await house.host.sweep()
        assert house.host.troubles() == {}

    House(database).run(first)
    with caplog.at_level(logging.WARNING):
        House(database, Habits(pause=0, abandoned=-1)).run(second)


SNAPSHOTS = ["", "null", "[]", '{"state": 5}', '{"views": [], "log": 3}', "[" * 50_000]


@pytest.mark.parametrize("data", SNAPSHOTS)
@pytest.mark.parametrize("is_frozen", [False, True])
def test_a_snapshot_is_only_a_cache(database: str, data: str, is_frozen: bool) -> None:
    """A bad one is skipped and replaced; a table that can only be read is read without it."""
    tables: list[str] = []

    async def first(house: House) -> None:
        live = await house.table("me", "here")
        tables.append(live.head.id)
        while not live.table.over and live.table.seq < 10:
            await choose(live, live.table.waiting()[0])

    async def second(house: House) -> None:
        changed = {"data": data, "table": tables[0]}
        damage(house.store, "UPDATE snapshots SET data = :data WHERE table_id = :table", **changed)
        if is_frozen:
            row = Row(11, CHOICE, 1, "x", 99, "0" * 16, 1, 5)
            house.store.append(tables[0], [row]).result()
        opened = await house.host.open(tables[0])
        if is_frozen:
            assert isinstance(opened, StillTable)
            assert sent(opened.message(0))["frozen"]
        else:
            assert isinstance(opened, LiveTable)
            assert opened.table.seq == 10

    House(database).run(first)
    House(database).run(second)
    store = Store(database)
    kept = store.snapshot(tables[0])
    assert is_frozen or (kept is not None and kept.data["views"])
    store.close()


# -- tasks that nobody waits for ------------------------------------------------------------------


def test_what_must_run_runs_on_and_its_trouble_is_told(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        failing = [True]
        sweeps = []

        async def sweep() -> None:
            sweeps.append(failing[0])
            if failing[0]:
                raise RuntimeError("the floor is wet")

        monkeypatch.setattr("ludoteca.tables.tending.SHORTEST", 0.01)
        monkeypatch.setattr(house.host, "sweep", sweep)
        house.host.open_house()
        await until_soon(lambda: house.host.troubles())
        assert "the floor is wet" in house.host.troubles()["housekeeping"]
        await until_soon(lambda: len(sweeps) > 2)
        failing[0] = False
        await until_soon(lambda: not house.host.troubles())

    House(database, Habits(pause=0, sweep=0.01)).run(work)


def test_a_task_that_fails_is_told(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    async def work() -> None:
        task = Tending().start(fail(), "counting")
        await asyncio.wait([task])
        await asyncio.sleep(0)

    with caplog.at_level(logging.ERROR):
        asyncio.run(work())
    assert "counting failed" in caplog.text
