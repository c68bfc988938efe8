"""A hostile client gets clean refusals, and the table stays as it was."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server import patient
from tests.server.clients import Client, new_table, quick_settings, running, tokens_of

GARBAGE = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    "42",
    '{"t": "hello"}',
    '{"v": 2, "t": "hello"}',
    '{"v": 1, "t": "nothing"}',
    '{"v": 1, "t": "hello", "tokens": "all"}',
    '{"v": 1, "t": "hello", "extra": 1}',
    '{"v": 1, "t": "choose", "cid": "a", "seat": -1, "expect": 0, "choice": 0}',
    '{"v": 1, "t": "choose", "cid": "a", "seat": 0, "expect": 0.5, "choice": 0}',
    '{"v": 1, "t": "choose", "cid": "", "seat": 0, "expect": 0, "choice": 0}',
    '{"v": 1, "t": "choose", "cid": "a b", "seat": 0, "expect": 0, "choice": 0}',
    '{"v": 1, "t": "chat", "cid": "a", "seat": 0, "text": ""}',
    "[" * 5_000,
    '{"v": 1, "t": "look", "seat": "0"}',
    "\ud7ff\x00",
]


async def refusal(page: Client, text: str | bytes) -> dict[str, Any]:
    """Send something and return the answer."""
    await page.socket.send(text)
    return await page.hear("no")


async def sends_garbage(address: str, table: dict[str, Any]) -> None:
    page = await Client.open(address, table["table"], tokens_of(table))
    before = await page.hello()
    for text in GARBAGE:
        answer = await refusal(page, text)
        assert (answer["cid"], answer["reason"]["code"]) == (None, "message_malformed"), text
    assert (await refusal(page, b"\xff\xfe\x00"))["reason"]["code"] == "message_malformed"
    long = json.dumps({"v": 1, "t": "chat", "cid": "a", "seat": 0, "text": "x" * 17_000})
    assert (await refusal(page, long))["reason"]["code"] == "message_too_long"
    after = await page.hello()
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])
    await page.close()


def test_garbage_is_refused_and_changes_nothing(address: str) -> None:
    asyncio.run(sends_garbage(address, new_table(address, "pebbles", "me", "link")))


async def sends_an_ocean(address: str, table: dict[str, Any]) -> None:
    page = await Client.open(address, table["table"], tokens_of(table))
    await page.hello()
    await page.socket.send("x" * 1_000_000)
    with pytest.raises(ConnectionClosed) as closed:
        await page.hear("no")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_monstrous_message_ends_the_socket(address: str) -> None:
    asyncio.run(sends_an_ocean(address, new_table(address, "pebbles", "me", "link")))


async def wrong_moves(address: str, table: dict[str, Any]) -> None:
    page = await Client.open(address, table["table"], tokens_of(table))
    choose = {"seat": 0, "expect": 0}
    await page.say("choose", cid="early", choice=0, **choose)
    assert (await page.hear("no"))["reason"]["code"] == "hello_first"
    now = await page.hello()
    legal = now["ask"]["choices"][0]["choice"]
    for choice, code in [
        (10_000, "choice_malformed"),
        (-1, "choice_malformed"),
        ({"is": "photo"}, "choice_malformed"),
        (12, "swap_later"),
    ]:
        answer = await page.choose(0, 0, choice)
        assert answer["reason"]["code"] == code
    assert (await page.choose(1, 0, legal))["reason"]["code"] == "not_your_seat"
    assert (await page.choose(9, 0, legal))["reason"]["code"] == "not_your_seat"
    assert (await page.choose(0, 5, legal))["reason"]["code"] == "stale"
    await page.say("choose", cid="none", **choose)
    assert (await page.hear("no"))["reason"]["code"] == "choice_malformed"
    await page.say("request", cid="r", choice=3, **choose)
    assert (await page.hear("no"))["reason"]["code"] == "not_asked"
    for kind in ("undo", "restart"):
        await page.say(kind, cid=f"u-{kind}", **choose)
        assert (await page.hear("no"))["reason"]["code"] == "nothing_to_undo"
    # The same message three times is one choice.
    for _ in range(3):
        await page.say("choose", cid="same", choice=legal, **choose)
    acks = [await page.hear("ack") for _ in range(3)]
    assert [ack["seq"] for ack in acks] == [1, 1, 1]
    assert (await page.choose(0, 0, legal))["reason"]["code"] == "stale"
    assert (await page.hello())["seq"] == 1
    await page.close()


def test_wrong_out_of_order_and_repeated_messages_are_refused(address: str) -> None:
    asyncio.run(wrong_moves(address, new_table(address, "pebbles", "me", "link")))


async def with_tokens(address: str, table: str, tokens: list[str]) -> list[int]:
    page = await Client.open(address, table, tokens)
    mine: list[int] = (await page.hello())["mine"]
    await page.close()
    return mine


def test_a_token_opens_its_own_seat_only(address: str) -> None:
    one, two = (new_table(address, "pebbles", "me", "me") for _ in range(2))
    assert asyncio.run(with_tokens(address, one["table"], tokens_of(one)[1:])) == [1]
    assert asyncio.run(with_tokens(address, one["table"], tokens_of(two))) == []
    assert asyncio.run(with_tokens(address, one["table"], ["", "x" * 64])) == []


async def status_of(address: str, table: str, **headers: str) -> int:
    try:
        page = await Client.open(address, table, [], additional_headers=headers)
    except InvalidStatus as refused:
        return refused.response.status_code
    await page.close()
    return 101


def test_pages_of_other_sites_are_turned_away(address: str) -> None:
    table = new_table(address, "pebbles", "me", "bot")["table"]
    assert asyncio.run(status_of(address, table, Origin=f"http://{address}")) == 101
    assert asyncio.run(status_of(address, table, Origin="http://evil.example")) == 403
    assert asyncio.run(status_of(address, table, Origin="null")) == 403
    evil = {"Origin": "http://evil.example", "Host": "evil.example"}
    body = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    for headers in (evil, {"Origin": "http://evil.example"}, {"Host": "evil.example"}):
        answer = patient.post(f"http://{address}/api/tables", json=body, headers=headers)
        assert (answer.status_code, answer.json()["reason"]["code"]) == (403, "wrong_origin")
    assert patient.get(f"http://{address}/health", headers=evil).status_code == 403


async def no_table(address: str) -> int:
    page = await Client.open(address, "nowhere", [])
    with pytest.raises(ConnectionClosed) as closed:
        await page.hello()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_there_is_no_such_table(address: str) -> None:
    assert asyncio.run(no_table(address)) == 4404


async def hurries(address: str, table: dict[str, Any]) -> None:
    page = await Client.open(address, table["table"], tokens_of(table))
    for _ in range(40):
        await page.say("pong")
    assert (await page.hear("no"))["reason"]["code"] == "too_fast"
    for _ in range(150):
        await page.say("pong")
    with pytest.raises(ConnectionClosed) as closed:
        await page.hear("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


async def crowds(address: str, table: str) -> None:
    first, second, third = [await Client.open(address, table, []) for _ in range(3)]
    assert (await first.hello())["watching"] == 1
    assert (await second.hello())["watching"] == 2
    assert (await third.hello())["reason"]["code"] == "too_many_spectators"
    assert (await second.hello())["t"] == "table"  # a second hello does not add a second spectator
    for page in (first, second, third):
        await page.close()


def test_limits_on_messages_tables_and_spectators(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path, rate=10, burst=30, tables_per_hour=3, spectators=2)
    with running(settings) as address:
        table = new_table(address, "pebbles", "me", "link")
        asyncio.run(hurries(address, table))
        asyncio.run(crowds(address, table["table"]))
        new_table(address, "pebbles", "me", "link")
        new_table(address, "pebbles", "me", "link")
        body = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        answer = patient.post(f"http://{address}/api/tables", json=body)
        assert (answer.status_code, answer.json()["reason"]["code"]) == (429, "too_fast")
        assert patient.get(f"http://{address}/health").json()["ok"]
