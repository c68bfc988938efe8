"""Two times: the date, which people read, and house time, by which everything is measured.

The machine's clock can be set forwards or backwards at any moment. House time only runs forwards,
millisecond by millisecond, while a server runs, and stands still while none does: so nobody's
clock runs out and no table is closed because somebody set a clock, and nobody pays for the time a
server was down.
"""

import time
from collections.abc import Callable
from typing import Protocol

MILLISECOND = 1_000_000  # nanoseconds


class Times(Protocol):
    """The times of a host, in milliseconds."""

    def now(self) -> int:
        """Return the house time: for everything that is measured."""

    def date(self) -> int:
        """Return the time that people read."""

    def catch_up(self, told: int) -> None:
        """Be no longer behind another process of the same house."""


def date() -> int:
    """Return the time by the machine's clock, in milliseconds."""
    return time.time_ns() // MILLISECOND


class HouseTime:
    """The time of a house that closed at `start` and opens now.

    >>> ticks = iter([5_000_000, 7_000_000, 7_000_000, 9_000_000]).__next__
    >>> times = HouseTime(1_000, monotonic=ticks)
    >>> times.now()
    1002
    >>> times.catch_up(2_000)       # another process of the house is ahead
    >>> times.now()
    2002
    """

    def __init__(
        self,
        start: int,
        monotonic: Callable[[], int] = time.monotonic_ns,
        date: Callable[[], int] = date,
    ) -> None:
        self._monotonic = monotonic
        self._date = date
        self._start = start * MILLISECOND - monotonic()

    def now(self) -> int:
        """Return the house time."""
        return (self._start + self._monotonic()) // MILLISECOND

    def date(self) -> int:
        """Return the time that people read."""
        return self._date()

    def catch_up(self, told: int) -> None:
        """Be no longer behind another process of the same house."""
        self._start += max(0, told - self.now()) * MILLISECOND
