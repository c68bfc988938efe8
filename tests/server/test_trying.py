"""Trying choices at a real table: answered from what the seat knows, and nothing changes."""

import asyncio
from typing import Any

from ludoteca.server.settings import Settings
from tests.server import patient
from tests.server.clients import Client, new_table, tokens_of

SEED = 11


async def at_dream_home(address: str) -> tuple[Client, dict[str, Any]]:
    """Return the page of seat 0 at a new table of Dream Home, and its first question."""
    options = {"first_player": "p1"}
    table = new_table(address, "dream_home", "me", "me", "me", "me", seed=SEED, options=options)
    page = await Client.open(address, table["table"], tokens_of(table)[:1])
    told = await page.hello()
    return page, told


async def asked_to_try(page: Client, seq: int, choices: list[Any], **more: Any) -> dict[str, Any]:
    """Return the answer to an attempt."""
    fields = {"cid": "t-1", "seat": 0, "expect": seq, "choices": choices, **more}
    await page.say("try", **fields)
    return await page.hear("tried", "no")


async def trying_changes_nothing(address: str) -> None:
    page, told = await at_dream_home(address)
    column = told["ask"]["choices"][0]["choice"]
    tried = await asked_to_try(page, told["seq"], [column])
    assert (tried["t"], tried["made"], tried["reason"], tried["end"]) == ("tried", 1, None, "asked")
    assert tried["ask"]["kind"] == "place_room"
    places = [option["choice"] for option in tried["ask"]["choices"]]
    assert [option["choice"] for option in tried["each"]] == places
    assert {"points", "outlook", "log", "then", "end"} <= set(tried["each"][0])
    again = await page.hello()
    assert (again["seq"], again["view"]) == (told["seq"], told["view"])
    # What was foretold is what then happens.
    assert (await page.choose(0, told["seq"], column))["t"] == "ack"
    moment = await page.hear("moment")
    assert moment["view"] == tried["view"]
    assert moment["ask"] == tried["ask"]
    await page.close()


def test_trying_changes_nothing_and_comes_true(address: str) -> None:
    asyncio.run(trying_changes_nothing(address))


async def refusals(address: str) -> None:
    page, told = await at_dream_home(address)
    seq, choices = told["seq"], [choice["choice"] for choice in told["ask"]["choices"]]
    twice = await asked_to_try(page, seq, [choices[0], choices[0]])
    assert (twice["made"], twice["reason"]["code"]) == (1, "WRONG_STEP")
    assert (await asked_to_try(page, seq + 5, choices[:1]))["reason"]["code"] == "stale"
    assert (await asked_to_try(page, seq, choices[:1], seat=1))["reason"]["code"] == "not_your_seat"
    assert (await asked_to_try(page, seq, [{"no": 1}]))["reason"]["code"] == "choice_malformed"
    assert (await asked_to_try(page, seq, [0] * 65))["reason"]["code"] == "message_malformed"
    assert (await page.choose(0, seq, choices[0]))["t"] == "ack"
    await page.close()


def test_what_cannot_be_tried_is_refused_with_a_reason(address: str) -> None:
    asyncio.run(refusals(address))


async def flood(address: str) -> None:
    page, told = await at_dream_home(address)
    count = 2 * Settings("").tries
    for number in range(count):
        fields = {"seat": 0, "expect": told["seq"], "choices": [], "each": False}
        await page.say("try", cid=f"t-{number}", **fields)
    answers = [await page.hear("tried", "no") for _ in range(count)]
    codes = [answer["reason"] and answer["reason"]["code"] for answer in answers]
    assert set(codes) <= {None, "too_fast"}
    assert codes[: Settings("").tries // 2] == [None] * (Settings("").tries // 2)
    # Nobody is thrown out for pointing at things quickly.
    assert (await page.hello())["t"] == "table"
    await page.close()


def test_many_attempts_do_no_harm(address: str) -> None:
    asyncio.run(flood(address))
    assert patient.get(f"http://{address}/health").status_code == 200
