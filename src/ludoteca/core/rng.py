"""Chance on a plain int: SplitMix64, so that a seed gives the same game for ever and everywhere.

The state of the generator is one int inside the game's State; every function takes it and returns
the next one. Nothing here may change its results: records of played games depend on them.
"""
# compiled

from typing import Final

MASK64: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15


def next64(rng: int) -> tuple[int, int]:
    """Return the next state and 64 random bits.

    >>> next64(0)
    (11400714819323198485, 16294208416658607535)
    """
    rng = (rng + GOLDEN) & MASK64
    z = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK64
    return rng, z ^ (z >> 31)


def below(rng: int, n: int) -> tuple[int, int]:
    """Return the next state and a number from 0 to n - 1, all equally likely.

    >>> below(1, 6)
    (11400714819323198486, 4)
    """
    limit = (1 << 32) - (1 << 32) % n
    while True:
        rng, bits = next64(rng)
        high = bits >> 32
        if high < limit:
            return rng, high % n
        low = bits & 0xFFFFFFFF
        if low < limit:
            return rng, low % n


def shuffle(rng: int, items: list[int]) -> int:
    """Leave the items in a random order and return the next state.

    Each 64 bits serve two swaps; a half that would favour some order is thrown away.

    >>> cards = [1, 2, 3, 4, 5]
    >>> shuffle(7, cards)
    4354685564936845361
    >>> cards
    [4, 2, 5, 1, 3]
    """
    bits = 0
    halves = 0
    i = len(items) - 1
    while i > 0:
        if halves == 0:
            rng, bits = next64(rng)
            halves = 2
        half = bits & 0xFFFFFFFF
        bits >>= 32
        halves -= 1
        n = i + 1
        if half < (1 << 32) - (1 << 32) % n:
            j = half % n
            items[i], items[j] = items[j], items[i]
            i -= 1
    return rng


def fork(rng: int, stream: int) -> int:
    """Return a new independent state: number `stream` grown from this one."""
    _, mixed = next64((rng ^ (stream * 0xD1342543DE82EF95)) & MASK64)
    return mixed
