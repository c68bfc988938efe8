"""Why something is refused at the table: the codes of the rules with the ids behind them.

Guards return a code, "" for fine; `reason` makes it a Reason. Words for people are in locale/.
"""
# compiled

from typing import Final

from ludoteca.core.decisions import Reason, Value

FINE: Final = ""

RULES: Final[dict[str, tuple[str, ...]]] = {
    "not_asked": ("P-ROUND-07", "P-GEN-04"),
    "already_answered": ("P-GEN-04", "P-PHOTO-08"),
    "malformed": ("P-PLACE-02",),
    "look_not_now": ("P-INFO-01",),
    "look_not_yours": ("P-INFO-02", "P-EXCH-21"),
    "look_won_this_round": ("P-AUCT-12",),
    "look_one_at_a_time": ("P-INFO-04",),
    "vip_used": ("P-VIP-01",),
    "vip_not_held": ("P-VIP-01", "P-VIP-03"),
    "vip_not_now": ("P-VIP-02", "P-VIP-03"),
    "not_own_envelope": ("P-EXCH-04", "P-EXCH-10", "P-AUCT-10", "P-AUCT-23"),
    "not_in_centre": ("P-EXCH-08", "P-AUCT-24"),
    "wrong_number": ("P-EXCH-08", "P-EXCH-09", "P-EXCH-10"),
    "same_twice": ("P-EXCH-08", "P-EXCH-10"),
    "received_now": ("P-EXCH-12",),
    "not_left_neighbours": ("P-EXCH-18", "P-EXCH-19"),
    "own_envelope": ("P-EXCH-21",),
    "must_choose": ("P-EXCH-09", "P-EXCH-20", "P-AUCT-10", "P-AUCT-23"),
    "bid_own_auction": ("P-AUCT-02",),
    "bid_too_low": ("P-AUCT-04", "P-AUCT-31"),
    "bid_too_high": ("P-AUCT-03",),
    "has_passed": ("P-AUCT-05",),
    "has_bid": ("P-AUCT-30",),
    "is_leading": ("P-AUCT-21",),
    "rebid_too_low": ("P-AUCT-37",),
    "not_tied": ("P-AUCT-37",),
    "won_this_round": ("P-AUCT-13",),
    "cannot_buy": ("P-AUCT-27",),
    "price_range": ("P-AUCT-34",),
    "cannot_pay": ("P-AUCT-35",),
    "nothing_to_announce": ("P-AUCT-16", "P-VAR-04"),
    "scene_frozen": ("P-PLACE-03", "P-EXCH-03"),
    "vote_self": ("P-TIE-04",),
    "vote_not_tied": ("P-TIE-03",),
    "notebook_off": ("P-VAR-09",),
}


def reason(code: str, args: dict[str, Value] | None = None) -> Reason | None:
    """Return the refusal behind a guard's code, None when the guard says it is fine."""
    return None if code == FINE else Reason(code, args, RULES[code])


def refused(code: str, args: dict[str, Value] | None = None) -> Reason:
    """Return the refusal with this code."""
    return Reason(code, args, RULES[code])
