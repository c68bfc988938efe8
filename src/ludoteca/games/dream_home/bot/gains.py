"""What the next card brings a house, at a glance: no copies, no search.

The numbers are guesses that play well, not rules.
"""
# compiled

from typing import Final

from ludoteca.games.dream_home.box.contents import DECOR, DESIGNER, HELPER, TOOL
from ludoteca.games.dream_home.box.spaces import (
    BASEMENT,
    FLOOR_END,
    FLOOR_START,
    SPACES,
    SPACES_IN,
)
from ludoteca.games.dream_home.rules.house import (
    is_decorated,
    joining,
    open_spaces,
    room_end,
    room_start,
)
from ludoteca.games.dream_home.rules.reasons import FINE
from ludoteca.games.dream_home.rules.scoring import roof_score, types_in
from ludoteca.games.dream_home.rules.table.choices import COLUMNS
from ludoteca.games.dream_home.rules.table.state import Homes

UPPER_SPACE: Final = 1.8  # what any card on a vacant space brings on average
BASEMENT_SPACE: Final = 0.7
HOPE: Final = 0.5  # how much of a room's next size counts once it can grow
TO_COME: Final = 0.8  # what a first kitchen, bedroom or bathroom is worth before the others
MARKER: Final = 0.6  # what going first is worth
HELPER_WORTH: Final[tuple[float, ...]] = (1.2, 3.0, 2.4, 2.5, 2.4)
TOOL_WORTH: Final[tuple[float, ...]] = (1.6, 1.2, 1.2, 0.9)
ROOF_STEPS: Final[tuple[float, ...]] = (0.6, 0.9, 1.2, 3.2)  # one more roof card, by how many
COLOUR_STEPS: Final[tuple[float, ...]] = (0.1, 0.6, 1.6, 4.6)  # ... by how many of its colour


def gain(homes: Homes, seat: int, space: int, room: int) -> float:
    """Return what a face-up card of this type brings on the space, beyond what any card would."""
    contents = homes.terms.contents
    houses, type_of = homes.houses, contents.type_of
    base = SPACES * seat
    at = base + space
    start, end = room_start(homes, at, room), room_end(homes, at, room)
    first, last = base + FLOOR_START[space], base + FLOOR_END[space]
    left = type_of[houses[start - 1]] if start > first else -2
    right = type_of[houses[end + 1]] if end < last else -2
    points = contents.points
    size = end - start + 1
    total = float(points[4 * room + size] - points[4 * room + at - start])
    total -= points[4 * room + end - at]
    partner = contents.partner[room]
    if partner >= 0 and partner in (left, right):
        total += contents.beside_partner[room] - points[4 * room + 1]
    for beside in (left, right):
        if beside >= 0 and contents.partner[beside] == room:
            total += contents.beside_partner[beside] - points[4 * beside + 1]
    can_grow = (start > first and houses[start - 1] < 0) or (end < last and houses[end + 1] < 0)
    if can_grow and size < contents.max_size[room] and partner < 0:
        total += HOPE * (points[4 * room + size + 1] - points[4 * room + size])
    total -= hindered(homes, at, first, last, room)
    return total - (BASEMENT_SPACE if BASEMENT >> space & 1 else UPPER_SPACE)


def hindered(homes: Homes, at: int, first: int, last: int, room: int) -> float:
    """Return what rooms beside the space lose when they can no longer grow there."""
    contents = homes.terms.contents
    houses, type_of, points = homes.houses, contents.type_of, contents.points
    lost = 0.0
    if at > first:
        beside = type_of[houses[at - 1]]
        if beside >= 0 and beside != room and contents.partner[beside] < 0:
            start = room_start(homes, at, beside)
            size = at - start
            if size < contents.max_size[beside] and not (start > first and houses[start - 1] < 0):
                lost += HOPE * (points[4 * beside + size + 1] - points[4 * beside + size])
    if at < last:
        beside = type_of[houses[at + 1]]
        if beside >= 0 and beside != room and contents.partner[beside] < 0:
            end = room_end(homes, at, beside)
            size = end - at
            if size < contents.max_size[beside] and not (end < last and houses[end + 1] < 0):
                lost += HOPE * (points[4 * beside + size + 1] - points[4 * beside + size])
    return lost


