"""Drill and Cement Mixer: what they may swap, and the swap itself (D-TOOL-04 to -06, D-TOOL-12)."""
# compiled

from ludoteca.core.decisions import Value
from ludoteca.core.events import Journal
from ludoteca.games.dream_home.box.contents import DRILL, MIXER, NOTHING, TOOL, TOOLS
from ludoteca.games.dream_home.box.spaces import SPACES, SPACES_IN, space_name
from ludoteca.games.dream_home.rules.house import standing
from ludoteca.games.dream_home.rules.moment import copy_number, room_name, seat_of, tell
from ludoteca.games.dream_home.rules.placing import exchange
from ludoteca.games.dream_home.rules.reasons import COLUMN_EMPTY, DRILL_NEEDS_FACE_UP_ROOM, FINE
from ludoteca.games.dream_home.rules.table.choices import (
    COLUMN_PAIRS,
    COLUMNS,
    USE_DRILL,
    USE_MIXER,
)
from ludoteca.games.dream_home.rules.table.state import Homes, changed


def drilling(homes: Homes, seat: int, column: int, space: int) -> int:
    """Return whether the Drill may swap these two cards."""
    if homes.rooms[column] == NOTHING:
        return COLUMN_EMPTY
    type_of = homes.terms.contents.type_of
    if type_of[homes.houses[SPACES * seat + space]] < 0:
        return DRILL_NEEDS_FACE_UP_ROOM
    return standing(homes, seat, space, type_of[homes.rooms[column]])


def mixing(homes: Homes, one: int, other: int) -> int:
    """Return whether the Cement Mixer may swap the room cards of these columns."""
    if homes.rooms[one] == NOTHING or homes.rooms[other] == NOTHING:
        return COLUMN_EMPTY
    return FINE


def tool_options(homes: Homes, seat: int, options: list[int]) -> None:
    """Add every legal use of the seat's tools to the options."""
    if homes.tools[TOOLS * seat + DRILL]:
        for column in range(COLUMNS):
            for space in SPACES_IN[homes.filled[seat]]:
                if drilling(homes, seat, column, space) == FINE:
                    options.append(USE_DRILL + SPACES * column + space)
    if homes.tools[TOOLS * seat + MIXER]:
        for place in range(len(COLUMN_PAIRS)):
            one, other = COLUMN_PAIRS[place]
            if mixing(homes, one, other) == FINE:
                options.append(USE_MIXER + place)


def spend_tool(homes: Homes, seat: int, tool: int) -> None:
    """The tool has worked once and is in the box (D-TOOL-01)."""
    place = TOOLS * seat + tool
    homes.tools = changed(homes.tools, place, homes.tools[place] - 1)
    homes.box_resources += (TOOL + tool,)


def drill(homes: Homes, seat: int, choice: int, journal: Journal) -> None:
    """The two cards have changed places; a token on the outgoing one is lost (D-DECOR-10)."""
    column, space = divmod(choice - USE_DRILL, SPACES)
    spend_tool(homes, seat, DRILL)
    card = homes.rooms[column]
    out = homes.houses[SPACES * seat + space]
    if journal.live:
        args: dict[str, Value] = {
            "seat": seat_of(seat),
            "column": column + 1,
            "space": space_name(space),
            "room": room_name(homes, card),
            "copy": copy_number(homes, card),
            "out": room_name(homes, out),
        }
        tell(journal, "drilled", args)
    homes.rooms[column] = exchange(homes, seat, space, card, journal)


def mix(homes: Homes, seat: int, choice: int, journal: Journal) -> None:
    """The room cards of the two columns have changed places; everything else stays."""
    one, other = COLUMN_PAIRS[choice - USE_MIXER]
    spend_tool(homes, seat, MIXER)
    rooms = homes.rooms
    rooms[one], rooms[other] = rooms[other], rooms[one]
    if journal.live:
        args: dict[str, Value] = {
            "seat": seat_of(seat),
            "column": one + 1,
            "other": other + 1,
            "room": room_name(homes, rooms[one]),
            "other_room": room_name(homes, rooms[other]),
        }
        tell(journal, "mixed", args)
