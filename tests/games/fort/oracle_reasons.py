"""What must be so for each reason of chapter 9, in its order: the first that is so is told.

Written from the rules, apart from the engine's guards.
"""

from collections.abc import Callable

from ludoteca.games.fort.box.effects import COIN
from ludoteca.games.fort.rules.play import ChoosePlay
from ludoteca.games.fort.rules.table.zones import NONE
from tests.games.fort.oracle_additions import (
    breaks_full,
    is_counted_already,
    is_locked,
    makes_card_useless,
    makes_lookout_useless,
)
from tests.games.fort.oracle_look_ahead import (
    box_of,
    can_be_played,
    follow_not_full,
    is_left,
    must_be_full,
    must_finish_full,
    no_effect,
    none_full,
    nothing_done,
    stop_wastes_addition,
    then_mandatory,
    uses_action,
)
from tests.games.fort.oracle_moments import ADDS, FOLLOWS, PERK_OF, Look
from tests.games.fort.oracle_units import UNIT_TRUTHS
from tests.games.whys import Case

Told = Callable[[Look], bool]


# ---------------------------------------------------------------- following and its end


def wants_to_follow(look: Look) -> bool:
    """A rival speaks of following a card that the leader has settled on, and is not to decide."""
    is_about_it = look.verb in (*FOLLOWS, "decline") and not look.is_leader
    is_settled = not any(isinstance(frame, ChoosePlay) for frame in look.state.stack)
    return is_about_it and is_settled and not look.is_asked and look.moment != "draft"


def no_follow_window(look: Look) -> bool:
    played = look.state.play.face
    return wants_to_follow(look) and (played == NONE or look.state.book.public[played] is None)


def follow_decided(look: Look) -> bool:
    if wants_to_follow(look):
        return look.seat not in look.undecided
    if not look.is_free or look.is_leader:
        return False
    if look.moment == "run" and look.verb in FOLLOWS:
        return look.perk == "copy_cat" and look.program.counter < 6
    is_over = look.moment == "rough" and look.verb in (*FOLLOWS, "decline")
    return is_over or (look.moment == "second" and look.verb == "decline")


def wants_it_rough(look: Look) -> bool:
    """A rival who owns Rough Housing speaks of it while there is a played card."""
    is_about_it = look.verb == "use_rough_housing" and look.perk == "rough_housing"
    is_there = look.state.play.face != NONE and not look.is_leader
    is_time = look.moment not in ("draft", "over") and (look.is_free or not look.is_asked)
    return is_about_it and is_there and is_time and not look.is_legal


def rough_too_early(look: Look) -> bool:
    return wants_it_rough(look) and any(seat != look.seat for seat in look.undecided)


# ---------------------------------------------------------------- perks


def perk_not_owned(look: Look) -> bool:
    perk = PERK_OF.get(look.verb)
    is_spoken_of = look.verb in ("use_diy", "use_do_over", "use_rough_housing", "recycle")
    return look.is_free and (is_spoken_of or look.spoken_of != "") and perk not in (None, look.perk)


def perk_other_turn(look: Look) -> bool:
    is_theirs = look.verb != "use_rough_housing" and PERK_OF.get(look.verb) == look.perk != ""
    is_spoken_of = look.verb in ("use_diy", "use_do_over", "recycle") or look.spoken_of != ""
    return look.is_free and is_theirs and is_spoken_of and not look.is_leader


def owns(look: Look, verb: str) -> bool:
    return look.is_free and look.is_leader and look.verb == verb and PERK_OF[verb] == look.perk


def do_over_no_card(look: Look) -> bool:
    if not owns(look, "use_do_over") or look.moment != "do_over" or look.is_legal:
        return False
    return not any(can_be_played(look, face) for face in set(look.hand))


# ---------------------------------------------------------------- cards and names


def must_name_suit(look: Look) -> bool:
    if look.moment == "name":
        return look.is_free and look.verb in ("use_public", "use_private")
    if look.moment != "adding" or look.verb != "add" or not look.is_free:
        return False
    return look.shows(COIN) > 0 and look.top.suit != COIN


def coin_needs_no_name(look: Look) -> bool:
    is_coin = look.moment == "adding" and look.is_free and look.top.suit == COIN
    return is_coin and look.verb in ("add_as", "rename")


