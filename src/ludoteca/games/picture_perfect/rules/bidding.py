"""What all auctions with open bids share: which bids are legal, and who pays whom in the end."""
# compiled

from ludoteca.core.decisions import Value, seat_name
from ludoteca.core.events import Journal
from ludoteca.games.picture_perfect.rules.reasons import FINE
from ludoteca.games.picture_perfect.rules.table.choices import BID, PASS, bid_of, is_bid
from ludoteca.games.picture_perfect.rules.table.deeds import guest_name, pay, tell, tell_guest, win
from ludoteca.games.picture_perfect.rules.table.state import Party, in_turn


def raises(state: Party, seat: int, high: int) -> list[int]:
    """Return every bid above the highest that the seat can pay (P-AUCT-03, P-AUCT-04)."""
    return [BID + 2 * bid for bid in range(high + 1, state.decorations[seat] + 1)]


def raise_fault(state: Party, seat: int, choice: int, high: int) -> str:
    """Return why a bid is refused."""
    if not is_bid(choice):
        return "not_asked"
    if bid_of(choice) <= high:
        return "bid_too_low"
    return "bid_too_high" if bid_of(choice) > state.decorations[seat] else FINE


def bid_bounds(state: Party, seat: int, least: int) -> dict[str, Value]:
    """Return what the refusal of a bid says: the lowest bid, and what the bidder owns."""
    return {"least": least, "owned": state.decorations[seat]}


def bid_about(state: Party, turn: int, guest: int, high: int) -> dict[str, Value]:
    """Return what a question about a bid is about."""
    auctioneer = seat_name(in_turn(state, turn))
    return {"seat": auctioneer, "envelope": guest_name(state, guest), "high": high}


def conclude(state: Party, turn: int, guest: int, high: int, leader: int, journal: Journal) -> None:
    """Sell to the leader, who pays the auctioneer (P-AUCT-07); no bid, no sale (P-AUCT-08)."""
    seller = in_turn(state, turn)
    if leader < 0:
        tell_guest(state, journal, "unsold", seller, guest)
        return
    pay(state, leader, seller, high)
    win(state, leader, guest)
    tell_bought(state, leader, guest, seller, high, journal)


def tell_bought(
    state: Party, buyer: int, guest: int, seller: int, price: int, journal: Journal
) -> None:
    """Write down who paid how much to whom for an envelope."""
    if journal.live:
        args: dict[str, Value] = {
            "envelope": guest_name(state, guest),
            "seller": seat_name(seller),
            "price": price,
        }
        tell(journal, "bought", buyer, args)


def tell_bid(journal: Journal, seat: int, choice: int) -> None:
    """Write down a bid or a pass."""
    if journal.live:
        if choice == PASS:
            tell(journal, "passed", seat, {})
        else:
            tell(journal, "raised", seat, {"bid": bid_of(choice)})
