"""Measures the bots against each other and prints the tables of docs/bots.md.

Matches are played deal by deal, every deal from all seats, and kept in a folder as they end: stop
whenever you like, and start again to resume. The same deals give the same matches on any machine.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.arena.intervals import wilson
from ludoteca.arena.jobs import Job, Outcome, play_job, terms_for
from ludoteca.arena.ratings import rate
from ludoteca.core.rng import fork
from ludoteca.games import load

KEPT = Path(__file__).parent.parent / "docs" / "matches"
SEED = 2026
AUCTION = {"mode": "auction"}
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("dream_home", {}),
    ("fort", {}),
    ("picture_perfect", {}),
    ("picture_perfect", AUCTION),
)
# `sharp` without its time limit, so a busy machine changes nothing; where matches take long, with
# fewer iterations: a lower bound that is quicker to measure.
FIXED = {"dream_home": "search:300", "fort": "search:1200", "picture_perfect": "search:1200"}
A_SECOND = "search:1s"
FULL_COUNT = 200  # matches of two between strengths
AGAINST_GREEDY = 60
FULL_TABLE = 100  # matches with more seats


class Contest(NamedTuple):
    """One line of a table: who meets whom, where, how often."""

    game: str
    options: dict[str, Any]
    seats: int
    one: str
    other: str
    matches: int

    @property
    def name(self) -> str:
        """The name of its file."""
        mode = "".join(f"_{value}" for value in self.options.values())
        who = f"{self.one}_{self.other}".replace(":", "")
        return f"{self.game}{mode}_{self.seats}_{who}"

    @property
    def table(self) -> str:
        """The game and its mode, for people."""
        mode = "".join(f", {value}" for value in self.options.values())
        return self.game.replace("_", " ").title() + mode

    def jobs(self) -> list[Job]:
        """Return its matches: one player of the first kind among others of the second."""
        found: list[Job] = []
        for number in range(self.matches):
            deal, place = divmod(number, self.seats)
            players = tuple(self.one if s == place else self.other for s in range(self.seats))
            found.append(Job(number, deal, fork(SEED, deal), players, self.options))
        return found


def contests() -> list[Contest]:
    """Return all lines: two seats first, then the fuller tables."""
    found = [Contest(game, options, 2, "steady", "easy", FULL_COUNT) for game, options in GAMES]
    for game, options in GAMES:
        found.append(Contest(game, options, 2, FIXED[game], "steady", FULL_COUNT))
    for game, options in GAMES:
        found.append(Contest(game, options, 2, A_SECOND, "greedy", AGAINST_GREEDY))
    for game, options in GAMES:
        for seats in load(game).seat_counts[1:]:
            found.append(Contest(game, options, seats, "steady", "easy", FULL_TABLE))
            found.append(Contest(game, options, seats, "search:100", "steady", FULL_TABLE))
    return found


def played(contest: Contest, folder: Path) -> list[Outcome]:
    """Return the matches already kept: for each, the places, the scores and the decisions."""
    file = folder / f"{contest.name}.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    found: list[Outcome] = []
    for job, line in zip(contest.jobs(), lines, strict=False):
        places, scores, (decisions,) = (map(int, part.split()) for part in line.split(","))
        figures = tuple(scores), tuple(places)
        found.append(Outcome(*job[:2], job.players, job.options, *figures, (), decisions, {}))
    return found


def keep(contest: Contest, outcome: Outcome, folder: Path) -> None:
    """Add a match to those kept."""
    figures = (outcome.places, outcome.scores, (outcome.decisions,))
    with (folder / f"{contest.name}.txt").open("a", encoding="utf-8") as file:
        file.write(",".join(" ".join(map(str, part)) for part in figures) + "\n")


def play(wanted: list[Contest], folder: Path, until: float) -> None:
    """Play the missing matches, one of each contest in turn, until the time is up."""
    missing = [
        [(contest, job) for job in contest.jobs()[len(played(contest, folder)) :]]
        for contest in wanted
    ]
    for row in zip_longest(*missing):
        for contest, job in filter(None, row):
            if time.monotonic() > until:
                return
            keep(contest, play_job(terms_for(load(contest.game)), job), folder)


def report(wanted: list[Contest], folder: Path) -> None:
    """Print a line for every contest that has begun."""
    print("| game | seats | player | against | wins | 95 % | Elo ahead | 95 % | matches |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for contest in wanted:
        outcomes = played(contest, folder)
        if not outcomes:
            continue
        won = sum(o.share(o.players.index(contest.one)) for o in outcomes)
        share = wilson(won, len(outcomes))
        elo = {rated.player: rated.elo for rated in rate(outcomes).players}
        one, other = elo[contest.one], elo[contest.other]
        reach = one.high - one.value + other.value - other.low
        ahead = one.value - other.value
        print(
            f"| {contest.table} | {contest.seats} | {contest.one} | {contest.other} "
            f"| {100 * share.value:.0f} % | {100 * share.low:.0f}–{100 * share.high:.0f} % "
            f"| {ahead:+.0f} | {ahead - reach:+.0f} to {ahead + reach:+.0f} | {len(outcomes)} |"
        )


def ladders(wanted: list[Contest], folder: Path) -> None:
    """Print the Elo of the three strengths for every game and number of seats."""
    print("\n| game | seats | easy | steady | sharp, played by |\n| --- | --- | --- | --- | --- |")
    tables: dict[tuple[str, int], list[Outcome]] = {}
    for contest in wanted:
        if contest.other in ("easy", "steady"):
            found = played(contest, folder)
            tables.setdefault((contest.table, contest.seats), []).extend(found)
    for (table, seats), outcomes in tables.items():
        elo = {rated.player: rated.elo for rated in rate(outcomes).players} if outcomes else {}
        search = next((name for name in elo if name.startswith("search")), None)
        if search is None or "easy" not in elo:
            continue
        figures = [
            f"{elo[name].value:.0f} ({elo[name].low:.0f}–{elo[name].high:.0f})"
            for name in ("easy", "steady", search)
        ]
        print(f"| {table} | {seats} | {figures[0]} | {figures[1]} | {figures[2]}, {search} |")


def main() -> int:
    """Run the command line; return its exit code."""
    parser = argparse.ArgumentParser(prog="scripts/strength", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=KEPT, help="for the matches")
    parser.add_argument("--minutes", type=float, default=1e6, help="how long to play")
    parser.add_argument("--only", default="", help="contests whose name holds this text")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    wanted = [contest for contest in contests() if arguments.only in contest.name]
    play(wanted, arguments.folder, time.monotonic() + 60 * arguments.minutes)
    report(wanted, arguments.folder)
    ladders(wanted, arguments.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
