"""Seeds as people and files write them: a number, or the text of a secret key.

In memory a seed is one int. A plain seed is a small number that can be read out and typed in; a
keyed one holds 128 secret bits (`core/rng.py`) and is written as 32 hexadecimal digits.
"""

import hashlib
import re
from typing import NamedTuple

from ludoteca.core.rng import MASK64, is_keyed, key_of, keyed
from ludoteca.core.wire import NUMBERS, Int, Json, Shape, Spelling, WireError

DIGITS = re.compile(r"[0-9a-f]{32}")
NUMBER = Int(-(2**256), 2**256)
MOST = 2**53 - 1  # the largest plain seed of a hosted table: the highest a page can count to


def seed_data(seed: int) -> int | str:
    """Return a seed as JSON data.

    >>> seed_data(77), seed_data(read_seed("00112233445566778899aabbccddeeff"))
    (77, '00112233445566778899aabbccddeeff')
    """
    return f"{key_of(seed):032x}" if is_keyed(seed) else seed


def read_seed(data: Json, path: str = "seed") -> int:
    """Return the seed that was written, or raise WireError."""
    if not isinstance(data, str):
        number = NUMBER.read(data, NUMBERS, path)
        # Before there were keys, a seed could be any number, of which only 64 bits count.
        return number & MASK64 if is_keyed(number) else number
    if not DIGITS.fullmatch(data):
        raise WireError(path, f"a number or 32 hexadecimal digits are needed, not {data!r}", "seed")
    return keyed(int(data, 16))


class Seed(Shape[int]):
    """A seed: a number, or the text of a key."""

    def write(self, value: int, spelling: Spelling) -> Json:
        return seed_data(value)

    def read(self, data: Json, spelling: Spelling, path: str) -> int:
        return read_seed(data, path)


class Fair(NamedTuple):
    """What shows that a deal was fixed before the game: published at its start and its end."""

    commitment: str
    salt: str

    def fits(self, seed: int) -> bool:
        """Return whether this seed is the one that was promised."""
        # A number of 32 digits reads like a key: one promise must not cover two deals.
        is_known = is_keyed(seed) or 0 <= seed <= MOST
        return is_known and commit(seed, self.salt) == self.commitment


def commit(seed: int, salt: str) -> str:
    """Return the SHA-256 of a seed and its salt.

    >>> commit(7, "sea")
    '926bd47b277179e974356a576457bb7b52b81fe2a7e2258c0acb6358055061d0'
    """
    return hashlib.sha256(f"{seed_data(seed)}:{salt}".encode()).hexdigest()


SEED = Seed()
