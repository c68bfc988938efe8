"""Everything true of a party: where every envelope lies, what is in it, scenes, decorations.

Scenes, photos and the cards of the envelopes are frozen and shared between copies. Knows nothing of
the order of play: that is in the frames.
"""
# compiled

from typing import Any, Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.frames import Frame, State
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.rules.table.choices import GUESTS
from ludoteca.games.picture_perfect.rules.table.decorations import SLOTS, default_spots
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto, Interim, with_decorations

CENTRE: Final = -1
NOWHERE: Final = -1  # a VIP card still in hand, nothing open
ROUNDS: Final = 6
IN_ENVELOPE: Final = 3

EXCHANGES: Final = (
    "dance",
    "partner",
    "gifts",
    "revelations",
    "theft",
    "rumours",
    "open_auction",
    "shared_auction",
    "single_bid_auction",
    "fixed_price_auction",
    "secret_auction",
    "unfair_secret_auction",
)
DANCE: Final = 0
PARTNER: Final = 1
GIFTS: Final = 2
REVELATIONS: Final = 3
THEFT: Final = 4
RUMOURS: Final = 5
OPEN_AUCTION: Final = 6
SHARED_AUCTION: Final = 7
SINGLE_BID_AUCTION: Final = 8
FIXED_PRICE_AUCTION: Final = 9
SECRET_AUCTION: Final = 10
UNFAIR_SECRET_AUCTION: Final = 11

DEFAULT_SPOTS: Final = [default_spots(number) for number in range(SLOTS + 1)]
NARROW: Final = 150  # t: two decorations of this width fit into neighbouring slots

VERIFIED: Final = 0  # P-VAR-04
CLAIM: Final = 1
OFF: Final = 2
KNOWN: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Variant:
    """The options of the table, fixed before the set-up (P-VAR)."""

    __slots__ = (
        "announcement",
        "bank",
        "exact",
        "gifts",
        "is_auction",
        "live",
        "notebook",
        "presets_only",
        "table_hides",
        "vote_on_doubt",
        "vote_on_tie",
        "wishes_only",
    )

    def __init__(
        self,
        is_auction: bool = False,
        bank: bool = False,
        announcement: int = KNOWN,
        gifts: int = 1,
        live: bool = False,
        table_hides: bool = True,
        vote_on_doubt: bool = False,
        presets_only: bool = False,
        vote_on_tie: bool = True,
        notebook: bool = False,
        wishes_only: bool = False,
        exact: bool = False,
    ) -> None:
        self.is_auction = is_auction
        self.bank = bank
        self.announcement = announcement
        self.gifts = gifts
        self.live = live
        self.table_hides = table_hides
        self.vote_on_doubt = vote_on_doubt
        self.presets_only = presets_only
        self.vote_on_tie = vote_on_tie
        self.notebook = notebook
        self.wishes_only = wishes_only  # Revelations hold VIP cards back (P-VAR-10)
        self.exact = exact  # in photos every pixel counts (P-VAR-11)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Party(State):
    """A game in progress.

    `known` and `looked` are not part of the truth. In an imagined world they hold envelopes (as
    bits): those whose contents the imagining seat `knower` was shown and, for each seat, those that
    everybody saw it could look into. They are never stored or compared.
    """

    __slots__ = (
        "announced",
        "card",
        "cards",
        "contents",
        "deck",
        "decorations",
        "discards",
        "first",
        "knower",
        "known",
        "looked",
        "open",
        "photos",
        "round",
        "scenes",
        "supply",
        "variant",
        "verdicts",
        "vip",
        "vip_known",
        "votes",
        "where",
        "won",
    )

    def __init__(
        self,
        contents: Contents,
        seats: int,
        stack: "list[Frame[Any]]",
        rng: int,
        variant: Variant,
        first: int,
        round: int,
        card: int,
        deck: list[int],
        discards: list[int],
        where: list[int],
        won: list[int],
        announced: list[int],
        cards: list[tuple[int, ...]],
        vip: list[int],
        open: list[int],
        decorations: list[int],
        supply: int,
        scenes: list[Interim],
        photos: list[FinalPhoto],
        verdicts: list[tuple[int, ...]],
        votes: list[int],
        vip_known: tuple[int, ...] = (),
    ) -> None:
        self.contents = contents
        self.seats = seats
        self.stack = stack
        self.rng = rng
        self.asked = None
        self.variant = variant
        self.first = first
        self.round = round
        self.card = card  # the exchange card turned up, -1 between cards
        self.deck = deck  # the top is the last
        self.discards = discards
        self.where = where  # for each guest, the seat that holds the envelope, or CENTRE
        self.won = won  # envelopes won this round
        self.announced = announced  # envelopes announced as holding a VIP card this round
        self.cards = cards  # for each guest, the kinds of the cards in the envelope, ascending
        self.vip = vip  # for each seat, the envelope its VIP card is in, or NOWHERE
        self.open = open  # for each seat, which of its envelopes is open, or NOWHERE
        self.decorations = decorations
        self.supply = supply
        self.scenes = scenes
        self.photos = photos  # for each seat, once all are accepted
        self.verdicts = verdicts  # for each seat, 3 per guest, once judged
        self.votes = votes  # for each seat, its vote on a tie, once voted
        self.vip_known = vip_known  # for each seat, where it saw or heard of a VIP card, as bits
        self.knower = -1
        self.known = 0
        self.looked: tuple[int, ...] = (0,) * seats

    def copy(self) -> "Party":
        twin = Party(
            self.contents,
            self.seats,
            self.stack[:],
            self.rng,
            self.variant,
            self.first,
            self.round,
            self.card,
            self.deck[:],
            self.discards[:],
            self.where[:],
            self.won[:],
            self.announced[:],
            self.cards,
            self.vip[:],
            self.open[:],
            self.decorations[:],
            self.supply,
            self.scenes[:],
            self.photos[:],
            self.verdicts[:],
            self.votes[:],
            self.vip_known,
        )
        twin.asked = self.asked
        twin.knower = self.knower
        twin.known = self.known
        twin.looked = self.looked
        return twin


