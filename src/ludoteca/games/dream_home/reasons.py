"""The catalogue of refusals: a small int for each code, and the rules behind it.

The order is the order of precedence: of several that fit, the first is reported.
"""
# compiled

from typing import Final

from ludoteca.core.decisions import Reason, Value

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
    ("TOOL_NOT_HELD", ("D-TOOL-01",)),
    ("TOOL_WRONG_TIME", ("D-TOOL-02", "D-TOOL-03", "D-TOOL-04", "D-TOOL-07", "D-TOOL-12")),
    ("HELPER_NOT_HELD", ("D-HELPER-01",)),
    ("HELPER_ALREADY_USED", ("D-HELPER-11", "D-HELPER-15")),
    ("WRONG_STEP", ("D-ROUND-01", "D-TURN-01", "D-TURN-05", "D-HELPER-02")),
    ("MUST_CHOOSE", ("D-ROUND-03", "D-TURN-02", "D-TURN-06", "D-TOOL-13")),
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


def reason(code: int, args: dict[str, Value]) -> Reason:
    """Return the refusal with this code."""
    name, rules = CATALOGUE[code]
    return Reason(name, args, rules)
