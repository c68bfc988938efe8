"""Points and ties: P-SCORE, P-TIE, the whole scoring of section 6.10, examples MA, SC and TI."""

import pytest

from ludoteca.games.picture_perfect.darkroom import develop
from ludoteca.games.picture_perfect.measures import YES
from ludoteca.games.picture_perfect.painter import fingerprint, paint
from ludoteca.games.picture_perfect.scoring import (
    Envelope,
    decoration_points,
    doubt_is_met,
    doubts,
    points_of,
    score_guest,
    score_guests,
    total,
)
from ludoteca.games.picture_perfect.ties import (
    Result,
    places,
    tied_for_first,
    vote_refusal,
    winners_of_vote,
)
from tests.games.picture_perfect.party import BOX, evidence, golden, number, photo

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


def card(id: str) -> int:
    """Return the number of the first copy of a card."""
    return 1 + [kind.id for kind in BOX.cards].index(id)


def envelope(text: str, vips: int = 0) -> Envelope:
    return Envelope(tuple(card(id.strip(" *")) for id in text.split(",")), vips)


def envelopes(with_vips: bool = True) -> list[Envelope]:
    return [envelope(text, vips * with_vips) for text, vips, _ in ENVELOPES.values()]


@pytest.mark.rule("P-SCORE-01")
@pytest.mark.rule("P-SCORE-05")
@pytest.mark.rule("P-SCORE-07")
def test_one_whole_scoring() -> None:
    expected_print = "e17f171a49e1e3bed2ee7643a2a2dc9f3528c78bb18b00e65e73b24962c5f916"
    assert fingerprint(paint(develop(BOX, WHOLE))) == expected_print
    scores = score_guests(evidence(WHOLE), envelopes())
    for score, (id, (text, vips, points)) in zip(scores, ENVELOPES.items(), strict=True):
        assert score.guest == number(id)
        assert score.is_placed == (WHOLE.place_of(number(id)) is not None)
        if score.is_placed:
            assert score.met == tuple("*" in word for word in text.split(","))
        assert (score.factor, score.points) == (1 + vips, points)
    assert total(BOX, scores, 10, is_auction=False) == 34
    assert total(BOX, scores, 7, is_auction=True) == 37
    without = score_guests(evidence(WHOLE), envelopes(with_vips=False))
    assert total(BOX, without, 10, is_auction=False) == 25


@pytest.mark.rule("P-SCORE-02")
def test_ma_08_points_by_cards_met() -> None:
    assert [points_of(BOX, met, 0) for met in range(4)] == [-3, 1, 3, 6]


@pytest.mark.rule("P-SCORE-04")
def test_copies_of_one_card_count_one_by_one() -> None:
    rows = photo({"leo": "c4"})
    assert score_guest(evidence(rows), number("leo"), envelope("row_4, row_4, row_4")).points == 6
    # SC-04: FRONT twice, and a guest in row 3 that wants row 1.
    front = photo({"leo": "c3"})
    score = score_guest(
        evidence(front), number("leo"), envelope("nobody_in_front, nobody_in_front, row_1")
    )
    assert (score.met, score.points) == ((True, True, False), 3)


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


@pytest.mark.rule("P-SCORE-03")
def test_sc_03_a_guest_left_out_scores_nothing() -> None:
    score = score_guest(evidence(photo()), number("clara"), envelope("row_4, row_1, left", 2))
    assert (score.points, score.verdicts, score.is_placed) == (0, (), False)


@pytest.mark.rule("P-SCORE-07")
@pytest.mark.rule("P-PLACE-06")
def test_ma_09_sc_05_two_decorations_are_a_point_in_the_auction_game() -> None:
    assert [decoration_points(BOX, n, True) for n in (7, 1, 10)] == [3, 0, 5]
    empty = score_guests(evidence(photo()), envelopes())
    assert total(BOX, empty, 12, is_auction=True) == 6
    assert total(BOX, empty, 12, is_auction=False) == 0


@pytest.mark.rule("P-SCORE-08")
def test_sc_06_totals_may_be_negative() -> None:
    score = score_guest(
        evidence(photo({"leo": "c3"})), number("leo"), envelope("row_1, row_4, left")
    )
    assert total(BOX, [score], 10, is_auction=False) == -3


@pytest.mark.rule("P-SCORE-01")
def test_sc_07_one_envelope_by_each_players_own_photo() -> None:
    wanted = envelope("row_4, left, edge", 1)
    photos = [photo({"leo": "a4"}), photo(), photo({"leo": "c3"})]
    points = [score_guest(evidence(final), number("leo"), wanted).points for final in photos]
    assert points == [12, 0, -6]


@pytest.mark.rule("P-GEO-21")
@pytest.mark.rule("P-PREF-17")
def test_a_doubt_is_not_met_unless_the_others_vote_for_it() -> None:
    seen = evidence(golden("PH-12"))
    wanted = envelope("nobody_in_front, row_3, right")
    marco = number("marco")
    automatic = score_guest(seen, marco, wanted)
    assert automatic.met == (False, True, True)
    assert doubts([automatic]) == ((marco, 0),)
    voted = score_guest(seen, marco, wanted, {(marco, 0): True})
    assert voted.met == (True, True, True)
    assert voted.verdicts == automatic.verdicts
    assert automatic.verdicts[1] == YES


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
