"""Without a seat you have no say: at once, on every open socket, however the seat was lost."""

import asyncio
from typing import Any

import httpx
import pytest
from sqlalchemy import delete

from ludoteca.tables.book.schema import SESSIONS
from ludoteca.tables.book.store import Store
from tests.server import patient
from tests.server.clients import Client, new_table, quick_settings, running, tokens_of

PASSWORD = "a long enough password"


async def refused(page: Client, seat: int, kind: str, **fields: Any) -> str:
    """Send something for a seat, and return why it is refused."""
    await page.say(kind, seat=seat, **fields)
    while True:
        answer = await page.hear("no", "ack", "why", "sample", "table")
        if answer["t"] == "no":
            return str(answer["reason"]["code"])
        assert answer["t"] == "table", answer


async def has_no_say(page: Client, seat: int, seq: int) -> None:
    """Try everything that a seat may do."""
    acts: list[tuple[str, dict[str, Any]]] = [
        ("choose", {"expect": seq, "choice": 0}),
        ("request", {"expect": seq, "choice": 0}),
        ("undo", {"expect": seq}),
        ("restart", {"expect": seq}),
        ("chat", {"text": "still here"}),
        ("note", {"text": "still here"}),
        ("stand_in", {"on": True}),
    ]
    for kind, fields in acts:
        assert await refused(page, seat, kind, cid="late", **fields) == "not_your_seat", kind
    for kind, fields in (("why", {"choice": 0}), ("sample", {}), ("hint", {}), ("look", {})):
        assert await refused(page, seat, kind, **fields) == "not_your_seat", kind


def test_a_seat_that_was_left_has_no_say_and_sees_nothing(address: str) -> None:
    table = new_table(address, "pebbles", "me", "me", level="easy")
    tokens = tokens_of(table)

    async def play() -> None:
        ana = await Client.open(address, table["table"], tokens[:1])
        told = await ana.hello()
        assert told["mine"] == [0]
        assert told["view"]["hand"]
        leave = {"seat": 0, "tokens": tokens[:1]}
        path = f"http://{address}/api/tables/{table['table']}/leave"
        answer = await asyncio.to_thread(patient.post, path, json=leave)
        assert answer.status_code == 200
        told = await ana.hear("table")  # what a spectator is told
        assert (told["mine"], told["eyes"], told["ask"]) == ([], None, None)
        assert "hand" not in told["view"]
        await has_no_say(ana, 0, told["seq"])
        told = await ana.hello()
        assert told["mine"] == []
        await ana.close()

    asyncio.run(play())


def sign_up(client: httpx.Client, name: str) -> str:
    """Make an account, and return its session."""
    made = client.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert made.status_code == 201, made.text
    return str(client.cookies["session"])


