"""P-EXCH: the normal exchange cards, examples EX-01 to EX-17."""

import pytest

from ludoteca.core.events import SILENT
from ludoteca.games.picture_perfect.rules.exchanges import Revealed, deal_dance, show_all
from ludoteca.games.picture_perfect.rules.rounds import RoundEnd
from ludoteca.games.picture_perfect.rules.table.scene import Interim
from ludoteca.games.picture_perfect.rules.table.state import CENTRE, held_by
from tests.games.picture_perfect.tables import F2, F4, GUESTS, Table, position, run_on


def dance(table: Table, kept: str, order: str) -> Table:
    """Deal a Dance whose shuffle is injected."""
    state = table.state
    keep = {GUESTS.index(name) for name in kept.split()}
    shares = [sum(g not in keep for g in held_by(state, s)) for s in range(state.seats)]
    state.where = [seat if g in keep else CENTRE for g, seat in enumerate(state.where)]
    deal_dance(state, [GUESTS.index(name) for name in order.split()], shares, SILENT)
    return table


@pytest.mark.rule("P-EXCH-04", "P-EXCH-05", "P-EXCH-07")
def test_dance_with_four() -> None:
    """EX-01."""
    table = position(F4, "dance")
    order = "palmira olga marco carmen tango nina otto victor stella bruno"
    dance(table, "clara mia leo hugo", order)
    assert table.held() == (
        "A clara olga palmira · B carmen mia marco · C nina leo tango · D victor otto hugo"
    )
    assert table.centre() == "stella bruno"


@pytest.mark.rule("P-EXCH-05")
def test_dance_with_two() -> None:
    """EX-02."""
    table = position(F2, "dance")
    order = "tango nina leo mia marco olga victor palmira bruno carmen stella otto"
    dance(table, "clara hugo", order)
    assert table.held() == ("A clara nina mia leo tango · B olga victor hugo marco palmira")
    assert table.centre() == "carmen stella otto bruno"


@pytest.mark.rule("P-EXCH-01", "P-EXCH-04", "P-EXCH-05")
def test_dance_is_chosen_at_once_and_keeps_the_numbers() -> None:
    table = position(F4, "dance")
    assert table.asked() == dict.fromkeys("ABCD", "dance_keep")
    assert table.options("A") == ["keep(clara)", "keep(carmen)", "keep(nina)"]
    assert table.why_not("A", "keep(olga)") == "not_own_envelope"
    assert table.why_not("A", "none") == "must_choose"
    table.do("C keep(leo); A keep(clara); D keep(hugo)")
    assert table.held() == F4  # nothing moves before all have answered
    table.do("B keep(mia)")
    counts = [len(held_by(table.state, place)) for place in (0, 1, 2, 3, CENTRE)]
    assert counts == [3, 3, 3, 3, 2]
    for seat, kept in enumerate(("clara", "mia", "leo", "hugo")):
        assert table.state.where[GUESTS.index(kept)] == seat


@pytest.mark.rule("P-EXCH-06")
def test_dance_of_players_with_one_envelope_or_none() -> None:
    """EX-03."""
    held = "A clara · B none · C victor otto leo nina · D hugo bruno marco olga stella mia"
    table = position(held, "dance", mode="auction")
    assert table.asked() == {"C": "dance_keep", "D": "dance_keep"}
    table.do("C keep(leo); D keep(mia)")
    counts = [len(held_by(table.state, place)) for place in (0, 1, 2, 3, CENTRE)]
    assert counts == [1, 0, 4, 6, 3]
    assert table.state.where[GUESTS.index("clara")] == 0
    held = "A clara nina · B none · C victor otto leo · D hugo bruno marco olga stella mia"
    assert sorted(position(held, "dance", mode="auction").asked()) == ["A", "C", "D"]


@pytest.mark.rule("P-EXCH-08")
def test_partner_with_four() -> None:
    """EX-04: with two envelopes in the centre there is nothing to choose but what to return."""
    table = position(F4, "partner")
    assert table.asked() == {"A": "partner_return"}
    table.do("A return(clara+tango)")
    assert table.held().startswith("A carmen nina palmira ·")
    table.do("B return(olga+stella)")
    assert "B clara mia tango" in table.held()
    table.do("C return(olga+stella)")
    assert "C victor otto leo" in table.held()
    assert table.asked() == {"D": "partner_return"}
    table.do("D return(olga+hugo)")
    assert table.held().endswith("D stella bruno marco")
    assert table.centre() == "olga hugo"


