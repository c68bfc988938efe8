"""Auctions with hidden answers: Fixed-Price, Secret and Unfair Secret, and the bank's bid."""
# compiled

from typing import Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Decision, Reason, Value, seat_name
from ludoteca.core.events import Journal
from ludoteca.core.frames import Frame
from ludoteca.core.rng import below
from ludoteca.core.together import Together, nobody_yet
from ludoteca.games.picture_perfect.rules.bidding import bid_bounds, tell_bought
from ludoteca.games.picture_perfect.rules.exchanges import Answers
from ludoteca.games.picture_perfect.rules.reasons import FINE, reason
from ludoteca.games.picture_perfect.rules.rumours import look
from ludoteca.games.picture_perfect.rules.table.choices import (
    BID,
    NO,
    PRICE,
    YES,
    bid_of,
    is_bid,
    is_price,
    price_of,
)
from ludoteca.games.picture_perfect.rules.table.deeds import guest_name, pay, tell, tell_guest, win
from ludoteca.games.picture_perfect.rules.table.state import (
    CENTRE,
    FIXED_PRICE_AUCTION,
    SHARED_AUCTION,
    UNFAIR_SECRET_AUCTION,
    Party,
    change_decorations,
    in_turn,
    most_elsewhere,
)

BANK_BIDS: Final = 4  # the bank bids 0, 1, 2 or 3 (P-VAR-03)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Price(Frame[Party]):
    """Fixed-Price Auction: the auctioneer names a price (P-AUCT-32, P-AUCT-34)."""

    __slots__ = ("guest", "turn")

    def __init__(self, turn: int, guest: int) -> None:
        self.turn = turn
        self.guest = guest

    def ask(self, state: Party) -> Decision | None:
        seat = in_turn(state, self.turn)
        most = most_elsewhere(state, seat)
        return Decision(seat, "price", [PRICE + 2 * below_it for below_it in range(most + 1)])

    def take(self, state: Party, choice: int, journal: Journal) -> None:
        price = price_of(choice)
        if journal.live:
            tell(journal, "priced", in_turn(state, self.turn), {"price": price})
        state.stack.append(PayToLook(nobody_yet(state.seats), self.turn, self.guest, price))

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        if not is_price(choice):
            return reason("not_asked")
        most = most_elsewhere(state, seat) + 1
        return reason(FINE if price_of(choice) <= most else "price_range", {"most": most})

    def about(self, state: Party) -> dict[str, Value]:
        return {"envelope": guest_name(state, self.guest)}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PayToLook(Together[Party]):
    """Fixed-Price Auction: pay and look, or not (P-AUCT-33, P-AUCT-35)."""

    __slots__ = ("guest", "price", "turn")

    def __init__(self, answers: Answers, turn: int, guest: int, price: int) -> None:
        super().__init__(answers)
        self.turn = turn
        self.guest = guest
        self.price = price

    def question(self, state: Party, seat: int) -> Decision | None:
        if seat == in_turn(state, self.turn) or state.decorations[seat] < self.price:
            return None
        return Decision(seat, "pay_to_look", [NO, YES])

    def with_answers(self, answers: Answers) -> "PayToLook":
        return PayToLook(answers, self.turn, self.guest, self.price)

    def reveal(self, state: Party, answers: Answers, journal: Journal) -> None:
        seller = in_turn(state, self.turn)
        targets = [-1] * state.seats
        for seat in range(state.seats):
            if answers[seat] == YES:
                pay(state, seat, seller, self.price)
                targets[seat] = self.guest
                if journal.live:
                    args: dict[str, Value] = {"seller": seat_name(seller), "price": self.price}
                    tell(journal, "paid_to_look", seat, args)
        if max(targets) >= 0:
            look(state, tuple(targets), self.turn, journal)
        elif journal.live:
            tell_guest(state, journal, "nobody_looked", seller, self.guest)

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        return reason("not_asked")

    def about(self, state: Party) -> dict[str, Value]:
        return {
            "seat": seat_name(in_turn(state, self.turn)),
            "envelope": guest_name(state, self.guest),
            "price": self.price,
        }


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SecretBid(Together[Party]):
    """Secret auctions: all but the auctioneer bid at once, unseen (P-AUCT-36)."""

    __slots__ = ("guest", "turn")

    def __init__(self, answers: Answers, turn: int, guest: int) -> None:
        super().__init__(answers)
        self.turn = turn
        self.guest = guest

    def question(self, state: Party, seat: int) -> Decision | None:
        if seat == in_turn(state, self.turn):
            return None
        return Decision(seat, "secret_bid", bids_from(state, seat, 0))

    def with_answers(self, answers: Answers) -> "SecretBid":
        return SecretBid(answers, self.turn, self.guest)

    def reveal(self, state: Party, answers: Answers, journal: Journal) -> None:
        bids = [0] * state.seats
        for seat in range(state.seats):
            answer = answers[seat]
            if isinstance(answer, int):
                bids[seat] = bid_of(answer)
                if journal.live:
                    tell(journal, "bid_secretly", seat, {"bid": bids[seat]})
        top = max(bids)
        tied = [seat for seat in range(state.seats) if bids[seat] == top]
        if top == 0:
            tell_guest(state, journal, "unsold", in_turn(state, self.turn), self.guest)
        elif len(tied) == 1:
            sell_secretly(state, self.turn, self.guest, tied[0], bids, journal)
        else:
            if journal.live:
                tell(journal, "bids_tied", in_turn(state, self.turn), {"bid": top})
            again = nobody_yet(state.seats)
            now = SecretRebid(again, self.turn, self.guest, tuple(bids), tuple(tied))
            state.stack.append(now)

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        return reason(secret_fault(state, seat, choice, 0), bid_bounds(state, seat, 0))

    def about(self, state: Party) -> dict[str, Value]:
        return secret_about(state, self.turn, self.guest)


