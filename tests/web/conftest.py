"""A server and a browser for the tests of this folder."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.clients import quick_settings, running
from tests.web.people import chromium


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that this module's tests share."""
    with running(quick_settings(tmp_path_factory.mktemp("server"))) as where:
        yield where


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser that this module's tests share."""
    with chromium() as opened:
        yield opened
