"""The catalogue of refusals: a small int for each code, and the rules behind it.

The order is the order of precedence: of several that fit, the first is reported. The catalogue
names every rule that can be behind a code; a reason carries those for the card at hand.
"""
# compiled

from typing import Final

from ludoteca.core.decisions import Reason, Value
from ludoteca.games.dream_home.rules.table.choices import (
    DECLINE,
    DISCARD_COLUMN,
    DONE,
    FACE_DOWN,
    FACE_UP,
    KEEP_TOKEN,
    PASS,
    PUT_DECOR,
    PUT_SCAFFOLD,
    TAKE_COLUMN,
    USE_DRILL,
    USE_HANDYMAN,
    USE_JACKHAMMER,
    USE_MIXER,
    USE_ROOFER,
    USE_SUPPLIER,
)

FINE: Final = 0
PLAYER_COUNT: Final = 1
GAME_OVER: Final = 2
HIDDEN_INFORMATION: Final = 3
JACKHAMMER_LIMIT: Final = 4
TURN_SKIPPED: Final = 5
NOT_YOUR_DECISION: Final = 6
ROOFER_TOO_LATE: Final = 7
TOOL_NOT_HELD: Final = 8
TOOL_WRONG_TIME: Final = 9
HELPER_NOT_HELD: Final = 10
HELPER_ALREADY_USED: Final = 11
WRONG_STEP: Final = 12
MUST_CHOOSE: Final = 13
DECOR_MANDATORY: Final = 14
UNKNOWN_COLUMN: Final = 15
COLUMN_ONE_PROTECTED: Final = 16
COLUMN_EMPTY: Final = 17
MIXER_SAME_COLUMN: Final = 18
UNKNOWN_SPACE: Final = 19
NOT_IN_DISCARD: Final = 20
NOT_A_ROOF: Final = 21
SWAP_SAME_CARD: Final = 22
DRILL_NEEDS_FACE_UP_ROOM: Final = 23
FACE_UP_REQUIRED: Final = 24
SPACE_TAKEN: Final = 25
WRONG_ZONE: Final = 26
NO_SUPPORT: Final = 27
ROOM_FINISHED_SIZE: Final = 28
ROOM_FINISHED_DECOR: Final = 29
ROOM_TOO_LARGE: Final = 30
DECOR_NOT_A_ROOM: Final = 31
DECOR_WRONG_TYPE: Final = 32
DECOR_ROOM_HAS_TOKEN: Final = 33
TOKEN_NOT_IN_ROOM: Final = 34

CATALOGUE: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("FINE", ()),
    ("PLAYER_COUNT", ("D-SETUP-01",)),
    ("GAME_OVER", ("D-ROUND-08",)),
    ("HIDDEN_INFORMATION", ("D-ROOF-02", "D-INFO-02", "D-INFO-03")),
    ("JACKHAMMER_LIMIT", ("D-TOOL-07",)),
    ("TURN_SKIPPED", ("D-ROUND-05", "D-TOOL-10")),
    ("NOT_YOUR_DECISION", ("D-ROUND-05", "D-HELPER-03")),
    ("ROOFER_TOO_LATE", ("D-HELPER-02", "D-HELPER-04")),
    ("TOOL_NOT_HELD", ("D-TOOL-01", "D-TOOL-13")),
    (
        "TOOL_WRONG_TIME",
        ("D-TOOL-02", "D-TOOL-03", "D-TOOL-04", "D-TOOL-07", "D-TOOL-12", "D-DECOR-09"),
    ),
    ("HELPER_NOT_HELD", ("D-HELPER-01",)),
    ("HELPER_ALREADY_USED", ("D-HELPER-11", "D-HELPER-15")),
    ("WRONG_STEP", ("D-ROUND-01", "D-TURN-01", "D-TURN-05", "D-HELPER-02")),
    ("MUST_CHOOSE", ("D-ROUND-03", "D-TURN-02", "D-TURN-06", "D-TOOL-13", "D-DECOR-09")),
    ("DECOR_MANDATORY", ("D-DECOR-02",)),
    ("UNKNOWN_COLUMN", ("D-SETUP-03",)),
    ("COLUMN_ONE_PROTECTED", ("D-ROUND-03",)),
    ("COLUMN_EMPTY", ("D-TURN-02", "D-TOOL-04", "D-TOOL-08", "D-TOOL-12")),
    ("MIXER_SAME_COLUMN", ("D-TOOL-12",)),
    ("UNKNOWN_SPACE", ("D-HOUSE-01", "D-PLACE-01")),
    ("NOT_IN_DISCARD", ("D-HELPER-04", "D-HELPER-05", "D-PILE-01", "D-PILE-02", "D-PILE-03")),
    ("NOT_A_ROOF", ("D-HELPER-04",)),
    ("SWAP_SAME_CARD", ("D-HELPER-08",)),
    ("DRILL_NEEDS_FACE_UP_ROOM", ("D-TOOL-04",)),
    ("FACE_UP_REQUIRED", ("D-TOOL-05", "D-HELPER-05")),
    ("SPACE_TAKEN", ("D-PLACE-01", "D-EMPTY-02", "D-TOOL-13")),
    ("WRONG_ZONE", ("D-PLACE-03", "D-HELPER-09")),
    ("NO_SUPPORT", ("D-HOUSE-02", "D-PLACE-02", "D-EMPTY-02", "D-TOOL-13")),
    ("ROOM_FINISHED_SIZE", ("D-HOUSE-05", "D-PLACE-06")),
    ("ROOM_FINISHED_DECOR", ("D-HOUSE-05", "D-PLACE-06", "D-HELPER-06", "D-HELPER-13")),
    ("ROOM_TOO_LARGE", ("D-PLACE-05", "D-PLACE-07", "D-HELPER-09")),
    ("DECOR_NOT_A_ROOM", ("D-DECOR-03", "D-EMPTY-03")),
    ("DECOR_WRONG_TYPE", ("D-DECOR-03",)),
    ("DECOR_ROOM_HAS_TOKEN", ("D-DECOR-04",)),
    ("TOKEN_NOT_IN_ROOM", ("D-DECOR-09",)),
)


