"""P-AUCT: Fixed-Price, Secret and Unfair Secret auctions, the bank; AU-15 to 27, AU-38, AU-39."""

from typing import Any

import pytest

from ludoteca.core.events import SILENT
from ludoteca.games.picture_perfect.rules.sealed_auctions import settle_bank
from tests.games.picture_perfect.tables import F2, F4, GUESTS, Table, position

CLARA = GUESTS.index("clara")


def offered(card: str, held: str = F4, **more: Any) -> Table:
    """Return an auction right after A has offered clara and said nothing."""
    return position(held, card, **more).do("A offer(clara); A silent")


@pytest.mark.rule("P-AUCT-32", "P-AUCT-33", "P-INFO-12", "P-VIP-03")
def test_fixed_price() -> None:
    """AU-15."""
    table = offered("fixed_price_auction").do("A price(2)")
    assert table.asked() == dict.fromkeys("BCD", "pay_to_look")
    table.do("B yes; D yes; C no")
    assert table.owned() == "A 14, B 8, C 10, D 8"
    assert table.asked() == {"B": "seen", "D": "seen"}
    assert table.view("B")["shown"]["envelope"] == "guest.clara"
    assert "shown" not in table.view("C")
    assert "shown" not in table.view("A")
    table.confirm()
    assert table.held() == F4
    assert table.state.won == []
    assert table.asked() == {"B": "offer"}


@pytest.mark.rule("P-AUCT-34", "P-AUCT-35")
def test_fixed_price_of_people_with_different_purses() -> None:
    """AU-16."""
    table = offered("fixed_price_auction", owned="A 26, B 10, C 4, D 0")
    assert table.options("A") == [f"price({n})" for n in range(1, 12)]
    assert table.why_not("A", "price(12)") == "price_range"
    table.do("A price(5)")
    assert table.asked() == {"B": "pay_to_look"}
    assert table.why_not("C", "yes") == "cannot_pay"
    assert table.why_not("C", "no") == "not_your_turn"
    table = offered("fixed_price_auction", owned="A 26, B 10, C 4, D 0").do("A price(4)")
    assert table.asked() == dict.fromkeys("BC", "pay_to_look")  # C has just enough
    assert table.do("C yes; B no").owned() == "A 30, B 10, C 0, D 0"
    table = offered("fixed_price_auction", owned="A 26, B 10, C 4, D 0").do("A price(11)")
    assert table.asked() == {"B": "offer"}


@pytest.mark.rule("P-AUCT-33")
def test_fixed_price_with_two() -> None:
    """AU-17."""
    table = offered("fixed_price_auction", F2).do("A price(3); B yes")
    assert table.owned() == "A 13, B 7"
    assert table.asked() == {"B": "seen"}


@pytest.mark.rule("P-AUCT-36", "P-AUCT-04")
def test_secret_auction() -> None:
    """AU-18."""
    table = offered("secret_auction")
    assert table.options("D")[0] == "bid(0)"
    assert table.why_not("D", "bid(11)") == "bid_too_high"
    assert table.why_not("A", "bid(1)") == "bid_own_auction"
    table.do("D bid(0); B bid(4)")
    assert table.view("C")["moment"]["answered"] == ["seat.1", "seat.3"]
    assert "bid" not in str(table.events[-1])  # nobody learns a bid before all are in
    table.do("C bid(1)")
    assert table.owned() == "A 14, B 6, C 10, D 10"
    assert table.won("B") == "clara"
    assert "'bid': 4" in " ".join(table.log(None))


@pytest.mark.rule("P-AUCT-37")
def test_secret_tie() -> None:
    """AU-19."""
    table = offered("secret_auction").do("B bid(4); C bid(4); D bid(2)")
    assert table.asked() == {"B": "secret_rebid", "C": "secret_rebid"}
    assert table.why_not("D", "bid(5)") == "not_tied"
    assert table.why_not("C", "bid(3)") == "rebid_too_low"
    table.do("B bid(5); C bid(4)")
    assert table.owned() == "A 15, B 5, C 10, D 10"
    assert table.won("B") == "clara"
    told = [event.args["bid"] for event in table.events if event.kind == "bid_secretly"]
    assert told == [4, 4, 2, 5, 4]


SECOND_TIES = [("4 4 0", "5 5"), ("3 3 3", "4 4 3")]  # AU-20, AU-21


@pytest.mark.rule("P-AUCT-38")
@pytest.mark.parametrize(("first", "again"), SECOND_TIES)
def test_a_second_tie_is_no_sale(first: str, again: str) -> None:
    table = offered("secret_auction")
    for bids in (first, again):
        for letter, bid in zip("BCD", bids.split(), strict=False):
            table.do(f"{letter} bid({bid})")
    assert table.owned() == "A 10, B 10, C 10, D 10"
    assert table.held() == F4
    assert table.asked() == {"B": "offer"}
    assert table.events[-1].kind == "unsold"


