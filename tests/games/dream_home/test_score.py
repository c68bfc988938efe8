"""D-SCORE, D-ROOF and D-TIE: what houses are worth and who wins."""

from itertools import combinations
from typing import Any

import pytest

from ludoteca.core.box import Box
from ludoteca.core.game import places_by
from ludoteca.games.dream_home.game import DreamHome
from ludoteca.games.dream_home.rules.scoring import roof_score
from tests.games.dream_home.tables import EMPTY_HOUSE, GAME, ending, parts, player, table

SHEET = """
    F2  KD LV LV BT DR
    F1  BT BD KT PN KT
    B            GR ##
"""


def roof(text: str) -> int:
    """Return the score of a roof stack: `red* 4red brown`."""
    cards: list[int] = []
    for word in text.replace(",", " ").split():
        count, name = (int(word[0]), word[1:]) if word[0].isdigit() else (1, word)
        name = f"roof.{name.removesuffix('*')}{'_window' if name.endswith('*') else ''}"
        cards += [GAME.contents.resource_names.index(name)] * count
    return roof_score(GAME.contents, tuple(cards))


@pytest.mark.rule(
    "D-SCORE-01", "D-SCORE-02", "D-SCORE-03", "D-SCORE-04", "D-SCORE-05", "D-SCORE-06",
    "D-SCORE-07", "D-SCORE-08", "D-ROOF-04", "D-ROOF-05",
)  # fmt: skip
def test_the_rulebooks_house_of_29_points() -> None:
    """G-01."""
    house = player(
        SHEET,
        decor={"f2c2": "piano", "f1c2": "cat_house"},
        roof=["red_window", "red", "brown", "purple"],
    )
    state = ending(house)
    score = {"rooms": 15, "decor": 4, "functionality": 6, "roof": 4, "architect": 0}
    assert parts(state) == score
    assert GAME.standing(state).scores[0] == 29


@pytest.mark.rule("D-ROOF-04", "D-ROOF-05", "D-ROOF-06", "D-ROOF-03", "D-ROOF-01")
@pytest.mark.parametrize(
    ("stack", "points"),
    [
        # G-10
        ("red red brown purple", 3),
        ("red red red red", 8),
        ("red* brown* purple orange", 5),
        ("red* red red red", 9),
        ("red* red red", 0),
        # S-45
        ("4red brown* purple* orange*", 8),
        ("3red brown* purple* orange*", 6),
        ("red* brown* purple* orange*", 7),
        ("4red brown* 3brown", 9),
        ("red* 4red", 9),
        ("red* brown*", 0),
        ("", 0),
    ],
)
def test_roof_scores(stack: str, points: int) -> None:
    assert roof(stack) == points


@pytest.mark.rule("D-ROOF-03", "D-ROOF-01")
def test_four_colours_with_one_window_each() -> None:
    names = [name for name in GAME.contents.resource_names if name.startswith("roof.")]
    windows = [name for name in names if name.endswith("_window")]
    assert len(names) == 8
    assert len(windows) == 4
    assert all(GAME.box.number(f"{name}.copies", 0, 99) == 1 for name in windows)


@pytest.mark.rule("D-SCORE-02")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("BD BD -- -- --", 4),
        ("LV -- -- -- --", 1),
        ("LV LV -- -- --", 4),
        ("LV LV LV -- --", 9),
        ("KT KT -- -- --", 6),
        ("KD -- -- -- --", 2),
        ("KD KD -- -- --", 6),
        ("LV -- LV -- --", 2),
    ],
)
def test_room_values(row: str, points: int) -> None:
    """G-11."""
    assert parts(table(player(f"F1 {row}")))["rooms"] == points


@pytest.mark.rule("D-SCORE-02")
def test_garages() -> None:
    """G-11: 0 alone, 4 together."""
    assert parts(table(player("B GR --")))["rooms"] == 0
    assert parts(table(player("B GR GR")))["rooms"] == 4


