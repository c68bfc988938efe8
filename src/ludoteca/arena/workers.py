"""Who does the work: this process, a pool of processes, or a Ray cluster; the results are the same.

Work is handed out in slices and comes back in order. A worker that dies is replaced, and its slice,
of which nothing had come back, is redone, so that nothing is missed or counted twice.
"""

import gc
import multiprocessing
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, NamedTuple, Protocol, TypeVar

from ludoteca.arena.stopping import EAR, deaf_children, listening
from ludoteca.players.worker import settle_in

T = TypeVar("T")
R = TypeVar("R")

SLICE_SECONDS = 0.5  # a slice takes about this long, so that handing it out costs little
LARGEST_SLICE = 64
AHEAD = 3  # slices waiting or in progress, per worker
PATIENCE = 3  # deaths in a row, with nothing done in between, until we give up
FAREWELL = 10.0  # seconds at most for tidying up
LOOK = 0.1  # seconds between checks whether to stop


class WorkersLost(RuntimeError):
    """Workers die one after another: it is the work that kills them."""


class Slice(NamedTuple):
    """The results of some tasks, and how long they took."""

    results: list[Any]
    seconds: float


class Crew(Protocol):
    """Workers that take slices of work."""

    size: int

    def slices(self, work: Callable[[T], R], tasks: Iterator[list[T]]) -> Iterator[Slice]:
        """Yield the results of each list of tasks, in their order."""

    def close(self) -> None:
        """Send the workers home."""


def work_slice(work: Callable[[T], R], tasks: Sequence[T]) -> Slice:
    """Return the results of some tasks; runs where the worker is."""
    started = time.perf_counter()
    results = [work(task) for task in tasks]
    return Slice(results, time.perf_counter() - started)


def in_order(work: Callable[[T], R], tasks: Sequence[T], crew: Crew) -> Iterator[R]:
    """Yield the result of every task, in order; slices grow until each is worth handing out."""
    size = 1

    def cut() -> Iterator[list[T]]:
        start = 0
        while start < len(tasks):
            # The end is shared out evenly, so that nobody waits for one long last slice.
            fair = -(-(len(tasks) - start) // crew.size)
            count = max(1, min(size, fair))
            yield list(tasks[start : start + count])
            start += count

    for done in crew.slices(work, cut()):
        EAR.obey()
        pace = done.seconds / len(done.results)
        size = max(1, min(LARGEST_SLICE, int(SLICE_SECONDS / max(pace, 1e-6))))
        yield from done.results


class Alone:
    """This process does the work itself."""

    size = 1

    def slices(self, work: Callable[[T], R], tasks: Iterator[list[T]]) -> Iterator[Slice]:
        """Yield the results of each list of tasks, in their order."""
        for some in tasks:
            with EAR.opened():
                done = work_slice(work, some)
            yield done

    def close(self) -> None:
        """There are no workers to send home."""


class Processes:
    """A pool of processes on this machine."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._pool: ProcessPoolExecutor | None = None

    def slices(self, work: Callable[[T], R], tasks: Iterator[list[T]]) -> Iterator[Slice]:
        """Yield the results of each list of tasks, in their order."""
        waiting: deque[tuple[list[T], Future[Slice]]] = deque()
        deaths = 0
        while True:
            while len(waiting) < AHEAD * self.size:
                some = next(tasks, None)
                if some is None:
                    break
                waiting.append((some, self._hand_out(work, some)))
            if not waiting:
                return
            try:
                done = _awaited(waiting[0][1])
            except BrokenProcessPool:
                deaths += 1
                if deaths >= PATIENCE:
                    raise WorkersLost from None
                self.close()
                waiting = deque(
                    (some, kept if _is_done(kept) else self._hand_out(work, some))
                    for some, kept in waiting
                )
                continue
            deaths = 0
            waiting.popleft()
            yield done

    def _hand_out(self, work: Callable[[T], R], some: list[T]) -> "Future[Slice]":
        if self._pool is None:
            # Not by fork: the progress bar has a thread of its own.
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.size, spawn, settle_in)
        try:
            with deaf_children():
                return self._pool.submit(work_slice, work, some)
        except BrokenProcessPool as broken:
            lost: Future[Slice] = Future()
            lost.set_exception(broken)
            return lost

    def close(self) -> None:
        """Send the workers home without waiting for what they are doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            _dissolve(pool)
            del pool
            gc.collect()  # release what the processes shared now, not at exit


def _dissolve(pool: Any) -> None:
    """End the processes of a pool, and the thread that manages them."""
    workers = list((pool._processes or {}).values())
    results, calls, leader = pool._result_queue, pool._call_queue, pool._executor_manager_thread
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()
    # The pool would wait for ever for the rest of a truncated result, and to hand out work that
    # nobody takes any more.
    results._writer.close()
    calls._reader.close()
    if leader is not None:
        leader.join(FAREWELL)


def _is_done(future: "Future[Slice]") -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


def _awaited(future: "Future[Slice]") -> Slice:
    """Return the result of a slice; give up waiting when told to stop."""
    while not wait([future], LOOK).done:
        EAR.obey()
    return future.result()


@contextmanager
def hired(workers: int, ray: str | None = None) -> Iterator[Crew]:
    """Yield a crew of this many workers, sent home afterwards.

    `ray` is the address of a Ray cluster, or "" for one of our own on this machine.
    """
    crew: Crew
    if ray is not None:
        from ludoteca.arena.ray_workers import RayCluster

        crew = RayCluster(workers, ray)
    else:
        crew = Alone() if workers == 1 else Processes(workers)
    with listening():
        try:
            yield crew
        finally:
            crew.close()
