"""What some choices would lead to, as far as the seat that tries them can tell.

A preview carries them out in a world imagined from the seat's own view and recall, frame by frame.
It ends before the first step that uses chance, shows something new, or is for somebody else to
decide. So it tells nothing that the seat does not know, and nothing in it is a guess.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from ludoteca.core.decisions import Decision, Reason, Value
from ludoteca.core.events import Event, Journal, Recall
from ludoteca.core.frames import State
from ludoteca.core.game import Choice, Game, View
from ludoteca.core.together import is_forced

# Why a preview ends where it does.
End = Literal["asked", "others", "unknown", "over"]
ASKED: Final = "asked"  # the seat has a question of its own to answer
OTHERS: Final = "others"  # somebody else decides
UNKNOWN: Final = "unknown"  # chance decides, or something hidden
OVER: Final = "over"  # the game has ended

MOST_STEPS: Final = 2000  # for one preview: what lies beyond is not looked at
ANY_WORLD: Final = 1  # whichever world is imagined, a preview is the same

Points = Mapping[str, int]


class OptionPreview(NamedTuple):
    """What one option would add: points by part, and what else the game has to say about it.

    `then` are the answers to the questions that only finish what the option began, as they bring
    the most; `points` count them.
    """

    choice: int
    end: End
    points: Points
    outlook: Mapping[str, Value]
    events: tuple[Event, ...]
    then: tuple[int, ...]


class Preview(NamedTuple):
    """How the table would look to the seat, what would have changed, and what it could do then.

    `made` says how many of the choices were carried out. If it is not all of them, `reason` says
    why the next one is refused, or `end` why nothing beyond can be known.
    """

    made: int
    reason: Reason | None
    end: End
    view: View
    decision: Decision | None
    about: Mapping[str, Value]
    points: Points
    outlook: Mapping[str, Value]
    events: tuple[Event, ...]
    options: tuple[OptionPreview, ...]


def preview(
    game: Game[Any],
    view: View,
    recall: Recall,
    choices: Sequence[Choice] = (),
    each: bool = True,
) -> Preview:
    """Return what these choices of the view's seat would lead to.

    With `each`, also what every option of the question reached would add.
    """
    assert view.seat is not None
    return preview_in(game, game.imagine(view, recall, ANY_WORLD), view.seat, choices, each)


def preview_in(
    game: Game[Any], world: State, seat: int, choices: Sequence[Choice], each: bool = True
) -> Preview:
    """Return the preview in a world that the seat imagines; the world stays as it is."""
    walk = _Walk(game, world, seat)
    walk.settle()
    walk.outlook = game.outlook(walk.state, seat)
    before = game.points(world, seat)
    made, reason = 0, None
    for choice in choices:
        reason = game.why_not(walk.state, seat, choice)
        if reason is not None or not walk.choose(choice):
            break
        made += 1
    state = walk.state
    decision = game.decision(state, seat) if walk.end == ASKED else None
    return Preview(
        made,
        reason,
        walk.end,
        game.view(state, seat),
        None if decision is None else decision.for_player(),
        {} if decision is None else game.about(state),
        gained(before, game.points(state, seat)),
        walk.outlook,
        tuple(walk.events),
        tuple(_options(walk, decision)) if each and decision is not None else (),
    )


def gained(before: Points, after: Points) -> Points:
    """Return the parts that have changed, and by how much."""
    parts = [*before, *(part for part in after if part not in before)]
    changes = {part: after.get(part, 0) - before.get(part, 0) for part in parts}
    return {part: change for part, change in changes.items() if change}


class _Walk:
    """A way into the future that stops where the seat can see no further."""

    def __init__(self, game: Game[Any], state: State, seat: int, steps: "_Steps | None" = None):
        self.game = game
        self.state = state
        self.seat = seat
        self.steps = _Steps() if steps is None else steps
        self.end: End = ASKED
        self.events: list[Event] = []
        self.outlook: Mapping[str, Value] = {}

    def fork(self) -> "_Walk":
        """Return a walk that goes its own way from here."""
        return _Walk(self.game, self.state, self.seat, self.steps)

    def choose(self, choice: Choice) -> bool:
        """Carry out a legal choice and what follows; return False if its effect is unknown."""
        before, self.outlook = self.outlook, {}  # what it begins itself is told, not what follows
        is_known = self._answer(choice)
        if is_known:
            self.settle()
        self.outlook = self.outlook or before
        return is_known

    def _answer(self, choice: Choice) -> bool:
        def answer(state: State, journal: Journal) -> None:
            state.stack.pop().answer(state, self.seat, choice, journal)

        return self._step(answer)

    def settle(self) -> None:
        """Go on until somebody must choose or nothing more can be known."""
        while self.state.stack:
            asked = self.state.stack[-1].asks(self.state)
            own = next((one for one in asked if one.seat == self.seat), None)
            if not asked:
                is_known = self._step(_go)
            elif own is None:
                self.end = OTHERS
                return
            elif is_forced(own):
                is_known = self._answer(own.options[0])
            else:
                self.state.asked = asked[0]
                self.end = ASKED
                return
            if not is_known:
                return
        self.end = OVER

    def _step(self, run: Callable[[State, Journal], None]) -> bool:
        """Run one frame, unless something would happen that the seat cannot foresee."""
        after, journal = self.state.copy(), _Foreseen()
        is_known = self.steps.are_left() and journal.holds_all(run, after)
        if not is_known or after.rng != self.state.rng:
            self.end = UNKNOWN
            return False
        self.state = after
        seen = (self.game.veil(after, self.seat, event) for event in journal.events)
        self.events += [event for event in seen if event is not None]
        self.outlook = self.outlook or self.game.outlook(after, self.seat)
        return True


class _Foreseen(Journal):
    """A journal that ends a step where something new would be shown: no more needs to happen."""

    def holds_all(self, run: Callable[[State, Journal], None], state: State) -> bool:
        """Run a step; return whether the seat can foresee all that is written down."""
        try:
            run(state, self)
        except _OutOfSight:
            return False
        return not self.barrier

    def reveal(self) -> None:
        raise _OutOfSight


class _OutOfSight(Exception):
    """The step shows what the seat cannot foresee."""


class _Steps:
    """Counts the steps of all walks of a preview, so that none can go on for ever."""

    def __init__(self) -> None:
        self.count = 0

    def are_left(self) -> bool:
        """Count one more; return whether it may still be taken."""
        self.count += 1
        return self.count <= MOST_STEPS


def _go(state: State, journal: Journal) -> None:
    state.stack.pop().go(state, journal)


# ---------------------------------------------------------------- what each option would add


def _options(walk: _Walk, decision: Decision) -> list[OptionPreview]:
    before = walk.game.points(walk.state, walk.seat)
    return [_option(walk, choice, before) for choice in decision.options]


def _option(walk: _Walk, choice: int, before: Points) -> OptionPreview:
    trial = walk.fork()
    trial.choose(choice)
    best, then = _finished(trial)
    points = gained(before, walk.game.points(best.state, walk.seat))
    return OptionPreview(choice, best.end, points, trial.outlook, tuple(best.events), then)


def _finished(walk: _Walk) -> tuple[_Walk, tuple[int, ...]]:
    """Return the walk with what it began finished as it brings the most, and the answers for it."""
    game, seat = walk.game, walk.seat
    asked = game.decision(walk.state, seat) if walk.end == ASKED else None
    if asked is None or asked.kind not in game.finishing:
        return walk, ()
    found: list[tuple[int, _Walk, tuple[int, ...]]] = []
    for choice in asked.options:
        trial = walk.fork()
        if trial.choose(choice):
            last, then = _finished(trial)
            last.events[:0] = walk.events
            total = sum(game.points(last.state, seat).values())
            found.append((total, last, (choice, *then)))
    if not found:
        return walk, ()
    _, best, answers = max(found, key=lambda one: one[0])
    return best, answers
