"""The score pad for owners of the printed game: envelopes against photographs."""

from typing import Any

import pytest

from ludoteca.core.positions import PositionError
from ludoteca.locale import Speaker
from tests.games.picture_perfect.tables import GAME, GUESTS
from tests.games.picture_perfect.test_scoring import ENVELOPES, WHOLE

BOX = GAME.contents


def sheet(**changes: Any) -> dict[str, Any]:
    """Return the whole scoring of section 6.10 as an owner writes it, against an empty photo."""
    spaces = [space.id for space in BOX.spaces]
    guests = {GUESTS[p.guest - 1]: [spaces[p.space], p.dx, p.dy] for p in WHOLE.places}
    ana = {"name": "Ana", "envelopes": 3, "guests": guests, "camera": {"preset": "front_mid"}}
    return {
        "envelope": {
            id: text.replace("*", "").split(", ") for id, (text, _, _) in ENVELOPES.items()
        },
        "vips": {id: vips for id, (_, vips, _) in ENVELOPES.items() if vips},
        "player": [ana, {"name": "Bia"}, {"name": "Cid"}, {"name": "Davi"}],
        **changes,
    }


@pytest.mark.rule("P-SCORE-01", "P-SCORE-05")
def test_whole_scoring() -> None:
    """Section 6.10: 34 points, 25 without VIP cards."""
    result = GAME.score_sheet(sheet())
    assert result.names == ("Ana", "Bia", "Cid", "Davi")
    assert result.totals == (34, 0, 0, 0)
    assert result.places == (1, 2, 2, 2)
    assert result.parts[0] == {"guests": 25, "vips": 9}
    assert result.notes == ()
    tango = next(row for row in result.data[0]["guests"] if row["guest"] == "tango")
    assert (tango["met"], tango["points"]) == (3, 18)
    assert GAME.score_sheet(sheet(vips={})).totals == (25, 0, 0, 0)


@pytest.mark.rule("P-SCORE-07")
def test_decorations_of_an_auction_game() -> None:
    """With 7 decorations left: 3 points more."""
    data = sheet(auction=True)
    data["player"][0] |= {"decorations": 7, "decor": []}
    with pytest.raises(PositionError) as refused:
        GAME.score_sheet(data)
    assert refused.value.reasons[0].code == "decor_number"
    del data["player"][0]["decor"]
    assert GAME.score_sheet(data).parts[0]["decorations"] == 3


@pytest.mark.rule("P-TIE-03")
def test_a_tie_is_left_to_a_vote() -> None:
    """All players vote, about the tied ones: the note says so in every language."""
    tied = [{"name": "Ana", "met": {}}, {"name": "Bia", "met": {}}]
    result = GAME.score_sheet({"player": [*tied, {"name": "Cid", "met": {"mia": 0}}]})
    assert result.places == (1, 1, 3)
    assert [note.code for note in result.notes] == ["score_tie"]
    everybody = {
        "en": "all players vote",
        "pt-BR": "todos os jogadores votam",
        "pt-PT": "todos os jogadores votam",
        "it": "tutti i giocatori votano",
        "fr": "tous les joueurs votent",
    }
    for lang, words in everybody.items():
        text = Speaker(lang, GAME).reason(result.notes[0])
        assert words in text
        assert text.index("Bia") < text.index(words)


