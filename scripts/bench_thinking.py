"""Measures how long bots think when given a time limit: seconds asked for, seconds taken.

Prints figures and ratios, and judges nothing: on a busy machine every answer comes late.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

from rich.console import Console
from rich.table import Table

from ludoteca.games import GAMES, load
from ludoteca.players.search import SearchPlayer
from tests.players.moments import Moment, moments

SECONDS = 0.2  # asked for; a photograph takes longer to begin with
PHOTO_SECONDS = 0.5
EACH = 4  # one in this many questions of a game
MOST = 8  # questions of each kind


def taken(think: Callable[[], object]) -> float:
    """Return how long it takes once warmed up, with no garbage left to collect."""
    think()
    gc.collect()
    since = perf_counter()
    think()
    return perf_counter() - since


def answer_of(player: SearchPlayer, key: str, moment: Moment) -> Callable[[], object]:
    """Return a function that answers once."""
    return lambda: player.choose(load(key), moment.view, moment.recall, moment.decision)


def measured(key: str) -> dict[str, list[float]]:
    """Return the seconds taken relative to those asked for, for choices and for photographs."""
    times: dict[str, list[float]] = {"a choice": [], "an open answer": []}
    for moment in moments(load(key), 2, 5, each=EACH):
        is_open = not moment.decision.options
        found = times["an open answer" if is_open else "a choice"]
        if len(moment.decision.options) == 1 or len(found) == MOST:
            continue
        seconds = PHOTO_SECONDS if is_open else SECONDS
        player = SearchPlayer(1, seconds=seconds)
        found.append(taken(answer_of(player, key, moment)) / seconds)
    return times


def main() -> None:
    """Measure the games named on the command line, or all."""
    console = Console()
    table = Table("game", "answer", "answers", "median", "slowest", box=None)
    for key in sys.argv[1:] or GAMES:
        for what, ratios in measured(key).items():
            if ratios:
                row = (f"{median(ratios):.2f}", f"{max(ratios):.2f}")
                table.add_row(key, what, str(len(ratios)), *row)
    console.print(table)
    console.print(
        f"times the seconds asked for: {SECONDS} for a choice, {PHOTO_SECONDS} for an open answer"
        f" · load of the machine: {os.getloadavg()[0]:.1f}"
    )


if __name__ == "__main__":
    main()
