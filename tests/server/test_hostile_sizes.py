"""No request buys endless work or memory: huge numbers, deep nesting, long texts, hard TOML.

The cost of a request is the computing time of the thread that runs the server's loop, so a busy
machine changes nothing. The server has its own process, as it has for people: it does not pay for
clearing away what other tests have left in memory.
"""

import asyncio
import json
import random
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import quote

import httpx
import pytest

from ludoteca.core.records import Record
from ludoteca.games import GAMES, load
from tests.patience import PATIENCE
from tests.server.clients import Client, new_table, tokens_of
from tests.server.measured import Server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has it in /proc")

GROWTH = 300_000_000  # bytes by which the server may have grown in the end
ROUNDS = {False: 3, True: 40}  # of fuzzing, by default and in the long runs


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with httpx.Client(timeout=PATIENCE) as page:
        server = Server(tmp_path_factory.mktemp("server"), page)
        try:
            server.wait()
            # Whatever is loaded once for everybody counts against no request.
            for path in ("/api/games", "/api/docs/openapi.json", "/"):
                page.get(f"http://{server.address}{path}")
            for key in GAMES:
                page.get(f"http://{server.address}/api/choices/{key}")
            yield server
        finally:
            server.stop()


def record(**changes: Any) -> dict[str, Any]:
    """Return the record of a game that has just begun."""
    game = load("pebbles")
    return {**Record.start(game, 3).write(game), **changes}


def deep(depth: int = 10_000, sign: str = "[]") -> str:
    """Return JSON that is nested very deeply."""
    return sign[0] * depth + sign[1] * depth


# -- once found to go wrong ------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/replay", "/api/analyse"])
@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seats": 10**18}, "seats"),
        ({"seats": 1}, "seats"),
        ({"options": {"swaps": 3}}, "unknown_option_value"),
        ({"options": [[]]}, "record_malformed"),
        ({"seed": 10**300}, "record_malformed"),
        ({"choices": [[0, 0]] * 150_000}, "record_malformed"),
        ({"choices": [[10**18, 0]]}, "record_malformed"),
        ({"players": ["x" * 1_000_000]}, "record_malformed"),
        ({"game": "x" * 100_000}, "record_malformed"),
        ({"game": "chess"}, "unknown_game"),
        ({"box": {"numbers.hand": {"value": 10**6, "source": "owner"}}}, "box_out_of_range"),
    ],
)
def test_a_record_buys_no_seats(
    server: Server, path: str, changes: dict[str, Any], code: str
) -> None:
    body = json.dumps(record(**changes))
    status, told = server.refusal("POST", path, content=body)
    assert (status, told) == (404 if code == "unknown_game" else 422, code)


MILLION = [
    ("fort", "numbers.drawn"),
    ("fort", "numbers.room"),
    ("fort", "numbers.stuff_limit"),
    ("fort", "kid.bug.copies"),
    ("picture_perfect", "numbers.start_decorations"),
    ("picture_perfect", "numbers.two_player_supply"),
    ("picture_perfect", "preference.near_table.copies"),
    ("dream_home", "room.kitchen.copies"),
    ("pebbles", "numbers.hand"),
]