@pytest.mark.rule("P-EXCH-08")
def test_partner_with_two() -> None:
    """EX-05."""
    table = position(F2, "partner")
    table.do("A take(bruno+tango); A return(clara+bruno)")
    assert table.centre() == "clara bruno marco palmira"
    assert table.held().startswith("A carmen nina olga stella tango ·")
    table.do("B take(clara+marco); B return(clara+marco)")
    assert table.centre() == "clara bruno marco palmira"


@pytest.mark.rule("P-EXCH-08", "P-EXCH-09", "P-GEN-03")
def test_partner_refusals() -> None:
    table = position(F2, "partner")
    assert table.why_not("A", "take(clara+tango)") == "not_in_centre"
    assert table.why_not("A", "take(tango)") == "wrong_number"
    assert table.why_not("A", "none") == "must_choose"
    assert table.why_not("B", "take(bruno+marco)") == "not_your_turn"
    table.do("A take(bruno+tango)")
    assert table.why_not("A", "return(leo+bruno)") == "not_own_envelope"
    assert table.why_not("A", "return(bruno)") == "wrong_number"


@pytest.mark.rule("P-EXCH-09", "P-GEN-05")
def test_partner_with_a_small_centre() -> None:
    """EX-06."""
    rest = "carmen nina olga stella mia victor otto leo hugo bruno marco palmira"
    table = position(f"A clara · B {rest}", "partner", mode="auction")
    assert table.asked() == {"A": "partner_return"}  # taking tango was the only option
    assert table.options("A") == ["return(clara)", "return(tango)"]
    table = position(f"A none · B clara {rest}", "partner", mode="auction")
    assert table.asked() == {"B": "partner_return"}  # A took and returned tango unasked
    assert table.centre() == ""
    table = position(f"A none · B clara tango {rest}", "partner", mode="auction")
    assert table.asked() == {"A": "arrange", "B": "arrange"}  # all were skipped


@pytest.mark.rule("P-EXCH-10", "P-EXCH-12")
def test_gifts_with_four() -> None:
    """EX-07."""
    table = position(F4, "gifts")
    assert len(table.options("A")) == 6
    table.do("A give_both(clara, nina); B give_both(olga, mia)")
    table.do("C give_both(leo, victor); D give_both(hugo, marco)")
    assert table.held() == (
        "A carmen mia hugo · B clara stella victor · C olga otto marco · D nina leo bruno"
    )


@pytest.mark.rule("P-EXCH-10", "P-EXCH-12")
def test_gift_refusals() -> None:
    table = position(F4, "gifts")
    assert table.why_not("A", "steal(clara)") == "not_asked"
    assert table.why_not("A", "give_both(clara, clara)") == "same_twice"
    assert table.why_not("A", "give_one(clara, left)") == "wrong_number"
    assert table.why_not("A", "give(clara)") == "wrong_number"
    assert table.why_not("A", "give_both(clara, leo)") == "not_own_envelope"
    assert table.why_not("A", "give_both(clara, olga)") == "received_now"
    assert table.why_not("A", "pass") == "must_choose"
    assert table.why_not("A", "keep(clara)") == "not_asked"


@pytest.mark.rule("P-EXCH-13")
def test_gifts_with_two() -> None:
    """EX-08."""
    table = position(F2, "gifts").do("A give(clara); B give(hugo)")
    assert table.held() == "A carmen nina olga stella hugo · B clara mia victor otto leo"