def in_hand_of(look: Look) -> bool:
    """The choice needs a card from hand."""
    if not look.is_free:
        return False
    if look.moment == "play":
        return look.verb == "play"
    if look.moment == "adding":
        return look.verb in ("add", "add_as")
    return look.moment in ("window", "second") and look.verb in FOLLOWS


def renames(look: Look) -> bool:
    return look.is_free and look.moment == "adding" and look.verb == "rename"


def is_renamable(look: Look) -> bool:
    return look.face in [entry >> 3 for entry in look.top.coins]


def follow_no_match(look: Look) -> bool:
    if not look.is_free or look.moment not in ("window", "second") or look.verb not in FOLLOWS:
        return False
    return not look.shows(look.state.play.suit) and not look.shows(COIN)


def coin_adds_nothing(look: Look) -> bool:
    if not look.is_free or look.moment not in ("window", "second") or look.verb != "follow_coin":
        return False
    followed = look.state.book.public[look.state.play.face]
    assert followed is not None
    return not look.shows(look.state.play.suit) or followed.counter >= 6


def follow_too_many(look: Look) -> bool:
    is_more = look.moment == "run" and look.verb in FOLLOWS
    return look.is_free and is_more and not look.is_leader and look.perk != "copy_cat"


def second_card_useless(look: Look) -> bool:
    is_more = look.moment == "run" and look.verb in FOLLOWS and not look.is_leader
    return look.is_free and is_more and look.perk == "copy_cat" and look.program.counter >= 6


# ---------------------------------------------------------------- all of them, in their order

