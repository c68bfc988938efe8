"""Puts envelopes, photos, decorations, VIP cards and ties together (P-SCORE, P-TIE).

The verdicts of all photos are kept in the State once they are judged; points follow from them.
"""

from ludoteca.core.game import Standing
from ludoteca.games.picture_perfect.rules.judging.darkroom import develop
from ludoteca.games.picture_perfect.rules.judging.measures import DOUBT, YES
from ludoteca.games.picture_perfect.rules.scoring import decoration_points, points_of
from ludoteca.games.picture_perfect.rules.table.choices import GUESTS
from ludoteca.games.picture_perfect.rules.table.deeds import count_held
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto
from ludoteca.games.picture_perfect.rules.table.state import IN_ENVELOPE, Party, vip_count
from ludoteca.games.picture_perfect.rules.ties import (
    Result,
    places,
    tied_for_first,
    winners_of_vote,
)
from ludoteca.games.picture_perfect.rules.wishes import Evidence, verdict

UNJUDGED = -1  # the guest is not placed (P-PREF-01)


def judge(state: Party, photo: FinalPhoto) -> tuple[int, ...]:
    """Return one photo's verdict on every card in every envelope, three for each guest."""
    contents = state.contents
    judged = develop(contents, photo, exact=state.variant.exact)
    evidence = Evidence.of(contents, photo, judged, state.variant.table_hides)
    found: list[int] = []
    for guest in range(GUESTS):
        for kind in state.cards[guest]:
            one = verdict(evidence, guest + 1, contents.preferences[kind])
            found.append(UNJUDGED if one is None else one)
    return tuple(found)


def verdicts_on(state: Party, seat: int, guest: int) -> tuple[int, ...]:
    """Return the verdicts of a seat's photo on one envelope."""
    start = IN_ENVELOPE * guest
    return state.verdicts[seat][start : start + IN_ENVELOPE]


def guest_points(state: Party, seat: int, guest: int) -> tuple[int, int]:
    """Return a guest's points for a seat without VIP cards, and what VIP cards add."""
    found = verdicts_on(state, seat, guest)
    if found[0] == UNJUDGED:
        return 0, 0
    once = points_of(state.contents, found.count(YES), 0)
    return once, points_of(state.contents, found.count(YES), vip_count(state, guest)) - once


def first_doubt(state: Party) -> tuple[int, int, int] | None:
    """Return the next doubtful case: photographer, guest and kind of card (P-GEO-21)."""
    for seat in range(state.seats):
        for place, one in enumerate(state.verdicts[seat]):
            if one == DOUBT:
                guest = place // IN_ENVELOPE
                return seat, guest, state.cards[guest][place % IN_ENVELOPE]
    return None


def decide_doubt(state: Party, seat: int, guest: int, kind: int, result: int) -> None:
    """Replace the doubt about a kind of card, in all its copies, with what was decided."""
    found = list(state.verdicts[seat])
    for index, card in enumerate(state.cards[guest]):
        if card == kind:
            found[IN_ENVELOPE * guest + index] = result
    state.verdicts[seat] = tuple(found)


def score_parts(state: Party, seat: int) -> dict[str, int]:
    """Return the parts of a seat's points; until the photos are judged only decorations count."""
    rows = [guest_points(state, seat, g) for g in range(GUESTS)] if state.verdicts else []
    parts = {"guests": sum(once for once, _ in rows), "vips": sum(more for _, more in rows)}
    if state.variant.is_auction:
        owned = state.decorations[seat]
        parts["decorations"] = decoration_points(state.contents, owned, True)
    return parts


def results(state: Party) -> list[Result]:
    """Return what each seat is ranked by."""
    found = []
    for seat in range(state.seats):
        placed = len(state.photos[seat].places) if state.photos else 0
        points = sum(score_parts(state, seat).values())
        found.append(Result(points, placed, count_held(state, seat)))
    return found


def winners(state: Party) -> tuple[int, ...]:
    """Return who has won, by the vote if there was one (P-TIE-04)."""
    tied = tied_for_first(results(state))
    if not state.votes:
        return tied
    return winners_of_vote(tied, [None if vote < 0 else vote for vote in state.votes])


def standing(state: Party) -> Standing:
    """Return points, places and parts of all seats."""
    ranks = results(state)
    parts = tuple(score_parts(state, seat) for seat in range(state.seats))
    scores = tuple(rank.points for rank in ranks)
    return Standing(scores, places(ranks, winners(state)), parts)
