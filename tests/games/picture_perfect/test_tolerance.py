"""P-VAR-11: by the guide's words to the letter every pixel counts and nothing is doubtful."""

from typing import Any

import pytest

from ludoteca.games.picture_perfect.bot.beliefs import Beliefs
from ludoteca.games.picture_perfect.bot.photographer import Photographer
from ludoteca.games.picture_perfect.edge.photo_desk import photograph
from ludoteca.games.picture_perfect.rules.fallbacks import fallback
from ludoteca.games.picture_perfect.rules.judging.darkroom import develop, shows_all
from ludoteca.games.picture_perfect.rules.judging.measures import IDS, NO, YES, ExactMeasure
from ludoteca.games.picture_perfect.rules.sampling import without_invisible
from ludoteca.games.picture_perfect.rules.scoring_table import standing
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto, Interim, Standing, foot
from ludoteca.games.picture_perfect.rules.wishes import Evidence, verdict
from tests.games.picture_perfect.party import BOX, PHOTOS, codes, golden, number, photo, wish
from tests.games.picture_perfect.tables import F2, GAME, Table, position
from tests.games.picture_perfect.test_final_photo import F3
from tests.games.picture_perfect.test_photos import TABLE
from tests.games.picture_perfect.test_score_sheet import sheet

# FRONT yes, MYFACE yes, HIDE yes, invisible: where it is not as with tolerance.
TO_THE_LETTER = {
    "PH-04": ("bruno", "mia", "bruno>mia", ""),
    "PH-11": ("nina", "", "", ""),
    "PH-12": ("hugo", "", "", ""),
    "PH-13": ("otto", "", "", ""),
    "PH-14": ("stella", "", "", ""),
    "PH-15": ("bruno", "", "", ""),
}


def exact(final: FinalPhoto, id: str, text: str, table_hides_face: bool = True) -> int | None:
    """Return the verdict on a card without tolerance."""
    judged = develop(BOX, final, exact=True)
    return verdict(Evidence.of(BOX, final, judged, table_hides_face), number(id), wish(text))


@pytest.mark.rule("P-VAR-11", "P-GEO-17", "P-GEO-18", "P-GEO-19", "P-GEO-20")
@pytest.mark.parametrize("id", TABLE)
def test_verdicts_to_the_letter(id: str) -> None:
    final = golden(id)
    ids = [BOX.guests[place.guest - 1].id for place in final.places]
    pairs = [(a, b, exact(final, a, f"hide_face_of {b}")) for a in ids for b in ids if a != b]
    fronts = {a: exact(final, a, "nobody_in_front") for a in ids}
    faces = {a: exact(final, a, "my_face_hidden") for a in ids}
    seen = {*fronts.values(), *faces.values(), *(found for _, _, found in pairs)}
    assert seen <= {NO, YES}
    found = (
        {a for a in ids if fronts[a] == YES},
        {a for a in ids if faces[a] == YES},
        {f"{a}>{b}" for a, b, found in pairs if found == YES},
        {BOX.guests[n - 1].id for n in develop(BOX, final, exact=True).invisible()},
    )
    front, _, face, _, hide, hidden = TABLE[id]
    wanted = TO_THE_LETTER.get(id, (front, face, hide, hidden))
    assert found == tuple(set(text.split()) for text in wanted)
    assert codes(final, exact=True) == (["guest_invisible"] if wanted[3] else [])
    assert shows_all(BOX, final, exact=True) == (not wanted[3])


@pytest.mark.rule("P-VAR-11", "P-GEO-17", "P-GEO-18", "P-GEO-19", "P-GEO-20")
def test_one_pixel_counts() -> None:
    shape = develop(BOX, golden("PH-01")).measures[number("hugo")].shape
    by = [0] * IDS
    by[number("nina")] = 1
    seen = ExactMeasure(shape, 1, 1, 1, by)
    assert seen.is_visible()
    assert (seen.front(), seen.my_face(True), seen.hidden_by(number("nina"))) == (NO, NO, NO)
    gone = ExactMeasure(shape, 0, 0, 0, by)
    assert not gone.is_visible()
    assert (gone.front(), gone.my_face(True), gone.hidden_by(number("nina"))) == (YES, YES, YES)
    assert gone.hidden_by(number("leo")) == NO


@pytest.mark.rule("P-VAR-11", "P-VAR-07")
def test_a_face_behind_the_table_to_the_letter() -> None:
    dog = golden("PH-06")
    assert exact(dog, "tango", "my_face_hidden") == YES
    assert exact(dog, "tango", "my_face_hidden", table_hides_face=False) == NO
    plant = golden("PH-18")
    assert exact(plant, "palmira", "my_face_hidden", table_hides_face=False) == YES


