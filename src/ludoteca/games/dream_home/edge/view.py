"""What a seat may know now, by allow-list: decks and roof stacks are only counts (D-INFO)."""
# compiled

from typing import Any

from ludoteca.core import wire
from ludoteca.core.frames import Frame
from ludoteca.core.game import Table
from ludoteca.games.dream_home.box.contents import (
    DOWN,
    HELPER,
    HELPERS,
    NOTHING,
    TOKENS,
    TOOL,
    TOOLS,
    VACANT,
)
from ludoteca.games.dream_home.box.spaces import FLOOR_END, FLOOR_START, SPACES, space_name
from ludoteca.games.dream_home.edge.shapes import STACK
from ludoteca.games.dream_home.rules.ending import UseRoofer
from ludoteca.games.dream_home.rules.house import finished, rooms_in
from ludoteca.games.dream_home.rules.moment import (
    copy_number,
    resource_name,
    room_name,
    seat_of,
    token_name,
    type_name,
)
from ludoteca.games.dream_home.rules.reasons import (
    FINE,
    ROOM_FINISHED_DECOR,
    ROOM_FINISHED_SIZE,
)
from ludoteca.games.dream_home.rules.scoring import (
    BATHROOMS,
    HOUSEHOLD,
    best_roof,
    bonuses,
    children,
    room_score,
    score_parts,
)
from ludoteca.games.dream_home.rules.table.state import Homes

OPTIONS = ("no_column_discard", "optional_decor", "open_roofs", "no_children")
NO_CARD = "spot.nothing"
BONUSES = ((BATHROOMS, "bonus.bathrooms"), (HOUSEHOLD, "bonus.household"))
FINISHED = {ROOM_FINISHED_SIZE: "finished.size", ROOM_FINISHED_DECOR: "finished.decor"}


def table_for(homes: Homes, seat: int | None) -> Table:
    """Return the table as this seat (None: a spectator) may see it."""
    terms = homes.terms
    table: Table = {
        "round": homes.round,
        "rounds": terms.contents.rounds,
        "options": [f"option.{key}" for key in OPTIONS if getattr(terms, key)],
        "first": seat_of(homes.first),
        "marker": seat_of(homes.marker),
        "skipped": [seat_of(s) for s in range(homes.seats) if homes.hammered >> s & 1],
        "display": [_column(homes, column) for column in range(len(homes.rooms))],
        "room_deck": len(homes.room_deck),
        "resource_deck": len(homes.resource_deck),
        "room_pile": [room_name(homes, card) for card in homes.room_pile],
        "room_pile_copies": [copy_number(homes, card) for card in homes.room_pile],
        "resource_pile": [resource_name(homes, card) for card in homes.resource_pile],
        "roof_pile": len(homes.roof_pile),
        "box_tokens": _tokens(homes, homes.box_tokens),
        "box_resources": [resource_name(homes, card) for card in homes.box_resources],
        "players": [_player(homes, s, seat) for s in range(homes.seats)],
        "pending": [_step(homes, frame) for frame in homes.stack],
    }
    top = homes.stack[-1] if homes.stack else None
    if isinstance(top, UseRoofer) and top.seat == seat:
        table["discarded_roofs"] = [resource_name(homes, roof) for roof in sorted(homes.roof_pile)]
    return table


def may_see_roofs(homes: Homes, owner: int, seat: int | None) -> bool:
    """Return whether this seat may look into the owner's roof stack (D-ROOF-02, D-VAR-03)."""
    return not homes.stack or (homes.terms.open_roofs and owner == seat)


def _column(homes: Homes, column: int) -> Table:
    room, resource = homes.rooms[column], homes.resources[column]
    shown: Table = {"column": column + 1, "room": NO_CARD}
    if room != NOTHING:
        shown["room"] = room_name(homes, room)
        shown["copy"] = copy_number(homes, room)
    if column:
        shown["resource"] = NO_CARD if resource == NOTHING else resource_name(homes, resource)
    return shown


def _player(homes: Homes, owner: int, seat: int | None) -> Table:
    base = SPACES * owner
    spots = [_spot(homes, owner, space) for space in range(SPACES)]
    player: Table = {
        "seat": seat_of(owner),
        "floor_2": spots[:5],
        "floor_1": spots[5:10],
        "basement": spots[10:],
        "copies": [
            0 if card == VACANT else copy_number(homes, card)
            for card in homes.houses[base : base + SPACES]
        ],
        "face_down": [
            {"space": space_name(space), "room": type_name(homes, homes.houses[base + space])}
            for space in range(SPACES)
            if homes.houses[base + space] >= DOWN
        ],
        "decor": [
            {"space": space_name(space), "token": token_name(homes, homes.tokens[base + space])}
            for space in range(SPACES)
            if homes.tokens[base + space] >= 0
        ],
        "garden": _tokens(homes, homes.gardens[owner]),
        "tools": _held(homes, TOOL, homes.tools[TOOLS * owner : TOOLS * owner + TOOLS]),
        "helpers": _held(homes, HELPER, homes.helpers[HELPERS * owner : HELPERS * (owner + 1)]),
        "roof_cards": len(homes.roofs[owner]),
        "rooms": [_room(homes, owner, start, end) for start, end in rooms_in(homes, owner)],
        "bonuses": [code for bit, code in BONUSES if bonuses(homes, owner) & bit],
        "points": score_parts(homes, owner),
        "children": children(homes, owner),
    }
    if may_see_roofs(homes, owner, seat):
        roofs = homes.roofs[owner]
        player["roofs"] = [resource_name(homes, roof) for roof in sorted(roofs)]
        player["best_roof"] = [
            resource_name(homes, roof) for roof in best_roof(homes.terms.contents, roofs)
        ]
    else:
        del player["points"]["roof"]
    return player


def _room(homes: Homes, owner: int, start: int, end: int) -> Table:
    """Return a room by its first space; `finished` says why nothing may join it (D-HOUSE-05)."""
    space = start % SPACES
    base = start - space
    first, last = base + FLOOR_START[space], base + FLOOR_END[space]
    room: Table = {
        "space": space_name(space),
        "room": room_name(homes, homes.houses[start]),
        "size": end - start + 1,
        "points": room_score(homes, start, end, first, last),
    }
    why = finished(homes, owner, start, end)
    if why != FINE:
        room["finished"] = FINISHED[why]
    return room


def _spot(homes: Homes, owner: int, space: int) -> str:
    card = homes.houses[SPACES * owner + space]
    if homes.scaffolds[owner] >> space & 1:
        return "spot.scaffold"
    if card == VACANT:
        return "spot.vacant"
    return room_name(homes, card)


def _tokens(homes: Homes, bits: int) -> list[str]:
    return [token_name(homes, token) for token in range(TOKENS) if bits >> token & 1]


def _held(homes: Homes, first: int, counts: tuple[int, ...]) -> list[str]:
    return [
        resource_name(homes, first + kind)
        for kind, count in enumerate(counts)
        for _ in range(count)
    ]


def _step(homes: Homes, frame: Frame[Any]) -> Table:
    """Return something pending; frames hold open information only."""
    data = STACK.write(frame, wire.NUMBERS)
    step: Table = {"step": f"step.{data.pop(wire.IS)}"}
    for key, value in data.items():
        if key == "seat":
            step[key] = seat_of(value)
        elif key == "card":
            step["room"] = room_name(homes, value)
            step["copy"] = copy_number(homes, value)
        elif key == "token":
            step[key] = token_name(homes, value)
        else:
            step[key] = value
    return step
