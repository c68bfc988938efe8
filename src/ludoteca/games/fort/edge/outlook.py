"""What an action comes to that is about to be carried out: counted, possible, and what limits it.

Shown while a play is put together; `reach` and `means` do the counting (sections 3.2 to 3.4).
"""

from ludoteca.core.decisions import Value
from ludoteca.games.fort.box.programs import UNITS, Program
from ludoteca.games.fort.rules.actions.addition_guards import Adding
from ludoteca.games.fort.rules.actions.means import Means, whole
from ludoteca.games.fort.rules.actions.progress import Running
from ludoteca.games.fort.rules.actions.reach import furthest, is_full
from ludoteca.games.fort.rules.table.state import FortState


def outlook(state: FortState, seat: int) -> dict[str, Value]:
    """Return what the seat's action would come to now; nothing unless one is about to begin."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Adding) and state.leader == seat:
        program, _, _ = top.setting(state)
        return _told(Means(state, seat), program, top.number)
    if isinstance(top, Running) and top.seat == seat and not (top.done or top.place):
        return _told(top.means(state), top.program(state), top.number)
    return {}


def _told(means: Means, program: Program, number: int) -> dict[str, Value]:
    told: dict[str, Value] = {
        "unit": f"unit.{UNITS[program.left[0]]}",
        "number": number,
        "times": furthest(means, program, number),
        "is_full": is_full(means, program, number),
    }
    limit = _limit(means, program, number)
    return told if limit is None else {**told, "limit": f"unit.{UNITS[limit]}"}


def _limit(means: Means, program: Program, number: int) -> int | None:
    """Return the first unit of which not all can be done, if there is one."""
    for unit, each, once in zip(program.needs, program.each, program.once, strict=True):
        if whole(means, unit) < each * number + once:
            return unit
    return None