@pytest.mark.parametrize(("game", "path"), MILLION)
def test_a_value_of_a_million_builds_no_giant(server: Server, game: str, path: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    body = {"game": game, "seats": seats, "box": {path: 1_000_000}}
    assert server.refusal("POST", "/api/tables", json=body) == (422, "box_out_of_range")


def test_a_foreign_box_is_tried_elsewhere_and_then_played(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "link"}]
    for box in ({"pebble.six.copies": 9}, '[pebble.six]\nsource = "review"\ncopies = 9\n'):
        body = {"game": "pebbles", "seats": seats, "box": box}
        answer = server.ask("POST", "/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table = server.ask("GET", f"/api/tables/{answer.json()['table']}").json()
        assert table["table"]["box"]["pebble.six.copies"]["value"] == 9


HARD_TOML = "a." * 24_000 + "a = 1"


def test_hard_toml_is_nobodys_burden(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    for text in (HARD_TOML, "a = " + "[" * 50_000, "a = " + "9" * 50_000):
        assert server.refusal("POST", "/api/score/fort", content=text) == (422, "position_not_toml")
        body = {"game": "fort", "seats": seats, "box": text}
        assert server.refusal("POST", "/api/tables", json=body) == (422, "box_not_toml")


@pytest.mark.parametrize(
    "body",
    [
        deep(),
        deep(sign="{}"),
        '{"a":' * 10_000 + "1" + "}" * 10_000,
        "9" * 5_000,
        '"\\ud800"',
        '{"game": "\\ud800", "seats": [{"kind": "me"}]}',
        '{"game": "fort\\u0000", "seats": [{"kind": "me"}]}',
        f'{{"game": "fort", "seats": [], "options": {deep()}}}',
        f'{{"game": "fort", "seats": [{{"kind": "me"}}], "box": {deep()}}}',
        f'{{"game": "fort", "seats": [{{"kind": "me"}}], "seed": {"9" * 5_000}}}',
        f'{{"ceremony": "a", "credential": {deep(9_000)}}}',
        "\x00",
        "",
    ],
)
def test_no_body_breaks_anything(server: Server, body: str) -> None:
    headers = {"content-type": "application/json"}
    for path in ("tables", "replay", "analyse", "score/fort", "accounts", "accounts/passkeys"):
        answer = server.ask("POST", f"/api/{path}", content=body, headers=headers)
        assert 400 <= answer.status_code < 500, path


def test_no_depth_of_a_credential_breaks_anything(server: Server) -> None:
    for depth in (10, 300, 500, 700, 900, 1_000):
        results = f'{{"clientExtensionResults": {{"a": {deep(depth)}}}}}'
        body = f'{{"ceremony": "a", "credential": {results}}}'
        headers = {"content-type": "application/json", "host": "localhost"}
        path = "/api/accounts/passkeys/session"
        answer = server.ask("POST", path, content=body, headers=headers)
        assert 400 <= answer.status_code < 500, depth


LONG = [
    "x" * 5_000,
    "x" * 256,
    "%00",
    "a%00b",
    "%ff",
    "%ed%a0%80",
    "..%2f..%2fetc",
    "é" * 300,
    "%",
    "x.js" * 100,
]


@pytest.mark.parametrize("name", LONG)
def test_no_path_breaks_anything(server: Server, name: str) -> None:
    for before, after in [
        ("/", ""),
        ("/assets/", ""),
        ("/api/words/", ""),
        ("/api/words/en/", ""),
        ("/api/rules/", ""),
        ("/api/choices/", ""),
        ("/api/score/", "/form"),
        ("/api/lessons/", ""),
        ("/api/tables/", ""),
        ("/api/tables/", "/choices"),
        ("/api/tables/", "/replay"),
        ("/api/invites/", ""),
        ("/api/analyses/", ""),
    ]:
        answer = server.ask("GET", f"{before}{name}{after}")
        is_page = before in ("/", "/assets/") and answer.status_code == 200
        assert is_page or 400 <= answer.status_code < 500, (before, answer.status_code)
    server.ask("GET", f"/api/tables/x/replay?seat={name}")
    server.ask(
        "GET", "/api/games", headers={"origin": "http://[", "cookie": f"session={quote(name[:99])}"}
    )
    server.ask("POST", "/api/accounts/session", json={}, headers={"origin": "http://["})


# -- over a socket --------------------------------------------------------------------------------


def hostile_messages(chance: random.Random) -> list[str]:
    """Return messages, each with something monstrous in it."""
    start = {"v": 1, "cid": "c", "seat": 0, "expect": 0}
    numbers = ["1" + "0" * 18, "1" + "0" * 5_000, "-1" + "0" * 30, "1e400", "0.5"]
    fields = ["seat", "expect", "choice", "since", "moment", "whose"]
    kinds = ["choose", "request", "undo", "why", "hello", "look", "moment_at", "stand_in", "try"]
    found = []
    for _ in range(40):
        kind, field, number = chance.choice(kinds), chance.choice(fields), chance.choice(numbers)
        told = json.dumps({**start, "t": kind, field: 0})
        found.append(told.replace(f'"{field}": 0', f'"{field}": {number}'))
    choose = json.dumps({**start, "t": "choose"})[:-1]
    why = json.dumps({"v": 1, "t": "why", "seat": 0})[:-1]
    for head in (choose, why):
        found += [
            f'{head}, "choice": {{"is": {deep(3_000)}}}}}',
            f'{head}, "choice": {{"is": "photo", "a": {json.dumps([1] * 5_000)}}}}}',
            f'{head}, "choice": {{"is": {{}}, "b": 1{"0" * 300}}}}}',
            f'{head}, "choice": {{"is": "\\ud800"}}}}',
        ]
    tried = json.dumps({**start, "t": "try"})[:-1]
    found += [
        f'{tried}, "choices": {json.dumps([0] * 64)}}}',
        f'{tried}, "choices": {json.dumps([0] * 7_000)}}}',
        f'{tried}, "choices": [{{"is": {deep(3_000)}}}]}}',
        f'{tried}, "choices": [1{"0" * 300}], "each": 1}}',
    ]
    for text in ("a." * 7_000 + "a = 1", "a = " + "[" * 10_000, "a = " + "9" * 9_000, "\0"):
        found.append(f'{choose}, "toml": {json.dumps(text)}}}')
    found.append(json.dumps({**start, "t": "hello", "tokens": ["x" * 64] * 17}))
    return found


@asynccontextmanager
async def at_table(server: Server, table: dict[str, Any]) -> AsyncIterator[Client]:
    """Give a page that sits at the table, and close it whatever happens."""
    page = await Client.open(server.address, table["table"], tokens_of(table))
    try:
        yield page
    finally:
        await page.close()


async def is_played_on(server: Server, table: dict[str, Any], messages: list[str]) -> None:
    async with at_table(server, table) as page:
        before = await page.hello()
    for start in range(0, len(messages), 40):  # too many malformed messages end a connection
        async with at_table(server, table) as page:
            await page.hello()
            for message in messages[start : start + 40]:
                await is_dealt_with(server, page, message)
    async with at_table(server, table) as page:
        after = await page.hello()
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])


