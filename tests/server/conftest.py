"""A running server for the tests of this folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import quick_settings, running


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server shared by a module's tests."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(quick_settings(folder)) as where:
        yield where
