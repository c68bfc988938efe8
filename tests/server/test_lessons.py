"""A lesson over real sockets: the bot opposite follows the script, and knows of straying."""

import asyncio
from typing import Any

import pytest

from ludoteca.core.lessons import lesson_of
from ludoteca.games import GAMES, load
from ludoteca.locale import LANGUAGES
from tests.server import patient
from tests.server.clients import Client, tokens_of

LESSONS = [key for key in GAMES if lesson_of(load(key)) is not None]


def begin(address: str, key: str) -> tuple[str, list[str]]:
    answer = patient.post(f"http://{address}/api/lessons/{key}", json={"name": "Ana"})
    assert answer.status_code == 201, answer.text
    table = answer.json()
    return table["table"], tokens_of(table)


async def turn(page: Client, now: dict[str, Any]) -> dict[str, Any]:
    """Return the next moment at which the learner is asked."""
    while not now.get("ask"):
        now = await page.hear("moment", "over")
    return now


async def follow(address: str, key: str) -> tuple[int, int]:
    """Do everything the lesson waits for; return the number of steps taken and of steps counted."""
    table, tokens = begin(address, key)
    steps = patient.get(f"http://{address}/api/lessons/{key}").json()["steps"]
    page = await Client.open(address, table, tokens)
    now = await page.hello()
    done = 0
    for step in (step for step in steps if step["waits"]):
        now = await turn(page, now)
        assert now["lesson"] == done
        await act(page, now, step)
        done += 1
        # The bot opposite may have acted in the meantime: its moments come first.
        while now["lesson"] != done:
            assert now["lesson"] == done - 1
            now = await page.hear("moment")
    now = await turn(page, now)  # and now the game goes on
    await page.close()
    return done, now["lesson"]


async def act(page: Client, now: dict[str, Any], step: dict[str, Any]) -> None:
    if step["request"]:
        cid = page.cid()
        await page.say("request", cid=cid, seat=0, expect=now["seq"], choice=step["choice"])
        answer = await page.hear("ack", "no")
    elif step["choice"] is None and not now["ask"]["open"]:
        answer = await page.choose(0, now["seq"], now["ask"]["choices"][0]["choice"])
    elif step["choice"] is None:
        await page.say("sample", seat=0)
        answer = await page.choose(0, now["seq"], (await page.hear("sample"))["choice"])
    else:
        answer = await page.choose(0, now["seq"], step["choice"])
    assert answer["t"] == "ack", answer


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_followed_at_a_table(address: str, key: str) -> None:
    steps, counted = asyncio.run(follow(address, key))
    assert steps == counted > 0


def test_another_choice_leads_out_of_the_lesson(address: str) -> None:
    async def stray() -> object:
        table, tokens = begin(address, "pebbles")
        page = await Client.open(address, table, tokens)
        now = await page.hello()
        other = next(one for one in now["ask"]["choices"] if one["text"] != "fist(six)")
        await page.choose(0, now["seq"], other["choice"])
        now = await page.hear("moment")
        await page.close()
        return now["lesson"]

    assert asyncio.run(stray()) is None


def test_a_table_that_is_no_lesson_says_so(address: str) -> None:
    async def hello() -> object:
        answer = patient.post(
            f"http://{address}/api/tables",
            json={"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot"}]},
        ).json()
        page = await Client.open(address, answer["table"], tokens_of(answer))
        now = await page.hello()
        await page.close()
        return now["lesson"]

    assert asyncio.run(hello()) is None
    games = patient.get(f"http://{address}/api/games").json()
    assert {game["key"] for game in games if game["has_lesson"]} == set(LESSONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_rules_are_told_in_every_language(address: str, lang: str) -> None:
    for key in GAMES:
        told = patient.get(f"http://{address}/api/rules/{key}/short/{lang}")
        assert told.status_code == 200, key
        assert told.text.startswith("## ")


def test_unknown_lessons_and_languages_are_refused(address: str) -> None:
    for path in ("lessons/chess", "rules/pebbles/short/de", "rules/chess/short/en"):
        answer = patient.get(f"http://{address}/api/{path}")
        assert answer.status_code == 404, path
        assert answer.json()["reason"]["code"] in ("unknown_game", "unknown_language")