@pytest.mark.rule("P-EXCH-11", "P-EXCH-12")
def test_gifts_of_players_with_one_envelope_or_none() -> None:
    """EX-09; the refusal does not depend on what A has secretly chosen."""
    table = position("A clara carmen · B olga · C none", "gifts", mode="auction")
    assert table.asked() == {"A": "gift", "B": "gift"}
    assert table.options("B") == ["give_one(olga, left)", "give_one(olga, right)"]
    assert table.why_not("B", "give_one(clara, right)") == "received_now"
    table.do("A give_both(clara, carmen)")
    assert table.why_not("B", "give_one(clara, right)") == "received_now"
    table.do("B give_one(olga, right)")
    assert table.held() == "A olga · B clara · C carmen"
    table = position("A clara carmen · B olga · C none", "gifts", mode="auction")
    table.do("A give_both(clara, carmen); B give_one(olga, left)")
    assert table.held() == "A · B clara · C carmen olga"


@pytest.mark.rule("P-EXCH-14", "P-EXCH-15", "P-INFO-11")
def test_revelations_with_four() -> None:
    """EX-10."""
    cards = ["near_table", "row_1", "row_4"]
    both = {"tango": cards, "palmira": ["left", "right", "edge"]}
    table = position(F4, "revelations", envelope=both, vips="B tango")
    shown = []
    for _ in range(2):
        assert table.asked() == dict.fromkeys("ABCD", "seen")
        views = [table.view(letter)["shown"] for letter in ("A", "D", None)]
        assert views[0] == views[1] == views[2]
        shown.append(views[0])
        table.confirm()
    found = {row["envelope"]: (row["cards"], row["vips"]) for row in shown}
    assert found["guest.tango"] == ([f"preference.{card}" for card in cards], 1)
    assert found["guest.palmira"][1] == 0
    assert table.centre() == "tango palmira"
    assert table.asked() == dict.fromkeys("ABCD", "arrange")
    for letter in ("A", None):
        assert "preference" not in " ".join(table.log(letter))
        assert "shown" not in table.view(letter)


@pytest.mark.rule("P-EXCH-14", "P-EXCH-17")
def test_revelations_one_after_the_other() -> None:
    """EX-11: the draw is injected; the next envelope opens when all have confirmed."""
    table = position(F2, "partner")
    marco, bruno = GUESTS.index("marco"), GUESTS.index("bruno")
    table.state.stack = [RoundEnd()]
    show_all(table.state, marco, -1, SILENT)
    run_on(table)
    table.confirm("A")
    assert table.view("A")["shown"]["envelope"] == "guest.marco"
    assert table.why_not("A", "seen") == "already_answered"
    table.confirm("B")
    second = table.state.stack[-1]
    assert isinstance(second, Revealed)
    assert second.before == marco
    assert GUESTS[second.guest] in ("bruno", "tango", "palmira")
    table.state.stack[-1] = Revealed((None, None), bruno, marco)
    run_on(table).confirm()
    assert table.asked() == {"A": "arrange", "B": "arrange"}  # tango and palmira stay closed


@pytest.mark.rule("P-EXCH-14")
def test_two_revelations_whoever_comes_first() -> None:
    """No guest's number is taken for "nobody yet": the third stays closed after the first too."""
    table = position("A carmen nina olga stella mia · B victor otto leo hugo bruno", "partner")
    table.state.stack = [RoundEnd()]
    show_all(table.state, GUESTS.index("clara"), -1, SILENT)
    run_on(table).confirm().confirm()
    assert table.asked() == {"A": "arrange", "B": "arrange"}


@pytest.mark.rule("P-EXCH-16")
@pytest.mark.parametrize("centre", [0, 1])
def test_revelations_with_a_small_centre(centre: int) -> None:
    """EX-12."""
    rest = " ".join(GUESTS[1 + centre :])
    table = position(f"A clara · B {rest}", "revelations", mode="auction")
    if centre:
        assert table.asked() == {"A": "seen", "B": "seen"}
        table.confirm()
    assert table.asked() == {"A": "arrange", "B": "arrange"}


@pytest.mark.rule("P-EXCH-18", "P-EXCH-19")
def test_theft_with_four() -> None:
    """EX-13."""
    table = position(F4, "theft")
    assert table.options("A") == ["steal(olga)", "steal(stella)", "steal(mia)"]
    assert table.why_not("A", "steal(leo)") == "not_left_neighbours"
    assert table.why_not("A", "none") == "must_choose"
    table.do("A steal(olga); B steal(leo); C steal(hugo); D steal(nina)")
    assert table.held() == (
        "A clara carmen olga · B stella mia leo · C victor otto hugo · D nina bruno marco"
    )