# By code and group of choices: the rules behind it there, where the catalogue names more.
BEHIND: Final[dict[tuple[int, int], tuple[str, ...]]] = {
    (TOOL_NOT_HELD, USE_DRILL): ("D-TOOL-01",),
    (TOOL_NOT_HELD, USE_MIXER): ("D-TOOL-01",),
    (TOOL_NOT_HELD, USE_JACKHAMMER): ("D-TOOL-01",),
    (TOOL_NOT_HELD, PUT_SCAFFOLD): ("D-TOOL-13",),
    (TOOL_WRONG_TIME, USE_DRILL): ("D-TOOL-02", "D-TOOL-03", "D-TOOL-04"),
    (TOOL_WRONG_TIME, USE_MIXER): ("D-TOOL-02", "D-TOOL-03", "D-TOOL-12"),
    (TOOL_WRONG_TIME, USE_JACKHAMMER): ("D-TOOL-03", "D-TOOL-07"),
    (TOOL_WRONG_TIME, PUT_SCAFFOLD): ("D-DECOR-09",),
    (WRONG_STEP, PASS): ("D-ROUND-01",),
    (WRONG_STEP, DONE): ("D-ROUND-01",),
    (WRONG_STEP, DECLINE): ("D-ROUND-01",),
    (WRONG_STEP, DISCARD_COLUMN): ("D-ROUND-01",),
    (WRONG_STEP, TAKE_COLUMN): ("D-ROUND-01", "D-TURN-01"),
    (WRONG_STEP, FACE_UP): ("D-TURN-01",),
    (WRONG_STEP, FACE_DOWN): ("D-TURN-01",),
    (WRONG_STEP, KEEP_TOKEN): ("D-TURN-01",),
    (WRONG_STEP, PUT_DECOR): ("D-TURN-01", "D-TURN-05"),
    (WRONG_STEP, USE_ROOFER): ("D-HELPER-02",),
    (WRONG_STEP, USE_SUPPLIER): ("D-HELPER-02",),
    (WRONG_STEP, USE_HANDYMAN): ("D-HELPER-02",),
    (COLUMN_EMPTY, TAKE_COLUMN): ("D-TURN-02",),
    (COLUMN_EMPTY, USE_DRILL): ("D-TOOL-04",),
    (COLUMN_EMPTY, USE_JACKHAMMER): ("D-TOOL-08",),
    (COLUMN_EMPTY, USE_MIXER): ("D-TOOL-12",),
    (NOT_IN_DISCARD, USE_ROOFER): ("D-HELPER-04", "D-PILE-02", "D-PILE-03"),
    (NOT_IN_DISCARD, USE_SUPPLIER): ("D-HELPER-05", "D-PILE-01"),
    (FACE_UP_REQUIRED, USE_DRILL): ("D-TOOL-05",),
    (FACE_UP_REQUIRED, USE_SUPPLIER): ("D-HELPER-05",),
    (SPACE_TAKEN, FACE_UP): ("D-PLACE-01",),
    (SPACE_TAKEN, FACE_DOWN): ("D-EMPTY-02",),
    (SPACE_TAKEN, PUT_SCAFFOLD): ("D-TOOL-13",),
    (WRONG_ZONE, FACE_UP): ("D-PLACE-03",),
    (WRONG_ZONE, USE_DRILL): ("D-PLACE-03",),
    (WRONG_ZONE, USE_SUPPLIER): ("D-PLACE-03",),
    (NO_SUPPORT, FACE_UP): ("D-HOUSE-02", "D-PLACE-02"),
    (NO_SUPPORT, FACE_DOWN): ("D-HOUSE-02", "D-EMPTY-02"),
    (NO_SUPPORT, PUT_SCAFFOLD): ("D-HOUSE-02", "D-TOOL-13"),
    (ROOM_FINISHED_DECOR, FACE_UP): ("D-HOUSE-05", "D-PLACE-06", "D-HELPER-13"),
    (ROOM_FINISHED_DECOR, USE_DRILL): ("D-HOUSE-05", "D-PLACE-06", "D-HELPER-13"),
    (ROOM_TOO_LARGE, FACE_UP): ("D-PLACE-05", "D-PLACE-07"),
    (ROOM_TOO_LARGE, USE_DRILL): ("D-PLACE-05", "D-PLACE-07"),
    (ROOM_TOO_LARGE, USE_SUPPLIER): ("D-PLACE-05", "D-PLACE-07"),
    (ROOM_TOO_LARGE, USE_HANDYMAN): ("D-HELPER-09",),
}


def rules_behind(code: int, group: int) -> tuple[str, ...]:
    """Return the rules behind this refusal for a choice of this group."""
    return BEHIND.get((code, group), CATALOGUE[code][1])


def reason(code: int, args: dict[str, Value], rules: tuple[str, ...] | None = None) -> Reason:
    """Return the refusal with this code, for all the rules behind it or only these."""
    name, every = CATALOGUE[code]
    return Reason(name, args, every if rules is None else rules)
