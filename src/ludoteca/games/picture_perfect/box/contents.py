"""What is in the box of Picture Perfect, read once from its file into plain typed values.

Guests have numbers 1 to 14 and spaces indices from 0, both in the order of the file: these ints
are what scenes, judge and wishes work with; the words are for the edge.
"""

from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

from ludoteca.core.bounds import excerpt
from ludoteca.core.box import Box
from ludoteca.games.picture_perfect.box.figures import Figure, Level

FILE = Path(__file__).parent.with_name("box.toml")

KINDS = ("man", "woman", "dog", "plant")
WISH_TYPES = (
    "in_area",
    "next_to",
    "hide_face_of",
    "nobody_in_front",
    "my_face_hidden",
    "not_next_to",
)
EXCHANGE_KINDS = ("normal", "auction")

# Limits for a box: a deal, a photo and the table of choices grow with these numbers.
NUMBERS = {
    "rounds": (1, 20),
    "cards_per_envelope": (1, 6),
    "start_decorations": (0, 30),
    "two_player_supply": (0, 60),
    "vip_cards_per_player": (0, 6),
    "base_exchange_cards": (0, 20),
    "auction_normal_cards": (0, 20),
    "auction_auction_cards": (0, 20),
    "decorations_per_point": (1, 99),
}
COPIES = 84  # of one card
LEVELS = 40  # of a profile
SPACES = 40  # in an area
PAIRS = 80  # of spaces
POINTS = 9  # a number for none, one, two … wishes met
FAR = 5_000  # t: as large as a photograph may be


class Guest(NamedTuple):
    """A character: its number is the id in the picture and the order in every list."""

    number: int
    id: str
    name: str
    kind: str
    looks: str
    profile: list[Level]
    face: list[int]


class Space(NamedTuple):
    """A square of the floor board: its centre in t."""

    id: str
    x: int
    y: int


class Decoration(NamedTuple):
    """A kind of ornament: width and height in t."""

    name: str
    width: int
    height: int


class Preference(NamedTuple):
    """A kind of preference card: its type, what it names, the text in brackets, how many."""

    id: str
    type: str
    about: str | None
    alternative: str | None
    copies: int


class Exchange(NamedTuple):
    """A kind of exchange card."""

    id: str
    kind: str
    copies: int
    players: tuple[int, ...]


class TableTop(NamedTuple):
    """The table in t: a box on the floor."""

    x0: int
    x1: int
    y0: int
    y1: int
    height: int


class Screen(NamedTuple):
    """The screen in t: back panel and two wings, all of one height."""

    back_y: int
    half_width: int
    wing_front_y: int
    height: int


class Preset(NamedTuple):
    """A camera position in millimetres; its crop is the widest one (P-GEO-09)."""

    id: str
    cx: int
    cy: int
    cz: int


