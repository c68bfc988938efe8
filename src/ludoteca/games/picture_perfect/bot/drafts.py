"""Arrangements on the floor plan, judged roughly: a good start for the search with the real judge.

Simulated annealing: while it is warm, a worse arrangement may be accepted.
"""
# compiled

from time import monotonic
from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.games.picture_perfect.bot.hopes import ASIDE, Hopes
from ludoteca.games.picture_perfect.bot.sight import RoughEye

WARM: Final = 3.0  # points that one step may lose at the beginning
COOL: Final = 0.15  # ... and at the end
WORD: Final = (1 << 32) - 1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Draft:
    """Who stands where, changed step by step; `best` is the best arrangement so far."""

    def __init__(self, hopes: Hopes, eye: RoughEye, dice: int) -> None:
        self.hopes = hopes
        self.eye = eye
        self.guests = len(eye.where) - 1
        self.spaces = len(eye.standing)
        self.dice = dice & WORD or 97
        self.worth = hopes.value(eye.where, eye.standing, eye)
        self.best = eye.where[:]
        self.highest = self.worth

    def below(self, n: int) -> int:
        """Return a random number from 0 to n - 1."""
        x = self.dice
        x ^= (x << 13) & WORD
        x ^= x >> 17
        x ^= (x << 5) & WORD
        self.dice = x
        return (x * n) >> 32

    def put(self, guest: int, space: int) -> int:
        """Put a guest on a space, or aside; return who stood there and takes its old place."""
        where, standing = self.eye.where, self.eye.standing
        before = where[guest]
        other = standing[space] if space >= 0 else 0
        if before >= 0:
            standing[before] = other
        if other:
            where[other] = before
        where[guest] = space
        if space >= 0:
            standing[space] = guest
        return other

    def undo(self, guest: int, before: int, other: int) -> None:
        """Undo a guest's move from `before` to the place of the other, if any."""
        where, standing = self.eye.where, self.eye.standing
        space = where[guest]
        if space >= 0:
            standing[space] = other
        if other:
            where[other] = space
        where[guest] = before
        if before >= 0:
            standing[before] = guest

    def anneal(self, steps: int, stop: float) -> None:
        """Try this many changes, from warm to cool, or until a time (by `monotonic`)."""
        where, standing = self.eye.where, self.eye.standing
        for i in range(steps):
            if i & 63 == 63 and monotonic() > stop:
                break
            heat = WARM + (COOL - WARM) * i / steps
            guest = 1 + self.below(self.guests)
            space = self.below(self.spaces)
            before = where[guest]
            other = self.put(guest, ASIDE if before == space else space)
            worth = self.hopes.value(where, standing, self.eye)
            least = self.worth - heat * self.below(1024) / 1024.0
            if worth < least or not self.eye.shows_all():
                self.undo(guest, before, other)
                continue
            self.worth = worth
            if worth > self.highest:
                self.highest = worth
                self.best = where[:]
