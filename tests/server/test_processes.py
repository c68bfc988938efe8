"""Several servers on one database: the others show at once what one accepts; twins count once.

These servers never look at their tables on their own: a nudge is the only way for one to hear what
another has done.
"""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.tables.book.store import Store
from ludoteca.tables.play.replaying import replayed
from tests.conformance.walks import game_of
from tests.server import patient
from tests.server.clients import Client, new_table, tokens_of
from tests.server.processes import Server, redis
from tests.tables.conftest import empty_database
from tests.tables.postgres import Cluster, cluster

pytestmark = pytest.mark.postgres


class Twins:
    """Two servers on one database."""

    def __init__(self, database: str, broker: str) -> None:
        self.database = database
        # Both find an empty database, and either may be the one to set it up.
        self.servers = [Server(database, broker), Server(database, broker)]
        for server in self.servers:
            server.wait()

    def addresses(self) -> list[str]:
        """Where they listen."""
        return [server.address for server in self.servers]


@pytest.fixture(scope="module")
def running() -> Iterator[Cluster]:
    """A PostgreSQL for this module."""
    with cluster() as made:
        yield made


@pytest.fixture(scope="module", params=["notify", pytest.param("redis", marks=pytest.mark.redis)])
def twins(
    request: pytest.FixtureRequest, running: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Twins]:
    """Two servers that tell each other, by PostgreSQL or by Redis."""
    folder: Path = tmp_path_factory.mktemp("redis")
    database = empty_database(running)
    if request.param == "notify":
        yield from _twins(database, "")
    else:
        with redis(folder) as broker:
            yield from _twins(database, broker)


def _twins(database: str, broker: str) -> Iterator[Twins]:
    made = Twins(database, broker)
    try:
        yield made
    finally:
        for server in made.servers:
            server.kill()


async def apart(twins: Twins, table: dict[str, Any]) -> list[Client]:
    """Seat the people of a table at different servers."""
    pages = [
        await Client.open(address, table["table"], [token])
        for address, token in zip(twins.addresses(), tokens_of(table), strict=True)
    ]
    for page in pages:
        await page.hello()
    return pages


async def play_apart(twins: Twins, table: dict[str, Any]) -> dict[str, Any]:
    """Two people play to the end, each on their own server; return how it ended for one."""
    pages = await apart(twins, table)
    chance = random.Random(4)
    nows = [await page.hello() for page in pages]
    while not nows[0]["over"]:
        asked = [seat for seat, now in enumerate(nows) if now["ask"]]
        seat = chance.choice(asked)
        await pages[seat].answer(nows[seat], chance)
        nows = [await page.hear("moment") for page in pages]
        assert nows[0]["seq"] == nows[1]["seq"]
    ended = [await page.hear("over") for page in pages]
    assert ended[0] == ended[1]
    for page in pages:
        await page.close()
    return ended[0]


def test_two_people_play_at_two_servers(twins: Twins) -> None:
    table = new_table(twins.addresses()[0], "pebbles", "me", "me")
    ended = asyncio.run(play_apart(twins, table))
    assert ended["standing"]["places"]
    store = Store(twins.database)
    rows, head = store.rows(table["table"]), store.head(table["table"])
    assert head is not None
    assert replayed(game_of("pebbles"), head.record(), rows).over
    store.close()


async def words_and_seats(twins: Twins, table: dict[str, Any]) -> None:
    one, other = await apart(twins, table)
    whole = await one.hello()
    while not all(seat["present"] for seat in whole["seats"]):
        whole = await one.hear("seats")
    await one.say("chat", cid=one.cid(), seat=0, text="Olá!")
    assert (await other.hear("chat"))["text"] == "Olá!"
    await other.say("chat", cid=other.cid(), seat=1, text="Oi!")
    assert (await one.hear("chat"))["n"] >= 1
    twin = await Client.open(twins.addresses()[1], table["table"], one.tokens)
    assert (await twin.hello())["note"] == ""
    await one.say("note", cid=one.cid(), seat=0, text="for my eyes only")
    assert (await twin.hear("note"))["text"] == "for my eyes only"
    for page in (one, other, twin):
        await page.close()
    assert "for my eyes only" not in "".join(other.heard)


