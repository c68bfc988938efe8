"""Refusals that say more than "somebody else decides": for a seat that is not asked now."""

from ludoteca.games.fort.rules.draft import Draft
from ludoteca.games.fort.rules.follow import Window, rival_at
from ludoteca.games.fort.rules.play import ChoosePlay
from ludoteca.games.fort.rules.reasons import FINE
from ludoteca.games.fort.rules.refusals.other_moments import is_follow, why_not_rough
from ludoteca.games.fort.rules.table.choices import DECLINE, USE_ROUGH_HOUSING
from ludoteca.games.fort.rules.table.state import FortState
from ludoteca.games.fort.rules.table.zones import NONE


def why_not_unasked(state: FortState, seat: int, choice: int) -> str:
    """Return the special code for a choice out of turn, or FINE if there is none."""
    book = state.book
    if state.packets:
        answers = state.stack[-1]
        assert isinstance(answers, Draft)
        is_pick = book.keep <= choice < book.size
        return "pick_is_final" if is_pick and answers.answers[seat] is not None else FINE
    if seat == state.leader:
        return FINE
    if choice == USE_ROUGH_HOUSING:
        return _why_not_rough(state, seat)
    if choice == DECLINE or is_follow(book, choice):
        return _why_not_follow(state, seat)
    return FINE


def _undecided(state: FortState) -> list[int]:
    """Return the rivals who have yet to decide about the played card."""
    for frame in state.stack:
        if isinstance(frame, Window):
            return [rival_at(state, index) for index in range(frame.index, state.seats)]
    return []


def _why_not_rough(state: FortState, seat: int) -> str:
    code = why_not_rough(state, seat)
    if code in ("perk_not_owned", "not_now"):
        return FINE
    others = [rival for rival in _undecided(state) if rival != seat]
    return "rough_too_early" if code == FINE and others else code


def _why_not_follow(state: FortState, seat: int) -> str:
    if any(isinstance(frame, ChoosePlay) for frame in state.stack):
        return FINE  # the leader has not yet decided what to play
    if state.play.face == NONE or state.book.public[state.play.face] is None:
        return "no_follow_window"
    return FINE if seat in _undecided(state) else "follow_decided"
