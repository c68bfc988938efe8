"""What a search needs to know about a game: how a line of play continues, and what it is worth.

Everything comes from the game's insight. Beyond `evaluate` and `rollout` an insight may say more:
`spread`, the points that make a lead comfortable; `horizon`, how many decisions a line runs before
it is judged; `stops`, the kinds of questions that it is always judged before; `chances(state)`,
the share of a win each seat may expect; `worth_trying(state, decision)`, the options that are not
just another wording of others; and `compose(state, decision, rng, effort, seconds)`, a careful
answer to an open question.
"""
# compiled

import math
from time import perf_counter
from typing import Any, Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Composed, Decision
from ludoteca.core.events import SILENT
from ludoteca.core.frames import State, step, step_seat
from ludoteca.core.together import Together

SPREAD: Final = 10.0
HORIZON: Final = 40
BY_MARGIN: Final = 0.3  # how much the size of a lead counts, besides who won
WORD: Final = (1 << 32) - 1
FOREVER: Final = 1e18


def squashed(lead: float, spread: float) -> float:
    """Return a lead in points as a number from 0 to 1, one half for none.

    It uses only roots, which every machine rounds alike; powers and logarithms differ.
    """
    x = lead / spread
    return 0.5 + 0.5 * x / math.sqrt(1.0 + x * x)


def next_word(x: int) -> int:
    """Return the next in a sequence of quick random numbers below 2**32, never zero."""
    x ^= (x << 13) & WORD
    x ^= x >> 17
    return x ^ ((x << 5) & WORD)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Outlook:
    """A game as a search sees it."""

    def __init__(self, game: Any) -> None:
        insight = game.insight
        if insight is None:
            raise ValueError(f"{game.key} has no insight for a player that searches")
        self.game: Any = game
        self.insight: Any = insight
        self.spread: float = getattr(insight, "spread", SPREAD)
        self.horizon: int = getattr(insight, "horizon", HORIZON)
        self.judge: Any = getattr(insight, "chances", None)
        self.composer: Any = getattr(insight, "compose", None)
        self.sieve: Any = getattr(insight, "worth_trying", None)
        self.stops: tuple[str, ...] = getattr(insight, "stops", ())
        self.dice = 1
        self.stop = FOREVER  # when to be done, by `perf_counter`

    def chances(self, state: State) -> list[float]:
        """Return what each seat may expect here: nearly 1 for a sure win, nearly 0 for a loss."""
        if state.asked is None:
            return self.result(state)
        if self.judge is not None:
            judged: list[float] = self.judge(state)
            return judged
        shares: list[float] = []
        for seat in range(state.seats):
            lead: float = self.insight.evaluate(state, seat)
            shares.append(squashed(lead, self.spread))
        whole = sum(shares)
        return [share / whole for share in shares]

    def narrowed(self, state: State, decision: Decision) -> Decision:
        """Return the question with only the options worth trying."""
        if self.sieve is None or len(decision.options) < 2:
            return decision
        options: list[int] = self.sieve(state, decision)
        if len(options) == len(decision.options):
            return decision
        return Decision(decision.seat, decision.kind, options, decision.secret)

    def result(self, state: State) -> list[float]:
        """Return what a finished game was worth to each seat: who won, and by how much."""
        standing: Any = self.game.standing(state)
        scores: tuple[int, ...] = standing.scores
        places: tuple[int, ...] = standing.places
        winners = places.count(1)
        worths: list[float] = []
        for seat in range(state.seats):
            rival = -1000000
            for other in range(state.seats):
                if other != seat and scores[other] > rival:
                    rival = scores[other]
            won = 1.0 / winners if places[seat] == 1 else 0.0
            margin = squashed(scores[seat] - rival, self.spread) * 2.0 / state.seats
            worths.append((1.0 - BY_MARGIN) * won + BY_MARGIN * margin)
        return worths

    def answer(self, state: State, decision: Decision) -> int | Composed:
        """Return a quick sensible choice."""
        self.dice = next_word(self.dice)
        choice: int | Composed = self.insight.rollout(state, decision, self.dice)
        return choice

    def composed(
        self, state: State, decision: Decision, rng: int, effort: int, seconds: float | None = None
    ) -> int | Composed:
        """Return a careful answer to an open question, or a quick one if the game has no other."""
        if self.composer is None:
            return self.answer(state, decision)
        found: int | Composed = self.composer(state, decision, rng, effort, seconds)
        return found

    def play_on(self, state: State) -> list[float]:
        """Play sensibly to the horizon, and return what each seat may then expect."""
        left = self.horizon
        decision = state.asked
        while decision is not None and left > 0 and decision.kind not in self.stops:
            choice = self.answer(state, decision)
            if isinstance(choice, Composed):
                step_seat(state, decision.seat, choice, SILENT)
            else:
                step(state, choice, SILENT)
            left -= 1
            decision = state.asked
        return self.chances(state)

    def settle(self, state: State, kind: str) -> None:
        """Let the others answer a simultaneous moment, so that its outcome can be judged."""
        decision = state.asked
        while decision is not None and decision.kind == kind and is_going_on(state):
            step_seat(state, decision.seat, self.answer(state, decision), SILENT)
            decision = state.asked

    def weigh(self, world: State, decision: Decision) -> list[float]:
        """Return how good each option looks right after it, in the game's own points."""
        points: list[float] = []
        for option in decision.options:
            if points and perf_counter() > self.stop:
                points.append(min(points))  # no time left to look at the rest
                continue
            after = world.copy()
            step_seat(after, decision.seat, option, SILENT)
            self.settle(after, decision.kind)
            value: float = self.insight.evaluate(after, decision.seat)
            points.append(value)
        return points


def is_going_on(state: State) -> bool:
    """Return whether somebody has already answered in a simultaneous moment on top."""
    top = state.stack[-1]
    if not isinstance(top, Together):
        return False
    for answer in top.answers:  # noqa: SIM110 - a plain loop is the quick one
        if answer is not None:
            return True
    return False
