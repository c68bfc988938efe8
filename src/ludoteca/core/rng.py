"""Chance from one int, so that a seed gives the same game everywhere and for ever.

The state of the generator is one int inside the game's State; every function takes it and returns
the next one. There are two kinds. Up to 64 bits it is SplitMix64: quick, and predictable to anyone
who has seen enough of its results. A keyed state is a marker, a secret key of 128 bits and a
counter: what comes next is BLAKE2s of the counter under the key, and nobody can work it out
without the key.

No function here may ever change its results: records of played games depend on them.
"""
# compiled

import hashlib
from typing import Final

from ludoteca.core.compiling import i64

MASK64: Final = 0xFFFFFFFFFFFFFFFF
PLAIN: Final = __file__.endswith(".py")
GOLDEN: Final = 0x9E3779B97F4A7C15

KEY_BITS: Final = 128
KEYED: Final = 1 << 192  # the marker of a keyed state, above its key and its counter
BEYOND: Final = 1 << 193
DRAW: Final = b"ludoteca"  # what the key is used for: two uses never give the same bits
FORK: Final = b"ludofork"


def is_keyed(rng: int) -> bool:
    """Return whether a state, or a seed, has a secret key."""
    return KEYED <= rng < BEYOND


def keyed(key: int) -> int:
    """Return the seed that stands for a secret key; it is also the first state."""
    return KEYED | ((key & ((1 << KEY_BITS) - 1)) << 64)


def key_of(rng: int) -> int:
    """Return the secret key of a keyed state or seed."""
    return (rng ^ KEYED) >> 64


def start(seed: int) -> int:
    """Return the state that a game with this seed begins with.

    >>> start(7), start(keyed(7)) == keyed(7)
    (7191089600892374487, True)
    """
    if is_keyed(seed):
        return seed
    return next64(seed & MASK64)[1]


def _under_key(rng: int, use: bytes, size: int, more: bytes) -> int:
    """Return a number of `size` bytes, which only this state's key yields at this count."""
    key = key_of(rng).to_bytes(16, "big")
    message = (rng & MASK64).to_bytes(8, "big") + more
    digest = hashlib.blake2s(message, digest_size=size, key=key, person=use).digest()
    return int.from_bytes(digest, "big")


def _next_keyed(rng: int) -> tuple[int, int]:
    bits = _under_key(rng, DRAW, 8, b"")
    count = (rng + 1) & MASK64
    return (rng >> 64) << 64 | count, bits


def next64(rng: int) -> tuple[int, int]:
    """Return the next state and 64 random bits.

    >>> next64(0)
    (11400714819323198485, 16294208416658607535)
    """
    if rng >= KEYED and is_keyed(rng):
        return _next_keyed(rng)
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
    if PLAIN or (rng >= KEYED and is_keyed(rng)):
        return _shuffle_plainly(rng, items)
    # Two halves of 32 bits: every product is cut to 32 bits, so that machine words suffice.
    high: i64 = rng >> 32
    low: i64 = rng & 0xFFFFFFFF
    first: i64 = 0
    second: i64 = 0
    halves: i64 = 0
    i: i64 = len(items) - 1
    while i > 0:
        if halves == 0:
            low += 0x7F4A7C15
            high = (high + 0x9E3779B9 + (low >> 32)) & 0xFFFFFFFF
            low &= 0xFFFFFFFF
            a: i64 = low ^ ((low >> 30) | ((high << 2) & 0xFFFFFFFF))
            b: i64 = high ^ (high >> 30)
            product: i64 = a * 0x1CE4E5B9
            b = ((product >> 32) + a * 0xBF58476D + b * 0x1CE4E5B9) & 0xFFFFFFFF
            a = product & 0xFFFFFFFF
            a = a ^ ((a >> 27) | ((b << 5) & 0xFFFFFFFF))
            b = b ^ (b >> 27)
            product = a * 0x133111EB
            b = ((product >> 32) + a * 0x94D049BB + b * 0x133111EB) & 0xFFFFFFFF
            a = product & 0xFFFFFFFF
            first = a ^ ((a >> 31) | ((b << 1) & 0xFFFFFFFF))
            second = b ^ (b >> 31)
            halves = 2
        half: i64 = first if halves == 2 else second
        halves -= 1
        n: i64 = i + 1
        if half < 4294967296 - 4294967296 % n:
            j: i64 = half % n
            items[i], items[j] = items[j], items[i]
            i -= 1
    return (int(high) << 32) | int(low)


def _shuffle_plainly(rng: int, items: list[int]) -> int:
    """Do the same on whole ints: for keyed states, and faster where nothing is compiled."""
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
    """Return a new independent state: number `stream` grown from this one, or from a seed.

    What grows from a key is itself a key.
    """
    if is_keyed(rng):
        return keyed(_under_key(rng, FORK, KEY_BITS // 8, str(stream).encode()))
    _, mixed = next64((rng ^ (stream * 0xD1342543DE82EF95)) & MASK64)
    return mixed
