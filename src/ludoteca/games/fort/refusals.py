"""Why a choice that is not offered is refused: the first code of chapter 9 that fits.

`why_not_unit` speaks of the unit being done, `elsewhere` of choices that belong to another moment.
"""
# compiled

from ludoteca.games.fort import perks
from ludoteca.games.fort.book import (
    CONVERT_ONE,
    COPY_FROM,
    NAME_SUIT,
    RECRUIT_DECK,
    SPEND_ONE,
    STOW_ONE,
    TAKE_KIND,
    TUCK_DECK,
    USE_DIY,
    USE_DO_OVER,
    USE_ROUGH_HOUSING,
    Book,
)
from ludoteca.games.fort.means import (
    EITHER_WAY,
    Means,
    can_pay,
    gather_room,
    lookout_room,
    most,
    pack_room,
    yard_cards,
)
from ludoteca.games.fort.moves import may_recruit_from_yard
from ludoteca.games.fort.programs import (
    ADVANCE,
    ADVANCE_LESS,
    ADVANCE_MORE,
    CONVERT,
    COPY_PACK,
    COPY_RIVAL_PACK,
    GATHER_ANY,
    RECRUIT,
    SPEND_PIZZA,
    SPEND_TOY,
    STOW,
    TRASH,
    TRASH_RIVAL,
    TUCK,
)
from ludoteca.games.fort.reasons import FINE
from ludoteca.games.fort.state import NONE, FortState


def is_addition(book: Book, choice: int) -> bool:
    """Return whether the choice adds a card or a Lookout symbol, or renames a coin."""
    return book.rename <= choice < book.tuck_hand


def is_follow(book: Book, choice: int) -> bool:
    """Return whether the choice discards a card to follow."""
    return book.follow <= choice < book.recycle


def is_recycling(book: Book, choice: int) -> bool:
    """Return whether the choice takes a card back with Recycling."""
    return book.recycle <= choice < book.keep


def why_not_unit(
    state: FortState, means: Means, unit: int, kind: int, rival: int, choice: int
) -> str:
    """Return what stands against doing the unit so; "not_now" if the choice is none of its own."""
    book = state.book
    if TAKE_KIND <= choice < STOW_ONE:
        return _why_not_kind(means, unit, kind, choice - TAKE_KIND)
    if unit == STOW and STOW_ONE <= choice < SPEND_ONE:
        return _why_not_stow(state, means, choice - STOW_ONE)
    if unit == TUCK and (choice == TUCK_DECK or book.tuck_hand <= choice < book.trash_hand):
        return _why_not_tuck(state, means, choice)
    if unit == TRASH and book.trash_hand <= choice < book.trash_yard:
        return _why_not_trash(state, means, choice)
    if unit == TRASH_RIVAL and book.trash_yard <= choice < book.recruit_park:
        return _why_not_trash_yard(state, means, choice)
    if unit == RECRUIT:
        return why_not_recruit(state, means.seat, choice)
    if ADVANCE_LESS <= unit <= ADVANCE_MORE and book.pay <= choice < book.play:
        return why_not_pay(means, unit - ADVANCE)
    if SPEND_PIZZA <= unit <= SPEND_TOY and SPEND_ONE <= choice < CONVERT_ONE:
        return "nothing_to_spend"
    if unit == CONVERT and CONVERT_ONE <= choice < COPY_FROM:
        return _why_not_convert(means, choice - CONVERT_ONE)
    if unit == COPY_RIVAL_PACK and COPY_FROM <= choice < NAME_SUIT:
        return _why_not_copy_from(state, means, choice - COPY_FROM, rival)
    if unit >= COPY_PACK and book.take < choice < book.pay and unit != CONVERT:
        return _why_not_copy(state, means, rival, choice - book.take)
    return "not_now"


def _why_not_kind(means: Means, unit: int, kind: int, wish: int) -> str:
    if unit != GATHER_ANY:
        return "not_now"
    if kind != NONE:
        return "mixed_kinds" if wish != kind else "not_now"
    return FINE if gather_room(means, wish) else "stuff_full"


def _why_not_stow(state: FortState, means: Means, way: int) -> str:
    if pack_room(means) < 1:
        return "pack_full"
    if way >= 2:
        return _why_not_own_turn(state, means.seat, perks.may_stow_from_supply(state, means.seat))
    return FINE if (means.toys if way else means.pizza) else "nothing_to_stow"


def _why_not_own_turn(state: FortState, seat: int, works: bool) -> str:
    """Return why a perk for the own turn does not help now (F-FOLLOW-14)."""
    if works:
        return FINE
    return "perk_not_owned" if seat == state.leader else "perk_other_turn"


def _why_not_tuck(state: FortState, means: Means, choice: int) -> str:
    book = state.book
    if book.tuck_hand <= choice < book.tuck_park:
        if choice - book.tuck_hand not in means.hand:
            return "not_in_hand"
        return FINE if lookout_room(means) else "lookout_full"
    if not lookout_room(means):
        return "lookout_full"
    if most(means, TUCK) < 1:
        return "nothing_to_tuck"
    works = perks.may_tuck_from_anywhere(state, means.seat)
    code = _why_not_own_turn(state, means.seat, works)
    return code if code != FINE else "source_empty"


