"""Why a choice is refused: the codes of the rules' chapter 9, in its order, with the rules behind.

Guards return a code, or FINE; what they say depends only on what the asking player may know
(F-INFO-10).
"""
# compiled

from typing import Final

from ludoteca.core.decisions import Reason

FINE: Final = ""

RULES: Final[dict[str, tuple[str, ...]]] = {
    "game_over": ("F-END-05",),
    "not_your_decision": ("F-TURN-02", "F-FOLLOW-01"),
    "not_now": ("F-TURN-02", "F-FOLLOW-16"),
    "not_in_packet": ("F-DRAFT-02", "F-DRAFT-04"),
    "pick_is_final": ("F-DRAFT-02",),
    "not_in_hand": ("F-PLAY-01", "F-ADD-15", "F-FOLLOW-03", "F-EFF-10"),
    "already_played": ("F-PLAY-01",),
    "no_actions": ("F-PLAY-02",),
    "must_name_suit": ("F-PLAY-03",),
    "bad_suit": ("F-PLAY-03", "F-ADD-06"),
    "blank_action": ("F-PLAY-05",),
    "action_used": ("F-PLAY-04",),
    "no_effect": ("F-PLAY-09",),
    "none_full": ("F-PLAY-06", "F-PLAY-11"),
    "must_finish_full": ("F-PLAY-10",),
    "dead_end": ("F-PLAY-11",),
    "add_no_multiplier": ("F-ADD-13",),
    "add_no_match": ("F-ADD-01", "F-ADD-14"),
    "add_too_late": ("F-ADD-02",),
    "add_only_leader": ("F-ADD-15", "F-FOLLOW-06"),
    "coin_locked": ("F-ADD-06", "F-ADD-10"),
    "add_useless": ("F-ADD-08", "F-ADD-09"),
    "lookout_useless": ("F-ADD-12",),
    "add_breaks_full": ("F-PLAY-06", "F-PLAY-11"),
    "stop_wastes_addition": ("F-ADD-08",),
    "then_mandatory": ("F-EFF-04",),
    "mixed_kinds": ("F-EFF-08",),
    "stuff_full": ("F-FORT-01", "F-EFF-02", "F-EFF-20"),
    "pack_full": ("F-FORT-02", "F-EFF-09"),
    "nothing_to_stow": ("F-EFF-09",),
    "lookout_full": ("F-FORT-02", "F-EFF-10"),
    "lookout_fixed": ("F-FORT-03",),
    "nothing_to_tuck": ("F-EFF-10", "F-PERK-03"),
    "nothing_to_trash": ("F-EFF-11",),
    "cannot_trash_there": ("F-EFF-11", "F-FOLLOW-17"),
    "nothing_to_spend": ("F-EFF-16",),
    "no_rival_yard_card": ("F-EFF-17",),
    "pack_empty": ("F-EFF-18", "F-EFF-19"),
    "not_a_rival": ("F-TURN-03", "F-EFF-17", "F-EFF-19"),
    "nothing_to_convert": ("F-EFF-20",),
    "convert_direction": ("F-EFF-21",),
    "fort_at_top": ("F-FORT-04",),
    "cannot_pay": ("F-FORT-05", "F-FORT-06", "F-FORT-07"),
    "wrong_payment": ("F-FORT-05", "F-FORT-06", "F-FORT-07"),
    "must_take_reward": ("F-FORT-08", "F-FORT-09", "F-FORT-11"),
    "not_in_row": ("F-FORT-08", "F-FORT-09"),
    "no_follow_window": ("F-FOLLOW-02",),
    "follow_decided": ("F-FOLLOW-01",),
    "follow_no_match": ("F-FOLLOW-04",),
    "follow_from_lookout": ("F-FOLLOW-03",),
    "follow_too_many": ("F-FOLLOW-03", "F-PERK-05"),
    "second_card_useless": ("F-PERK-06",),
    "kind_bound": ("F-FOLLOW-09",),
    "follow_not_full": ("F-FOLLOW-05", "F-FOLLOW-15"),
    "must_recruit": ("F-RECRUIT-01", "F-RECRUIT-07"),
    "source_empty": ("F-RECRUIT-02", "F-RECRUIT-04"),
    "own_yard": ("F-RECRUIT-06",),
    "birthday_no_yard": ("F-PERK-02",),
    "perk_not_owned": ("F-PERK-01",),
    "perk_other_turn": ("F-FOLLOW-14",),
    "diy_after_play": ("F-PERK-07",),
    "do_over_no_play": ("F-PERK-09",),
    "do_over_no_card": ("F-PERK-09",),
    "recycling_empty": ("F-PERK-10",),
    "recycling_not_now": ("F-PERK-11",),
    "rough_followed": ("F-PERK-12",),
    "rough_too_early": ("F-PERK-12",),
    "rough_no_window": ("F-PERK-13",),
    "rough_best_friend": ("F-PERK-13",),
}


def reason(code: str) -> Reason:
    """Return the reason with this code and the rules behind it."""
    return Reason(code, {}, RULES[code])
