"""Who wins when points are equal: guests, envelopes, then a vote (P-TIE)."""

from collections.abc import Sequence
from typing import NamedTuple


class Result(NamedTuple):
    """What a seat is ranked by, most important first (P-SCORE-08, P-TIE-01, P-TIE-02)."""

    points: int
    placed_guests: int
    envelopes_held: int


def tied_for_first(results: Sequence[Result]) -> tuple[int, ...]:
    """Return the seats that share the best result; a single seat has simply won."""
    best = max(results)
    return tuple(seat for seat, result in enumerate(results) if result == best)


def tie_break(results: Sequence[Result]) -> str:
    """Return what decided between equal points without a vote; "" if nothing needed to or did.

    >>> tie_break([Result(9, 3, 2), Result(9, 4, 1), Result(5, 6, 6)])
    'guests'
    >>> tie_break([Result(9, 4, 2), Result(9, 4, 1)]), tie_break([Result(9, 4, 1)] * 2)
    ('envelopes', '')
    """
    best = max(results)
    tied = [result for result in results if result.points == best.points]
    if len(tied) < 2 or len(tied_for_first(results)) > 1:
        return ""
    guests = [result for result in tied if result.placed_guests == best.placed_guests]
    return "guests" if len(guests) == 1 else "envelopes"


def winners_of_vote(tied: Sequence[int], votes: Sequence[int | None]) -> tuple[int, ...]:
    """Return who wins the vote; None is an abstention; equal at the top share (P-TIE-04)."""
    counts = {seat: sum(vote == seat for vote in votes) for seat in tied}
    most = max(counts.values())
    return tuple(seat for seat in tied if counts[seat] == most)


def vote_refusal(tied: Sequence[int], voter: int, vote: int | None) -> str | None:
    """Return the reason code why a vote is refused, None if it is legal (P-TIE-03, P-TIE-04)."""
    if vote is None:
        return None
    if vote == voter:
        return "vote_self"
    return None if vote in tied else "vote_not_tied"


def places(results: Sequence[Result], winners: Sequence[int]) -> tuple[int, ...]:
    """Return each seat's place, 1 for the winners; the rest by result, then shared (P-TIE-05).

    Tied players who lost the vote share the place after the winners.
    """
    keys = [(seat in winners, result) for seat, result in enumerate(results)]
    return tuple(1 + sum(other > key for other in keys) for key in keys)
