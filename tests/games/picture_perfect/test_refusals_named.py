"""What a refusal says outside auctions: the code, the rules behind it, and what it names."""

from collections.abc import Callable

import pytest

from tests.games.picture_perfect.tables import F2, F4, Table, position, refused
from tests.games.picture_perfect.test_final_photo import F3, scored

ONES = "A clara · B olga stella · C leo · D hugo bruno"
MINE = "envelopes=clara/carmen/nina"
FIVE = f"{MINE}/olga/stella"
SEVEN = f"{FIVE}/bruno/tango"
SETS, THEFT = "P-EXCH-08/P-EXCH-09", "P-EXCH-18/P-EXCH-19"
CENTRE = "envelopes=bruno/marco/tango/palmira"
MOMENTS: dict[str, tuple[Callable[[], Table], dict[str, str]]] = {
    "dance": (
        lambda: position(F4, "dance"),
        {
            "A none": f"must_choose P-EXCH-04 {MINE}",
            "A pass": f"must_choose P-EXCH-04 {MINE}",
            "A keep(olga)": f"not_own_envelope P-EXCH-04 {MINE}",
            "A take(clara)": f"not_asked P-EXCH-04 {MINE} moment=dance_keep",
            "A steal(clara)": f"not_asked P-EXCH-04 {MINE} moment=dance_keep",
            "A open(clara)": "look_not_now P-INFO-01",
        },
    ),
    "nothing to dance": (
        lambda: position(ONES, "dance"),
        {
            "A keep(clara)": "not_your_turn P-EXCH-06 seats=B/D",
        },
    ),
    "take": (
        lambda: position(F2, "partner"),
        {
            "A none": f"must_choose P-EXCH-09 {CENTRE} must=2 chosen=0",
            "A pass": f"must_choose P-EXCH-09 {CENTRE} must=2 chosen=0",
            "A take(clara+tango)": f"not_in_centre P-EXCH-08 {CENTRE} must=2 chosen=2",
            "A take(tango)": f"wrong_number {SETS} {CENTRE} must=2 chosen=1",
            "A return(clara)": f"not_asked P-EXCH-08 {CENTRE} must=2 chosen=0 moment=partner_take",
            "A keep(clara)": f"not_asked P-EXCH-08 {CENTRE} must=2 chosen=0 moment=partner_take",
            "B take(bruno+marco)": "not_your_turn P-ROUND-07/P-EXCH-08 seats=A",
        },
    ),
    "return": (
        lambda: position(F2, "partner").do("A take(bruno+tango)"),
        {
            "A none": f"must_choose P-EXCH-09 {SEVEN} must=2 chosen=0",
            "A return(leo+bruno)": f"not_own_envelope P-EXCH-08 {SEVEN} must=2 chosen=2",
            "A return(bruno)": f"wrong_number {SETS} {SEVEN} must=2 chosen=1",
            "A take(marco)": f"not_asked P-EXCH-08 {SEVEN} must=2 chosen=0 moment=partner_return",
            "B return(mia+leo)": "not_your_turn P-ROUND-07/P-EXCH-08 seats=A",
        },
    ),
    "return one": (
        lambda: position(F4 + " palmira", "partner"),
        {
            "A pass": f"must_choose P-EXCH-09 {MINE}/tango must=1 chosen=0",
            "A return(clara+carmen)": f"wrong_number {SETS} {MINE}/tango must=1 chosen=2",
            "A return(olga)": f"not_own_envelope P-EXCH-08 {MINE}/tango must=1 chosen=1",
        },
    ),
    "gifts": (
        lambda: position(F4, "gifts"),
        {
            "A none": f"must_choose P-EXCH-10 {MINE} must=2 chosen=0",
            "A give(clara)": f"wrong_number P-EXCH-10 {MINE} must=2 chosen=1",
            "A give(clara+nina)": f"which_neighbour P-EXCH-10 {MINE} must=2 chosen=2",
            "A give_one(clara, left)": f"wrong_number P-EXCH-10 {MINE} must=2 chosen=1",
            "A give_one(nina, right)": f"wrong_number P-EXCH-10 {MINE} must=2 chosen=1",
            "A give_both(clara, clara)": f"same_twice P-EXCH-10 {MINE} must=2 chosen=2",
            "A give_both(clara, leo)": f"not_own_envelope P-EXCH-10 {MINE} must=2 chosen=2",
            "A give_both(clara, olga)": f"received_now P-EXCH-12 {MINE} must=2 chosen=2",
            "A give_both(hugo, clara)": f"received_now P-EXCH-12 {MINE} must=2 chosen=2",
            "A keep(clara)": f"not_asked P-EXCH-10 {MINE} must=2 chosen=0 moment=gift",
        },
    ),
    "one gift": (
        lambda: position(ONES, "gifts"),
        {
            "A give_both(clara, olga)": "wrong_number P-EXCH-11 envelopes=clara must=1 chosen=2",
            "A give(clara)": "which_neighbour P-EXCH-10 envelopes=clara must=1 chosen=1",
            "A give_one(olga, left)": "received_now P-EXCH-12 envelopes=clara must=1 chosen=1",
            "A give_one(leo, right)": "not_own_envelope P-EXCH-10 envelopes=clara must=1 chosen=1",
            "A steal(clara)": "not_asked P-EXCH-10 envelopes=clara must=1 chosen=0 moment=gift",
        },
    ),
    "a gift to the only other": (
        lambda: position(F2, "gifts"),
        {
            "A pass": f"must_choose P-EXCH-10 {FIVE} must=1 chosen=0",
            "A give(clara+nina)": f"wrong_number P-EXCH-13 {FIVE} must=1 chosen=2",
            "A give_one(clara, left)": f"one_neighbour P-EXCH-13 {FIVE} must=1 chosen=1",
            "A give_both(clara, nina)": f"wrong_number P-EXCH-13 {FIVE} must=1 chosen=2",
            "A give(mia)": f"received_now P-EXCH-12 {FIVE} must=1 chosen=1",
            "A give(tango)": f"not_own_envelope P-EXCH-10 {FIVE} must=1 chosen=1",
        },
    ),
    "two gifts to the only other": (
        lambda: position(F2, "gifts", two_player_gifts=2),
        {
            "A give(clara)": f"wrong_number P-VAR-05 {FIVE} must=2 chosen=1",
            "A give_both(clara, nina)": f"one_neighbour P-EXCH-13 {FIVE} must=2 chosen=2",
            "A give(clara+mia)": f"received_now P-EXCH-12 {FIVE} must=2 chosen=2",
            "A give(clara+tango)": f"not_own_envelope P-EXCH-10 {FIVE} must=2 chosen=2",
        },
    ),
    "theft": (
        lambda: position(F4, "theft"),
        {
            "A none": "must_choose P-EXCH-20",
            "A steal(leo)": f"not_left_neighbours {THEFT} envelopes=olga/stella/mia seat=B",
            "D steal(leo)": f"not_left_neighbours {THEFT} {MINE} seat=A",
            "A keep(clara)": "not_asked P-EXCH-18 moment=theft",
        },
    ),
    "nothing to steal": (
        lambda: position("A clara · B none · C leo victor", "theft"),
        {
            "A steal(clara)": "not_your_turn P-EXCH-20 seats=B",
        },
    ),
    "rumours": (
        lambda: position(F4, "rumours"),
        {
            "A listen(clara)": "own_envelope P-EXCH-21",
            "A pass": "not_asked P-EXCH-21 moment=rumour_target",
            "A keep(clara)": "not_asked P-EXCH-21 moment=rumour_target",
        },
    ),
    "look": (
        lambda: position(F4, "rumours").do("A none; B listen(clara); C none; D none"),
        {
            "A seen": "not_your_turn P-INFO-12 seats=B",
            "B none": "not_asked P-INFO-12 moment=look",
        },
    ),
    "revealed": (
        lambda: position(F4, "revelations"),
        {
            "B none": "not_asked P-EXCH-17 moment=revealed",
        },
    ),
    "arrange": (
        lambda: position(F4),
        {
            "A open(olga)": "look_not_yours P-INFO-02",
            "A open(clara)": "only_a_look P-ROUND-03",
            "A close": "only_a_look P-ROUND-03",
            "A seen": "not_asked P-ROUND-02 moment=arrange",
        },
    ),
    "arranged": (
        lambda: position(F4).confirm("A"),
        {
            "A open(nina)": "already_answered P-GEN-04",
            "A close": "already_answered P-GEN-04",
            "A seen": "already_answered P-GEN-04",
        },
    ),
    "final photo": (
        lambda: position(F4, final=True),
        {
            "A open(olga)": "look_not_yours P-INFO-02",
            "A seen": "not_asked P-PHOTO-01 moment=final_photo",
        },
    ),
    "photographed": (
        lambda: position(F4, final=True).confirm("A"),
        {
            "A open(clara)": "already_answered P-GEN-04/P-PHOTO-08",
            "A seen": "already_answered P-GEN-04/P-PHOTO-08",
        },
    ),
    "tie": (
        lambda: scored([[3], [3], [0]], F3),
        {
            "A vote(A)": "vote_self P-TIE-04 seats=A/B",
            "A vote(C)": "vote_not_tied P-TIE-03 seats=A/B",
            "A yes": "not_asked P-TIE-03 moment=tie_vote",
        },
    ),
    "over": (
        lambda: scored([[3], [0]], F2),
        {
            "A yes": "game_over P-ROUND-08",
            "A open(clara)": "game_over P-ROUND-08",
        },
    ),
}


@pytest.mark.rule("P-EXCH-04", "P-EXCH-08", "P-EXCH-10", "P-EXCH-18", "P-INFO-01")
@pytest.mark.parametrize("moment", MOMENTS)
def test_what_a_refusal_says_outside_auctions(moment: str) -> None:
    make, wanted = MOMENTS[moment]
    table = make()
    assert {words: refused(table, words) for words in wanted} == wanted
