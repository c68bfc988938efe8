"""Why something is refused at the table: the codes of the rules with the ids behind them.

Guards return a code, "" for fine; `reason` turns it into a Reason. `RULES` names every rule that
can be behind a code; those reported are the ones for the question at hand (`rules_at`). Words for
people are in locale/.
"""
# compiled

from typing import Final

from ludoteca.core.decisions import Reason, Value

FINE: Final = ""

# By moment: the rule for what is asked then, and the one that keeps others out of it.
ASKED: Final[dict[str, tuple[str, ...]]] = {
    "arrange": ("P-ROUND-02",),
    "dance_keep": ("P-EXCH-04",),
    "partner_take": ("P-EXCH-08",),
    "partner_return": ("P-EXCH-08",),
    "gift": ("P-EXCH-10",),
    "revealed": ("P-EXCH-17",),
    "look": ("P-INFO-12",),
    "theft": ("P-EXCH-18",),
    "rumour_target": ("P-EXCH-21",),
    "contribute": ("P-AUCT-23",),
    "pick": ("P-AUCT-24",),
    "offer": ("P-AUCT-10",),
    "announce": ("P-AUCT-16",),
    "open_bid": ("P-AUCT-20",),
    "single_bid": ("P-AUCT-30",),
    "shared_bid": ("P-AUCT-25",),
    "sell_or_buy": ("P-AUCT-26",),
    "price": ("P-AUCT-32",),
    "pay_to_look": ("P-AUCT-33",),
    "secret_bid": ("P-AUCT-36",),
    "secret_rebid": ("P-AUCT-37",),
    "bank_bid": ("P-VAR-03",),
    "final_photo": ("P-PHOTO-01",),
    "doubt_vote": ("P-PREF-17",),
    "tie_vote": ("P-TIE-03",),
}
NOT_YOURS: Final[dict[str, tuple[str, ...]]] = {
    **ASKED,
    "dance_keep": ("P-EXCH-06",),
    "partner_take": ("P-ROUND-07", "P-EXCH-08"),
    "partner_return": ("P-ROUND-07", "P-EXCH-08"),
    "gift": ("P-EXCH-11",),
    "theft": ("P-EXCH-20",),
    "pick": ("P-ROUND-07", "P-AUCT-24"),
    "offer": ("P-AUCT-01",),
    "open_bid": ("P-AUCT-22",),
    "shared_bid": ("P-AUCT-15",),
}

RULES: Final[dict[str, tuple[str, ...]]] = {
    "game_over": ("P-ROUND-08",),
    "not_asked": tuple(sorted({rule for rules in ASKED.values() for rule in rules})),
    "not_your_turn": tuple(sorted({rule for rules in NOT_YOURS.values() for rule in rules})),
    "only_one_answer": ("P-GEN-05",),
    "already_answered": ("P-GEN-04", "P-PHOTO-08"),
    "malformed": ("P-PLACE-02",),
    "look_not_now": ("P-INFO-01",),
    "look_not_yours": ("P-INFO-02",),
    "look_won_this_round": ("P-AUCT-12",),
    "look_one_at_a_time": ("P-INFO-04",),
    "only_a_look": ("P-ROUND-03",),
    "vip_used": ("P-VIP-01",),
    "vip_not_held": ("P-VIP-01",),
    "vip_not_now": ("P-VIP-02", "P-VIP-03"),
    "not_own_envelope": ("P-EXCH-04", "P-EXCH-08", "P-EXCH-10", "P-AUCT-10", "P-AUCT-23"),
    "not_in_centre": ("P-EXCH-08", "P-AUCT-24"),
    "wrong_number": (
        *("P-EXCH-08", "P-EXCH-09", "P-EXCH-10", "P-EXCH-11"),
        *("P-EXCH-13", "P-VAR-05"),
    ),
    "same_twice": ("P-EXCH-08", "P-EXCH-10"),
    "one_neighbour": ("P-EXCH-13",),
    "which_neighbour": ("P-EXCH-10",),
    "received_now": ("P-EXCH-12",),
    "not_left_neighbours": ("P-EXCH-18", "P-EXCH-19"),
    "own_envelope": ("P-EXCH-21",),
    "must_choose": (
        *("P-EXCH-04", "P-EXCH-09", "P-EXCH-10", "P-EXCH-20"),
        *("P-AUCT-10", "P-AUCT-23", "P-AUCT-24"),
    ),
    "bid_own_auction": ("P-AUCT-02",),
    "bid_too_low": ("P-AUCT-04", "P-AUCT-31"),
    "bid_too_high": ("P-AUCT-03",),
    "has_passed": ("P-AUCT-05",),
    "has_bid": ("P-AUCT-30",),
    "is_leading": ("P-AUCT-21", "P-AUCT-25"),
    "is_holding": ("P-AUCT-20",),
    "cannot_raise": ("P-AUCT-21",),
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

# By code, then by moment: the rules behind it there, where RULES names more.
AT_HAND: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "not_asked": ASKED,
    "not_your_turn": NOT_YOURS,
    "already_answered": {now: ("P-GEN-04",) for now in ASKED if now != "final_photo"},
    "vip_not_now": {now: ("P-VIP-02",) for now in ASKED if now not in ("look", "revealed")},
    "not_own_envelope": ASKED,
    "not_in_centre": ASKED,
    "wrong_number": {
        "partner_take": ("P-EXCH-08", "P-EXCH-09"),
        "partner_return": ("P-EXCH-08", "P-EXCH-09"),
    },
    "same_twice": ASKED,
    "must_choose": {
        **ASKED,
        "partner_take": ("P-EXCH-09",),
        "partner_return": ("P-EXCH-09",),
        "theft": ("P-EXCH-20",),
    },
    "bid_too_low": {"open_bid": ("P-AUCT-04",), "shared_bid": ("P-AUCT-04",)},
    "is_leading": {"open_bid": ("P-AUCT-21",), "shared_bid": ("P-AUCT-25",)},
    "scene_frozen": {
        "final_photo": ("P-PLACE-03",),
        "doubt_vote": ("P-PLACE-03",),
        "tie_vote": ("P-PLACE-03",),
    },
}


def rules_at(code: str, moment: str) -> tuple[str, ...]:
    """Return the rules behind a refusal at this moment."""
    found = AT_HAND.get(code)
    return RULES[code] if found is None else found.get(moment, RULES[code])


def reason(
    code: str, args: dict[str, Value] | None = None, rules: tuple[str, ...] | None = None
) -> Reason | None:
    """Return the refusal for a guard's code; None if the guard says it is fine."""
    return None if code == FINE else refused(code, args, rules)


def refused(
    code: str, args: dict[str, Value] | None = None, rules: tuple[str, ...] | None = None
) -> Reason:
    """Return the refusal with this code, for all the rules behind it or only these."""
    return Reason(code, args, RULES[code] if rules is None else rules)