def _why_not_trash(state: FortState, means: Means, choice: int) -> str:
    book = state.book
    from_hand = choice < book.trash_discard
    face = choice - (book.trash_hand if from_hand else book.trash_discard)
    if face in (means.hand if from_hand else state.discards[means.seat]):
        return FINE
    if face in means.lookout:
        return "lookout_fixed"
    return "cannot_trash_there" if most(means, TRASH) else "nothing_to_trash"


def _why_not_trash_yard(state: FortState, means: Means, choice: int) -> str:
    owner = (choice - state.book.trash_yard) // state.book.faces
    if not yard_cards(means):
        return "no_rival_yard_card"
    return "not_a_rival" if owner == means.seat or owner >= state.seats else "source_empty"


def why_not_recruit(state: FortState, seat: int, choice: int) -> str:
    """Return why the seat cannot recruit so (F-RECRUIT-02, F-RECRUIT-06)."""
    book = state.book
    if book.recruit_yard <= choice < book.follow:
        owner = (choice - book.recruit_yard) // book.faces
        if owner < state.seats and not may_recruit_from_yard(state, seat, owner):
            return "own_yard"
        return "source_empty"
    if choice == RECRUIT_DECK or book.recruit_park <= choice < book.recruit_yard:
        return "source_empty"
    return "not_now"


def why_not_pay(means: Means, modifier: int) -> str:
    """Return why a payment is refused (F-FORT-04 to F-FORT-07)."""
    if means.level >= means.book.top_level:
        return "fort_at_top"
    return "wrong_payment" if can_pay(means, modifier) else "cannot_pay"


def _why_not_convert(means: Means, way: int) -> str:
    kind = way & 1
    held, other = (means.toys, means.pizza) if kind else (means.pizza, means.toys)
    if way < 2 and other >= means.book.numbers.stuff_limit:
        return "stuff_full"
    if way >= 2:
        held = means.pack_toys if kind else means.pack_pizza
    if not held:
        return "nothing_to_convert"
    is_bound = means.direction != NONE and means.direction != EITHER_WAY
    return "convert_direction" if is_bound and means.direction != kind else FINE


def _why_not_copy_from(state: FortState, means: Means, seat: int, rival: int) -> str:
    if rival != NONE:
        return "not_now"
    if seat == means.seat or seat >= state.seats:
        return "not_a_rival"
    pizza, toys = state.tokens[4 * seat + 2], state.tokens[4 * seat + 3]
    if not pizza + toys:
        return "pack_empty"
    has_room = (pizza and gather_room(means, 0)) or (toys and gather_room(means, 1))
    return FINE if has_room else "stuff_full"


def _why_not_copy(state: FortState, means: Means, rival: int, amount: int) -> str:
    pizza, toys = divmod(amount, state.book.amounts)
    if pizza > gather_room(means, 0) or toys > gather_room(means, 1):
        return "stuff_full"
    first = 4 * (means.seat if rival == NONE else rival) + 2
    if pizza > state.tokens[first] or toys > state.tokens[first + 1]:
        return "pack_empty"
    return FINE


# ---------------------------------------------------------------- other moments


def elsewhere(state: FortState, seat: int, choice: int, is_running: bool) -> str:
    """Return why a choice of another moment is refused; `is_running`: an action is going on."""
    book = state.book
    is_leader = seat == state.leader
    if is_addition(book, choice):
        if not is_leader:
            return "add_only_leader"
        return "add_too_late" if is_running else "not_now"
    if book.play <= choice < book.rename:
        return "already_played" if is_leader and state.plays else "not_now"
    if choice == USE_DIY:
        return _why_not_diy(state, seat)
    if choice == USE_DO_OVER:
        return _why_not_do_over(state, seat)
    if choice == USE_ROUGH_HOUSING:
        return why_not_rough(state, seat, False)
    if is_follow(book, choice) and is_running and not is_leader:
        # The action goes on already: a second card would have come before it (F-PERK-06).
        is_useless = perks.may_follow_with_two(state, seat)
        return "second_card_useless" if is_useless else "follow_too_many"
    if is_recycling(book, choice):
        return _why_not_recycle(state, seat, is_running)
    return "not_now"


def _why_not_diy(state: FortState, seat: int) -> str:
    if not perks.has_diy(state, seat):
        return "perk_not_owned"
    if seat != state.leader:
        return "perk_other_turn"
    return "diy_after_play" if state.plays else "not_now"


def _why_not_do_over(state: FortState, seat: int) -> str:
    if not perks.has_do_over(state, seat):
        return "perk_not_owned"
    if seat != state.leader:
        return "perk_other_turn"
    return "not_now" if state.plays else "do_over_no_play"


def _why_not_recycle(state: FortState, seat: int, is_running: bool) -> str:
    if not perks.has_recycling(state, seat):
        return "perk_not_owned"
    if seat != state.leader:
        return "perk_other_turn"
    if not state.discards[seat]:
        return "recycling_empty"
    return "recycling_not_now" if is_running else "not_now"


def why_not_rough(state: FortState, seat: int, is_open: bool) -> str:
    """Return why the seat cannot use Rough Housing now (F-PERK-12, F-PERK-13).

    `is_open`: some rival of the leader is still to decide about the card.
    """
    if not perks.has_rough_housing(state, seat):
        return "perk_not_owned"
    if seat == state.leader or state.played == NONE:
        return "not_now"
    if state.followed >> seat & 1:
        return "rough_followed"
    if is_open:
        return "rough_too_early"
    if state.book.public[state.played] is None:
        return "rough_no_window"
    return "rough_best_friend" if state.played >= state.book.kids else FINE
