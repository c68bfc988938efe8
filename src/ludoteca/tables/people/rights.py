"""Who may act for which seats: decided here and nowhere else, again for every message."""

from typing import NamedTuple

from ludoteca.tables.book.heads import PERSON, Head, hashed


class Bearer(NamedTuple):
    """What somebody carries: tokens of seats (hashed), and the account they are signed in to."""

    tokens: frozenset[str] = frozenset()
    account: int | None = None

    def seats(self, head: Head) -> frozenset[int]:
        """Return the seats of a table that these credentials open now."""
        return frozenset(
            seat.seat
            for seat in head.seats
            if seat.kind == PERSON and (seat.token in self.tokens or self._is_theirs(seat.account))
        )

    def _is_theirs(self, account: int | None) -> bool:
        return account is not None and account == self.account

    def with_tokens(self, tokens: list[str]) -> "Bearer":
        """Return the same person with these tokens added."""
        return self._replace(tokens=self.tokens | {hashed(token) for token in tokens})


def bearer_of(tokens: list[str], account: int | None = None) -> Bearer:
    """Return the person who carries these tokens, given as pages and cookies hold them."""
    return Bearer(account=account).with_tokens(tokens)