def start_seat(state: Party) -> int:
    """Return the start player of this round (P-ROUND-06)."""
    return (state.first + state.round - 1) % state.seats


def in_turn(state: Party, turn: int) -> int:
    """Return the seat that is number `turn` from the start player clockwise (P-ROUND-07)."""
    return (state.first + state.round - 1 + turn) % state.seats


def held_by(state: Party, seat: int) -> list[int]:
    """Return the envelopes of a seat (or CENTRE) by guest, including those won this round."""
    where = state.where
    return [guest for guest in range(GUESTS) if where[guest] == seat]


def vip_count(state: Party, guest: int) -> int:
    """Return how many VIP cards are in an envelope."""
    return state.vip.count(guest)


def learn_of_vips(state: Party, seat: int, guest: int) -> None:
    """Let a seat know that there are VIP cards in an envelope, if there are.

    Only where knowing it allows announcing it; otherwise it is not tracked.
    """
    if state.vip_known and vip_count(state, guest) > 0:
        known = list(state.vip_known)
        known[seat] |= 1 << guest
        state.vip_known = tuple(known)


def knows_of_vips(state: Party, seat: int, guest: int) -> bool:
    """Return whether a seat knows of a VIP card in an envelope: its own, or one it has seen.

    A VIP card stays where it is (P-VIP-04), so what was true once is true now.
    """
    return state.vip[seat] == guest or (state.vip_known[seat] >> guest) & 1 == 1


def contents_of(state: Party, guest: int) -> tuple[int, ...]:
    """Return the kinds of the preference cards in an envelope."""
    return state.cards[guest]


def change_decorations(state: Party, seat: int, by: int) -> None:
    """Give or take decorations; the scene follows (P-PLACE-05)."""
    before = state.decorations[seat]
    after = before + by
    state.decorations[seat] = after
    scene = state.scenes[seat]
    is_moved = max(before, after) > SLOTS or scene.decor != DEFAULT_SPOTS[before]
    if not is_moved and have_room(state.contents):
        # Nobody has moved them, so the lowest free slot is always the next one.
        state.scenes[seat] = Interim(scene.figures, DEFAULT_SPOTS[after])
    else:
        state.scenes[seat] = with_decorations(state.contents, scene, after)


def have_room(contents: Contents) -> bool:
    """Return whether no two decorations in different default slots can overlap (P-GEO-06)."""
    return max([kind.width for kind in contents.decorations]) <= NARROW


def most_elsewhere(state: Party, seat: int) -> int:
    """Return the largest number of decorations that another seat owns."""
    most = 0
    for other in range(state.seats):
        if other != seat and state.decorations[other] > most:
            most = state.decorations[other]
    return most
