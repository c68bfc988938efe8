"""Quick sensible answers for Dream Home: how a line of play continues when a search follows it.

Every answer is the best at a glance at one house. The numbers are guesses that play well.
"""
# compiled

from typing import Final

from ludoteca.core.decisions import Decision
from ludoteca.games.dream_home.bot.gains import (
    BASEMENT_SPACE,
    UPPER_SPACE,
    best_gain,
    column_worths,
    function_gain,
    gain,
    hindered,
)
from ludoteca.games.dream_home.box.contents import DRILL, MIXER, TOOLS
from ludoteca.games.dream_home.box.spaces import BASEMENT, FLOOR_END, FLOOR_START, SPACES
from ludoteca.games.dream_home.rules.house import room_end, room_start
from ludoteca.games.dream_home.rules.placing import PlaceRoom
from ludoteca.games.dream_home.rules.scoring import functionality_score, roof_score, rooms_score
from ludoteca.games.dream_home.rules.table.choices import (
    COLUMN_PAIRS,
    COLUMNS,
    DISCARD_COLUMN,
    DONE,
    FACE_DOWN,
    FACE_UP,
    KEEP_TOKEN,
    PASS,
    PUT_DECOR,
    SPACE_PAIRS,
    TAKE_COLUMN,
    USE_DRILL,
    USE_HANDYMAN,
    USE_JACKHAMMER,
    USE_MIXER,
    USE_ROOFER,
    USE_SUPPLIER,
)
from ludoteca.games.dream_home.rules.table.state import Homes

HAMMER: Final = 4.5  # a room this good is worth a Jackhammer
MIX: Final = 1.3  # how much better a column must become for the Cement Mixer
DRILL_NOW: Final = 2.5
LATE: Final = 4  # the last turns, in which tools are used up
SAMPLE: Final = 14  # Supplier and Handyman swaps that are looked at


def answer(homes: Homes, decision: Decision, dice: int) -> int:
    """Return a quick sensible choice; `dice` is a number below 2**32."""
    kind = decision.kind
    options = decision.options
    if kind == "take_column":
        return take_column(homes, decision, dice)
    if kind == "place_room":
        return place_room(homes, decision)
    if kind == "discard_column":
        return discard_column(homes, decision.seat)
    if kind == "jackhammer":
        return jackhammer(homes, decision)
    if kind == "place_scaffold_or_room":
        return place_room(homes, decision)
    if kind == "place_decor":
        return place_decor(homes, decision)
    if kind == "keep_token":
        return keep_token(homes, options)
    if kind == "roofer":
        return roofer(homes, decision)
    if kind == "end_swap":
        return end_swap(homes, decision, dice)
    return options[(dice * len(options)) >> 32]


def place_room(homes: Homes, decision: Decision) -> int:
    """Return the best placement of the collected card."""
    frame = homes.stack[-1]
    assert isinstance(frame, PlaceRoom)
    seat = decision.seat
    room = homes.terms.contents.type_of[frame.card]
    base = SPACES * seat
    best = decision.options[0]
    highest = -1000.0
    for option in decision.options:
        if option < FACE_UP:
            continue  # a Scaffold can wait
        if option < FACE_DOWN:
            space = option - FACE_UP
            found = gain(homes, seat, space, room) + function_gain(homes, seat, room, space)
        else:
            space = option - FACE_DOWN
            first, last = base + FLOOR_START[space], base + FLOOR_END[space]
            found = -hindered(homes, base + space, first, last, -3)
            found -= BASEMENT_SPACE if BASEMENT >> space & 1 else UPPER_SPACE
        if found > highest:
            best, highest = option, found
    return best


# ---------------------------------------------------------------- turns


def take_column(homes: Homes, decision: Decision, dice: int) -> int:
    """Return the best column, after a tool if one is worth it now."""
    seat = decision.seat
    rooms, resources = column_worths(homes, seat)
    best = 0
    highest = -1000.0
    for column in range(COLUMNS):
        found = rooms[column] + resources[column] + ((dice >> 5 * column) & 31) / 64.0
        if found > highest:
            best, highest = column, found
    tools = homes.tools
    if tools[TOOLS * seat + MIXER]:
        room, resource = rooms.index(max(rooms)), best_resource(rooms, resources)
        if room != resource and rooms[room] + resources[resource] > highest + MIX:
            pair = (min(room, resource), max(room, resource))
            return USE_MIXER + COLUMN_PAIRS.index(pair)
    if tools[TOOLS * seat + DRILL] and SPACES - homes.filled[seat].bit_count() <= LATE:
        option = best_drill(homes, decision)
        if option >= 0:
            return option
    return TAKE_COLUMN + best


