"""Zones: sorted tuples of faces. Two copies of a face are the same card here.

Only the decks (the top is last) and the Park (a refill takes the empty place) have an order.
"""
# compiled

from bisect import bisect_right
from typing import Final

Zone = tuple[int, ...]

NONE: Final = -1  # no card, suit, kind or seat


def plus(zone: Zone, face: int) -> Zone:
    """Return the zone with one more card."""
    place = bisect_right(zone, face)
    return zone[:place] + (face,) + zone[place:]  # noqa: RUF005 - quicker, and used everywhere


def minus(zone: Zone, face: int) -> Zone:
    """Return the zone without one card of this face."""
    place = zone.index(face)
    return zone[:place] + zone[place + 1 :]


def distinct(zone: Zone) -> list[int]:
    """Return the faces of a sorted zone, each once."""
    faces: list[int] = []
    last = -1
    for face in zone:
        if face != last:
            faces.append(face)
            last = face
    return faces
