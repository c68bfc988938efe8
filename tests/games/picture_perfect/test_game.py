"""What the game object answers itself: late requests, silence, past views, tallies."""

from itertools import combinations

import pytest

from ludoteca.core.decisions import Reason
from ludoteca.core.silence import Silence
from ludoteca.games.picture_perfect.rules.table import choices
from tests.games.picture_perfect.tables import F4, GAME, choice, position
from tests.games.picture_perfect.test_final_photo import scored


def test_the_refusals_that_every_game_has_name_their_rules() -> None:
    over, elsewhere = ("game_over", "not_asked")
    found = {
        code: GAME.refusal(code, 0, 0)
        for code in ("game_over", "not_your_decision", "not_asked", "unknown_choice")
    }
    assert {code: reason.code for code, reason in found.items()} == {
        "game_over": over,
        "not_your_decision": elsewhere,
        "not_asked": elsewhere,
        "unknown_choice": "unknown_choice",
    }
    assert found["unknown_choice"] == Reason("unknown_choice")


@pytest.mark.rule("P-INFO-01")
def test_nobody_looks_after_the_end() -> None:
    ended = scored([[1, 2], [3], [1], [0]])
    assert ended.asked() == {}
    assert ended.no_look("A", "open(clara)") == "game_over"
    assert ended.no_look("A", "keep(clara)") == "game_over"
    assert position(F4, "dance").no_look("A", "keep(clara)") == "not_asked"


@pytest.mark.rule("P-VAR-06")
def test_only_who_may_still_bid_is_taken_to_hold() -> None:
    table = position(F4, "open_auction", open_auction="live").do("A offer(clara); A silent")
    waiting = Silence(10, choice("hold"), (1, 0, 0), (0, -1))
    assert [GAME.silence(table.state, seat) for seat in range(4)] == [None, *[waiting] * 3]
    table.do("C bid(2)")
    waiting = Silence(10, choice("hold"), (1, 0, 0), (2, 2))
    assert [GAME.silence(table.state, s) for s in range(4)] == [None, waiting, None, waiting]
    polled = position(F4, "open_auction").do("A offer(clara); A silent")
    assert GAME.silence(polled.state, 1) is None


@pytest.mark.rule("P-INFO-11")
def test_looking_back_shows_nothing_of_what_was_revealed() -> None:
    table = position(F4, "revelations")
    seen = table.view(None)
    assert seen.pop("shown")["envelope"] == "guest.palmira"
    back = GAME.past_view(table.state, table.state)
    assert back is not None
    assert (back.seat, back.table) == (None, seen)


def test_tallies_name_guests_and_wishes() -> None:
    table = scored([[1, 2], [3], [1], [0]])
    cards = table.state.cards
    wishes = [f"preference.{name}" for name in GAME.names["preference"]]
    first, *_, last = GAME.tallies(table.state, table.events)
    assert {name for name in first.owned if name.startswith("guest.")} == {
        "guest.clara",
        "guest.carmen",
        "guest.nina",
    }
    assert first.played == {wishes[cards[0][0]]: 2, wishes[cards[1][1]]: 1}
    assert last.played == {}


def test_sets_are_every_envelope_and_every_pair() -> None:
    guests = range(choices.GUESTS)
    every = [(one,) for one in guests] + list(combinations(guests, 2))
    assert choices._sets() == choices.SETS == every
