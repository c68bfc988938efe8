"""Elo from the places of many matches: Bradley-Terry by maximum likelihood, with intervals.

A match of more than two counts as every pair of its seats: the better place beats the worse one,
and equal places are half a win each. Ratings average 1500; 400 points are odds of ten to one.

The interval is the wider of two. One comes from resampling the deals (1000 times), because matches
of one deal are alike; the other from the curvature of the likelihood, because without a single
upset among the deals resampling would look too certain.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ludoteca.arena.intervals import Z95, Interval, resampled, wilson
from ludoteca.arena.jobs import Outcome

AVERAGE = 1500.0
POINTS = 400 / math.log(10)  # Elo points per unit of log odds
DRAWS = 0.5  # between all pairs that met, if somebody never lost (or won): ratings stay finite
RESAMPLES = 1000
STEPS = 100
CLOSE = 1e-9

Wins = list[list[float]]  # wins[i][j]: how often i was better than j


class Rated(NamedTuple):
    """What a tournament shows about one player."""

    player: str
    elo: Interval
    win_rate: Interval
    seats: int  # seats played, twice in one match if the player sat twice
    score: float  # mean


class Ratings(NamedTuple):
    """What a tournament shows: the players, best first, and how each did against each."""

    players: list[Rated]
    against: dict[tuple[str, str], Interval]  # better places of the first; equal ones count half
    is_one_sided: bool  # somebody never lost (or won): the size of the gap is a guess


def rate(outcomes: Sequence[Outcome], resamples: int = RESAMPLES) -> Ratings:
    """Return the ratings that follow from these matches."""
    names = sorted({name for outcome in outcomes for name in outcome.players})
    by_deal: dict[int, Wins] = {}
    for outcome in outcomes:
        add_pairs(by_deal.setdefault(outcome.deal, nothing(names)), outcome, names)
    total = summed(by_deal.values(), len(names))
    ratings = bradley_terry(total)
    bounds = _bounds(list(by_deal.values()), ratings, total, resamples)
    players = []
    for i, name in enumerate(names):
        elo = Interval(AVERAGE + POINTS * ratings[i], *bounds[i])
        mine = [(o, s) for o in outcomes for s, player in enumerate(o.players) if player == name]
        won = wilson(sum(outcome.share(seat) for outcome, seat in mine), len(mine))
        score = math.fsum(outcome.scores[seat] for outcome, seat in mine) / len(mine)
        players.append(Rated(name, elo, won, len(mine), score))
    players.sort(key=lambda rated: (-rated.elo.value, rated.player))
    against = {
        (one, other): wilson(total[i][j], round(total[i][j] + total[j][i]))
        for i, one in enumerate(names)
        for j, other in enumerate(names)
        if i != j and total[i][j] + total[j][i]
    }
    return Ratings(players, against, not is_connected(total))


def nothing(names: Sequence[str]) -> Wins:
    """Return a table in which nobody has won."""
    return [[0.0] * len(names) for _ in names]


def add_pairs(wins: Wins, outcome: Outcome, names: list[str]) -> None:
    """Add every pair of seats of a match, except pairs of the same player."""
    who = [names.index(name) for name in outcome.players]
    for seat, i in enumerate(who):
        for other in range(seat + 1, len(who)):
            j = who[other]
            if i == j:
                continue
            mine, theirs = outcome.places[seat], outcome.places[other]
            better = 0.5 if mine == theirs else float(mine < theirs)
            wins[i][j] += better
            wins[j][i] += 1 - better


def summed(tables: Iterable[Wins], size: int) -> Wins:
    """Return the sum of all tables."""
    total = [[0.0] * size for _ in range(size)]
    for table in tables:
        for mine, row in zip(total, table, strict=True):
            for j, count in enumerate(row):
                mine[j] += count
    return total


def bradley_terry(wins: Wins) -> list[float]:
    """Return each player's log strength, averaging 0, under which these wins are most likely.

    One player beats another with odds of e to the power of the difference.

    >>> [round(strength, 4) for strength in bradley_terry([[0, 3], [1, 0]])]
    [0.5493, -0.5493]
    """
    if not is_connected(wins):
        wins = with_draws(wins)
    ratings = [0.0] * len(wins)
    for _ in range(STEPS):
        # Newton's method up a hill with one peak; steps stay within one unit to avoid overshooting.
        slope = [
            math.fsum(
                wins[i][j] - (wins[i][j] + wins[j][i]) * chance(ratings[i] - ratings[j])
                for j in range(len(wins))
                if j != i
            )
            for i in range(len(wins))
        ]
        step = [
            math.fsum(a * b for a, b in zip(row, slope, strict=True))
            for row in inverted(information(wins, ratings))
        ]
        longest = max(map(abs, step))
        ratings = [r + s / max(1.0, longest) for r, s in zip(ratings, step, strict=True)]
        if longest < CLOSE:
            break
    return ratings


def chance(difference: float) -> float:
    """Return how likely a player who is this much stronger is to win.

    >>> chance(0)
    0.5
    """
    return 1 / (1 + math.exp(-difference))


def with_draws(wins: Wins) -> Wins:
    """Return the wins with a fraction of a draw added between all who met."""
    size = len(wins)
    return [
        [wins[i][j] + (DRAWS / 2 if wins[i][j] + wins[j][i] else 0.0) for j in range(size)]
        for i in range(size)
    ]


def is_connected(wins: Wins) -> bool:
    """Return whether a chain of wins links everybody to everybody: else no ratings are best."""
    size = len(wins)
    for start in range(size):
        reached, edge = {start}, [start]
        while edge:
            i = edge.pop()
            news = [j for j in range(size) if wins[i][j] > 0 and j not in reached]
            reached.update(news)
            edge += news
        if len(reached) < size:
            return False
    return True


def _bounds(
    deals: list[Wins], ratings: list[float], total: Wins, resamples: int
) -> list[tuple[float, float]]:
    """Return each player's interval in Elo: the wider of resampling and curvature."""
    size = len(ratings)
    errors = standard_errors(total, ratings)
    bounds = [(r - Z95 * e, r + Z95 * e) for r, e in zip(ratings, errors, strict=True)]
    if len(deals) > 1 and resamples:
        drawn = resampled(deals, lambda some: bradley_terry(summed(some, size)), resamples)
        bounds = [(min(a, c), max(b, d)) for (a, b), (c, d) in zip(bounds, drawn, strict=True)]
    return [(AVERAGE + POINTS * low, AVERAGE + POINTS * high) for low, high in bounds]


def standard_errors(wins: Wins, ratings: list[float]) -> list[float]:
    """Return the standard error of each log strength, relative to the overall average."""
    size = len(wins)
    inverse = inverted(information(wins if is_connected(wins) else with_draws(wins), ratings))
    # The added ones tie the sum of strengths to 0 with variance 1 / size², which is not our doubt.
    return [math.sqrt(max(0.0, inverse[i][i] - 1 / size**2)) for i in range(size)]


def information(wins: Wins, ratings: list[float]) -> list[list[float]]:
    """Return how sharply the likelihood bends at these ratings.

    Its one free direction (all stronger together) is pinned by adding one to every entry.
    """
    size = len(wins)
    matrix = [[1.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(size):
            if i != j:
                even = chance(ratings[i] - ratings[j])
                weight = (wins[i][j] + wins[j][i]) * even * (1 - even)
                matrix[i][i] += weight
                matrix[i][j] -= weight
    return matrix


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """Return the inverse, by Gauss-Jordan elimination.

    >>> inverted([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda i: abs(rows[i][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        lead = rows[column][column]
        rows[column] = [value / lead for value in rows[column]]
        for i in range(size):
            if i != column:
                factor = rows[i][column]
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[column], strict=True)]
    return [row[size:] for row in rows]
