"""The score pad for a real table: what it counts, and the tables it refuses."""

import tomllib
from typing import Any

import pytest

from ludoteca.core.positions import PositionError
from ludoteca.games.fort.edge.pad import score_sheet
from tests.games.fort.printed import CARDS, Voice

TABLE = """
[[player]]
name = "Rulico"
track = 17
fort_level = 5
pizza = 2
toys = 1
pack_pizza = 1
pack_toys = 2
lookout = ["bug", "bug", "the_moles", "zip"]
cards = ["chef", "blades", "prince", "dot"]
made_up_rule = "popularity"
macaroni = true

[[player]]
name = "Lui"
track = 33
fort_level = 4
cards = ["rusty", "bud", "captain"]
made_up_rule = "minimalism"
"""


def table(**changes: Any) -> dict[str, Any]:
    """Return the table above with the first player changed."""
    data = tomllib.loads(TABLE)
    data["player"][0].update(changes)
    return data


@pytest.mark.rule("F-END-06", "F-END-08")
def test_the_rulebooks_example_on_the_pad() -> None:
    """G-20: 48 against 48, and the higher fort wins alone."""
    sheet = score_sheet(CARDS, table())
    assert sheet.names == ("Rulico", "Lui")
    assert sheet.parts[0] == {"track": 17, "level": 23, "made_up_rule": 4, "macaroni": 4}
    assert sheet.totals == (48, 48)
    assert sheet.places == (1, 2)
    assert [note.code for note in sheet.notes] == ["tie_by_level"]
    assert sheet.data["winners"] == ["Rulico"]
    assert sheet.data["players"][1] == {
        "name": "Lui",
        "parts": {"track": 33, "level": 15, "made_up_rule": 0, "macaroni": 0},
        "score": 48,
        "place": 2,
    }


@pytest.mark.rule("F-END-08")
def test_a_shared_victory_is_noted() -> None:
    """S-56 on the pad."""
    data = table(track=20, fort_level=1, macaroni=False, lookout=[], pack_pizza=0)
    data["player"][1].update(track=20, fort_level=1)
    sheet = score_sheet(CARDS, data)
    assert sheet.places == (1, 1)
    assert [note.code for note in sheet.notes] == ["victory_shared"]
    assert sheet.data["winners"] == ["Rulico", "Lui"]


def test_most_fields_may_be_left_out() -> None:
    """A name, the track and the level are enough."""
    short = {"player": [{"name": n, "track": t, "fort_level": 0} for n, t in (("A", 3), ("B", 5))]}
    sheet = score_sheet(CARDS, short)
    assert sheet.totals == (3, 5)
    assert sheet.notes == ()


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"fort_level": 6}, "pad_level"),
    ({"pizza": 5}, "pad_stuff"),
    ({"toys": 5}, "pad_stuff"),
    ({"pack_pizza": 5}, "pad_pack"),
    ({"lookout": ["bug", "bug", "dash", "dash", "chef", "patch", "doc"]}, "pad_lookout"),
    ({"cards": ["captain"]}, "pad_too_many_copies"),
    ({"cards": ["bug"]}, "pad_too_many_copies"),
    ({"cards": ["ace"]}, "pad_foreign_friend"),
    ({"made_up_rule": "none"}, "pad_rule_missing"),
    ({"fort_level": 0, "macaroni": False, "lookout": [], "pack_toys": 0}, "pad_rule_early"),
    ({"made_up_rule": "minimalism"}, "pad_card_twice"),
    ({"fort_level": 3, "pack_pizza": 0}, "pad_macaroni_early"),
    ({"macaroni": False}, "pad_macaroni_unowned"),
    ({"cards": ["gandalf"]}, "position_malformed"),
    ({"made_up_rule": "monopoly"}, "position_malformed"),
    ({"track": -1}, "position_malformed"),
    ({"colour": "red"}, "position_malformed"),
]


@pytest.mark.parametrize(("changes", "reason"), REFUSED)
def test_impossible_tables_are_refused(changes: dict[str, Any], reason: str) -> None:
    """Each with its own reason, and only that one."""
    with pytest.raises(PositionError) as refused:
        score_sheet(CARDS, table(**changes))
    assert [r.code for r in refused.value.reasons] == [reason]


def test_every_fault_is_told() -> None:
    """The owner need not come back once per mistake."""
    with pytest.raises(PositionError) as refused:
        score_sheet(CARDS, table(pizza=9, pack_toys=9, cards=["captain"]))
    codes = {r.code for r in refused.value.reasons}
    assert codes == {"pad_stuff", "pad_pack", "pad_too_many_copies"}


def test_two_owners_of_the_macaroni() -> None:
    """There is one card of it (F-FORT-10)."""
    data = table()
    data["player"][1].update(fort_level=5, macaroni=True)
    with pytest.raises(PositionError) as refused:
        score_sheet(CARDS, data)
    assert [r.code for r in refused.value.reasons] == ["pad_macaroni_twice"]


@pytest.mark.rule("F-SETUP-01")
@pytest.mark.parametrize("count", [0, 1, 5])
def test_the_number_of_players_is_checked(count: int) -> None:
    """Two to four."""
    entries = [{"name": f"P{n}", "track": 0, "fort_level": 0} for n in range(count)]
    with pytest.raises(PositionError) as refused:
        score_sheet(CARDS, {"player": entries})
    assert [r.code for r in refused.value.reasons] == ["bad_player_count"]


@pytest.mark.rule("F-PERK-15")
def test_the_backpack_widens_the_pack() -> None:
    """A Pack beyond the level needs the perk, and the perk needs its level."""
    with pytest.raises(PositionError):
        score_sheet(CARDS, table(pack_pizza=6))
    assert score_sheet(CARDS, table(pack_pizza=6, perk="xxl_backpack")).totals == (48, 48)
    low = table(fort_level=1, macaroni=False, lookout=[], perk="xxl_backpack", pack_pizza=0)
    with pytest.raises(PositionError) as refused:
        score_sheet(CARDS, low)
    assert [r.code for r in refused.value.reasons] == ["pad_perk_early"]


@pytest.mark.parametrize("code", ["pad_stuff", "pad_foreign_friend", "tie_by_level"])
def test_reasons_of_the_pad_have_words(code: str) -> None:
    """A few of them spoken; that none is missing is proved for all games elsewhere."""
    args = {"name": "Lui", "kind": "pizza", "value": 5, "limit": 4, "tied": "A, B", "winner": "A"}
    assert Voice("fr").say(f"reason-{code}", **args)
