"""Clocks that somebody sets: months forwards or backwards, and no game is affected."""

import time
from pathlib import Path

import pytest

from ludoteca.tables.book.clock_rules import DAY
from ludoteca.tables.book.database import sqlite_url
from ludoteca.tables.book.heads import PLAYING
from ludoteca.tables.book.store import Store
from ludoteca.tables.host import Host
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.play.making import SeatWish, Wish, new_table
from ludoteca.tables.thinking.thinkers import Thinkers
from ludoteca.tables.times import HouseTime
from tests.tables.hosting import House, choose

YEAR = 365 * DAY


class Machine:
    """A machine whose clock can be set, unlike the time since it was started."""

    def __init__(self) -> None:
        self.passed = 5_000_000_000  # nanoseconds
        self.clock = 1_900_000_000_000  # milliseconds

    def run(self, milliseconds: int) -> None:
        self.passed += milliseconds * 1_000_000
        self.clock += milliseconds

    def times(self, store: Store) -> HouseTime:
        start = store.house_time() or self.clock
        return HouseTime(start, lambda: self.passed, lambda: self.clock)


def house_on(database: str, machine: Machine) -> House:
    """Return a house that runs on the machine's time."""
    house = House(database)
    house.host = Host(house.store, Thinkers(1), house.host.habits, machine.times(house.store))
    return house


async def timed_table(house: House, kind: str, bank: int) -> LiveTable:
    seats = [SeatWish("me"), SeatWish("here")]
    wish = Wish("pebbles", seats, {}, clock={"kind": kind, "bank": bank, "increment": 0}, seed=3)
    head, _ = new_table(wish, None, house.host.times)
    return await house.host.make(head)


@pytest.mark.parametrize("jump", [-YEAR, YEAR // 2, 3 * YEAR])
@pytest.mark.parametrize(("kind", "bank"), [("turn", 60_000), ("bank", 60_000), ("days", 2 * DAY)])
def test_setting_the_clock_costs_and_gives_no_time(
    database: str, kind: str, bank: int, jump: int
) -> None:
    machine = Machine()
    tables: list[str] = []

    async def first(house: House) -> None:
        live = await timed_table(house, kind, bank)
        tables.append(live.head.id)
        machine.run(10_000)
        await choose(live, 0)
        machine.run(5_000)
        machine.clock += jump
        before = live.table.seq
        await house.host.act_for_late(live)
        await house.host.sweep()
        assert live.table.seq == before
        assert live.clocks.left(1, house.host.now()) == bank - 15_000
        assert live.status == PLAYING

    async def second(house: House) -> None:
        """The clock was set while no server ran: that costs nobody any time either."""
        machine.run(20)
        await house.host.wake_timed()
        await house.host.sweep()
        live = house.host.live[tables[0]]
        assert live.status == PLAYING
        assert live.table.stand_ins == set()
        spent = {"turn": 0, "bank": 0, "days": 15_000}[kind]  # a turn of days goes on with its rest
        assert live.clocks.left(1, house.host.now()) == pytest.approx(bank - spent, abs=100)

    house_on(database, machine).run(first)
    machine.clock += jump
    house_on(database, machine).run(second)


def test_months_of_running_do_close_what_was_abandoned(database: str) -> None:
    machine = Machine()

    async def work(house: House) -> None:
        live = await timed_table(house, "days", 10 * DAY)
        machine.run(61 * DAY)
        await house.host.sweep()
        again = await house.host.open(live.head.id)
        assert isinstance(again, LiveTable)
        assert again.status == "closed"

    house_on(database, machine).run(work)


def test_house_time_goes_on_where_it_stopped(database: str) -> None:
    machine = Machine()
    stopped: list[int] = []

    async def work(house: House) -> None:
        machine.run(7_000)
        await house.host.sweep()
        stopped.append(house.host.now())

    house_on(database, machine).run(work)
    machine.passed = 0  # the machine itself was started again
    machine.clock += 40 * DAY
    house_on(database, machine).run(work)
    assert stopped[1] - stopped[0] == 7_000


def test_a_process_that_is_behind_catches_up(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "tables.db"))
    assert store.put_house_time(900).result() == 900
    assert store.put_house_time(500).result() == 900
    assert store.put_house_time(950).result() == 950
    assert store.house_time() == 950
    store.close()


def test_durations_ignore_the_wall_clock(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same with this machine's real clock."""

    async def work(house: House) -> None:
        house.host = Host(house.store, Thinkers(1), house.host.habits)
        live = await timed_table(house, "turn", 3_600_000)
        monkeypatch.setattr(time, "time_ns", lambda: 10**18 * 3)
        await house.host.act_for_late(live)
        await house.host.sweep()
        assert live.table.seq == 0
        assert live.status == PLAYING

    House(database).run(work)
