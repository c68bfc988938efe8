"""Chance is pinned for ever: records of played games depend on these numbers."""

from collections import Counter

from ludoteca.core.rng import _shuffle_plainly, below, fork, next64, shuffle


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
    """Compiled code has a quicker way to the same order and the same next state."""
    rng = 11
    for length in [*range(40), 59, 60, 61, 100, 255] * 40:
        rng, _ = next64(rng)
        cards, plain = list(range(length)), list(range(length))
        assert shuffle(rng, cards) == _shuffle_plainly(rng, plain)
        assert cards == plain


def test_below_is_even() -> None:
    rng, counts = 5, Counter[int]()
    for _ in range(6000):
        rng, value = below(rng, 6)
        counts[value] += 1
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(850 < count < 1150 for count in counts.values())


def test_every_order_of_a_shuffle_occurs_equally() -> None:
    rng, orders = 9, Counter[tuple[int, ...]]()
    for _ in range(6000):
        cards = [0, 1, 2]
        rng = shuffle(rng, cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_forked_streams_differ() -> None:
    assert len({fork(seed, stream) for seed in range(20) for stream in range(20)}) == 400
