"""Seeds: small numbers to get the same game again, keys where nobody may guess the game."""

import json
import random
from typing import Any

import pytest

from ludoteca.core.decisions import Composed, Decision, OpenQuestion
from ludoteca.core.records import Record, final_state, read_record
from ludoteca.core.rng import fork, is_keyed, key_of, keyed
from ludoteca.core.seeds import Fair, commit, read_seed, seed_data
from ludoteca.core.wire import WireError
from ludoteca.games import GAMES, load
from ludoteca.tables.book.heads import new_seed
from tests.conformance.walks import any_choice, game_of
from tests.shipped import SHIPPED

KEY = "00112233445566778899aabbccddeeff"
# What this key deals, for ever: the plain and the compiled engine agree on it.
DEALT = {
    "pebbles": "5f85e48aa76ceab8",
    "fort": "b9a375cd00b89e79",
    "dream_home": "7f6fe30c76a0b96f",
    "picture_perfect": "535013842065cab2",
}


def played(key: str, seed: int) -> tuple[Record, Any]:
    """Return the record of a game played at random."""
    game, chance = game_of(key), random.Random(key)
    seats = max(game.seat_counts)
    record = Record.start(game, seats, seed=seed)
    state = game.setup(seats, None, seed)
    while state.stack:
        seat, choice = any_choice(game, state, chance)
        record.add(seat, choice)
        game.apply(state, seat, choice)
    record.hash = game.state_hash(state)
    return record, game


@pytest.mark.parametrize("key", DEALT)
def test_a_key_deals_the_same_game_for_ever(key: str) -> None:
    game = game_of(key)
    dealt = game.setup(max(game.seat_counts), None, read_seed(KEY))
    assert set(DEALT) == set(SHIPPED)
    assert is_keyed(dealt.rng)
    assert game.state_hash(dealt) == DEALT[key]
    assert game.state_hash(game.read_state(game.write_state(dealt))) == DEALT[key]


@pytest.mark.parametrize("key", GAMES)
def test_a_game_of_a_key_is_recorded_and_replayed(key: str) -> None:
    record, game = played(key, read_seed(KEY))
    data = json.loads(json.dumps(record.write(game)))
    assert data["seed"] == KEY
    again, loaded = read_record(data, load)
    assert again.seed == record.seed
    assert loaded.state_hash(final_state(again, loaded)) == record.hash


@pytest.mark.parametrize("seed", [7, -3, 2**64 + 7, 2**192 + 7, 2**193 - 1, 2**200 + 7])
def test_numbers_of_old_records_stay_numbers(seed: int) -> None:
    """There was no limit once: what looks like a key is just a number, and deals as ever."""
    record, game = played("pebbles", seed % 2**64)
    again, loaded = read_record({**record.write(game), "seed": seed}, load)
    assert loaded.state_hash(final_state(again, loaded)) == record.hash
    assert not is_keyed(again.seed)


@pytest.mark.parametrize("data", ["7", KEY[1:], KEY + "0", KEY.upper(), "g" * 32, 7.0, None, True])
def test_invalid_seeds_are_refused(data: object) -> None:
    with pytest.raises(WireError):
        read_seed(data)


class Arrange(OpenQuestion):
    """An open question that remembers the chance it was answered with."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def sample(self, rng: int) -> Composed:
        self.heard.append(rng)
        return Composed()


@pytest.mark.parametrize("seed", [7, keyed(7)])
def test_an_answer_that_nobody_gave_tells_nothing_of_chance_to_come(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    game, question = load("pebbles"), Arrange()
    state = game.setup(2, seed=seed)
    asked = Decision(0, "fist", [], open=question)
    monkeypatch.setattr(type(game), "decision", lambda game, state, seat: asked)
    for _ in range(2):  # the same for the same state
        game.fallback(state, 0)
    assert question.heard == [fork(state.rng, 7)] * 2
    assert is_keyed(question.heard[0]) == is_keyed(seed)


def test_new_keys_have_128_bits_and_no_two_are_alike() -> None:
    keys = {new_seed() for _ in range(1000)}
    assert len(keys) == 1000
    assert all(is_keyed(key) and read_seed(seed_data(key)) == key for key in keys)
    for bit in range(128):  # each bit is random: none is the same in all thousand keys
        assert {key_of(key) >> bit & 1 for key in keys} == {0, 1}


def test_a_promise_fits_one_seed_and_one_salt() -> None:
    seed = read_seed(KEY)
    fair = Fair(commit(seed, "sea"), "sea")
    assert fair.fits(seed)
    assert not fair.fits(keyed(key_of(seed) ^ 1))
    assert not fair._replace(salt="see").fits(seed)
    assert Fair(commit(7, "sea"), "sea").fits(7)  # the kind of promise made before there were keys


def test_nobody_can_promise_a_key_and_a_number_at_once() -> None:
    digits = "12345678901234567890123456789012"
    seed, number = read_seed(digits), int(digits)
    fair = Fair(commit(seed, "sea"), "sea")
    assert commit(number, "sea") == fair.commitment
    assert fair.fits(seed)
    assert not fair.fits(number)


def test_records_carry_what_was_promised() -> None:
    record, game = played("pebbles", read_seed(KEY))
    assert "fair" not in record.write(game)
    record.fair = Fair(commit(record.seed, "sea"), "sea")
    again, _ = read_record(record.write(game), load)
    assert again.fair == record.fair
    assert again.with_entries([]).fair == record.fair
    with pytest.raises(WireError):
        read_record({**record.write(game), "fair": {"salt": "sea"}}, load)
