"""What must be so for each code of section 8, in its order: written from the rules, apart from the
guards. Choices are taken by their words; of the table only plain fields are read.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from ludoteca.core.decisions import Reason
from tests.games.whys import Case

CENTRE = -1
EVERYBODY = ("arrange", "final_photo", "revealed", "rumour_target", "tie_vote")
# By moment: the verbs that answer, and which of them are choices among envelopes.
ANSWERS = {
    "arrange": (),
    "final_photo": (),
    "dance_keep": ("keep",),
    "partner_take": ("take",),
    "partner_return": ("return",),
    "gift": ("give", "give_both", "give_one"),
    "revealed": ("seen",),
    "look": ("seen",),
    "theft": ("steal",),
    "rumour_target": ("listen", "none"),
    "contribute": ("contribute",),
    "pick": ("pick",),
    "offer": ("offer",),
    "announce": ("announce", "silent"),
    "open_bid": ("bid", "hold"),
    "single_bid": ("bid", "pass"),
    "shared_bid": ("bid", "pass"),
    "sell_or_buy": ("sell", "buy"),
    "price": ("price",),
    "pay_to_look": ("yes", "no"),
    "secret_bid": ("bid",),
    "secret_rebid": ("bid",),
    "bank_bid": ("bid",),
    "doubt_vote": ("yes", "no"),
    "tie_vote": ("vote", "abstain"),
}
COMPULSORY = (
    *("dance_keep", "partner_take", "partner_return", "gift"),
    *("theft", "contribute", "pick", "offer"),
)
OWN = ("dance_keep", "partner_return", "contribute", "offer")
BIDS = ("open_bid", "single_bid", "shared_bid", "secret_bid", "secret_rebid", "bank_bid")
NAMES = {
    "TakePhoto": "final_photo", "Theft": "theft", "Revealed": "revealed", "Look": "look",
    "DanceKeep": "dance_keep", "PartnerTake": "partner_take", "PartnerReturn": "partner_return",
    "RumourTarget": "rumour_target", "OpenBid": "open_bid", "SingleBid": "single_bid",
    "SharedBid": "shared_bid", "SellOrBuy": "sell_or_buy", "PayToLook": "pay_to_look",
    "SecretBid": "secret_bid", "SecretRebid": "secret_rebid", "BankBid": "bank_bid",
    "DoubtVote": "doubt_vote", "TieVote": "tie_vote",
}  # fmt: skip


class Tried(NamedTuple):
    """A choice by its words, and the moment at which it is tried."""

    moment: str
    verb: str
    guests: list[int]  # the envelopes that it names, in order
    number: int  # of a bid or a price
    seat: int  # voted for
    top: Any
    state: Any
    me: int


LATEST: list[tuple[Case, Tried]] = []  # many truths look at the same case


def tried(case: Case) -> Tried:
    """Return a case in plain terms."""
    if not LATEST or LATEST[0][0] is not case:
        LATEST[:] = [(case, in_plain_terms(case))]
    return LATEST[0][1]


def in_plain_terms(case: Case) -> Tried:
    """Return what a case is about."""
    words, top = case.game.tell(case.choice), case.state.stack[-1] if case.state.stack else None
    ids = guest_ids(case.state.contents)
    values = [v for value in words.args.values() for v in _each(value)]
    name = type(top).__name__
    return Tried(
        NAMES.get(name, name.lower()),
        words.verb,
        [ids.index(value) for value in values if value in ids],
        next((value for value in values if isinstance(value, int)), -1),
        next((int(v[5:]) for v in values if isinstance(v, str) and v.startswith("seat.")), -1),
        top,
        case.state,
        case.seat,
    )


@cache
def guest_ids(contents: Any) -> list[str]:
    """Return the code names of the guests, by number."""
    return [f"guest.{guest.id}" for guest in contents.guests]


def _each(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def held(t: Tried, place: int) -> list[int]:
    """Return the envelopes that lie with a seat or in the centre."""
    return [guest for guest, where in enumerate(t.state.where) if where == place]


def left(t: Tried) -> int:
    """Return the left neighbour (P-GEN-02)."""
    return int((t.me + 1) % t.state.seats)


def auctioneer(t: Tried) -> int:
    """Return whose turn of the auction it is (P-AUCT-01)."""
    start = (t.state.first + t.state.round - 1) % t.state.seats
    return int((start + t.top.turn) % t.state.seats)


def owned(t: Tried) -> int:
    """Return the decorations of whoever tries."""
    return int(t.state.decorations[t.me])


def high(t: Tried) -> int:
    """Return the highest open bid so far."""
    return int(t.top.high)


# -- who is asked ----------------------------------------------------------------------------


def has_answered(t: Tried) -> bool:
    answers = getattr(t.top, "answers", None)
    return answers is not None and answers[t.me] is not None


def is_window(t: Tried) -> bool:
    return t.moment in ("arrange", "final_photo")


def possibilities(t: Tried) -> int:
    """Return how many answers whoever tries has at this moment; 0: no part in it."""
    mine, turn = len(held(t, t.me)), getattr(t.top, "turn", None)
    is_mine = turn is not None and auctioneer(t) == t.me
    if t.moment in ("partner_take", "partner_return", "pick", "offer", "announce", "price"):
        return 2 if is_mine else 0
    if t.moment == "sell_or_buy":
        return 2 if is_mine else 0
    by_moment: dict[str, Callable[[], int]] = {
        "dance_keep": lambda: mine if mine > 1 else 0,
        "gift": lambda: _gifts(t, mine),
        "theft": lambda: len(held(t, left(t))),
        "look": lambda: 2 if t.top.targets[t.me] >= 0 else 0,
        "contribute": lambda: mine,
        "open_bid": lambda: 2 if t.me in _open_bidders(t) else 0,
        "single_bid": lambda: 2 if t.me == (auctioneer(t) + 1 + t.top.asked) % _seats(t) else 0,
        "shared_bid": lambda: 2 if t.me == _shared_bidder(t) else 0,
        "pay_to_look": lambda: 2 if not is_mine and owned(t) >= t.top.price else 0,
        "secret_bid": lambda: 0 if is_mine else owned(t) + 1,
        "secret_rebid": lambda: owned(t) - t.top.bids[t.me] + 1 if t.me in t.top.tied else 0,
        "bank_bid": lambda: 0 if is_mine else 2,
        "doubt_vote": lambda: 0 if t.me == t.top.photographer else 2,
    }
    return by_moment[t.moment]() if t.moment in by_moment else 2


def _seats(t: Tried) -> int:
    return int(t.state.seats)


def _gifts(t: Tried, mine: int) -> int:
    if _seats(t) > 2 or mine == 0:
        return 2 * mine
    return 1 if mine <= t.state.variant.gifts else 2


def _open_bidders(t: Tried) -> list[int]:
    """Everybody who can still raise, in order; unless the bidding is live only the first."""
    order = [(t.top.last + step) % _seats(t) for step in range(1, _seats(t) + 1)]
    out = (auctioneer(t), t.top.leader, *t.top.holding)
    can = [seat for seat in order if seat not in out and t.state.decorations[seat] > high(t)]
    return can if t.state.variant.live else can[:1]


def _shared_bidder(t: Tried) -> int:
    order = [(t.top.last + step) % _seats(t) for step in range(1, _seats(t) + 1)]
    out = (auctioneer(t), t.top.leader, *t.top.passed)
    return next((seat for seat in order if seat not in out), -1)


def is_asked(t: Tried) -> bool:
    is_together = hasattr(t.top, "answers")
    return possibilities(t) > (1 if is_together and not is_seen(t) else 0)


def is_seen(t: Tried) -> bool:
    return t.moment in ("revealed", "look")


# -- what stands in the way ------------------------------------------------------------------


def is_look(t: Tried) -> bool:
    return t.verb in ("open", "close")


def won_now(t: Tried) -> bool:
    is_mine = t.verb == "open" and t.state.where[t.guests[0]] == t.me
    return is_mine and not is_window(t) and t.guests[0] in t.state.won


def look_code(t: Tried) -> str:
    """Return why a look is refused, in the order of the rules."""
    if won_now(t):
        return "look_won_this_round"
    if not is_window(t):
        return "look_not_now"
    if has_answered(t):
        return "already_answered"
    if t.verb == "open" and t.state.where[t.guests[0]] != t.me:
        return "look_not_yours"
    is_other = t.state.open[t.me] not in (-1, t.guests[0] if t.guests else t.state.open[t.me])
    return "look_one_at_a_time" if is_other else "only_a_look"


def bids_unasked(t: Tried) -> bool:
    return t.verb == "bid" and t.moment in BIDS and not is_asked(t)


def unasked_bid_code(t: Tried) -> str:
    """Return why a bid of somebody who is not asked is refused, "" if only for the turn."""
    if t.me == auctioneer(t):
        return "bid_own_auction"
    if t.moment in ("open_bid", "shared_bid") and t.top.leader == t.me:
        return "is_leading"
    if t.moment == "open_bid":
        if t.me in t.top.holding:
            return "is_holding"
        return "cannot_raise" if owned(t) <= high(t) else ""
    if t.moment == "shared_bid" and t.me in t.top.passed:
        return "has_passed"
    if t.moment == "single_bid" and (t.me - auctioneer(t)) % _seats(t) <= t.top.asked:
        return "has_bid"
    return "not_tied" if t.moment == "secret_rebid" else ""


def cannot_pay(t: Tried) -> bool:
    is_poor = t.moment == "pay_to_look" and owned(t) < t.top.price
    return is_poor and t.verb == "yes" and t.me != auctioneer(t)


def answers(t: Tried) -> bool:
    return t.verb in ANSWERS[t.moment]


def must_choose(t: Tried) -> bool:
    return t.moment in COMPULSORY and t.verb in ("none", "pass")


def size(t: Tried) -> int:
    """Return how many envelopes must be chosen."""
    if t.moment == "partner_take":
        return min(2, len(held(t, CENTRE)))
    if t.moment == "partner_return":
        return len(t.top.taken)
    most = t.state.variant.gifts if _seats(t) == 2 else 2
    return min(most, len(held(t, t.me))) if t.moment == "gift" else 1


def is_wrong_number(t: Tried) -> bool:
    is_set = t.moment in ("partner_take", "partner_return", "gift")
    return is_set and answers(t) and len(t.guests) != size(t)


def is_same_twice(t: Tried) -> bool:
    return t.moment == "gift" and answers(t) and len(set(t.guests)) < len(t.guests)


def is_not_own(t: Tried) -> bool:
    if not answers(t) or t.moment not in (*OWN, "gift"):
        return False
    others = [guest for guest in t.guests if t.state.where[guest] != t.me]
    return bool(others) and not (t.moment == "gift" and _is_neighbours(t, others[0]))


def _is_neighbours(t: Tried, guest: int) -> bool:
    return t.state.where[guest] in (left(t), (t.me - 1) % _seats(t))


def may_come_now(t: Tried) -> bool:
    others = [guest for guest in t.guests if t.state.where[guest] != t.me]
    return t.moment == "gift" and answers(t) and bool(others) and _is_neighbours(t, others[0])


def is_not_in_centre(t: Tried) -> bool:
    is_theirs = t.moment in ("partner_take", "pick") and answers(t)
    return is_theirs and any(t.state.where[guest] != CENTRE for guest in t.guests)


def is_unknown_to_announcer(t: Tried) -> bool:
    if t.moment != "announce" or t.verb != "announce" or t.state.variant.announcement != 3:
        return False
    is_own = t.state.vip[t.me] == t.top.guest
    return not (is_own or t.state.vip_known[t.me] >> t.top.guest & 1)


def is_bid(t: Tried) -> bool:
    return t.verb == "bid" and t.moment in BIDS


def most_of_others(t: Tried) -> int:
    return int(max(n for seat, n in enumerate(t.state.decorations) if seat != t.me))


Plain = Callable[[Tried], bool]
PLAIN: dict[str, Plain] = {
    "look_won_this_round": lambda t: is_look(t) and look_code(t) == "look_won_this_round",
    "look_not_now": lambda t: is_look(t) and look_code(t) == "look_not_now",
    "already_answered": has_answered,
    "look_not_yours": lambda t: is_look(t) and look_code(t) == "look_not_yours",
    "look_one_at_a_time": lambda t: is_look(t) and look_code(t) == "look_one_at_a_time",
    "only_a_look": is_look,
    "only_one_answer": lambda t: not is_asked(t) and possibilities(t) == 1,
    "cannot_pay": cannot_pay,
    "bid_own_auction": lambda t: bids_unasked(t) and unasked_bid_code(t) == "bid_own_auction",
    "is_leading": lambda t: bids_unasked(t) and unasked_bid_code(t) == "is_leading",
    "is_holding": lambda t: bids_unasked(t) and unasked_bid_code(t) == "is_holding",
    "cannot_raise": lambda t: bids_unasked(t) and unasked_bid_code(t) == "cannot_raise",
    "has_passed": lambda t: bids_unasked(t) and unasked_bid_code(t) == "has_passed",
    "has_bid": lambda t: bids_unasked(t) and unasked_bid_code(t) == "has_bid",
    "not_tied": lambda t: bids_unasked(t) and unasked_bid_code(t) == "not_tied",
    "not_your_turn": lambda t: not is_asked(t),
    "must_choose": must_choose,
    "not_asked": lambda t: not answers(t),
    "same_twice": is_same_twice,
    "wrong_number": is_wrong_number,
    "one_neighbour": lambda t: t.moment == "gift" and _seats(t) == 2 and t.verb != "give",
    "which_neighbour": lambda t: t.moment == "gift" and _seats(t) > 2 and t.verb == "give",
    "received_now": may_come_now,
    "not_own_envelope": is_not_own,
    "not_in_centre": is_not_in_centre,
    "not_left_neighbours": lambda t: t.moment == "theft" and t.guests[0] not in held(t, left(t)),
    "own_envelope": lambda t: t.verb == "listen" and t.guests[0] in held(t, t.me),
    "won_this_round": lambda t: t.moment == "offer" and t.guests[0] in t.state.won,
    "nothing_to_announce": is_unknown_to_announcer,
    "rebid_too_low": lambda t: t.moment == "secret_rebid" and t.number < t.top.bids[t.me],
    "bid_too_low": lambda t: (
        is_bid(t) and t.moment in ("open_bid", "single_bid", "shared_bid") and t.number <= high(t)
    ),
    "bid_too_high": lambda t: is_bid(t) and t.number > owned(t),
    "price_range": lambda t: t.moment == "price" and t.number > most_of_others(t) + 1,
    "cannot_buy": lambda t: t.moment == "sell_or_buy" and t.verb == "buy" and owned(t) < high(t),
    "vote_self": lambda t: t.verb == "vote" and t.seat == t.me,
    "vote_not_tied": lambda t: t.verb == "vote" and t.seat not in t.top.tied,
}


def truth(plain: Plain) -> Callable[[Case], bool]:
    """Return a truth of a case from one in plain terms."""
    return lambda case: plain(tried(case))


TRUTHS: dict[str, Callable[[Case], bool]] = {
    "game_over": lambda case: not case.state.stack,
    **{code: truth(plain) for code, plain in PLAIN.items()},
}

# Rules that are about one card or auction only, and the moments in which they may be named.
ONLY_AT = {
    "P-EXCH-04": ("dance_keep",), "P-EXCH-06": ("dance_keep",),
    "P-EXCH-08": ("partner_take", "partner_return"),
    "P-EXCH-09": ("partner_take", "partner_return"),
    "P-EXCH-10": ("gift",), "P-EXCH-11": ("gift",), "P-EXCH-12": ("gift",), "P-EXCH-13": ("gift",),
    "P-EXCH-17": ("revealed",), "P-EXCH-18": ("theft",), "P-EXCH-19": ("theft",),
    "P-EXCH-20": ("theft",), "P-EXCH-21": ("rumour_target",),
    "P-AUCT-20": ("open_bid",), "P-AUCT-21": ("open_bid",), "P-AUCT-22": ("open_bid",),
    "P-AUCT-23": ("contribute",), "P-AUCT-24": ("pick",), "P-AUCT-25": ("shared_bid",),
    "P-AUCT-15": ("shared_bid",), "P-AUCT-26": ("sell_or_buy",), "P-AUCT-27": ("sell_or_buy",),
    "P-AUCT-30": ("single_bid",), "P-AUCT-31": ("single_bid",), "P-AUCT-32": ("price",),
    "P-AUCT-33": ("pay_to_look",), "P-AUCT-34": ("price",), "P-AUCT-35": ("pay_to_look",),
    "P-AUCT-36": ("secret_bid",), "P-AUCT-37": ("secret_rebid",), "P-VAR-03": ("bank_bid",),
    "P-PHOTO-08": ("final_photo",), "P-TIE-03": ("tie_vote",), "P-TIE-04": ("tie_vote",),
}  # fmt: skip


def names_its_rules(case: Case, reason: Reason) -> None:
    """A reason names rules, and none that is about another card or auction than this one."""
    assert reason.rules, reason
    if case.state.stack:
        now = tried(case).moment
        assert all(now in ONLY_AT.get(rule, (now,)) for rule in reason.rules), (now, reason)


def says_what_can_be_done(case: Case, reason: Reason) -> None:
    """What a reason tells of the table is so, and open to everybody or the seat's own."""
    if not case.state.stack:
        return
    t, args = tried(case), reason.args
    ids = guest_ids(t.state.contents)
    if reason.code == "not_your_turn":
        asked = [decision.seat for decision in case.game.decisions(case.state)]
        assert args["seats"] == tuple(f"seat.{seat}" for seat in asked)
        assert case.seat not in asked
    elif reason.code == "wrong_number":
        assert (args["must"], args["chosen"]) == (size(t), len(t.guests))
        assert args["must"] != args["chosen"]
    elif reason.code in ("not_own_envelope", "not_in_centre", "not_left_neighbours"):
        place = {"not_in_centre": CENTRE, "not_left_neighbours": left(t)}.get(reason.code, t.me)
        assert args["envelopes"] == tuple(ids[guest] for guest in held(t, place))
    elif reason.code in ("bid_too_low", "bid_too_high", "rebid_too_low"):
        assert args["owned"] == owned(t)
        assert t.number > owned(t) or t.number < int(str(args["least"]))
    elif reason.code in ("cannot_raise", "cannot_pay"):
        assert args["owned"] == owned(t)
    elif reason.code == "vote_not_tied":
        assert args["seats"] == tuple(f"seat.{seat}" for seat in t.top.tied)


def holds(case: Case, reason: Reason) -> None:
    """Check a reason beyond its code."""
    names_its_rules(case, reason)
    says_what_can_be_done(case, reason)
