"""Live tables: bots, clocks, absence, rows that cannot be saved, rows somebody else has written."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from ludoteca.core.seeds import seed_data
from ludoteca.tables.book.rows import CHOICE, Row
from ludoteca.tables.book.store import Store
from ludoteca.tables.host import Habits, NoTable
from ludoteca.tables.play.carrying import StillTable
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.refusing import Refused
from tests.contract import sent
from tests.tables.hosting import Ear, House, choose, settle


def is_over(live: LiveTable) -> bool:
    return live.table.over


def test_bots_play_a_table_to_its_end_and_it_is_kept(database: str) -> None:
    async def work(house: House) -> None:
        live = await house.table("bot", "bot", "bot")
        ear = Ear(None)
        live.watchers[ear] = None
        await settle(live, lambda live: bool(ear.messages("over")))
        over = ear.messages("over")[-1]
        assert over["fair"]["commitment"] == live.head.commitment
        assert over["fair"]["seed"] == seed_data(live.head.seed)
        await settle(live, lambda live: not live.lock.locked())
        again = await House(database).host.open(live.head.id)
        assert isinstance(again, LiveTable)
        assert again.table.over
        assert again.table.standing() == live.table.standing()
        assert again.status == "over"

    House(database).run(work)


def test_hard_questions_are_thought_about_in_another_process(database: str) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "link", game="pebbles")
        seats = [seat._replace(kind="bot", level="sharp") for seat in live.head.seats]
        live.head = live.head._replace(seats=tuple(seats))
        house.host.visited(live)
        await settle(live, lambda live: live.table.seq >= 3)

    House(database).run(work)


def test_the_sender_is_acknowledged_before_the_others_are_told(database: str) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "link")
        ear = Ear(1)
        live.watchers[ear] = None
        heard: list[int] = []

        def acked(seq: int) -> None:
            heard.append(len(ear.heard))
            assert house.store.rows(live.head.id)[-1].seq == seq  # committed before

        decision = live.table.decision(0)
        assert decision is not None
        choice = decision.options[0]
        deed = lambda table, at: [table.choose(0, "a", choice, at)]  # noqa: E731
        await live.act(0, "a", 0, deed, acked)
        assert heard == [0]
        assert len(ear.heard) == 1

    House(database).run(work)


def test_what_cannot_be_saved_did_not_happen(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "link")
        ear = Ear(0, 0)
        live.watchers[ear] = None
        before = live.table.game.state_hash(live.table.state)
        with monkeypatch.context() as broken:
            broken.setattr(house.store.engine, "begin", gone)
            with pytest.raises(Refused) as refused:
                await choose(live, 0, "a")
        assert refused.value.reason.code == "not_saved"
        assert live.table.game.state_hash(live.table.state) == before
        assert (live.table.seq, ear.heard) == (0, [])
        assert await choose(live, 0, "a") == 1  # the same message again

    def gone() -> Any:
        raise OSError("gone")

    House(database).run(work)


@asynccontextmanager
async def open_elsewhere(database: str, live: LiveTable) -> AsyncIterator[LiveTable]:
    """Give the same table as another process sees it; its connections end with the test."""
    other = House(database)
    try:
        theirs = await other.host.open(live.head.id)
        assert isinstance(theirs, LiveTable)
        yield theirs
    finally:
        await other.host.stop()


def test_a_table_that_somebody_else_wrote_to_catches_up(database: str) -> None:
    """Two processes at one database: the row's number decides, and the loser takes the next."""

    async def work(house: House) -> None:
        mine, ear = await house.table("me", "link"), Ear(0, 0)
        async with open_elsewhere(database, mine) as theirs:
            await choose(theirs, 1)
            mine.watchers[ear] = None
            assert await choose(mine, 0, "late") == 2  # meant for row 1, and just as good after it
            assert await house.host.open(mine.head.id) is mine
            assert [told["seq"] for told in ear.messages("moment")] == [1, 2]
            await theirs.catch_up()
            assert theirs.table.log == mine.table.log
            assert await choose(theirs, 0, "late", choice=0) == 2  # already sent to the other

    House(database).run(work)


def test_what_was_meant_for_an_earlier_question_is_refused(database: str) -> None:
    """Somebody holds the same seat at two processes: the second answer comes too late."""

    async def work(house: House) -> None:
        mine, ear = await house.table("me", "link"), Ear(0, 0)
        async with open_elsewhere(database, mine) as theirs:
            for seat in (1, 0):
                await choose(theirs, seat)
            mine.watchers[ear] = None
            with pytest.raises(Refused) as refused:
                await choose(mine, 0, "late")
            assert refused.value.reason.code == "stale"
            assert mine.table.seq == theirs.table.seq == 2
            assert mine.table.log == theirs.table.log
            assert ear.messages("moment")[-1]["seq"] == 2

    House(database).run(work)


def test_what_somebody_else_wrote_and_nobody_understands_freezes_the_table(database: str) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "link")
        ear = Ear(0, 0)
        live.watchers[ear] = None
        strange = Row(1, "magic", 0, "m", 0, "0" * 16, live.table.record.rules, 0)
        house.store.append(live.head.id, [strange]).result()
        with pytest.raises(Refused) as refused:
            await choose(live, 0, "late")
        assert refused.value.reason.code == "stale"
        assert live.table.seq == 0
        assert isinstance(await house.host.open(live.head.id), StillTable)

    House(database).run(work)


