"""The number of ways a game can go on has not changed."""

from tests.games.dream_home.perft import lines, start
from tests.games.perft import leaves

QUICK = 5_000


def test_perft(long_run: bool) -> None:
    """The small counts always, all of them in a long run."""
    for line in lines():
        if long_run or line.leaves <= QUICK:
            found = leaves(start(line.seats, line.seed, line.played), line.depth)
            assert found == line.leaves, line
