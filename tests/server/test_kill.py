"""kill -9 in mid-game, ten times: nothing that was acknowledged is lost, on both databases."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from ludoteca.tables.replaying import replayed
from ludoteca.tables.store import Store
from tests.conformance.walks import game_of
from tests.server.clients import Client, new_table, tokens_of
from tests.server.processes import Server
from tests.tables.conftest import empty_database
from tests.tables.postgres import cluster

KILLS = 10
FEWEST = 3  # choices acknowledged between two of them


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of either kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/tables.db"
        return
    with cluster() as running:
        yield empty_database(running)


class Persistent:
    """Two people on one page who do not give up: what was not acknowledged is sent again."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.table = table
        self.acked: dict[str, int] = {}
        self.unanswered: dict[str, Any] | None = None
        self.chance = random.Random(9)
        self.count = 0

    async def play(self, address: str) -> None:
        """Play until the game is over, or raise what a lost connection raises."""
        page = await Client.open(address, self.table["table"], tokens_of(self.table))
        now = await page.hello()
        assert now["seq"] >= max(self.acked.values(), default=0)
        if self.unanswered is not None:
            await self.send(page)
            now = await page.hello()
        while not now["over"]:
            await page.say("look", seat=now["waiting"][0])
            now = await page.hear("table")
            choices = now["ask"]["choices"]
            self.count += 1
            self.unanswered = {
                "cid": f"choice-{self.count}",
                "seat": now["eyes"],
                "expect": now["seq"],
                "choice": self.chance.choice(choices)["choice"],
            }
            await self.send(page)
            now = await page.hear("moment")
        await page.close()

    async def send(self, page: Client) -> None:
        """Send what is unanswered, and note that it was acknowledged."""
        message = self.unanswered
        assert message is not None
        await page.say("choose", **message)
        while (answer := await page.hear("ack", "no"))["cid"] != message["cid"]:
            pass
        assert answer["t"] == "ack", answer
        self.acked[f"{message['seat']}.{message['cid']}"] = answer["seq"]
        self.unanswered = None


async def play_and_kill(server: Server, people: Persistent, wait: float) -> bool:
    """Kill the server while they play; return whether it was in mid-game."""
    before = len(people.acked)
    playing = asyncio.create_task(people.play(server.address))
    # On a busy machine too the game has gone on a little before the blow falls.
    while len(people.acked) < before + FEWEST and not playing.done():
        await asyncio.sleep(0.002)
    await asyncio.sleep(wait)
    server.kill()
    try:
        await playing
    except (WebSocketException, OSError):
        return True
    return False


def check(database: str, people: Persistent) -> None:
    """Every acknowledged choice is in the book, without gaps, and replays to its hashes."""
    store = Store(database)
    rows = store.rows(people.table["table"])
    head = store.head(people.table["table"])
    assert head is not None
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    written = {row.cid: row.seq for row in rows}
    assert people.acked.items() <= written.items()
    table = replayed(game_of(head.game), head.record(), rows)
    assert table.seq == len(rows)
    store.close()


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str) -> None:
    chance, kills = random.Random(4), 0
    played: list[Persistent] = []
    is_over = True
    server = Server(database)
    server.wait()
    try:
        while kills < KILLS:
            if is_over:
                made = new_table(server.address, "dream_home", "me", "here")
                played.append(Persistent(made))
            wait = chance.uniform(0.0, 0.2)
            is_over = not asyncio.run(play_and_kill(server, played[-1], wait))
            kills += not is_over
            check(database, played[-1])
            server.start()
        asyncio.run(played[-1].play(server.address))
    finally:
        server.kill()
    for people in played:
        check(database, people)
    assert sum(len(people.acked) for people in played) > FEWEST * KILLS