def test_a_retry_is_acknowledged_again_even_after_a_restart(database: str) -> None:
    async def first(house: House) -> None:
        live = await house.table("me", "link")
        tables.append(live.head.id)
        assert await choose(live, 0, "a") == 1

    async def second(house: House) -> None:
        live = await house.host.open(tables[0])
        assert isinstance(live, LiveTable)
        assert await choose(live, 0, "a", choice=0) == 1
        assert len(house.store.rows(tables[0])) == 1

    tables: list[str] = []
    House(database).run(first)
    House(database).run(second)


def test_somebody_who_is_here_loses_only_one_decision_to_the_clock(database: str) -> None:
    async def work(house: House) -> None:
        clock = {"kind": "turn", "bank": 30_000, "increment": 0}
        live = await house.table("me", "link", clock=clock)
        ear = Ear(0, 0, 1)
        live.watchers[ear] = None
        house.clock.time += 30_000
        await house.host.act_for_late(live)
        assert [line.event.kind for line in live.table.log].count("out_of_time") == 2
        assert live.table.stand_ins == set()
        assert live.table.seq >= 2

    House(database).run(work)


def test_a_bot_takes_the_seat_of_somebody_absent_whose_time_is_up(database: str) -> None:
    async def work(house: House) -> None:
        clock = {"kind": "turn", "bank": 30_000, "increment": 0}
        live = await house.table("me", "here", clock=clock)
        house.clock.time += 30_000
        await house.host.act_for_late(live)
        assert live.table.stand_ins == {0, 1}
        await settle(live, is_over)
        kinds = [line.event.kind for line in live.table.log]
        assert kinds.count("stood_in") == 2

    House(database).run(work)


def test_clocks_go_on_after_a_restart(database: str) -> None:
    """A bank remembers what was spent; the time the server was down costs nobody anything."""
    clock = {"kind": "bank", "bank": 60_000, "increment": 1_000}
    tables: list[str] = []

    async def first(house: House) -> None:
        live = await house.table("me", "here", clock=clock)
        tables.append(live.head.id)
        house.clock.time += 20_000
        await choose(live, 0)
        assert live.clocks.left(0, house.clock.now()) == 41_000

    async def second(house: House) -> None:
        house.clock.time += 10_000_000
        await house.host.wake_timed()
        live = house.host.live[tables[0]]
        assert live.clocks.left(0, house.clock.now()) == 41_000
        assert live.clocks.left(1, house.clock.now()) == 60_000

    House(database).run(first)
    House(database).run(second)


def test_idle_tables_are_let_go_and_come_back(database: str) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "link")
        await choose(live, 0)
        ear = Ear(0, 0)
        live.watchers[ear] = None
        house.clock.time += 10_000_000
        await house.host.sweep()
        assert live.head.id in house.host.live  # somebody is watching
        live.watchers.clear()
        await house.host.sweep()
        assert house.host.live == {}
        again = await house.host.open(live.head.id)
        assert isinstance(again, LiveTable)
        assert again.table.seq == 1
        assert again.table.log == live.table.log

    House(database).run(work)


def test_abandoned_tables_are_closed_but_stay_readable(database: str) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "link")
        house.clock.time += 11_000
        await house.host.sweep()
        again = await house.host.open(live.head.id)
        assert isinstance(again, LiveTable)
        assert again.status == "closed"
        with pytest.raises(Refused) as refused:
            await choose(again, 0)
        assert refused.value.reason.code == "table_closed"
        assert sent(again.message(0))["log"][-1]["kind"] == "table_ended"

    House(database, Habits(pause=0, abandoned=10)).run(work)


def test_a_seat_given_up_is_played_by_a_bot_and_the_last_one_closes_the_table(
    database: str,
) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "here")
        await house.host.leave(live, 1)
        assert live.head.seats[1].kind == "left"
        await settle(live, lambda live: live.table.waiting() == (0,))
        await house.host.leave(live, 0)
        assert live.status == "closed"

    House(database).run(work)


def test_there_is_no_table_of_a_wrong_id(database: str) -> None:
    async def work(house: House) -> None:
        with pytest.raises(NoTable):
            await house.host.open("nowhere")

    House(database).run(work)


def test_damaged_rows_freeze_a_table_that_can_still_be_read(database: str) -> None:
    async def first(house: House) -> None:
        live = await house.table("me", "link")
        tables.append(live.head.id)
        await choose(live, 0)

    async def second(house: House) -> None:
        still = await house.host.open(tables[0])
        assert not isinstance(still, LiveTable)
        assert "row 2" in still.why
        told = sent(still.message(0))
        assert told["frozen"]
        assert told["view"]["hand"]
        assert [line["kind"] for line in told["log"]][:2] == ["dealt", "dealt"]

    tables: list[str] = []
    House(database).run(first)
    store = Store(database)
    store.append(tables[0], [Row(2, CHOICE, 1, "x", 99, "0" * 16, 1, 5)]).result()
    store.close()
    House(database).run(second)
