"""The contract is what is really sent: nothing else arrives, and nothing in it is never sent."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec import UNSET, Struct

from contract_types import structs_of
from ludoteca.contract import answers, from_server, things
from ludoteca.games import GAMES
from tests.contract import READ
from tests.patience import until_soon
from tests.server.authenticators import Authenticator
from tests.server.clients import Client, new_table, quick_settings, running, tokens_of
from tests.server.test_passkeys import browser, origin, register

LIVE = {"mode": "auction", "open_auction": "live"}
LIVE_SEED = 10  # an Open Auction comes first


class Seen:
    """Which structs of the contract have been sent, and with which fields."""

    def __init__(self) -> None:
        self.fields: set[tuple[str, str]] = set()
        self.structs: set[str] = set()

    def messages(self, page: Client) -> None:
        """Note all that a page was told."""
        for message in page.heard:
            self.note(READ(message))

    def answer(self, told: httpx.Response, type_: Any) -> Any:
        """Note an answer, after making sure that the contract declares every part of it."""
        found = msgspec.json.decode(told.content, type=type_, strict=True)
        assert msgspec.to_builtins(found) == told.json()
        self.note(found)
        return told.json()

    def note(self, value: Any) -> None:
        """Note every struct in a value, and the fields that were not left out."""
        if isinstance(value, Struct):
            is_short = value.__struct_config__.omit_defaults
            self.structs.add(place(type(value)))
            for field in msgspec.structs.fields(value):
                part = getattr(value, field.name)
                is_left_out = part is UNSET or (is_short and part == field.default)
                if not is_left_out:
                    self.fields.add((place(type(value)), field.encode_name))
                    self.note(part)
        elif isinstance(value, list | tuple):
            for part in value:
                self.note(part)
        elif isinstance(value, dict):
            for part in value.values():
                self.note(part)


def place(struct: type[Struct]) -> str:
    """Return where a struct is defined."""
    return f"{struct.__module__.rpartition('.')[2]}.{struct.__name__}"


@pytest.fixture
def page(tmp_path: Path) -> Iterator[httpx.Client]:
    """A browser on a page of a server that asks often for signs of life."""
    with running(quick_settings(tmp_path, ping=0.05)) as where, browser(where) as client:
        yield client


def address_of(page: httpx.Client) -> str:
    return f"{page.base_url.host}:{page.base_url.port}"


def what_is_asked_without_a_table(page: httpx.Client, seen: Seen) -> None:
    seen.answer(page.get("/health"), answers.Health)
    seen.answer(page.get("/api/games"), list[answers.GameInfo])
    seen.answer(page.get("/api/games/none"), answers.Refusal)
    for game in GAMES:
        seen.answer(page.get(f"/api/rules/{game}"), answers.Rulebook)
        seen.answer(page.get(f"/api/choices/{game}"), list[things.Choice])
        form = page.get(f"/api/score/{game}/form")
        if form.status_code == 200:
            seen.answer(form, answers.PadShape)
    seen.answer(page.get("/api/lessons/pebbles"), answers.Lesson)
    seen.answer(page.post("/api/lessons/pebbles", json={}), answers.Made)
    gangs = {"player": [{"name": name, "track": 5, "fort_level": 0} for name in ("Ana", "Bo")]}
    seen.answer(page.post("/api/score/fort", json=gangs), answers.Sheet)


def what_accounts_are_told(page: httpx.Client, seen: Seen) -> None:
    device = Authenticator(origin(page))
    where = "/api/accounts/passkeys"
    seen.answer(page.post(f"{where}/options", json={"name": "Ana"}), answers.Ceremony)
    seen.answer(register(page, device, name="Ana"), answers.Account)
    seen.answer(page.get(where), list[answers.Passkey])


async def a_table_from_start_to_end(page: httpx.Client, seen: Seen) -> str:
    """Play a game at a table with everything that people do there; return its id."""
    address, chance = address_of(page), random.Random(3)
    box = {"pebble.six.copies": 9}
    made = page.post(
        "/api/tables",
        json={
            "game": "pebbles",
            "seats": [{"kind": "me"}] * 2,
            "box": box,
            "clock": {"kind": "turn", "bank": 600_000},
        },
    )
    told = seen.answer(made, answers.Made)
    table, tokens = told["table"], tokens_of(told)
    seen.answer(page.get(f"/api/tables/{table}"), answers.Listed)
    pages = [await Client.open(address, table, [token]) for token in tokens]
    again = await Client.open(address, table, tokens[:1])
    first = await pages[0].hello()
    await pages[1].hello()
    await again.hello()
    await pages[0].say("choose", nonsense=1)
    await pages[0].say("why", seat=0, choice=first["ask"]["choices"][0]["choice"])
    await pages[0].say("why", seat=0, choice=999)
    await pages[0].say("chat", cid="c-1", seat=0, text="Hello!")
    await again.hear("chat")
    tries = {"seat": 0, "expect": first["seq"], "choices": []}
    await pages[0].say("try", cid="t-1", **tries)
    await pages[0].hear("tried")
    twice = [first["ask"]["choices"][0]["choice"]] * 2
    await pages[0].say("try", cid="t-2", **{**tries, "choices": twice})
    await pages[0].hear("tried")
    await pages[0].hear("ping")
    await asyncio.gather(*(one.play(chance) for one in pages))
    await pages[0].say("moment_at", moment=0)
    await pages[0].hear("moment_at")
    await again.hear("over")
    await again.hello()
    seen.answer(page.post(f"/api/tables/{table}/rematch", json={}), answers.Made)
    await again.hear("rematch")
    for one in (*pages, again):
        await one.close()
        seen.messages(one)
    return str(table)


async def a_table_with_a_live_auction(page: httpx.Client, seen: Seen) -> None:
    """Go on until saying nothing is an answer, and the photograph of a short game is composed."""
    address = address_of(page)
    kinds = ("me", "me", "me", "me")
    made = new_table(address, "picture_perfect", *kinds, options=LIVE, seed=LIVE_SEED)
    one = await Client.open(address, made["table"], tokens_of(made))
    now = await one.hello()
    while not (now.get("ask") or {}).get("silence"):
        waiting = now["waiting"][0]
        if now["eyes"] != waiting:
            await one.say("look", seat=waiting)
            now = await one.hear("table")
            continue
        await one.answer(now, random.Random(1))
        now = await one.hear("moment")
    await one.close()
    seen.messages(one)


async def a_hint(page: httpx.Client, seen: Seen) -> None:
    made = new_table(address_of(page), "pebbles", "me", "bot")
    one = await Client.open(address_of(page), made["table"], tokens_of(made))
    await one.hello()
    await one.say("hint", seat=0)
    await one.hear("hint")
    await one.close()
    seen.messages(one)


async def a_notebook_and_a_sample(page: httpx.Client, seen: Seen) -> None:
    made = new_table(address_of(page), "picture_perfect", "me", "me", options={"notebook": True})
    pages = [await Client.open(address_of(page), made["table"], tokens_of(made)[:1]) for _ in "ab"]
    for one in pages:
        await one.hello()
    await pages[0].say("note", cid="n-1", seat=0, text="Mia")
    await pages[1].hear("note")
    for one in pages:
        await one.close()
        seen.messages(one)


def what_is_left_of_a_game(page: httpx.Client, seen: Seen, table: str) -> None:
    seen.answer(page.get("/api/tables/mine"), list[answers.Listed])
    seen.answer(page.get(f"/api/tables/{table}/record"), answers.RecordFile)
    for eyes in ("", "0", "open"):
        told = page.get(f"/api/tables/{table}/replay", params={"seat": eyes})
        seen.answer(told, list[answers.Moment])
    seen.answer(page.get(f"/api/tables/{table}/comparison"), answers.Comparison)


async def an_analysis(page: httpx.Client, seen: Seen, table: str) -> None:
    def is_done() -> bool:
        told = seen.answer(page.get(f"/api/tables/{table}/analysis"), answers.Analysis)
        return bool(told["done"] == told["total"])

    await until_soon(is_done)


def an_invitation(page: httpx.Client, seen: Seen) -> None:
    seats = {"seats": [{"kind": "me"}, {"kind": "link"}], "game": "pebbles"}
    made = seen.answer(page.post("/api/tables", json=seats), answers.Made)
    seen.answer(page.get(f"/api/invites/{made['seats'][1]['invite']}"), answers.Invited)


def declared() -> tuple[set[str], set[tuple[str, str]]]:
    """Return all structs that may be sent, and all their fields."""
    found = [struct for module in (things, from_server, answers) for struct in structs_of(module)]
    leaves = [one for one in found if not any(one in other.__bases__ for other in found)]
    fields = {
        (place(one), field.encode_name) for one in leaves for field in msgspec.structs.fields(one)
    }
    return {place(one) for one in leaves}, fields


def test_everything_declared_is_sent(page: httpx.Client) -> None:
    seen = Seen()
    what_is_asked_without_a_table(page, seen)
    what_accounts_are_told(page, seen)
    an_invitation(page, seen)
    table = asyncio.run(a_table_from_start_to_end(page, seen))
    asyncio.run(a_table_with_a_live_auction(page, seen))
    asyncio.run(a_notebook_and_a_sample(page, seen))
    asyncio.run(a_hint(page, seen))
    what_is_left_of_a_game(page, seen, table)
    asyncio.run(an_analysis(page, seen, table))
    structs, fields = declared()
    assert structs - seen.structs == set()
    assert fields - seen.fields == set()
