"""Dream Home in small numbers, for learners: display, houses and what lies beside them.

Roofs are known to everybody who saw them taken, until a Roofer draws from the pile unseen.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import bare
from ludoteca.core.events import Recall
from ludoteca.core.observing import Field
from ludoteca.games.dream_home.box.contents import (
    DECOR,
    DOWN,
    HELPER_NAMES,
    HELPERS,
    NOTHING,
    RESOURCES,
    TOKENS,
    TOOL_NAMES,
    TOOLS,
    VACANT,
    Contents,
)
from ludoteca.games.dream_home.box.spaces import SPACE_NAMES, SPACES
from ludoteca.games.dream_home.rules.decor import PlaceDecor
from ludoteca.games.dream_home.rules.placing import PlaceRoom
from ludoteca.games.dream_home.rules.scoring import (
    architect_score,
    decor_score,
    functionality_score,
    rooms_score,
)
from ludoteca.games.dream_home.rules.table.state import Homes

KINDS: Final[tuple[str, ...]] = (
    "discard_column",
    "jackhammer",
    "take_column",
    "place_scaffold_or_room",
    "place_scaffold",
    "place_room",
    "keep_token",
    "place_decor",
    "roofer",
    "end_swap",
)
COLUMNS: Final = 5
ENDING: Final[tuple[str, ...]] = ("roofer", "end_swap")
MARKS: Final = 2  # of a space: face down, Scaffold
POINTS: Final[tuple[str, ...]] = ("rooms", "decor", "functionality", "architect")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class HomeObservation:
    """Writes what a seat may know about the table."""

    remembers = False

    def __init__(self, contents: Contents) -> None:
        self.types = len(contents.room_names)
        self.rooms = contents.room_names
        self.resources = tuple([bare(name) for name in contents.resource_names])
        self.tokens = self.resources[DECOR : DECOR + TOKENS]
        self.place_of_kind = {kind: place for place, kind in enumerate(KINDS)}

    def fields(self, seats: int) -> tuple[Field, ...]:
        """Return the parts of the row in their order."""
        rooms, types = self.rooms, self.types
        house = SPACES * (types + MARKS)
        return (
            Field("kind", len(KINDS), 1, KINDS),
            Field("turn", seats, 1),
            Field("round", 1, 12),
            Field("marker", seats, 1),
            Field("skipped", seats, 1),
            Field("rooms", COLUMNS * types, 1, rooms),
            Field("resources", COLUMNS * RESOURCES, 1, self.resources),
            Field("card", types, 1, rooms),
            Field("token", TOKENS, 1, self.tokens),
            Field("houses", seats * house, 1, (*rooms, "face_down", "scaffold")),
            Field("decor", seats * SPACES, 3, SPACE_NAMES),
            Field("tools", seats * TOOLS, 2, TOOL_NAMES[:TOOLS]),
            Field("helpers", seats * HELPERS, 1, HELPER_NAMES),
            Field("roofs", seats * DECOR, 4, self.resources[:DECOR]),
            Field("roof_cards", seats, 12),
            Field("garden", seats, 4),
            Field("points", seats * len(POINTS), 40, POINTS),
        )

    def observe(
        self, state: Homes, recall: Recall | None, seat: int, taken: tuple[int, ...], out: bytearray
    ) -> None:
        """Write the row."""
        at = self.moment(state, seat, out)
        at = self.display(state, out, at)
        seats = state.seats
        whole = SPACES * (self.types + MARKS)
        decor = at + seats * whole
        for place in range(seats):
            owner = (seat + place) % seats
            self.house(state, owner, out, at + place * whole, decor + place * SPACES)
        self.beside(state, seat, out, decor + seats * SPACES)

    def moment(self, state: Homes, seat: int, out: bytearray) -> int:
        """Write what is asked and of whom; return where the next part begins."""
        seats = state.seats
        asked = state.asked
        if asked is not None:
            out[self.place_of_kind[asked.kind]] = 1
            out[len(KINDS) + (asked.seat - seat) % seats] = 1
        at = len(KINDS) + seats
        out[at] = state.round
        at += 1
        out[at + (state.marker - seat) % seats] = 1
        at += seats
        for place in range(seats):
            if state.hammered >> (seat + place) % seats & 1:
                out[at + place] = 1
        return at + seats

    def display(self, state: Homes, out: bytearray, at: int) -> int:
        """Write the display and what is to be placed; return where the next part begins."""
        types = self.types
        type_of = state.terms.contents.type_of
        for column in range(COLUMNS):
            room, resource = state.rooms[column], state.resources[column]
            if room != NOTHING:
                out[at + column * types + type_of[room]] = 1
            if resource != NOTHING:
                out[at + COLUMNS * types + column * RESOURCES + resource] = 1
        at += COLUMNS * (types + RESOURCES)
        top = state.stack[-1] if state.stack else None
        if isinstance(top, PlaceRoom):
            out[at + type_of[top.card]] = 1
        elif isinstance(top, PlaceDecor):
            out[at + types + top.token] = 1
        return at + types + TOKENS

    def house(self, state: Homes, owner: int, out: bytearray, at: int, decor: int) -> None:
        """Write the twelve spaces of a house, and the tokens on them."""
        types = self.types
        contents = state.terms.contents
        base = SPACES * owner
        scaffolds = state.scaffolds[owner]
        for space in range(SPACES):
            card, token = state.houses[base + space], state.tokens[base + space]
            if card >= DOWN:
                out[at + types] = 1
            elif card != VACANT:
                out[at + contents.type_of[card]] = 1
            if scaffolds >> space & 1:
                out[at + types + 1] = 1
            if token >= 0:
                out[decor + space] = contents.token_points[token]
            at += types + MARKS

    def beside(self, state: Homes, seat: int, out: bytearray, at: int) -> None:
        """Write what lies beside the houses, and their open points."""
        seats = state.seats
        asked = state.asked
        is_ending = asked is None or asked.kind in ENDING
        for place in range(seats):
            owner = (seat + place) % seats
            for tool in range(TOOLS):
                out[at + place * TOOLS + tool] = state.tools[TOOLS * owner + tool]
            spot = at + seats * TOOLS + place * HELPERS
            for helper in range(HELPERS):
                out[spot + helper] = state.helpers[HELPERS * owner + helper]
            spot = at + seats * (TOOLS + HELPERS)
            if place == 0 or not is_ending:
                for roof in state.roofs[owner]:
                    out[spot + place * DECOR + roof] += 1
            spot += seats * DECOR
            out[spot + place] = len(state.roofs[owner])
            out[spot + seats + place] = state.gardens[owner].bit_count()
            spot += 2 * seats + len(POINTS) * place
            out[spot] = min(max(rooms_score(state, owner), 0), 255)
            out[spot + 1] = min(max(decor_score(state, owner), 0), 255)
            out[spot + 2] = min(max(functionality_score(state, owner), 0), 255)
            out[spot + 3] = min(max(architect_score(state, owner), 0), 255)