async def is_dealt_with(server: Server, page: Client, message: str) -> None:
    with server.cheaply(message[:120]):
        await page.socket.send(message)
        # The next answer shows that the server has dealt with this one.
        await page.say("moment_at", moment=1_000_000)
        while True:
            told = await page.hear("no", "why", "table")
            code = told["reason"]["code"] if told["t"] == "no" else ""
            if code in ("no_such_moment", "not_over_yet"):
                return
            assert code != "not_possible", message[:120]


@pytest.mark.parametrize("game", ["picture_perfect", "pebbles"])
def test_no_message_breaks_anything(server: Server, game: str, long_run: bool) -> None:
    kinds = ["me", "link", "link"] if game == "picture_perfect" else ["me", "link"]
    table = new_table(server.address, game, *kinds)
    for seed in range(ROUNDS[long_run]):
        asyncio.run(is_played_on(server, table, hostile_messages(random.Random(seed))))


async def says(server: Server, table: dict[str, Any], text: str) -> str:
    async with at_table(server, table) as page:
        await page.hello()
        await page.say("chat", cid="c", seat=0, text=text)
        told: str = (await page.hear("said", "chat"))["text"]
    return told


def test_chat_drops_control_characters(server: Server) -> None:
    table = new_table(server.address, "pebbles", "me", "link")
    assert asyncio.run(says(server, table, "one\0 two\x1b[31m\x85 three")) == "one two[31m three"


# -- everything else ------------------------------------------------------------------------------

MONSTERS: list[str] = [
    "1" + "0" * 18,
    "-1" + "0" * 18,
    "1" + "0" * 5_000,
    "1e400",
    "null",
    "true",
    '"' + "x" * 150_000 + '"',
    '"\\u0000"',
    '"\\ud800"',
    '"' + "a." * 50_000 + 'a = 1"',
    deep(10_000),
    deep(10_000, "{}").replace("{}", '{"a":0}'),
    "[" + "0," * 60_000 + "0]",
    '{"a":' * 50 + "1" + "}" * 50,
    "{" + ",".join(f'"a{i}":0' for i in range(10_000)) + "}",
]


def bodies(form: dict[str, Any], chance: random.Random) -> list[str]:
    """Return bodies for a form in which one field, or one too many, is monstrous."""
    usual: dict[str, Any] = {
        "game": "pebbles",
        "seats": [{"kind": "me"}, {"kind": "bot"}],
        "name": "Ana",
    }
    usual |= {
        "password": "long enough",
        "ceremony": "c",
        "credential": {},
        "invite": "i",
        "seat": 0,
    }
    fields = list(form.get("properties", {}))
    given = {name: usual[name] for name in form.get("required", []) if name in usual}
    found = []
    for name in [*fields, "nobody_knows"]:
        told = json.dumps({**given, name: "MONSTER"})
        found.append(told.replace('"MONSTER"', chance.choice(MONSTERS)))
    return [*found, chance.choice(MONSTERS)]


def test_whatever_is_sent_the_loop_and_the_memory_stay(server: Server, long_run: bool) -> None:
    schema = server.page.get(f"http://{server.address}/api/docs/openapi.json").json()
    forms = schema["components"]["schemas"]
    before, sent = server.memory(), 0
    for seed in range(ROUNDS[long_run]):
        chance = random.Random(seed)
        for path, methods in schema["paths"].items():
            for method, operation in methods.items():
                where = path
                for parameter in operation.get("parameters", []):
                    name = "{" + parameter["name"] + "}"
                    usual = "fort" if parameter["name"] == "game" else "x"
                    where = where.replace(name, chance.choice([*LONG, usual, usual, usual]))
                content = operation.get("requestBody", {}).get("content", {})
                told = [kind["schema"].get("$ref", "") for kind in content.values()]
                form = forms.get("".join(told[:1]).rpartition("/")[2], {})
                headers = {"content-type": "application/json"}
                is_sent = method in ("post", "put", "delete", "patch")
                for body in bodies(form, chance) if is_sent else [""]:
                    more: dict[str, Any] = {"content": body, "headers": headers} if body else {}
                    server.ask(method.upper(), where, **more)
                    sent += 1
    assert sent > 80 * ROUNDS[long_run]
    assert server.memory() - before < GROWTH
