"""Counts the ways a game can go on, by depth: what perft is to chess.

`python -m tests.games.dream_home.perft` writes perft.txt anew, for a look before it is kept.
"""

from pathlib import Path
from typing import NamedTuple

from ludoteca.core.frames import playout
from ludoteca.games.dream_home.rules.table.state import Homes
from tests.games.dream_home.tables import GAME
from tests.games.perft import leaves

FILE = Path(__file__).with_name("perft.txt")
HEAD = "# seats seed played depth leaves (played: random decisions before the count begins)"


class Line(NamedTuple):
    """One count: from where, how deep, how many."""

    seats: int
    seed: int
    played: int
    depth: int
    leaves: int


def start(seats: int, seed: int, played: int) -> Homes:
    """Return the position a count begins at."""
    state = GAME.setup(seats, seed=seed)
    playout(state, seed, played)
    return state


def lines() -> list[Line]:
    """Return the counts of the file."""
    rows = [row.split() for row in FILE.read_text(encoding="utf-8").splitlines()[1:]]
    return [Line(*map(int, row)) for row in rows]


def main() -> None:
    """Write the file anew."""
    rows = [HEAD]
    for seats, end in ((2, 60), (3, 84), (4, 98)):
        for played in (0, 20, 45, end):
            count = 0
            for depth in range(1, 9):
                previous, count = count, leaves(start(seats, 7, played), depth)
                rows.append(f"{seats} 7 {played} {depth} {count}")
                if count > 200_000 or count == previous:  # deep enough, or the game is over
                    break
    FILE.write_text("\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
