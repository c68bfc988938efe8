"""What a seat knows of the guests' wishes, and what it expects of the rest.

Contents that were shown count as they are; an unknown envelope holds three random unseen cards.
The expected points of a guest in a judged photo follow from that.
"""

from ludoteca.games.picture_perfect.bot.hopes import TYPES, Hopes, Kind
from ludoteca.games.picture_perfect.box.contents import Contents, Preference
from ludoteca.games.picture_perfect.rules.judging.measures import YES
from ludoteca.games.picture_perfect.rules.setup import all_cards
from ludoteca.games.picture_perfect.rules.table.choices import GUESTS
from ludoteca.games.picture_perfect.rules.table.state import IN_ENVELOPE, Party, vip_count
from ludoteca.games.picture_perfect.rules.wishes import Evidence, verdict

ALL = (1 << GUESTS) - 1


class Beliefs:
    """Known cards by guest number, how often each kind is still unseen, and the VIP factors."""

    def __init__(
        self, contents: Contents, cards: dict[int, tuple[int, ...]], factors: dict[int, int]
    ) -> None:
        self.contents = contents
        self.cards = cards
        self.factors = factors
        kinds = all_cards(contents)
        for known in cards.values():
            for kind in known:
                kinds.remove(kind)
        self.unseen = [(kind, kinds.count(kind)) for kind in sorted(set(kinds))]
        self.left = len(kinds)

    @classmethod
    def of(cls, state: Party, seat: int) -> "Beliefs":
        """Return the seat's beliefs in a world it has imagined; in any other, it knows all."""
        known = state.known if state.knower == seat else ALL
        guests = [guest for guest in range(GUESTS) if known >> guest & 1]
        cards = {guest + 1: state.cards[guest] for guest in guests}
        factors = {guest + 1: 1 + vip_count(state, guest) for guest in guests}
        return cls(state.contents, cards, factors)

    def hopes(self) -> Hopes:
        """Return the same beliefs as tables for a quick search."""
        contents = self.contents
        numbers = range(len(contents.guests) + 1)
        near = [sum(1 << space for space in spaces) for spaces in contents.neighbours]
        return Hopes(
            [kind_of_wish(contents, wish) for wish in contents.preferences],
            near,
            list(contents.points),
            [list(self.cards.get(guest, ())) for guest in numbers],
            [self.factors.get(guest, 1) for guest in numbers],
            self.unseen,
        )

    def value(self, evidence: Evidence) -> float:
        """Return the expected points of a photo."""
        return sum(self.guest_value(evidence, guest) for guest in evidence.spaces)

    def guest_value(self, evidence: Evidence, guest: int) -> float:
        """Return the expected points of one placed guest."""
        points = self.contents.points
        if guest not in self.cards:
            chance = self.chance(evidence, guest)
            miss = 1.0 - chance
            return (
                points[0] * miss**3
                + 3 * points[1] * chance * miss**2
                + 3 * points[2] * chance**2 * miss
                + points[3] * chance**3
            )
        return float(self.factors[guest] * points[self.met(evidence, guest)])

    def met(self, evidence: Evidence, guest: int) -> int:
        """Return how many of the known wishes of a guest are met."""
        kinds = self.contents.preferences
        return sum(verdict(evidence, guest, kinds[kind]) == YES for kind in self.cards[guest])

    def chance(self, evidence: Evidence, guest: int) -> float:
        """Return how likely a guest is to meet a random unseen card."""
        kinds = self.contents.preferences
        met = sum(n for kind, n in self.unseen if verdict(evidence, guest, kinds[kind]) == YES)
        return met / self.left


def kind_of_wish(contents: Contents, wish: Preference) -> Kind:
    """Return a kind of preference card in small numbers."""
    about, bits = 0, 0
    if wish.type == "in_area":
        bits = sum(1 << space for space in contents.area_spaces[wish.about or ""])
    elif wish.type == "not_next_to":
        bits = sum(1 << guest.number for guest in contents.guests if guest.kind == wish.about)
    elif wish.about is not None:
        about = contents.guest_numbers[wish.about]
    alternative = TYPES.index(wish.alternative or "my_face_hidden")
    return Kind(TYPES.index(wish.type), about, alternative, bits)


def known_count(state: Party, seat: int) -> int:
    """Return how many envelopes the seat knows."""
    return (state.known if state.knower == seat else 0).bit_count()


def is_known(state: Party, seat: int, guest: int) -> bool:
    """Return whether the seat knows what is in an envelope."""
    return state.knower == seat and bool(state.known >> guest & 1)


assert IN_ENVELOPE == 3  # the expected points above are unrolled for three cards