def bids_from(state: Party, seat: int, least: int) -> list[int]:
    """Return every bid from `least` to what the seat owns."""
    return [BID + 2 * bid for bid in range(least, state.decorations[seat] + 1)]


def secret_fault(state: Party, seat: int, choice: int, least: int) -> str:
    """Return why a hidden bid is refused."""
    if not is_bid(choice):
        return "not_asked"
    if bid_of(choice) < least:
        return "rebid_too_low"
    return "bid_too_high" if bid_of(choice) > state.decorations[seat] else FINE


def secret_about(state: Party, turn: int, guest: int) -> dict[str, Value]:
    """Return what a question about a hidden bid is about."""
    return {"seat": seat_name(in_turn(state, turn)), "envelope": guest_name(state, guest)}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SecretRebid(Together[Party]):
    """Secret auctions: players tied at the top bid once more (P-AUCT-37, P-AUCT-38)."""

    __slots__ = ("bids", "guest", "tied", "turn")

    def __init__(
        self,
        answers: Answers,
        turn: int,
        guest: int,
        bids: tuple[int, ...],
        tied: tuple[int, ...],
    ) -> None:
        super().__init__(answers)
        self.turn = turn
        self.guest = guest
        self.bids = bids  # the first bid of each seat
        self.tied = tied

    def question(self, state: Party, seat: int) -> Decision | None:
        if seat not in self.tied:
            return None
        return Decision(seat, "secret_rebid", bids_from(state, seat, self.bids[seat]))

    def with_answers(self, answers: Answers) -> "SecretRebid":
        return SecretRebid(answers, self.turn, self.guest, self.bids, self.tied)

    def reveal(self, state: Party, answers: Answers, journal: Journal) -> None:
        latest = list(self.bids)  # P-AUCT-41
        for seat in range(state.seats):
            answer = answers[seat]
            if isinstance(answer, int):
                latest[seat] = bid_of(answer)
                if journal.live:
                    tell(journal, "bid_secretly", seat, {"bid": latest[seat]})
        top = max([latest[seat] for seat in self.tied])
        winners = [seat for seat in self.tied if latest[seat] == top]
        if len(winners) == 1:
            sell_secretly(state, self.turn, self.guest, winners[0], latest, journal)
        else:
            tell_guest(state, journal, "unsold", in_turn(state, self.turn), self.guest)

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        least = self.bids[seat]
        return reason(secret_fault(state, seat, choice, least), bid_bounds(state, seat, least))

    def about(self, state: Party) -> dict[str, Value]:
        return secret_about(state, self.turn, self.guest)


