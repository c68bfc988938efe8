"""Nudges by Redis: a Redis that is there but does not answer holds nobody up, and is reported."""

import socket
from collections.abc import Iterator

import pytest

from ludoteca.tables.book.nudges import ROW, Nudge, RedisNudges
from tests.patience import PATIENCE, until

NUDGE = Nudge("k7m2", ROW, 12, "ab")


@pytest.fixture
def silent() -> Iterator[str]:
    """The URL of something that accepts every connection and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield f"redis://127.0.0.1:{listening.getsockname()[1]}/0"


def test_nobody_waits_for_it(silent: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.tables.book.nudges.TIMEOUT", 10 * PATIENCE)
    nudges = RedisNudges(silent)
    for _ in range(1000):
        nudges.after([NUDGE, NUDGE])  # if it waited, it would be waiting still


def test_its_silence_is_told(silent: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.tables.book.nudges.TIMEOUT", 0.1)
    nudges = RedisNudges(silent)
    assert nudges.trouble == ""
    nudges.after([NUDGE])
    until(lambda: nudges.trouble)
    nudges.close()
