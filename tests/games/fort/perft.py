"""Counts the ways a game can go on, by depth: what perft is to chess.

`python -m tests.games.fort.perft` writes perft.txt anew, for a look before it is kept.
"""

from pathlib import Path
from typing import NamedTuple

from ludoteca.core.frames import playout
from ludoteca.games.fort.rules.table.state import FortState
from tests.games.fort.tables import GAME
from tests.games.perft import leaves

FILE = Path(__file__).with_name("perft.txt")
HEAD = "# edition seats seed played depth leaves (played: random decisions before the count)"
STARTS = [
    *(("pt-BR", seats, 7, played) for seats in (2, 3, 4) for played in (0, 60, 180)),
    *((edition, 3, 5, played) for edition in ("it", "fr") for played in (90, 200)),
]
ENOUGH = 60_000


class Line(NamedTuple):
    """One count: from where, how deep, how many."""

    edition: str
    seats: int
    seed: int
    played: int
    depth: int
    leaves: int


def start(edition: str, seats: int, seed: int, played: int) -> FortState:
    """Return the position a count begins at."""
    state = GAME.setup(seats, {"edition": edition}, seed)
    playout(state, seed, played)
    return state


def lines() -> list[Line]:
    """Return the counts of the file."""
    rows = [row.split() for row in FILE.read_text(encoding="utf-8").splitlines()[1:]]
    return [Line(row[0], *map(int, row[1:])) for row in rows]


def main() -> None:
    """Write the file anew."""
    rows = [HEAD]
    for place in STARTS:
        for depth in range(1, 8):
            count = leaves(start(*place), depth)
            rows.append(" ".join(map(str, (*place, depth, count))))
            if count > ENOUGH:
                break
    FILE.write_text("\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
