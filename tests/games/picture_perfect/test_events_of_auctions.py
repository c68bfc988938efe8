"""What is written down of auctions: every event with everything it says, and who is told."""

from typing import Any

import pytest

from ludoteca.core.events import Journal
from ludoteca.games.picture_perfect.rules.sealed_auctions import settle_bank
from tests.games.picture_perfect.tables import F2, GUESTS, position, told

WISHES = ["near_table", "nobody_in_front", "hide_face_of_mia"]
CARDS = "cards=near_table/hide_face_of_mia/nobody_in_front"

OPEN = [
    "offered seat=A envelope=clara",
    "announced seat=A envelope=clara",
    "raised seat=B bid=2",
    "held seat=C",
    "raised seat=D bid=3",
    "held seat=B",
    "held seat=C",
    "bought seat=D envelope=clara seller=A price=3",
]
CLAIMED = [
    "offered seat=A envelope=clara",
    "claimed seat=A envelope=clara",
    "held seat=B",
    "held seat=C",
    "held seat=D",
    "unsold seat=A envelope=clara",
    "no_auction seat=B",
    "offered seat=C envelope=olga",
]
SINGLE = [
    "offered seat=A envelope=clara",
    "raised seat=B bid=2",
    "passed seat=C",
    "raised seat=D bid=3",
    "bought seat=D envelope=clara seller=A price=3",
]
SHARED = [
    "contributed seat=A envelope=clara",
    "contributed seat=B envelope=olga",
    "contributed seat=C envelope=victor",
    "contributed seat=D envelope=hugo",
    "picked seat=A envelope=tango",
    "raised seat=B bid=2",
    "passed seat=C",
    "raised seat=D bid=3",
    "passed seat=B",
    "bought seat=A envelope=tango seller=D price=3",
    "picked seat=B envelope=clara",
    "passed seat=C",
    "passed seat=D",
    "raised seat=A bid=1",
    "bought seat=A envelope=clara seller=B price=1",
    "picked seat=C envelope=olga",
    "passed seat=D",
    "passed seat=A",
    "passed seat=B",
    "unsold seat=C envelope=olga",
]
UNFAIR = [
    "offered seat=A envelope=clara",
    "bid_secretly seat=B bid=5",
    "bid_secretly seat=C bid=5",
    "bid_secretly seat=D bid=3",
    "bids_tied seat=A bid=5",
    "bid_secretly seat=B bid=6",
    "bid_secretly seat=C bid=5",
    "bought seat=B envelope=clara seller=A price=6",
    "paid_half seat=C seller=A price=2",
    "paid_half seat=D seller=A price=1",
]
TWICE_TIED = [
    "offered seat=A envelope=clara",
    "bid_secretly seat=B bid=5",
    "bid_secretly seat=C bid=5",
    "bid_secretly seat=D bid=3",
    "bids_tied seat=A bid=5",
    "bid_secretly seat=B bid=5",
    "bid_secretly seat=C bid=5",
    "unsold seat=A envelope=clara",
    "offered seat=B envelope=olga",
    "bid_secretly seat=A bid=0",
    "bid_secretly seat=C bid=0",
    "bid_secretly seat=D bid=0",
    "unsold seat=B envelope=olga",
]
FIXED = [
    "offered seat=A envelope=clara",
    "priced seat=A price=2",
    "paid_to_look seat=B seller=A price=2",
    f"looked seat=B envelope=clara {CARDS} vips=1 > B -cards -vips",
    "offered seat=B envelope=olga",
    "priced seat=B price=1",
    "nobody_looked seat=B envelope=olga",
]
ADDED = "A contribute(clara); D contribute(hugo); B contribute(olga); C contribute(victor)"
FIVE_FIVE_THREE = "A offer(clara); A silent; B bid(5); C bid(5); D bid(3)"
AUCTIONS: dict[str, tuple[str, dict[str, Any], str, list[str]]] = {
    "open": (
        "open_auction",
        {"vips": "A clara"},
        "A offer(clara); A announce; B bid(2); C hold; D bid(3); B hold; C hold",
        OPEN,
    ),
    "claim": (
        "open_auction",
        {"held": "A clara nina · B none · C olga · D leo", "vip_announcement": "claim"},
        "A offer(clara); A announce; B hold; C hold; D hold; C silent",
        CLAIMED,
    ),
    "single": (
        "single_bid_auction",
        {},
        "A offer(clara); A silent; B bid(2); C pass; D bid(3)",
        SINGLE,
    ),
    "shared": (
        "shared_auction",
        {},
        f"{ADDED}; A pick(tango); B bid(2); C pass; D bid(3); B pass; A buy; B pick(clara);"
        "C pass; D pass; A bid(1); B sell; C pick(olga); D pass; A pass; B pass",
        SHARED,
    ),
    "nobody can pay": (
        "shared_auction",
        {"owned": "A 40, B 0, C 0, D 0"},
        ADDED,
        [*SHARED[:4], "no_auction seat=A"],
    ),
    "unfair": ("unfair_secret_auction", {}, f"{FIVE_FIVE_THREE}; B bid(6); C bid(5)", UNFAIR),
    "tied": (
        "secret_auction",
        {},
        f"{FIVE_FIVE_THREE}; B bid(5); C bid(5);"
        "B offer(olga); B silent; A bid(0); C bid(0); D bid(0)",
        TWICE_TIED,
    ),
    "fixed": (
        "fixed_price_auction",
        {"vips": "C clara", "envelope": {"clara": WISHES}},
        "A offer(clara); A silent; A price(2); B yes; C no; D no; B seen;"
        "B offer(olga); B silent; B price(1); A no; C no; D no",
        FIXED,
    ),
}


@pytest.mark.rule("P-AUCT-07", "P-AUCT-08", "P-AUCT-09", "P-AUCT-11", "P-AUCT-40", "P-INFO-09")
@pytest.mark.parametrize("name", AUCTIONS)
def test_what_is_told_of_an_auction(name: str) -> None:
    card, more, script, log = AUCTIONS[name]
    assert told(position(card=card, **more).do(script)) == log


BANK = [
    (0, 0, 12, ["unsold seat=A envelope=clara"]),
    (0, 1, 12, ["bank_bought seat=A envelope=clara"]),
    (1, 0, 12, ["bought seat=B envelope=clara seller=A price=1"]),
    (2, 2, 12, ["bank_bought seat=A envelope=clara", "paid_half seat=B seller=A price=1"]),
    (3, 2, 12, ["bought seat=B envelope=clara seller=A price=3"]),
    (2, 3, 2, ["bank_bought seat=A envelope=clara", "paid_half seat=B seller=A price=1"]),
    (2, 3, 1, ["bought seat=B envelope=clara seller=A price=2"]),
]


@pytest.mark.rule("P-VAR-03", "P-AUCT-40")
@pytest.mark.parametrize(("bid", "bank", "supply", "log"), BANK)
def test_what_is_told_of_the_bank(bid: int, bank: int, supply: int, log: list[str]) -> None:
    """It bids no more than the supply; equal bids are won by it."""
    table = position(F2, "unfair_secret_auction", two_player_supply="bank_bidder")
    table.state.supply = supply
    journal = Journal()
    settle_bank(table.state, 0, GUESTS.index("clara"), bid, bank, journal)
    table.events = journal.events
    first = [f"bid_secretly seat=B bid={bid}", f"bank_bid seat=A bid={min(bank, supply)}"]
    assert told(table) == first + log
