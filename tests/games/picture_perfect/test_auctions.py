"""P-AUCT: offers, Open, Single-Bid and Shared auctions, the rescue; AU-01 to 14, AU-28 to 37."""

from typing import Any

import pytest

from ludoteca.core.events import SILENT
from ludoteca.games.picture_perfect.rules.rounds import rescue
from ludoteca.games.picture_perfect.rules.table.scene import Interim, with_decorations
from ludoteca.games.picture_perfect.rules.table.state import change_decorations, held_by
from tests.games.picture_perfect.tables import F2, F4, GAME, GUESTS, Table, position


def offered(card: str, held: str = F4, guest: str = "clara", **more: Any) -> Table:
    """Return an auction right after A has offered an envelope and said nothing."""
    table = position(held, card, **more)
    return table.do(f"A offer({guest}); A silent")


@pytest.mark.rule("P-AUCT-19", "P-AUCT-20", "P-AUCT-22", "P-AUCT-07", "P-AUCT-12")
def test_open_auction() -> None:
    """AU-01."""
    table = offered("open_auction")
    for line in ("B bid(1)", "C bid(3)", "D hold", "B bid(4)", "C hold", "D bid(5)", "B hold"):
        assert list(table.asked()) == [line[0]]
        table.do(line)
    table.do("C hold")
    assert table.owned() == "A 15, B 10, C 10, D 5"
    assert table.won("D") == "clara"
    assert table.asked() == {"B": "offer"}


@pytest.mark.rule("P-AUCT-21", "P-AUCT-03")
def test_open_auction_of_a_poor_bidder() -> None:
    """AU-02."""
    table = offered("open_auction", owned="C 3").do("B bid(3)")
    assert table.asked() == {"D": "open_bid"}
    table.do("D hold")
    assert table.owned() == "A 13, B 7, C 3, D 10"
    assert table.won("B") == "clara"


@pytest.mark.rule("P-AUCT-08", "P-AUCT-20")
def test_open_auction_without_a_bid() -> None:
    """AU-03."""
    table = offered("open_auction").do("B hold; C hold; D hold")
    assert table.held() == F4
    assert table.owned() == "A 10, B 10, C 10, D 10"
    assert table.asked() == {"B": "offer"}


@pytest.mark.rule("P-AUCT-43")
def test_open_auction_with_two() -> None:
    """AU-04."""
    table = offered("open_auction", F2).do("B bid(1)")
    assert table.owned() == "A 11, B 9"
    assert table.won("B") == "clara"


@pytest.mark.rule("P-AUCT-02", "P-AUCT-03", "P-AUCT-04", "P-AUCT-21")
def test_open_auction_refusals() -> None:
    """AU-05."""
    table = offered("open_auction").do("B hold; C hold; D bid(5)")
    assert table.asked() == {"B": "open_bid"}
    assert table.why_not("D", "bid(6)") == "is_leading"
    assert table.why_not("A", "bid(6)") == "bid_own_auction"
    assert table.why_not("B", "bid(11)") == "bid_too_high"
    assert table.why_not("B", "bid(5)") == "bid_too_low"
    assert table.why_not("B", "bid(0)") == "bid_too_low"
    assert table.why_not("B", "pass") == "not_asked"
    assert table.why_not("C", "bid(6)") == "not_your_turn"


def shared(**more: Any) -> Table:
    """Return a Shared auction for which everybody has added an envelope and A has put up tango."""
    table = position(F4, "shared_auction", **more)
    table.do("A contribute(clara); D contribute(hugo); B contribute(olga); C contribute(victor)")
    return table.do("A pick(tango)")


