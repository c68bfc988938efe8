"""Points and ties: P-SCORE, P-TIE, the whole scoring of section 6.10, examples MA, SC and TI."""

from typing import Any

import pytest

from ludoteca.games.picture_perfect.rules.judging.darkroom import develop
from ludoteca.games.picture_perfect.rules.judging.measures import YES
from ludoteca.games.picture_perfect.rules.judging.painter import fingerprint, paint
from ludoteca.games.picture_perfect.rules.scoring import decoration_points, doubt_is_met, points_of
from ludoteca.games.picture_perfect.rules.scoring_table import guest_points, standing, verdicts_on
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto
from ludoteca.games.picture_perfect.rules.ties import (
    Result,
    places,
    tied_for_first,
    vote_refusal,
    winners_of_vote,
)
from tests.games.picture_perfect.party import BOX, photo
from tests.games.picture_perfect.tables import F4, GUESTS, Table, position

WHOLE = photo(
    {
        "leo": ["a1", 4, -6],
        "tango": ["e1", -6, -6],
        "victor": ["a2", 2, 4],
        "mia": ["e2", 4, 6],
        "clara": ["a3", -4, 0],
        "hugo": "b4",
        "bruno": "c3",
        "stella": "c4",
        "carmen": ["d3", 4, 0],
        "otto": "e4",
    }
)
# Guest: three cards (a star is met), VIP cards, points. Cards of guests left out are not judged.
ENVELOPES: dict[str, tuple[str, int, int]] = {
    "clara": ("near_table, nobody_in_front, hide_face_of_mia", 1, -6),
    "carmen": ("*not_next_to_woman, hide_face_of_marco, *next_to_carmen", 0, 3),
    "nina": ("next_to_palmira, edge, row_3", 0, 0),
    "olga": ("row_2, not_next_to_man, next_to_clara", 1, 0),
    "stella": ("near_table, *my_face_hidden, *next_to_hugo", 0, 3),
    "mia": ("nobody_in_front, *not_next_to_man, *not_next_to_woman", 0, 3),
    "victor": ("hide_face_of_bruno, *near_table, *row_2", 0, 3),
    "otto": ("*row_4, hide_face_of_otto, *row_4", 0, 3),
    "leo": ("*next_to_leo, row_4, *next_to_victor", 0, 3),
    "hugo": ("*nobody_in_front, *left, near_table", 0, 3),
    "bruno": ("my_face_hidden, *hide_face_of_stella, hide_face_of_nina", 0, 1),
    "marco": ("hide_face_of_olga, nobody_in_front, row_1", 0, 0),
    "tango": ("*next_to_tango, *right, *row_1", 2, 18),
    "palmira": ("middle, nobody_in_front, away_from_table", 0, 0),
}


def cards(text: str) -> list[str]:
    """Return the three cards of an envelope."""
    return [id.strip(" *") for id in text.split(",")]


def counted(final: FinalPhoto, envelopes: dict[str, str], **more: Any) -> Table:
    """Return the end of a party: A has taken this photo, the others left all guests out."""
    wishes = {id: cards(text) for id, text in envelopes.items()}
    table = position(F4, final=True, envelope=wishes, **more)
    table.answer("A", final)
    for letter in "BCD":
        table.answer(letter, photo())
    return table


@pytest.mark.rule("P-SCORE-01", "P-SCORE-05", "P-SCORE-07")
def test_one_whole_scoring() -> None:
    expected_print = "e17f171a49e1e3bed2ee7643a2a2dc9f3528c78bb18b00e65e73b24962c5f916"
    assert fingerprint(paint(develop(BOX, WHOLE))) == expected_print
    envelopes = {id: text for id, (text, _, _) in ENVELOPES.items()}
    vips = "A clara, B olga, C tango, D tango"
    state = counted(WHOLE, envelopes, vips=vips).state
    for guest, (id, (text, _, points)) in enumerate(ENVELOPES.items()):
        assert GUESTS[guest] == id
        assert sum(guest_points(state, 0, guest)) == points
        if WHOLE.place_of(guest + 1) is not None:
            verdicts = zip(state.cards[guest], verdicts_on(state, 0, guest), strict=True)
            met = sorted(BOX.preferences[kind].id for kind, one in verdicts if one == YES)
            assert met == sorted(word.strip(" *") for word in text.split(",") if "*" in word)
    assert standing(state).scores == (34, 0, 0, 0)
    assert standing(counted(WHOLE, envelopes).state).scores[0] == 25
    auction = counted(WHOLE, envelopes, vips=vips, mode="auction").state
    assert standing(auction).parts[0] == {"guests": 25, "vips": 9, "decorations": 5}