@pytest.mark.parametrize("how", ["sign_out", "password", "elsewhere"])
def test_an_ended_session_loses_its_seats(
    tmp_path: Any, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Signed out in another tab, password changed on another device, or by another process."""
    monkeypatch.setattr("ludoteca.server.service.RECHECK", 0.05)
    settings = quick_settings(tmp_path)
    with running(settings) as address, patient.Client(base_url=f"http://{address}") as client:
        session = sign_up(client, "Ana")
        body = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "link"}]}
        table = client.post("/api/tables", json=body).json()["table"]

        async def play() -> None:
            headers = {"additional_headers": {"Cookie": f"session={session}"}}
            page = await Client.open(address, table, [], **headers)
            told = await page.hello()
            assert told["mine"] == [0]
            await asyncio.to_thread(end)
            told = await page.hear("table")
            assert (told["mine"], told["eyes"]) == ([], None)
            await has_no_say(page, 0, told["seq"])
            assert (await page.hello())["mine"] == []
            await page.close()

        def end() -> None:
            if how == "sign_out":
                assert client.request("DELETE", "/api/accounts/session").status_code == 200
            elif how == "password":
                with patient.Client(base_url=f"http://{address}") as phone:
                    who = {"name": "Ana", "password": PASSWORD}
                    assert phone.post("/api/accounts/session", json=who).status_code == 200
                    new = {"old": PASSWORD, "password": "another long one"}
                    assert phone.put("/api/accounts/password", json=new).status_code == 200
                    assert phone.get("/api/accounts/me").json()["name"] == "Ana"
            else:
                store = Store(settings.database)
                with store.engine.begin() as connection:
                    connection.execute(delete(SESSIONS))
                store.close()

        asyncio.run(play())


def test_a_password_is_changed_only_by_who_knows_the_old_one(tmp_path: Any) -> None:
    with (
        running(quick_settings(tmp_path)) as address,
        patient.Client(base_url=f"http://{address}") as client,
    ):
        new = {"old": "not this one", "password": "another long one"}
        assert reason(client.put("/api/accounts/password", json=new)) == (403, "not_signed_in")
        sign_up(client, "Ana")
        assert reason(client.put("/api/accounts/password", json=new)) == (403, "wrong_password")
        new["old"] = PASSWORD
        short = {**new, "password": "short"}
        assert reason(client.put("/api/accounts/password", json=short)) == (422, "password_short")
        assert client.put("/api/accounts/password", json=new).status_code == 200
        old = {"name": "Ana", "password": PASSWORD}
        assert reason(client.post("/api/accounts/session", json=old)) == (403, "wrong_password")
        again = {**old, "password": "another long one"}
        assert client.post("/api/accounts/session", json=again).status_code == 200


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["code"]


def test_one_browser_takes_one_seat_of_a_listed_table(address: str) -> None:
    table = new_table(address, "pebbles", "me", "link", "link", listed=True)
    path = f"/api/tables/{table['table']}/sit"
    with patient.Client(base_url=f"http://{address}") as browser:
        assert browser.post(path, json={"name": "Rui"}).status_code == 201
        assert reason(browser.post(path, json={"name": "Zé"})) == (409, "seated_already")
    with patient.Client(base_url=f"http://{address}") as other:
        assert reason(other.post(path, json={"name": "Ruі"})) == (409, "name_alike")
        assert reason(other.post(path, json={"name": "rui"})) == (409, "name_alike")
        assert other.post(path, json={"name": "Zé"}).status_code == 201


def test_guessing_a_password_goes_no_faster_from_many_addresses(tmp_path: Any) -> None:
    settings = quick_settings(
        tmp_path, wrong_passwords=5, logins_per_minute=10_000, proxies=("127.0.0.1",)
    )
    with running(settings) as address, patient.Client(base_url=f"http://{address}") as client:
        sign_up(client, "Ana")
        answers = [guess(client, number) for number in range(9)]
        assert answers == [(403, "wrong_password")] * 5 + [(429, "too_fast")] * 4
        # It does not hold up others.
        nobody = {"name": "Rui", "password": PASSWORD}
        assert reason(client.post("/api/accounts/session", json=nobody))[0] == 403


def guess(client: httpx.Client, number: int) -> tuple[int, str]:
    who = {"name": "ana", "password": f"guess number {number}"}
    headers = {"X-Forwarded-For": f"198.51.100.{number}"}
    return reason(client.post("/api/accounts/session", json=who, headers=headers))


@pytest.mark.parametrize("is_believed", [True, False])
@pytest.mark.parametrize(
    ("addresses", "is_one"),
    [
        (["198.51.100.1", "198.51.100.2"], False),
        (["2001:db8::1", "2001:db8::ffff:2"], True),
        (["2001:db8::1", "2001:db8:0:1::1"], False),
    ],
)
def test_visitors_are_counted_by_their_networks(
    tmp_path: Any, is_believed: bool, addresses: list[str], is_one: bool
) -> None:
    """Only named proxies are believed about where a visitor comes from."""
    proxies = ("127.0.0.1",) if is_believed else ()
    settings = quick_settings(tmp_path, joins_per_minute=1, proxies=proxies)
    with running(settings) as address, patient.Client(base_url=f"http://{address}") as client:
        statuses = [
            client.post(
                "/api/join", json={"invite": "nothing"}, headers={"X-Forwarded-For": came_from}
            ).status_code
            for came_from in addresses
        ]
        assert statuses == [404, 429 if is_one or not is_believed else 404]


def test_every_route_has_its_price(tmp_path: Any) -> None:
    settings = quick_settings(tmp_path, burst_of_requests=20, seconds_of_burst=3600)
    with running(settings) as address, patient.Client(base_url=f"http://{address}") as client:
        assert client.get("/api/choices/pebbles").status_code == 200  # costs half the budget
        statuses = [client.get("/api/accounts/me").status_code for _ in range(12)]
        assert statuses == [200] * 10 + [429] * 2
        assert reason(client.get("/api/games")) == (429, "too_fast")


def test_metrics_need_the_token(tmp_path: Any) -> None:
    with running(quick_settings(tmp_path)) as address:
        assert patient.get(f"http://{address}/metrics").status_code == 404
    with running(quick_settings(tmp_path, metrics_token="count me")) as address:
        asked = [
            patient.get(f"http://{address}/metrics", headers={"Authorization": told})
            for told in ("", "Bearer no", "Bearer count me")
        ]
        assert [answer.status_code for answer in asked] == [404, 404, 200]
        assert "ludoteca_tables_live" in asked[-1].text


@pytest.mark.parametrize("is_secure", [True, False])
def test_pages_are_guarded_by_headers(tmp_path: Any, is_secure: bool) -> None:
    with running(quick_settings(tmp_path, is_secure=is_secure)) as address:
        for path in ("/", "/api/games", "/nowhere.js", "/api/nothing"):
            headers = patient.get(f"http://{address}{path}").headers
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert ("strict-transport-security" in headers) is is_secure
