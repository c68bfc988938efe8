"""Whose turn it is when only a few can be served at once: everybody in turn, bots before hints.

A table that asks for a lot makes only itself wait, not others.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

BOTS, HINTS, ANALYSES = range(3)  # who goes first
PATIENCE = 4  # how often a kind can be passed over before it goes next


class Turns:
    """A few places; waiters are called kind by kind, and within a kind asker by asker."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._waiting: tuple[OrderedDict[str, deque[asyncio.Future[None]]], ...] = tuple(
            OrderedDict() for _ in range(ANALYSES + 1)
        )
        self._passed_over = [0] * (ANALYSES + 1)  # how often a kind has waited for earlier ones

    def waiting(self, kind: int, asker: str) -> int:
        """Return how many turns the asker is waiting for."""
        return len(self._waiting[kind].get(asker, ()))

    @asynccontextmanager
    async def turn(self, kind: int, asker: str) -> AsyncIterator[None]:
        """Wait until it is the asker's turn, and hold the place for the block."""
        await self._come(kind, asker)
        try:
            yield
        finally:
            self.free += 1
            self._call()

    async def _come(self, kind: int, asker: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[kind].setdefault(asker, deque()).append(called)
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called and cancelled at the same moment
                self.free += 1
                self._call()
            raise

    def _call(self) -> None:
        while self.free and (called := self._next()) is not None:
            self.free -= 1
            called.set_result(None)

    def _next(self) -> "asyncio.Future[None] | None":
        while (kind := self._next_kind()) is not None:
            askers = self._waiting[kind]
            asker, line = askers.popitem(last=False)
            called = line.popleft()
            if line:
                askers[asker] = line  # behind all others
            if not called.done():
                return called
        return None

    def _next_kind(self) -> int | None:
        kinds = [kind for kind, askers in enumerate(self._waiting) if askers]
        if not kinds:
            return None
        patient = [kind for kind in kinds if self._passed_over[kind] >= PATIENCE]
        chosen = patient[-1] if patient else kinds[0]
        for kind in kinds:
            self._passed_over[kind] += 1
        self._passed_over[chosen] = 0
        return chosen
