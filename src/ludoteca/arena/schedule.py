"""Who meets whom: every line-up of the players in every rotation of the seats, on the same deals.

All matches of a round share one deal. What chance gives one player it gives each in turn, so that
far fewer games show the same.
"""

from itertools import combinations, combinations_with_replacement
from math import comb
from typing import Any

from ludoteca.arena.jobs import Job
from ludoteca.core.rng import fork


def lineups(players: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Return who sits where in the matches of a round.

    With enough players every seat has a different one; with fewer, some sit twice, but nobody
    plays only against themselves.

    >>> lineups(("a", "b", "c"), 2)
    [('a', 'b'), ('b', 'a'), ('a', 'c'), ('c', 'a'), ('b', 'c'), ('c', 'b')]
    >>> ["".join(lineup) for lineup in lineups(("a", "b"), 3)]
    ['aab', 'aba', 'baa', 'abb', 'bba', 'bab']
    """
    groups: list[tuple[str, ...]]
    if len(players) >= seats:
        groups = list(combinations(players, seats))
    else:
        mixed = combinations_with_replacement(players, seats)
        groups = [group for group in mixed if len(set(group)) > 1]
    return [lineup for group in groups for lineup in rotations(group)]


def lineup_count(players: int, seats: int) -> int:
    """Return the most line-ups this many players can have, without making them.

    >>> lineup_count(3, 2), lineup_count(2, 3)
    (6, 12)
    """
    groups = comb(players, seats) if players >= seats else comb(players + seats - 1, seats)
    return groups * seats


def rotations(group: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the different ways to turn a round table.

    >>> rotations(("a", "b", "a", "b"))
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    turned = [group[turn:] + group[:turn] for turn in range(len(group))]
    return list(dict.fromkeys(turned))


def round_robin(
    players: tuple[str, ...], seats: int, rounds: int, seed: int, options: dict[str, Any]
) -> list[Job]:
    """Return the matches of a tournament: round by round, so that it can stop after any of them."""
    order = lineups(players, seats)
    return [
        Job(deal * len(order) + place, deal, fork(seed, deal), lineup, options)
        for deal in range(rounds)
        for place, lineup in enumerate(order)
    ]


def all_setups(
    players: tuple[str, ...],
    seat_counts: tuple[int, ...],
    options: list[dict[str, Any]],
    games: int,
    seed: int,
) -> list[Job]:
    """Return this many games over all set-ups in turn, with each deal once per set-up.

    The line-ups change from deal to deal, so that every player gets every seat equally often.
    """
    orders = {
        seats: lineups(players, seats) if len(players) > 1 else [players * seats]
        for seats in seat_counts
    }
    setups = [(seats, chosen) for seats in seat_counts for chosen in options]
    jobs = []
    for number in range(games):
        deal, place = divmod(number, len(setups))
        seats, chosen = setups[place]
        lineup = orders[seats][deal % len(orders[seats])]
        jobs.append(Job(number, deal, fork(seed, deal), lineup, chosen))
    return jobs
