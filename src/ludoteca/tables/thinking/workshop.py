"""Where foreign input is handled: a process of its own, with a budget of time and memory.

Input from anybody (an owner's box, a record, TOML) is read and tried here first. Anyone who asks
for too much is refused, and nobody else waits for it: a process that has used up its budget is
ended, and the next piece of work gets a new one.
"""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from ludoteca.core.decisions import Reason
from ludoteca.core.positions import PositionError
from ludoteca.players.worker import settle_in
from ludoteca.tables.refusing import FOREIGN, Refused, reasons_of
from ludoteca.tables.thinking.processes import Processes
from ludoteca.tables.thinking.turns import BOTS, Turns

T = TypeVar("T")

SECONDS = 3  # of CPU time for one piece of work
MEMORY = 1 << 30  # bytes, beyond what the process starts with
PATIENCE = 30.0  # seconds until a piece of work is given up, however busy the machine is
START = 120.0  # seconds that a process may take to start
OF_ONE = 2  # pieces of work per visitor, running or waiting
IN_ALL = 20


class Outcome(NamedTuple):
    """What became of a piece of work: a result, a refusal, or too much."""

    result: Any = None
    reasons: tuple[Reason, ...] = ()
    is_too_much: bool = False


class Workshop:
    """One process for foreign input; everybody in turn."""

    def __init__(self) -> None:
        self.processes = Processes(1, settle_in_narrowly)
        self.turns = Turns(1)
        self.waiting: Counter[str] = Counter()

    async def work(self, function: Callable[..., T], *args: Any, asker: str = "") -> T:
        """Return a function's result from the workshop, or raise Refused or PositionError."""
        if self.waiting[asker] >= OF_ONE or self.waiting.total() >= IN_ALL:
            raise Refused(Reason("too_fast"))
        self.waiting[asker] += 1
        try:
            async with self.turns.turn(BOTS, asker):
                outcome = await self._work(function, args)
        finally:
            self.waiting[asker] -= 1
            if not self.waiting[asker]:
                del self.waiting[asker]
        if outcome.is_too_much:
            raise Refused(Reason("too_much_work"))
        if len(outcome.reasons) > 1:
            raise PositionError(list(outcome.reasons))
        if outcome.reasons:
            raise Refused(outcome.reasons[0])
        result: T = outcome.result
        return result

    async def _work(self, function: Callable[..., Any], args: tuple[Any, ...]) -> Outcome:
        pool = await self._ready()
        is_done = False
        try:
            work = pool.submit(carry_out, SECONDS, function, args)
            outcome = await asyncio.wait_for(asyncio.wrap_future(work), PATIENCE)
            is_done = not outcome.is_too_much
        except (BrokenProcessPool, TimeoutError):
            return Outcome(is_too_much=True)
        except RuntimeError:
            is_done = True  # our own code is broken, but not the process
            raise
        finally:
            if not is_done:  # even if whoever asked has gone
                self.processes.give_up(pool)
        return outcome

    async def _ready(self) -> ProcessPoolExecutor:
        """Return a started process: its start does not count against the work's budget."""
        for is_last in (False, True):
            pool = self.processes.started()
            try:
                await asyncio.wait_for(asyncio.wrap_future(pool.submit(time.time)), START)
                return pool
            except (BrokenProcessPool, TimeoutError):  # it was ended while idle
                self.processes.give_up(pool)
                if is_last:
                    raise
        raise AssertionError("the last try returns or raises")

    def close(self) -> None:
        """Close for good."""
        self.processes.close()


def settle_in_narrowly() -> None:
    """Begin as a worker process, with little memory."""
    settle_in()
    with contextlib.suppress(ImportError, OSError, ValueError):  # not every system has limits
        import resource

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        most = pages * resource.getpagesize() + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def carry_out(seconds: int, function: Callable[..., Any], args: tuple[Any, ...]) -> Outcome:
    """Return what became of a piece of work; the system ends this process if it takes too long."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + 1 + seconds, most))
    try:
        return Outcome(function(*args))
    except MemoryError:
        return Outcome(is_too_much=True)
    except FOREIGN as error:
        return Outcome(reasons=reasons_of(error))
    except Exception as error:  # not every error can be pickled
        raise RuntimeError(f"{type(error).__name__}: {error}") from error
