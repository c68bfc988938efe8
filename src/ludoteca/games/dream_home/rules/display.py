"""The columns of the display: what lies in one, and where its resource goes."""
# compiled

from ludoteca.core.decisions import Value
from ludoteca.games.dream_home.box.contents import DECOR, NOTHING
from ludoteca.games.dream_home.rules.moment import copy_number, resource_name, room_name, seat_of
from ludoteca.games.dream_home.rules.table.state import Homes


def discard_resource(homes: Homes, column: int) -> None:
    """The column's resource, if any, is on the discard pile; roofs lie apart, unseen."""
    resource = homes.resources[column]
    if resource == NOTHING:
        return
    homes.resources[column] = NOTHING
    if resource < DECOR:
        homes.roof_pile += (resource,)
    else:
        homes.resource_pile += (resource,)


def column_args(homes: Homes, seat: int, column: int) -> dict[str, Value]:
    """Return who acts on a column, and what lies in it."""
    args: dict[str, Value] = {
        "seat": seat_of(seat),
        "column": column + 1,
        "room": room_name(homes, homes.rooms[column]),
        "copy": copy_number(homes, homes.rooms[column]),
    }
    if homes.resources[column] != NOTHING:
        args["resource"] = resource_name(homes, homes.resources[column])
    return args
