"""Why a choice that belongs to another moment is refused: the first code of chapter 9 that fits."""
# compiled

from ludoteca.games.fort.rules import perks
from ludoteca.games.fort.rules.reasons import FINE
from ludoteca.games.fort.rules.table.book import Book
from ludoteca.games.fort.rules.table.choices import USE_DIY, USE_DO_OVER, USE_ROUGH_HOUSING
from ludoteca.games.fort.rules.table.state import FortState
from ludoteca.games.fort.rules.table.zones import NONE


def is_addition(book: Book, choice: int) -> bool:
    """Return whether the choice adds a card or a Lookout symbol, or renames a coin."""
    return book.rename <= choice < book.tuck_hand


def is_follow(book: Book, choice: int) -> bool:
    """Return whether the choice discards a card to follow."""
    return book.follow <= choice < book.recycle


def is_recycling(book: Book, choice: int) -> bool:
    """Return whether the choice takes a card back with Recycling."""
    return book.recycle <= choice < book.keep


def elsewhere(state: FortState, seat: int, choice: int) -> str:
    """Return why a choice from another moment is refused to the seat being asked."""
    book = state.book
    is_leader = seat == state.leader
    if is_addition(book, choice):
        return "not_now" if is_leader else "add_only_leader"
    if book.play <= choice < book.rename:
        return "already_played" if is_leader and state.plays else "not_now"
    if choice == USE_DIY:
        return _why_not_diy(state, seat)
    if choice == USE_DO_OVER:
        return _why_not_do_over(state, seat)
    if choice == USE_ROUGH_HOUSING:
        return why_not_rough(state, seat) or "not_now"
    if is_recycling(book, choice):
        return _why_not_recycle(state, seat, choice - book.recycle)
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


def _why_not_recycle(state: FortState, seat: int, face: int) -> str:
    if not perks.has_recycling(state, seat):
        return "perk_not_owned"
    if seat != state.leader:
        return "perk_other_turn"
    if not state.discards[seat]:
        return "recycling_empty"
    return "recycling_not_now" if face in state.discards[seat] else "not_in_pile"


def why_not_rough(state: FortState, seat: int) -> str:
    """Return why the seat can never use Rough Housing on this card (F-PERK-12, F-PERK-13).

    FINE says nothing about the moment: all the leader's rivals have to decide first.
    """
    if not perks.has_rough_housing(state, seat):
        return "perk_not_owned"
    if seat == state.leader or state.play.face == NONE:
        return "not_now"
    if state.book.public[state.play.face] is None:
        return "rough_no_window"
    if state.play.face >= state.book.kids:
        return "rough_best_friend"
    return "rough_followed" if state.play.followed >> seat & 1 else FINE
