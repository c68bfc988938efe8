"""What lies in the box, as tables of small ints: rooms, resources, tokens and the fixed numbers.

A room card is an index into `children` and `card_names`, its type one into `room_names`. Resource
cards that do the same share an int: roofs first (colour by colour, plain then window), then decor
cards, helpers and tools, in the order of the names below.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr

ROOM_CARDS: Final = 60
RESOURCE_CARDS: Final = 48
TOKENS: Final = 10
COLOURS: Final = 4
DOWN: Final = 64  # added to a room card that lies face down
VACANT: Final = -1

# Resource cards. A roof is 2 * colour, plus 1 with a window.
DECOR: Final = 8  # DECOR + token
HELPER: Final = 18  # HELPER + one of the five
TOOL: Final = 23  # TOOL + one of the four
RESOURCES: Final = 27
NOTHING: Final = -1  # no card at this place of the display

ROOFER: Final = 0
SUPPLIER: Final = 1
ARCHITECT: Final = 2
HANDYMAN: Final = 3
DESIGNER: Final = 4
HELPERS: Final = 5

DRILL: Final = 0
JACKHAMMER: Final = 1
MIXER: Final = 2
SCAFFOLD: Final = 3
TOOLS: Final = 3  # the ones that lie beside a house: all but the Scaffold

HELPER_NAMES: Final[tuple[str, ...]] = (
    "roofer",
    "supplier",
    "architect",
    "handyman",
    "interior_designer",
)
TOOL_NAMES: Final[tuple[str, ...]] = ("drill", "jackhammer", "cement_mixer", "scaffold")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Contents:
    """The tables of one box; made once per game and shared by all its states."""

    __slots__ = (
        "architect_empty_room",
        "bathroom",
        "bedroom",
        "beside_partner",
        "card_names",
        "children",
        "copy_of",
        "decor_names",
        "designer_token",
        "functionality",
        "functionality_with_architect",
        "kitchen",
        "max_size",
        "partner",
        "points",
        "resource_copies",
        "resource_names",
        "roof_cards",
        "roof_mixed",
        "roof_one_colour",
        "roof_window",
        "room_names",
        "rounds",
        "token_points",
        "token_rooms",
        "type_of",
        "zone",
    )

    def __init__(
        self,
        room_names: tuple[str, ...],
        card_names: tuple[str, ...],
        resource_names: tuple[str, ...],
        decor_names: tuple[str, ...],
        copy_of: list[int],
        type_of: list[int],
        zone: list[int],
        max_size: list[int],
        points: list[int],
        partner: list[int],
        beside_partner: list[int],
        children: list[int],
        token_rooms: list[int],
        token_points: list[int],
        resource_copies: list[int],
        numbers: dict[str, int],
    ) -> None:
        self.room_names = room_names
        self.card_names = card_names
        self.resource_names = resource_names
        self.decor_names = decor_names
        self.copy_of = copy_of  # by card: its number among those of its type, from 1
        self.type_of = type_of  # by what lies on a space: -1 for all but face-up cards
        self.zone = zone  # by type: the spaces where it may go face up, as bits
        self.max_size = max_size
        self.points = points  # at 4 * type + size
        self.partner = partner  # by type; -1 for all but annexes
        self.beside_partner = beside_partner
        self.children = children
        self.token_rooms = (
            token_rooms  # by token: the types it goes on, as bits; 0 if beside the house
        )
        self.token_points = token_points
        self.resource_copies = resource_copies
        self.bathroom = room_names.index("bathroom")
        self.kitchen = room_names.index("kitchen")
        self.bedroom = room_names.index("bedroom")
        self.rounds = numbers["rounds"]
        self.roof_cards = numbers["roof_cards"]
        self.roof_one_colour = numbers["roof_one_colour"]
        self.roof_mixed = numbers["roof_mixed"]
        self.roof_window = numbers["roof_window"]
        self.functionality = numbers["functionality"]
        self.functionality_with_architect = numbers["functionality_with_architect"]
        self.architect_empty_room = numbers["architect_empty_room"]
        self.designer_token = numbers["designer_token"]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Terms:
    """What was agreed before the game: the box and the options (D-VAR-01)."""

    __slots__ = ("contents", "no_children", "no_column_discard", "open_roofs", "optional_decor")

    def __init__(
        self,
        contents: Contents,
        no_column_discard: bool = False,
        optional_decor: bool = False,
        open_roofs: bool = False,
        no_children: bool = False,
    ) -> None:
        self.contents = contents
        self.no_column_discard = no_column_discard
        self.optional_decor = optional_decor
        self.open_roofs = open_roofs
        self.no_children = no_children


def is_roof(resource: int) -> bool:
    """Return whether this resource card is a roof."""
    return 0 <= resource < DECOR
