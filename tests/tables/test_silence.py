"""Live moments: answers count as they arrive, and a long enough silence is an answer too."""

import asyncio

import pytest

from ludoteca.games.picture_perfect.rules.table.choices import BID, HOLD
from ludoteca.tables.book.rows import Row
from ludoteca.tables.host import Habits
from ludoteca.tables.play.bots import act_for_silent
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.refusing import Refused
from tests.contract import sent
from tests.tables.hosting import Ear, House, choose, settle

LIVE = {"mode": "auction", "open_auction": "live"}
SEED = 10  # an Open Auction comes first: seat 0 offers, 1 to 3 bid
TEN = 10_000


def bid(number: int) -> int:
    return BID + 2 * number


async def auction(house: House, *kinds: str) -> LiveTable:
    """Bring a table to its first live auction; everybody does what silence would do."""
    live = await house.table(*kinds, game="picture_perfect", options=LIVE, seed=SEED)
    while not live.table.silences():
        seat = live.table.waiting()[0]
        await choose(live, seat, choice=live.table.game.fallback(live.table.state, seat))
    return live


async def say(live: LiveTable, seat: int, choice: int, expect: int) -> None:
    """Answer as a page would that last heard of row `expect`."""
    cid = f"{seat}.{choice}.{expect}"

    def deed(table: HostedTable, at: int) -> list[Row]:
        return [table.choose(seat, cid, choice, at)]

    await live.act(seat, cid, expect, deed, lambda seq: None)


def lines(live: LiveTable, since: int) -> list[str]:
    """Return briefly who said what after a row."""
    told = [line.event for line in live.table.log if line.seq > since]
    return [f"{e.args['seat']} {e.kind}" for e in told if e.kind in ("raised", "held", "bought")]


@pytest.mark.rule("P-VAR-06")
def test_answers_count_in_the_order_in_which_they_arrive(database: str) -> None:
    """ST-13: two raise to 2 at the same time; the second is told why not, and may say more."""

    async def work(house: House) -> None:
        live = await auction(house, "me", "me", "me", "me")
        assert live.table.waiting() == (1, 2, 3)
        seen = live.table.seq
        await say(live, 1, bid(2), seen)
        with pytest.raises(Refused) as refused:
            await say(live, 2, bid(2), seen)
        assert refused.value.reason.code == "bid_too_low"
        await say(live, 2, bid(3), seen)
        with pytest.raises(Refused) as refused:  # seat 1 is asked again, with another question
            await say(live, 1, bid(4), seen)
        assert refused.value.reason.code == "stale"
        assert live.table.undo_depth(2) == 0  # what was said was heard
        await say(live, 1, HOLD, live.table.seq)
        await say(live, 3, HOLD, live.table.seq)
        assert lines(live, seen)[-1] == "seat.2 bought"

    House(database).run(work)


@pytest.mark.rule("P-VAR-06", "P-AUCT-20")
def test_who_is_silent_for_ten_seconds_after_the_last_raise_holds(database: str) -> None:
    async def work(house: House) -> None:
        live = await auction(house, "me", "me", "me", "me")
        start, seen = house.clock.time, live.table.seq
        ears = [Ear(seat, seat) for seat in range(4)]
        live.watchers.update(dict.fromkeys(ears))
        message = sent(live.message(1))
        assert message["ask"]["silence"] == {"left": TEN, "choice": HOLD}
        house.clock.time = start + 6_000
        await say(live, 2, HOLD, seen)  # a hold gives nobody more time
        assert live.silences.next_due() == start + TEN
        house.clock.time = start + 9_999
        await house.host.act_for_late(live)
        assert lines(live, seen) == ["seat.2 held"]
        await say(live, 1, bid(2), live.table.seq)  # a raise does
        raised = ears[2].messages("moment")[-1]["ask"]["silence"]
        assert raised == {"left": TEN, "choice": HOLD}
        house.clock.time = start + 9_999 + TEN
        await house.host.act_for_late(live)
        told = ["seat.2 held", "seat.1 raised", "seat.2 held", "seat.3 held", "seat.1 bought"]
        assert lines(live, seen) == told
        # Nobody ran out of time: holding is what silence means.
        assert all(line.event.kind != "out_of_time" for line in live.table.log)
        again = await House(database).host.open(live.head.id)
        assert isinstance(again, LiveTable)
        assert again.table.log == live.table.log

    House(database).run(work)


@pytest.mark.rule("P-VAR-06")
def test_the_server_holds_by_itself_when_the_time_comes(database: str) -> None:
    async def work(house: House) -> None:
        live = await auction(house, "me", "me", "me", "me")
        seen = live.table.seq
        house.clock.time += TEN - 50
        house.host.visited(live)
        house.clock.time += 50
        await settle(live, lambda live: live.table.seq >= seen + 3)
        assert lines(live, seen) == ["seat.1 held", "seat.2 held", "seat.3 held"]

    House(database).run(work)


def test_a_hold_that_comes_too_late_is_not_said(database: str) -> None:
    """Somebody raises just when the others' time is up: their time starts again."""

    async def work(house: House) -> None:
        live = await auction(house, "me", "me", "me", "me")
        seen = live.table.seq
        house.clock.time += TEN
        late = live.now()
        async with live.lock:
            raising = asyncio.create_task(say(live, 3, bid(1), seen))
            await asyncio.sleep(0)
            holding = asyncio.create_task(act_for_silent(live, late))
            await asyncio.sleep(0)
        await asyncio.gather(raising, holding)
        assert lines(live, seen) == ["seat.3 raised"]

    House(database).run(work)


def test_people_who_share_a_page_are_not_hurried(database: str) -> None:
    async def work(house: House) -> None:
        live = await auction(house, "me", "here", "here", "me")
        seen = live.table.seq
        live.watchers[Ear(None, 1, 2)] = None
        house.clock.time += TEN
        await house.host.act_for_late(live)
        assert lines(live, seen) == ["seat.3 held"]
        assert live.silences.next_due(live.unhurried()) is None

    House(database).run(work)


def test_bots_bid_in_live_auctions(database: str) -> None:
    """Bots have their own chance: nobody knows in advance which lot is auctioned openly."""

    def has_held(live: LiveTable) -> bool:
        return any(line.event.kind == "held" for line in live.table.log)

    async def work(house: House) -> None:
        live = await house.table(*["bot"] * 3, game="picture_perfect", options=LIVE, seed=SEED)
        await settle(live, has_held)
        assert has_held(live)

    House(database, Habits(pause=0)).run(work)