@pytest.mark.rule("P-SCORE-02")
def test_ma_08_points_by_cards_met() -> None:
    assert [points_of(BOX, met, 0) for met in range(4)] == [-3, 1, 3, 6]


@pytest.mark.rule("P-SCORE-04")
def test_copies_of_one_card_count_one_by_one() -> None:
    """SC-04: FRONT twice, and a guest in row 3 that wants row 1."""
    wishes = {"leo": "nobody_in_front, nobody_in_front, row_1"}
    state = counted(photo({"leo": "c3"}), wishes).state
    assert guest_points(state, 0, GUESTS.index("leo")) == (3, 0)


@pytest.mark.rule("P-SCORE-05")
def test_ma_02_ma_03_sc_02_vip_cards_multiply() -> None:
    assert points_of(BOX, 3, 1) == 12
    assert points_of(BOX, 3, 2) == 18
    assert points_of(BOX, 1, 3) == 4
    assert points_of(BOX, 2, 1) == 6


@pytest.mark.rule("P-SCORE-06")
def test_sc_01_vip_cards_multiply_the_loss_too() -> None:
    assert points_of(BOX, 0, 1) == -6
    assert points_of(BOX, 0, 2) == -9


@pytest.mark.rule("P-SCORE-07")
def test_ma_09_sc_05_two_decorations_are_a_point_in_the_auction_game() -> None:
    assert [decoration_points(BOX, n, True) for n in (7, 1, 10)] == [3, 0, 5]
    assert decoration_points(BOX, 12, False) == 0


@pytest.mark.rule("P-GEO-21")
def test_the_vote_on_a_doubt() -> None:
    assert doubt_is_met([True, False])
    assert doubt_is_met([True, True, False])
    assert not doubt_is_met([True, False, False])
    assert not doubt_is_met([False])


@pytest.mark.rule("P-TIE-01")
@pytest.mark.rule("P-TIE-02")
def test_ti_01_ti_02_guests_then_envelopes_break_a_tie() -> None:
    assert tied_for_first([Result(30, 9, 3), Result(30, 10, 3)]) == (1,)
    assert tied_for_first([Result(30, 9, 3), Result(30, 9, 4)]) == (1,)
    assert tied_for_first([Result(30, 9, 3), Result(30, 9, 3), Result(2, 9, 9)]) == (0, 1)


@pytest.mark.rule("P-TIE-03")
@pytest.mark.rule("P-TIE-04")
def test_ti_03_to_ti_05_the_vote() -> None:
    assert winners_of_vote((0, 1), (1, 0, 0)) == (0,)
    assert winners_of_vote((0, 1), (1, 0)) == (0, 1)
    assert winners_of_vote((0, 1), (None, None)) == (0, 1)
    assert winners_of_vote((0, 1, 2), (1, 2, 0, 2)) == (2,)
    assert vote_refusal((0, 1), 0, 0) == "vote_self"
    assert vote_refusal((0, 1), 0, 2) == "vote_not_tied"
    assert vote_refusal((0, 1), 2, 1) is None
    assert vote_refusal((0, 1), 2, None) is None


@pytest.mark.rule("P-TIE-05")
def test_ti_06_places_below_the_first() -> None:
    results = [Result(40, 8, 3), Result(30, 9, 3), Result(30, 8, 3)]
    assert places(results, (0,)) == (1, 2, 3)
    assert places([results[0], results[1], results[1]], (0,)) == (1, 2, 2)
    # Two tied, one wins the vote: the other is second.
    assert places([results[0], results[0], results[1]], (1,)) == (2, 1, 3)


@pytest.mark.rule("P-VAR-08")
def test_ti_07_a_shared_victory_without_a_vote() -> None:
    results = [Result(30, 9, 3), Result(30, 9, 3), Result(9, 9, 3)]
    assert places(results, tied_for_first(results)) == (1, 1, 3)
