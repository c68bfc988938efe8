"""Reads and checks the box file: the loading checks of the rules file, then the tables."""

from ludoteca.core.box import Box
from ludoteca.games.dream_home.box.contents import (
    COLOURS,
    HELPER_NAMES,
    RESOURCE_CARDS,
    ROOM_CARDS,
    TOKENS,
    TOOL_NAMES,
    Contents,
)
from ludoteca.games.dream_home.box.spaces import BASEMENT, UPPER

INVALID = "BOX_INVALID"
ANYWHERE = {"any_room": ("upper", "basement"), "any_basement_room": ("basement",)}
BESIDE = "beside_house"
WINDOW = "_window"
ZONES = {"upper": UPPER, "basement": BASEMENT}
KINDS = ("normal", "unique", "basement")
NUMBERS = (
    "roof_cards",
    "roof_one_colour",
    "roof_mixed",
    "roof_window",
    "functionality",
    "functionality_with_architect",
    "architect_empty_room",
    "designer_token",
)


def unpack(box: Box) -> Contents:
    """Return the tables of this box, or raise BoxError with the code BOX_INVALID."""
    rooms = box.children("room")
    for name in ("bathroom", "kitchen", "bedroom"):
        _demand(box, "room", name in rooms, "room_missing", name, "")
    cards = [(i, copy) for i, name in enumerate(rooms) for copy in range(_copies(box, name))]
    _demand(box, "room", len(cards) == ROOM_CARDS, "room_cards", ROOM_CARDS, len(cards))
    type_of = [-1] * 128
    for card, (room, _) in enumerate(cards):
        type_of[card] = room
    tokens = box.children("decor")
    return Contents(
        rooms,
        tuple(f"{rooms[room]}_{copy + 1:02}" for room, copy in cards),
        _resource_names(box),
        tokens,
        [copy + 1 for _, copy in cards],
        type_of,
        [ZONES[box.text(f"room.{name}.zone", tuple(ZONES))] for name in rooms],
        [_max_size(box, name) for name in rooms],
        [points for name in rooms for points in _points(box, name)],
        [_partner(box, rooms, name) for name in rooms],
        [_beside_partner(box, name) for name in rooms],
        [children for name in rooms for children in _children(box, name)],
        [_token_rooms(box, rooms, token) for token in tokens],
        [box.number(f"decor.{token}.points", 0, 99) for token in tokens],
        _resource_copies(box),
        _numbers(box),
    )


def _demand(
    box: Box, path: str, holds: bool, check: str, wanted: int | str, found: int | str
) -> None:
    if not holds:
        raise box.error(path, INVALID, check=check, wanted=wanted, found=found)


def _numbers(box: Box) -> dict[str, int]:
    rounds = box.number("numbers.rounds", 0, 99)
    _demand(box, "numbers.rounds", rounds == 12, "rounds", 12, rounds)
    columns = box.number("numbers.columns", 0, 99)
    _demand(box, "numbers.columns", columns == 5, "columns", 5, columns)
    return {"rounds": rounds} | {key: box.number(f"numbers.{key}", 0, 99) for key in NUMBERS}


def _copies(box: Box, name: str) -> int:
    box.text(f"room.{name}.kind", KINDS)
    return box.number(f"room.{name}.copies", 0, ROOM_CARDS)


def _max_size(box: Box, name: str) -> int:
    path = f"room.{name}.max_size"
    size = box.number(path, 0, 99)
    _demand(box, path, 1 <= size <= 3, "max_size", 3, size)
    return size


def _points(box: Box, name: str) -> list[int]:
    size = _max_size(box, name)
    given = sorted(box.children(f"room.{name}.points"))
    wanted = [str(n + 1) for n in range(size)]
    path = f"room.{name}.points"
    _demand(box, path, given == wanted, "points", size, len(given))
    points = [0] + [box.number(f"{path}.{n}", 0, 99) for n in wanted]
    return points + [0] * (4 - len(points))


def _partner(box: Box, rooms: tuple[str, ...], name: str) -> int:
    path = f"room.{name}.partner"
    if not box.has(path):
        return -1
    partner = box.text(path)
    _demand(box, path, partner in rooms, "partner", ", ".join(rooms), partner)
    return rooms.index(partner)


def _beside_partner(box: Box, name: str) -> int:
    path = f"room.{name}.beside_partner"
    return box.number(path, 0, 99) if box.has(f"room.{name}.partner") else 0


def _children(box: Box, name: str) -> tuple[int, ...]:
    path = f"room.{name}.children"
    children, copies = box.numbers(path, ROOM_CARDS, -9, 9), _copies(box, name)
    _demand(box, path, len(children) == copies, "children_cards", copies, len(children))
    _demand(box, path, min((0, *children)) == 0, "children_low", 0, min((0, *children)))
    return children


def _token_rooms(box: Box, rooms: tuple[str, ...], token: str) -> int:
    path = f"decor.{token}.goes_on"
    where = box.text(path)
    zones = ANYWHERE.get(where, ())
    found = [
        i for i, name in enumerate(rooms) if name == where or box.text(f"room.{name}.zone") in zones
    ]
    _demand(box, path, bool(found) or where == BESIDE, "goes_on", ", ".join(rooms), where)
    return sum(1 << i for i in found)


def _colours(box: Box) -> list[str]:
    return [name for name in box.children("roof") if not name.endswith(WINDOW)]


def _resource_names(box: Box) -> tuple[str, ...]:
    colours = _colours(box)
    _demand(box, "roof", len(colours) == COLOURS, "colours", COLOURS, len(colours))
    tokens = box.children("decor")
    _demand(box, "decor", len(tokens) == TOKENS, "tokens", TOKENS, len(tokens))
    for table, names in (("helper", HELPER_NAMES), ("tool", TOOL_NAMES)):
        given = box.children(table)
        holds = set(given) == set(names)
        _demand(box, table, holds, "names", ", ".join(names), ", ".join(given))
    return (
        *(f"roof.{colour}{window}" for colour in colours for window in ("", WINDOW)),
        *(f"decor.{token}" for token in tokens),
        *(f"helper.{name}" for name in HELPER_NAMES),
        *(f"tool.{name}" for name in TOOL_NAMES),
    )


def _resource_copies(box: Box) -> list[int]:
    copies: list[int] = []
    for colour in _colours(box):
        path = f"roof.{colour}{WINDOW}.copies"
        windows = box.number(path, 0, RESOURCE_CARDS)
        _demand(box, path, windows == 1, "window", 1, windows)
        copies += [box.number(f"roof.{colour}.copies", 0, RESOURCE_CARDS), windows]
    for token in box.children("decor"):
        cards = box.number(f"decor.{token}.cards", 0, RESOURCE_CARDS)
        _demand(box, f"decor.{token}.cards", cards == 1, "decor_cards", 1, cards)
        copies.append(cards)
    for path in (*(f"helper.{n}" for n in HELPER_NAMES), *(f"tool.{n}" for n in TOOL_NAMES)):
        copies.append(box.number(f"{path}.copies", 0, RESOURCE_CARDS))
    found = sum(copies)
    _demand(box, "tool", found == RESOURCE_CARDS, "resource_cards", RESOURCE_CARDS, found)
    return copies
