"""What an action comes to that is about to be carried out: counted, possible, and what limits it.

Shown while a play is put together; `reach` and `means` do the counting (sections 3.2 to 3.4).
"""

from ludoteca.core.decisions import Value
from ludoteca.games.fort.box.effects import SUITS
from ludoteca.games.fort.box.programs import (
    ANY_SUIT,
    FORT_LEVEL,
    GATHER_ANY,
    GATHER_PIZZA,
    LOOKOUT_CARDS,
    PACK_TOKENS,
    UNITS,
    Program,
)
from ludoteca.games.fort.rules.actions.addition_guards import Adding
from ludoteca.games.fort.rules.actions.means import Means, whole
from ludoteca.games.fort.rules.actions.progress import Running
from ludoteca.games.fort.rules.actions.reach import furthest, is_full
from ludoteca.games.fort.rules.follow import SecondCard, followed_action
from ludoteca.games.fort.rules.table.state import FortState
from ludoteca.games.fort.rules.table.zones import NONE

NUMBERS = {
    LOOKOUT_CARDS: "number.lookout_cards",
    PACK_TOKENS: "number.pack_tokens",
    FORT_LEVEL: "number.fort_level",
}


def outlook(state: FortState, seat: int) -> dict[str, Value]:
    """Return what the seat's action would come to now; nothing unless one is about to begin."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Adding) and state.leader == seat:
        program, _, _ = top.setting(state)
        return _told(Means(state, seat), program, top.number, f"suit.{SUITS[top.suit]}")
    if isinstance(top, SecondCard) and top.seat == seat:
        means = Means(state, seat)
        means.kind = state.play.bound
        suit = f"suit.{SUITS[state.play.suit]}"
        return _told(means, followed_action(state), top.symbols, suit)
    if isinstance(top, Running) and top.seat == seat and not (top.done or top.place):
        program = top.program(state)
        return _told(top.means(state), program, top.number, _counted(state, seat, program))
    return {}


def _counted(state: FortState, seat: int, program: Program) -> str:
    """Return what an action that has begun counts; nothing if it is not multiplied."""
    if program.counter < ANY_SUIT:
        is_leader = seat == state.leader
        suit = program.counter if is_leader else state.play.suit  # F-FOLLOW-06
        return f"suit.{SUITS[suit]}"
    if program.counter == ANY_SUIT:
        return "number.any_suit"
    return NUMBERS.get(program.counter, "")


def _told(means: Means, program: Program, number: int, counted: str) -> dict[str, Value]:
    told: dict[str, Value] = {
        "units": tuple(_unit(means, unit) for unit in program.row),
        "number": number,
        "times": furthest(means, program, number),
        "is_full": is_full(means, program, number),
    }
    if counted:
        told["counted"] = counted
    limit = _limit(means, program, number)
    return told if limit is None else {**told, "limit": _unit(means, limit)}


def _unit(means: Means, unit: int) -> str:
    """Return the name of a unit; followers take the kind that the leader took (F-FOLLOW-09)."""
    is_bound = unit == GATHER_ANY and means.kind != NONE
    return f"unit.{UNITS[GATHER_PIZZA + means.kind if is_bound else unit]}"


def _limit(means: Means, program: Program, number: int) -> int | None:
    """Return the first unit of which not all can be done, if there is one."""
    for unit, each, once in zip(program.needs, program.each, program.once, strict=True):
        if whole(means, unit) < each * number + once:
            return unit
    return None
