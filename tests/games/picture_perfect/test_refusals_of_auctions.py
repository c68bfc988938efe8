"""What a refusal says in auctions: the code, the rules behind it, and what it names."""

from collections.abc import Callable

import pytest

from ludoteca.core.decisions import Reason
from ludoteca.games.picture_perfect.rules.auctions import AuctionTurn
from ludoteca.games.picture_perfect.rules.shared_auction import SellOrBuy
from ludoteca.games.picture_perfect.rules.table.choices import BID, BUY
from tests.games.picture_perfect.tables import (
    F2,
    F4,
    GAME,
    GUESTS,
    Table,
    position,
    refused,
    run_on,
)

WON = F4.replace(" nina", "").replace(" stella", "")
OFFER = "A offer(clara); A silent"
ADDED = "A contribute(clara); D contribute(hugo); B contribute(olga); C contribute(victor)"
BIDS = f"{ADDED}; A pick(tango); B bid(2); C pass; D bid(3)"
POOR = "B 3, C 1, D 2"
MINE = "envelopes=clara/carmen/nina"
ADDED_UP = "envelopes=clara/olga/victor/hugo/tango/palmira"
AUCTIONS: dict[str, tuple[Callable[[], Table], dict[str, str]]] = {
    "offer": (
        lambda: position(WON, "open_auction", won="A nina, B stella"),
        {
            "A offer(stella)": f"not_own_envelope P-AUCT-10 {MINE}",
            "A offer(nina)": f"won_this_round P-AUCT-13 {MINE}",
            "A offer(leo)": f"not_own_envelope P-AUCT-10 {MINE}",
            "A none": f"must_choose P-AUCT-10 {MINE}",
            "A keep(clara)": f"not_asked P-AUCT-10 {MINE} moment=offer",
            "A open(nina)": "look_won_this_round P-AUCT-12",
            "A open(clara)": "look_not_now P-INFO-01",
            "B offer(olga)": "not_your_turn P-AUCT-01 seats=A",
        },
    ),
    "announce": (
        lambda: position(F4, "open_auction").do("A offer(clara)"),
        {
            "A announce": "nothing_to_announce P-AUCT-16/P-VAR-04",
            "A bid(1)": "not_asked P-AUCT-16 moment=announce",
            "B announce": "not_your_turn P-AUCT-16 seats=A",
        },
    ),
    "open bid": (
        lambda: position(F4, "open_auction").do(OFFER),
        {
            "A bid(2)": "bid_own_auction P-AUCT-02",
            "B bid(0)": "bid_too_low P-AUCT-04 least=1 owned=10",
            "B bid(11)": "bid_too_high P-AUCT-03 least=1 owned=10",
            "B pass": "not_asked P-AUCT-20 least=1 owned=10 moment=open_bid",
            "C bid(2)": "not_your_turn P-AUCT-22 seats=B",
        },
    ),
    "open bid over 4": (
        lambda: position(F4, "open_auction").do(f"{OFFER}; B bid(2); C hold; D bid(4)"),
        {
            "A hold": "not_your_turn P-AUCT-22 seats=B",
            "B bid(4)": "bid_too_low P-AUCT-04 least=5 owned=10",
            "B bid(11)": "bid_too_high P-AUCT-03 least=5 owned=10",
            "C bid(5)": "not_your_turn P-AUCT-22 seats=B",
            "D bid(5)": "is_leading P-AUCT-21",
        },
    ),
    "open bid of the poor": (
        lambda: position(F4, "open_auction", owned="C 2").do(f"{OFFER}; B bid(2)"),
        {
            "B bid(3)": "is_leading P-AUCT-21",
            "C bid(3)": "cannot_raise P-AUCT-21 high=2 owned=2",
            "C hold": "not_your_turn P-AUCT-22 seats=D",
        },
    ),
    "hold": (
        lambda: position(F4, "open_auction").do(f"{OFFER}; B bid(2); C hold"),
        {
            "B bid(3)": "is_leading P-AUCT-21",
            "C bid(3)": "is_holding P-AUCT-20",
            "A bid(3)": "bid_own_auction P-AUCT-02",
        },
    ),
    "single bid": (
        lambda: position(F4, "single_bid_auction").do(f"{OFFER}; B bid(2)"),
        {
            "A bid(5)": "bid_own_auction P-AUCT-02",
            "B bid(5)": "has_bid P-AUCT-30",
            "C bid(2)": "bid_too_low P-AUCT-04/P-AUCT-31 least=3 owned=10",
            "C bid(11)": "bid_too_high P-AUCT-03 least=3 owned=10",
            "C hold": "not_asked P-AUCT-30 least=3 owned=10 moment=single_bid",
            "D bid(5)": "not_your_turn P-AUCT-30 seats=C",
        },
    ),
    "single bid after B": (
        lambda: position(F4, "single_bid_auction", start="B").do(
            "B offer(olga); B silent; C bid(2)"
        ),
        {
            "A bid(5)": "not_your_turn P-AUCT-30 seats=D",
            "B bid(5)": "bid_own_auction P-AUCT-02",
            "C bid(5)": "has_bid P-AUCT-30",
            "D bid(2)": "bid_too_low P-AUCT-04/P-AUCT-31 least=3 owned=10",
        },
    ),
    "contribute": (
        lambda: position(F4, "shared_auction"),
        {
            "A contribute(olga)": f"not_own_envelope P-AUCT-23 {MINE}",
            "A none": f"must_choose P-AUCT-23 {MINE}",
            "A offer(clara)": f"not_asked P-AUCT-23 {MINE} moment=contribute",
        },
    ),
    "pick": (
        lambda: position(F4, "shared_auction").do(ADDED),
        {
            "A pick(nina)": f"not_in_centre P-AUCT-24 {ADDED_UP}",
            "A none": "must_choose P-AUCT-24",
            "A bid(1)": "not_asked P-AUCT-24 moment=pick",
            "B pick(tango)": "not_your_turn P-ROUND-07/P-AUCT-24 seats=A",
        },
    ),
    "shared bid": (
        lambda: position(F4, "shared_auction").do(BIDS),
        {
            "A bid(4)": "bid_own_auction P-AUCT-02",
            "B bid(3)": "bid_too_low P-AUCT-04 least=4 owned=10",
            "B bid(11)": "bid_too_high P-AUCT-03 least=4 owned=10",
            "B hold": "not_asked P-AUCT-25 least=4 owned=10 moment=shared_bid",
            "C bid(4)": "has_passed P-AUCT-05",
            "D bid(4)": "is_leading P-AUCT-25",
        },
    ),
    "sell or buy": (
        lambda: position(F4, "shared_auction").do(f"{BIDS}; B pass"),
        {
            "A bid(1)": "not_asked P-AUCT-26 high=3 owned=10 moment=sell_or_buy",
            "D buy": "not_your_turn P-AUCT-26 seats=A",
        },
    ),
    "price": (
        lambda: position(F4, "fixed_price_auction", owned=POOR).do(OFFER),
        {
            "A price(5)": "price_range P-AUCT-34 most=4",
            "A bid(1)": "not_asked P-AUCT-32 moment=price",
            "A bid(9)": "not_asked P-AUCT-32 moment=price",
            "B price(1)": "not_your_turn P-AUCT-32 seats=A",
        },
    ),
    "pay to look": (
        lambda: position(F4, "fixed_price_auction", owned=POOR).do(f"{OFFER}; A price(2)"),
        {
            "A yes": "not_your_turn P-AUCT-33 seats=B/D",
            "B bid(1)": "not_asked P-AUCT-33 moment=pay_to_look",
            "C no": "not_your_turn P-AUCT-33 seats=B/D",
            "C yes": "cannot_pay P-AUCT-35 price=2 owned=1",
        },
    ),
    "secret bid": (
        lambda: position(F4, "secret_auction").do(OFFER),
        {
            "A bid(1)": "bid_own_auction P-AUCT-02",
            "B bid(11)": "bid_too_high P-AUCT-03 least=0 owned=10",
            "B pass": "not_asked P-AUCT-36 least=0 owned=10 moment=secret_bid",
        },
    ),
    "secret rebid": (
        lambda: position(F4, "secret_auction").do(f"{OFFER}; B bid(5); C bid(5); D bid(3)"),
        {
            "A bid(6)": "bid_own_auction P-AUCT-02",
            "B bid(4)": "rebid_too_low P-AUCT-37 least=5 owned=10",
            "B bid(11)": "bid_too_high P-AUCT-03 least=5 owned=10",
            "B pass": "not_asked P-AUCT-37 least=5 owned=10 moment=secret_rebid",
            "D bid(6)": "not_tied P-AUCT-37",
        },
    ),
    "bank": (
        lambda: position(F2, "secret_auction", two_player_supply="bank_bidder").do(OFFER),
        {
            "A bid(1)": "bid_own_auction P-AUCT-02",
            "B bid(11)": "bid_too_high P-AUCT-03 least=0 owned=10",
            "B pass": "not_asked P-VAR-03 least=0 owned=10 moment=bank_bid",
        },
    ),
}


