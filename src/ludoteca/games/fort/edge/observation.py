"""Fort in small numbers, for learners: the Park, the play in progress, and what each seat has.

Cards are counted face by face. Of rivals' hands and decks only the size is given.
"""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.events import Recall
from ludoteca.core.observing import Field
from ludoteca.core.together import Together
from ludoteca.games.fort.box.contents import MADE_UP_RULES, PERKS
from ludoteca.games.fort.box.effects import COIN, SUITS
from ludoteca.games.fort.rules.perks import pack_limit
from ludoteca.games.fort.rules.rewards import ChooseRule
from ludoteca.games.fort.rules.table.book import Book
from ludoteca.games.fort.rules.table.state import ENDINGS, FortState
from ludoteca.games.fort.rules.table.zones import NONE, Zone

KINDS: Final[tuple[str, ...]] = (
    "draft_pick",
    "choose_play",
    "name_suit",
    "choose_additions",
    "choose_action",
    "choose_follow",
    "use_rough_housing",
    "use_do_over",
    "use_recycling",
    "choose_recruit",
    "use_birthday_party",
    "choose_rule",
    "choose_perk",
)
OTHER: Final = len(KINDS)  # a step of an action
EXTENTS: Final[tuple[str, ...]] = ("not_done", "in_part", "in_full")
NUMBERS: Final[tuple[str, ...]] = (  # per seat, besides its perk and its cards
    "track",
    "level",
    "stuff_pizza",
    "stuff_toys",
    "pack_pizza",
    "pack_toys",
    "pack_limit",
    "hand",
    "deck",
    "has_made_up_rule",
    "has_macaroni",
)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class FortObservation:
    """Writes what a seat may know about the table."""

    remembers = False

    def __init__(self, book: Book) -> None:
        self.faces = book.faces
        self.kids = tuple(book.cards.faces)
        self.place_of_kind = {kind: place for place, kind in enumerate(KINDS)}

    def fields(self, seats: int) -> tuple[Field, ...]:
        """Return the parts of the row in their order."""
        faces, kids = self.faces, self.kids
        perks, rules = len(PERKS), len(MADE_UP_RULES)
        return (
            Field("kind", OTHER + 1, 1, (*KINDS, "step")),
            Field("turn", seats, 1),
            Field("leader", seats, 1),
            Field("order", seats, 3),
            Field("ending", len(ENDINGS), 1, ENDINGS),
            Field("done", 6, 1, EXTENTS),
            Field("bound", 2, 1, ("pizza", "toys")),
            Field("trash_due", 1, 1),
            Field("followed", seats, 1),
            Field("named", COIN, 1, SUITS[:COIN]),
            Field("cards_played", 1, 4),
            Field("park_deck", 1, 60),
            Field("perk_row", perks, 1, PERKS),
            Field("park", faces, 3, kids),
            Field("played", faces, 1, kids),
            Field("play_area", faces, 3, kids),
            Field("added", faces, 3, kids),
            Field("hand", faces, 3, kids),
            Field("deck", faces, 3, kids),
            Field("packet", faces, 3, kids),
            Field("kept", faces, 3, kids),
            Field("made_up_rule", rules, 1, MADE_UP_RULES),
            Field("rule_pile", rules, 1, MADE_UP_RULES),
            Field("numbers", seats * len(NUMBERS), 26, NUMBERS),
            Field("perks", seats * perks, 1, PERKS),
            Field("yards", seats * faces, 3, kids),
            Field("lookouts", seats * faces, 3, kids),
            Field("discards", seats * faces, 3, kids),
        )

    def observe(
        self,
        state: FortState,
        recall: Recall | None,
        seat: int,
        taken: tuple[int, ...],
        out: bytearray,
    ) -> None:
        """Write the row."""
        at = self.moment(state, seat, out)
        at = self.play(state, seat, out, at)
        at = self.cards(state, seat, out, at)
        self.players(state, seat, out, at)

    def moment(self, state: FortState, seat: int, out: bytearray) -> int:
        """Write what is asked and of whom; return where the next part begins."""
        seats, asked = state.seats, state.asked
        if asked is not None:
            out[self.place_of_kind.get(asked.kind, OTHER)] = 1
            # At a simultaneous moment, which seat waits first may depend on hidden cards.
            if not isinstance(state.stack[-1], Together):
                out[OTHER + 1 + (asked.seat - seat) % seats] = 1
        at = OTHER + 1 + seats
        out[at + (state.leader - seat) % seats] = 1
        at += seats
        own = state.order.index(seat)
        for turn in range(seats):
            out[at + (state.order[turn] - seat) % seats] = (turn - own) % seats
        out[at + seats + state.ending] = 1
        return at + seats + len(ENDINGS)

    def play(self, state: FortState, seat: int, out: bytearray, at: int) -> int:
        """Write the play in progress; return where the next part begins."""
        seats = state.seats
        out[at + state.play.public_done] = 1
        out[at + 3 + state.play.private_done] = 1
        at += 6
        if state.play.bound != NONE:
            out[at + state.play.bound] = 1
        out[at + 2] = 1 if state.play.is_trash_due else 0
        at += 3
        for place in range(seats):
            if state.play.followed >> (seat + place) % seats & 1:
                out[at + place] = 1
        at += seats
        if state.play.suit != NONE:
            out[at + state.play.suit] = 1
        at += COIN
        out[at] = min(state.plays, 255)
        out[at + 1] = len(state.park_deck)
        for perk in state.perk_row:
            out[at + 2 + perk] = 1
        return at + 2 + len(PERKS)

    def cards(self, state: FortState, seat: int, out: bytearray, at: int) -> int:
        """Write the cards of the middle and of this seat; return where the next part begins."""
        faces = self.faces
        count(state.park, out, at)
        if state.play.face != NONE:
            out[at + faces + state.play.face] = 1
        count(state.play_area, out, at + 2 * faces)
        for entry in state.play.added:
            out[at + 3 * faces + (entry >> 3)] += 1
        count(state.hands[seat], out, at + 4 * faces)
        count(state.decks[seat], out, at + 5 * faces)
        if state.packets:
            count(state.packets[seat], out, at + 6 * faces)
            count(state.kept[seat], out, at + 7 * faces)
        at += 8 * faces
        if state.rules[seat] != NONE:
            out[at + state.rules[seat]] = 1
        at += len(MADE_UP_RULES)
        top = state.stack[-1] if state.stack else None
        if isinstance(top, ChooseRule) and top.seat == seat:
            for rule in state.rule_pile:
                out[at + rule] = 1
        return at + len(MADE_UP_RULES)

    def players(self, state: FortState, seat: int, out: bytearray, at: int) -> None:
        """Write what everybody sees of each seat."""
        seats, faces = state.seats, self.faces
        for place in range(seats):
            owner = (seat + place) % seats
            self.numbers(state, owner, out, at + place * len(NUMBERS))
            spot = at + seats * len(NUMBERS)
            if state.perks[owner] != NONE:
                out[spot + place * len(PERKS) + state.perks[owner]] = 1
            spot += seats * len(PERKS) + place * faces
            count(state.yards[owner], out, spot)
            count(state.lookouts[owner], out, spot + seats * faces)
            count(state.discards[owner], out, spot + 2 * seats * faces)

    def numbers(self, state: FortState, owner: int, out: bytearray, at: int) -> None:
        """Write the numbers of one seat."""
        out[at] = min(state.tracks[owner], 255)
        out[at + 1] = state.levels[owner]
        for place in range(4):
            out[at + 2 + place] = state.tokens[4 * owner + place]
        out[at + 6] = pack_limit(state, owner)
        out[at + 7] = len(state.hands[owner])
        out[at + 8] = len(state.decks[owner])
        out[at + 9] = 0 if state.rules[owner] == NONE else 1
        out[at + 10] = 1 if state.macaroni == owner else 0


def count(zone: Zone, out: bytearray, at: int) -> None:
    """Count the cards of a zone, face by face."""
    for face in zone:
        out[at + face] += 1
