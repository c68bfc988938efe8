"""Points: what a guest, a vote on a doubt and decorations are worth (P-SCORE, P-GEO-21)."""

from collections.abc import Sequence

from ludoteca.games.picture_perfect.box.contents import Contents


def points_of(contents: Contents, met: int, vips: int) -> int:
    """Return the points of a placed guest (P-SCORE-02, P-SCORE-05, P-SCORE-06)."""
    return (1 + vips) * contents.points[met]


def doubt_is_met(answers: Sequence[bool]) -> bool:
    """Return what the other players decided: more yes than no, or equal, means met (P-GEO-21)."""
    return 2 * sum(answers) >= len(answers)


def decoration_points(contents: Contents, decorations: int, is_auction: bool) -> int:
    """Return the points for decorations owned at the end (P-SCORE-07)."""
    return decorations // contents.number("decorations_per_point") if is_auction else 0
