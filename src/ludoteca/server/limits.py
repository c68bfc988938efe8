"""Buckets: so many at once, so many a second after that."""

import time
from collections.abc import Callable


class Bucket:
    """Holds up to `burst` drops and fills with `rate` a second.

    >>> clock = iter([0, 0, 0, 0, 10]).__next__
    >>> bucket = Bucket(rate=0.1, burst=2, now=clock)
    >>> [bucket.take() for _ in range(4)]
    [True, True, False, True]
    """

    __slots__ = ("burst", "drops", "now", "rate", "since")

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.drops = burst
        self.since = now()

    def take(self) -> bool:
        """Take a drop; False if there is none."""
        now = self.now()
        self.drops = min(self.burst, self.drops + (now - self.since) * self.rate)
        self.since = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class BucketPerKey:
    """A bucket for every address; full ones are forgotten."""

    def __init__(self, count: int, seconds: float, most: int = 10_000) -> None:
        self.count = count
        self.seconds = seconds
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Take a drop for this key; False if it has none."""
        if len(self.buckets) > self.most:
            now = time.monotonic()
            self.buckets = {k: b for k, b in self.buckets.items() if now - b.since < self.seconds}
        if key not in self.buckets:
            self.buckets[key] = Bucket(self.count / self.seconds, self.count)
        return self.buckets[key].take()
