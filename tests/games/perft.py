"""Counts the ways a game can go on: perft as in chess, for every game."""

from ludoteca.core.frames import State, step


def leaves(state: State, depth: int) -> int:
    """Return how many sequences of this many decisions there are; an ended game counts as one."""
    if depth == 0 or state.asked is None:
        return 1
    if depth == 1:
        return len(state.asked.options)
    total = 0
    for option in state.asked.options:
        after = state.copy()
        step(after, option)
        total += leaves(after, depth - 1)
    return total
