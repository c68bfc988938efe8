"""The end: P-PHOTO-08, P-SCORE, P-TIE, doubts; MA-01, MA-08, MA-09, SC-01 to 07, TI-01 to 07."""

from typing import Any

import pytest

from ludoteca.core.events import Journal
from ludoteca.core.frames import advance
from ludoteca.games.picture_perfect.rules.judging.measures import NO, YES
from ludoteca.games.picture_perfect.rules.scoring_table import guest_points, standing
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto, Place
from ludoteca.games.picture_perfect.rules.votes import Tally
from tests.games.picture_perfect.party import golden, photo
from tests.games.picture_perfect.tables import F2, F4, GAME, GUESTS, Table, position

F3 = "A clara carmen nina · B olga stella mia · C victor otto leo"


def scored(mets: list[list[int]], held: str = F4, **more: Any) -> Table:
    """Return a table at the count: for each seat the number of cards met by the first guests."""
    table = position(held, final=True, **more)
    state = table.state
    for met in mets:
        places = tuple(Place(n + 1, n) for n in range(len(met)))
        state.photos.append(FinalPhoto(places, (), photo().camera))
        rows = [(YES,) * one + (NO,) * (3 - one) for one in met] + [(-1,) * 3] * (14 - len(met))
        state.verdicts.append(tuple(one for row in rows for one in row))
    state.stack = [Tally()]
    journal = Journal()
    advance(state, journal)
    table.events = journal.events
    return table


THIRTY_OF_9 = [3, 3, 3, 3, 3, 1, 1, 1, 0]
THIRTY_OF_10 = [3, 3, 3, 3, 2, 2, 1, 1, 1, 0]
FORTY = [3, 3, 3, 3, 3, 3, 2, 1]


@pytest.mark.rule("P-SCORE-02", "P-SCORE-03", "P-SCORE-04")
def test_points_of_a_guest() -> None:
    """MA-01, MA-08, SC-03."""
    table = scored([[0, 1, 2, 3], []], F2, vips="A olga")
    row = table.view(None)["scores"][0]
    assert row["so_far"][:5] == [-3, -2, 1, 13, 13]
    assert row["so_far"][-1] + row["decorations"] == row["points"]
    points = [sum(guest_points(table.state, 0, guest)) for guest in range(5)]
    assert points == [-3, 1, 3, 12, 0]  # the fourth holds a VIP card, the fifth is not placed
    assert sum(guest_points(table.state, 1, GUESTS.index("olga"))) == 0


@pytest.mark.rule("P-SCORE-05", "P-SCORE-06")
@pytest.mark.parametrize(
    ("met", "vips", "points"), [(0, 1, -6), (0, 2, -9), (1, 3, 4), (2, 1, 6), (3, 2, 18)]
)
def test_vip_factor(met: int, vips: int, points: int) -> None:
    """SC-01, SC-02."""
    table = scored([[met], [], [], []])
    table.state.vip = [0] * vips + [-1] * (4 - vips)
    assert sum(guest_points(table.state, 0, 0)) == points


@pytest.mark.rule("P-SCORE-01", "P-SCORE-05")
def test_everybody_scores_every_envelope() -> None:
    """SC-07."""
    table = scored([[3], [], [0]], F3, vips="B clara")
    assert standing(table.state).scores == (12, 0, -6)
    assert standing(table.state).parts[0] == {"guests": 6, "vips": 6}


@pytest.mark.rule("P-SCORE-07", "P-PLACE-06")
@pytest.mark.parametrize(("owned", "points"), [(12, 6), (7, 3), (1, 0), (10, 5)])
def test_decorations(owned: int, points: int) -> None:
    """MA-09, SC-05."""
    table = scored([[], []], F2, mode="auction", owned=f"A {owned}")
    assert standing(table.state).scores[0] == points
    assert standing(table.state).parts[0]["decorations"] == points
    shown = table.view(None)["scores"]
    assert [score["decorations"] for score in shown] == [points, shown[1]["points"]]
    assert standing(scored([[], []], F2).state).scores == (0, 0)


