"""No byte sent to a seat holds anything that the seat may not know.

Worlds that differ only in what a seat cannot see give it byte-identical messages; so do different
hidden answers of the others, on real sockets.
"""

import asyncio
import json
import random
from typing import Any, cast

import pytest

from ludoteca.core.events import Event
from ludoteca.core.frames import State
from ludoteca.core.records import Record
from ludoteca.tables.book.clock_rules import ClockRule
from ludoteca.tables.book.heads import PERSON, Head, Seat
from ludoteca.tables.book.store import Store
from ludoteca.tables.play.clocks import Clocks
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.play.log import Line
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.play.telling import ENCODE
from ludoteca.tables.play.trying import tried
from tests.conformance.walks import all_tables, any_choice, game_of, some_options
from tests.server import patient
from tests.server.clients import Client, new_table, tokens_of
from tests.tables.hosting import Clock, Ear

ELSE = "something.else"


def live(table: HostedTable, log: list[Line], state: State) -> LiveTable:
    """Return the table as the server keeps it, in another world."""
    record, rule = table.record, ClockRule()
    seats = tuple(Seat(s, PERSON, f"P{s}", "") for s in range(record.seats))
    head = Head(
        "t", record.game, 1, seats, record.options, {}, 1, "salt", False, rule, "easy", False, 0
    )
    other = HostedTable(table.game, Record.start(table.game, record.seats, record.options))
    other.state, other.log, other.seq, other.told = state, log, table.seq, len(log)
    other.asked_at, other.steps = table.asked_at, table.steps
    other._recalls, other._unremembered = table.recalls, []  # the seat knows the same in both
    no_store = cast(Store, None)
    return LiveTable(no_store, head, other, Clocks(rule, record.seats), [], {}, Clock())


def unseen_changed(log: list[Line], seat: int) -> list[Line]:
    """Return the log of a world that differs in what the seat was not shown."""
    changed = []
    for line in log:
        event = line.event
        if event.seats is None or seat in event.seats:
            changed.append(line)
        elif event.veiled:
            args = {k: ELSE if k in event.veiled else v for k, v in event.args.items()}
            other = Event(event.kind, args, event.seats, event.veiled)
            changed.append(line._replace(event=other))
        # Anything the seat does not see at all did not happen in the other world.
    return changed


def sent(table: LiveTable, eyes: int | None) -> list[bytes]:
    """Return everything sent to a page with these eyes: the table, and what is new."""
    seats = () if eyes is None else (eyes,)
    ear = Ear(eyes, *seats)
    table.watchers = {ear: None}
    table.table.told = 0
    whole = ENCODE(table.message(eyes))
    table.tell()
    table.tell_seats()
    return [whole, *ear.heard, *foretold(table.table, eyes)]


def foretold(table: HostedTable, eyes: int | None) -> list[bytes]:
    """Return what a page with these eyes is told when it tries its options."""
    asked = None if eyes is None else table.decision(eyes)
    if asked is None:
        return []
    tries = [[], *([option] for option in asked.options[:5]), asked.options[-1:]]
    return [ENCODE(tried(table, asked.seat, choices, True, "t")) for choices in tries]


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_worlds_that_look_alike_sound_alike(key: str, seats: int, long_run: bool) -> None:
    game, chance = game_of(key), random.Random(f"redaction {key} {seats}")
    options = some_options(game, chance)
    table = HostedTable(game, Record.start(game, seats, options, seed=chance.getrandbits(32)))
    checked = varied = 0
    while not table.over:
        if table.seq == 1 or chance.random() < (0.5 if long_run else 0.1):
            seat = chance.randrange(seats)
            world = game.imagine(table.view(seat), table.recall(seat), chance.getrandbits(32))
            ours = live(table, table.log[:], table.state)
            theirs = live(table, unseen_changed(table.log, seat), world)
            assert sent(ours, seat) == sent(theirs, seat)
            assert sent(ours, None) == sent(theirs, None)
            checked += 1
            varied += game.state_hash(world) != game.state_hash(table.state)
        seat, choice = any_choice(game, table.state, chance)
        table.choose(seat, f"c{table.seq}", choice, at=0)
    assert checked > 0
    assert varied > 0


async def hears(address: str, choice_of_other: int) -> list[str]:
    """Return what seat 0 is sent while seat 1 closes its fist around one pebble or another."""
    table = new_table(address, "pebbles", "me", "me", "link", seed=11)
    tokens = tokens_of(table)
    page = await Client.open(address, table["table"], tokens[:1])
    other = await Client.open(address, table["table"], tokens[1:])
    await page.hello()
    asked: dict[str, Any] = await other.hello()
    await page.hear("seats")
    page.heard.clear()
    choice = asked["ask"]["choices"][choice_of_other]["choice"]
    assert (await other.choose(1, 0, choice))["t"] == "ack"
    await page.hear("moment")
    await page.close()
    await other.close()
    return page.heard


def test_a_sealed_answer_reaches_nobody(address: str) -> None:
    first, second = (asyncio.run(hears(address, choice)) for choice in (0, 1))
    assert first == second
    assert '"answered"' in first[-1]


async def told_until_the_end(address: str) -> None:
    """No page is ever sent a token, nor, before the end, the key or the salt of the deal."""
    table = new_table(address, "pebbles", "me", "me")
    tokens, where = tokens_of(table), f"http://{address}/api/tables/{table['table']}"
    pages = [await Client.open(address, table["table"], [token]) for token in tokens]
    watcher = await Client.open(address, table["table"], [])
    await watcher.hello()
    asked = patient.get(where).text
    over, *_ = await asyncio.gather(
        *(page.play(random.Random(seat)) for seat, page in enumerate(pages)), watcher.hear("over")
    )
    fair = over["fair"]
    for page in (*pages, watcher):
        before = [message for message in page.heard if json.loads(message)["t"] != "over"]
        told = "".join([*before, asked])
        assert fair["commitment"] in told
        assert len(before) > 5
        for secret in (*both_ways(fair["seed"]), fair["salt"], '"salt"', *tokens):
            assert secret not in told
        await page.close()


def both_ways(key: str) -> tuple[str, str, str]:
    """Return a key as it might be written: in upper or lower case hexadecimal, and as a number."""
    return key, key.upper(), str(int(key, 16))


def test_neither_the_deal_nor_a_token_is_ever_sent(address: str) -> None:
    asyncio.run(told_until_the_end(address))
