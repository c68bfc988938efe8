"""A database that is away for a while: everybody is told politely, and all goes on later."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from ludoteca.core.decisions import Reason
from ludoteca.server.app import make_app
from ludoteca.server.service import LATER, Service
from ludoteca.tables.book.database import sqlite_url
from ludoteca.tables.book.rows import Row
from ludoteca.tables.book.writer import Conflict
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.refusing import Refused
from tests.patience import until, until_soon
from tests.server.clients import quick_settings
from tests.tables.hosting import Ear, House, choose

TURN = {"kind": "turn", "bank": 60_000, "increment": 0}


class Away:
    """A database that can be sent away."""

    def __init__(self, engine: Any) -> None:
        self.is_away = False
        event.listen(engine, "before_cursor_execute", self.refuse)

    def refuse(self, *_: Any) -> None:
        if self.is_away:
            raise OperationalError("SELECT", {}, Exception("the server closed the connection"))


class Line:
    """A wire on which nobody says anything."""

    def __init__(self) -> None:
        self.code = 0

    async def receive(self) -> None:
        """Say nothing, and go."""

    async def send(self, message: bytes) -> None:
        """Hear nothing."""

    async def close(self, code: int) -> None:
        self.code = code


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A missing database is never reported with a traceback."""
    caplog.set_level(logging.INFO)
    yield
    said = caplog.get_records("call")
    assert not [record.getMessage() for record in said if record.exc_info]


def test_a_page_is_told_to_come_back_later(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "here")
        service = Service(quick_settings(tmp_path), house.host)
        await house.host.sweep()
        house.host._let_go(live)
        away = Away(house.store.engine)
        away.is_away = True
        line = Line()
        await service.serve_page(line, live.head.id, [], "", "")
        assert line.code == LATER
        away.is_away = False

    House(sqlite_url(tmp_path / "tables.db")).run(work)


def test_requests_are_refused_politely(tmp_path: Path) -> None:
    app = make_app(quick_settings(tmp_path))
    with TestClient(app, base_url="http://127.0.0.1") as browser:
        away = Away(app.state.service.host.store.engine)
        away.is_away = True
        for path in ("/api/tables/lobby", "/api/tables/7x4k2m9abc"):
            answer = browser.get(path)
            assert (answer.status_code, answer.json()["reason"]["code"]) == (503, "out_of_reach")
        body = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "here"}]}
        answer = browser.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["reason"]["code"]) == (503, "not_saved")
        health = browser.get("/health")
        assert health.status_code == 503
        assert "writing" in health.json()["troubles"]  # the housekeeping may have noticed too
        away.is_away = False
        assert browser.post("/api/tables", json=body).status_code == 201
        until(lambda: browser.get("/health").status_code == 200)


def test_an_open_page_is_refused_and_plays_on(tmp_path: Path) -> None:
    app = make_app(quick_settings(tmp_path))
    with TestClient(app, base_url="http://127.0.0.1") as browser:
        seats = [{"kind": "me"}, {"kind": "here"}]
        made = browser.post("/api/tables", json={"game": "pebbles", "seats": seats}).json()
        host = app.state.service.host
        with browser.websocket_connect(f"/ws/{made['table']}") as page:
            hello = {"v": 1, "t": "hello", "tokens": [made["seats"][0]["token"]]}
            page.send_json(hello)
            heard = page.receive_json()
            assert heard["t"] == "table"
            host.live[made["table"]].is_stale = True  # it has to be read again
            away = Away(host.store.engine)
            away.is_away = True
            page.send_json(hello)
            while heard["t"] != "no":
                heard = page.receive_json()
            assert heard["reason"]["code"] == "out_of_reach"
            away.is_away = False
            page.send_json(hello)
            while heard["t"] != "table":
                heard = page.receive_json()
            assert heard["seq"] == 0


def test_a_clock_that_met_it_runs_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "me", clock=TURN)
        live.watchers[Ear(0, 0)] = live.watchers[Ear(1, 1)] = None
        failing = [True]
        act = LiveTable._was_too_late

        async def conflict(self: LiveTable, *what: Any) -> None:
            if failing[0]:
                raise Conflict("somebody was quicker")
            await commit(self, *what)

        async def too_late(self: LiveTable, *what: Any) -> None:
            failing[0] = False
            raise OperationalError("SELECT", {}, Exception("gone"))

        commit = LiveTable._commit
        monkeypatch.setattr(LiveTable, "_commit", conflict)
        monkeypatch.setattr(LiveTable, "_was_too_late", too_late)
        house.clock.time += TURN["bank"] + 1  # type: ignore[operator]
        house.host.visited(live)
        await until_soon(lambda: not failing[0])
        monkeypatch.setattr(LiveTable, "_was_too_late", act)
        await until_soon(lambda: live.table.seq > 0)

    House(sqlite_url(tmp_path / "tables.db")).run(work)


def test_a_table_that_must_be_read_again_is_not_frozen_by_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "here")
        await choose(live, live.table.waiting()[0])
        ear = Ear(None)
        live.watchers[ear] = None
        away = Away(house.store.engine)
        away.is_away = live.is_stale = True
        live.changed(live)
        await until_soon(lambda: not house.host._opening)
        await asyncio.sleep(0)
        away.is_away = False
        await until_soon(lambda: house.host.live[live.head.id] is not live)
        assert [message["frozen"] for message in ear.messages("table")] == [False]
        assert not ear.messages("no")

    House(sqlite_url(tmp_path / "tables.db")).run(work)


def test_housekeeping_says_in_one_line_what_it_met(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.tables.tending.SHORTEST", 0.01)

    async def work(house: House) -> None:
        away = Away(house.store.engine)
        away.is_away = True
        house.host.open_house()
        await until_soon(lambda: house.host.troubles())
        away.is_away = False
        await until_soon(lambda: not house.host.troubles())
        assert "housekeeping broke off" in caplog.text
        assert "the server closed the connection" in caplog.text

    House(sqlite_url(tmp_path / "tables.db")).run(work)


def test_a_caller_who_left_gets_no_refusal(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "here")
        has_begun = asyncio.Event()

        def deed(table: HostedTable, at: int) -> list[Row]:
            raise Refused(Reason("stale"))

        async with live.lock:  # the deed has to wait, and its sender does not
            asking = asyncio.create_task(live.act(0, "gone", 0, deed, lambda seq: None))
            asking.add_done_callback(lambda task: has_begun.set())
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            asking.cancel()
            await has_begun.wait()
        async with live.lock:
            pass

    House(sqlite_url(tmp_path / "tables.db")).run(work)
    assert "never retrieved" not in caplog.text
