"""P-VAR: options of the table; ST-12, ST-13."""

import pytest

from ludoteca.core.game import OptionError
from ludoteca.games.picture_perfect.rules.variants import options_of, variant_of
from tests.games.picture_perfect.tables import F2, F4, GAME, new_table, position


@pytest.mark.rule("P-VAR-01")
def test_options_are_fixed_before_setup() -> None:
    assert new_table(4).view(None)["options"]["mode"] == "mode.base"
    assert new_table(4, mode="auction").view(None)["options"]["mode"] == "mode.auction"
    with pytest.raises(OptionError):
        GAME.setup(4, {"mode": "party"})
    chosen = GAME.check_options({"mode": "auction", "doubt": "vote", "notebook": True})
    rest = {key: value for key, value in chosen.items() if key != "first_player"}
    assert options_of(variant_of(chosen)) == rest


@pytest.mark.rule("P-VAR-04", "P-AUCT-16")
def test_announcements_that_may_be_false() -> None:
    table = position(F4, "open_auction", vip_announcement="claim").do("A offer(clara)")
    assert table.options("A") == ["silent", "announce"]
    table.do("A announce")
    assert table.events[-1].kind == "claimed"
    assert table.view(None)["announced"] == ["guest.clara"]


@pytest.mark.rule("P-VAR-04")
def test_no_announcements() -> None:
    table = position(F4, "open_auction", vip_announcement="off", vips="A clara")
    table.do("A offer(clara)")
    assert table.asked() == {"B": "open_bid"}
    assert table.why_not("A", "announce") == "not_your_turn"


@pytest.mark.rule("P-VAR-05", "P-EXCH-13")
def test_two_gifts_between_two_players() -> None:
    """ST-12; whoever has only one gives that one."""
    table = position(F2, "gifts", two_player_gifts=2)
    assert len(table.options("A")) == 10
    assert table.why_not("A", "give(clara)") == "wrong_number"
    table.do("A give(clara+carmen); B give(mia+hugo)")
    assert table.held() == "A nina olga stella mia hugo · B clara carmen victor otto leo"
    table = position("A clara · B mia victor", "gifts", mode="auction", two_player_gifts=2)
    assert table.held() == "A mia victor · B clara"  # each had a single possibility


@pytest.mark.rule("P-VAR-06", "P-AUCT-20")
def test_live_bidding() -> None:
    """ST-13: whoever is first counts; who holds waits for the next raise."""
    table = position(F4, "open_auction", open_auction="live").do("A offer(clara); A silent")
    assert table.asked() == dict.fromkeys("BCD", "open_bid")
    table.do("B bid(2)")
    assert table.asked() == dict.fromkeys("CD", "open_bid")
    assert table.why_not("C", "bid(2)") == "bid_too_low"
    assert table.why_not("B", "bid(5)") == "is_leading"
    table.do("D hold; C bid(3)")
    assert table.asked() == dict.fromkeys("BD", "open_bid")
    table.do("D hold; B hold")
    assert table.won("C") == "clara"
    assert table.owned() == "A 13, B 10, C 7, D 10"


@pytest.mark.rule("P-VAR-06", "P-AUCT-22")
def test_polled_bidding_asks_one_at_a_time() -> None:
    table = position(F4, "open_auction").do("A offer(clara); A silent")
    assert table.asked() == {"B": "open_bid"}
    assert table.why_not("C", "bid(2)") == "not_your_turn"


@pytest.mark.rule("P-VAR-09")
def test_notebook() -> None:
    off, on = new_table(2).state, new_table(2, notebook=True).state
    reason = GAME.may_note(off)
    assert reason is not None
    assert reason.code == "notebook_off"
    assert GAME.may_note(on) is None
    assert GAME.view(on, 0).table["options"]["notebook"] is True


@pytest.mark.rule("P-VAR-10", "P-EXCH-15")
@pytest.mark.parametrize(("shown", "is_told"), [("all", True), ("wishes", False)])
def test_revelations_may_keep_vip_cards_back(shown: str, is_told: bool) -> None:
    """The two envelopes of the centre hold a VIP card each; who put it there is not told either."""
    table = position(
        F4, "revelations", vips="A tango, B palmira", mode="auction", revelations=shown
    )
    open_now = table.view("C")["shown"]
    assert len(open_now["cards"]) == 3
    assert ("vips" in open_now) == is_told
    assert ("vips" in table.view(None)["shown"]) == is_told
    guest = GAME.names["guest"].index(open_now["envelope"].removeprefix("guest."))
    assert bool(table.state.vip_known[2] >> guest & 1) == is_told
    table.confirm()
    kinds = {event.kind: event.args for event in table.events if "revealed" in event.kind}
    (kind,) = kinds
    assert kind == ("revealed" if is_told else "wishes_revealed")
    assert ("vips" in kinds[kind]) == is_told
