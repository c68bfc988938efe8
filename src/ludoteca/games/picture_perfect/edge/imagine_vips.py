"""Where the others' VIP cards could be, given every look and announcement remembered.

A card lies in an envelope that its owner held at some look window. What was found at a look was
put in before it; anything more must have come later.
"""

from ludoteca.core.rng import below, shuffle
from ludoteca.games.picture_perfect.edge.recall import PartyRecall
from ludoteca.games.picture_perfect.rules.table.choices import GUESTS
from ludoteca.games.picture_perfect.rules.table.state import NOWHERE, Party

EVER = 99  # more look windows than a game has

Slot = tuple[int, int]  # a guest, and the window number before which a card went in


class VipPuzzle:
    """Fills in `state.vip` for every other seat, at random among what is possible."""

    def __init__(self, state: Party, recall: PartyRecall, rng: int) -> None:
        self.state = state
        self.recall = recall
        self.rng = rng
        self.me = recall.seat
        self.seen = dict(recall.seen)
        self.announced = dict(recall.announced)
        self.windows = recall.windows or [tuple(state.where)]
        self.is_window_open = False
        self.told = (self.me, NOWHERE)  # this seat, and the envelope whose VIP card it may announce

    def below(self, n: int) -> int:
        """Return a random number from 0 to n - 1."""
        self.rng, found = below(self.rng, n)
        return found

    def use_own(self) -> None:
        """Put this seat's card where it remembers it, or somewhere if it does not."""
        vip = self.recall.vip
        self.state.vip[self.me] = vip if vip != NOWHERE else self.below(GUESTS)

    def know_inside(self, guest: int) -> None:
        """Note that there is a VIP card inside now, and that this seat knows it."""
        self.announced[guest] = len(self.windows)
        self.told = (self.me, guest)

    def know_outside(self, guest: int) -> None:
        """Note that there is none inside now."""
        self.seen[guest] = (0, len(self.windows))

    def know_count(self, guest: int, count: int) -> None:
        """Note that exactly this many are inside at the end."""
        self.seen[guest] = (count - (self.state.vip[self.me] == guest), EVER)

    def solve(self) -> None:
        """Place the cards that must be somewhere, then some of the others."""
        others = [seat for seat in range(self.state.seats) if seat != self.me]
        self.rng = shuffle(self.rng, others)
        slots = [(g, before) for g, (vips, before) in self.seen.items() for _ in range(vips)]
        for guest, windows in self.announced.items():
            if guest != self.state.vip[self.me] and all(guest != slot[0] for slot in slots):
                slots.append((guest, windows))
        assert self.fill(slots, others, strict=True) or self.fill(slots, others, strict=False)
        for seat in others:
            if self.state.vip[seat] == NOWHERE and self.below(2):
                self.put_somewhere(seat)

    def spread_knowledge(self) -> None:
        """Let this seat know of the VIP cards it remembers, and others of those they could see."""
        if not self.state.vip_known:
            return
        bits = [0] * self.state.seats
        for guest in sorted(set(self.state.vip) - {NOWHERE}):
            for seat in range(self.state.seats):
                if seat == self.me:
                    is_known = self.recall.seen.get(guest, (0, 0))[0] > 0
                else:
                    is_known = self.recall.looked[seat] >> guest & 1 == 1 and self.below(2) == 1
                if is_known or guest in self.recall.announced or (seat, guest) == self.told:
                    bits[seat] |= 1 << guest
        self.state.vip_known = tuple(bits)

    def fill(self, slots: list[Slot], seats: list[int], strict: bool) -> bool:
        """Give each slot some seat's card; if `strict`, of one that held the envelope in time."""
        if not slots:
            return True
        guest, before = slots[0]
        for seat in seats:
            if not strict or any(row[guest] == seat for row in self.past()[:before]):
                rest = [other for other in seats if other != seat]
                if self.fill(slots[1:], rest, strict):
                    self.state.vip[seat] = guest
                    return True
        return False

    def past(self) -> list[tuple[int, ...]]:
        """Return the windows whose answers have taken effect."""
        return self.windows[:-1] if self.is_window_open else self.windows

    def put_somewhere(self, seat: int) -> None:
        """Put the card of a seat where this one could not have noticed it."""
        free = [
            guest
            for window, row in enumerate(self.past())
            for guest in range(GUESTS)
            if row[guest] == seat and window >= self.seen.get(guest, (0, 0))[1]
        ]
        if free:
            self.state.vip[seat] = free[self.below(len(free))]