@pytest.mark.rule("P-GEO-21")
def test_granted_doubts() -> None:
    """PH-13: the others may grant a doubtful wish."""
    data = sheet(vips={})
    data["envelope"] |= {
        "mia": ["my_face_hidden", "row_4", "row_4"],
        "otto": ["not_next_to_man", "hide_face_of_otto", "not_next_to_woman"],
        "bruno": ["nobody_in_front", "hide_face_of_stella", "hide_face_of_nina"],
    }
    guests = {"otto": ["e1", -4, 0], "mia": ["e2", 0, 0]}
    row = {"name": "Ana", "guests": guests, "camera": {"preset": "front_mid"}}
    data["player"] = [row, {**row, "name": "Bia", "doubts_met": ["mia my_face_hidden"]}]
    totals = GAME.score_sheet(data).totals
    assert totals[1] - totals[0] == 4


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": []}, "malformed"),
    ({"player": []}, "malformed"),
    ({"vips": {"clara": -1}}, "malformed"),
    ({"player": [{"guests": {"clara": 3}}]}, "malformed"),
    ({"player": [{"score": 3}]}, "malformed"),
    ({"player": [{"decorations": -1}]}, "malformed"),
    ({"envelope": {"clara": ["left"]}}, "malformed"),
    ({"vips": {"clara": 3, "leo": 2}}, "pad_vips"),
    ({"vips": {"Clara": 1}}, "malformed"),
    ({"vips": []}, "malformed"),
    ({"auction": "yes"}, "malformed"),
    ({"table_hides_face": 1}, "malformed"),
    ({"tolerance": "some"}, "malformed"),
    ({"player": [{}] * 7}, "pad_players"),
    ({"player": [{"envelopes": 8}, {"envelopes": 7}]}, "pad_envelopes"),
    ({"player": [{"decorations": 11}, {}]}, "pad_decorations"),
    ({"player": [{"decorations": 33}, {"decorations": 0}], "auction": True}, "pad_decorations"),
    ({"player": [{"name": 3}]}, "malformed"),
    ({"player": [{"doubts_met": ["clara of_everything"]}]}, "malformed"),
    ({"player": [{"met": {}, "doubts_met": []}]}, "malformed"),
    ({"player": [{"camera": {"preset": "front_mid", "zoom": 3}}]}, "malformed"),
    ({"player": [{"guests": {"clara": ["c3", 0, 0], "leo": ["c3", 0, 0]}}]}, "space_taken"),
]


@pytest.mark.parametrize(("changes", "code"), WRONG)
def test_a_table_that_cannot_be(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(PositionError) as refused:
        GAME.score_sheet(sheet(**changes))
    assert code in [reason.code for reason in refused.value.reasons]


@pytest.mark.rule("P-SETUP-01")
def test_more_copies_of_a_wish_than_the_box_holds() -> None:
    data = sheet()
    data["envelope"] = dict.fromkeys(data["envelope"], ["row_4"] * 3)
    with pytest.raises(PositionError) as refused:
        GAME.score_sheet(data)
    assert [reason.code for reason in refused.value.reasons] == ["pad_wishes"]


@pytest.mark.rule("P-SCORE-02", "P-SCORE-05")
def test_wishes_counted_at_the_table_give_the_same_points() -> None:
    """Who has judged the photos already writes only how many wishes of each guest were met."""
    judged = GAME.score_sheet(sheet())
    met = {row["guest"]: row["met"] for row in judged.data[0]["guests"]}
    others = [{"name": name, "met": {}} for name in judged.names[1:]]
    players = [{"name": "Ana", "envelopes": 3, "met": met}, *others]
    counted = GAME.score_sheet({"vips": sheet()["vips"], "player": players})
    assert counted.totals == judged.totals
    assert counted.parts == judged.parts
    assert counted.places == judged.places


@pytest.mark.parametrize("met", [{"mia": 4}, {"mia": -1}, {"mia": True}, {"nobody": 1}, [1], 3])
def test_counted_wishes_are_checked(met: Any) -> None:
    with pytest.raises(PositionError) as refused:
        GAME.score_sheet({"player": [{"name": "Ana", "met": met}]})
    assert {reason.code for reason in refused.value.reasons} == {"malformed"}
    assert str(refused.value.reasons[0].args["at"]).startswith("player.Ana.met")


def test_a_player_counts_or_shows_a_photo_but_not_both() -> None:
    both = {"name": "Ana", "met": {"mia": 1}, "guests": {"mia": "c3"}}
    with pytest.raises(PositionError):
        GAME.score_sheet({"player": [both]})