@pytest.mark.rule("P-AUCT-23", "P-AUCT-24", "P-AUCT-25", "P-AUCT-26", "P-AUCT-05", "P-AUCT-15")
def test_shared_auction_buy() -> None:
    """AU-06."""
    table = position(F4, "shared_auction")
    assert table.asked() == dict.fromkeys("ABCD", "contribute")
    assert table.why_not("A", "contribute(olga)") == "not_own_envelope"
    table = shared()
    assert table.centre() == "clara olga victor hugo tango palmira"
    table.do("B bid(2); C pass; D bid(3)")
    assert table.why_not("C", "bid(4)") == "has_passed"
    assert table.why_not("D", "bid(4)") == "is_leading"
    table.do("B pass")
    assert table.options("A") == ["sell", "buy"]
    table.do("A buy")
    assert table.owned() == "A 7, B 10, C 10, D 13"
    assert table.won("A") == "tango"


@pytest.mark.rule("P-AUCT-26")
def test_shared_auction_sell() -> None:
    """AU-07."""
    table = shared().do("B bid(2); C pass; D bid(3); B pass; A sell")
    assert table.owned() == "A 13, B 10, C 10, D 7"
    assert table.won("D") == "tango"


@pytest.mark.rule("P-AUCT-27")
def test_shared_auction_of_a_poor_seller() -> None:
    """AU-08."""
    table = shared(owned="A 2").do("B bid(2); C pass; D bid(3); B pass")
    assert table.owned() == "A 5, B 10, C 10, D 7"
    table = shared(owned="A 3").do("B bid(2); C pass; D bid(3); B pass")
    assert table.options("A") == ["sell", "buy"]
    table = shared(owned="A 3").do("B bid(4); C pass; D pass")
    assert table.won("B") == "tango"  # A could not buy


@pytest.mark.rule("P-AUCT-28", "P-AUCT-08")
def test_shared_auction_without_a_bid() -> None:
    """AU-09."""
    table = shared().do("B pass; C pass; D pass")
    assert "tango" in table.centre()
    assert "pick(tango)" in table.options("B")
    assert table.why_not("B", "pick(carmen)") == "not_in_centre"
    assert table.why_not("B", "pass") == "must_choose"


@pytest.mark.rule("P-AUCT-06")
def test_the_last_bidder_may_still_bid() -> None:
    """AU-10."""
    table = shared().do("B pass; C pass")
    assert table.asked() == {"D": "shared_bid"}
    assert table.options("D")[:2] == ["pass", "bid(1)"]
    table.do("D bid(1)")
    assert table.asked() == {"A": "sell_or_buy"}


@pytest.mark.rule("P-AUCT-23", "P-AUCT-29")
def test_shared_auction_with_a_player_without_envelopes() -> None:
    """AU-11."""
    held = "A clara carmen nina leo · B olga stella mia hugo · C victor otto bruno marco · D none"
    table = position(held, "shared_auction")
    assert sorted(table.asked()) == ["A", "B", "C"]
    table.do("A contribute(clara); B contribute(olga); C contribute(victor)")
    assert len(table.centre().split()) == 5
    for seller, buyer in ("AB", "BC", "CD", "DA"):
        assert table.asked() == {seller: "pick"}
        table.answer(seller, table.decision(seller).options[0])
        while "shared_bid" in table.asked().values():
            bidder = min(table.asked())
            table.do(f"{bidder} {'bid(1)' if bidder == buyer else 'pass'}")
        table.do(f"{seller} sell")
    assert table.state.round == 2
    assert len(table.centre().split()) == 1


@pytest.mark.rule("P-AUCT-43", "P-AUCT-26")
@pytest.mark.parametrize(("answer", "owned"), [("buy", "A 6, B 14"), ("sell", "A 14, B 6")])
def test_shared_auction_with_two(answer: str, owned: str) -> None:
    """AU-12."""
    table = position(F2, "shared_auction").do("A contribute(clara); B contribute(mia)")
    table.do(f"A pick(tango); B bid(4); A {answer}")
    assert table.owned() == owned


