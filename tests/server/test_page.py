"""One page on its socket: slow readers, silent ones, people who leave and come back."""

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from ludoteca.contract.from_server import Chat
from ludoteca.server.counters import COUNTERS
from ludoteca.server.settings import Settings
from ludoteca.server.socket import POLICY, Page
from ludoteca.tables.book.database import sqlite_url
from ludoteca.tables.play.live import LiveTable
from tests.patience import until_soon
from tests.server import patient
from tests.server.clients import Client, new_table, quick_settings, running, tokens_of
from tests.tables.hosting import House, choose, settle


class Tap:
    """A wire that lets messages through only while it is open."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_open = asyncio.Event()
        self.sent: list[dict[str, Any]] = []
        self.closed: list[int] = []

    async def receive(self) -> str | bytes | None:
        return await self.inbox.get()

    async def send(self, message: bytes) -> None:
        await self.is_open.wait()
        self.sent.append(json.loads(message))

    async def close(self, code: int) -> None:
        self.closed.append(code)

    def say(self, kind: str, **fields: Any) -> None:
        self.inbox.put_nowait(json.dumps({"v": 1, "t": kind, **fields}))


def test_a_page_that_does_not_read_is_sent_the_whole_table_later(tmp_path: Path) -> None:
    """256 messages wait for it; the whole table, as it is by then, replaces any after that."""

    async def work(house: House) -> None:
        live = await house.table("me", "link")
        tap = Tap()
        page = Page(house.host, Settings(""), live.head.id, tap)
        serving = asyncio.create_task(page.serve())
        tap.say("hello")
        await until_soon(lambda: page in live.watchers)
        before = COUNTERS.resyncs
        for number in range(400):
            live.broadcast(Chat(number, 0, "", 0))
        await choose(live, 0)
        assert COUNTERS.resyncs == before + 1
        tap.is_open.set()
        await until_soon(lambda: tap.sent and tap.sent[-1].get("seq") == 1)
        kinds = [message["t"] for message in tap.sent]
        assert kinds[0] == "table"
        assert kinds[-1] == "table"
        assert kinds.count("chat") <= Settings("").queue + 1
        numbers = [message["n"] for message in tap.sent if message["t"] == "chat"]
        assert numbers == list(range(len(numbers)))  # in order, without a gap
        live.broadcast(Chat(1000, 0, "", 0))
        await until_soon(lambda: tap.sent[-1].get("n") == 1000)
        tap.inbox.put_nowait(None)
        await serving
        assert page not in live.watchers

    House(sqlite_url(tmp_path / "tables.db")).run(work)


def test_a_silent_page_is_asked_and_then_given_up(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "link")
        tap = Tap()
        tap.is_open.set()
        page = Page(house.host, Settings("", ping=0.05, silence=0.4), live.head.id, tap)
        serving = asyncio.create_task(page.serve())
        tap.say("hello")
        await until_soon(lambda: {"t": "ping"} in tap.sent)
        for _ in range(8):  # for longer than the allowed silence
            house.clock.time += 300
            tap.say("pong")
            await until_soon(lambda: page._heard_at == house.clock.time)
        assert tap.closed == []
        house.clock.time += 400
        await serving
        assert tap.closed == [POLICY]
        assert page not in live.watchers

    House(sqlite_url(tmp_path / "tables.db")).run(work)


async def is_hung_up(address: str, table: str) -> int | None:
    page = await Client.open(address, table, [])
    await page.hello()
    assert (await page.hear())["t"] in ("ping", "seats")
    with contextlib.suppress(ConnectionClosed):
        while True:
            await page.hear()
    return page.socket.close_code


def test_a_real_socket_is_closed_after_too_long_a_silence(tmp_path: Path) -> None:
    with running(quick_settings(tmp_path, ping=0.05, silence=0.3)) as address:
        table = new_table(address, "pebbles", "me", "link")
        assert asyncio.run(is_hung_up(address, table["table"])) == POLICY


async def leaves(address: str, table: dict[str, Any]) -> None:
    """One of two people gives the seat up: a bot plays on, and the old token opens nothing."""
    mine, theirs = tokens_of(table)
    page = await Client.open(address, table["table"], [mine])
    await page.hello()
    where = f"http://{address}/api/tables/{table['table']}/leave"
    async with patient.AsyncClient() as browser:
        stranger = await browser.post(where, json={"seat": 1, "tokens": [mine]})
        assert stranger.json()["reason"]["code"] == "not_your_seat"
        told = await browser.post(where, json={"seat": 1, "tokens": [theirs]})
    assert told.json()["seats"][1]["kind"] == "left"
    while (await page.hear("seats"))["seats"][1]["kind"] != "left":
        pass
    over = await page.play(random.Random(1))  # a bot plays the other seat to the end
    assert len(over["standing"]["scores"]) == 2
    gone = await Client.open(address, table["table"], [theirs])
    assert (await gone.hello())["mine"] == []
    for one in (page, gone):
        await one.close()


def test_somebody_leaves_for_good_and_a_bot_plays_on(address: str) -> None:
    asyncio.run(leaves(address, new_table(address, "pebbles", "me", "me", level="easy")))


def test_a_table_that_everybody_has_left_is_closed(address: str) -> None:
    table = new_table(address, "pebbles", "me", "bot", level="easy")
    where = f"http://{address}/api/tables/{table['table']}"
    told = patient.post(f"{where}/leave", json={"seat": 0, "tokens": tokens_of(table)})
    assert told.json()["status"] == "closed"
    assert patient.get(where).json()["status"] == "closed"


async def is_stood_in_for(address: str, table: dict[str, Any]) -> None:
    """The other person has been away for a long time: a bot may play until they come back."""
    mine, theirs = tokens_of(table)
    other = await Client.open(address, table["table"], [theirs])
    await other.hello()
    page = await Client.open(address, table["table"], [mine])
    await page.hello()
    await page.say("stand_in", cid="a", seat=0, on=True, whose=1)
    assert (await page.hear("no", "ack"))["reason"]["code"] == "still_here"
    await other.close()
    await page.hear("seats")
    await asyncio.sleep(0.25)
    await page.say("stand_in", cid="b", seat=0, on=True, whose=1)
    assert (await page.hear("no", "ack"))["t"] == "ack"
    told = await page.hear("seats")
    assert told["seats"][1]["stand_in"] is True
    again = await Client.open(address, table["table"], [theirs])
    await again.hello()
    await again.say("stand_in", cid="c", seat=1, on=False)
    assert (await again.hear("no", "ack"))["t"] == "ack"
    assert (await again.hello())["seats"][1]["stand_in"] is False
    for one in (page, again):
        await one.close()


def test_a_bot_plays_for_somebody_who_has_been_away(tmp_path: Path) -> None:
    with running(quick_settings(tmp_path, absence=0.2)) as address:
        table = new_table(address, "pebbles", "me", "me", level="easy")
        asyncio.run(is_stood_in_for(address, table))


def test_a_note_is_written_over_a_socket(address: str) -> None:
    async def writes(table: dict[str, Any]) -> None:
        page = await Client.open(address, table["table"], tokens_of(table)[:1])
        now = await page.hello()
        assert now["note"] == ""
        await page.say("note", cid="n", seat=0, text="remember")
        assert (await page.hear("ack"))["cid"] == "n"
        assert (await page.hello())["note"] == "remember"
        await page.say("note", cid="o", seat=1, text="not mine")
        assert (await page.hear("no"))["reason"]["code"] == "not_your_seat"
        await page.say("note", cid="p", seat=0, text="x" * 4001)
        assert (await page.hear("no"))["reason"]["code"] == "note_too_long"
        await page.close()

    options = {"notebook": True}
    asyncio.run(writes(new_table(address, "picture_perfect", "me", "link", options=options)))


def test_a_stale_table_is_loaded_again_for_its_page(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "link")
        tap = Tap()
        tap.is_open.set()
        page = Page(house.host, Settings(""), live.head.id, tap)
        serving = asyncio.create_task(page.serve())
        tap.say("hello")
        await until_soon(lambda: page in live.watchers)
        live.is_stale = True
        live.changed(live)
        await until_soon(lambda: house.host.live[live.head.id] is not live)
        again = house.host.live[live.head.id]
        assert isinstance(again, LiveTable)
        assert page in again.watchers
        tap.inbox.put_nowait(None)
        await serving
        await settle(again, lambda again: page not in again.watchers)

    House(sqlite_url(tmp_path / "tables.db")).run(work)


def test_attempts_have_a_limit_of_their_own(tmp_path: Path) -> None:
    """Beyond it they are refused one by one, and whoever sends them is not thrown out."""

    async def work(house: House) -> None:
        live = await house.table("me", "link")
        tap = Tap()
        tap.is_open.set()
        settings = Settings("", tries=3, seconds_of_tries=1e9)
        serving = asyncio.create_task(Page(house.host, settings, live.head.id, tap).serve())
        tap.say("hello")
        for number in range(200):
            tap.say("try", cid=f"t-{number}", seat=0, expect=0)
        await until_soon(lambda: len(tap.sent) > 200)
        refused = [message["reason"]["code"] for message in tap.sent if message["t"] == "no"]
        assert refused == ["not_your_seat"] * 3 + ["too_fast"] * 197
        assert tap.closed == []
        tap.inbox.put_nowait(None)
        await serving

    House(sqlite_url(tmp_path / "tables.db")).run(work)