@pytest.mark.rule("P-AUCT-02", "P-AUCT-03", "P-AUCT-04", "P-AUCT-13", "P-AUCT-34")
@pytest.mark.parametrize("moment", AUCTIONS)
def test_what_a_refusal_says_in_auctions(moment: str) -> None:
    make, wanted = AUCTIONS[moment]
    table = make()
    assert {words: refused(table, words) for words in wanted} == wanted


@pytest.mark.rule("P-AUCT-03", "P-AUCT-34", "P-AUCT-37")
@pytest.mark.parametrize(
    "moment",
    ["open bid over 4", "single bid", "shared bid", "price", "secret bid", "secret rebid", "bank"],
)
def test_no_bid_that_may_be_made_is_found_wrong(moment: str) -> None:
    """From the lowest to all that the bidder owns."""
    table = AUCTIONS[moment][0]()
    for decision in GAME.decisions(table.state):
        bids = [option for option in decision.options if option >= BID]
        assert len(bids) >= 4
        for bid in bids:
            assert table.state.stack[-1].why_not(table.state, decision.seat, bid) is None


@pytest.mark.rule("P-VAR-06", "P-AUCT-22")
def test_in_a_live_auction_everybody_is_asked_once() -> None:
    """In turn order from the last who spoke."""
    table = position(F4, "open_auction", open_auction="live").do("A offer(clara); A silent")
    assert [decision.seat for decision in GAME.decisions(table.state)] == [1, 2, 3]
    table.do("C bid(2)")
    assert [decision.seat for decision in GAME.decisions(table.state)] == [3, 1]


@pytest.mark.rule("P-VAR-03", "P-AUCT-11")
@pytest.mark.parametrize(("supply", "asked"), [(1, {"A": "offer"}), (0, {"B": "offer"})])
def test_the_bank_can_bid_its_last_decoration(supply: int, asked: dict[str, str]) -> None:
    table = position(F2, "secret_auction", two_player_supply="bank_bidder", owned="A 20, B 0")
    table.state.supply = supply
    table.state.stack[-1] = AuctionTurn(0)
    assert run_on(table).asked() == asked


@pytest.mark.rule("P-AUCT-27")
def test_whoever_cannot_buy_is_told_the_price() -> None:
    """Selling is then the only answer, and taken without asking; still there is a reason."""
    table = position(F4, "shared_auction", owned="A 2")
    sale = SellOrBuy(0, GUESTS.index("tango"), 3, 3)
    reason = Reason("cannot_buy", {"high": 3, "owned": 2}, ("P-AUCT-27",))
    assert sale.why_not(table.state, 0, BUY) == reason
    table.state.decorations[0] = 3
    assert sale.why_not(table.state, 0, BUY) is None