@pytest.mark.rule("P-AUCT-30", "P-AUCT-31", "P-AUCT-15")
def test_single_bid_auction() -> None:
    """AU-13."""
    table = offered("single_bid_auction").do("B bid(2)")
    assert table.why_not("C", "bid(2)") == "bid_too_low"
    assert table.why_not("B", "bid(5)") == "has_bid"
    assert table.why_not("A", "bid(5)") == "bid_own_auction"
    table.do("C pass; D bid(3)")
    assert table.owned() == "A 13, B 10, C 10, D 7"
    assert table.won("D") == "clara"
    assert table.asked() == {"B": "offer"}


@pytest.mark.rule("P-AUCT-43")
def test_single_bid_auction_with_two() -> None:
    """AU-14."""
    assert offered("single_bid_auction", F2).do("B pass").owned() == "A 10, B 10"
    assert offered("single_bid_auction", F2).do("B bid(1)").owned() == "A 11, B 9"


@pytest.mark.rule("P-AUCT-13", "P-AUCT-09", "P-AUCT-10")
def test_what_was_won_is_not_offered() -> None:
    """AU-28."""
    table = offered("single_bid_auction").do("B bid(1); C pass; D pass")
    assert table.options("B") == ["offer(olga)", "offer(stella)", "offer(mia)"]
    assert table.why_not("B", "offer(clara)") == "won_this_round"
    assert table.why_not("B", "offer(leo)") == "not_own_envelope"
    assert table.why_not("B", "none") == "must_choose"
    held = "A clara carmen nina · B none · C victor otto leo · D hugo bruno marco"
    table = offered("single_bid_auction", held).do("B bid(1); C pass; D pass")
    assert table.asked() == {"C": "offer"}


@pytest.mark.rule("P-AUCT-14")
def test_what_was_received_may_be_bid() -> None:
    """AU-29."""
    table = offered("single_bid_auction").do("B pass; C pass; D pass")
    table.do("B offer(olga); B silent; C pass; D bid(4); A pass")
    assert table.owned() == "A 10, B 14, C 10, D 6"
    table.do("C offer(leo); C silent; D pass; A pass")
    assert table.options("B")[-1] == "bid(14)"


@pytest.mark.rule("P-AUCT-12", "P-PHOTO-01")
def test_what_was_won_stays_closed() -> None:
    """AU-30."""
    table = offered("single_bid_auction", round=2).do("B bid(1); C pass; D pass")
    assert table.no_look("B", "open(clara)") == "look_won_this_round"
    finish_single_bids(table)
    assert table.state.round == 3
    assert table.state.won == []
    assert table.no_look("B", "open(clara)") == ""
    table = offered("single_bid_auction", round=6).do("B bid(1); C pass; D pass")
    finish_single_bids(table)
    assert table.asked() == dict.fromkeys("ABCD", "final_photo")
    assert table.no_look("B", "open(clara)") == ""


def finish_single_bids(table: Table) -> None:
    """Let the other auctioneers offer something that nobody wants."""
    while set(table.asked().values()) <= {"offer", "announce", "single_bid"}:
        letter = min(table.asked())
        table.answer(letter, table.decision(letter).options[0])


@pytest.mark.rule("P-AUCT-11")
def test_no_offer_to_people_without_decorations() -> None:
    """AU-31: the turn ends at once; the next auctioneer has somebody to sell to."""
    table = position(F4, "open_auction", owned="A 40, B 0, C 0, D 0")
    assert table.asked() == {"B": "offer"}
    table = position(F4, "open_auction", owned="A 39, B 0, C 1, D 0")
    assert table.asked() == {"A": "offer"}  # one is enough to bid


@pytest.mark.rule("P-AUCT-16", "P-VAR-04")
def test_announcement() -> None:
    """AU-32."""
    table = position(F4, "open_auction", vips="C clara", vips_known="A clara").do("A offer(clara)")
    assert table.options("A") == ["silent", "announce"]
    table.do("A announce")
    assert table.view("D")["announced"] == ["guest.clara"]
    assert any("announced" in line for line in table.log("D"))
    known = "A clara, B olga"
    table = position(F4, "open_auction", vips="C clara, D olga", vips_known=known, start="B")
    table.do("B offer(olga); B announce; C hold; D hold; A hold")
    table.do("C offer(victor); C silent; D hold; A hold; B hold")
    table.do("D offer(hugo); D silent; A hold; B hold; C hold; A offer(clara); A announce")
    assert table.view("D")["announced"] == ["guest.clara", "guest.olga"]  # in the order of guests
    table = position(F4, "open_auction", vips="C clara", start="B").do("B offer(olga)")
    assert table.why_not("B", "announce") == "nothing_to_announce"
    assert "announce" not in str(table.view("C")["announced"])


