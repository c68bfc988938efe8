"""Positions of Fort: written whole, read with little, refused when they cannot be."""

import random
from typing import Any

import pytest

from ludoteca.core.positions import PositionError, read_position, write_position
from ludoteca.core.wire import WireError
from ludoteca.games import load
from ludoteca.games.fort.rules.table.state import FortState
from tests.games.fort.tables import GAME, player, table

SMALL = """
game = "fort"

[table]
[[table.player]]
hand = ["bug", "the_moles"]
pizza = 1

[[table.player]]
hand = ["scout"]
"""


def faults_of(change: dict[str, Any], **more: Any) -> list[str]:
    """Return the codes of what is wrong with a position of two."""
    state = GAME.read_position({"player": [player(**change), player()], **more})
    return [reason.code for reason in GAME.faults(state)]


def test_any_moment_survives_being_written_and_read() -> None:
    """In mid-effect and in mid-draft, in all editions."""
    for seed, options in enumerate(({}, {"edition": "it"}, {"setup": "advanced"})):
        chance = random.Random(seed)
        state = GAME.setup(3, options, seed)
        count = 0
        while state.asked is not None:
            if count % 17 == 0:
                game, again = read_position(write_position(GAME, state), load)
                assert game.state_hash(again) == GAME.state_hash(state)
            GAME.apply(state, state.asked.seat, chance.choice(state.asked.options))
            count += 1


def test_a_position_needs_only_what_matters() -> None:
    _, state = read_position(SMALL, load)
    assert isinstance(state, FortState)
    assert (state.tokens[0], state.leader, len(state.park)) == (1, 0, 3)
    assert state.asked is not None
    assert state.asked.kind == "choose_play"


@pytest.mark.rule("F-SETUP-02", "F-FORT-01", "F-FORT-02", "F-FORT-08", "F-FORT-09", "F-FORT-10")
@pytest.mark.parametrize(
    ("change", "more", "code"),
    [
        ({"hand": "bones bones"}, {}, "fault_copies"),
        ({"stuff": "5p"}, {}, "fault_stuff"),
        ({"pack": "2p"}, {}, "fault_pack"),
        ({"lookout": "bug chef"}, {}, "fault_lookout"),
        ({"hand": "bug bug chef chef dash dash tink"}, {}, "fault_hand"),
        ({"level": 6}, {"macaroni": "p1", "ending": "level"}, "fault_level"),
        ({"made_up_rule": "loner"}, {}, "fault_rule"),
        ({"perk": "bribe"}, {}, "fault_perk"),
        ({}, {"rule_pile": ["loner"]}, "fault_rule_pile"),
        ({}, {"perk_row": ["bribe"]}, "fault_perk_row"),
        ({"level": 5}, {"ending": "level"}, "fault_macaroni"),
        ({}, {"park": ["bug"]}, "fault_park"),
        ({"yard": "bug"}, {}, "fault_play_area"),
        ({"hand": "rusty"}, {}, "fault_friends"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, Any], more: dict[str, Any], code: str) -> None:
    assert code in faults_of(change, **more)


@pytest.mark.rule("F-SETUP-05")
def test_two_players_cannot_have_one_board() -> None:
    data = {"player": [player(board="red"), player(board="red")]}
    assert [r.code for r in GAME.faults(GAME.read_position(data))] == ["colour_taken"]
    with pytest.raises(PositionError):
        read_position(SMALL.replace("pizza = 1", "pizza = 9"), load)


@pytest.mark.rule("F-END-03")
def test_an_empty_park_deck_means_the_end_is_near() -> None:
    game = table(player()).leave_in_park_deck(0)
    game.state.ending = 0
    assert [reason.code for reason in GAME.faults(game.state)] == ["fault_ending"]


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ({"player": []}, "player"),
        ({"player": [player(), player()], "order": ["p1", "p1"]}, "order"),
        ({"player": [player(hand="nobody"), player()]}, "player[0].hand[0]"),
    ],
)
def test_malformed_positions_say_where(data: dict[str, Any], path: str) -> None:
    with pytest.raises(WireError) as refused:
        GAME.read_position(data)
    assert refused.value.path == path