def function_gain(homes: Homes, seat: int, room: int, space: int) -> float:
    """Return what the card does for the two functionality bonuses."""
    contents = homes.terms.contents
    if room != contents.bathroom and room != contents.kitchen and room != contents.bedroom:
        return 0.0
    upper, lower = types_in(homes, seat, 0, 4), types_in(homes, seat, 5, 9)
    stands = upper | lower
    needed = 1 << contents.bathroom | 1 << contents.kitchen | 1 << contents.bedroom
    total = 0.0
    if not stands >> room & 1:
        missing = (needed & ~stands).bit_count()
        total += contents.functionality - 1.0 if missing == 1 else TO_COME
    if room == contents.bathroom:
        here, there = (upper, lower) if space < 5 else (lower, upper)
        if not here >> room & 1:
            total += contents.functionality if there >> room & 1 else TO_COME
    return total


def best_gain(homes: Homes, seat: int, card: int) -> float:
    """Return the most that a room card can bring the house."""
    contents = homes.terms.contents
    room = contents.type_of[card]
    best = -BASEMENT_SPACE
    for space in SPACES_IN[open_spaces(homes, seat) & contents.zone[room]]:
        if joining(homes, seat, space, room) == FINE:
            found = gain(homes, seat, space, room) + function_gain(homes, seat, room, space)
            if found > best:
                best = found
    return best


# ---------------------------------------------------------------- resources


def resource_worth(homes: Homes, seat: int, resource: int) -> float:
    """Return what a resource card brings the seat."""
    if resource < 0:
        return MARKER
    turns = SPACES - homes.filled[seat].bit_count()
    if resource < DECOR:
        return roof_worth(homes, seat, resource, turns)
    if resource < HELPER:
        return decor_worth(homes, seat, resource - DECOR)
    if resource < TOOL:
        helper = resource - HELPER
        if helper == DESIGNER:
            return HELPER_WORTH[helper] * turns / 6.0
        return HELPER_WORTH[helper]
    return TOOL_WORTH[resource - TOOL] if turns > 1 else 0.0


def roof_worth(homes: Homes, seat: int, roof: int, turns: int) -> float:
    """Return what one more roof card promises, for certain if it completes a roof."""
    contents = homes.terms.contents
    roofs = homes.roofs[seat]
    now = roof_score(contents, roofs)
    sure = float(roof_score(contents, (*roofs, roof)) - now)
    count = len(roofs)
    colour = roof // 2 * 2
    same = roofs.count(colour) + roofs.count(colour + 1)
    hope = 0.0
    if count < contents.roof_cards and turns > contents.roof_cards - count:
        hope += ROOF_STEPS[min(count, 3)]
    if same < contents.roof_cards and turns > contents.roof_cards - same:
        hope += COLOUR_STEPS[min(same, 3)]
    return max(sure, hope)


def decor_worth(homes: Homes, seat: int, token: int) -> float:
    """Return the points of a decor token that fits a room, fewer for one that must wait."""
    contents = homes.terms.contents
    points = float(contents.token_points[token])
    rooms = contents.token_rooms[token]
    if rooms == 0:
        return points
    base = SPACES * seat
    for at in range(base, base + SPACES):
        room = contents.type_of[homes.houses[at]]
        if room >= 0 and rooms >> room & 1:
            start, end = room_start(homes, at, room), room_end(homes, at, room)
            if not is_decorated(homes, start, end):
                is_whole = end - start + 1 >= contents.max_size[room]
                return points if is_whole else points - 0.8
    return 0.0


def column_worths(homes: Homes, seat: int) -> tuple[list[float], list[float]]:
    """Return what the room and the resource of each column bring; empty ones bring nothing."""
    rooms = [-1000.0] * COLUMNS
    resources = [0.0] * COLUMNS
    for column in range(COLUMNS):
        card = homes.rooms[column]
        if card >= 0:
            rooms[column] = best_gain(homes, seat, card)
            resources[column] = resource_worth(homes, seat, homes.resources[column])
    return rooms, resources
