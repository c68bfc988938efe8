"""Refusals beyond any single question: whose turn it is, looks, answers given, late bids.

What the questions themselves refuse is reported with the rules of the question at hand.
"""

from ludoteca.core.decisions import Composed, Decision, Reason, Value, seat_name
from ludoteca.core.frames import Frame
from ludoteca.core.game import Choice
from ludoteca.core.together import Together, is_forced
from ludoteca.games.picture_perfect.rules.auctions import OpenBid, SingleBid
from ludoteca.games.picture_perfect.rules.exchanges import Revealed
from ludoteca.games.picture_perfect.rules.final_photo import look_fault, window_of
from ludoteca.games.picture_perfect.rules.reasons import FINE, RULES, refused, rules_at
from ludoteca.games.picture_perfect.rules.sealed_auctions import (
    BankBid,
    PayToLook,
    SecretBid,
    SecretRebid,
)
from ludoteca.games.picture_perfect.rules.shared_auction import SharedBid
from ludoteca.games.picture_perfect.rules.table.choices import CLOSE, OPEN, YES, is_bid
from ludoteca.games.picture_perfect.rules.table.deeds import guest_name
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto, Interim
from ludoteca.games.picture_perfect.rules.table.state import Party, in_turn

BIDDING = (OpenBid, SingleBid, SharedBid, SecretBid, SecretRebid, BankBid)


def special_refusal(state: Party, seat: int, choice: Choice) -> Reason | None:
    """Return why a seat is refused before its question is even considered; None: it is asked."""
    if not state.stack:
        return refused("game_over")
    top = state.stack[-1]
    if isinstance(choice, Composed):
        if window_of(state) is None:
            is_vip = isinstance(choice, (Interim, FinalPhoto)) and choice.vip > 0
            return refused("vip_not_now" if is_vip else "scene_frozen")
    elif OPEN <= choice <= CLOSE:
        return look_refusal(state, seat, choice) or refused("only_a_look")
    if isinstance(top, Together) and top.answers[seat] is not None:
        return refused("already_answered")
    asked = top.asks(state)
    if any(decision.seat == seat for decision in asked):
        return None
    return unasked_refusal(state, top, seat, choice, asked)


def look_refusal(state: Party, seat: int, choice: int) -> Reason | None:
    """Return why a seat may not open or close an envelope."""
    code = look_fault(state, seat, choice)
    if code == "look_one_at_a_time":
        return refused(code, {"envelope": guest_name(state, state.open[seat])})
    return None if code == FINE else refused(code)


def unasked_refusal(
    state: Party, top: Frame[Party], seat: int, choice: Choice, asked: list[Decision]
) -> Reason:
    """Return why a seat that is not asked can do nothing now."""
    question = top.question(state, seat) if isinstance(top, Together) else None
    if question is not None and is_forced(question):
        return refused("only_one_answer")
    code = FINE if isinstance(choice, Composed) else unasked_code(state, top, seat, choice)
    owned = state.decorations[seat]
    if code == "cannot_pay":
        assert isinstance(top, PayToLook)
        return refused(code, {"price": top.price, "owned": owned})
    if code == "cannot_raise":
        assert isinstance(top, OpenBid)
        return refused(code, {"high": top.high, "owned": owned})
    if code != FINE:
        return refused(code)
    return refused("not_your_turn", {"seats": tuple(seat_name(one.seat) for one in asked)})


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
    if isinstance(top, OpenBid):
        return open_bid_code(state, top, seat)
    if isinstance(top, SharedBid) and seat in top.passed:
        return "has_passed"
    if isinstance(top, SingleBid) and (seat - in_turn(state, top.turn)) % state.seats <= top.asked:
        return "has_bid"
    return "not_tied" if isinstance(top, SecretRebid) else FINE


def open_bid_code(state: Party, top: OpenBid, seat: int) -> str:
    """Return why a bidder in an Open Auction is not asked; FINE if it is just not their turn."""
    if seat in top.holding:
        return "is_holding"
    return "cannot_raise" if state.decorations[seat] <= top.high else FINE


def at_hand(state: Party, found: Reason) -> Reason:
    """Return the refusal with the rules of the question being asked, and its name."""
    if state.asked is None or found.code not in RULES:
        return found
    now = moment(state, state.asked.kind)
    is_general = found.rules == RULES[found.code]
    rules = rules_at(found.code, now) if is_general else found.rules
    args: dict[str, Value] = dict(found.args)
    if found.code == "not_asked":
        args["moment"] = f"moment.{now}"
    return Reason(found.code, args, rules)


def moment(state: Party, kind: str) -> str:
    """Return the name of the moment in which a question of this kind is asked."""
    top = state.stack[-1]
    if kind == "seen":
        return "revealed" if isinstance(top, Revealed) else "look"
    if isinstance(top, BankBid):
        return "bank_bid"
    return "theft" if kind == "theft_take" else kind
