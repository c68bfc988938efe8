"""What wins in a game, counted over many: by what was owned and played, seat, set-up and strategy.

Names no game: everything comes from tallies, parts of scores and facts, in code names. A seat in a
game is one *entry*. That winners own something does not mean it made them win.

A fair share of the victories is one by the number of players. Tables of different sizes are never
measured by one line: each group of entries knows its own, and only the difference is pooled.
"""

import statistics
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, NamedTuple

from ludoteca.arena.intervals import Interval, mean, pooled, wilson
from ludoteca.arena.jobs import Outcome


class Entry(NamedTuple):
    """One seat of one game."""

    outcome: Outcome
    seat: int

    @property
    def won(self) -> float:
        """The share of the victory."""
        return self.outcome.share(self.seat)

    @property
    def score(self) -> int:
        """The points."""
        return self.outcome.scores[self.seat]

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.outcome.players)


class Measured(NamedTuple):
    """What is known about a group of entries."""

    key: str  # a code name, a seat's number, a player's name …
    sizes: tuple[int, ...]  # of the tables where these entries sat
    entries: int
    win_rate: Interval
    even: float  # the win rate if victories went to everybody alike
    score: Interval
    each: Interval | None = None  # how many, where they are counted

    @property
    def beyond(self) -> Interval:
        """The win rate less the even share: the same scale for tables of every size."""
        value, low, high = (rate - self.even for rate in self.win_rate)
        return Interval(value, low, high)

    @property
    def is_telling(self) -> bool:
        """Whether the interval excludes the even share."""
        return not self.win_rate.low <= self.even <= self.win_rate.high


def are_of_one_size(found: Iterable[Measured]) -> bool:
    """Return whether one even share fits all these groups: their tables are equally large."""
    return len({size for one in found for size in one.sizes}) <= 1


class Source(NamedTuple):
    """Points from one source, for winners and for the others."""

    part: str
    winners: Interval
    others: Interval


class Setup(NamedTuple):
    """What games of one set-up were like."""

    seats: int
    options: dict[str, Any]
    games: int
    length: Interval  # decisions
    best: Interval  # the winner's score
    margin: Interval  # between the winner and the next
    shared: float  # how often a victory was shared


class Balance(NamedTuple):
    """Everything a run shows about a game."""

    games: int
    owned: dict[str, list[Measured]]  # by kind
    played: dict[str, list[Measured]]
    seats: dict[int, list[Measured]]  # by the size of the table
    players: list[Measured]
    strategies: list[Measured]  # by the source that gave an unusual share of the points
    sources: list[Source]
    setups: list[Setup]
    lengths: list[int]
    facts: dict[str, Counter[str]]
    numbers: dict[str, Interval]


def balance_of(outcomes: Sequence[Outcome]) -> Balance:
    """Return what these games show."""
    entries = [Entry(o, seat) for o in outcomes for seat in range(len(o.players))]
    facts: dict[str, Counter[str]] = {}
    numbers: dict[str, list[float]] = {}
    for outcome in outcomes:
        for key, value in outcome.facts.items():
            if isinstance(value, int):
                numbers.setdefault(key, []).append(value)
            else:
                facts.setdefault(key, Counter())[str(value)] += 1
    return Balance(
        len(outcomes),
        by_name(entries, lambda entry: entry.outcome.owned[entry.seat]),
        by_name(entries, lambda entry: entry.outcome.played[entry.seat]),
        seats_of(entries),
        by(entries, lambda entry: entry.outcome.players[entry.seat]),
        by(entries, leaning(entries)),
        sources_of(entries),
        setups_of(outcomes),
        [outcome.decisions for outcome in outcomes],
        facts,
        {key: mean(values) for key, values in numbers.items()},
    )


