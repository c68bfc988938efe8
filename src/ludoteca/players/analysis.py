"""What a strong player thinks of every decision of a recorded game, from that seat's chair.

Each decision is judged by the view and the recall that its seat had at that moment, and apart from
all others: the verdict is the same in any order and in any process.
"""

import pickle
from collections.abc import Iterable, Iterator, Sequence
from time import perf_counter
from typing import Any, NamedTuple

from ludoteca.core.decisions import Decision, Value
from ludoteca.core.events import SILENT, Recall, remember
from ludoteca.core.frames import step_seat
from ludoteca.core.game import Choice, Game, View
from ludoteca.core.records import Record, replay
from ludoteca.core.rng import fork
from ludoteca.players.outlook import Outlook
from ludoteca.players.search import SearchPlayer, Thought

BEST = 5  # choices shown for each decision
SWINGS = 5
ENOUGH = 16  # tries a choice needs before its chance is reported


class Budget(NamedTuple):
    """How long one decision is thought about: whichever runs out first."""

    iterations: int | None = 400
    seconds: float | None = None
    seed: int = 0


class Asked(NamedTuple):
    """A decision of a recorded game: all that its seat knew then, and what it chose."""

    at: int  # the number of the entry
    decision: Decision
    about: dict[str, Value]
    view: View
    recall: Recall
    chosen: Choice


class Verdict(NamedTuple):
    """The verdict on one decision."""

    at: int
    seat: int
    kind: str
    about: dict[str, Value]
    options: int
    best: tuple[Thought, ...]
    chosen: Thought

    @property
    def chance(self) -> float:
        """The share of a win that the best choice promised."""
        return self.best[0].value

    @property
    def loss(self) -> float:
        """What the seat gave away by its choice."""
        return max(0.0, self.chance - self.chosen.value)


class Swing(NamedTuple):
    """A change of somebody's chance: by their own choice, or by everything since their last one."""

    at: int
    seat: int
    before: float
    after: float
    is_choice: bool


def asked_in(record: Record, game: Game[Any]) -> Iterator[Asked]:
    """Yield the real decisions of a record: those with more than one answer."""
    recalls = [game.recall(seat, record.seats) for seat in range(record.seats)]
    moments = replay(record, game)
    state = next(moments)
    remember(recalls, state.events)
    for at, entry in enumerate(record.entries):
        decision = game.decision(state.state, entry.seat)
        if decision is not None and not entry.is_request and len(decision.options) != 1:
            yield Asked(
                at,
                decision.for_player(),
                dict(game.about(state.state)),
                game.view(state.state, entry.seat),
                pickle.loads(pickle.dumps(recalls[entry.seat])),  # frozen as of this moment
                entry.choice,
            )
        state = next(moments)
        remember(recalls, state.events)


def judge(game: Game[Any], asked: Asked, budget: Budget) -> Verdict:
    """Return what a strong player thinks of a decision."""
    seed = fork(budget.seed, asked.at)
    player = SearchPlayer(seed, budget.iterations, budget.seconds)
    decision = asked.decision
    thoughts = player.think(game, asked.view, asked.recall, decision)
    tried = [thought for thought in thoughts if thought.visits]
    if not decision.options:  # a composed answer comes without a comparable chance
        afresh = Thought(tried[0].choice, 0, 0.0)
        tried = [tried_more(game, asked, afresh, seed, budget.seconds)]
    chosen = next((t for t in tried if t.choice == asked.chosen), Thought(asked.chosen, 0, 0.0))
    if chosen.visits < ENOUGH and chosen.choice != tried[0].choice:
        chosen = tried_more(game, asked, chosen, seed, budget.seconds)
    return Verdict(
        asked.at,
        decision.seat,
        decision.kind,
        asked.about,
        len(decision.options),
        tuple(tried[:BEST]),
        chosen,
    )


def tried_more(
    game: Game[Any], asked: Asked, thought: Thought, seed: int, seconds: float | None
) -> Thought:
    """Return a choice that the search neglected, judged by a few sensible games played from it."""
    stop = None if seconds is None else perf_counter() + seconds
    outlook = Outlook(game)
    outlook.dice = seed % 0xFFFFFFFE + 1
    seat, visits, total = asked.decision.seat, thought.visits, thought.visits * thought.value
    while visits < ENOUGH and (not visits or stop is None or perf_counter() < stop):
        world = game.imagine(asked.view, asked.recall, fork(seed, 1_000_000 + visits))
        step_seat(world, seat, thought.choice, SILENT)
        outlook.settle(world, asked.decision.kind)
        total += outlook.play_on(world)[seat]
        visits += 1
    return Thought(thought.choice, visits, total / visits)


def drift(verdicts: Iterable[Verdict]) -> list[float | None]:
    """Return how each seat's chance has changed since its last choice; None at its first."""
    last: dict[int, float] = {}
    changes: list[float | None] = []
    for verdict in verdicts:
        before = last.get(verdict.seat)
        changes.append(None if before is None else verdict.chance - before)
        last[verdict.seat] = verdict.chosen.value
    return changes


def biggest_swings(verdicts: Sequence[Verdict], count: int = SWINGS) -> list[Swing]:
    """Return the biggest changes of anybody's chance, biggest first."""
    swings = []
    for verdict, change in zip(verdicts, drift(verdicts), strict=True):
        if change is not None:
            before = verdict.chance - change
            swings.append(Swing(verdict.at, verdict.seat, before, verdict.chance, False))
        if verdict.loss > 0:
            after = verdict.chosen.value
            swings.append(Swing(verdict.at, verdict.seat, verdict.chance, after, True))
    return sorted(swings, key=lambda s: (-abs(s.after - s.before), s.at, s.is_choice))[:count]
