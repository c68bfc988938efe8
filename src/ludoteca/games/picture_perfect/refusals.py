"""Refusals with a better reason than "not your decision": looks, given answers, late bids."""

from ludoteca.core.decisions import Composed, Reason
from ludoteca.core.frames import Frame
from ludoteca.core.game import Choice
from ludoteca.core.together import Together
from ludoteca.games.picture_perfect.choices import CLOSE, OPEN, YES, is_bid
from ludoteca.games.picture_perfect.frames_auction import OpenBid, SingleBid
from ludoteca.games.picture_perfect.frames_photo import look_fault, window_of
from ludoteca.games.picture_perfect.frames_sealed import (
    BankBid,
    PayToLook,
    SecretBid,
    SecretRebid,
)
from ludoteca.games.picture_perfect.frames_shared import SharedBid
from ludoteca.games.picture_perfect.reasons import FINE, refused
from ludoteca.games.picture_perfect.scene import FinalPhoto, Interim
from ludoteca.games.picture_perfect.state import Party, in_turn

BIDDING = (OpenBid, SingleBid, SharedBid, SecretBid, SecretRebid, BankBid)


def special_refusal(state: Party, seat: int, choice: Choice) -> Reason | None:
    """Return the special reason for a refusal, None where the general ones will do."""
    top = state.stack[-1]
    if isinstance(choice, Composed) and window_of(state) is None:
        is_vip = isinstance(choice, (Interim, FinalPhoto)) and choice.vip > 0
        return refused("vip_not_now" if is_vip else "scene_frozen")
    if not isinstance(choice, Composed) and OPEN <= choice <= CLOSE:
        return refused(look_fault(state, seat, choice) or "not_asked")
    if isinstance(top, Together) and top.answers[seat] is not None:
        return refused("already_answered")
    if isinstance(choice, Composed) or any(asked.seat == seat for asked in top.asks(state)):
        return None
    code = unasked_code(state, top, seat, choice)
    return None if code == FINE else refused(code)


def unasked_code(state: Party, top: Frame[Party], seat: int, choice: int) -> str:
    """Return why a seat that is not asked cannot bid or pay now."""
    if isinstance(top, PayToLook) and choice == YES and seat != in_turn(state, top.turn):
        return "cannot_pay"
    if not is_bid(choice) or not isinstance(top, BIDDING):
        return FINE
    if seat == in_turn(state, top.turn):
        return "bid_own_auction"
    if isinstance(top, (OpenBid, SharedBid)) and top.leader == seat:
        return "is_leading"
    if isinstance(top, SharedBid) and seat in top.passed:
        return "has_passed"
    if isinstance(top, SingleBid) and (seat - in_turn(state, top.turn)) % state.seats <= top.asked:
        return "has_bid"
    return "not_tied" if isinstance(top, SecretRebid) else FINE
