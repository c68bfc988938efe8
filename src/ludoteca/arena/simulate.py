"""Many games, counted: the same seed gives the same result whatever the number of workers."""

import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from ludoteca.arena.lineup import make_player
from ludoteca.arena.matches import play_match
from ludoteca.core.box import Box
from ludoteca.core.game import Game
from ludoteca.core.records import final_state
from ludoteca.core.rng import fork
from ludoteca.games import load

BATCH = 25  # games a worker plays before it reports


class Plan(NamedTuple):
    """What to play: everything a worker needs, as plain data."""

    game: str
    players: tuple[str, ...]  # one name a seat
    options: dict[str, Any]
    games: int
    seed: int
    box: dict[str, Any]  # an owner's changes, as records keep them
    keep_records: bool = False


class Outcome(NamedTuple):
    """One finished game, as plain data."""

    number: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    facts: dict[str, Any]
    record: dict[str, Any] | None


class Spread(NamedTuple):
    """How a number is spread over games."""

    mean: float
    low: int
    high: int


class Summary(NamedTuple):
    """What many games tell."""

    games: int
    seconds: float
    decisions: Spread
    decisions_per_second: float
    seats: list[dict[str, Any]]  # player, wins (shared ones in part), win_rate, score
    numbers: dict[str, Spread]
    names: dict[str, dict[str, int]]


def play_one(game: Game[Any], plan: Plan, number: int) -> Outcome:
    """Return the outcome of game `number` of a plan."""
    seed = fork(plan.seed, number)
    players = [make_player(name, seed, seat) for seat, name in enumerate(plan.players)]
    match = play_match(game, players, plan.options, seed, list(plan.players))
    facts = game.facts(final_state(match.record, game))
    return Outcome(
        number,
        match.standing.scores,
        match.standing.places,
        sum(not entry.is_request for entry in match.record.entries),
        dict(facts),
        match.record.write(game) if plan.keep_records else None,
    )


def play_batch(plan: Plan, first: int, last: int) -> list[Outcome]:
    """Return the outcomes of some games of a plan; runs in a worker process."""
    game = load(plan.game, Box.from_changes(plan.box) if plan.box else None)
    return [play_one(game, plan, number) for number in range(first, last)]


def outcomes(plan: Plan, workers: int) -> Iterator[list[Outcome]]:
    """Yield the outcomes in order, a batch at a time."""
    batches = [(n, min(n + BATCH, plan.games)) for n in range(0, plan.games, BATCH)]
    if workers == 1:
        for first, last in batches:
            yield play_batch(plan, first, last)
        return
    with ProcessPoolExecutor(workers) as pool:
        waiting = [pool.submit(play_batch, plan, first, last) for first, last in batches]
        for batch in waiting:
            yield batch.result()


def simulate(
    plan: Plan, workers: int = 1, each: Callable[[Outcome], None] = lambda outcome: None
) -> Summary:
    """Return what the games of the plan tell; `each` hears of every game in order."""
    started = time.perf_counter()
    played: list[Outcome] = []
    for batch in outcomes(plan, workers):
        for outcome in batch:
            each(outcome)
            played.append(outcome._replace(record=None))
    return summarise(plan, played, time.perf_counter() - started)


def summarise(plan: Plan, played: list[Outcome], seconds: float) -> Summary:
    """Return the counts of these games."""
    seats = []
    for seat, player in enumerate(plan.players):
        wins = sum(1 / outcome.places.count(1) for outcome in played if outcome.places[seat] == 1)
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
