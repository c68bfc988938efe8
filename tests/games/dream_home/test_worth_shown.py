"""What the view says a house is worth: every room with its points, bonuses, and the best roof."""

import random
from itertools import combinations
from typing import Any

import pytest

from ludoteca.games.dream_home.box.contents import DECOR
from ludoteca.games.dream_home.rules.scoring import best_roof, roof_score
from tests.games.dream_home.tables import EMPTY_HOUSE, GAME, code, ending, placing, player, table


def shown(house: dict[str, Any], seat: int | None = 0, **more: Any) -> dict[str, Any]:
    """Return what a seat sees of p1."""
    found: dict[str, Any] = GAME.view(table(house, **more), seat).table["players"][0]
    return found


@pytest.mark.rule("D-HOUSE-04", "D-SCORE-02")
def test_every_room_is_shown_with_its_size_and_points() -> None:
    """From floor 2 to the basement; two of a type that something parts count apart."""
    rooms = shown(player("F2 LV LV LV -- --\nF1 KT KD KT -- --\nB -- GR"))["rooms"]
    assert [(r["space"], r["room"], r["size"], r["points"]) for r in rooms] == [
        ("space.f2c1", "room.living_room", 3, 9),
        ("space.f1c1", "room.kitchen", 1, 1),
        ("space.f1c2", "room.kids_room", 1, 2),
        ("space.f1c3", "room.kitchen", 1, 1),
        ("space.f0c5", "room.garage", 1, 0),
    ]


@pytest.mark.rule("D-SCORE-03")
@pytest.mark.parametrize(("row", "points"), [("PN KT", 3), ("PN KD", 1)])
def test_an_annex_shows_its_points_beside_its_partner(row: str, points: int) -> None:
    assert GAME.box.number("room.pantry.beside_partner", 0, 9) == 3
    assert shown(player(f"F1 {row} -- -- --"))["rooms"][0]["points"] == points


@pytest.mark.rule("D-HOUSE-05", "D-PLACE-06")
@pytest.mark.parametrize("helpers", [[], ["interior_designer"]])
def test_a_room_is_shown_as_finished_if_nothing_may_join_it(helpers: list[str]) -> None:
    """By its size, or by its token unless the Interior Designer lives there."""
    drawn = "F2 LV -- -- -- --\nF1 KT KT BD -- --\nB ## --"
    house = player(drawn, decor={"f1c3": "canopy_bed"}, helpers=helpers)
    rooms = {room["room"]: room.get("finished") for room in shown(house)["rooms"]}
    decorated = None if helpers else "finished.decor"
    assert rooms == {
        "room.living_room": None,
        "room.kitchen": "finished.size",
        "room.bedroom": decorated,
    }
    refused = code(placing("bedroom", house), "place_room(f1c4, up)")
    assert refused == ("legal" if helpers else "ROOM_FINISHED_DECOR")


@pytest.mark.rule("D-SCORE-06", "D-SCORE-07", "D-HELPER-12")
@pytest.mark.parametrize("helpers", [[], ["architect"]])
@pytest.mark.parametrize(
    ("house", "bonuses"),
    [
        ("F1 BT KT -- -- --", []),
        ("F1 BT KT BD -- --", ["bonus.household"]),
        ("F2 BT -- -- -- --\nF1 BT -- -- -- --", ["bonus.bathrooms"]),
        ("F2 BT -- -- -- --\nF1 BT KT BD -- --", ["bonus.bathrooms", "bonus.household"]),
    ],
)
def test_the_bonuses_that_are_earned_are_named(
    house: str, bonuses: list[str], helpers: list[str]
) -> None:
    seen = shown(player(house, helpers=helpers))
    assert seen["bonuses"] == bonuses
    assert seen["points"]["functionality"] == len(bonuses) * (4 if helpers else 3)


@pytest.mark.rule("D-ROOF-02", "D-INFO-02", "D-VAR-03")
@pytest.mark.parametrize("is_open", [False, True])
def test_what_a_hidden_roof_is_worth_is_shown_to_nobody_else(is_open: bool) -> None:
    """Neither its points nor which of its cards would count; its owner may know by an option."""
    house = player("F1 KT -- -- -- --", roof=["red", "red", "red_window", "brown", "red"])
    options = ["open_roofs"] if is_open else []
    for seat in (0, 1, None):
        seen = shown(house, seat, options=options)
        may_see = is_open and seat == 0
        assert ("best_roof" in seen) == ("roofs" in seen) == ("roof" in seen["points"]) == may_see
        if may_see:
            assert seen["points"]["roof"] == 9
            assert seen["best_roof"] == ["roof.red_window", *["roof.red"] * 3]


def test_at_the_end_everybody_sees_the_roofs_that_count() -> None:
    house = player(EMPTY_HOUSE, roof=["red", "brown", "red_window", "red", "purple"])
    state = ending(house, pending=[])
    for seat in (0, 1, None):
        seen = GAME.view(state, seat).table["players"][0]
        assert len(seen["best_roof"]) == 4
        assert seen["points"] == GAME.standing(state).parts[0]


@pytest.mark.rule("D-ROOF-04", "D-ROOF-05", "D-ROOF-06")
def test_the_best_roof_is_worth_as_much_as_any_four_cards() -> None:
    """Of random stacks; the cards are of the stack, and too few make no roof."""
    chance = random.Random(5)
    deck = [roof for roof in range(DECOR) for _ in range(1 if roof % 2 else 4)]
    for size in list(range(9)) * 40:
        stack = tuple(chance.sample(deck, size))
        used = best_roof(GAME.contents, stack)
        fours = [roof_score(GAME.contents, four) for four in combinations(stack, 4)]
        assert roof_score(GAME.contents, used) == max(fours, default=0)
        assert len(used) == (4 if size >= 4 else 0)
        assert all(used.count(roof) <= stack.count(roof) for roof in used)
        assert used == best_roof(GAME.contents, tuple(sorted(stack)))
