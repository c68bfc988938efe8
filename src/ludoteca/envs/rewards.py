"""What an episode was worth to each seat, known at its end."""

from collections.abc import Sequence
from typing import get_args

from ludoteca.core.game import Standing
from ludoteca.envs.settings import Reward

REWARDS: tuple[Reward, ...] = get_args(Reward)


def check_reward(reward: str) -> Reward:
    """Return the kind of reward, or raise ValueError with the valid ones."""
    for known in REWARDS:
        if reward == known:
            return known
    raise ValueError(f"`reward` is one of {', '.join(map(repr, REWARDS))}, not {reward!r}.")


def rewards_of(standing: Standing, reward: Reward) -> list[float]:
    """Return the reward of each seat for this end of the game."""
    return (
        by_victory(standing.winners, len(standing.scores))
        if reward == "win"
        else by_margin(standing.scores)
    )


def by_victory(winners: Sequence[int], seats: int) -> list[float]:
    """Return 1 for the winner, taken in equal parts from the others; a shared win is split.

    >>> by_victory([1], 3), by_victory([0, 1], 2)
    ([-0.5, 1.0, -0.5], [0.0, 0.0])
    """
    share = seats / len(winners)
    return [((share if seat in winners else 0.0) - 1.0) / (seats - 1) for seat in range(seats)]


def by_margin(scores: Sequence[int]) -> list[float]:
    """Return each seat's lead over its best rival.

    >>> by_margin([41, 38, 20])
    [3.0, -3.0, -21.0]
    """
    return [
        float(own - max(score for other, score in enumerate(scores) if other != seat))
        for seat, own in enumerate(scores)
    ]


STAKES: dict[Reward, float] = {"win": 1.0, "margin": 100.0}  # worse than any honest end


def by_forfeit(loser: int, seats: int, reward: Reward) -> list[float]:
    """Return what a seat loses by an illegal action, and what the others gain.

    >>> by_forfeit(0, 3, "win")
    [-1.0, 0.5, 0.5]
    """
    stake = STAKES[reward]
    return [-stake if seat == loser else stake / (seats - 1) for seat in range(seats)]
