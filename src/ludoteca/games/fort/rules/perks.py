"""What perks change: one named function per question, and nothing else knows about perks.

Perks that work "on your turn" do nothing while following (F-FOLLOW-14).
"""
# compiled

from ludoteca.games.fort.box.contents import (
    BIRTHDAY_PARTY,
    BRIBE,
    COPY_CAT,
    DIY,
    DO_OVER,
    RECYCLING,
    ROUGH_HOUSING,
    STICKY_FINGERS,
    XXL_BACKPACK,
)
from ludoteca.games.fort.rules.table.state import FortState
from ludoteca.games.fort.rules.table.zones import NONE, plus


def pack_limit(state: FortState, seat: int) -> int:
    """Return how many tokens fit in the seat's Pack (F-FORT-02, F-PERK-15)."""
    numbers = state.book.numbers
    limit = state.levels[seat] + numbers.room
    return limit + numbers.backpack if state.perks[seat] == XXL_BACKPACK else limit


def may_tuck_from_anywhere(state: FortState, seat: int) -> bool:
    """Return whether Lookout cards may come from Park, Park deck and Yards (F-PERK-03)."""
    return seat == state.leader and state.perks[seat] == BRIBE


def may_stow_from_supply(state: FortState, seat: int) -> bool:
    """Return whether stowed tokens may come from the supply (F-PERK-14)."""
    return seat == state.leader and state.perks[seat] == STICKY_FINGERS


def has_bribe(state: FortState, seat: int) -> bool:
    """Return whether the seat owns the perk for its Lookout (F-PERK-03)."""
    return state.perks[seat] == BRIBE


def has_sticky_fingers(state: FortState, seat: int) -> bool:
    """Return whether the seat owns the perk for its Pack (F-PERK-14)."""
    return state.perks[seat] == STICKY_FINGERS


def may_follow_with_two(state: FortState, seat: int) -> bool:
    """Return whether two cards may be discarded to follow (F-PERK-05)."""
    return state.perks[seat] == COPY_CAT


def has_diy(state: FortState, seat: int) -> bool:
    """Return whether the seat could build by itself instead of playing (F-PERK-07)."""
    return state.perks[seat] == DIY


def has_do_over(state: FortState, seat: int) -> bool:
    """Return whether the seat could play a second card (F-PERK-08)."""
    return state.perks[seat] == DO_OVER


def has_recycling(state: FortState, seat: int) -> bool:
    """Return whether the seat could take a discarded card back (F-PERK-10)."""
    return state.perks[seat] == RECYCLING


def has_rough_housing(state: FortState, seat: int) -> bool:
    """Return whether the seat could trash the leader's card (F-PERK-12)."""
    return state.perks[seat] == ROUGH_HOUSING


def has_birthday_party(state: FortState, seat: int) -> bool:
    """Return whether the seat may recruit once more (F-PERK-02)."""
    return state.perks[seat] == BIRTHDAY_PARTY


def use_up(state: FortState, seat: int) -> int:
    """Remove the seat's one-shot perk from the game and return it (F-PERK-01)."""
    perk = state.perks[seat]
    state.perks[seat] = NONE
    state.used_perks = plus(state.used_perks, perk)
    return perk
