"""What wins in a game, counted over many: by what was owned and played, seat, set-up and strategy.

Names no game: everything comes from tallies, parts of scores and facts, in code names. A seat in a
game is one *entry*. That winners own something does not mean it made them win.
"""

import statistics
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, NamedTuple

from ludoteca.arena.intervals import Interval, mean, wilson
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
    entries: int
    win_rate: Interval
    score: float  # mean
    each: float = 1.0  # how many on average, where there is any

    def is_telling(self, usual: float) -> bool:
        """Return whether the interval excludes the usual win rate."""
        return not self.win_rate.low <= usual <= self.win_rate.high


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
    usual: float  # the win rate of an entry about which nothing is known
    owned: dict[str, list[Measured]]  # by kind
    played: dict[str, list[Measured]]
    seats: list[Measured]
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
        len(outcomes) / len(entries),
        by_name(entries, lambda entry: entry.outcome.owned[entry.seat]),
        by_name(entries, lambda entry: entry.outcome.played[entry.seat]),
        by(entries, lambda entry: str(entry.seat + 1)),
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


def measured(key: str, entries: Sequence[Entry], each: float = 1.0) -> Measured:
    """Return what is known about these entries."""
    won = wilson(sum(entry.won for entry in entries), len(entries))
    score = statistics.fmean(entry.score for entry in entries)
    return Measured(key, len(entries), won, score, each)


def by_name(
    entries: Sequence[Entry], names: Callable[[Entry], dict[str, int]]
) -> dict[str, list[Measured]]:
    """Return, by kind and name, what is known about the entries that had it."""
    having: dict[str, list[Entry]] = {}
    counts: Counter[str] = Counter()
    for entry in entries:
        for name, count in names(entry).items():
            having.setdefault(name, []).append(entry)
            counts[name] += count
    kinds: dict[str, list[Measured]] = {}
    for name, some in having.items():
        kind = name.partition(".")[0]
        kinds.setdefault(kind, []).append(measured(name, some, counts[name] / len(some)))
    return {kind: in_order(found) for kind, found in sorted(kinds.items())}


def in_order(found: list[Measured]) -> list[Measured]:
    """Return numbered names in order of number, others by how often they won."""
    tails = [one.key.partition(".")[2] for one in found]
    if all(tail.isdigit() for tail in tails):
        return sorted(found, key=lambda one: int(one.key.partition(".")[2]))
    return sorted(found, key=lambda one: (-one.win_rate.value, one.key))


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
