"""What everybody sees of the table: the display, the houses with their cards, what is pending."""

import pytest

from ludoteca.core.events import SILENT
from ludoteca.games.dream_home.edge.observation import HomeObservation
from ludoteca.games.dream_home.game import DreamHome
from tests.games.dream_home.tables import GAME, display, placing, player, table

CARDS = display(c1="bathroom_02", c2="kitchen_03+purple", c4="bedroom_05+architect")


@pytest.mark.rule("D-SETUP-03", "D-INFO-01")
def test_the_display_shows_its_columns_in_order() -> None:
    """Columns 1 to 5, emptied ones too; column 1 has no place for a resource."""
    assert GAME.view(table(player(), **CARDS), None).table["display"] == [
        {"column": 1, "room": "room.bathroom", "copy": 2},
        {"column": 2, "room": "room.kitchen", "copy": 3, "resource": "roof.purple"},
        {"column": 3, "room": "spot.nothing", "resource": "spot.nothing"},
        {"column": 4, "room": "room.bedroom", "copy": 5, "resource": "helper.architect"},
        {"column": 5, "room": "spot.nothing", "resource": "spot.nothing"},
    ]


@pytest.mark.rule("D-TOOL-10", "D-INFO-01")
@pytest.mark.parametrize("skipped", [[], ["p1"], ["p2"], ["p3"], ["p1", "p3"]])
def test_who_has_no_turn_is_shown(skipped: list[str]) -> None:
    turn = [{"is": "take_column", "seat": "p2"}]
    state = table(player(), player(), player(), skipped=skipped, pending=turn, **CARDS)
    seats = [f"seat.{int(name[1]) - 1}" for name in skipped]
    assert GAME.view(state, None).table["skipped"] == seats


@pytest.mark.rule("D-INFO-01", "D-INFO-05")
def test_a_house_shows_which_card_lies_where() -> None:
    """Face up or face down, by its number; nothing where there is no card, or a Scaffold."""
    house = player("F1 LV LV -- [] --\nB [] GR")
    house["floor_1"][:2] = ["living_room_12", "empty:kitchen_04"]
    house["basement"][1] = "garage_02"
    shown = GAME.view(table(house, **CARDS), 1).table["players"][0]
    assert shown["floor_2"] == ["spot.vacant"] * 5
    assert shown["floor_1"][:2] == ["room.living_room", "spot.empty_room"]
    assert shown["basement"] == ["spot.scaffold", "room.garage"]
    assert shown["copies"] == [0] * 5 + [12, 4, 0, 0, 0] + [0, 2]


@pytest.mark.rule("D-INFO-01")
def test_the_card_that_is_to_be_placed_is_shown_to_all() -> None:
    state = placing("kitchen_03", player())
    for seat in (None, 0, 1):
        assert GAME.view(state, seat).table["pending"] == [
            {"step": "step.take_column", "seat": "seat.1"},
            {"step": "step.place_room", "seat": "seat.0", "room": "room.kitchen", "copy": 3},
        ]


@pytest.mark.rule("D-SETUP-06")
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_host_may_name_who_begins(seats: int) -> None:
    """Whoever sits at the table, and whoever would begin by chance; the cards are the same."""
    by_chance = set[int]()
    for seed in range(16):
        usual = GAME.setup(seats, seed=seed)
        by_chance.add(usual.first)
        for seat in range(seats):
            state = GAME.setup(seats, {"first_player": f"p{seat + 1}"}, seed)
            assert (state.first, state.marker) == (seat, seat)
            assert (state.rooms, state.room_deck) == (usual.rooms, usual.room_deck)
    assert by_chance == set(range(seats))


@pytest.mark.rule("D-SETUP-05")
def test_before_the_first_deal_nobody_is_asked() -> None:
    state = GAME.begin(2, GAME.check_options(None), 3, SILENT)
    assert (state.asked, state.round) == (None, 0)


def test_learners_get_numbers_of_this_game() -> None:
    """Not only those that can be read from any game's facts."""
    assert isinstance(DreamHome().observation, HomeObservation)
