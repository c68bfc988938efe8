"""Clocks as plain data: who is being waited for, how long they have, and whose time ran out.

House time is always passed in, in whole milliseconds, so that tests and replays need no waiting.
"""

from collections.abc import Iterable

from ludoteca.tables.book.clock_rules import ClockRule
from ludoteca.tables.book.rows import NOBODY, Row, choices_in


class Clocks:
    """The clocks of a table's seats.

    >>> clocks = Clocks(ClockRule("bank", 60_000, 5_000), 2)
    >>> clocks.wait_for((0,), now=0)
    >>> spent = clocks.spent(0, now=20_000)
    >>> clocks.charge(0, spent, choices=1)      # seat 0 took 20 s and gets 5 s back
    >>> clocks.wait_for((1,), now=20_000)
    >>> clocks.left(0, now=20_000), clocks.left(1, now=30_000), clocks.next_flag()
    (45000, 50000, 80000)
    """

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.banks = [rule.bank] * seats
        self.since: dict[int, int] = {}  # the seats being waited for, and since when

    def wait_for(self, seats: tuple[int, ...], now: int) -> None:
        """Start the clocks of these seats and stop all others."""
        for seat in [s for s in self.since if s not in seats]:
            self.charge(seat, self.spent(seat, now))
        for seat in seats:
            self.since.setdefault(seat, now)

    def spent(self, seat: int, now: int) -> int:
        """Return how long the table has been waiting for the seat."""
        return now - self.since.get(seat, now)

    def charge(self, seat: int, spent: int, choices: int = 0) -> None:
        """Charge a seat for the time it has spent; its clock restarts if it is asked again.

        Each choice earns the increment; choices taken back (below 0) return it.
        """
        self.since.pop(seat, None)
        if self.rule.kind == "bank":
            left = max(0, self.banks[seat] - spent)
            self.banks[seat] = max(0, left + choices * self.rule.increment)

    def charge_for(self, rows: Iterable[Row]) -> None:
        """Charge the seats for the time that their rows say they have spent."""
        for row in rows:
            if row.seat != NOBODY:
                self.charge(row.seat, row.spent, choices_in(row))

    def left(self, seat: int, now: int) -> int | None:
        """Return how much time the seat has left, or None if it is not timed."""
        if not self.rule.is_on:
            return None
        return max(0, self.banks[seat] - self.spent(seat, now))

    def flagged(self, now: int) -> tuple[int, ...]:
        """Return the seats whose time has run out."""
        if not self.rule.is_on:
            return ()
        return tuple(seat for seat in self.since if self.left(seat, now) == 0)

    def next_flag(self) -> int | None:
        """Return when the next clock will run out, if nobody chooses before then."""
        if not self.rule.is_on or not self.since:
            return None
        return min(since + self.banks[seat] for seat, since in self.since.items())
