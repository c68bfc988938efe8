"""Those who watch a live table, and what they may ask it to do."""

from collections.abc import Callable
from typing import Protocol

from ludoteca.tables.book.rows import Row
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.play.telling import Eyes

Deed = Callable[[HostedTable, int], list[Row]]
Check = Callable[[], None]  # raises Refused if the asker has since lost the seat


def anybody() -> None:
    """Check nothing: the table itself is asking."""


class Watcher(Protocol):
    """Somebody who is told what happens, with the eyes of a seat or of a spectator."""

    eyes: Eyes
    seats: frozenset[int]

    def send(self, message: bytes) -> None:
        """Pass a message on; must not wait."""

    def reseat(self) -> None:
        """Check again which seats are one's own: others may sit there now."""
