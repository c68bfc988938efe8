"""How certain a count is: Wilson's interval for shares, and bootstrapping over the deals."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from ludoteca.core.rng import below

T = TypeVar("T")

Z95 = 1.959963984540054  # standard deviations that hold 95 % of a normal distribution


class Interval(NamedTuple):
    """A value and the bounds that hold the true one in 95 of 100 cases."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """Return a share with Wilson's 95 % interval; shared victories count in part.

    >>> [round(number, 4) for number in wilson(8, 10)]
    [0.8, 0.4902, 0.9433]
    >>> wilson(0, 0)
    Interval(value=0.0, low=0.0, high=1.0)
    """
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share, z2 = wins / games, Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = share * (1 - share) / games + z2 / (4 * games * games)
    reach = Z95 * math.sqrt(spread) / (1 + z2 / games)
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(values: Sequence[float]) -> Interval:
    """Return the mean with its normal 95 % interval.

    >>> mean([1, 2, 3, 4]).value
    2.5
    """
    count = len(values)
    middle = math.fsum(values) / count
    if count == 1:
        return Interval(middle, -math.inf, math.inf)  # one value tells nothing of others
    variance = math.fsum((value - middle) ** 2 for value in values) / (count - 1)
    reach = Z95 * math.sqrt(variance / count)
    return Interval(middle, middle - reach, middle + reach)


def pooled(parts: Sequence[tuple[Interval, int]]) -> Interval:
    """Return the mean of independent measurements by weight, with its 95 % interval.

    On either side the distances add up as squares do (MOVER), so that intervals which are not
    symmetric stay so, and a single one stays as it is.

    >>> [round(number, 4) for number in pooled([(wilson(8, 10), 10)])]
    [0.8, 0.4902, 0.9433]
    """
    whole = sum(weight for _, weight in parts)
    value = math.fsum(part.value * weight for part, weight in parts) / whole
    below = math.hypot(*((part.value - part.low) * weight for part, weight in parts)) / whole
    above = math.hypot(*((part.high - part.value) * weight for part, weight in parts)) / whole
    return Interval(value, value - below, value + above)


def resampled(
    items: Sequence[T], measure: Callable[[list[T]], list[float]], times: int, seed: int = 0
) -> list[tuple[float, float]]:
    """Return 2.5 % and 97.5 % bounds of each number `measure` gives for resampled items."""
    drawn: list[list[float]] = []
    rng = seed
    for _ in range(times):
        some = []
        for _ in items:
            rng, place = below(rng, len(items))
            some.append(items[place])
        drawn.append(measure(some))
    return [
        (quantile(column, 0.025), quantile(column, 0.975))
        for column in map(sorted, zip(*drawn, strict=True))
    ]


def quantile(ordered: Sequence[float], share: float) -> float:
    """Return the value below which this share of the ordered values lies.

    >>> quantile([1, 2, 3, 4, 5], 0.5), quantile([1, 2], 0.25)
    (3.0, 1.25)
    """
    place = share * (len(ordered) - 1)
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)
