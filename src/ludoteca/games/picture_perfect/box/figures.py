"""The polygons of a guest, in t around the middle of its foot (P-GEO-03).

A polygon is kept as levels (z, left, right) from the feet upwards; `corners` gives its points.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr

BORDER: Final = 15  # the white cardboard around the illustration
BASE_HALF: Final = 120
BASE_TOP: Final = 50
FEET: Final = 50  # every profile starts here, on top of the base
WIDEST: Final = 165
DEPTH: Final = 20  # two figures whose planes are closer than this can touch (P-GEO-05)

Level = tuple[int, int, int]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Figure:
    """One guest's cardboard: ILLUSTRATION, OUTLINE, FACE as levels, and its reach sideways."""

    __slots__ = ("e0", "e1", "face", "illustration", "number", "outline")

    def __init__(self, number: int, profile: list[Level], face: list[int]) -> None:
        self.number = number
        self.illustration = profile
        self.outline = outline_of(profile)
        self.face = face_of(face)
        self.e0 = min(-BASE_HALF, min([level[1] for level in self.outline]))
        self.e1 = max(BASE_HALF, max([level[2] for level in self.outline]))

    @property
    def has_face(self) -> bool:
        """Whether the guest has eyes, nose and mouth (the plant has none)."""
        return len(self.face) > 0


def outline_of(profile: list[Level]) -> list[Level]:
    """Return the levels of OUTLINE: the illustration with its white border."""
    z, left, right = profile[0]
    levels = [(z - BORDER, left - BORDER, right + BORDER)]
    for z, left, right in profile:
        levels.append((z, left - BORDER, right + BORDER))
    z, left, right = profile[-1]
    levels.append((z + BORDER, left, right))
    return levels


def face_of(face: list[int]) -> list[Level]:
    """Return the levels of the octagon FACE, none for a guest without a face."""
    if not face:
        return []
    x, z, a, b = face[0], face[1], face[2], face[3]
    return [
        (z - b, x - a // 2, x + a // 2),
        (z - b // 2, x - a, x + a),
        (z + b // 2, x - a, x + a),
        (z + b, x - a // 2, x + a // 2),
    ]


def corners(levels: list[Level]) -> list[tuple[int, int]]:
    """Return the points (x, z): up the right side, then down the left side."""
    up = [(right, z) for z, _, right in levels]
    down = [(left, z) for z, left, _ in reversed(levels)]
    return up + down


def collide(one: Figure, x1: int, y1: int, two: Figure, x2: int, y2: int) -> bool:
    """Return whether two figures at these feet pass through each other (P-GEO-05)."""
    return abs(y1 - y2) < DEPTH and x1 + one.e0 < x2 + two.e1 and x2 + two.e0 < x1 + one.e1