@pytest.mark.rule("P-AUCT-16", "P-INFO-01", "P-INFO-11")
def test_only_what_is_known_can_be_announced() -> None:
    """An envelope that was not opened since tells its holder nothing, whatever is inside."""
    unopened = [position(F4, "open_auction", vips=v).do("A offer(clara)") for v in ("C clara", "")]
    assert [table.options("A") for table in unopened] == [["silent"], ["silent"]]
    assert unopened[0].view("A") == unopened[1].view("A")
    assert unopened[0].why_not("A", "announce") == "nothing_to_announce"
    own = position(F4, "open_auction", vips="A clara").do("A offer(clara)")
    assert own.options("A") == ["silent", "announce"]


def knows(table: Table, letter: str) -> bool:
    """Return whether a player knows of the VIP card in clara, and nobody of one in olga."""
    known = [bits >> GUESTS.index("clara") & 1 for bits in table.state.vip_known]
    assert not any(bits & 1 << GUESTS.index("olga") for bits in table.state.vip_known)
    return known["ABCD".index(letter)] == 1


@pytest.mark.rule("P-AUCT-16", "P-INFO-03")
def test_a_vip_card_is_known_from_every_look() -> None:
    table = position(F4, mode="auction", vips="C clara")
    table.ask("A", "open(clara)")
    table.ask("B", "open(olga)")
    assert [knows(table, letter) for letter in "ABCD"] == [True, False, False, False]
    table = position(F4, "rumours", vips="C clara", mode="auction")
    table.do("A none; B listen(clara); C listen(olga); D none")
    assert [knows(table, letter) for letter in "ABCD"] == [False, True, False, False]
    held = F4.replace("clara", "tango palmira")
    table = position(held, "revelations", vips="C clara", mode="auction")
    assert table.centre() == "clara"
    assert [knows(table, letter) for letter in "ABCD"] == [True] * 4
    table = position(F4, "open_auction", vips="A clara").do("A offer(clara); A announce")
    assert [knows(table, letter) for letter in "ABCD"] == [True] * 4


@pytest.mark.rule("P-VAR-04")
def test_older_games_announce_whatever_is_true() -> None:
    """Such games go on as they were begun, and are written as they were."""
    table = position(F4, "open_auction", vips="C clara", vip_announcement="verified")
    assert table.do("A offer(clara)").options("A") == ["silent", "announce"]
    assert "vip_known" not in GAME.write_state(table.state)
    assert all("verified" not in option.values for option in GAME.options)


@pytest.mark.rule("P-AUCT-16", "P-GEN-05")
def test_nobody_sees_whether_there_was_something_to_announce() -> None:
    """The auctioneer is asked either way, and the others see the same."""
    with_vip = position(F4, "open_auction", vips="A clara").do("A offer(clara)")
    without = position(F4, "open_auction", vips="C leo").do("A offer(clara)")
    for letter in ("B", "D", None):
        assert with_vip.view(letter) == without.view(letter)
    assert with_vip.asked() == without.asked() == {"A": "announce"}
    assert without.options("A") == ["silent"]
    assert len(with_vip.do("A silent").log("B")) == len(without.do("A silent").log("B"))


RESCUES = [
    # AU-33, AU-34, AU-36
    ("A 12, B 20, C 8, D 0", "D", "A 11, B 19, C 7, D 3"),
    ("A 16, B 24, C 0, D 0", "D", "A 15, B 23, C 0, D 2"),
    ("A 12, B 19, C 8, D 1", "D", "A 12, B 19, C 8, D 1"),
    # AU-35: B has no envelopes either, but is not in need this round
    ("A 39, B 1, C 0, D 0", "BCD", "A 37, B 0, C 2, D 1"),
]