def sell_secretly(
    state: Party, turn: int, guest: int, buyer: int, bids: list[int], journal: Journal
) -> None:
    """The single highest bidder pays and wins; Unfair: every loser pays half (P-AUCT-40)."""
    seller = in_turn(state, turn)
    pay(state, buyer, seller, bids[buyer])
    win(state, buyer, guest)
    tell_bought(state, buyer, guest, seller, bids[buyer], journal)
    if state.card == UNFAIR_SECRET_AUCTION:
        for seat in range(state.seats):
            if seat not in (seller, buyer):
                pay_half(state, seat, seller, bids[seat], journal)


def pay_half(state: Party, seat: int, seller: int, bid: int, journal: Journal) -> None:
    """Let a losing bidder pay half of the bid, rounded down."""
    if bid >= 2:
        pay(state, seat, seller, bid // 2)
        if journal.live:
            args: dict[str, Value] = {"seller": seat_name(seller), "price": bid // 2}
            tell(journal, "paid_half", seat, args)


def bank_bids(state: Party) -> bool:
    """Return whether the bank takes part in auctions of this card (P-VAR-02, P-VAR-03)."""
    is_two = state.seats == 2 and state.variant.is_auction and state.variant.bank
    return is_two and state.card not in (SHARED_AUCTION, FIXED_PRICE_AUCTION)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class BankBid(Frame[Party]):
    """House rule for two: one hidden bid by the opponent against the bank (P-VAR-03)."""

    __slots__ = ("guest", "turn")

    def __init__(self, turn: int, guest: int) -> None:
        self.turn = turn
        self.guest = guest

    def ask(self, state: Party) -> Decision | None:
        seat = 1 - in_turn(state, self.turn)
        return Decision(seat, "secret_bid", bids_from(state, seat, 0))

    def take(self, state: Party, choice: int, journal: Journal) -> None:
        state.rng, bank = below(state.rng, BANK_BIDS)
        settle_bank(state, self.turn, self.guest, bid_of(choice), bank, journal)

    def why_not(self, state: Party, seat: int, choice: int) -> Reason | None:
        return reason(secret_fault(state, seat, choice, 0), bid_bounds(state, seat, 0))

    def about(self, state: Party) -> dict[str, Value]:
        return secret_about(state, self.turn, self.guest)


def settle_bank(state: Party, turn: int, guest: int, bid: int, bank: int, journal: Journal) -> None:
    """Compare the opponent's bid with the bank's, which is at most the supply."""
    seller = in_turn(state, turn)
    other = 1 - seller
    bank = min(bank, state.supply)
    if journal.live:
        tell(journal, "bid_secretly", other, {"bid": bid})
        tell(journal, "bank_bid", seller, {"bid": bank})
    if bid > bank:
        bids = [0, 0]
        bids[other] = bid
        sell_secretly(state, turn, guest, other, bids, journal)
    elif bank >= 1:
        state.supply -= bank
        change_decorations(state, seller, bank)
        state.where[guest] = CENTRE
        tell_guest(state, journal, "bank_bought", seller, guest)
        if state.card == UNFAIR_SECRET_AUCTION:
            pay_half(state, other, seller, bid, journal)
    else:
        tell_guest(state, journal, "unsold", seller, guest)
