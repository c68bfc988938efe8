"""All of a host's chance comes in here: from the system, whose next number nobody can guess.

A simulation puts a seeded generator in its place, so that the same things happen again.
"""

import base64
import random
from collections.abc import Iterator
from contextlib import contextmanager

_SOURCES: list[random.Random] = [random.SystemRandom()]


def random_bits(count: int) -> int:
    """Return `count` random bits."""
    return _SOURCES[-1].getrandbits(count)


def random_hex(size: int) -> str:
    """Return `size` random bytes in hexadecimal digits."""
    return _SOURCES[-1].randbytes(size).hex()


def random_token(size: int) -> str:
    """Return `size` random bytes as URL-safe text."""
    return base64.urlsafe_b64encode(_SOURCES[-1].randbytes(size)).rstrip(b"=").decode()


def random_code(length: int, characters: str) -> str:
    """Return `length` random characters."""
    return "".join(_SOURCES[-1].choice(characters) for _ in range(length))


@contextmanager
def drawn_from(source: random.Random) -> Iterator[None]:
    """Draw from another source in this block: never where real people play."""
    _SOURCES.append(source)
    try:
        yield
    finally:
        _SOURCES.pop()
