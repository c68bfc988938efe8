"""Whole games over real sockets: every game, people and bots, hot-seat, coming back, watching."""

import asyncio
import random
from typing import Any

import pytest

from ludoteca.core.records import final_state, read_record
from ludoteca.core.rng import is_keyed
from ludoteca.core.seeds import Fair, commit, read_seed
from ludoteca.games import GAMES, load
from tests.conformance.walks import game_of
from tests.server import patient
from tests.server.clients import Client, new_table, tokens_of


def together(*work: Any) -> list[Any]:
    """Run coroutines at the same time and return their results."""

    async def all_of_them() -> list[Any]:
        return list(await asyncio.gather(*work))

    return asyncio.run(all_of_them())


async def one_page(address: str, table: str, token: str, chance: int) -> dict[str, Any]:
    page = await Client.open(address, table, [token])
    try:
        return await page.play(random.Random(chance))
    finally:
        await page.close()


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_played_to_its_end_by_people_on_sockets(address: str, key: str) -> None:
    """Two pages and a bot play; the record replays, and the deal is the one that was promised."""
    seats = ["me", "me", *["bot"] * (min(s for s in game_of(key).seat_counts if s >= 2) - 2)]
    table = new_table(address, key, *seats, level="easy")
    pages = [
        one_page(address, table["table"], token, n) for n, token in enumerate(tokens_of(table))
    ]
    first, second = together(*pages)
    assert first == second
    fair = first["fair"]
    assert fair["commitment"] == commit(read_seed(fair["seed"]), fair["salt"])
    where = f"http://{address}/api/tables/{table['table']}"
    record, game = read_record(patient.get(f"{where}/record").json(), load)
    assert record.seed == read_seed(fair["seed"])
    assert is_keyed(record.seed)
    assert record.fair == Fair(fair["commitment"], fair["salt"])
    assert game.standing(final_state(record, game)).scores == tuple(first["standing"]["scores"])
    told = patient.get(where).json()
    assert told["status"] == "over"
    assert told["table"]["commitment"] == fair["commitment"]


def test_bots_of_every_level_play_with_a_person(address: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "steady"}, {"kind": "bot", "level": "sharp"}]
    answer = patient.post(f"http://{address}/api/tables", json={"game": "pebbles", "seats": seats})
    table = answer.json()
    [over] = together(one_page(address, table["table"], tokens_of(table)[0], 1))
    assert len(over["standing"]["scores"]) == 3


async def hot_seat(address: str, table: dict[str, Any]) -> dict[str, Any]:
    """Play both seats on one page, looking through the eyes of whoever is asked."""
    page = await Client.open(address, table["table"], tokens_of(table))
    now = await page.hello()
    assert now["eyes"] is None
    assert now["mine"] == [0, 1]
    assert "hand" not in now["view"]
    chance = random.Random(5)
    while not now["over"]:
        seat = now["waiting"][0]
        await page.say("look", seat=seat)
        now = await page.hear("table")
        assert now["eyes"] == seat
        await page.answer(now, chance)
        now = await page.hear("moment")
        assert now["eyes"] == seat  # until the next look
    over = await page.hear("over")
    await page.close()
    return over


def test_two_people_share_a_screen(address: str) -> None:
    [over] = together(hot_seat(address, new_table(address, "pebbles", "me", "here")))
    assert over["standing"]["places"]


async def comes_back(address: str, table: dict[str, Any]) -> None:
    token = tokens_of(table)[0]
    page = await Client.open(address, table["table"], [token])
    first = await page.hello()
    await page.answer(first, random.Random(1))
    moment = await page.hear("moment")
    await page.close()
    again = await Client.open(address, table["table"], [token])
    whole = await again.hello()
    assert whole["seq"] >= moment["seq"]
    assert [line["n"] for line in whole["log"]] == list(range(len(whole["log"])))
    missed = await again.hello(since=first["seq"] + 1)
    later = [line for line in whole["log"] if line["seq"] > first["seq"] + 1]
    assert missed["log"] == later
    assert (await again.hello(since=10_000))["log"] == whole["log"]
    await again.close()


def test_a_page_that_comes_back_is_told_what_it_missed(address: str) -> None:
    together(comes_back(address, new_table(address, "pebbles", "me", "link")))