@pytest.mark.rule("P-EXCH-19")
def test_theft_with_two() -> None:
    """EX-14: what the neighbour takes at the same time cannot be taken."""
    table = position(F2, "theft")
    table.do("A steal(hugo)")
    assert table.why_not("B", "steal(hugo)") == "not_left_neighbours"
    table.do("B steal(clara)")
    assert table.held() == "A carmen nina olga stella hugo · B clara mia victor otto leo"


@pytest.mark.rule("P-EXCH-20")
def test_theft_from_a_neighbour_without_envelopes() -> None:
    """EX-15."""
    held = "A clara carmen · B olga stella · C none · D hugo bruno"
    table = position(held, "theft", mode="auction")
    assert sorted(table.asked()) == ["A", "C", "D"]
    table.do("A steal(olga); C steal(hugo); D steal(clara)")
    assert table.held() == "A carmen olga · B stella · C hugo · D clara bruno"


@pytest.mark.rule("P-EXCH-21", "P-EXCH-22", "P-INFO-12", "P-VIP-03")
def test_rumours_with_four() -> None:
    """EX-16."""
    table = position(F4, "rumours")
    assert table.why_not("A", "listen(clara)") == "own_envelope"
    with_vip = Interim((), table.state.scenes[0].decor, 1)
    assert table.why_not("A", with_vip) == "vip_not_now"
    table.do("A listen(olga); B listen(tango); C listen(olga); D none")
    assert table.asked() == dict.fromkeys("ABC", "seen")
    assert table.view("A")["shown"] == table.view("C")["shown"]
    assert table.view("A")["shown"]["envelope"] == "guest.olga"
    assert table.view("B")["shown"]["envelope"] == "guest.tango"
    assert "shown" not in table.view("D")
    assert "shown" not in table.view(None)
    assert table.view(None)["moment"]["targets"][:2] == ["guest.olga", "guest.tango"]
    assert sum("looked" in line for line in table.log("D")) == 3
    assert "preference" not in " ".join(table.log("A") + table.log("D"))
    table.confirm("A")
    assert "shown" not in table.view("A")
    table.confirm("BC")
    assert table.held() == F4


@pytest.mark.rule("P-EXCH-21", "P-EXCH-22")
def test_rumours_with_two() -> None:
    """EX-17."""
    table = position(F2, "rumours")
    options = table.options("A")
    assert len(options) == 10
    assert options[0] == "none"
    assert "listen(mia)" in options
    assert "listen(clara)" not in options
    table.do("A none; B none")
    assert table.asked() == {"A": "arrange", "B": "arrange"}


@pytest.mark.rule("P-EXCH-02", "P-EXCH-03", "P-PLACE-03")
def test_nothing_is_opened_or_moved_in_step_three() -> None:
    """ST-07."""
    table = position(F4, "theft", round=2)
    table.do("A steal(olga)")
    assert table.no_look("A", "open(clara)") == "look_not_now"
    assert table.why_not("A", table.state.scenes[0]) == "scene_frozen"
    table.do("B steal(leo); C steal(hugo); D steal(nina)")
    assert table.state.round == 3
    assert table.no_look("A", "open(olga)") == ""


@pytest.mark.rule("P-EXCH-01")
@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize("card", ["dance", "gifts", "theft", "rumours", "revelations", "partner"])
def test_every_card_with_five_and_six(seats: int, card: str) -> None:
    """Each player keeps as many envelopes as before, whatever the card."""
    held = [f"{'ABCDEF'[s]} {GUESTS[2 * s]} {GUESTS[2 * s + 1]}" for s in range(seats)]
    table = position(" · ".join(held), card)
    for _ in range(40):
        if "arrange" in table.asked().values():
            break
        letter = min(table.asked())
        table.answer(letter, table.decision(letter).options[-1])
    counts = [len(held_by(table.state, seat)) for seat in range(seats)]
    assert table.state.round == 2
    assert counts == [2] * seats
