"""A rough arrangement on the floor plan, before any judge looks at it.

Who stands straight behind whom decides, roughly, what is covered and whose face shows. Quick and
not exact: it only finds a good start for the real search.
"""

from ludoteca.core.rng import below
from ludoteca.games.picture_perfect.beliefs import Beliefs
from ludoteca.games.picture_perfect.contents import Contents, Preference

Spaces = dict[int, int]  # guest number -> space


class Draft:
    """Hill climbing over which guest stands on which space."""

    def __init__(self, contents: Contents, beliefs: Beliefs, rng: int) -> None:
        self.contents = contents
        self.beliefs = beliefs
        self.rng = rng
        self.heights = [guest.profile[-1][0] for guest in contents.guests]
        self.columns = [space.x for space in contents.spaces]
        self.depths = [space.y for space in contents.spaces]

    def below(self, n: int) -> int:
        """Return a random number from 0 to n - 1."""
        self.rng, found = below(self.rng, n)
        return found

    def improve(self, steps: int) -> Spaces:
        """Return the best arrangement found from an empty floor."""
        spaces: Spaces = {}
        value = 0.0
        for _ in range(steps):
            other = self.changed(spaces)
            worth = self.value(other)
            if worth >= value:
                spaces, value = other, worth
        return spaces

    def changed(self, spaces: Spaces) -> Spaces:
        """Return the arrangement after one guest came, left, moved, or changed places."""
        guest = 1 + self.below(len(self.contents.guests))
        space = self.below(len(self.contents.spaces))
        other = dict(spaces)
        before = other.pop(guest, None)
        if before == space:
            return other
        for neighbour, place in spaces.items():
            if place == space:
                del other[neighbour]
                if before is not None:
                    other[neighbour] = before
        other[guest] = space
        return other

    def value(self, spaces: Spaces) -> float:
        """Return the points expected of an arrangement."""
        return sum(self.guest_value(spaces, guest) for guest in spaces)

    def guest_value(self, spaces: Spaces, guest: int) -> float:
        """Return the points expected of one guest; an unknown one is worth little."""
        cards = self.beliefs.cards.get(guest)
        if cards is None:
            return 0.1
        kinds = self.contents.preferences
        met = sum(self.is_met(spaces, guest, kinds[kind]) for kind in cards)
        return float(self.contents.points[met] * self.beliefs.factors[guest])

    def is_met(self, spaces: Spaces, guest: int, wish: Preference) -> bool:
        """Return whether a wish seems to be met."""
        about = wish.about or ""
        here = spaces[guest]
        if wish.type == "in_area":
            return here in self.contents.area_spaces[about]
        if wish.type == "nobody_in_front":
            return self.in_front(spaces, guest) == 0
        if wish.type == "my_face_hidden":
            return self.is_face_hidden(spaces, guest)
        near = self.contents.neighbours[here]
        if wish.type == "not_next_to":
            guests = self.contents.guests
            return all(guests[g - 1].kind != about for g, at in spaces.items() if at in near)
        other = self.contents.guest_numbers[about]
        if wish.type == "next_to":
            return other == guest or spaces.get(other, -1) in near
        if other == guest:
            return self.is_face_hidden(spaces, guest)
        is_behind = other in spaces and self.in_front(spaces, other) == guest
        return is_behind and self.heights[guest - 1] >= self.heights[other - 1]

    def in_front(self, spaces: Spaces, guest: int) -> int:
        """Return the guest that stands straight before another, 0 if nobody does."""
        here = spaces[guest]
        found, depth = 0, -1
        for other, space in spaces.items():
            is_before = depth < self.depths[space] < self.depths[here]
            if is_before and self.columns[space] == self.columns[here]:
                found, depth = other, self.depths[space]
        return found

    def is_face_hidden(self, spaces: Spaces, guest: int) -> bool:
        """Return whether somebody at least as tall stands before the guest."""
        if not self.contents.guests[guest - 1].face:
            return True
        other = self.in_front(spaces, guest)
        return other > 0 and self.heights[other - 1] >= self.heights[guest - 1]
