"""Passkeys: made and used with a software authenticator, and refused where something is odd."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server import patient
from tests.server.authenticators import Authenticator
from tests.server.clients import quick_settings, running

KEYS = "/api/accounts/passkeys"


@pytest.fixture
def page(tmp_path: Path) -> Iterator[httpx.Client]:
    """A browser on a page of a server without accounts, reached by name."""
    settings = quick_settings(tmp_path, joins_per_minute=1000, logins_per_minute=1000)
    with running(settings) as where, browser(where) as client:
        yield client


def browser(where: str) -> httpx.Client:
    return patient.Client(base_url=f"http://localhost:{where.rpartition(':')[2]}")


def origin(page: httpx.Client) -> str:
    return str(page.base_url).rstrip("/")


def begin(page: httpx.Client, where: str = "", **body: str) -> dict[str, Any]:
    told = page.post(f"{KEYS}{where}/options", json=body)
    assert told.status_code == 200, told.text
    answer: dict[str, Any] = told.json()
    return answer


def register(page: httpx.Client, device: Authenticator, **body: str) -> httpx.Response:
    asked = begin(page, **body)
    answer = {"ceremony": asked["ceremony"], "credential": device.make(asked["publicKey"])}
    return page.post(KEYS, json={**answer, "label": "My phone"})


def sign_in(page: httpx.Client, device: Authenticator) -> httpx.Response:
    asked = begin(page, "/session")
    answer = {"ceremony": asked["ceremony"], "credential": device.open(asked["publicKey"])}
    return page.post(f"{KEYS}/session", json=answer)


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["code"]


def test_an_account_is_made_and_opened_with_a_passkey_alone(page: httpx.Client) -> None:
    device = Authenticator(origin(page))
    assert register(page, device, name=" Ana ").json() == {"name": "Ana", "has_password": False}
    assert page.get("/api/accounts/me").json() == {"name": "Ana", "has_password": False}
    page.delete("/api/accounts/session")
    assert page.get("/api/accounts/me").json() == {"name": None, "has_password": False}
    assert sign_in(page, device).json() == {"name": "Ana", "has_password": False}
    assert page.get("/api/accounts/me").json() == {"name": "Ana", "has_password": False}
    [key] = page.get(KEYS).json()
    assert (key["label"], key["used_at"] >= key["made_at"]) == ("My phone", True)
    # An account without a password cannot be opened by an empty one.
    told = page.post("/api/accounts/session", json={"name": "Ana", "password": ""})
    assert refused(told) == (403, "wrong_password")
    assert refused(page.delete(f"{KEYS}/{key['id']}")) == (409, "last_way_in")


def test_a_passkey_is_added_to_an_account_with_a_password(page: httpx.Client) -> None:
    page.post("/api/accounts", json={"name": "Bo", "password": "open sesame"})
    device = Authenticator(origin(page))
    asked = begin(page)
    assert asked["publicKey"]["user"]["name"] == "Bo"
    assert register(page, device).json() == {"name": "Bo", "has_password": True}
    assert len(begin(page)["publicKey"]["excludeCredentials"]) == 1
    page.cookies.clear()
    assert sign_in(page, device).json() == {"name": "Bo", "has_password": True}
    [key] = page.get(KEYS).json()
    assert page.delete(f"{KEYS}/{key['id']}").json() == []
    page.cookies.clear()
    assert refused(sign_in(page, device)) == (403, "passkey_wrong")
    assert refused(page.get(KEYS)) == (403, "not_signed_in")


def test_a_ceremony_is_answered_once(page: httpx.Client) -> None:
    device = Authenticator(origin(page))
    register(page, device, name="Ana")
    asked = begin(page, "/session")
    answer = {"ceremony": asked["ceremony"], "credential": device.open(asked["publicKey"])}
    assert page.post(f"{KEYS}/session", json=answer).status_code == 200
    assert refused(page.post(f"{KEYS}/session", json=answer)) == (409, "passkey_expired")
    # The first step of making one does not work as the first step of signing in.
    made = {"ceremony": begin(page)["ceremony"], "credential": answer["credential"]}
    assert refused(page.post(f"{KEYS}/session", json=made)) == (409, "passkey_expired")


def test_a_faulty_credential_opens_nothing(page: httpx.Client) -> None:
    device = Authenticator(origin(page))
    register(page, device, name="Ana")
    assert refused(register_begun(page, "ana")) == (409, "name_taken")
    assert refused(register_begun(page, " ")) == (422, "name_needed")
    page.cookies.clear()
    elsewhere = Authenticator("https://games.example")
    elsewhere.keys = device.keys
    assert refused(sign_in(page, elsewhere)) == (403, "passkey_wrong")
    stranger = Authenticator(origin(page))
    asked = begin(page, "/session")
    stranger.keys = {b"nobody knows me": next(iter(device.keys.values()))}
    unknown = {"ceremony": asked["ceremony"], "credential": stranger.open(asked["publicKey"])}
    assert refused(page.post(f"{KEYS}/session", json=unknown)) == (403, "passkey_wrong")
    nothing = {"ceremony": begin(page, "/session")["ceremony"], "credential": {}}
    assert refused(page.post(f"{KEYS}/session", json=nothing)) == (403, "passkey_wrong")
    device.count = 0  # a copy of the key counts from the start again
    assert refused(sign_in(page, device)) == (403, "passkey_wrong")
    device.count = 9
    assert sign_in(page, device).status_code == 200


def register_begun(page: httpx.Client, name: str) -> httpx.Response:
    page.cookies.clear()
    return page.post(f"{KEYS}/options", json={"name": name})


def test_a_plain_address_has_no_passkeys(page: httpx.Client) -> None:
    host = f"127.0.0.1:{page.base_url.port}"
    told = patient.post(f"http://{host}{KEYS}/options", json={"name": "Ana"})
    assert refused(told) == (422, "passkey_needs_name")
    assert told.json()["reason"]["args"] == {"host": host}
