"""Dream Home as it stands: display, decks, piles, and a house for each seat.

Everything about the houses is in flat rows, seat after seat. What changes every turn is a list;
what rarely changes (decks, piles, tokens, tools) is a tuple, which copies share.
"""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.frames import Frame, State
from ludoteca.games.dream_home.box.contents import DESIGNER, HELPERS, VACANT, Terms
from ludoteca.games.dream_home.box.spaces import SPACES


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Homes(State):
    """The whole table. Room cards and resources are ints of `contents`, sets are bits."""

    __slots__ = (
        "box_resources",
        "box_tokens",
        "filled",
        "first",
        "gardens",
        "hammered",
        "helpers",
        "houses",
        "marker",
        "resource_deck",
        "resource_pile",
        "resources",
        "roof_pile",
        "roofs",
        "room_deck",
        "room_pile",
        "rooms",
        "round",
        "scaffolds",
        "terms",
        "tokens",
        "tools",
    )

    def __init__(
        self,
        seats: int,
        stack: "list[Frame[Homes]]",
        rng: int,
        terms: Terms,
        round: int,
        first: int,
        marker: int,
        hammered: int,
        rooms: list[int],
        resources: list[int],
        room_deck: tuple[int, ...],
        resource_deck: tuple[int, ...],
        room_pile: tuple[int, ...],
        resource_pile: tuple[int, ...],
        roof_pile: tuple[int, ...],
        houses: list[int],
        tokens: tuple[int, ...],
        scaffolds: tuple[int, ...],
        gardens: tuple[int, ...],
        tools: tuple[int, ...],
        helpers: tuple[int, ...],
        roofs: list[tuple[int, ...]],
        box_tokens: int,
        box_resources: tuple[int, ...],
        filled: list[int] | None = None,
    ) -> None:
        self.seats = seats
        self.stack = stack
        self.rng = rng
        self.asked = None
        self.terms = terms
        self.round = round
        self.first = first  # who began this round; the marker may have passed on (D-ROUND-06)
        self.marker = marker
        self.hammered = hammered  # seats without a turn in this round (D-TOOL-10), as bits
        self.rooms = rooms  # the display's lower row
        self.resources = resources  # its upper row
        self.room_deck = room_deck  # drawn from the front
        self.resource_deck = resource_deck
        self.room_pile = room_pile
        self.resource_pile = resource_pile  # without the roofs, whose number alone is open
        self.roof_pile = roof_pile
        self.houses = houses  # at 12 * seat + space: a card, plus DOWN if face down, or VACANT
        self.tokens = tokens  # at 12 * seat + space: a token or -1
        self.scaffolds = scaffolds  # by seat: the spaces with a Scaffold, as bits
        self.gardens = gardens  # by seat: the tokens beside the house, as bits
        self.tools = tools  # at 3 * seat + tool: how many lie beside the house
        self.helpers = helpers  # at 5 * seat + helper
        self.roofs = roofs  # by seat: the roof stack
        self.box_tokens = box_tokens  # lost tokens, as bits
        self.box_resources = box_resources  # used tools and Scaffolds
        # By seat: the spaces with a room card, as bits. Follows from `houses`, kept for speed.
        self.filled = spaces_filled(houses) if filled is None else filled

    def copy(self) -> "Homes":
        twin = Homes(
            self.seats,
            self.stack[:],
            self.rng,
            self.terms,
            self.round,
            self.first,
            self.marker,
            self.hammered,
            self.rooms[:],
            self.resources[:],
            self.room_deck,
            self.resource_deck,
            self.room_pile,
            self.resource_pile,
            self.roof_pile,
            self.houses[:],
            self.tokens,
            self.scaffolds,
            self.gardens,
            self.tools,
            self.helpers,
            self.roofs[:],
            self.box_tokens,
            self.box_resources,
            self.filled[:],
        )
        twin.asked = self.asked
        return twin


def spaces_filled(houses: list[int]) -> list[int]:
    """Return the spaces that hold a room card in each house, as bits."""
    filled: list[int] = []
    for base in range(0, len(houses), SPACES):
        bits = 0
        for space in range(SPACES):
            if houses[base + space] != VACANT:
                bits |= 1 << space
        filled.append(bits)
    return filled


def changed(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """Return the row with another value at this place."""
    values = list(row)
    values[place] = value
    return tuple(values)


def has_designer(homes: Homes, seat: int) -> bool:
    """Return whether tokens finish no rooms of this seat (D-HELPER-13)."""
    return homes.helpers[HELPERS * seat + DESIGNER] > 0
