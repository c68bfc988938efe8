"""How long everybody has said nothing, where silence is an answer: live auctions.

Time is passed in, in whole milliseconds, as for clocks. It runs for the whole moment: one seat's
answer gives the others no more of it, unless the game says that the time starts over.
"""

from collections.abc import Collection

from ludoteca.core.silence import Silence

SECOND = 1000


class Silences:
    """The seats that are asked in a live moment, and since when.

    >>> silences = Silences()
    >>> raised, raised_again = (Silence(10, 0, (1,), (bid,)) for bid in (2, 3))
    >>> silences.listen({0: raised, 1: raised}, now=0)
    >>> silences.listen({1: raised}, now=4_000)           # seat 0 has answered
    >>> silences.left(1, now=5_000), silences.next_due(), silences.due(now=9_999)
    (5000, 10000, ())
    >>> silences.listen({0: raised_again, 1: raised_again}, now=6_000)
    >>> silences.due(now=16_000)
    (0, 1)
    """

    def __init__(self) -> None:
        self.asked: dict[int, Silence] = {}
        self.since: dict[int, int] = {}

    def listen(self, asked: dict[int, Silence], now: int) -> None:
        """Note who is asked now."""
        for seat, silence in asked.items():
            known = self.asked.get(seat)
            is_same = known is not None and known[2:] == silence[2:]
            if not is_same:
                self.since[seat] = now
        self.asked = dict(asked)

    def due_at(self, seat: int) -> int:
        """Return when this seat will have been silent for long enough."""
        return self.since[seat] + self.asked[seat].seconds * SECOND

    def left(self, seat: int | None, now: int) -> int | None:
        """Return how much time the seat has left, or None where silence means nothing."""
        if seat is None or seat not in self.asked:
            return None
        return max(0, self.due_at(seat) - now)

    def next_due(self, spared: Collection[int] = ()) -> int | None:
        """Return when the next seat will have been silent for long enough."""
        return min((self.due_at(seat) for seat in self.asked if seat not in spared), default=None)

    def due(self, now: int, spared: Collection[int] = ()) -> tuple[int, ...]:
        """Return the seats that have been silent for long enough."""
        asked = (seat for seat in sorted(self.asked) if seat not in spared)
        return tuple(seat for seat in asked if self.due_at(seat) <= now)
