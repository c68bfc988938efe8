"""A server and a browser for the tests of this folder."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from ludoteca.tables.chance import drawn_from
from ludoteca.tables.play import silences
from tests.server.clients import quick_settings, running
from tests.web.people import chromium


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that all tests share; a test that needs another runs it."""
    with running(quick_settings(tmp_path_factory.mktemp("server"))) as where:
        yield where


@pytest.fixture(scope="session")
def opened() -> Iterator[Browser]:
    """A browser that all tests share."""
    with chromium() as browser:
        yield browser


@pytest.fixture
def browser(opened: Browser) -> Iterator[Browser]:
    """The browser; its windows are closed after the test, so none keeps working."""
    yield opened
    for context in list(opened.contexts):
        context.close()


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest) -> Iterator[None]:
    """Deal a test the same cards every time: what it meets must not depend on chance."""
    with drawn_from(random.Random(request.node.nodeid)):
        yield


@pytest.fixture
def leisure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every second before silence counts as an answer becomes a minute: no test has to be quick."""
    monkeypatch.setattr(silences, "SECOND", 60 * silences.SECOND)