def best_resource(rooms: list[float], resources: list[float]) -> int:
    """Return the column with the best resource among those that still have cards."""
    best = -1
    for column in range(COLUMNS):
        if rooms[column] > -1000.0 and (best < 0 or resources[column] > resources[best]):
            best = column
    return best


def best_drill(homes: Homes, decision: Decision) -> int:
    """Return the use of the Drill with a clear immediate gain, or -1."""
    seat = decision.seat
    houses = homes.houses
    before = rooms_score(homes, seat) + functionality_score(homes, seat)
    best = -1
    highest = before + DRILL_NOW
    for option in decision.options:
        if USE_DRILL <= option < USE_MIXER:
            column, space = divmod(option - USE_DRILL, SPACES)
            at = SPACES * seat + space
            if homes.tokens[at] >= 0:
                continue
            card = houses[at]
            houses[at] = homes.rooms[column]
            found = rooms_score(homes, seat) + functionality_score(homes, seat)
            houses[at] = card
            if found > highest:
                best, highest = option, float(found)
    return best


def discard_column(homes: Homes, seat: int) -> int:
    """Return the column the next player would like best, apart from the one to be taken."""
    rooms, resources = column_worths(homes, seat)
    mine = 0
    for column in range(COLUMNS):
        if rooms[column] + resources[column] > rooms[mine] + resources[mine]:
            mine = column
    rooms, resources = column_worths(homes, (seat + 1) % homes.seats)
    best = 1 if mine != 1 else 2
    for column in range(1, COLUMNS):
        if column != mine and rooms[column] + resources[column] > rooms[best] + resources[best]:
            best = column
    return DISCARD_COLUMN + best


def jackhammer(homes: Homes, decision: Decision) -> int:
    """Return the room that is worth a whole turn, or pass."""
    best, highest = PASS, HAMMER
    for option in decision.options:
        if option >= USE_JACKHAMMER:
            found = best_gain(homes, decision.seat, homes.rooms[option - USE_JACKHAMMER])
            if found > highest:
                best, highest = option, found
    return best


def place_decor(homes: Homes, decision: Decision) -> int:
    """Return a place in a room that is finished anyway, or else in any."""
    contents = homes.terms.contents
    best = decision.options[-1]
    for option in decision.options:
        if option < PUT_DECOR:
            continue
        at = SPACES * decision.seat + option - PUT_DECOR
        room = contents.type_of[homes.houses[at]]
        size = room_end(homes, at, room) - room_start(homes, at, room) + 1
        if size >= contents.max_size[room]:
            return option
        best = option
    return best


def keep_token(homes: Homes, options: list[int]) -> int:
    """Return the token worth most."""
    points = homes.terms.contents.token_points
    best = options[0]
    for option in options:
        if points[option - KEEP_TOKEN] > points[best - KEEP_TOKEN]:
            best = option
    return best


# ---------------------------------------------------------------- the end


def roofer(homes: Homes, decision: Decision) -> int:
    """Return the discarded roof that makes the best roof, or pass."""
    contents = homes.terms.contents
    roofs = homes.roofs[decision.seat]
    best, highest = decision.options[-1], roof_score(contents, roofs)
    for option in decision.options:
        if option >= USE_ROOFER:
            found = roof_score(contents, (*roofs, option - USE_ROOFER))
            if found > highest:
                best, highest = option, found
    return best


def end_swap(homes: Homes, decision: Decision, dice: int) -> int:
    """Return the best of a sample of swaps, or no swap if none helps."""
    seat = decision.seat
    options = decision.options
    best = DONE
    highest = rooms_score(homes, seat) + functionality_score(homes, seat)
    at = (dice * len(options)) >> 32
    stride = max(1, len(options) // SAMPLE)
    for _ in range(min(SAMPLE, len(options))):
        option = options[at]
        found = swapped_score(homes, seat, option)
        if found > highest:
            best, highest = option, found
        at = (at + stride) % len(options)
    return best


def swapped_score(homes: Homes, seat: int, option: int) -> int:
    """Return the points of rooms and functions after a swap, leaving tokens aside."""
    if option == DONE:
        return -1000
    houses = homes.houses
    kept = houses[SPACES * seat : SPACES * seat + SPACES]
    if option < USE_HANDYMAN:
        card, space = divmod(option - USE_SUPPLIER, SPACES)
        houses[SPACES * seat + space] = card
    else:
        one, other = SPACE_PAIRS[option - USE_HANDYMAN]
        houses[SPACES * seat + one], houses[SPACES * seat + other] = kept[other], kept[one]
    found = rooms_score(homes, seat) + functionality_score(homes, seat)
    for space in range(SPACES):
        houses[SPACES * seat + space] = kept[space]
    return found
