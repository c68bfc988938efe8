"""The twelve spaces of a house (D-HOUSE-01) and sets of them as bits.

Space 0-4 is f2c1-f2c5, 5-9 is f1c1-f1c5, 10 and 11 are f0c4 and f0c5, so that "below" and "beside"
are plain arithmetic.
"""
# compiled

from typing import Final

SPACES: Final = 12
SPACE_NAMES: Final[tuple[str, ...]] = (
    "f2c1", "f2c2", "f2c3", "f2c4", "f2c5",
    "f1c1", "f1c2", "f1c3", "f1c4", "f1c5",
    "f0c4", "f0c5",
)  # fmt: skip
ALL: Final = 0xFFF
UPPER: Final = 0x3FF
BASEMENT: Final = 0xC00
FLOOR_2: Final = 0x01F
FLOOR_1: Final = 0x3E0
ABOVE_BASEMENT: Final = 0x300
GROUND: Final = 0xCE0  # f1c1, f1c2, f1c3 and the basement (D-HOUSE-02)

# Declared with no fixed length: the compiler would rebuild a fixed-length tuple for each look-up.
# First and last space of the floor that a space lies on: beside is never above (D-HOUSE-03).
FLOOR_START: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 10, 10)
FLOOR_END: Final[tuple[int, ...]] = (4, 4, 4, 4, 4, 9, 9, 9, 9, 9, 11, 11)
FLOORS: Final[tuple[tuple[int, int], ...]] = ((0, 4), (5, 9), (10, 11))


def spaces_in(bits: int) -> tuple[int, ...]:
    """Return the spaces of a set, in order."""
    return tuple([space for space in range(SPACES) if bits >> space & 1])


SPACES_IN: Final[tuple[tuple[int, ...], ...]] = tuple([spaces_in(bits) for bits in range(ALL + 1)])


def supported(standing: int) -> int:
    """Return the spaces on the ground or above what stands (D-HOUSE-02)."""
    return GROUND | (standing >> 5 & FLOOR_2) | (standing >> 2 & ABOVE_BASEMENT)


def space_name(space: int) -> str:
    """Return the code name of a space, as events and words carry it."""
    return "space." + SPACE_NAMES[space]
