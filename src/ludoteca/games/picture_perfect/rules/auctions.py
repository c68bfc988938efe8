"""Auctions: the turn of an auctioneer, the offer, then Open or Single-Bid bidding.

An auction is known by its `turn`: the auctioneer is that many seats after the start player.
"""
# compiled

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Composed, Decision, Reason, Value
from ludoteca.core.events import Journal
from ludoteca.core.frames import Frame
from ludoteca.core.together import nobody_yet
from ludoteca.games.picture_perfect.rules.bidding import (
    bid_about,
    bid_bounds,
    conclude,
    raise_fault,
    raises,
    tell_bid,
)
from ludoteca.games.picture_perfect.rules.exchanges import lying, own_fault
from ludoteca.games.picture_perfect.rules.reasons import FINE, reason
from ludoteca.games.picture_perfect.rules.sealed_auctions import (
    BankBid,
    Price,
    SecretBid,
    bank_bids,
)
from ludoteca.games.picture_perfect.rules.shared_auction import Pick
from ludoteca.games.picture_perfect.rules.table.choices import (
    ANNOUNCE,
    HOLD,
    OFFER,
    PASS,
    SILENT,
    bid_of,
)
from ludoteca.games.picture_perfect.rules.table.deeds import guest_name, tell, tell_guest
from ludoteca.games.picture_perfect.rules.table.state import (
    CENTRE,
    CLAIM,
    FIXED_PRICE_AUCTION,
    OFF,
    OPEN_AUCTION,
    SHARED_AUCTION,
    SINGLE_BID_AUCTION,
    VERIFIED,
    Party,
    held_by,
    in_turn,
    knows_of_vips,
    learn_of_vips,
    most_elsewhere,
    vip_count,
)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class AuctionTurn(Frame[Party]):
    """The next player in turn order is the auctioneer, if there can be an auction."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def go(self, state: Party, journal: Journal) -> None:
        if self.turn == state.seats:
            return  # P-AUCT-01: one turn each
        state.stack.append(AuctionTurn(self.turn + 1))
        seat = in_turn(state, self.turn)
        can_be_bid = most_elsewhere(state, seat) > 0 or bank_can_bid(state)
        is_shared = state.card == SHARED_AUCTION
        lots = held_by(state, CENTRE) if is_shared else offerable(state, seat)
        if not can_be_bid or not lots:  # P-AUCT-09, P-AUCT-11, P-AUCT-28
            if journal.live:
                tell(journal, "no_auction", seat, {})
        elif is_shared:
            state.stack.append(Pick(self.turn))
        else:
            state.stack.append(Offer(self.turn))


def bank_can_bid(state: Party) -> bool:
    """Return whether the bank itself could buy (P-VAR-03)."""
    return bank_bids(state) and state.supply > 0


def offerable(state: Party, seat: int) -> list[int]:
    """Return the seat's envelopes that were not won this round (P-AUCT-13)."""
    return [guest for guest in held_by(state, seat) if guest not in state.won]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Offer(Frame[Party]):
    """The auctioneer offers one of their own envelopes (P-AUCT-10)."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def ask(self, state: Party) -> Decision | None:
        seat = in_turn(state, self.turn)
        return Decision(seat, "offer", [OFFER + guest for guest in offerable(state, seat)])

    def take(self, state: Party, choice: int, journal: Journal) -> None:
        guest = choice - OFFER
        tell_guest(state, journal, "offered", in_turn(state, self.turn), guest)
        if state.variant.announcement == OFF:
            begin_bidding(state, self.turn, guest)
        else:
            state.stack.append(Announce(self.turn, guest))

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        fault = own_fault(state, seat, choice, OFFER)
        if fault == FINE and choice - OFFER in state.won:
            fault = "won_this_round"
        return reason(fault, lying(state, seat))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Announce(Frame[Party]):
    """The auctioneer may announce that the envelope holds a VIP card (P-AUCT-16, P-VAR-04)."""

    __slots__ = ("guest", "turn")

    def __init__(self, turn: int, guest: int) -> None:
        self.turn = turn
        self.guest = guest

    def ask(self, state: Party) -> Decision | None:
        options = [SILENT]
        if may_announce(state, in_turn(state, self.turn), self.guest):
            options.append(ANNOUNCE)
        # Secret: the others must not learn whether there was anything to announce (P-GEN-05).
        return Decision(in_turn(state, self.turn), "announce", options, secret=True)

    def take(self, state: Party, choice: int, journal: Journal) -> None:
        if choice == ANNOUNCE:
            state.announced.append(self.guest)
            state.announced.sort()
            kind = "claimed" if state.variant.announcement == CLAIM else "announced"
            tell_guest(state, journal, kind, in_turn(state, self.turn), self.guest)
            for seat in range(state.seats):
                learn_of_vips(state, seat, self.guest)
        begin_bidding(state, self.turn, self.guest)

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        if choice != ANNOUNCE:
            return reason("not_asked")
        return reason(FINE if may_announce(state, seat, self.guest) else "nothing_to_announce")

    def about(self, state: Party) -> dict[str, Value]:
        return {"envelope": guest_name(state, self.guest)}


def may_announce(state: Party, seat: int, guest: int) -> bool:
    """Return whether the seat may announce a VIP card inside: one it knows of, or may claim."""
    kind = state.variant.announcement
    if kind == VERIFIED:  # as in older games: anything true
        return vip_count(state, guest) > 0
    return kind == CLAIM or knows_of_vips(state, seat, guest)


def begin_bidding(state: Party, turn: int, guest: int) -> None:
    """Start what the auction card says."""
    card = state.card
    if bank_bids(state):
        state.stack.append(BankBid(turn, guest))
    elif card == OPEN_AUCTION:
        state.stack.append(OpenBid(turn, guest, 0, -1, (), in_turn(state, turn)))
    elif card == SINGLE_BID_AUCTION:
        state.stack.append(SingleBid(turn, guest, 0, -1, 0))
    elif card == FIXED_PRICE_AUCTION:
        state.stack.append(Price(turn, guest))
    else:
        state.stack.append(SecretBid(nobody_yet(state.seats), turn, guest))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class OpenBid(Frame[Party]):
    """Open Auction: raise, or hold until somebody else raises (P-AUCT-19 to 22, P-VAR-06).

    `holding` are the seats that have held since the last raise; `last` is who was asked last.
    """

    __slots__ = ("guest", "high", "holding", "last", "leader", "turn")

    def __init__(
        self, turn: int, guest: int, high: int, leader: int, holding: tuple[int, ...], last: int
    ) -> None:
        self.turn = turn
        self.guest = guest
        self.high = high
        self.leader = leader
        self.holding = holding
        self.last = last

    def bidders(self, state: Party) -> list[int]:
        """Return who may raise now, in asking order; a seat that cannot pay holds automatically."""
        seller = in_turn(state, self.turn)
        found: list[int] = []
        for step in range(1, state.seats + 1):
            seat = (self.last + step) % state.seats
            is_out = seat == seller or seat == self.leader or seat in self.holding
            if not is_out and state.decorations[seat] > self.high:
                found.append(seat)
        return found

    def question(self, state: Party, seat: int) -> Decision:
        """Return what a bidder is asked."""
        return Decision(seat, "open_bid", [HOLD, *raises(state, seat, self.high)])

    def ask(self, state: Party) -> Decision | None:
        bidders = self.bidders(state)
        return self.question(state, bidders[0]) if bidders else None

    def asks(self, state: Party) -> list[Decision]:
        bidders = self.bidders(state)
        if not state.variant.live:
            bidders = bidders[:1]
        return [self.question(state, seat) for seat in bidders]

    def go(self, state: Party, journal: Journal) -> None:
        conclude(state, self.turn, self.guest, self.high, self.leader, journal)

    def answer(self, state: Party, seat: int, choice: int | Composed, journal: Journal) -> None:
        assert isinstance(choice, int)
        if choice == HOLD:
            held = tuple(sorted((*self.holding, seat)))
            now = OpenBid(self.turn, self.guest, self.high, self.leader, held, seat)
            if journal.live:
                tell(journal, "held", seat, {})
        else:
            bid = bid_of(choice)
            now = OpenBid(self.turn, self.guest, bid, seat, (), seat)
            if journal.live:
                tell(journal, "raised", seat, {"bid": bid})
        state.stack.append(now)

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        fault = raise_fault(state, seat, choice, self.high)
        return reason(fault, bid_bounds(state, seat, self.high + 1))

    def about(self, state: Party) -> dict[str, Value]:
        return bid_about(state, self.turn, self.guest, self.high)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SingleBid(Frame[Party]):
    """Single-Bid Auction: one bid or pass each, clockwise (P-AUCT-30, P-AUCT-31).

    `asked` counts the bidders who have had their turn.
    """

    __slots__ = ("asked", "guest", "high", "leader", "turn")

    def __init__(self, turn: int, guest: int, high: int, leader: int, asked: int) -> None:
        self.turn = turn
        self.guest = guest
        self.high = high
        self.leader = leader
        self.asked = asked

    def bidder(self, state: Party) -> int:
        """Return who is asked now."""
        return (in_turn(state, self.turn) + 1 + self.asked) % state.seats

    def ask(self, state: Party) -> Decision | None:
        if self.asked == state.seats - 1:
            return None
        seat = self.bidder(state)
        return Decision(seat, "single_bid", [PASS, *raises(state, seat, self.high)])

    def go(self, state: Party, journal: Journal) -> None:
        conclude(state, self.turn, self.guest, self.high, self.leader, journal)

    def take(self, state: Party, choice: int, journal: Journal) -> None:
        seat = self.bidder(state)
        high, leader = (self.high, self.leader) if choice == PASS else (bid_of(choice), seat)
        state.stack.append(SingleBid(self.turn, self.guest, high, leader, self.asked + 1))
        tell_bid(journal, seat, choice)

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        fault = raise_fault(state, seat, choice, self.high)
        return reason(fault, bid_bounds(state, seat, self.high + 1))

    def about(self, state: Party) -> dict[str, Value]:
        return bid_about(state, self.turn, self.guest, self.high)