def photographed(id: str, tolerance: str) -> Table:
    """Return a table after the photos, A's a golden one, where doubts would be voted on."""
    wishes = {
        "mia": ["my_face_hidden", "row_4", "row_4"],
        "otto": ["hide_face_of_mia", "row_4", "away_from_table"],
    }
    table = position(F3, final=True, envelope=wishes, doubt="vote", tolerance=tolerance)
    table.answer("A", golden(id))
    for letter in sorted(table.asked()):
        table.answer(letter, photo())
    return table


@pytest.mark.rule("P-VAR-11", "P-GEO-21")
def test_without_tolerance_nobody_votes_on_doubts() -> None:
    assert photographed("PH-13", "eyes").asked() == {"B": "doubt_vote", "C": "doubt_vote"}
    table = photographed("PH-13", "none")
    assert "doubt_vote" not in table.asked().values()
    assert standing(table.state).scores == (-6, 0, 0)


@pytest.mark.rule("P-VAR-11", "P-PHOTO-04")
def test_a_sliver_is_partly_visible_to_the_letter() -> None:
    """PH-04 at the table, and when the time runs out; PH-03 shows nothing of Nina at all."""
    for tolerance, code in (("eyes", "guest_invisible"), ("none", "")):
        table = position(F2, final=True, tolerance=tolerance)
        assert table.why_not("A", golden("PH-04")) == code
        assert table.why_not("A", golden("PH-03")) == "guest_invisible"
        assert GAME.view(table.state, 0).table["options"]["tolerance"] == f"tolerance.{tolerance}"
        final = golden("PH-04")
        figures = tuple(Standing(p.guest, *(v // 10 for v in foot(BOX, p))) for p in final.places)
        table.state.scenes[0] = Interim(figures, final.decor)
        decision = GAME.decision(table.state, 0)
        assert decision is not None
        late = fallback(table.state, decision)
        assert isinstance(late, FinalPhoto)
        assert len(late.places) == (2 if tolerance == "none" else 1)


def test_what_is_left_out_as_invisible() -> None:
    sliver = golden("PH-04")
    assert len(without_invisible(BOX, sliver).places) == 1
    assert without_invisible(BOX, sliver, exact=True) == sliver


@pytest.mark.rule("P-VAR-11")
def test_bots_photograph_for_the_judge_of_their_table() -> None:
    beliefs = Beliefs(BOX, {}, {})
    photographer = Photographer(BOX, beliefs, (), exact=True)
    final = golden("PH-11")
    look = photographer.look(final, photographer.judge(final).judged)
    assert not look.eye.is_front_free(number("victor"))


@pytest.mark.rule("P-VAR-11")
@pytest.mark.parametrize(("tolerance", "words"), [("eyes", "doubt"), ("none", "no")])
def test_the_photo_desk_judges_to_the_letter(tolerance: str, words: str) -> None:
    row = PHOTOS["PH-13"]
    data: dict[str, Any] = {key: row[key] for key in ("guests", "decor", "camera")}
    data |= {"envelope": {"mia": ["my_face_hidden"]}, "tolerance": tolerance}
    assert photograph(BOX, data).data["verdicts"]["mia"] == [["my_face_hidden", words]]
    row = PHOTOS["PH-04"]
    data = {key: row[key] for key in ("guests", "decor", "camera")} | {"tolerance": tolerance}
    found = photograph(BOX, data).data
    assert found["valid"] == found["measures"]["mia"]["visible"] == (tolerance == "none")


@pytest.mark.rule("P-VAR-11")
def test_the_score_pad_judges_to_the_letter() -> None:
    """PH-13 and PH-04: no doubt to be granted, and a sliver of a guest makes a photo valid."""
    data = sheet(vips={}, tolerance="none")
    data["envelope"] |= {
        "mia": ["my_face_hidden", "row_4", "row_4"],
        "otto": ["not_next_to_man", "hide_face_of_otto", "not_next_to_woman"],
        "bruno": ["nobody_in_front", "hide_face_of_stella", "hide_face_of_nina"],
    }
    for id, granted in (("PH-13", ["mia my_face_hidden"]), ("PH-04", [])):
        row = {key: PHOTOS[id][key] for key in ("guests", "decor", "camera")}
        data["player"] = [{"name": "Ana", **row}, {"name": "Bia", **row, "doubts_met": granted}]
        totals = GAME.score_sheet(data).totals
        assert totals[0] == totals[1]


@pytest.mark.rule("P-VAR-11")
def test_the_option_is_written_only_where_it_is_chosen() -> None:
    """So tables from before it keep the hash that their records know."""
    usual, strict = GAME.setup(2, {}, 5), GAME.setup(2, {"tolerance": "none"}, 5)
    assert "exact" not in GAME.write_state(usual)["variant"]
    assert GAME.write_state(strict)["variant"]["exact"] is True
    assert GAME.read_state(GAME.write_state(strict)).variant.exact
    assert not GAME.read_state(GAME.write_state(usual)).variant.exact
