"""Everything true of a game of Fort: the middle, what each seat has, and the play in progress."""
# compiled

from typing import Any, Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.frames import Frame, State
from ludoteca.games.fort.rules.table.book import Book
from ludoteca.games.fort.rules.table.current_play import Play
from ludoteca.games.fort.rules.table.zones import Zone

# Editions (section 6).
PT_BR: Final = 0
IT: Final = 1
FR: Final = 2
EDITIONS: Final = ("pt-BR", "it", "fr")

# Places of tokens: tokens[4 * seat + 2 * place + kind].
STUFF: Final = 0
PACK: Final = 1

# What ends the game (F-END-01, F-END-02, F-END-03, F-END-11).
BY_POINTS: Final = 1
BY_LEVEL: Final = 2
BY_PARK: Final = 3
BY_STOP: Final = 4
ENDINGS: Final = ("none", "points", "level", "park_deck", "safety_stop")

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class FortState(State):
    """The table: what lies in the middle, what each seat has, and the play in progress."""

    __slots__ = (
        "boards",
        "book",
        "decks",
        "directions",
        "discards",
        "edition",
        "ending",
        "hands",
        "kept",
        "leader",
        "levels",
        "lookouts",
        "macaroni",
        "order",
        "packets",
        "park",
        "park_deck",
        "perk_row",
        "perks",
        "play",
        "play_area",
        "plays",
        "rule_pile",
        "rules",
        "tokens",
        "tracks",
        "trash_box",
        "turn",
        "used_perks",
        "yards",
    )

    # fmt: off
    def __init__(
        self, seats: int, stack: list[Frame[Any]], rng: int, book: Book, edition: int,
        boards: Zone, order: Zone, turn: int, ending: int,
        park: Zone, park_deck: Zone, trash_box: Zone, rule_pile: Zone, perk_row: Zone,
        used_perks: Zone, macaroni: int, packets: tuple[Zone, ...], kept: tuple[Zone, ...],
        hands: list[Zone], decks: list[Zone], discards: list[Zone], yards: list[Zone],
        lookouts: list[Zone], tokens: list[int], levels: list[int], tracks: list[int],
        perks: list[int], rules: list[int],
        plays: int, play_area: Zone, directions: int, play: Play,
    ) -> None:
        self.seats = seats
        self.stack = stack
        self.rng = rng
        self.asked = None
        self.book = book
        self.edition = edition
        self.boards = boards  # the colour of each seat
        self.order = order  # the seats in turn order, the first player first
        self.turn = turn  # how many turns came before this one
        self.leader = order[turn % seats]
        self.ending = ending  # the first trigger, 0 before there is one
        self.park = park
        self.park_deck = park_deck
        self.trash_box = trash_box
        self.rule_pile = rule_pile
        self.perk_row = perk_row
        self.used_perks = used_perks
        self.macaroni = macaroni
        self.packets = packets  # empty after the draft, like `kept`
        self.kept = kept
        self.hands = hands
        self.decks = decks
        self.discards = discards
        self.yards = yards
        self.lookouts = lookouts
        self.tokens = tokens
        self.levels = levels
        self.tracks = tracks
        self.perks = perks
        self.rules = rules
        self.plays = plays  # cards played this turn
        self.play_area = play_area
        self.directions = directions  # of conversions this turn: two bits by seat, kind + 1
        self.play = play
    # fmt: on

    def copy(self) -> "FortState":
        twin = FortState(
            self.seats, self.stack[:], self.rng, self.book, self.edition, self.boards, self.order,
            self.turn, self.ending, self.park, self.park_deck, self.trash_box, self.rule_pile,
            self.perk_row, self.used_perks, self.macaroni, self.packets, self.kept,
            self.hands[:], self.decks[:], self.discards[:], self.yards[:], self.lookouts[:],
            self.tokens[:], self.levels[:], self.tracks[:], self.perks[:], self.rules[:],
            self.plays, self.play_area, self.directions, self.play,
        )  # fmt: skip
        twin.asked = self.asked
        return twin


def next_seat(state: FortState, seat: int) -> int:
    """Return the left neighbour (F-SETUP-03)."""
    order = state.order
    return order[(order.index(seat) + 1) % state.seats]


def trigger(state: FortState, ending: int) -> bool:
    """Note what ends the game and return True, unless something already did (F-END-04)."""
    if state.ending:
        return False
    state.ending = ending
    return True


def counted(book: Book, added: Zone, suit: int) -> int:
    """Return how many symbols of the suit these additions show, with coins as named."""
    total = 0
    for entry in added:
        shows = book.shows[entry >> 3]
        total += shows[suit]
        if (entry & 7) == suit + 1:
            total += shows[6]
    return total