TOLD: dict[str, Told] = {
    "game_over": lambda look: look.moment == "over",
    "pick_is_final": lambda look: (
        look.moment == "draft" and look.verb == "keep" and look.top.answers[look.seat] is not None
    ),
    "no_follow_window": no_follow_window,
    "follow_decided": follow_decided,
    "rough_no_window": lambda look: (
        wants_it_rough(look) and look.state.book.public[look.state.play.face] is None
    ),
    "rough_best_friend": lambda look: (
        wants_it_rough(look) and look.state.play.face >= look.state.book.kids
    ),
    "rough_followed": lambda look: (
        wants_it_rough(look) and look.state.play.followed >> look.seat & 1 > 0
    ),
    "rough_too_early": rough_too_early,
    "not_your_decision": lambda look: not look.is_asked,
    "rough_decline_first": lambda look: wants_it_rough(look) and look.moment == "window",
    "not_in_packet": lambda look: (
        look.moment == "draft" and look.verb == "keep" and not look.is_legal
    ),
    "not_in_row": lambda look: (
        look.verb == {"rule": "keep_rule", "perk": "take_perk"}.get(look.moment)
        and not look.is_legal
    ),
    "must_take_reward": lambda look: look.moment in ("rule", "perk") and not look.is_legal,
    "perk_not_owned": perk_not_owned,
    "perk_other_turn": perk_other_turn,
    "diy_after_play": lambda look: owns(look, "use_diy") and look.state.plays > 0,
    "do_over_no_play": lambda look: owns(look, "use_do_over") and look.state.plays == 0,
    "do_over_no_card": do_over_no_card,
    "recycling_empty": lambda look: owns(look, "recycle") and not look.pile,
    "recycling_not_now": lambda look: (
        owns(look, "recycle") and look.moment == "name" and look.face in look.pile
    ),
    "already_played": lambda look: (
        look.is_free and look.verb == "play" and look.moment != "play"
        and look.is_leader and look.state.plays > 0
    ),
    "must_recruit": lambda look: (
        look.is_free and look.moment == "recruit" and look.verb in ("no", "skip")
    ),
    "birthday_no_yard": lambda look: (
        look.is_free and look.moment == "birthday" and look.verb == "recruit_yard"
    ),
    "bad_suit": lambda look: (
        look.is_free and look.moment == "name" and look.verb == "pick_suit" and look.suit == COIN
    ),
    "add_only_leader": lambda look: look.is_free and look.verb in ADDS and not look.is_leader,
    "add_no_multiplier": lambda look: (
        look.is_free and look.verb in ADDS and look.moment == "run" and look.program.counter > 6
    ),
    "add_too_late": lambda look: look.is_free and look.verb in ADDS and look.moment == "run",
    "follow_too_many": follow_too_many,
    "second_card_useless": second_card_useless,
    "kind_bound": lambda look: (
        look.is_free and look.verb == "take_kind" and not look.is_leader
        and look.state.play.bound not in (NONE, look.kind)
        and (look.moment == "window" or look.spoken_of == "gather_any")
    ),
    **UNIT_TRUTHS,
    "blank_action": lambda look: uses_action(look) >= 0 and box_of(look, uses_action(look)) is None,
    "action_used": lambda look: uses_action(look) >= 0 and bool(
        (look.state.play.public_done, look.state.play.private_done)[uses_action(look)]
    ),
    "follow_from_lookout": lambda look: (
        in_hand_of(look) and look.verb in FOLLOWS
        and look.face not in look.hand and look.face in look.lookout
    ),
    "not_in_hand": lambda look: (
        (in_hand_of(look) or (look.spoken_of == "trash" and look.verb == "trash")
         or (look.spoken_of == "tuck" and look.verb == "tuck"))
        and look.face not in look.hand
    ),
    "not_in_pile": lambda look: (
        ((owns(look, "recycle")) or (look.spoken_of == "trash" and look.verb == "trash_discard"))
        and look.face not in look.pile
    ),
    "no_actions": lambda look: (
        in_hand_of(look) and look.verb == "play"
        and look.state.book.public[look.face] is None and look.state.book.private[look.face] is None
    ),
    "follow_no_match": follow_no_match,
    "coin_adds_nothing": coin_adds_nothing,
    "not_in_lookout": lambda look: (
        look.is_free and look.moment == "adding" and look.verb == "lookout"
        and look.face not in look.lookout
    ),
    "add_no_match": lambda look: (
        look.is_free and look.moment == "adding" and (
            (look.verb in ("add", "add_as") and not look.shows(look.top.suit)
             and not look.shows(COIN))
            or (look.verb == "lookout" and look.suit not in (look.top.suit, COIN))
        )
    ),
    "must_name_suit": must_name_suit,
    "not_added": lambda look: (
        renames(look) and look.face not in [entry >> 3 for entry in look.state.play.added]
    ),
    "coin_locked": lambda look: (renames(look) and look.kinds[0]) or is_locked(look),
    "coin_needs_no_name": coin_needs_no_name,
    "same_name": lambda look: (
        renames(look) and is_renamable(look)
        and {e & 7 for e in look.top.coins if e >> 3 == look.face} == {1 + look.suit}
    ),
    "coin_named": lambda look: renames(look) and not is_renamable(look),
    "already_counted": is_counted_already,
    "own_symbol_counts": lambda look: (
        look.is_free and look.moment == "pick" and look.verb == "pick_without"
        and not look.kinds[1] and look.state.book.own[look.state.play.face] == look.suit
    ),
    "not_now": lambda look: look.is_asked and not look.is_legal and (
        not look.is_own_word
        or (look.moment == "play" and look.verb == "skip")
        or (look.moment == "pick" and look.verb == "pick_without"
            and look.state.book.own[look.state.play.face] != look.suit)
    ),
    "no_effect": no_effect,
    "add_useless": makes_card_useless,
    "lookout_useless": makes_lookout_useless,
    "add_breaks_full": breaks_full,
    "none_full": none_full,
    "follow_not_full": follow_not_full,
    "must_finish_full": must_finish_full,
    "must_be_full": must_be_full,
    "nothing_done": nothing_done,
    "then_mandatory": then_mandatory,
    "stop_wastes_addition": stop_wastes_addition,
    "dead_end": lambda look: is_left(look) and look.is_leader,
}  # fmt: skip

_latest: list[Look] = []


def look_at(case: Case) -> Look:
    """Return the case looked at; every truth asks for the same one in turn."""
    if not _latest or _latest[0].case is not case:
        _latest[:] = [Look(case)]
    return _latest[0]


def _truth(told: Told) -> Callable[[Case], bool]:
    return lambda case: bool(told(look_at(case)))


TRUTHS = {code: _truth(told) for code, told in TOLD.items()}
