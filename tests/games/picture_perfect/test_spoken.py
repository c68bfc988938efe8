"""Words that stand for no choice of the table get their true reason all the same."""

from typing import Any

import pytest

from ludoteca.locale import LANGUAGES, Speaker
from tests.games.picture_perfect.tables import F2, F4, GAME, LETTERS, Table, position


def offered(card: str, **more: Any) -> Table:
    """Return an auction in which A has put clara up."""
    return position(F4, card, **more).do("A offer(clara); A silent")


def why(table: Table, letter: str, text: str) -> tuple[str, tuple[str, ...]]:
    """Return code and rules with which words are refused; they can be said in every language."""
    reason = GAME.why_not_text(table.state, LETTERS.index(letter), text)
    if reason is None:
        return "", ()
    for lang in LANGUAGES:
        assert "{" not in Speaker(lang, GAME).reason(reason)
    return reason.code, reason.rules


@pytest.mark.rule("P-AUCT-03", "P-AUCT-04", "P-AUCT-34")
def test_bids_and_prices_beyond_the_table() -> None:
    table = offered("open_auction")
    assert why(table, "B", "bid(5)") == ("", ())
    assert why(table, "B", "bid(999)") == ("bid_too_high", ("P-AUCT-03",))
    assert why(table, "B", "bid(-1)") == ("bid_too_low", ("P-AUCT-04",))
    assert why(table, "C", "bid(999)") == ("not_your_turn", ("P-AUCT-22",))
    price = position(F4, "fixed_price_auction").do("A offer(clara); A silent")
    assert why(price, "A", "price(0)") == ("price_range", ("P-AUCT-34",))
    assert why(price, "A", "price(500)") == ("price_range", ("P-AUCT-34",))
    assert why(table, "B", "price(0)")[0] == "not_asked"
    assert why(offered("secret_auction"), "B", "bid(-4)")[0] == "bid_too_low"


@pytest.mark.rule("P-EXCH-08", "P-EXCH-10", "P-EXCH-13")
def test_envelopes_in_other_numbers_and_orders() -> None:
    """Two names in either order are one choice; three, or one twice, are told what is wrong."""
    table = position("A clara carmen · B olga mia · C otto leo", "partner")
    assert GAME.read("take(tango+hugo)") == GAME.read("take(hugo+tango)") is not None
    assert why(table, "A", "take(hugo+bruno+marco)") == (
        "wrong_number",
        ("P-EXCH-08", "P-EXCH-09"),
    )
    assert why(table, "A", "take(hugo+hugo)") == ("same_twice", ("P-EXCH-08",))
    assert why(table, "B", "take(hugo+hugo)")[0] == "not_your_turn"
    gifts = position(F2, "gifts")
    assert why(gifts, "A", "give(clara+carmen+nina)") == ("wrong_number", ("P-EXCH-13",))
    assert why(gifts, "A", "give_one(clara, left)") == ("one_neighbour", ("P-EXCH-13",))
    assert why(position(F4, "gifts"), "A", "give(clara+carmen)")[0] == "which_neighbour"


@pytest.mark.rule("P-ROUND-07", "P-ROUND-08", "P-EXCH-10")
def test_the_named_faults_tell_the_truth() -> None:
    """A bid out of turn, a number that is right, a look while somebody looks."""
    reason = GAME.why_not_text(offered("single_bid_auction").state, 3, "bid(2)")
    assert reason is not None
    assert (reason.code, reason.args) == ("not_your_turn", {"seats": ("seat.1",)})
    gifts = GAME.why_not_text(position(F4, "gifts").state, 0, "give_one(clara, left)")
    assert gifts is not None
    assert (gifts.code, gifts.rules) == ("wrong_number", ("P-EXCH-10",))
    assert (gifts.args["must"], gifts.args["chosen"]) == (2, 1)
    looking = position(F4, "rumours").do("A listen(olga); B none; C none; D none")
    assert looking.asked() == {"A": "seen"}
    look = GAME.why_not_text(looking.state, 1, "open(olga)")
    assert look is not None
    assert "Nobody" not in Speaker("en", GAME).reason(look)


def test_words_without_a_meaning_are_not_understood() -> None:
    table = position(F4, "gifts")
    for text in ("dance", "give(zorro)", "give()", "bid(many)", "vote(nobody)", "give(clara+)"):
        assert why(table, "A", text)[0] == "no_such_words", text
    assert why(table, "A", "vote(p9)")[0] == "not_asked"
