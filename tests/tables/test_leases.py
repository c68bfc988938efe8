"""Several processes on one database: a table's bots think in just one; a rematch is one."""

import asyncio
import random
from typing import Any

import pytest

from ludoteca.tables.after.rematching import play_again
from ludoteca.tables.book.leases import LEASE, end_lease, take_lease
from ludoteca.tables.book.rows import CHOICE
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.thinking.thinkers import Question, Thinkers, think
from tests.contract import sent
from tests.tables.conftest import empty_database
from tests.tables.hosting import Ear, House, choose, settle
from tests.tables.postgres import Cluster

pytestmark = pytest.mark.postgres


class CountedThinkers(Thinkers):
    """Think at once, and count how often."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts = 0

    async def choice(self, question: Question, table: str) -> Any:
        self.thoughts += 1
        await asyncio.sleep(0.02)  # long enough for the others to start, if they were going to
        return think(question)


class Twins:
    """Two hosts on one database, as in two processes; both watch each other's tables."""

    def __init__(self, database: str) -> None:
        self.houses = [House(database), House(database)]
        self.thinkers = [CountedThinkers(), CountedThinkers()]
        for house, thinkers in zip(self.houses, self.thinkers, strict=True):
            house.host.thinkers = thinkers

    async def table(self, *kinds: str) -> list[LiveTable]:
        """Make a table and open it at both."""
        for house in self.houses:
            house.host.listen()
        made = await self.houses[0].table(*kinds)
        opened = [made, await self.houses[1].host.open(made.head.id)]
        lives = [live for live in opened if isinstance(live, LiveTable)]
        for seat, live in enumerate(lives):
            live.watchers[Ear(seat, seat)] = None
        return lives

    async def stop(self) -> None:
        for house in self.houses:
            await house.host.stop()


@pytest.fixture
def twins(postgres: Cluster) -> Twins:
    """Two hosts on an empty database."""
    return Twins(empty_database(postgres))


async def is_over(live: LiveTable) -> bool:
    """Wait until the person is asked, and return whether the game has ended instead."""
    await settle(live, lambda live: live.table.over or live.table.waiting() == (0,))
    return live.table.over


async def play_out(twins: Twins) -> None:
    lives = await twins.table("me", "bot", "bot")
    chance = random.Random(2)
    while not await is_over(lives[0]):
        at = chance.choice(lives)  # the person may be at either
        await settle(at, lambda live: live.table.seq >= lives[0].table.seq)
        row = await choose(at, 0, f"p{at.table.seq}")
        await settle(lives[0], lambda live, row=row: live.table.seq >= row)  # type: ignore[misc]
    await settle(lives[1], lambda live: live.table.over)
    rows = twins.houses[0].store.rows(lives[0].head.id)
    by_bots = [row for row in rows if row.seat != 0 and row.kind == CHOICE]
    assert len(by_bots) > 5
    assert sum(thinkers.thoughts for thinkers in twins.thinkers) == len(by_bots)
    await twins.stop()


def test_the_bots_of_a_table_think_in_one_process(twins: Twins) -> None:
    asyncio.run(play_out(twins))


async def fall_silent(twins: Twins) -> None:
    """The process with the lease is killed: the other takes over once the lease has run out."""
    first, second = twins.houses
    live = await second.table("me", "bot")
    assert not await is_over(live)
    before = twins.thinkers[1].thoughts
    first.clock.time = second.clock.time = second.clock.time + LEASE + 1
    taken = await asyncio.wrap_future(take_lease(first.store, live.head.id, first.clock.now()))
    assert taken
    while live.table.waiting() == (0,):
        await choose(live, 0)
    await asyncio.sleep(0.3)
    assert 1 in live.table.waiting()  # not ours to think for
    assert twins.thinkers[1].thoughts == before
    second.clock.time += LEASE + 1
    await is_over(live)
    assert twins.thinkers[1].thoughts > before
    await twins.stop()


def test_another_process_takes_over_when_one_falls_silent(twins: Twins) -> None:
    asyncio.run(fall_silent(twins))


def test_a_lease_is_taken_renewed_and_ended(twins: Twins) -> None:
    async def leases() -> None:
        one, other = (house.store for house in twins.houses)
        live = await twins.houses[0].table("me", "me")
        table = live.head.id
        assert take_lease(one, table, 0).result()
        assert take_lease(one, table, 1_000).result()
        assert not take_lease(other, table, LEASE + 500).result()
        end_lease(other, table).result()  # not its lease to end
        assert not take_lease(other, table, LEASE + 500).result()
        end_lease(one, table).result()
        assert take_lease(other, table, LEASE + 500).result()
        await twins.stop()

    asyncio.run(leases())


async def rematch(twins: Twins) -> None:
    one, other = await twins.table("me", "me")
    head = one.head
    wishes = [head._replace(id=f"again{n}", rematch_of=head.id) for n in range(4)]
    hosts = [house.host for house in twins.houses]
    found = await asyncio.gather(
        *(play_again(hosts[n % 2], (one, other)[n % 2], wish) for n, wish in enumerate(wishes))
    )
    assert len(set(found)) == 1  # at whichever process each of them asked
    [table] = set(found)
    for live in (one, other):
        await settle(live, lambda live: live.head.next_table == table)
        [ear] = live.watchers
        assert isinstance(ear, Ear)
        assert [told["table"] for told in ear.messages("rematch")] == [table]
        assert sent(live.message(None))["table"]["next_table"] == table
    later = await hosts[1].open(table)
    assert isinstance(later, LiveTable)
    assert later.head.rematch_of == head.id
    unused = [wish.id for wish in wishes if wish.id != table]
    assert [hosts[0].store.head(table) for table in unused] == [None] * 3
    await twins.stop()


def test_a_rematch_is_the_same_at_all_processes(twins: Twins) -> None:
    asyncio.run(rematch(twins))
