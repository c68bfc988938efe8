"""What a photo is worth to somebody who knows some wishes and guesses the rest: quick sums.

The same judgement as `beliefs` and `wishes`, in tables of small numbers: a search asks it a hundred
thousand times. Where guests stand is exact; an Eye says what the picture shows.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr

ASIDE: Final = -1  # the space of a guest that is not placed

IN_AREA: Final = 0
NEXT_TO: Final = 1
NOT_NEXT_TO: Final = 2
FRONT: Final = 3
MY_FACE: Final = 4
HIDE: Final = 5
TYPES: Final[tuple[str, ...]] = (
    "in_area",
    "next_to",
    "not_next_to",
    "nobody_in_front",
    "my_face_hidden",
    "hide_face_of",
)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Eye:
    """What a picture shows of the guests, by guest number."""

    def is_front_free(self, guest: int) -> bool:
        """Return whether nobody covers the guest."""
        raise NotImplementedError

    def is_face_hidden(self, guest: int) -> bool:
        """Return whether nobody sees the guest's face."""
        raise NotImplementedError

    def is_hidden_by(self, guest: int, hider: int) -> bool:
        """Return whether the guest's face is hidden, and by this hider."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Kind:
    """A kind of preference card: its type, whom it names, the spaces or guests it concerns."""

    def __init__(self, type: int, about: int, alternative: int, bits: int) -> None:
        self.type = type
        self.about = about  # the number of the guest it names, or 0
        self.alternative = alternative  # the type in brackets
        self.bits = bits  # spaces of the area, or guests of the kind to be avoided


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Hopes:
    """Known wishes by guest and, for the rest, how often each kind is still unseen."""

    def __init__(
        self,
        kinds: list[Kind],
        near: list[int],
        points: list[int],
        known: list[list[int]],
        factors: list[int],
        unseen: list[tuple[int, int]],
    ) -> None:
        self.kinds = kinds
        self.near = near  # for each space, the spaces sharing an edge, as bits
        self.points = points
        self.known = known  # for each guest number, the kinds in its envelope; none if unknown
        self.factors = factors
        self.unseen = unseen
        self.left = 0
        for _, number in unseen:
            self.left += number

    def value(self, where: list[int], standing: list[int], eye: Eye) -> float:
        """Return the points expected; `where` is a space by guest, `standing` a guest by space."""
        total = 0.0
        for guest in range(1, len(where)):
            if where[guest] >= 0:
                total += self.guest_value(guest, where, standing, eye)
        return total

    def guest_value(self, guest: int, where: list[int], standing: list[int], eye: Eye) -> float:
        """Return the points expected of one placed guest."""
        beside = 0
        bits = self.near[where[guest]]
        for space in range(len(standing)):
            if bits >> space & 1:
                beside |= 1 << standing[space]
        known = self.known[guest]
        points = self.points
        if known:
            met = 0
            for kind in known:
                if self.is_met(self.kinds[kind], guest, where, beside, eye):
                    met += 1
            return float(self.factors[guest] * points[met])
        count = 0
        for kind, number in self.unseen:
            if self.is_met(self.kinds[kind], guest, where, beside, eye):
                count += number
        chance = count / self.left
        miss = 1.0 - chance
        return (
            points[0] * miss * miss * miss
            + 3 * points[1] * chance * miss * miss
            + 3 * points[2] * chance * chance * miss
            + points[3] * chance * chance * chance
        )

    def is_met(self, kind: Kind, guest: int, where: list[int], beside: int, eye: Eye) -> bool:
        """Return whether a wish of a placed guest is met (P-PREF); `beside` are guests as bits."""
        type = kind.type
        if type == IN_AREA:
            return kind.bits >> where[guest] & 1 == 1
        if type == NEXT_TO:
            return kind.about == guest or beside >> kind.about & 1 == 1
        if type == NOT_NEXT_TO:
            return beside & kind.bits == 0
        if type == HIDE:
            if kind.about != guest:
                return where[kind.about] >= 0 and eye.is_hidden_by(kind.about, guest)
            type = kind.alternative
        return eye.is_front_free(guest) if type == FRONT else eye.is_face_hidden(guest)
