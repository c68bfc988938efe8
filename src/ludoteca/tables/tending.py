"""Tasks that nobody waits for: failures are logged, and what must keep running is restarted."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from ludoteca.tables.book.database import OUT_OF_REACH, first_line
from ludoteca.tables.refusing import Refused

LOG = logging.getLogger(__name__)
SHORTEST, LONGEST = 1.0, 60.0  # seconds until a task that broke off is restarted

Work = Coroutine[Any, Any, None]


class Tending:
    """The tasks of one host; none of them can end unnoticed."""

    def __init__(self) -> None:
        self.troubles: dict[str, str] = {}  # what broke off and has not come back: why
        self._tasks: dict[asyncio.Task[None], None] = {}

    def start(self, work: Work, name: str) -> "asyncio.Task[None]":
        """Start work that runs once; a failure is logged."""
        task = asyncio.create_task(work, name=name)
        self._tasks[task] = None
        task.add_done_callback(self._ended)
        return task

    def keep(self, begin: Callable[[Callable[[], None]], Work], name: str) -> None:
        """Keep something running for ever: if it breaks off, it is restarted after a while.

        It is given a function to call whenever all is well.
        """
        self.start(self._keep(begin, name), name)

    async def _keep(self, begin: Callable[[Callable[[], None]], Work], name: str) -> None:
        pause = SHORTEST

        def is_well() -> None:
            nonlocal pause
            pause = SHORTEST
            self.troubles.pop(name, None)

        while True:
            try:
                await begin(is_well)
                why = "it ended"
            except Exception as error:
                tell(error, f"{name} broke off, restarting in {pause:.0f} s")
                why = f"{type(error).__name__}: {error}"
            self.troubles[name] = why
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.pop(task, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            tell(error, f"{task.get_name()} failed")

    def stop(self) -> None:
        """Cancel everything."""
        for task in self._tasks:
            task.cancel()


async def carried_through(work: Work) -> None:
    """Finish the work, even if whoever asked for it goes away midway."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_heard_by_nobody)
        raise


def _heard_by_nobody(task: "asyncio.Task[None]") -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused):
        tell(error, "work for somebody who has left failed")


def tell(error: BaseException, what: str) -> None:
    """Log what failed, and where, unless the database was merely out of reach."""
    if isinstance(error, OUT_OF_REACH):
        LOG.error("%s: the database cannot be reached: %s", what, first_line(error))
    else:
        LOG.error("%s", what, exc_info=error)