def test_chat_presence_and_notebooks_pass_between_servers(twins: Twins) -> None:
    table = new_table(
        twins.addresses()[0], "picture_perfect", "me", "me", options={"notebook": True}
    )
    asyncio.run(words_and_seats(twins, table))


async def race(twins: Twins, table: dict[str, Any]) -> None:
    """The same seat answers at both servers at once: one answer is taken, and both agree which."""
    [token] = tokens_of(table)[:1]
    pages = [await Client.open(a, table["table"], [token]) for a in twins.addresses()]
    now = (await pages[0].hello(), await pages[1].hello())[0]
    taken = 0
    while taken < 12 and not now["over"]:
        if not now["ask"]:
            now = await pages[0].hear("moment", "table")
            continue
        options = [choice["choice"] for choice in now["ask"]["choices"]]
        answers = await asyncio.gather(
            pages[0].choose(0, now["seq"], options[0]), pages[1].choose(0, now["seq"], options[-1])
        )
        kinds = sorted(answer["t"] for answer in answers)
        assert kinds == ["ack", "no"], answers
        taken += 1
        now = await pages[0].hello()
        while now["seq"] != (again := await pages[1].hello())["seq"]:
            now = await pages[0].hello()
        assert again["log"] == now["log"]
    for page in pages:
        await page.close()


def test_a_doubled_answer_is_taken_once(twins: Twins) -> None:
    table = new_table(twins.addresses()[0], "pebbles", "me", "bot", level="easy")
    asyncio.run(race(twins, table))


async def resend(twins: Twins, table: dict[str, Any]) -> None:
    """A message whose acknowledgement was lost is sent again to the other server."""
    one, other = await apart(twins, table)
    now = await one.hello()
    fields = {"cid": "again", "seat": 0, "expect": now["seq"]}
    choice = now["ask"]["choices"][0]["choice"]
    elsewhere = await Client.open(twins.addresses()[1], table["table"], one.tokens)
    await elsewhere.hello()
    await one.say("choose", **fields, choice=choice)
    await elsewhere.say("choose", **fields, choice=choice)
    first, second = await one.hear("ack", "no"), await elsewhere.hear("ack", "no")
    assert (first["t"], second["t"], first["seq"]) == ("ack", "ack", second["seq"])
    for page in (one, other, elsewhere):
        await page.close()


def test_a_message_sent_again_elsewhere_is_only_acknowledged(twins: Twins) -> None:
    for _ in range(3):
        table = new_table(twins.addresses()[0], "pebbles", "me", "me")
        asyncio.run(resend(twins, table))


async def rematch(twins: Twins, table: dict[str, Any]) -> None:
    """One asks for a rematch; the other hears of it elsewhere; asking again gives the same one."""
    one, other = await apart(twins, table)
    made = [ask_rematch(address, table["table"], one.tokens) for address in twins.addresses()]
    assert made[0] == made[1]
    assert (await one.hear("rematch"))["table"] == made[0]
    assert (await other.hear("rematch"))["table"] == made[0]
    again = await Client.open(twins.addresses()[1], made[0], other.tokens)
    assert (await again.hello())["mine"] == [1]
    for page in (one, other, again):
        await page.close()


def ask_rematch(address: str, table: str, tokens: list[str]) -> str:
    """Ask for a rematch and return where it is."""
    answer = patient.post(f"http://{address}/api/tables/{table}/rematch", json={"tokens": tokens})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def test_a_rematch_is_made_once_for_all_servers(twins: Twins) -> None:
    table = new_table(twins.addresses()[0], "pebbles", "me", "me")
    asyncio.run(rematch(twins, table))


def test_a_server_that_dies_leaves_its_tables_to_the_other(twins: Twins) -> None:
    """Games acknowledged by one server go on at the other, and at itself when it comes back."""
    first, second = twins.servers
    table = new_table(first.address, "pebbles", "me", "here")

    async def one_choice(address: str) -> int:
        page = await Client.open(address, table["table"], tokens_of(table))
        now = await page.hello()
        await page.say("look", seat=now["waiting"][0])
        now = await page.hear("table")
        await page.answer(now, random.Random(1))
        await page.close()
        return int(now["seq"]) + 1

    before = asyncio.run(one_choice(first.address))
    first.kill()
    assert asyncio.run(one_choice(second.address)) == before + 1
    first.start()
    assert asyncio.run(one_choice(first.address)) == before + 2
