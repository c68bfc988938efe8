"""The number of ways a game can go on has not changed."""

from tests.games.fort.perft import lines, start
from tests.games.perft import leaves

QUICK = 4_000


def test_perft(long_run: bool) -> None:
    """The small counts always, all of them in a long run."""
    for line in lines():
        if long_run or line.leaves <= QUICK:
            found = leaves(start(*line[:4]), line.depth)
            assert found == line.leaves, line
