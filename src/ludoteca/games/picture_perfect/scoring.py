"""Points: one envelope on one photo, and the total of a player (P-SCORE, P-GEO-21)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludoteca.games.picture_perfect.contents import Contents
from ludoteca.games.picture_perfect.measures import DOUBT, YES
from ludoteca.games.picture_perfect.wishes import Evidence, verdict


class Envelope(NamedTuple):
    """What is opened at the end: three card numbers (1 to 42) and the VIP cards added."""

    cards: tuple[int, ...]
    vips: int = 0


class GuestScore(NamedTuple):
    """One guest on one player's photo: a verdict for each card, and the points.

    The verdicts are empty if the guest is not placed (P-SCORE-03).
    """

    guest: int
    verdicts: tuple[int, ...]
    met: tuple[bool, ...]
    factor: int
    points: int

    @property
    def is_placed(self) -> bool:
        """Whether the guest is in the photo."""
        return bool(self.verdicts)


Votes = Mapping[tuple[int, int], bool]  # (guest, index of the card) -> does the doubt count as met


def points_of(contents: Contents, met: int, vips: int) -> int:
    """Return the points of a placed guest (P-SCORE-02, P-SCORE-05, P-SCORE-06)."""
    return (1 + vips) * contents.points[met]


def score_guest(
    evidence: Evidence, guest: int, envelope: Envelope, votes: Votes | None = None
) -> GuestScore:
    """Return the score of one envelope by one player's photo (P-SCORE-01 to P-SCORE-06).

    A doubt counts as not met unless the other players voted for it (P-GEO-21).
    """
    contents = evidence.contents
    factor = 1 + envelope.vips
    if guest not in evidence.spaces:
        return GuestScore(guest, (), (), factor, 0)
    found = [verdict(evidence, guest, contents.cards[card - 1]) for card in envelope.cards]
    verdicts = tuple(one for one in found if one is not None)
    said = votes or {}
    met = tuple(
        one == YES or (one == DOUBT and said.get((guest, index), False))
        for index, one in enumerate(verdicts)
    )
    return GuestScore(guest, verdicts, met, factor, points_of(contents, sum(met), envelope.vips))


def score_guests(
    evidence: Evidence, envelopes: Sequence[Envelope], votes: Votes | None = None
) -> tuple[GuestScore, ...]:
    """Return the scores of all envelopes; envelopes[n - 1] is guest number n's (P-SCORE-01)."""
    return tuple(
        score_guest(evidence, guest, envelope, votes) for guest, envelope in enumerate(envelopes, 1)
    )


def doubts(scores: Sequence[GuestScore]) -> tuple[tuple[int, int], ...]:
    """Return the doubtful cases as (guest, index of the card), for the vote of P-GEO-21."""
    return tuple(
        (score.guest, index)
        for score in scores
        for index, one in enumerate(score.verdicts)
        if one == DOUBT
    )


def doubt_is_met(answers: Sequence[bool]) -> bool:
    """Return what the other players decided: more yes than no, or equal, means met (P-GEO-21)."""
    return 2 * sum(answers) >= len(answers)


def decoration_points(contents: Contents, decorations: int, is_auction: bool) -> int:
    """Return the points for decorations owned at the end (P-SCORE-07)."""
    return decorations // contents.number("decorations_per_point") if is_auction else 0


def total(
    contents: Contents, scores: Sequence[GuestScore], decorations: int, is_auction: bool
) -> int:
    """Return a player's points; they may be negative (P-SCORE-08)."""
    guests = sum(score.points for score in scores)
    return guests + decoration_points(contents, decorations, is_auction)
