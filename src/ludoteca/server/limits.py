"""Rate limits: token buckets with a burst and a rate per second, one for each visitor's network."""

import ipaddress
import time
from collections.abc import Callable


class Bucket:
    """Holds up to `burst` drops and refills at `rate` a second.

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

    def take(self, count: float = 1) -> bool:
        """Take this many drops; False, taking none, if there are fewer."""
        self._fill()
        if self.drops < count:
            return False
        self.drops -= count
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing has been taken for a long time."""
        self._fill()
        return self.drops >= self.burst

    def _fill(self) -> None:
        now = self.now()
        self.drops = min(self.burst, self.drops + (now - self.since) * self.rate)
        self.since = now


class BucketPerKey:
    """A bucket for every key; full ones are forgotten, and when there are too many, the oldest."""

    def __init__(self, count: float, seconds: float, most: int = 10_000) -> None:
        self.count = count
        self.seconds = seconds
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str, count: float = 1) -> bool:
        """Take this many drops for this key; False if it has fewer."""
        return self._of(key).take(count)

    def has(self, key: str) -> bool:
        """Return whether a drop could be taken for this key."""
        return self._of(key).drops >= 1

    def _of(self, key: str) -> Bucket:
        if key not in self.buckets:
            if len(self.buckets) >= self.most:
                self._forget()
            self.buckets[key] = Bucket(self.count / self.seconds, self.count)
        return self.buckets[key]

    def _forget(self) -> None:
        kept = {key: bucket for key, bucket in self.buckets.items() if not bucket.is_full}
        for key in list(kept)[: max(0, len(kept) - self.most // 2)]:
            del kept[key]
        self.buckets = kept


def network_of(address: str) -> str:
    """Return what counts as one visitor: an IPv4 address, or the network of an IPv6 one.

    Anyone who has one IPv6 address has 2⁶⁴ of them.

    >>> network_of("192.0.2.7"), network_of("2001:db8::1:2"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
