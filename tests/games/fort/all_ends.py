"""Every end that the engine lets an action, or a whole play, come to: all choices are tried."""

from ludoteca.core.events import SILENT
from ludoteca.core.frames import Frame
from ludoteca.games.fort.rules.follow import Window
from ludoteca.games.fort.rules.play import ChooseAction, NameSuit, play
from ludoteca.games.fort.rules.playable import why_not_play
from ludoteca.games.fort.rules.recycling import Recycle
from ludoteca.games.fort.rules.table.choices import USE_PUBLIC
from ludoteca.games.fort.rules.table.state import FortState

Outcome = tuple[object, ...]


class TooWide(Exception):
    """There is too much to try."""


class Budget:
    """How many positions may still be tried."""

    def __init__(self, left: int) -> None:
        self.left = left

    def spend(self) -> None:
        """Count one more position, or raise TooWide."""
        self.left -= 1
        if self.left < 0:
            raise TooWide


def begun(state: FortState, face: int, action: int) -> FortState | None:
    """Return the state after the card was played and the action chosen; None if it cannot be."""
    if why_not_play(state, face) != "":
        return None
    twin = state.copy()
    twin.stack = []
    play(twin, face, SILENT)
    if isinstance(twin.stack[-1], NameSuit):
        twin.stack.pop()
    twin.stack = [frame for frame in twin.stack if not isinstance(frame, Window)]
    decision = twin.stack[-1].ask(twin)
    if decision is None or USE_PUBLIC + action not in decision.options:
        return None
    twin.stack.pop().take(twin, USE_PUBLIC + action, SILENT)
    return twin


def outcome(state: FortState, extent: int) -> Outcome:
    """Return all that matters of an action's end."""
    seat = state.leader
    tokens = tuple(state.tokens[4 * seat : 4 * seat + 4])
    cards = (state.hands[seat], state.lookouts[seat], len(state.discards[seat]))
    table = (len(state.park) + len(state.park_deck), sum(map(len, state.yards)))
    points = (state.levels[seat], state.tracks[seat], state.play.is_trash_due)
    return tokens, cards, table, points, extent


def engine_outcomes(
    state: FortState,
    action: int,
    found: set[Outcome],
    ends: tuple[type[Frame[FortState]], ...] = (ChooseAction, Recycle),
    budget: Budget | None = None,
) -> None:
    """Collect every end the engine lets the action, or the play, come to."""
    if budget is not None:
        budget.spend()
    while state.stack and not isinstance(state.stack[-1], ends):
        frame = state.stack[-1]
        decision = frame.ask(state)
        if decision is None:
            state.stack.pop().go(state, SILENT)
            continue
        for choice in decision.options:
            then = state.copy()
            then.stack.pop().take(then, choice, SILENT)
            engine_outcomes(then, action, found, ends, budget)
        return
    extents = (state.play.public_done, state.play.private_done)
    found.add(outcome(state, extents[action] if len(ends) > 1 else sum(extents)))