@pytest.mark.rule("P-SCORE-08")
def test_totals_may_be_negative_and_most_points_win() -> None:
    """SC-06."""
    result = standing(scored([[0], []], F2).state)
    assert result.scores == (-3, 0)
    assert result.places == (2, 1)


@pytest.mark.rule("P-TIE-01")
def test_more_placed_guests_win() -> None:
    """TI-01."""
    table = scored([THIRTY_OF_9, THIRTY_OF_10], F2)
    assert standing(table.state).scores == (30, 30)
    assert standing(table.state).winners == (1,)
    assert not table.state.stack
    assert table.view(None)["tie_break"] == "tie_break.guests"


@pytest.mark.rule("P-TIE-02")
def test_more_envelopes_win() -> None:
    """TI-02."""
    held = "A clara carmen nina · B olga stella mia victor"
    table = scored([THIRTY_OF_9, THIRTY_OF_9], held, mode="auction")
    assert standing(table.state).winners == (1,)
    assert table.view(None)["tie_break"] == "tie_break.envelopes"


@pytest.mark.rule("P-TIE-03", "P-TIE-04")
def test_vote() -> None:
    """TI-03."""
    table = scored([THIRTY_OF_9, THIRTY_OF_9, [3]], F3)
    assert table.asked() == dict.fromkeys("ABC", "tie_vote")
    assert table.options("C") == ["abstain", "vote(p1)", "vote(p2)"]
    assert table.why_not("A", "vote(C)") == "vote_not_tied"
    table.do("A vote(B); B vote(A); C vote(A)")
    assert standing(table.state).places == (1, 2, 3)
    assert "tie_break" not in table.view(None)  # everybody knows that it was the vote
    assert table.events[-1].kind == "won"


@pytest.mark.rule("P-TIE-04")
@pytest.mark.parametrize("votes", ["A vote(B); B vote(A)", "A abstain; B abstain"])
def test_vote_with_two(votes: str) -> None:
    """TI-04."""
    table = scored([THIRTY_OF_9, THIRTY_OF_9], F2)
    assert table.why_not("A", "vote(A)") == "vote_self"
    assert table.options("A") == ["abstain", "vote(p2)"]
    table.do(votes)
    assert standing(table.state).winners == (0, 1)
    assert table.events[-1].kind == "won_together"


@pytest.mark.rule("P-TIE-04", "P-TIE-05")
def test_vote_among_three() -> None:
    """TI-05."""
    table = scored([THIRTY_OF_9, THIRTY_OF_9, THIRTY_OF_9, [3]])
    table.do("D vote(C); C vote(A); A vote(B); B vote(C)")
    assert standing(table.state).places == (2, 2, 1, 4)
    assert table.view(None)["votes"] == ["seat.1", "seat.2", "seat.0", "seat.2"]


@pytest.mark.rule("P-TIE-05")
def test_places_below_the_first() -> None:
    """TI-06: no vote for a lower place."""
    eight = [3, 3, 3, 3, 2, 1, 1, 1]
    table = scored([FORTY, THIRTY_OF_9, eight], F3)
    assert standing(table.state).scores == (40, 30, 30)
    assert standing(table.state).places == (1, 2, 3)
    table = scored([FORTY, THIRTY_OF_9, THIRTY_OF_9], F3)
    assert standing(table.state).places == (1, 2, 2)
    assert not table.state.stack


@pytest.mark.rule("P-VAR-08", "P-TIE-04")
def test_shared_without_a_vote() -> None:
    """TI-07."""
    table = scored([THIRTY_OF_9, THIRTY_OF_9, [3]], F3, tie="shared")
    assert not table.state.stack
    assert standing(table.state).winners == (0, 1)


