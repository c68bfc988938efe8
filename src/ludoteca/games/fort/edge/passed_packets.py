"""What a seat can work out from the draft: who must have kept what of each packet it passed on."""

from collections.abc import Callable, Iterable
from itertools import permutations

from ludoteca.core.rng import below
from ludoteca.games.fort.rules.table.state import FortState

Hands = dict[int, list[int]]
Group = tuple[list[int], list[int]]  # cards, and the seats that kept one of them each


def less(faces: Iterable[int], gone: Iterable[int]) -> list[int]:
    """Return the faces minus those gone; any that are not there are ignored."""
    left = list(faces)
    for face in gone:
        if face in left:
            left.remove(face)
    return left


class Passed:
    """The packets a seat saw, in order, and what it kept from them; `order` is the turn order."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.order: list[int] = []
        self.seen: list[list[int]] = []
        self.picks: list[int] = []

    def after(self, steps: int) -> list[int]:
        """Return the seats that hold a packet in the steps after this seat."""
        at = self.order.index(self.seat)
        return [self.order[(at + 1 + i) % len(self.order)] for i in range(steps)]

    def rest(self, step: int) -> list[int]:
        """Return what was passed on in a step."""
        return less(self.seen[step], [self.picks[step]])

    def groups(self, packets: dict[int, list[int]]) -> list[Group]:
        """Return what is known about the rivals' picks so far.

        `packets` are those in circulation, by holder; empty when the draft is over.
        """
        found: list[Group] = []
        seats = len(self.order)
        for step in range(len(self.picks)):
            if step + seats < len(self.seen):
                gone = less(self.rest(step), self.seen[step + seats])
            elif packets:
                passes = len(self.picks) - step
                holder = self.after(passes)[-1]
                gone = less(self.rest(step), packets[holder])
            else:
                gone = self.rest(step)
            if gone:
                found.append((gone, self.after(len(gone))))
        return found

    def is_known(self, seat: int, packets: dict[int, list[int]]) -> int:
        """Return how many of a rival's picks were among cards this seat had passed on."""
        return sum(seat in seats for _, seats in self.groups(packets))

    # ------------------------------------------------------------ checking

    def fits(self, firsts: Hands) -> bool:
        """Return whether the rivals can have got these first cards."""
        return _exists(self.groups({}), firsts)

    def fits_draft(self, state: FortState) -> bool:
        """Return whether packets and kept cards can be as they are in mid-draft."""
        packets = {seat: list(state.packets[seat]) for seat in range(state.seats)}
        for step in range(len(self.picks)):
            passes = len(self.picks) - step
            if passes < state.seats:
                holder = self.after(passes)[-1]
                if len(less(self.rest(step), packets[holder])) != passes - 1:
                    return False
        kept = {seat: list(state.kept[seat]) for seat in range(state.seats)}
        return _exists(self.groups(packets), kept)

    # ------------------------------------------------------------ imagining

    def share_out(self, shown: Hands, unseen: list[int], dealt: int, rng: int) -> tuple[int, Hands]:
        """Return who may have kept which of the cards passed on, given what rivals have shown.

        What a rival has not shown of its share must still be among the unseen cards.
        """
        groups = self.groups({})
        unknown = {seat: dealt - self.is_known(seat, {}) for seat in shown}

        def is_possible(shared: Hands, later: list[Group]) -> bool:
            hidden = [face for seat in shown for face in less(shared[seat], shown[seat])]
            return not less(hidden, unseen) and all(
                len(less(shown[seat], shared[seat])) - sum(seat in seats for _, seats in later)
                <= unknown[seat]
                for seat in shown
            )

        rng, shared = _search(groups, {seat: [] for seat in shown}, is_possible, rng)
        assert shared is not None, "what was shown contradicts the draft"
        return rng, shared


def _exists(groups: list[Group], have: Hands) -> bool:
    def is_possible(shared: Hands, later: list[Group]) -> bool:
        return all(len(less(shared[seat], have[seat])) == 0 for seat in shared)

    return _search(groups, {seat: [] for seat in have}, is_possible, 0)[1] is not None


def _search(
    groups: list[Group],
    shared: Hands,
    is_possible: Callable[[Hands, list[Group]], bool],
    rng: int,
) -> tuple[int, Hands | None]:
    """Return a random way of giving the cards of all groups to their seats."""
    if not groups:
        return rng, shared
    cards, seats = groups[0]
    orders = list(dict.fromkeys(permutations(cards)))
    while orders:
        rng, at = below(rng, len(orders))
        order = orders.pop(at)
        then = {seat: faces[:] for seat, faces in shared.items()}
        for seat, face in zip(seats, order, strict=True):
            then[seat].append(face)
        if is_possible(then, groups[1:]):
            rng, found = _search(groups[1:], then, is_possible, rng)
            if found is not None:
                return rng, found
    return rng, None