class Contents:
    """The whole box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        rows = [_guest(box, id) for id in box.children("guest")]
        self.guests = tuple(sorted(rows, key=lambda guest: guest.number))
        self.spaces = tuple(_space(box, id) for id in box.children("space"))
        self.adjacent = tuple((a, b) for a, b in box.rows("adjacency.pairs", PAIRS, 2, str))
        self.areas = {id: box.texts(f"area.{id}.spaces", SPACES) for id in box.children("area")}
        (x0, x1), (y0, y1) = _span(box, "table.x"), _span(box, "table.y")
        self.table = TableTop(x0, x1, y0, y1, box.number("table.height", 1, FAR))
        self.screen = Screen(*(box.number(f"screen.{name}", 1, FAR) for name in Screen._fields))
        kinds = [_decoration(box, id) for id in box.children("decoration")]
        self.decorations = tuple(kind for _, kind in sorted(kinds))
        self.preferences = tuple(_preference(box, id) for id in box.children("preference"))
        self.exchanges = tuple(_exchange(box, id) for id in box.children("exchange"))
        self.presets = tuple(_preset(box, id) for id in box.children("camera"))
        self.envelopes = {
            int(n): _two(box, f"envelopes.{n}", 0, 99) for n in box.children("envelopes")
        }
        self.single = {name: box.number(f"numbers.{name}", *NUMBERS[name]) for name in NUMBERS}
        self.points = box.numbers("numbers.points", POINTS, -99, 99)
        if len(self.points) <= self.number("cards_per_envelope"):
            raise box.error("numbers.points", "box_not_numbers", value=excerpt(list(self.points)))

    def number(self, name: str) -> int:
        """Return one of the single numbers of the box, such as `start_decorations`."""
        return self.single[name]

    @cached_property
    def figures(self) -> list[Figure]:
        """The cardboard of each guest; figures[n - 1] belongs to guest number n."""
        return [Figure(g.number, g.profile, g.face) for g in self.guests]

    @cached_property
    def guest_numbers(self) -> dict[str, int]:
        """The number of each guest by its id."""
        return {guest.id: guest.number for guest in self.guests}

    @cached_property
    def space_indices(self) -> dict[str, int]:
        """The index of each space by its id."""
        return {space.id: index for index, space in enumerate(self.spaces)}

    @cached_property
    def neighbours(self) -> tuple[frozenset[int], ...]:
        """For each space, the spaces sharing an edge with it."""
        found: list[set[int]] = [set() for _ in self.spaces]
        for one, other in self.adjacent:
            a, b = self.space_indices[one], self.space_indices[other]
            found[a].add(b)
            found[b].add(a)
        return tuple(frozenset(near) for near in found)

    @cached_property
    def area_spaces(self) -> dict[str, frozenset[int]]:
        """For each area, the indices of its spaces."""
        return {
            id: frozenset(self.space_indices[space] for space in spaces)
            for id, spaces in self.areas.items()
        }

    @cached_property
    def cards(self) -> tuple[Preference, ...]:
        """Every single preference card; card number c (1 to 42) is cards[c - 1]."""
        return tuple(kind for kind in self.preferences for _ in range(kind.copies))


def _guest(box: Box, id: str) -> Guest:
    at = f"guest.{id}"
    profile = [(z, left, right) for z, left, right in box.rows(f"{at}.profile", LEVELS, 3, int)]
    for level in profile:
        if max(map(abs, level)) > FAR:
            raise box.error(f"{at}.profile", "box_too_large")
    return Guest(
        box.number(f"{at}.number", 1, 14),
        id,
        box.text(f"{at}.name"),
        box.text(f"{at}.kind", KINDS),
        box.text(f"{at}.looks"),
        profile,
        list(box.numbers(f"{at}.face", 4, -FAR, FAR)),
    )


def _space(box: Box, id: str) -> Space:
    return Space(id, box.number(f"space.{id}.x", -1100, 1100), box.number(f"space.{id}.y", 0, 1800))


def _span(box: Box, path: str) -> tuple[int, int]:
    return _two(box, path, -FAR, FAR)


def _two(box: Box, path: str, low: int, high: int) -> tuple[int, int]:
    """Return the two numbers at this path."""
    found = box.numbers(path, 2, low, high)
    if len(found) != 2:
        raise box.error(path, "box_not_numbers", value=excerpt(list(found)))
    return found[0], found[1]


def _decoration(box: Box, id: str) -> tuple[int, Decoration]:
    at = f"decoration.{id}"
    width, height = (box.number(f"{at}.width", 2, FAR), box.number(f"{at}.height", 1, FAR))
    return box.number(f"{at}.kind", 0, 99), Decoration(id, width, height)


def _preference(box: Box, id: str) -> Preference:
    at = f"preference.{id}"
    return Preference(
        id,
        box.text(f"{at}.type", WISH_TYPES),
        box.text(f"{at}.about") if box.has(f"{at}.about") else None,
        box.text(f"{at}.alternative") if box.has(f"{at}.alternative") else None,
        box.number(f"{at}.copies", 0, COPIES),
    )


def _exchange(box: Box, id: str) -> Exchange:
    at = f"exchange.{id}"
    return Exchange(
        id,
        box.text(f"{at}.kind", EXCHANGE_KINDS),
        box.number(f"{at}.copies", 0, COPIES),
        box.numbers(f"{at}.players", 6, 0, 6),
    )


def _preset(box: Box, id: str) -> Preset:
    at = f"camera.{id}"
    return Preset(
        id,
        box.number(f"{at}.cx", -120, 120),
        box.number(f"{at}.cy", -600, -60),
        box.number(f"{at}.cz", 5, 140),
    )


@lru_cache(maxsize=1)
def standard() -> Contents:
    """Return the contents of the game's own box."""
    return Contents(Box.load(FILE))
