"""What is fixed about a table when it is made: the game, its deal, and who sits where."""

import hashlib
from typing import Any, Final, NamedTuple

from ludoteca.contract.lists import SeatKind, TableStatus
from ludoteca.core.records import Record
from ludoteca.core.rng import KEY_BITS, keyed
from ludoteca.core.seeds import Fair, commit
from ludoteca.tables.book.clock_rules import ClockRule
from ludoteca.tables.chance import random_bits, random_code, random_hex, random_token

# Kinds of seats: held by a person with its token, played by a bot, waiting for somebody with an
# invitation, and given up.
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
LEFT: Final = "left"
# A table's status.
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

LONGEST_ID = 40
CODE_CHARACTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike


class Seat(NamedTuple):
    """A place at a table; its token is kept only as a hash."""

    seat: int
    kind: SeatKind
    name: str
    level: str
    token: str | None = None
    invite: str | None = None
    account: int | None = None


class Head(NamedTuple):
    """Everything about a table that its rows do not say."""

    id: str
    game: str
    rules: int
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    box: dict[str, Any]
    seed: int
    salt: str
    is_seed_chosen: bool
    clock: ClockRule
    level: str  # of the bots that stand in
    is_listed: bool
    made_at: int
    status: TableStatus = PLAYING
    touched_at: int = 0
    rematch_of: str | None = None
    next_table: str | None = None  # where its people play again

    @property
    def commitment(self) -> str:
        """What proves afterwards that the deal was fixed before the game began."""
        return commit(self.seed, self.salt)

    @property
    def fair(self) -> Fair:
        """What shows at the end that the promise was kept."""
        return Fair(self.commitment, self.salt)

    @property
    def deal(self) -> tuple[Any, ...]:
        """What decides which cards are dealt, and under which rules they are played."""
        return (self.game, self.rules, len(self.seats), self.seed, self.options, self.box)

    @property
    def has_hints(self) -> bool:
        """Whether the only person at this table may ask what to do: all opponents are bots."""
        return sum(seat.kind in (PERSON, OPEN) for seat in self.seats) == 1

    def record(self) -> Record:
        """Return the record of this table, without entries."""
        names = [seat.name for seat in self.seats]
        count = len(self.seats)
        return Record(self.game, self.rules, count, self.options, self.seed, self.box, names)


def new_seed() -> int:
    """Return a seed that nobody can guess or find by brute force."""
    return keyed(random_bits(KEY_BITS))


def new_salt() -> str:
    """Return 128 random bits."""
    return random_hex(16)


def new_token() -> str:
    """Return 128 random bits that open a seat."""
    return random_token(16)


def new_code(length: int) -> str:
    """Return a random code that can be read out and typed: for tables and invitations."""
    return random_code(length, CODE_CHARACTERS)


def is_id(text: str) -> bool:
    """Return whether this could be a table's id.

    >>> is_id("7x4k2m9abc"), is_id("../etc"), is_id("a" * 999)
    (True, False, False)
    """
    return 0 < len(text) <= LONGEST_ID and text.isascii() and text.isalnum()


def hashed(secret: str) -> str:
    """Return what is stored of a token: enough to recognise it, useless to a thief."""
    return hashlib.sha256(secret.encode()).hexdigest()
