"""What may stand where: the guards of a house. Each returns FINE or the first refusal that fits.

Options are made from these guards, and refusals are explained by them. A card to be exchanged need
not be taken away first: a guard looks only at what stands beside it (D-PLACE-10).
"""
# compiled

from typing import Final

from ludoteca.games.dream_home.box.contents import DESIGNER, HELPERS
from ludoteca.games.dream_home.box.spaces import (
    ALL,
    FLOOR_END,
    FLOOR_START,
    FLOORS,
    SPACES,
    SPACES_IN,
    supported,
)
from ludoteca.games.dream_home.rules.reasons import (
    DECOR_NOT_A_ROOM,
    DECOR_ROOM_HAS_TOKEN,
    DECOR_WRONG_TYPE,
    FINE,
    NO_SUPPORT,
    ROOM_FINISHED_DECOR,
    ROOM_FINISHED_SIZE,
    ROOM_TOO_LARGE,
    SPACE_TAKEN,
    WRONG_ZONE,
)
from ludoteca.games.dream_home.rules.table.choices import FACE_DOWN, FACE_UP, PUT_SCAFFOLD
from ludoteca.games.dream_home.rules.table.state import Homes

DOWN_OPTIONS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([FACE_DOWN + space for space in spaces]) for spaces in SPACES_IN]
)


def open_spaces(homes: Homes, seat: int) -> int:
    """Return the spaces where a room card may be put: supported, without one (D-EMPTY-02)."""
    filled = homes.filled[seat]
    return supported(filled | homes.scaffolds[seat]) & ~filled


def scaffold_spaces(homes: Homes, seat: int) -> int:
    """Return the spaces where a Scaffold may be put: supported and vacant (D-TOOL-13)."""
    standing = homes.filled[seat] | homes.scaffolds[seat]
    return supported(standing) & ~standing


def room_start(homes: Homes, at: int, room: int) -> int:
    """Return the leftmost place of the row of this type that ends right before `at`, or `at`."""
    houses, type_of = homes.houses, homes.terms.contents.type_of
    space = at % SPACES
    first = at - space + FLOOR_START[space]
    while at > first and type_of[houses[at - 1]] == room:
        at -= 1
    return at


def room_end(homes: Homes, at: int, room: int) -> int:
    """Return the rightmost place of the row of this type that begins right after `at`, or `at`."""
    houses, type_of = homes.houses, homes.terms.contents.type_of
    space = at % SPACES
    last = at - space + FLOOR_END[space]
    while at < last and type_of[houses[at + 1]] == room:
        at += 1
    return at


def is_decorated(homes: Homes, start: int, end: int) -> bool:
    """Return whether a token lies on one of these places."""
    tokens = homes.tokens
    for at in range(start, end + 1):  # noqa: SIM110 - a plain loop is the quick one
        if tokens[at] >= 0:
            return True
    return False


def joining(homes: Homes, seat: int, space: int, room: int) -> int:
    """Return whether a face-up card of this type may join what stands beside the space.

    D-PLACE-05 to -07: finished by size, finished by decor, too large when joined.
    """
    houses, contents = homes.houses, homes.terms.contents
    type_of = contents.type_of
    base = SPACES * seat
    # The same as room_start and room_end, inlined: this is asked more often than anything else.
    at = start = end = base + space
    first, last = base + FLOOR_START[space], base + FLOOR_END[space]
    while start > first and type_of[houses[start - 1]] == room:
        start -= 1
    while end < last and type_of[houses[end + 1]] == room:
        end += 1
    if start == end:
        return FINE
    most = contents.max_size[room]
    if at - start >= most or end - at >= most:
        return ROOM_FINISHED_SIZE
    if not homes.helpers[HELPERS * seat + DESIGNER] and (
        is_decorated(homes, start, at - 1) or is_decorated(homes, at + 1, end)
    ):
        return ROOM_FINISHED_DECOR
    return ROOM_TOO_LARGE if end - start >= most else FINE


def standing(homes: Homes, seat: int, space: int, room: int) -> int:
    """Return whether a face-up card of this type may stand on the space: its zone, its room."""
    if not homes.terms.contents.zone[room] >> space & 1:
        return WRONG_ZONE
    return joining(homes, seat, space, room)


