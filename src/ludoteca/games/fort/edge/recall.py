"""What a seat remembers about hidden cards: what rivals' hands and decks must hold, and more.

A rival's card is seen once it is played or put away; only the first ten are unknown, and the draft
has shown some of those. Knowing this is fair: a person at the table could note it down.
"""

from ludoteca.core.events import Event, Recall
from ludoteca.games.fort.box.contents import BOARDS, MADE_UP_RULES
from ludoteca.games.fort.edge.passed_packets import Passed, less
from ludoteca.games.fort.rules.table.book import Book
from ludoteca.games.fort.rules.table.state import FortState

FROM_HAND = ("played", "added", "added_coin", "followed")


class RivalMemory:
    """What is known about one rival's hand and deck since the last draw.

    `old` cards all went from the old deck into the hand; `new` ones were in the present deck before
    the draw, and some are now in hand. Cards never seen are counted as unknown. `shown` have left
    the hand since; `first_seen` are the cards of the first deck, apart from Best Friends.
    """

    def __init__(self) -> None:
        self.old: list[int] = []
        self.new: list[int] = []
        self.old_unknown = 0
        self.new_unknown = 0
        self.shown: list[int] = []
        self.area: list[int] = []
        self.first_seen: list[int] = []
        self.is_shuffled = False

    def show(self, face: int) -> None:
        """Note a card that left the hand for all to see."""
        self.shown.append(face)

    def settle(self) -> None:
        """Take what was shown out of what is hidden: by now the whole hand has been shown."""
        for face in self.shown:
            self._take_out(face)
        self.shown = []

    def _take_out(self, face: int) -> None:
        if face in self.old:
            self.old.remove(face)
        elif face in self.new:
            self.new.remove(face)
        else:
            self.first_seen.append(face)
            if self.new_unknown:
                self.new_unknown -= 1
            else:
                self.old_unknown -= 1

    def shuffle(self, faces: list[int]) -> None:
        """Note that the rest of the deck was drawn and the discard pile is the new one."""
        self.settle()
        self.old += self.new
        self.old_unknown += self.new_unknown
        self.new, self.new_unknown = faces, 0
        self.is_shuffled = True

    def draw(self) -> None:
        """Note that a new hand was drawn."""
        if not self.is_shuffled:
            self.settle()
        self.is_shuffled = False

    def now(self) -> "RivalMemory":
        """Return the same, without what has been shown."""
        copy = RivalMemory()
        copy.old, copy.new, copy.shown = self.old[:], self.new[:], self.shown[:]
        copy.old_unknown, copy.new_unknown = self.old_unknown, self.new_unknown
        copy.first_seen = self.first_seen[:]
        copy.settle()
        return copy


class FortRecall(Recall):
    """The memory of one seat: its rivals' cards, the draft, the made-up rules it saw."""

    def __init__(self, seat: int, seats: int, book: Book) -> None:
        super().__init__(seat)
        self.book = book
        self.faces = {f"kid.{name}": face for face, name in enumerate(book.cards.faces)}
        self.rivals = [RivalMemory() for _ in range(seats)]
        self.passed = Passed(seat)
        self.pile: list[int] | None = None  # the made-up rules left when the seat had kept one
        self.took_earlier: list[int] = []  # seats that had already kept theirs

    # ------------------------------------------------------------ noting

    def note(self, event: Event) -> None:
        kind, args = event.kind, event.args
        if kind == "seated":
            order = args["order"]
            assert isinstance(order, tuple)
            self.passed.order = [seat_of(name) for name in order]
            return
        if kind == "rough_housed" and seat_of(args["rival"]) != self.seat:
            self.rivals[seat_of(args["rival"])].area.remove(self.faces[str(args["kid"])])
        elif "seat" in args:
            self.note_of(seat_of(args["seat"]), kind, event)

    def note_of(self, seat: int, kind: str, event: Event) -> None:
        """Note an event about one seat."""
        args = event.args
        rival = self.rivals[seat]
        if kind == "got_board":
            self._meet(rival, str(args["board"]))
        elif seat == self.seat:
            self._note_own(kind, event)
        elif kind in FROM_HAND or (kind in ("tucked", "trashed") and args["place"] == "place.hand"):
            face = self.faces[str(args["kid"])]
            rival.show(face)
            if kind != "followed" and kind in FROM_HAND:
                rival.area.append(face)
        elif kind == "recycled":
            rival.old.append(self.faces[str(args["kid"])])
        elif kind == "trashed_this":
            rival.area.remove(self.faces[str(args["kid"])])
        elif kind == "discarded":
            for face in less(self._kids(event), rival.area):
                rival.show(face)
            rival.area = []
        elif kind == "left_in_yard":
            for face in self._kids(event):
                rival.show(face)
        elif kind == "shuffled":
            rival.shuffle(self._kids(event))
        elif kind == "drew":
            rival.draw()
        elif kind == "kept_rule" and self.pile is None:
            self.took_earlier.append(seat)

    def _meet(self, rival: RivalMemory, board: str) -> None:
        cards = self.book.cards
        pair = cards.friends[BOARDS.index(board.partition(".")[2])]
        rival.new = [cards.face[card] for card in pair]
        rival.new_unknown = cards.numbers.dealt

    def _note_own(self, kind: str, event: Event) -> None:
        if kind == "looked_at_rules":
            rules = event.args["rules"]
            assert isinstance(rules, tuple)
            self.pile = [rule_of(name) for name in rules]
        elif kind == "kept_rule":
            assert self.pile is not None
            self.pile.remove(rule_of(event.args["rule"]))
        elif kind == "got_packet":
            self.passed.seen.append(self._kids(event))
        elif kind == "kept":
            self.passed.picks.append(self.faces[str(event.args["kid"])])

    def _kids(self, event: Event) -> list[int]:
        kids = event.args["kids"]
        assert isinstance(kids, tuple)
        return [self.faces[name] for name in kids]

    # ------------------------------------------------------------ checking

    def fits(self, state: object) -> bool:
        assert isinstance(state, FortState)
        if state.packets:
            return self.passed.fits_draft(state)
        firsts: dict[int, list[int]] = {}
        for seat in range(state.seats):
            if seat != self.seat:
                first = self._first_cards(state, seat)
                if first is None:
                    return False
                firsts[seat] = first
        return self._fits_rules(state) and self.passed.fits(firsts)

    def _first_cards(self, state: FortState, seat: int) -> list[int] | None:
        """Return the rival's first cards if hand and deck can be as they are, else None."""
        known = self.rivals[seat].now()
        hand = less(state.hands[seat], known.old)
        if len(hand) != len(state.hands[seat]) - len(known.old):
            return None
        if len(less(state.decks[seat], known.new)) > known.new_unknown:
            return None
        rest = less([*hand, *state.decks[seat]], known.new)
        if len(rest) != known.old_unknown + known.new_unknown:
            return None
        return known.first_seen + rest

    def _fits_rules(self, state: FortState) -> bool:
        if self.pile is None:
            return True
        later = [
            rule
            for seat, rule in enumerate(state.rules)
            if rule >= 0 and seat != self.seat and seat not in self.took_earlier
        ]
        return sorted([*later, *state.rule_pile]) == sorted(self.pile)


def seat_of(name: object) -> int:
    """Return the seat behind its code name."""
    return int(str(name).partition(".")[2])


def rule_of(name: object) -> int:
    """Return the made-up rule behind its code name."""
    return MADE_UP_RULES.index(str(name).partition(".")[2])
