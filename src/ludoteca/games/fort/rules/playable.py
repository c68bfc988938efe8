"""Which cards in the leader's hand can be played, and why the others cannot."""
# compiled

from ludoteca.games.fort.rules.actions.means import Means, Tried
from ludoteca.games.fort.rules.actions.reach import FIRST, MUST_BE_FULL, Aim, can_begin, is_easy
from ludoteca.games.fort.rules.reasons import FINE
from ludoteca.games.fort.rules.table.state import FortState
from ludoteca.games.fort.rules.table.zones import NONE, Zone, minus


def playable(state: FortState) -> list[int]:
    """Return the faces in the leader's hand that can be played."""
    book = state.book
    hand = state.hands[state.leader]
    means = Means(state, state.leader)
    means.in_play = True
    means.hand = hand[1:]  # for a first check it is enough that one card is gone
    faces: list[int] = []
    last = NONE
    for face in hand:
        if face == last:
            continue
        last = face
        public, private = book.public[face], book.private[face]
        if (
            (public is not None and is_easy(means, public, MUST_BE_FULL))
            or (private is not None and is_easy(means, private, MUST_BE_FULL))
            or why_not_play(state, face, means.tried) == FINE
        ):
            faces.append(face)
    return faces


def why_not_play(state: FortState, face: int, tried: Tried | None = None) -> str:
    """Return why the leader cannot play this face (F-PLAY-02, F-PLAY-06)."""
    book = state.book
    public, private = book.public[face], book.private[face]
    hand: Zone = state.hands[state.leader]
    if face not in hand:
        return "not_in_hand"
    if public is None and private is None:
        return "no_actions"
    means = Means(state, state.leader, tried)
    means.hand = minus(hand, face)
    means.in_play = True
    own = book.own[face]
    public_aim = None if public is None else Aim(public, own, (), (), state.edition)
    private_aim = None if private is None else Aim(private, own, (), (), state.edition)
    if public_aim is not None and can_begin(
        means, public_aim, MUST_BE_FULL if private_aim is None else FIRST, private_aim
    ):
        return FINE
    if private_aim is not None and can_begin(
        means, private_aim, MUST_BE_FULL if public_aim is None else FIRST, public_aim
    ):
        return FINE
    return "none_full"
