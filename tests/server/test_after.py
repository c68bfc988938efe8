"""After the game: the same deal compared; and score pads that describe themselves."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from ludoteca.core.score_forms import ScoreForm
from ludoteca.games import GAMES
from ludoteca.locale import LANGUAGES, Speaker
from tests.conformance.walks import game_of
from tests.server import patient
from tests.server.clients import Client, new_table, tokens_of
from tests.server.test_play import one_page, together

WITH_PADS = [key for key in GAMES if game_of(key).score_form() is not None]


def cookies(*tables: dict[str, Any]) -> dict[str, str]:
    return {
        f"seat-{table['table']}-{seat['seat']}": seat["token"]
        for table in tables
        for seat in table["seats"]
        if "token" in seat
    }


def play(address: str, table: dict[str, Any], chance: int) -> dict[str, Any]:
    [over] = together(one_page(address, table["table"], tokens_of(table)[0], chance))
    told: dict[str, Any] = over
    return told


def test_tables_of_the_same_deal_are_compared(address: str) -> None:
    seats = ("me", "bot")
    first = new_table(address, "pebbles", *seats, seed=77, level="easy")
    second = new_table(address, "pebbles", *seats, seed=77, level="easy")
    other = new_table(address, "pebbles", *seats, seed=78, level="easy")
    foreign = new_table(address, "pebbles", *seats, seed=77, level="easy")
    ends = [play(address, table, n) for n, table in enumerate((first, second, other, foreign))]
    unfinished = new_table(address, "pebbles", "me", "link", seed=77)
    mine = cookies(first, second, other, unfinished)
    where = f"http://{address}/api/tables/{first['table']}/comparison"
    told = patient.get(where, cookies=mine).json()
    assert (told["game"], told["seed"]) == ("pebbles", 77)
    assert [column["table"] for column in told["tables"]] == [first["table"], second["table"]]
    for column, end in zip(told["tables"], ends, strict=False):
        assert column["standing"] == end["standing"]
        assert column["scores"][-1] == end["standing"]["scores"]
        assert column["mine"] == [0]
        assert [seat["kind"] for seat in column["seats"]] == ["person", "bot"]
    refused = patient.get(where, cookies=cookies(foreign))
    assert (refused.status_code, refused.json()["reason"]["code"]) == (403, "not_your_seat")
    early = patient.get(
        f"http://{address}/api/tables/{unfinished['table']}/comparison", cookies=mine
    )
    assert (early.status_code, early.json()["reason"]["code"]) == (409, "not_over_yet")


@pytest.fixture
def desk(address: str) -> Iterator[httpx.Client]:
    """A browser."""
    with patient.Client(base_url=f"http://{address}") as browser:
        yield browser


@pytest.fixture
def phone(address: str) -> Iterator[httpx.Client]:
    """Another browser."""
    with patient.Client(base_url=f"http://{address}") as browser:
        yield browser


def test_an_account_compares_what_was_played_on_all_its_devices(
    address: str, desk: httpx.Client, phone: httpx.Client
) -> None:
    """As a guest who signs in only afterwards on one, and signed in from the start on another."""
    person = {"name": "Ana of two devices", "password": "a long enough password"}
    body = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot"}], "seed": 91}
    first = desk.post("/api/tables", json=body).json()
    play(address, first, 1)
    assert desk.post("/api/accounts", json=person).status_code == 201
    assert phone.post("/api/accounts/session", json=person).status_code == 200
    second = phone.post("/api/tables", json=body).json()
    play(address, second, 2)
    for device, here, there in ((desk, first, second), (phone, second, first)):
        told = device.get(f"/api/tables/{here['table']}/comparison").json()
        assert [column["table"] for column in told["tables"]] == [here["table"], there["table"]]
        assert [column["mine"] for column in told["tables"]] == [[0], [0]]
        again = device.get(f"/api/tables/{there['table']}/comparison")
        assert again.status_code == 200


def test_a_shared_screen_gives_an_account_only_its_first_seat(
    desk: httpx.Client, phone: httpx.Client
) -> None:
    person = {"name": "Rui who shares", "password": "a long enough password"}
    body = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "here"}]}
    table = desk.post("/api/tables", json=body).json()["table"]
    assert desk.post("/api/accounts", json=person).status_code == 201
    assert phone.get(f"/api/tables/{table}").json()["mine"] == []
    phone.post("/api/accounts/session", json=person)
    assert phone.get(f"/api/tables/{table}").json()["mine"] == [0]
    assert desk.get(f"/api/tables/{table}").json()["mine"] == [0, 1]


async def looks_back(address: str, table: dict[str, Any]) -> None:
    page = await Client.open(address, table["table"], tokens_of(table))
    now = await page.hello()
    assert now["past"] is True
    assert {line["moment"] for line in now["log"]} == {0}
    await page.say("moment_at", moment=0)
    told = await page.hear("moment_at", "no")
    assert (told["moment"], told["last"], told["view"]["round"]) == (0, 0, 1)
    assert "hand" not in told["view"]
    await page.close()


def test_a_page_looks_back_while_it_plays(address: str) -> None:
    asyncio.run(looks_back(address, new_table(address, "pebbles", "me", "link")))


def form_of(address: str, key: str) -> dict[str, Any]:
    answer = patient.get(f"http://{address}/api/score/{key}/form")
    assert answer.status_code == 200
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("key", WITH_PADS)
def test_every_pad_can_be_read_in_every_language(address: str, key: str) -> None:
    form = form_of(address, key)
    fields = form["table"] + form["player"]
    assert len({field["key"] for field in fields}) == len(fields)
    for lang in LANGUAGES:
        speaker = Speaker(lang, game_of(key))
        for field in fields:
            assert speaker.say(field["label"])
            for named in field.get("options", []) + field.get("places", []):
                assert speaker.has(named["name"].replace(".", "-", 1)), named
        for way in form["ways"]:
            assert speaker.say(f"way-{way}")


HOUSE = {
    "name": "Ana",
    "floor_2": ["kids_room", "living_room", "living_room", "bathroom", "dressing_room"],
    "floor_1": ["bathroom", "bedroom", "kitchen", "pantry", "kitchen"],
    "basement": ["garage", "empty"],
    "roof": ["red+window", "red", "brown", "purple"],
    "helpers": ["architect"],
    "decor": {"f2c2": "piano", "f1c2": "cat_house"},
    "garden": ["tree_house"],
}
FORT = {"name": "Ana", "track": 12, "fort_level": 1, "pizza": 2, "made_up_rule": "minimalism"}
PARTY = {"name": "Ana", "decorations": 10, "envelopes": 3, "met": {"mia": 3, "otto": 0}}
FILLED: dict[str, Any] = {
    "dream_home": {"house": [HOUSE]},
    "fort": {"player": [FORT, {"name": "Bo", "track": 3, "fort_level": 0}]},
    "picture_perfect": {"vips": {"mia": 1}, "player": [PARTY, {**PARTY, "name": "Bo"}]},
}


@pytest.mark.parametrize("key", WITH_PADS)
def test_what_a_pad_asks_for_is_what_is_counted(address: str, key: str) -> None:
    """A pad filled in with values that the form offers is counted; others are refused."""
    form, filled = form_of(address, key), FILLED[key]
    fields = {field["key"]: field for field in form["player"]}
    for row in filled[form["list"]]:
        for name, value in row.items():
            offered = {named["value"] for named in fields[name].get("options", [])}
            values = value.values() if isinstance(value, dict) else value
            if offered and not isinstance(value, str):
                assert set(values) <= offered
    url = f"http://{address}/api/score/{key}"
    sheet = patient.post(url, json=filled)
    assert sheet.status_code == 200, sheet.text
    assert sheet.json()["names"][0] == "Ana"
    assert all(isinstance(total, int) for total in sheet.json()["totals"])
    refused = patient.post(url, json={"nonsense": 1})
    assert refused.status_code == 422
    headers = {"Content-Type": "application/json"}
    for body in (b"[1]", b"{", json.dumps("text").encode()):
        answer = patient.post(url, content=body, headers=headers)
        assert answer.json()["reason"]["code"] == "position_not_toml"


def test_a_game_without_a_pad_says_so(address: str) -> None:
    answer = patient.get(f"http://{address}/api/score/pebbles/form")
    assert (answer.status_code, answer.json()["reason"]["code"]) == (404, "no_score_pad")


def test_a_photograph_can_be_entered_by_hand(address: str) -> None:
    """The judged way of the party's pad: spaces and cameras by their bare names."""
    form = game_of("picture_perfect").score_form()
    assert isinstance(form, ScoreForm)
    guests = next(field for field in form.player if field.key == "guests")
    wishes = next(field for field in form.table if field.key == "envelope").options
    cards = [wish.value for wish in wishes for _ in range(wish.most or 1)]
    envelope = {place.value: cards[3 * n : 3 * n + 3] for n, place in enumerate(guests.places)}
    photo = {guests.places[5].value: "c3", guests.places[7].value: "d3"}
    player = {"name": "Ana", "guests": photo, "camera": "front_mid"}
    body = {"envelope": envelope, "player": [player]}
    sheet = patient.post(f"http://{address}/api/score/picture_perfect", json=body)
    assert sheet.status_code == 200, sheet.text
    assert [guest["guest"] for guest in sheet.json()["data"][0]["guests"]] == list(photo)
