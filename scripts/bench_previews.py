"""Measures what a preview costs a server: all options of a question, as a page asks for them.

Prints milliseconds and bytes, and judges nothing.
"""

from __future__ import annotations

import os
import random
import sys
from statistics import median
from time import perf_counter

from rich.console import Console
from rich.table import Table

from ludoteca.core.records import Record
from ludoteca.games import GAMES, load
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.play.telling import ENCODE
from ludoteca.tables.play.trying import tried
from tests.conformance.walks import any_choice

TABLES = 6  # random games of each


def measured(key: str) -> dict[str, list[tuple[float, int]]]:
    """Return milliseconds and bytes of every preview in some games, by the kind of question."""
    game, found = load(key), dict[str, list[tuple[float, int]]]()
    for seed in range(TABLES):
        chance = random.Random(seed)
        table = HostedTable(game, Record.start(game, max(game.seat_counts), seed=seed))
        while not table.over:
            decision = table.decisions()[0]
            since = perf_counter()
            sent = ENCODE(tried(table, decision.seat, [], True, "t"))
            taken = 1000 * (perf_counter() - since)
            found.setdefault(decision.kind, []).append((taken, len(sent)))
            seat, choice = any_choice(game, table.state, chance)
            table.choose(seat, f"c{table.seq}", choice, at=0)
    return found


def main() -> None:
    """Measure the games named on the command line, or all."""
    console = Console()
    table = Table("game", "question", "previews", "median ms", "slowest ms", "median kB", box=None)
    for key in sys.argv[1:] or GAMES:
        for kind, rows in measured(key).items():
            times, sizes = [time for time, _ in rows], [size for _, size in rows]
            row = (f"{median(times):.2f}", f"{max(times):.2f}", f"{median(sizes) / 1000:.1f}")
            table.add_row(key, kind, str(len(rows)), *row)
    console.print(table)
    console.print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
