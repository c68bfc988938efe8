"""Hints by Redis: a Redis that is there and does not answer holds nobody up, and is told of."""

import socket
from collections.abc import Iterator

import pytest

from ludoteca.tables.hints import ROW, Hint, RedisHints
from tests.patience import PATIENCE, until

HINT = Hint("k7m2", ROW, 12, "ab")


@pytest.fixture
def silent() -> Iterator[str]:
    """The URL of something that takes every call and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield f"redis://127.0.0.1:{listening.getsockname()[1]}/0"


def test_nobody_waits_for_it(silent: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.tables.hints.TIMEOUT", 10 * PATIENCE)
    hints = RedisHints(silent)
    for _ in range(1000):
        hints.after([HINT, HINT])  # would be waiting still, if it waited


def test_its_silence_is_told(silent: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.tables.hints.TIMEOUT", 0.1)
    hints = RedisHints(silent)
    assert hints.trouble == ""
    hints.after([HINT])
    until(lambda: hints.trouble)
    hints.close()
