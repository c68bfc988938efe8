"""Whoever does the work, the results are the same; a worker that dies is replaced."""

import contextlib
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from ludoteca.arena.workers import Processes, WorkersLost, hired, in_order
from tests.arena.traps import die, killer, square, square_in_danger
from tests.patience import until

ROOT = Path(__file__).parents[2]
NUMBERS = range(300)
SQUARES = [n * n for n in NUMBERS]


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_results_come_in_order_whatever_the_number_of_workers(workers: int) -> None:
    with hired(workers) as crew:
        assert list(in_order(square, NUMBERS, crew)) == SQUARES
        assert list(in_order(square, [], crew)) == []


def test_a_killed_worker_is_replaced_and_nothing_is_missing_or_double(tmp_path: Path) -> None:
    work = partial(square_in_danger, str(tmp_path))
    with killer(tmp_path) as killed, hired(2) as crew:
        assert list(in_order(work, NUMBERS, crew)) == SQUARES
    assert len(killed) == 1


def test_ctrl_c_that_python_forgot_is_remembered() -> None:
    """As when it comes during the clean-up of an object, where exceptions are only printed."""
    before, done = signal.getsignal(signal.SIGINT), []

    def forgetful(n: int) -> int:
        if n == 3:
            with contextlib.suppress(KeyboardInterrupt):
                signal.raise_signal(signal.SIGINT)
        done.append(n)
        return n

    with pytest.raises(KeyboardInterrupt), hired(1) as crew:
        list(in_order(forgetful, NUMBERS, crew))
    assert 4 <= len(done) < len(NUMBERS)
    assert signal.getsignal(signal.SIGINT) is before
    with hired(1) as crew:
        assert list(in_order(square, NUMBERS, crew)) == SQUARES


def test_work_that_kills_every_worker_is_given_up() -> None:
    with hired(2) as crew, pytest.raises(WorkersLost):
        list(in_order(die, NUMBERS, crew))


def test_an_error_in_the_work_is_told_and_the_workers_go_home() -> None:
    crew = Processes(2)
    with pytest.raises(ZeroDivisionError):
        list(in_order(partial(divmod, 1), [1, 0, 2], crew))
    crew.close()
    assert crew._pool is None


LONG_WORK = """
import sys, time
from ludoteca.arena.workers import hired, in_order
if __name__ == "__main__":
    with hired(2) as crew:
        for _ in in_order(time.sleep, [0, 0, 0] + [600] * 9, crew):
            pids = " ".join(str(pid) for pid in crew._pool._processes)
            print(pids, flush=True)
"""


def test_workers_go_when_the_one_who_leads_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "lead.py"
    script.write_text(LONG_WORK)
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    leader = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, env=env, text=True)
    assert leader.stdout is not None
    lines = [leader.stdout.readline() for _ in range(3)]
    workers = [int(pid) for pid in lines[-1].split()]
    assert workers
    leader.send_signal(signal.SIGKILL)
    leader.wait()
    leader.stdout.close()
    until(lambda: not any(is_alive(pid) for pid in workers))


def is_alive(pid: int) -> bool:
    """Return whether a process is running (a zombie is not)."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"