def by(entries: Sequence[Entry], key: Callable[[Entry], str]) -> list[Measured]:
    """Return measurements of the entries by group, sorted by group name."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(key(entry), []).append(entry)
    return [measured(name, groups[name]) for name in sorted(groups)]


def by_size(entries: Iterable[Entry]) -> dict[int, list[Entry]]:
    """Return the entries by the size of their table, the smallest first."""
    sizes: dict[int, list[Entry]] = {}
    for entry in entries:
        sizes.setdefault(entry.seats, []).append(entry)
    return dict(sorted(sizes.items()))


def seats_of(entries: Iterable[Entry]) -> dict[int, list[Measured]]:
    """Return measurements of every seat at tables of each size."""
    return {
        size: by(some, lambda entry: str(entry.seat + 1)) for size, some in by_size(entries).items()
    }


def measured(key: str, entries: Sequence[Entry], counts: Sequence[int] = ()) -> Measured:
    """Return what is known about these entries, and how many of a thing each had."""
    sizes = by_size(entries)
    rates = [
        (wilson(sum(entry.won for entry in some), len(some)), len(some)) for some in sizes.values()
    ]
    return Measured(
        key,
        tuple(sizes),
        len(entries),
        pooled(rates),
        statistics.fmean(1 / entry.seats for entry in entries),
        mean([entry.score for entry in entries]),
        mean(counts) if counts else None,
    )


def by_name(
    entries: Sequence[Entry], names: Callable[[Entry], dict[str, int]]
) -> dict[str, list[Measured]]:
    """Return, by kind and name, what is known about the entries that had it."""
    having: dict[str, list[Entry]] = {}
    counts: dict[str, list[int]] = {}
    for entry in entries:
        for name, count in names(entry).items():
            having.setdefault(name, []).append(entry)
            counts.setdefault(name, []).append(count)
    kinds: dict[str, list[Measured]] = {}
    for name, some in having.items():
        kind = name.partition(".")[0]
        kinds.setdefault(kind, []).append(measured(name, some, counts[name]))
    return {kind: in_order(found) for kind, found in sorted(kinds.items())}


def in_order(found: list[Measured]) -> list[Measured]:
    """Return numbered names in order of number, others by how often they won."""
    tails = [one.key.partition(".")[2] for one in found]
    if all(tail.isdigit() for tail in tails):
        return sorted(found, key=lambda one: int(one.key.partition(".")[2]))
    return sorted(found, key=lambda one: (-one.beyond.value, one.key))


def leaning(entries: Sequence[Entry]) -> Callable[[Entry], str]:
    """Return the function that names an entry's strategy: its unusually large source of points.

    The share of each source in an entry's points is compared, in standard deviations, with that of
    all entries with the same number of players, so that it does not depend on how well things went.
    """
    values: dict[tuple[Hashable, ...], list[float]] = {}
    for entry in entries:
        for part, share in shares_of(entry).items():
            values.setdefault((entry.seats, part), []).append(share)
    usual = {key: (statistics.fmean(some), statistics.pstdev(some)) for key, some in values.items()}

    def strategy(entry: Entry) -> str:
        best, most = "", 0.0
        for part, share in shares_of(entry).items():
            middle, spread = usual[entry.seats, part]
            lead = (share - middle) / spread if spread else 0.0
            if lead > most:
                best, most = part, lead
        return best

    return strategy


def shares_of(entry: Entry) -> dict[str, float]:
    """Return the share of points from each source; lost points are left out."""
    parts = {part: max(0, points) for part, points in entry.outcome.parts[entry.seat].items()}
    whole = sum(parts.values())
    return {part: points / whole if whole else 0.0 for part, points in parts.items()}


def sources_of(entries: Sequence[Entry]) -> list[Source]:
    """Return where points come from."""
    parts = dict.fromkeys(part for e in entries for part in e.outcome.parts[e.seat])
    found = []
    for part in parts:
        sides: list[list[float]] = [[], []]
        for entry in entries:
            points = entry.outcome.parts[entry.seat].get(part, 0)
            sides[entry.won == 0].append(points)
        winners, others = sides
        found.append(Source(part, mean(winners), mean(others or [0.0])))
    return found


def setups_of(outcomes: Iterable[Outcome]) -> list[Setup]:
    """Return what games of each set-up were like, in order of appearance."""
    groups: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        groups.setdefault(f"{len(outcome.players)} {outcome.options}", []).append(outcome)
    found = []
    for some in groups.values():
        ranked = [sorted(outcome.scores, reverse=True) for outcome in some]
        winners = [
            float(max(o.scores[seat] for seat in range(len(o.players)) if o.places[seat] == 1))
            for o in some
        ]
        found.append(
            Setup(
                len(some[0].players),
                some[0].options,
                len(some),
                mean([float(outcome.decisions) for outcome in some]),
                mean(winners),
                mean([float(scores[0] - scores[1]) for scores in ranked]),
                sum(outcome.places.count(1) > 1 for outcome in some) / len(some),
            )
        )
    return found