@pytest.mark.rule("D-SCORE-03", "D-SCORE-04", "D-SCORE-06", "D-EMPTY-03")
def test_annexes() -> None:
    """S-46: rooms 15, bonus A not earned, bonus B 3."""
    house = player(
        """
        F2  PN -- BD DR BD
        F1  KT BT SA BT LV
        B            GR LA
        """
    )
    house["floor_2"][1] = "empty:kitchen_08"
    state = ending(house)
    assert parts(state)["rooms"] == 15
    assert parts(state)["functionality"] == 3


@pytest.mark.rule("D-SCORE-06", "D-SCORE-07", "D-SCORE-08", "D-HELPER-12")
def test_functionality_with_the_architect() -> None:
    """S-47."""
    house = """
        F2  BT KD KD ## KT
        F1  BT KT SA ## BD
        B            GR ##
    """

    def score(text: str, *helpers: str) -> tuple[int, int]:
        part = parts(ending(player(text, helpers=list(helpers))))
        return part["functionality"], part["architect"]

    assert score(house) == (6, 0)
    assert score(house, "architect") == (8, 3)
    no_bedroom = house.replace("BD", "KD")
    assert score(no_bedroom) == (3, 0)
    assert score(no_bedroom, "architect") == (4, 3)
    no_bath = house.replace("F2  BT", "F2  SA").replace("KT SA", "KT LB")
    assert score(no_bath) == (3, 0)


@pytest.mark.rule("D-SCORE-08")
def test_only_the_exact_types_count() -> None:
    """A kids' room is no bedroom, a sauna no bathroom, a pantry no kitchen."""
    almost = "F2 SA KD KD ## ##\nF1 BT PN ## ## KD\nB GR ##"
    assert parts(ending(player(almost)))["functionality"] == 0


@pytest.mark.rule("D-TIE-01", "D-TIE-02", "D-TIE-03", "D-VAR-04")
def test_tie_break_by_children() -> None:
    """S-48, with houses that tie: face-up cards alone show their children."""
    one = player("F2 ## ## ## ## ##\nF1 ## ## ## ## ##\nB ## ##")
    one["floor_1"] = ["kids_room_02", "empty", "empty", "empty", "living_room_03"]
    two = player("F2 ## ## ## ## ##\nF1 ## ## ## ## ##\nB ## ##")
    two["floor_1"] = ["kids_room_01", "empty", "empty", "empty", "living_room_01"]
    third = player(EMPTY_HOUSE)
    state = ending(one, two, third, pending=[{"is": "reveal"}])
    assert GAME.standing(state).scores == (3, 3, 0)
    assert GAME.standing(state).places == (1, 2, 3)
    one["floor_1"][0] = "empty:kids_room_02"
    one["floor_1"][2] = "kids_room_03"
    state = ending(one, two, third, pending=[{"is": "reveal"}])
    assert GAME.standing(state).places == (1, 2, 3)  # 1 + 1 children against 1 + 0
    two["floor_1"][4] = "living_room_06"
    state = ending(one, two, third, pending=[{"is": "reveal"}])
    assert GAME.standing(state).places == (1, 1, 3)
    assert GAME.standing(state).winners == (0, 1)
    two["floor_1"][4] = "living_room_01"
    shared = ending(one, two, third, pending=[{"is": "reveal"}], options=["no_children"])
    assert GAME.standing(shared).places == (1, 1, 3)


@pytest.mark.rule("D-TIE-01", "D-TIE-02", "D-TIE-03")
def test_places_as_in_the_example() -> None:
    """S-48's numbers: 41 with 3 children, 41 with 2, 40 with any."""
    assert places_by([(41, 3), (41, 2), (40, 9)]) == (1, 2, 3)
    assert places_by([(41, 1), (41, 2), (40, 0)]) == (2, 1, 3)
    assert places_by([(41, 2), (41, 2), (40, 0)]) == (1, 1, 3)


@pytest.mark.rule("D-TIE-03")
def test_lower_places_share_too() -> None:
    houses = [player(EMPTY_HOUSE, roof=["red"] * 4), player(EMPTY_HOUSE), player(EMPTY_HOUSE)]
    state = ending(*houses, pending=[{"is": "reveal"}])
    assert GAME.standing(state).places == (1, 2, 2)