@pytest.mark.rule("P-AUCT-17", "P-AUCT-18")
@pytest.mark.parametrize(("before", "without", "after"), RESCUES)
def test_rescue(before: str, without: str, after: str) -> None:
    parts = [f"{x} none" if x in without else f"{x} {GUESTS['ABCD'.index(x)]}" for x in "ABCD"]
    table = position(" · ".join(parts), owned=before, mode="auction")
    rescue(table.state, SILENT)
    assert table.owned() == after
    assert [len(scene.decor) for scene in table.state.scenes] == table.state.decorations


@pytest.mark.rule("P-AUCT-17", "P-ROUND-06")
def test_rescue_comes_with_the_end_of_the_round() -> None:
    held = "A clara carmen nina · B olga stella mia · C victor otto leo · D none"
    table = position(held, "single_bid_auction", owned="A 20, B 10, C 10, D 0")
    finish_single_bids(table)
    assert table.state.round == 2
    assert table.owned() == "A 19, B 9, C 9, D 3"
    helped = [event for event in table.events if event.kind == "rescued"]
    assert [event.args["giver"] for event in helped] == ["seat.0", "seat.1", "seat.2"]


@pytest.mark.rule("P-AUCT-17", "P-VAR-02")
def test_rescue_with_two_and_an_inert_supply() -> None:
    """AU-37."""
    table = position("A clara carmen · B none", owned="A 20, B 0", mode="auction")
    rescue(table.state, SILENT)
    assert table.owned() == "A 19, B 1"
    assert table.state.supply == 12


@pytest.mark.rule("P-AUCT-01", "P-ROUND-07", "P-GEN-02")
def test_everybody_is_auctioneer_once_from_the_start_player() -> None:
    """ST-06."""
    table = position(F4, "single_bid_auction", start="C")
    sellers = []
    while "arrange" not in table.asked().values():
        letter = min(table.asked())
        if table.asked()[letter] == "offer":
            sellers.append(letter)
        table.answer(letter, table.decision(letter).options[0])
    assert sellers == ["C", "D", "A", "B"]
    assert [len(held_by(table.state, seat)) for seat in range(4)] == [3, 3, 3, 3]


@pytest.mark.rule("P-AUCT-01")
@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize("kind", ["open", "shared", "single_bid", "fixed_price", "secret"])
def test_every_auction_with_five_and_six(seats: int, kind: str) -> None:
    """Everybody always bids one more: the decorations stay what they are in all."""
    held = [f"{'ABCDEF'[s]} {GUESTS[2 * s]} {GUESTS[2 * s + 1]}" for s in range(seats)]
    table = position(" · ".join(held), f"{kind}_auction")
    for _ in range(400):
        if "arrange" in table.asked().values():
            break
        letter = min(table.asked())
        options = table.decision(letter).options
        table.answer(letter, options[min(1, len(options) - 1)])
    assert table.state.round == 2
    assert sum(table.state.decorations) == 10 * seats


@pytest.mark.rule("P-PLACE-05")
@pytest.mark.parametrize("is_moved", [False, True])
def test_scenes_follow_the_decorations(is_moved: bool) -> None:
    """Whether or not somebody has moved them, new decorations go to the lowest free slots."""
    table = position(F2, owned="A 10, B 10", mode="auction")
    state = table.state
    if is_moved:
        spots = state.scenes[0].decor
        state.scenes[0] = Interim((), (*spots[:3], (0, 82), *spots[4:]))
    for by in (-3, 7, 16, -30, 12):
        expected = with_decorations(GAME.contents, state.scenes[0], state.decorations[0] + by)
        change_decorations(state, 0, by)
        assert state.scenes[0] == expected
        assert len(expected.decor) == state.decorations[0]