@pytest.mark.rule("P-PHOTO-05", "P-PHOTO-08")
def test_a_refused_photo_may_be_retaken_and_an_accepted_one_is_final() -> None:
    """MA-06 at the table; the look window stays open meanwhile."""
    table = position(F2, final=True)
    hidden = photo({"tango": "c3"})
    assert table.why_not("A", hidden) == "guest_invisible"
    assert table.no_look("A", "open(clara)") == ""
    table.answer("A", photo({"clara": "c3"}))
    assert table.why_not("A", photo()) == "already_answered"
    assert table.no_look("A", "open(clara)") == "already_answered"
    assert table.state.photos == []
    assert table.view("A")["photo"]["places"][0]["guest"] == "guest.clara"
    assert "photo" not in table.view("B")
    assert table.why_not("B", table.state.scenes[1]) == "malformed"
    table.answer("B", photo())
    assert len(table.state.photos) == 2


@pytest.mark.rule("P-SCORE-01", "P-SCORE-04", "P-PREF-01")
def test_photos_are_scored_from_the_envelopes() -> None:
    """SC-04: two copies of FRONT count one by one, row 1 is missed."""
    wishes = ["nobody_in_front", "nobody_in_front", "row_1"]
    table = position(F2, final=True, envelope={"clara": wishes})
    table.answer("A", photo({"clara": "c3"})).answer("B", photo())
    assert standing(table.state).scores == (3, 0)
    row = table.view("B")["scores"][0]["guests"][0]
    assert row["points"] == 3
    assert sorted(row["verdicts"]) == ["verdict.no", "verdict.yes", "verdict.yes"]
    kinds = [event.kind for event in table.events]
    assert kinds.count("unsealed") == 14
    assert kinds[-1] == "won"


DOUBTFUL = {
    "mia": ["my_face_hidden", "row_4", "row_4"],
    "otto": ["hide_face_of_mia", "row_4", "away_from_table"],
}


def doubtful(held: str, doubt: str) -> Table:
    """Return a table where A's photo is PH-13, with two doubtful wishes."""
    table = position(held, final=True, envelope=DOUBTFUL, doubt=doubt)
    table.answer("A", golden("PH-13"))
    for letter in sorted(table.asked()):
        table.answer(letter, photo())
    return table


@pytest.mark.rule("P-PREF-17", "P-GEO-21")
def test_doubts_count_as_not_met() -> None:
    table = doubtful(F2, "auto")
    assert not table.state.stack
    assert standing(table.state).scores == (-6, 0)


@pytest.mark.rule("P-PREF-17", "P-GEO-21", "P-VAR-08")
def test_the_others_vote_on_doubts() -> None:
    """Equal numbers mean met; the photographer has no vote."""
    table = doubtful(F3, "vote")
    assert table.asked() == {"B": "doubt_vote", "C": "doubt_vote"}
    assert table.options("B") == ["no", "yes"]
    about = GAME.about(table.state)
    assert (about["guest"], about["card"]) == ("guest.mia", "preference.my_face_hidden")
    table.do("C yes; B no")
    assert GAME.about(table.state)["guest"] == "guest.otto"
    table.do("B no; C no")
    assert standing(table.state).scores == (1 - 3, 0, 0)
    votes = [event for event in table.events if event.kind.startswith("doubt_")]
    assert [(vote.kind, vote.args["yes"], vote.args["no"]) for vote in votes] == [
        ("doubt_met", 1, 1),
        ("doubt_not_met", 0, 2),
    ]


@pytest.mark.rule("P-VAR-07")
@pytest.mark.parametrize(("hides", "points"), [(True, 1), (False, -3)])
def test_whether_the_table_hides_faces(hides: bool, points: int) -> None:
    """PH-06 at the table: only the table hides the dog's face."""
    wishes = {"tango": ["my_face_hidden", "row_1", "row_2"]}
    table = position(F2, final=True, envelope=wishes, table_hides_face=hides)
    table.answer("A", golden("PH-06")).answer("B", photo())
    assert standing(table.state).scores[0] == points


@pytest.mark.rule("P-VAR-08")
def test_preset_cameras_only() -> None:
    """FI-09 at the table."""
    table = position(F2, final=True, cameras="presets")
    closer = photo({}, {"cx": 0, "cy": -450, "cz": 90, "uc": 0, "vc": -607, "k": 463})
    assert table.why_not("A", closer) == "presets_only"
    assert table.why_not("A", photo()) == ""