async def watched(address: str, table: dict[str, Any]) -> None:
    watcher = await Client.open(address, table["table"], [])
    now = await watcher.hello()
    assert (now["eyes"], now["ask"], now["mine"]) == (None, None, [])
    assert "hand" not in now["view"]
    await watcher.say("choose", cid="a", seat=0, expect=0, choice=0)
    assert (await watcher.hear("no"))["reason"]["code"] == "not_your_seat"
    await watcher.say("look", seat=0)
    assert (await watcher.hear("no"))["reason"]["code"] == "not_your_seat"
    player = await Client.open(address, table["table"], tokens_of(table))
    await player.hello()
    assert (await watcher.hear("seats"))["seats"][0]["present"]
    await player.say("chat", cid="c", seat=0, text="  Olá,\n mesa! ")
    assert (await watcher.hear("chat"))["text"] == "Olá, mesa!"
    assert (await player.hear("ack"))["cid"] == "c"
    await player.close()
    assert not (await watcher.hear("seats"))["seats"][0]["present"]
    await watcher.close()


def test_spectators_see_only_what_everybody_sees(address: str) -> None:
    together(watched(address, new_table(address, "pebbles", "me", "bot")))


async def stands_in(address: str, table: dict[str, Any]) -> None:
    page = await Client.open(address, table["table"], tokens_of(table)[:1])
    await page.hello()
    await page.say("stand_in", cid="a", seat=0, on=False, whose=1)
    assert (await page.hear("no"))["reason"]["code"] == "not_your_seat"
    await page.say("stand_in", cid="b", seat=0, on=True, whose=1)
    assert (await page.hear("no", "ack"))["reason"]["code"] == "still_here"
    await page.say("stand_in", cid="c", seat=0, on=True)
    assert (await page.hear("ack"))["cid"] == "c"
    lines = (await page.hear("moment"))["log"]
    assert [line["kind"] for line in lines] == ["stood_in"]
    await page.say("stand_in", cid="d", seat=0, on=False)
    await page.hear("ack")
    assert (await page.hello())["seats"][0]["stand_in"] is False
    await page.close()


def test_a_bot_plays_for_somebody_until_they_come_back(address: str) -> None:
    together(stands_in(address, new_table(address, "pebbles", "me", "me")))


async def asks_why(address: str, table: dict[str, Any]) -> None:
    page = await Client.open(address, table["table"], tokens_of(table))
    now = await page.hello()
    legal = now["ask"]["choices"][0]["choice"]
    await page.say("why", seat=0, choice=legal)
    assert (await page.hear("why"))["reason"] is None
    await page.say("why", seat=0, choice=12)
    reason = (await page.hear("why"))["reason"]
    assert (reason["code"], reason["rules"]) == ("swap_later", ["B-SWAP-01"])
    await page.say("sample", seat=0)
    assert (await page.hear("no"))["reason"]["code"] == "not_asked"
    await page.say("moment_at", moment=99)
    assert (await page.hear("no"))["reason"]["code"] == "no_such_moment"
    await page.close()


def test_the_table_says_why_not(address: str) -> None:
    together(asks_why(address, new_table(address, "pebbles", "me", "link")))


async def takes_back(address: str, table: dict[str, Any]) -> None:
    """Play at random until something can be taken back, then take it back."""
    page = await Client.open(address, table["table"], tokens_of(table))
    chance, now = random.Random(2), await page.hello()
    while not now["undo"]:
        assert not now["over"], "nothing could ever be taken back"
        seat = now["waiting"][0]
        await page.say("look", seat=seat)
        now = await page.hear("table")
        await page.answer(now, chance)
        now = await page.hear("moment")
    await page.say("undo", cid="u", seat=now["eyes"], expect=now["seq"])
    assert (await page.hear("ack", "no"))["t"] == "ack"
    after = await page.hear("moment")
    assert after["log"][-1]["kind"] == "undone"
    assert after["ask"]["seat"] == now["eyes"]
    whole = await page.hello(eyes=now["eyes"], since=now["seq"])
    assert [line["n"] for line in whole["log"]] == list(range(len(whole["log"])))
    await page.close()


def test_an_undo_leaves_a_line_and_the_log_is_told_anew(address: str) -> None:
    together(takes_back(address, new_table(address, "dream_home", "me", "here")))
