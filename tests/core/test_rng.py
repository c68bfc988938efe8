"""Chance is pinned for ever: records of played games depend on these numbers."""

from collections import Counter

import pytest

from ludoteca.core.rng import (
    _shuffle_plainly,
    below,
    fork,
    is_keyed,
    key_of,
    keyed,
    next64,
    shuffle,
    start,
)

KEY = keyed(0x000102030405060708090A0B0C0D0E0F)


def test_splitmix64_golden_values() -> None:
    """The first outputs for seed 1234567, as published for the reference implementation."""
    rng, outputs = 1234567, []
    for _ in range(5):
        rng, value = next64(rng)
        outputs.append(value)
    assert outputs == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_below_and_shuffle_golden_values() -> None:
    assert [below(seed, 10)[1] for seed in range(8)] == [3, 6, 4, 8, 6, 8, 1, 0]
    deck = list(range(20))
    assert (shuffle(42, deck), deck) == (
        3326683750974675196,
        [3, 14, 7, 4, 9, 6, 15, 18, 11, 12, 19, 10, 8, 0, 16, 2, 13, 5, 17, 1],
    )
    assert [fork(7, stream) for stream in range(3)] == [
        7191089600892374487,
        15655175518737100812,
        4743888638024305366,
    ]


def test_a_shuffle_on_machine_words_is_the_shuffle_on_whole_numbers() -> None:
    """Compiled code takes a quicker way to the same order and the same next state."""
    rng = 11
    for length in [*range(40), 59, 60, 61, 100, 255] * 40:
        rng, _ = next64(rng)
        cards, plain = list(range(length)), list(range(length))
        assert shuffle(rng, cards) == _shuffle_plainly(rng, plain)
        assert cards == plain


def test_keyed_golden_values() -> None:
    """BLAKE2s of the counter under the key, the same plain and compiled, for ever."""
    rng, outputs = KEY, []
    for _ in range(4):
        rng, value = next64(rng)
        outputs.append(value)
    assert outputs == [
        10854097488811808753,
        16235955495073164475,
        3167962835281068729,
        570192001407033212,
    ]
    assert rng == KEY + 4
    assert [below(KEY + count, 10)[1] for count in range(8)] == [4, 8, 6, 0, 3, 4, 3, 9]
    deck = list(range(20))
    assert shuffle(KEY, deck) == KEY + 10  # two swaps for each number
    assert deck == [2, 13, 6, 0, 11, 4, 18, 10, 3, 5, 14, 15, 12, 8, 16, 17, 1, 19, 7, 9]
    assert [key_of(fork(KEY, stream)) for stream in (0, 1, -1)] == [
        0x97EB1DF901000F19CF9FC45262C94D74,
        0x9AD4E22B76C5AF30D1FA0725FDDE48FC,
        0x1F77F4F5FF0836E47AC405DD35518D2C,
    ]


def test_the_count_of_a_keyed_state_leaves_its_key_alone() -> None:
    last = keyed(2**128 - 1) + 2**64 - 1
    assert next64(last)[0] == keyed(2**128 - 1)


def test_every_bit_of_a_key_counts() -> None:
    first = {next64(keyed(1 << bit))[1] for bit in range(128)}
    assert len(first | {next64(keyed(0))[1]}) == 129


@pytest.mark.parametrize("seed", [0, 7, -3, 2**53 - 1, 2**64 + 7, 2**191, 2**193 + 7, 2**200])
def test_numbers_of_any_size_start_as_they_always_did(seed: int) -> None:
    assert start(seed) == next64(seed % 2**64)[1]
    assert not is_keyed(seed)


def test_forks_of_keyed_states_are_keyed_and_differ() -> None:
    states = [keyed(key) + count for key in range(5) for count in range(5)]
    forks = {fork(state, stream) for state in states for stream in range(-5, 5)}
    assert len(forks) == 250
    assert all(is_keyed(state) for state in forks)
    assert not {next64(state)[1] for state in states} & {next64(state)[1] for state in forks}


@pytest.mark.parametrize("first", [5, KEY])
def test_below_is_even(first: int) -> None:
    rng, counts = first, Counter[int]()
    for _ in range(6000):
        rng, value = below(rng, 6)
        counts[value] += 1
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(850 < count < 1150 for count in counts.values())


@pytest.mark.parametrize("first", [9, KEY])
def test_every_order_of_a_shuffle_occurs_equally(first: int) -> None:
    rng, orders = first, Counter[tuple[int, ...]]()
    for _ in range(6000):
        cards = [0, 1, 2]
        rng = shuffle(rng, cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_forked_streams_differ() -> None:
    assert len({fork(seed, stream) for seed in range(20) for stream in range(20)}) == 400