def placing_up(homes: Homes, seat: int, space: int, room: int) -> int:
    """Return whether a card may be placed face up (D-PLACE-01 to -07)."""
    if homes.filled[seat] >> space & 1:
        return SPACE_TAKEN
    if not homes.terms.contents.zone[room] >> space & 1:
        return WRONG_ZONE
    if not open_spaces(homes, seat) >> space & 1:
        return NO_SUPPORT
    return joining(homes, seat, space, room)


def placing_down(homes: Homes, seat: int, space: int) -> int:
    """Return whether a card may be placed face down (D-EMPTY-02)."""
    if homes.filled[seat] >> space & 1:
        return SPACE_TAKEN
    return FINE if open_spaces(homes, seat) >> space & 1 else NO_SUPPORT


def placing_scaffold(homes: Homes, seat: int, space: int) -> int:
    """Return whether a Scaffold may be placed (D-TOOL-13)."""
    if (homes.filled[seat] | homes.scaffolds[seat]) >> space & 1:
        return SPACE_TAKEN
    return FINE if scaffold_spaces(homes, seat) >> space & 1 else NO_SUPPORT


def placing_decor(homes: Homes, seat: int, space: int, token: int) -> int:
    """Return whether the token may lie on this card (D-DECOR-03, D-DECOR-04)."""
    at = SPACES * seat + space
    contents = homes.terms.contents
    room = contents.type_of[homes.houses[at]]
    if room < 0:
        return DECOR_NOT_A_ROOM
    if not contents.token_rooms[token] >> room & 1:
        return DECOR_WRONG_TYPE
    if is_decorated(homes, room_start(homes, at, room), room_end(homes, at, room)):
        return DECOR_ROOM_HAS_TOKEN
    return FINE


def room_options(homes: Homes, seat: int, card: int) -> list[int]:
    """Return every placement of the room card: face up, then face down."""
    contents = homes.terms.contents
    room = contents.type_of[card]
    spaces = open_spaces(homes, seat)
    options: list[int] = []
    for space in SPACES_IN[spaces & contents.zone[room]]:
        if joining(homes, seat, space, room) == FINE:
            options.append(FACE_UP + space)
    options.extend(DOWN_OPTIONS[spaces & ALL])
    return options


def scaffold_options(homes: Homes, seat: int) -> list[int]:
    """Return every placement of a Scaffold."""
    return [PUT_SCAFFOLD + space for space in SPACES_IN[scaffold_spaces(homes, seat)]]


def rooms_in(homes: Homes, seat: int) -> list[tuple[int, int]]:
    """Return the first and last place of every room, from floor 2 to the basement."""
    base = SPACES * seat
    type_of = homes.terms.contents.type_of
    rooms: list[tuple[int, int]] = []
    for start, end in FLOORS:
        at = base + start
        while at <= base + end:
            room = type_of[homes.houses[at]]
            last = room_end(homes, at, room) if room >= 0 else at
            if room >= 0:
                rooms.append((at, last))
            at = last + 1
    return rooms


def finished(homes: Homes, seat: int, start: int, end: int) -> int:
    """Return why nothing may join the room on these places, or FINE (D-HOUSE-05)."""
    contents = homes.terms.contents
    if end - start + 1 >= contents.max_size[contents.type_of[homes.houses[start]]]:
        return ROOM_FINISHED_SIZE
    if is_decorated(homes, start, end) and not homes.helpers[HELPERS * seat + DESIGNER]:
        return ROOM_FINISHED_DECOR
    return FINE


def crowded_room(homes: Homes, seat: int) -> tuple[int, int]:
    """Return the first and last place of a room with two or more tokens, or (-1, -1).

    From floor 2 to the basement, left to right (D-DECOR-09).
    """
    for start, end in rooms_in(homes, seat):
        if tokens_between(homes, start, end) > 1:
            return start, end
    return -1, -1


def tokens_between(homes: Homes, start: int, end: int) -> int:
    """Return how many tokens lie on these places."""
    count = 0
    for at in range(start, end + 1):
        if homes.tokens[at] >= 0:
            count += 1
    return count
