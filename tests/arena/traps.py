"""Work that gets its worker killed: for tests, at the top level of a module so workers find it."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludoteca.arena.jobs import Job, Outcome, Terms, play_job
from tests.patience import PATIENCE

TRAPPED = 5  # the task whose worker is killed


def square(number: int) -> int:
    """Return the square of a number."""
    return number * number


def die(number: int) -> int:
    """End the worker at once, every time."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def wait_to_be_killed(folder: str) -> None:
    """The first time, write down the worker's process id and wait; later, do nothing."""
    trap = Path(folder) / "worker"
    if not trap.exists():
        partial = trap.with_suffix(".partial")
        partial.write_text(str(os.getpid()))
        partial.rename(trap)
        time.sleep(PATIENCE)


def square_in_danger(folder: str, number: int) -> int:
    """Return the square of a number, if the worker survives."""
    if number == TRAPPED:
        wait_to_be_killed(folder)
    return square(number)


def play_in_danger(terms: Terms, folder: str, job: Job) -> Outcome:
    """Play a match, if the worker survives."""
    if job.number == TRAPPED:
        wait_to_be_killed(folder)
    return play_job(terms, job)


@contextmanager
def killer(folder: Path) -> Iterator[list[int]]:
    """Kill the worker that is waiting for it; yield the ids of the killed."""
    killed: list[int] = []
    is_over = threading.Event()

    def hunt() -> None:
        trap = folder / "worker"
        while not trap.exists():
            if is_over.wait(0.02):
                return
        killed.append(int(trap.read_text()))
        os.kill(killed[0], signal.SIGKILL)

    hunter = threading.Thread(target=hunt)
    hunter.start()
    try:
        yield killed
    finally:
        is_over.set()
        hunter.join()
