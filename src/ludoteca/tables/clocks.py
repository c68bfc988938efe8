"""Clocks as plain data: who is being waited for, how long they have, and who ran out.

Time is always handed in, in whole milliseconds, so that tests and replays need no waiting. The
server's clock is the only one that counts.
"""

from typing import Any, NamedTuple

from ludoteca.core import wire

KINDS = ("none", "turn", "bank", "days")
SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
LONGEST = 60 * DAY


class ClockRule(NamedTuple):
    """How long a seat may think: not limited, per turn, a bank with increment, or days a turn."""

    kind: str = "none"
    bank: int = 0  # what a turn gives, or what the bank holds at the start
    increment: int = 0  # what each choice gives back to a bank

    @property
    def is_on(self) -> bool:
        """Whether anybody is timed at all."""
        return self.kind != "none"


RULE: wire.Fields[ClockRule] = wire.Fields(
    ClockRule,
    kind=wire.TEXT,
    bank=wire.Int(0, LONGEST),
    increment=wire.Int(0, LONGEST),
)


def read_rule(data: Any) -> ClockRule:
    """Return the rule that this data describes, or raise WireError."""
    rule = RULE.read(data, wire.NUMBERS, "clock")
    if rule.kind not in KINDS:
        raise wire.WireError("clock.kind", f"{rule.kind!r} is none of {', '.join(KINDS)}")
    if rule.is_on and rule.bank < SECOND:
        raise wire.WireError("clock.bank", "at least a second is needed")
    return rule


class Clocks:
    """The clocks of a table's seats.

    >>> clocks = Clocks(ClockRule("bank", 60_000, 5_000), 2)
    >>> clocks.wait_for((0,), now=0)
    >>> clocks.wait_for((1,), now=20_000)       # seat 0 took 20 s and got 5 s back
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
            self._stop(seat, now)
        for seat in seats:
            self.since.setdefault(seat, now)

    def chose(self, seat: int, now: int) -> None:
        """Settle the clock of a seat that has chosen; it starts anew if the seat is asked again."""
        if seat in self.since:
            self._stop(seat, now)

    def _stop(self, seat: int, now: int) -> None:
        spent = now - self.since.pop(seat)
        if self.rule.kind == "bank":
            self.banks[seat] = max(0, self.banks[seat] - spent) + self.rule.increment

    def left(self, seat: int, now: int) -> int | None:
        """Return how long the seat still has, or None if it is not timed."""
        if not self.rule.is_on:
            return None
        spent = now - self.since[seat] if seat in self.since else 0
        return max(0, self.banks[seat] - spent)

    def flagged(self, now: int) -> tuple[int, ...]:
        """Return the seats whose time has run out."""
        if not self.rule.is_on:
            return ()
        return tuple(seat for seat in self.since if self.left(seat, now) == 0)

    def next_flag(self) -> int | None:
        """Return when the next clock will run out, if none of them chooses before."""
        if not self.rule.is_on or not self.since:
            return None
        return min(since + self.banks[seat] for seat, since in self.since.items())
