"""What is asked once: games, words, tables, invitations, lobby, records, rematches, accounts."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteca.games import GAMES
from ludoteca.locale import LANGUAGES
from ludoteca.server.run import listen
from tests.server import patient
from tests.server.clients import new_table, quick_settings, running, tokens_of
from tests.server.test_play import one_page

KEY = "00112233445566778899aabbccddeeff"


@pytest.fixture
def browser(address: str) -> Iterator[httpx.Client]:
    """A browser with its cookies."""
    with patient.Client(base_url=f"http://{address}") as client:
        yield client


def reason(answer: httpx.Response) -> tuple[int, str]:
    """Return status and code of a refusal."""
    return answer.status_code, answer.json()["reason"]["code"]


def finished(address: str, **more: Any) -> dict[str, Any]:
    """Return a table that has been played to its end."""
    table = new_table(address, "pebbles", "me", "bot", level="easy", **more)
    asyncio.run(one_page(address, table["table"], tokens_of(table)[0], 1))
    return table


def test_the_server_is_ready_counts_and_lists_its_games(browser: httpx.Client) -> None:
    assert browser.get("/health").json()["ok"] is True
    games = browser.get("/api/games").json()
    assert [game["key"] for game in games] == list(GAMES)
    assert all(
        game["levels"][0] == "easy" and game["box"] and not game["printed"] for game in games
    )
    choices = browser.get("/api/choices/pebbles").json()
    assert choices[12] == {"choice": 12, "words": {"verb": "keep", "args": {}}, "text": "keep"}


def test_words_and_rules_come_in_every_language(browser: httpx.Client) -> None:
    for lang in LANGUAGES:
        assert "reason-stale" in browser.get(f"/api/words/{lang}").text
        assert "game-name" in browser.get(f"/api/words/{lang}/pebbles").text
    assert "B-SWAP-01" in browser.get("/api/rules/pebbles").json()["rules"]
    assert reason(browser.get("/api/words/tlh")) == (404, "unknown_language")
    assert reason(browser.get("/api/words/en/chess")) == (404, "unknown_game")
    assert reason(browser.get("/api/rules/..%2f..%2fsecret")) in [
        (404, "unknown_game"),
        (404, "message_malformed"),
    ]


def test_every_answer_is_guarded_by_headers(browser: httpx.Client) -> None:
    for path in ("/", "/health", "/api/games", "/api/words/tlh", "/nowhere.js"):
        headers = browser.get(path).headers
        assert headers["x-content-type-options"] == "nosniff", path
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"


def test_tokens_are_kept_in_cookies_that_no_script_reads(browser: httpx.Client) -> None:
    body = {"game": "pebbles", "seats": [{"kind": "me", "name": " Ana  B "}, {"kind": "bot"}]}
    answer = browser.post("/api/tables", json=body)
    cookie = answer.headers["set-cookie"]
    table = answer.json()
    assert cookie.startswith(f"seat-{table['table']}-0={table['seats'][0]['token']}")
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    [mine] = browser.get("/api/tables/mine").json()
    assert (mine["id"], mine["mine"], mine["waiting"][0]) == (table["table"], [0], 0)
    assert mine["seats"][0]["name"] == "Ana B"
    assert (mine["table"]["seed_chosen"], mine["table"]["seed"]) == (False, None)
    with patient.Client(base_url=browser.base_url) as stranger:
        assert stranger.get("/api/tables/mine").json() == []


def test_an_invitation_seats_one_person_once(browser: httpx.Client, address: str) -> None:
    table = new_table(address, "pebbles", "me", "link")
    invite = table["seats"][1]["invite"]
    assert "token" not in table["seats"][1]
    told = browser.get(f"/api/invites/{invite}").json()
    assert (told["id"], told["seat"]) == (table["table"], 1)
    path = f"/api/tables/{table['table']}/join"
    assert reason(browser.post(path, json={"invite": "x"})) == (404, "wrong_invite")
    joined = browser.post("/api/join", json={"invite": f" {invite.upper()} ", "name": "Rui"})
    assert joined.status_code == 201
    assert joined.json()["seats"][0]["token"]
    assert reason(browser.post(path, json={"invite": invite})) == (404, "wrong_invite")
    assert reason(browser.get(f"/api/invites/{invite}")) == (404, "wrong_invite")
    seats = browser.get(f"/api/tables/{table['table']}").json()["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", ""), ("person", "Rui")]


def test_listed_tables_wait_in_the_lobby(browser: httpx.Client, address: str) -> None:
    hidden = new_table(address, "pebbles", "me", "link")
    shown = new_table(address, "pebbles", "me", "link", listed=True)
    ids = [table["id"] for table in browser.get("/api/tables/lobby").json()]
    assert shown["table"] in ids
    assert hidden["table"] not in ids
    refused = browser.post(f"/api/tables/{hidden['table']}/sit", json={})
    assert reason(refused) == (409, "seat_taken")
    sat = browser.post(f"/api/tables/{shown['table']}/sit", json={"name": "Zé"})
    assert sat.status_code == 201
    ids = [table["id"] for table in browser.get("/api/tables/lobby").json()]
    assert shown["table"] not in ids
    left = browser.post(f"/api/tables/{shown['table']}/leave", json={"seat": 1})
    assert left.json()["seats"][1]["kind"] == "left"
    again = browser.post(f"/api/tables/{shown['table']}/leave", json={"seat": 1})
    assert reason(again) == (403, "not_your_seat")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"game": "chess"}, (404, "unknown_game")),
        ({"seats": [{"kind": "me"}] * 9}, (422, "seats")),
        ({"seats": [{"kind": "ghost"}] * 2}, (400, "message_malformed")),
        ({"options": {"tide": 1}}, (422, "unknown_option")),
        ({"options": {"swaps": 1}}, (422, "unknown_option_value")),
        ({"box": "not toml ["}, (422, "box_not_toml")),
        ({"box": {"pebble.nine.copies": 3}}, (422, "box_unknown_value")),
        ({"box": {"numbers.hand": "many"}}, (422, "box_not_a_number")),
        ({"clock": {"kind": "turn", "bank": 5}}, (422, "choice_malformed")),
        ({"seed": -1}, (400, "message_malformed")),
        ({"seed": 2**53}, (400, "message_malformed")),
        ({"seed": "77"}, (400, "message_malformed")),
        ({"seed": 77, "listed": True}, (422, "listed_deal")),
        ({"seed": KEY, "listed": True}, (422, "listed_deal")),
        ({"surprise": 1}, (400, "message_malformed")),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    browser: httpx.Client, change: dict[str, Any], expected: tuple[int, str]
) -> None:
    body = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot"}], **change}
    assert reason(browser.post("/api/tables", json=body)) == expected


@pytest.mark.parametrize("seed", [0, 77, KEY])
def test_a_deal_that_the_host_chose_is_told_from_the_start(
    browser: httpx.Client, address: str, seed: object
) -> None:
    table = new_table(address, "pebbles", "me", "link", seed=seed)
    told = browser.get(f"/api/tables/{table['table']}").json()["table"]
    assert (told["seed_chosen"], told["seed"]) == (True, seed)
    invited = browser.get(f"/api/invites/{table['seats'][1]['invite']}").json()["table"]
    assert invited == told


def test_an_owner_plays_with_a_box_of_their_own(address: str, tmp_path: Path) -> None:
    table = new_table(address, "pebbles", "me", "bot", box={"pebble.six.copies": 9})
    told = patient.get(f"http://{address}/api/tables/{table['table']}").json()
    assert told["table"]["box"] == {"pebble.six.copies": {"value": 9, "source": "owner"}}
    toml = '[pebble.one]\ncopies = { value = 8, source = "owner" }\n'
    with running(quick_settings(tmp_path, boxes={"pebbles": toml})) as owner:
        games = patient.get(f"http://{owner}/api/games").json()
        pebbles = next(game for game in games if game["key"] == "pebbles")
        values = {entry["path"]: entry["value"] for entry in pebbles["box"]}
        assert values["pebble.one.copies"] == 8
        printed = {entry["path"]: entry["value"] for entry in pebbles["printed"]}
        assert printed == values | {"pebble.one.copies": printed["pebble.one.copies"]} != values
        both = new_table(owner, "pebbles", "me", "bot", box={"pebble.six.copies": 9})
        box = patient.get(f"http://{owner}/api/tables/{both['table']}").json()["table"]["box"]
        assert set(box) == {"pebble.one.copies", "pebble.six.copies"}


def test_a_finished_game_can_be_kept_and_seen_again(browser: httpx.Client, address: str) -> None:
    running_table = new_table(address, "pebbles", "me", "link")
    path = f"/api/tables/{running_table['table']}"
    assert reason(browser.get(f"{path}/record")) == (409, "not_over_yet")
    assert reason(browser.get(f"{path}/replay")) == (409, "not_over_yet")
    path = f"/api/tables/{finished(address)['table']}"
    record = browser.get(f"{path}/record")
    assert "attachment" in record.headers["content-disposition"]
    seen = browser.get(f"{path}/replay", params={"seat": "0"}).json()
    assert seen[0]["entry"] is None
    assert seen[1]["entry"]["text"].startswith("fist(")
    assert "hand" in seen[0]["view"]
    opened = browser.get(f"{path}/replay", params={"seat": "open"}).json()
    assert len(opened) == len(seen) == len(record.json()["choices"]) + 1
    assert len(opened[0]["views"]) == 2
    sent = browser.post("/api/replay", content=record.content).json()
    assert sent == opened
    spoiled = {**record.json(), "choices": [[0, 999]]}
    assert browser.post("/api/replay", json=spoiled).status_code == 422
    assert reason(browser.post("/api/replay", content="{")) == (422, "record_not_json")
    refused = browser.get(f"{path}/replay", params={"seat": "7"})
    assert reason(refused) == (403, "not_your_seat")


def test_a_rematch_is_opened_by_the_old_tokens(browser: httpx.Client, address: str) -> None:
    table = finished(address)
    path = f"/api/tables/{table['table']}/rematch"
    assert reason(browser.post(path, json={})) == (403, "not_your_seat")
    mine = {"tokens": tokens_of(table)}
    again = browser.post(path, json=mine).json()["table"]
    assert browser.post(path, json=mine).json()["table"] == again  # pressed by both at once
    same = browser.post(path, json={**mine, "same_deal": True, "bots": True}).json()["table"]
    over = [asyncio.run(one_page(address, t, tokens_of(table)[0], 1)) for t in (again, same)]
    first = browser.get(f"/api/tables/{table['table']}").json()
    assert over[1]["fair"]["seed"] == first["fair"]["seed"] != over[0]["fair"]["seed"]
    told = browser.get(f"/api/tables/{same}").json()["table"]
    assert told["rematch_of"] == table["table"]
    assert (told["seed_chosen"], told["seed"]) == (True, first["fair"]["seed"])
    assert browser.get(f"/api/tables/{again}").json()["table"]["seed"] is None
    going_on = new_table(address, "pebbles", "me", "link")
    wish = {"tokens": tokens_of(going_on), "same_deal": True}
    refused = browser.post(f"/api/tables/{going_on['table']}/rematch", json=wish)
    assert reason(refused) == (409, "not_over_yet")


def test_score_pads_count_real_tables(browser: httpx.Client) -> None:
    assert reason(browser.post("/api/score/pebbles", content="")) == (404, "no_score_pad")
    assert reason(browser.post("/api/score/dream_home", content="[")) == (422, "position_not_toml")
    assert browser.post("/api/score/dream_home", content="x = 1").status_code == 422


def test_accounts_hold_seats_on_every_device(browser: httpx.Client) -> None:
    name = {"name": "Inês", "password": "long enough"}
    assert reason(browser.post("/api/accounts", json={**name, "password": "short"})) == (
        422,
        "password_short",
    )
    made = browser.post("/api/accounts", json=name)
    assert (made.status_code, made.json()) == (201, {"name": "Inês", "has_password": True})
    assert "HttpOnly" in made.headers["set-cookie"]
    assert reason(browser.post("/api/accounts", json={**name, "name": "INÊS"})) == (
        409,
        "name_taken",
    )
    body = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "link"}]}
    table = browser.post("/api/tables", json=body).json()["table"]
    with patient.Client(base_url=browser.base_url) as phone:
        wrong = phone.post("/api/accounts/session", json={**name, "password": "not this one"})
        assert reason(wrong) == (403, "wrong_password")
        nobody = phone.post("/api/accounts/session", json={**name, "name": "nobody"})
        assert reason(nobody) == (403, "wrong_password")
        assert phone.post("/api/accounts/session", json=name).status_code == 200
        assert [found["id"] for found in phone.get("/api/tables/mine").json()] == [table]
        assert phone.request("DELETE", "/api/accounts/session").json() == {
            "name": None,
            "has_password": False,
        }
        assert phone.get("/api/accounts/me").json() == {"name": None, "has_password": False}
        assert phone.get("/api/tables/mine").json() == []


def test_unknown_paths_belong_to_the_page_but_unknown_files_do_not(browser: httpx.Client) -> None:
    assert browser.get("/table/abc").status_code == 200
    assert browser.get("/assets/nothing.js").status_code == 404
    assert browser.get("/api/nothing").status_code == 404
    assert browser.get("/%2e%2e/%2e%2e/pyproject.toml").status_code == 404


def test_short_messages_do_not_wait_for_each_other() -> None:
    async def is_prompt() -> int:
        told: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            met = writer.get_extra_info("socket")
            told.set_result(met.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = listen("127.0.0.1", 0)
        async with await asyncio.start_server(meet, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            found = await told
            writer.close()
            await writer.wait_closed()
        return found

    assert asyncio.run(is_prompt())
