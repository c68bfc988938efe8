"""Positions of a party: readable, with defaults, back and forth, refused when they cannot be."""

import random
from typing import Any

import pytest

from ludoteca.core.events import SILENT
from ludoteca.core.positions import PositionError, read_position, write_position
from ludoteca.core.wire import WireError
from ludoteca.games import load
from tests.games.picture_perfect.tables import F4, GAME, position

SHORT = """
game = "picture_perfect"

[table]
card = "theft"

[table.envelope]
clara = ["row_1", "left", "next_to_leo"]

[[table.players]]
envelopes = ["clara", "carmen", "nina"]

[[table.players]]
envelopes = ["olga", "stella", "mia"]
vip = "olga"

[[table.players]]
envelopes = ["victor", "otto", "leo"]

[[table.players]]
envelopes = ["hugo", "bruno", "marco"]
"""


def test_a_short_position_is_enough() -> None:
    game, state = read_position(SHORT, load)
    assert str(game.tell(game.decisions(state)[0].options[0])) == "steal(olga)"
    again = write_position(game, state)
    twin = read_position(again, load)[1]
    assert game.state_hash(twin) == game.state_hash(state)
    assert 'clara = ["row_1", "left", "next_to_leo"]' in again


def hash_of(text: str) -> str:
    """Return the hash of the state in a position."""
    game, state = read_position(text, load)
    return game.state_hash(state)


@pytest.mark.parametrize("mode", ["base", "auction"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_moment_can_be_written_and_read(seats: int, mode: str) -> None:
    chance = random.Random(seats)
    state = GAME.setup(seats, {"mode": mode, "doubt": "vote"}, seats)
    number = 0
    while state.stack:
        decision = chance.choice(GAME.decisions(state))
        if number % 4 == 0:
            for request in decision.requests[:1]:
                GAME.request(state, decision.seat, request, SILENT)
            text = write_position(GAME, state)
            assert hash_of(text) == GAME.state_hash(state)
        number += 1
        is_open = decision.open is not None
        answer: Any = decision.open.sample(number) if is_open else chance.choice(decision.options)  # type: ignore[union-attr]
        GAME.apply(state, decision.seat, answer)
    text = write_position(GAME, state)
    assert hash_of(text) == GAME.state_hash(state)


BROKEN: dict[str, dict[str, Any]] = {
    "decorations_lost": {"players": [{"decorations": 11}, {}]},
    "envelopes_uneven": {"players": [{"envelopes": ["clara"]}, {}]},
    "cards_lost": {"envelope": {"clara": ["left", "left", "left"]}, "players": [{}, {}]},
    "deck_wrong": {"deck": ["dance"], "players": [{}, {}]},
    "round_wrong": {"round": 4, "players": [{}, {}]},
    "open_elsewhere": {"players": [{"open": "clara"}, {}]},
    "scene_wrong": {"players": [{"scene": {"guests": {}, "decor": [[0, 40]]}}, {}]},
    "won_too_long": {"players": [{"won": ["clara"]}, {}]},
}


@pytest.mark.parametrize("code", BROKEN)
def test_a_position_that_cannot_be_is_refused(code: str) -> None:
    state = GAME.read_position(BROKEN[code])
    assert code in [fault.code for fault in GAME.faults(state)]


def test_faults_that_only_a_program_can_make() -> None:
    state = position(F4).state
    assert GAME.faults(state) == []
    state.vip[0] = 77
    assert [fault.code for fault in GAME.faults(state)] == ["vips_lost"]
    state.vip[0] = -1
    state.where[0] = 9
    assert [fault.code for fault in GAME.faults(state)] == ["envelopes_lost"]
    moved = position(F4, mode="auction")
    moved.state.won = [12]
    assert "won_by_nobody" in [fault.code for fault in GAME.faults(moved.state)]
    base = position(F4).state
    base.decorations = [11, 9, 10, 10]
    assert "decorations_moved" in [fault.code for fault in GAME.faults(base)]


MALFORMED: list[dict[str, Any]] = [
    {"players": [{}]},
    {"players": [{"gold": 1}, {}]},
    {"players": [{}, {}], "colour": 1},
    {"players": [{"envelopes": ["clara"]}, {"envelopes": ["clara"]}]},
    {"players": [{"envelopes": ["bob"]}, {}]},
    {"players": [{}, {}], "options": {"mode": "party"}},
    {"players": [{}, {}], "options": {"modes": "base"}},
    {"players": [{}, {}], "envelope": {"bob": ["left", "left", "left"]}},
    {"players": [{"scene": {"guests": 3}}, {}]},
    {"players": [{}, {}], "stack": [{"is": "tally"}], "centre": ["clara"]},
]


@pytest.mark.parametrize("data", MALFORMED)
def test_what_is_not_understood_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(WireError):
        GAME.read_position(data)


def test_a_broken_position_file_gives_its_reasons() -> None:
    with pytest.raises(PositionError) as refused:
        read_position(SHORT.replace('vip = "olga"', "decorations = 3"), load)
    assert refused.value.reasons[0].code == "decorations_lost"


def test_what_a_position_does_not_say_is_as_at_the_beginning() -> None:
    """The first player starts, and chance begins at 0."""
    data = GAME.write_position(position(F4, start="C").state)
    data["rng"] = f"{7:016x}"
    assert (GAME.read_position(data).first, GAME.read_position(data).rng) == (2, 7)
    del data["first"], data["rng"]
    assert (GAME.read_position(data).first, GAME.read_position(data).rng) == (0, 0)
