"""From the writer's thread back to the event loop: what is committed together arrives together.

Waking a loop from another thread is a system call; under load one call serves a whole commit
instead of a single choice in it.
"""

import asyncio
from collections import deque
from concurrent.futures import Future
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

T = TypeVar("T")


class Arrivals:
    """Delivers the writer's answers to whoever awaits them in one event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.ready: deque[tuple[asyncio.Future[Any], Future[Any]]] = deque()
        self.is_waking = False

    def expect(self, answer: "Future[T]") -> "asyncio.Future[T]":
        """Return a future of this loop that will receive the answer."""
        waiting: asyncio.Future[T] = self.loop.create_future()

        def done(answer: "Future[T]") -> None:
            self.ready.append((waiting, answer))
            # Anything queued before the flag is read is taken by the wake-up that set it.
            if not self.is_waking:
                self.is_waking = True
                self.loop.call_soon_threadsafe(self._take_in)

        answer.add_done_callback(done)
        return waiting

    def _take_in(self) -> None:
        self.is_waking = False
        while self.ready:
            waiting, answer = self.ready.popleft()
            if waiting.done():  # nobody is waiting any more
                continue
            error = answer.exception()
            if error is None:
                waiting.set_result(answer.result())
            else:
                waiting.set_exception(error)


ARRIVALS: WeakKeyDictionary[asyncio.AbstractEventLoop, Arrivals] = WeakKeyDictionary()


async def committed(answer: "Future[T]") -> T:
    """Return the writer's answer once it is committed, or raise what went wrong."""
    loop = asyncio.get_running_loop()
    if loop not in ARRIVALS:
        ARRIVALS[loop] = Arrivals(loop)
    return await ARRIVALS[loop].expect(answer)
