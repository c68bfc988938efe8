"""Positions as people write them, and what is refused about them."""

import random
import tomllib

import pytest

from ludoteca.core import toml
from ludoteca.core.frames import playout
from ludoteca.core.wire import WireError
from tests.games.dream_home.tables import EMPTY_HOUSE, GAME, asked, player


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_written_positions_read_back(seats: int) -> None:
    """At every kind of moment, TOML and back gives the equal state."""
    chance = random.Random(seats)
    state = GAME.setup(seats, {"open_roofs": True}, seed=seats)
    while state.asked is not None:
        if chance.random() < 0.3:
            data = tomllib.loads(toml.dumps(GAME.write_position(state)))
            assert GAME.state_hash(GAME.read_position(data)) == GAME.state_hash(state)
        playout(state, chance.getrandbits(32), 1)
    data = tomllib.loads(toml.dumps(GAME.write_position(state)))
    assert GAME.state_hash(GAME.read_position(data)) == GAME.state_hash(state)


def test_a_position_needs_only_what_matters() -> None:
    """A round and two players: the first player's turn, all other cards dealt somewhere."""
    state = GAME.read_position({"round": 3, "player": [{}, {}]})
    assert GAME.faults(state) == []
    assert asked(state) == "p1 take_column"


def faulty(**table: object) -> list[str]:
    """Return the codes of the faults of a position."""
    state = GAME.read_position({"round": 5, "player": [player(), player()], **table})
    return [fault.code for fault in GAME.faults(state)]


@pytest.mark.rule("D-HOUSE-02", "D-PLACE-03", "D-PLACE-05", "D-DECOR-04", "D-DECOR-03")
def test_faults() -> None:
    """I-01 to I-03, I-05, I-06, I-12 to I-16."""
    assert faulty() == []
    two = player("F1 LV LV -- -- --", decor={"f1c1": "piano", "f1c2": "paintings"})
    assert faulty(player=[two, player()]) == ["DECOR_ROOM_HAS_TOKEN"]
    assert faulty(player=[player("F2 LV -- -- -- --"), player()]) == ["NO_SUPPORT"]
    assert faulty(player=[player("F1 GR -- -- -- --"), player()]) == ["WRONG_ZONE"]
    assert faulty(player=[player("F1 BT BT -- -- --"), player()]) == ["ROOM_TOO_LARGE"]
    wrong = player("F1 BT ## -- -- --", decor={"f1c1": "piano", "f1c2": "cat_house"})
    assert faulty(player=[wrong, player()]) == ["DECOR_WRONG_TYPE", "DECOR_NOT_A_ROOM"]
    assert faulty(player=[player(garden=["piano"]), player()]) == ["garden_token"]
    assert faulty(rooms=["kitchen_01", "kitchen_01", "none", "none", "none"]) == ["room_card_count"]
    assert faulty(box_resources=["drill", "drill"]) == ["resource_card_count"]
    assert "token_count" in faulty(player=[player(garden=["tree_house"])] * 2)
    assert "deck_size" in faulty(room_deck=["kitchen_01"])
    crowd = player("F1 BT LV LV -- --\nB GR GR")
    assert faulty(player=[crowd, player()]) == ["house_cards"]  # already five before the turn


@pytest.mark.rule("D-TURN-06", "D-TOOL-18")
def test_a_house_must_be_full_at_the_end() -> None:
    data = {"round": 12, "player": [player(), player(EMPTY_HOUSE)], "pending": [{"is": "reveal"}]}
    assert "house_cards" in [fault.code for fault in GAME.faults(GAME.read_position(data))]


@pytest.mark.parametrize(
    "table",
    [
        {"player": [{}]},
        {"player": [{"floor_1": ["attic", "vacant", "vacant", "vacant", "vacant"]}, {}]},
        {"player": [{"basement": ["library", "library"]}, {}]},
        {"player": [{"decor": {"f0c1": "piano"}}, {}]},
        {"player": [{"decor": {"f1c1": "harp"}}, {}]},
        {"player": [{"tools": ["hammer"]}, {}]},
        {"player": [{"tools": ["architect"]}, {}]},
        {"pending": [{"is": "dance"}]},
        {"attic": 1},
    ],
)
def test_words_that_cannot_be_read(table: dict[str, object]) -> None:
    with pytest.raises(WireError):
        GAME.read_position({"round": 5, "player": [{}, {}], **table})
