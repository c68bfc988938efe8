"""Runs ./test, or a part of it, over and over on a busy machine; names everything that ever failed.

A test that depends on how busy the machine is shows itself here. Every run is kept as a line in
build/steady, so the runs of several days add up; --report shows them without running anything.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import re
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import set_up

KEPT = set_up.ROOT / "build" / "steady"
PARTS = {
    "all": ["./test"],
    "browser": [str(set_up.PYTHON), "-m", "pytest", "-q", "-n", "2", "tests/web"],
    "rest": ["./test", "--", "--ignore=tests/web"],
}
# What pytest and the summary of ./test say about a failure.
FAILED = re.compile(r"^(?:FAILED|ERROR) (tests/\S.*?)(?: - .*)?$", re.MULTILINE)
FAILED_STEP = re.compile(r"^FAILED +\d+ s  (.+)$", re.MULTILINE)
PASSED = re.compile(r"(\d+) passed")
LOOK = 5.0  # seconds between samples of the load


def burn() -> None:
    """Keep a core busy until ended."""
    while True:
        sum(range(100_000))


@contextmanager
def burning(count: int) -> Iterator[None]:
    """Keep this many cores busy in this block."""
    fires = [multiprocessing.Process(target=burn, daemon=True) for _ in range(count)]
    for fire in fires:
        fire.start()
    try:
        yield
    finally:
        for fire in fires:
            fire.kill()


class Loads:
    """Samples the machine's load while something runs."""

    def __init__(self) -> None:
        self.seen: list[float] = []
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look)

    def __enter__(self) -> Loads:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _look(self) -> None:
        while not self._over.wait(LOOK):
            self.seen.append(os.getloadavg()[0])

    def mean(self) -> float:
        """Return the mean load; for a very short run, the load now."""
        return sum(self.seen) / len(self.seen) if self.seen else os.getloadavg()[0]


def failures(output: str) -> list[str]:
    """Return what failed, by name: tests, and steps that are not tests."""
    return sorted({*FAILED.findall(output), *FAILED_STEP.findall(output)})


def run_once(command: list[str], log: Path) -> dict[str, Any]:
    """Run a command, keep what it printed, and return the result."""
    since = time.monotonic()
    with Loads() as loads:
        done = subprocess.run(
            command,
            cwd=set_up.ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    log.write_text(done.stdout, encoding="utf-8")
    found = failures(done.stdout)
    if done.returncode != 0 and not found:
        found = [f"exit code {done.returncode} (see {log.name})"]
    return {
        "commit": commit(),
        "seconds": round(time.monotonic() - since),
        "load": round(loads.mean(), 1),
        "passed": sum(map(int, PASSED.findall(done.stdout))),
        "failed": found,
    }


def commit() -> str:
    """Return the commit being tested, marked if something has changed since."""
    command = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    done = subprocess.run(command, cwd=set_up.ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def report(part: str) -> int:
    """Show all kept runs of a part; return 1 if anything ever failed on this commit."""
    file = KEPT / f"{part}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    runs = [json.loads(line) for line in lines]
    print(f"{part}: {len(runs)} runs")
    for number, run in enumerate(runs, 1):
        verdict = f"{len(run['failed'])} FAILED" if run["failed"] else "ok"
        print(
            f"{number:4}  {run['commit']:14} {run['seconds']:5} s  load {run['load']:4}"
            f"  {run['passed']:5} passed  {verdict}"
        )
    now = commit()
    here = [run for run in runs if run["commit"] == now]
    often = Counter(name for run in here for name in run["failed"])
    for name, times in often.most_common():
        print(f"      {times} of {len(here)} times: {name}")
    if here and not often:
        print(f"Nothing failed in {len(here)} runs of {now}.")
    return 1 if often else 0


def main() -> int:
    """Run what is asked for; return 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="scripts/steady", description=__doc__)
    parser.add_argument("part", nargs="?", choices=PARTS, default="all")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--burners", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--report", action="store_true", help="only show the kept runs")
    parser.add_argument("more", nargs="*", help="after --: passed to pytest")
    asked = parser.parse_args()
    if asked.report:
        return report(asked.part)
    KEPT.mkdir(parents=True, exist_ok=True)
    command = PARTS[asked.part]
    if asked.more and command == ["./test"]:
        command = [*command, "--"]
    command = [*command, *asked.more]
    for number in range(asked.runs):
        log = KEPT / f"{asked.part}-{time.strftime('%Y%m%d-%H%M%S')}.log"
        with burning(asked.burners):
            run = run_once(command, log)
        with (KEPT / f"{asked.part}.jsonl").open("a", encoding="utf-8") as kept:
            kept.write(json.dumps(run) + "\n")
        outcome = ", ".join(run["failed"]) or "ok"
        print(f"{number + 1:3}: {run['seconds']} s, load {run['load']}: {outcome}", flush=True)
    return report(asked.part)


if __name__ == "__main__":
    sys.exit(main())
