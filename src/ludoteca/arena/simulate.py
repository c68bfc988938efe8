"""Many games, counted: the same seed gives the same result whatever the number of workers."""

import statistics
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from ludoteca.arena.jobs import Job, Outcome, Terms, play_job
from ludoteca.arena.workers import hired, in_order
from ludoteca.core.rng import fork
from ludoteca.core.wire import canonical


class Plan(NamedTuple):
    """What to play: everything a worker needs, as plain data."""

    game: str
    players: tuple[str, ...]  # one name per seat
    options: dict[str, Any]
    games: int
    seed: int
    box: dict[str, Any]  # an owner's changes, as records keep them
    keep_records: bool = False

    def jobs(self) -> list[Job]:
        """Return all games."""
        return [
            Job(number, number, fork(self.seed, number), self.players, self.options)
            for number in range(self.games)
        ]


class Spread(NamedTuple):
    """How a number varies over games."""

    mean: float
    low: int
    high: int


class Summary(NamedTuple):
    """What many games show."""

    games: int
    seconds: float
    decisions: Spread
    decisions_per_second: float
    seats: list[dict[str, Any]]  # player, wins (shared ones in part), win_rate, score
    numbers: dict[str, Spread]
    names: dict[str, dict[str, int]]


def simulate(
    plan: Plan,
    workers: int = 1,
    each: Callable[[Outcome], None] = lambda outcome: None,
    ray: str | None = None,
) -> Summary:
    """Return what the plan's games show; `each` is called for every game in order."""
    started = time.perf_counter()
    played: list[Outcome] = []
    terms = Terms(plan.game, canonical(plan.box), plan.keep_records)
    with hired(workers, ray) as crew:
        for outcome in in_order(partial(play_job, terms), plan.jobs(), crew):
            each(outcome)
            played.append(outcome._replace(record=None))
    return summarise(plan, played, time.perf_counter() - started)


def summarise(plan: Plan, played: list[Outcome], seconds: float) -> Summary:
    """Return the counts of these games."""
    seats = []
    for seat, player in enumerate(plan.players):
        wins = sum(outcome.share(seat) for outcome in played)
        score = spread([outcome.scores[seat] for outcome in played])
        seats.append(
            {"player": player, "wins": wins, "win_rate": wins / len(played), "score": score}
        )
    numbers: dict[str, list[int]] = {}
    names: dict[str, Counter[str]] = {}
    for outcome in played:
        for key, value in outcome.facts.items():
            if isinstance(value, int):
                numbers.setdefault(key, []).append(value)
            else:
                names.setdefault(key, Counter())[str(value)] += 1
    decisions = [outcome.decisions for outcome in played]
    return Summary(
        len(played),
        seconds,
        spread(decisions),
        sum(decisions) / max(seconds, 1e-9),
        seats,
        {key: spread(values) for key, values in numbers.items()},
        {key: dict(sorted(count.items())) for key, count in names.items()},
    )


def spread(values: list[int]) -> Spread:
    """Return mean, lowest and highest.

    >>> spread([3, 4, 8])
    Spread(mean=5, low=3, high=8)
    """
    return Spread(statistics.mean(values), min(values), max(values))
