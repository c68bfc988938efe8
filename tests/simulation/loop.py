"""An event loop without a clock: when nothing is left to do, time jumps to the next thing due."""

import asyncio
import contextvars
import random
import selectors
from collections.abc import Callable
from typing import Any, Protocol

STEP = 1e-6  # seconds: the least that time passes


class Stuck(Exception):
    """Nothing is left to do, and nothing will ever be."""


class Mortal(Protocol):
    """A machine that may be dead."""

    is_dead: bool


MACHINE: contextvars.ContextVar[Mortal | None] = contextvars.ContextVar("machine", default=None)


class _NoWaiting(selectors.SelectSelector):
    """Lets time pass instead of waiting."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Stuck
        if timeout > 0:
            self.time += max(timeout, STEP)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """Runs whatever is ready in a random order, and never what a dead machine has left behind."""

    def __init__(self, chance: random.Random) -> None:
        self._selector_of_time = _NoWaiting()
        super().__init__(self._selector_of_time)
        self.chance = chance
        self.kept: set[asyncio.Task[Any]] = set()  # a task that never ends must never be collected
        self.slowness = 0.002  # seconds that work in a thread usually takes, at most

    def time(self) -> float:
        """Return the seconds since the simulation began."""
        return self._selector_of_time.time

    def create_task(self, coro: Any, **more: Any) -> asyncio.Task[Any]:
        """Start a task; it is kept even if its machine dies and nothing ever wakes it again."""
        task: asyncio.Task[Any] = super().create_task(coro, **more)
        self.kept.add(task)
        task.add_done_callback(self.kept.discard)
        return task

    def _run_once(self) -> None:
        ready = self._ready  # type: ignore[attr-defined]
        if len(ready) > 1:
            mixed = list(ready)
            self.chance.shuffle(mixed)
            ready.clear()
            ready.extend(mixed)
        super()._run_once()  # type: ignore[misc]

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Any = None
    ) -> asyncio.Handle:
        """Run something soon, unless its machine is dead by then."""
        return super().call_soon(_if_alive, _machine(context), callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Any = None
    ) -> Any:
        """Run something at that time, unless its machine is dead by then."""
        machine = _machine(context)
        return super().call_at(when, _if_alive, machine, callback, *args, context=context)

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Any = None
    ) -> Any:
        """Run something for all machines: there are no threads, and what they share lives on."""
        return super().call_soon(callback, *args, context=contextvars.Context())

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> Any:
        """Do something as a thread would: a little later, while others go on."""
        done = self.create_future()

        def work() -> None:
            if done.cancelled():
                return
            try:
                result = func(*args)
            except Exception as error:
                done.set_exception(error)
            else:
                done.set_result(result)

        self.call_later(self.chance.random() * self.slowness, work)
        return done


def _machine(context: contextvars.Context | None) -> Mortal | None:
    return MACHINE.get() if context is None else context.get(MACHINE)


def _if_alive(machine: Mortal | None, callback: Callable[..., Any], *args: Any) -> None:
    if machine is None or not machine.is_dead:
        callback(*args)
