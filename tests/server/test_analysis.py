"""A strong player's view of finished games, and hints against bots, as pages ask for them."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.arena.matches import play_match
from ludoteca.games import load
from ludoteca.players.random_player import RandomPlayer
from tests.patience import until
from tests.server import patient
from tests.server.clients import Client, new_table, quick_settings, running, tokens_of
from tests.server.test_http import finished, reason


def whole(address: str, path: str) -> dict[str, Any]:
    """Return an analysis once it is complete."""

    def look() -> dict[str, Any] | None:
        told: dict[str, Any] = patient.get(f"http://{address}{path}").json()
        assert told["failed"] is None
        return told if told["done"] == told["total"] else None

    found = until(look)
    assert found is not None
    return found


def test_a_finished_table_is_analysed_piece_by_piece(address: str) -> None:
    table = finished(address, seed=4)
    path = f"/api/tables/{table['table']}"
    first = patient.get(f"http://{address}{path}/analysis").json()
    assert first["done"] < first["total"]
    told = whole(address, f"{path}/analysis")
    record = patient.get(f"http://{address}{path}/record").json()
    entries = record["choices"]
    assert told["game"] == "pebbles"
    assert told["decisions"]
    for decision in told["decisions"]:
        seat, choice = entries[decision["at"]][:2]
        assert (decision["seat"], decision["chosen"]["choice"]) == (seat, choice)
        assert decision["chance"] == decision["best"][0]["chance"]
        assert decision["loss"] == pytest.approx(
            max(0, decision["chance"] - decision["chosen"]["chance"]), abs=2e-4
        )
        assert 0 <= decision["chance"] <= 1
        assert decision["options"] > 1
    assert told["decisions"][0]["swing"] is None
    changes = [abs(swing["to"] - swing["from"]) for swing in told["swings"]]
    assert changes == sorted(changes, reverse=True)
    assert {swing["by"] for swing in told["swings"]} <= {"choice", "table"}
    # The same record as a file gives the same analysis, which is kept.
    sent = patient.post(f"http://{address}/api/analyse", json=record).json()
    assert sent == told
    assert whole(address, f"/api/analyses/{told['id']}") == told


def test_only_finished_games_are_analysed(address: str) -> None:
    table = new_table(address, "pebbles", "me", "link")
    answer = patient.get(f"http://{address}/api/tables/{table['table']}/analysis")
    assert reason(answer) == (409, "not_over_yet")
    assert reason(patient.get(f"http://{address}/api/analyses/nothing")) == (
        404,
        "no_such_analysis",
    )
    assert reason(patient.post(f"http://{address}/api/analyse", content="{")) == (
        422,
        "record_not_json",
    )


def test_a_record_that_does_not_replay_is_told(address: str) -> None:
    game = load("pebbles")
    record = play_match(game, [RandomPlayer(1), RandomPlayer(2)], seed=1).record.write(game)
    record["choices"][2][1] = 12
    answer = patient.post(f"http://{address}/api/analyse", json=record)
    assert (answer.status_code, answer.json()["reason"]["code"]) == (422, "record_illegal")


def test_nobody_begins_analyses_without_end(tmp_path: Path) -> None:
    game = load("pebbles")
    with running(quick_settings(tmp_path, analyses_per_hour=2)) as address:
        codes = []
        for seed in range(3):
            record = play_match(game, [RandomPlayer(1), RandomPlayer(2)], seed=seed).record
            answer = patient.post(f"http://{address}/api/analyse", json=record.write(game))
            codes.append(answer.status_code)
    assert codes == [200, 200, 429]


async def ask_for_hint(address: str, table: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what a page hears from its hello to the answer to its request for a hint."""
    page = await Client.open(address, table["table"], tokens_of(table))
    try:
        told = await page.hello()
        await page.say("hint", seat=told["mine"][0])
        return [told, await page.hear("hint", "no")]
    finally:
        await page.close()


def test_hints_use_only_the_seats_view_and_only_against_bots(address: str) -> None:
    table = new_table(address, "pebbles", "me", "bot")
    told, hint = asyncio.run(ask_for_hint(address, table))
    assert told["table"]["hints"] is True
    options = [choice["choice"] for choice in told["ask"]["choices"]]
    assert hint["t"] == "hint"
    assert hint["seq"] - told["seq"] in (0, 1)  # the bot may have closed its fist meanwhile
    assert {best["choice"] for best in hint["best"]} <= set(options)
    assert all(0 <= best["chance"] <= 1 for best in hint["best"])
    assert "hint-chance" in [sentence["id"] for sentence in hint["why"]]
    table = new_table(address, "pebbles", "me", "link")
    told, refused = asyncio.run(ask_for_hint(address, table))
    assert told["table"]["hints"] is False
    assert refused["reason"]["code"] == "no_hints"
    assert json.dumps(refused).count("choice") == 0


def test_a_page_gets_one_hint_at_a_time(address: str) -> None:
    table = new_table(address, "pebbles", "me", "bot")

    async def hurry() -> set[str]:
        page = await Client.open(address, table["table"], tokens_of(table))
        try:
            told = await page.hello()
            for _ in range(2):
                await page.say("hint", seat=told["mine"][0])
            answers = [await page.hear("hint", "no") for _ in range(2)]
            return {answer.get("reason", {"code": answer["t"]})["code"] for answer in answers}
        finally:
            await page.close()

    assert asyncio.run(hurry()) == {"hint", "too_fast"}
