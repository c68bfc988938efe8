"""The ways of a unit that are offered are those that nothing stands in the way of."""

import pytest

from ludoteca.games.fort.box.programs import UNITS
from ludoteca.games.fort.rules.actions.progress import FINISHED
from ludoteca.games.fort.rules.actions.run import Run
from ludoteca.games.fort.rules.actions.units import choices_of, has_choices
from ludoteca.games.fort.rules.reasons import FINE
from ludoteca.games.fort.rules.refusals.units import why_not_unit
from ludoteca.games.fort.rules.table.state import FortState
from tests.conformance.walks import walk
from tests.games.fort.tables import GAME

GAMES = 6  # of each size
LONG = 60


def ways_agree(state: FortState, run: Run) -> int:
    """Check every choice of the table for the unit that comes next; return the unit."""
    program, means = run.program(state), run.means(state)
    unit = run.unit(program)
    if unit == FINISHED or not has_choices(unit, run.kind):
        return FINISHED
    offered = {choice for choice, _ in choices_of(state, means, unit, run.rival)}
    fine = {
        choice
        for choice in range(len(GAME.choices))
        if why_not_unit(state, means, unit, run.kind, run.rival, choice) == FINE
    }
    words = {str(GAME.tell(choice)) for choice in offered ^ fine}
    assert offered == fine, (UNITS[unit], words)
    return unit


@pytest.mark.slow
@pytest.mark.rule("F-PLAY-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_offered_is_what_is_not_refused(seats: int, long_run: bool) -> None:
    """Before it is looked at whether the play can then still end legally."""
    met = set[int]()
    for seed in range(LONG if long_run else GAMES):
        for stop in walk(GAME, seats, seed):
            state = stop.state
            assert isinstance(state, FortState)
            if state.stack and isinstance(top := state.stack[-1], Run):
                met.add(ways_agree(state, top))
    assert len(met) > 8