@pytest.mark.rule("P-AUCT-39")
def test_nobody_bids_secretly() -> None:
    """AU-22."""
    table = offered("secret_auction").do("B bid(0); C bid(0); D bid(0)")
    assert table.held() == F4
    assert table.asked() == {"B": "offer"}


@pytest.mark.rule("P-AUCT-37", "P-AUCT-38", "P-GEN-05")
@pytest.mark.parametrize(("again", "owned"), [(5, "A 25, B 4, C 1"), (4, "A 20, B 4, C 6")])
def test_a_second_bid_without_a_choice(again: int, owned: str) -> None:
    """AU-23."""
    held = "A clara carmen nina · B olga stella mia · C victor otto leo"
    table = offered("secret_auction", held, owned="A 20, B 4, C 6").do("B bid(4); C bid(4)")
    assert table.asked() == {"C": "secret_rebid"}
    assert table.do(f"C bid({again})").owned() == owned


@pytest.mark.rule("P-AUCT-40")
def test_unfair_auction() -> None:
    """AU-24."""
    table = offered("unfair_secret_auction").do("B bid(5); C bid(3); D bid(0)")
    assert table.owned() == "A 16, B 5, C 9, D 10"


@pytest.mark.rule("P-AUCT-41")
def test_unfair_auction_after_a_tie() -> None:
    """AU-25."""
    table = offered("unfair_secret_auction").do("B bid(4); C bid(4); D bid(3); B bid(6); C bid(5)")
    assert table.owned() == "A 19, B 4, C 8, D 9"
    assert table.won("B") == "clara"


@pytest.mark.rule("P-AUCT-42")
def test_unfair_auction_without_a_sale() -> None:
    """AU-26."""
    table = offered("unfair_secret_auction").do("B bid(4); C bid(4); D bid(3); B bid(4); C bid(4)")
    assert table.owned() == "A 10, B 10, C 10, D 10"


@pytest.mark.rule("P-AUCT-43")
def test_unfair_auction_with_two() -> None:
    """AU-27."""
    assert offered("unfair_secret_auction", F2).do("B bid(3)").owned() == "A 13, B 7"
    assert offered("unfair_secret_auction", F2).do("B bid(0)").owned() == "A 10, B 10"


def bank(card: str, bid: int, bank_bid: int, supply: int = 12) -> Table:
    """Settle an auction between B and the bank, whose bid is injected."""
    table = position(F2, card, two_player_supply="bank_bidder").do("A offer(clara); A silent")
    assert table.asked() == {"B": "secret_bid"}
    table.state.supply = supply
    settle_bank(table.state, 0, CLARA, bid, bank_bid, SILENT)
    return table


@pytest.mark.rule("P-VAR-03")
def test_bank_in_a_secret_auction() -> None:
    """AU-38."""
    table = bank("secret_auction", 3, 2)
    assert (table.owned(), table.won("B")) == ("A 13, B 7", "clara")
    table = bank("secret_auction", 2, 2)
    assert (table.owned(), table.state.supply) == ("A 12, B 10", 10)
    assert "clara" in table.centre()
    table = bank("secret_auction", 0, 0)
    assert (table.owned(), table.held()) == ("A 10, B 10", F2)


@pytest.mark.rule("P-VAR-03")
def test_bank_in_an_unfair_auction() -> None:
    """AU-39."""
    table = bank("unfair_secret_auction", 3, 3)
    assert (table.owned(), table.state.supply) == ("A 14, B 9", 9)
    assert "clara" in table.centre()
    table = bank("unfair_secret_auction", 0, 3, supply=1)
    assert (table.owned(), table.state.supply) == ("A 11, B 10", 0)


@pytest.mark.rule("P-VAR-02", "P-VAR-03", "P-AUCT-11")
def test_the_bank_takes_part_only_where_it_may() -> None:
    more: dict[str, Any] = {"two_player_supply": "bank_bidder", "owned": "A 20, B 0"}
    assert position(F2, "open_auction", **more).asked() == {"A": "offer"}
    assert position(F2, "fixed_price_auction", **more).asked() == {"B": "offer"}
    penniless = position(F2, "open_auction", start="B", **more)
    penniless.state.supply = 0
    penniless.do("B offer(mia); B silent; A bid(0)")
    assert penniless.asked() == dict.fromkeys("AB", "arrange")  # nobody could buy from A
    inert = position(F2, "open_auction", owned="A 20, B 0")
    assert inert.asked() == {"B": "offer"}
    seen = set()
    for seed in range(60):
        table = position(F2, "single_bid_auction", two_player_supply="bank_bidder")
        table.state.rng = seed
        table.do("A offer(clara); A silent; B bid(0)")
        seen.add(12 - table.state.supply)
    assert seen == {0, 1, 2, 3}
