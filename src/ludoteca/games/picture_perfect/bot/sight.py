"""Who hides whom for one camera, when everybody stands in the middle of a space.

Worked out pair by pair and remembered, so that a rough picture of any arrangement takes only a few
sums. It errs where two guests together cover another; the judge has the last word.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.games.picture_perfect.bot.hopes import ASIDE, Eye
from ludoteca.games.picture_perfect.rules.judging.covering import Layer, taken_from
from ludoteca.games.picture_perfect.rules.judging.judge import Ornament, Studio
from ludoteca.games.picture_perfect.rules.judging.measures import YES, Measure
from ludoteca.games.picture_perfect.rules.judging.silhouettes import Silhouette

SHARE: Final = 1024  # coverage is counted in these parts
UNKNOWN: Final = -1
FREE: Final = 5  # of 1024: at most this much of a guest may be covered if nobody is in front
HIDDEN: Final = 1014  # at least this much of a face must be covered
TOGETHER: Final = 1300  # ... by several guests, who may cover the same part twice
A_PART: Final = 11  # at least this much of it by the guest who is to hide it
GONE: Final = 1020  # with this much covered by one other, a guest counts as invisible


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Sight:
    """One camera: what a guest on one space covers of a guest on another."""

    def __init__(self, studio: Studio, feet: list[tuple[int, int]], guests: int) -> None:
        self.studio = studio
        self.feet = feet
        self.guests = guests
        self.spaces = len(feet)
        size = (guests + 1) * len(feet)
        self.size = size
        self.pairs = [UNKNOWN] * (size * size)
        self.nearer = [0] * len(feet)  # for each space, those nearer to the camera, as bits
        for here in range(len(feet)):
            for there in range(len(feet)):
                if feet[there][1] < feet[here][1]:
                    self.nearer[here] |= 1 << there

    def pair(self, guest: int, space: int, other: int, place: int) -> int:
        """Return what the other covers: parts of the illustration times 2048, plus of the face."""
        at = (guest * self.spaces + space) * self.size + other * self.spaces + place
        found = self.pairs[at]
        if found == UNKNOWN:
            found = self.look(self.shape(guest, space), self.shape(other, place))
            self.pairs[at] = found
        return found

    def shape(self, guest: int, space: int) -> Silhouette:
        """Return the guest on this space."""
        x, y = self.feet[space]
        return self.studio.silhouette((guest, x, y))

    def look(self, shape: Silhouette, other: Silhouette) -> int:
        """Return what one guest covers of another."""
        if not other.figure.meets(shape.figure):
            return 0
        layers = [Layer(other.y, other.number, other.figure)]
        whole = max(1, shape.illustration.pixels())
        covered = sum(taken_from(shape.illustration, layers)) * SHARE // whole
        face = max(1, shape.face.pixels())
        hidden = sum(taken_from(shape.face, layers)) * SHARE // face
        return covered * 2048 + hidden


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class RoughEye(Eye):
    """A rough picture of an arrangement that changes guest by guest."""

    def __init__(self, sight: Sight, ornaments: list[Ornament], table_hides: bool) -> None:
        self.sight = sight
        self.ornaments = ornaments
        self.table_hides = table_hides
        self.standing = [0] * sight.spaces  # the guest on each space, 0 for nobody
        self.where = [ASIDE] * (sight.guests + 1)
        # For each guest and space, what table and decorations do to it: UNKNOWN, or bits.
        self.alone = [UNKNOWN] * ((sight.guests + 1) * sight.spaces)

    def by_things(self, guest: int) -> int:
        """Return 1 if things hide the guest's face, 2 if it is out of frame, 4 if nothing shows."""
        space = self.where[guest]
        at = guest * self.sight.spaces + space
        found = self.alone[at]
        if found == UNKNOWN:
            x, y = self.sight.feet[space]
            photo = self.sight.studio.judge([(guest, x, y)], self.ornaments)
            measure = photo.measures[guest]
            found = 1 if measure.my_face(self.table_hides) == YES else 0
            if not measure.is_inside:
                found += 2
            if not measure.is_visible():
                found += 4
            self.alone[at] = found
        return found

    def shows_all(self) -> bool:
        """Return whether every placed guest is visible, as far as a rough picture can tell."""
        for space in range(len(self.standing)):
            guest = self.standing[space]
            if guest and (self.by_things(guest) >= 4 or self.is_gone(guest, space)):
                return False
        return True

    def is_gone(self, guest: int, space: int) -> bool:
        """Return whether somebody covers all of a guest."""
        nearer = self.sight.nearer[space]
        for place in range(len(self.standing)):
            other = self.standing[place]
            if (
                other
                and nearer >> place & 1
                and self.sight.pair(guest, space, other, place) >> 11 >= GONE
            ):
                return True
        return False

    def is_front_free(self, guest: int) -> bool:
        space = self.where[guest]
        nearer = self.sight.nearer[space]
        total = 0
        for place in range(len(self.standing)):
            other = self.standing[place]
            if other and nearer >> place & 1:
                total += self.sight.pair(guest, space, other, place) >> 11
                if total > FREE:
                    return False
        return True

    def is_face_hidden(self, guest: int) -> bool:
        return self.by_things(guest) & 1 == 1 or self.is_covered(guest)

    def is_covered(self, guest: int) -> bool:
        """Return whether guests cover the guest's face."""
        space = self.where[guest]
        nearer = self.sight.nearer[space]
        total = 0
        for place in range(len(self.standing)):
            other = self.standing[place]
            if other and nearer >> place & 1:
                part = self.sight.pair(guest, space, other, place) & 2047
                if part >= HIDDEN:
                    return True
                total += part
        return total >= TOGETHER

    def is_hidden_by(self, guest: int, hider: int) -> bool:
        space, place = self.where[guest], self.where[hider]
        if not self.sight.nearer[space] >> place & 1:
            return False
        if self.sight.pair(guest, space, hider, place) & 2047 < A_PART:
            return False
        things = self.by_things(guest)
        return things & 2 == 0 and (things & 1 == 1 or self.is_covered(guest))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class TrueEye(Eye):
    """A picture as the judge saw it."""

    def __init__(self, measures: dict[int, Measure], table_hides: bool) -> None:
        self.measures = measures
        self.table_hides = table_hides

    def is_front_free(self, guest: int) -> bool:
        return self.measures[guest].front() == YES

    def is_face_hidden(self, guest: int) -> bool:
        return self.measures[guest].my_face(self.table_hides) == YES

    def is_hidden_by(self, guest: int, hider: int) -> bool:
        return self.measures[guest].hidden_by(hider) == YES
