"""The table of all choices, in the order of the decision list: which int stands for what.

The same for every box, except that the words of a Supplier's card are the box's card names.
"""
# compiled

from typing import Final

PASS: Final = 0
DONE: Final = 1
DECLINE: Final = 2
DISCARD_COLUMN: Final = 3  # + column (0-4)
USE_JACKHAMMER: Final = 8  # + column
TAKE_COLUMN: Final = 13  # + column
USE_DRILL: Final = 18  # + 12 * column + space
USE_MIXER: Final = 78  # + index of the pair of columns in COLUMN_PAIRS
PUT_SCAFFOLD: Final = 88  # + space
FACE_UP: Final = 100  # + space
FACE_DOWN: Final = 112  # + space
KEEP_TOKEN: Final = 124  # + token
PUT_DECOR: Final = 134  # + space
USE_ROOFER: Final = 146  # + roof
USE_SUPPLIER: Final = 154  # + 12 * card + space
USE_HANDYMAN: Final = 874  # + index of the pair of spaces in SPACE_PAIRS
CHOICES: Final = 940

COLUMNS: Final = 5
COLUMN_PAIRS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(a, b) for a in range(5) for b in range(a + 1, 5)]
)
SPACE_PAIRS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(a, b) for a in range(12) for b in range(a + 1, 12)]
)

# The first choice of each group.
STARTS: Final[tuple[int, ...]] = (
    PASS,
    DONE,
    DECLINE,
    DISCARD_COLUMN,
    USE_JACKHAMMER,
    TAKE_COLUMN,
    USE_DRILL,
    USE_MIXER,
    PUT_SCAFFOLD,
    FACE_UP,
    FACE_DOWN,
    KEEP_TOKEN,
    PUT_DECOR,
    USE_ROOFER,
    USE_SUPPLIER,
    USE_HANDYMAN,
)


def group_of(choice: int) -> int:
    """Return the first choice of the group that this one belongs to."""
    group = 0
    for start in STARTS:
        if choice >= start:
            group = start
    return group