@pytest.mark.rule("D-ROOF-06")
def test_a_roof_is_the_best_of_all_sets_of_four() -> None:
    """I-27 on a few stacks; the property test tries many."""

    def brute(cards: tuple[int, ...]) -> int:
        best = 0
        for four in combinations(cards, 4):
            base = 8 if len({card // 2 for card in four}) == 1 else 3
            best = max(best, base + sum(card % 2 for card in four))
        return best

    for cards in [(0, 0, 0, 1, 2, 3), (1, 3, 5, 7), (0, 2, 4), (0, 0, 0, 0, 3, 5, 7)]:
        assert roof_score(GAME.contents, cards) == brute(cards)


def with_values(**changes: Any) -> DreamHome:
    """Return the game with an owner's values: `roof_mixed`, `kitchen__zone`."""
    rows: dict[str, Any] = {}
    for name, value in changes.items():
        room, _, field = name.partition("__")
        path = f"room.{room}.{field}" if field else f"numbers.{name}"
        rows[path] = {"value": value, "source": "owner"}
    return DreamHome(Box.from_changes(rows))


@pytest.mark.rule("D-ROOF-04", "D-ROOF-06")
def test_a_roof_of_one_colour_is_no_mixed_one_whatever_they_are_worth() -> None:
    contents = with_values(roof_mixed=9, roof_one_colour=2).contents
    assert roof_score(contents, (0, 0, 0, 0)) == 2
    assert roof_score(contents, (0, 0, 0, 2)) == 9
    assert roof_score(with_values(roof_mixed=0).contents, (0, 0, 2, 2)) == 0


@pytest.mark.rule("D-SCORE-05", "D-DECOR-08", "D-HELPER-14")
def test_each_token_beside_the_house_has_its_own_value() -> None:
    rows = {"decor.tree_house.points": 4, "decor.bird_house.points": 6}
    game = DreamHome(
        Box.from_changes({p: {"value": v, "source": "owner"} for p, v in rows.items()})
    )
    for garden, points in (
        (["tree_house"], 4),
        (["bird_house"], 6),
        (["tree_house", "bird_house"], 10),
    ):
        data = {"round": 5, "player": [player(garden=garden), player()]}
        assert parts(game.read_position(data))["decor"] == points


@pytest.mark.rule("D-SCORE-03")
def test_an_annex_may_have_any_partner_of_the_box() -> None:
    """Even the first room of the box file; what else stands beside it adds nothing."""
    game = with_values(sauna__partner="living_room")
    for row, points in (("LV SA -- -- --", 1 + 3), ("BT SA -- -- --", 1 + 1)):
        data = {"round": 5, "player": [player(f"F1 {row}"), player()]}
        assert parts(game.read_position(data))["rooms"] == points


@pytest.mark.rule("D-SCORE-07")
@pytest.mark.parametrize("basement", ["KT --", "-- KT"])
def test_bonus_b_counts_every_floor(basement: str) -> None:
    """With a box in which kitchens are basement rooms."""
    game = with_values(kitchen__zone="basement")
    house = player(f"F2 BT -- -- -- --\nF1 BD -- -- -- --\nB {basement}")
    state = game.read_position({"round": 5, "player": [house, player()]})
    assert game.faults(state) == []
    assert parts(state)["functionality"] == 3


@pytest.mark.rule("D-TIE-02")
def test_every_face_up_card_shows_its_children() -> None:
    """From the first card of the box file on."""
    game = with_values(living_room__children=[3, *[0] * 11])
    one, two = player("F1 LV -- -- -- --"), player("F1 LV -- -- -- --")
    one["floor_1"][0], two["floor_1"][0] = "living_room_02", "living_room_01"
    state = game.read_position({"round": 5, "player": [one, two]})
    assert [p["children"] for p in game.view(state, None).table["players"]] == [0, 3]
    assert game.standing(state).places == (2, 1)
