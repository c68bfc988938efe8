"""Worker processes for the server: started when the first work comes, ended if they hang."""

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor


class Processes:
    """A pool of processes that can be dropped at once."""

    def __init__(self, count: int, settle_in: Callable[[], None]) -> None:
        self.count = count
        self.settle_in = settle_in
        self._pool: ProcessPoolExecutor | None = None

    def started(self) -> ProcessPoolExecutor:
        """Return the processes, starting them if there are none."""
        if self._pool is None:
            # Not by fork: this process has threads.
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, spawn, self.settle_in)
        return self._pool

    def give_up(self, pool: ProcessPoolExecutor) -> None:
        """End these processes at once; the next work starts others."""
        if self._pool is pool:
            self._pool = None
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False)  # whoever asked will retry what was waiting in it
        for process in processes:
            process.kill()

    def close(self) -> None:
        """Shut the processes down."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
