"""Simulates a house of servers in which everything goes wrong, and reports the results.

The same seed makes the same things happen: any finding can be reproduced.
"""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.simulation.hours import Hour
from tests.simulation.house import House
from tests.simulation.laws import LawBroken

MEMORY = Path("/dev/shm")  # no waiting for a disk, on systems that have it


def main() -> None:
    """Simulate, one seed after another."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="decides everything that happens")
    parser.add_argument("--days", type=float, default=7, help="how long, in simulated days")
    parser.add_argument("--tables", type=float, default=12, help="new tables a day")
    parser.add_argument("--machines", type=int, default=2, help="server processes")
    parser.add_argument("--runs", type=int, default=1, help="this many seeds, one after another")
    parser.add_argument("--hours", action="store_true", help="show what is in memory, hour by hour")
    parser.add_argument("--log", action="store_true", help="show what the servers say")
    asked = parser.parse_args()
    if not asked.log:
        logging.disable(logging.CRITICAL)
    for seed in range(asked.seed, asked.seed + asked.runs):
        began = time.monotonic()
        with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
            try:
                house = House(Path(folder), seed, asked.machines)
                report = house.run(asked.days, asked.tables)
            except LawBroken as law:
                print(law)
                again = f"--seed {seed} --days {asked.days} --tables {asked.tables}"
                sys.exit(f"again: scripts/simulate_host {again} --machines {asked.machines}")
        took = time.monotonic() - began
        print(f"seed {seed}: {asked.days:g} days in {took:.0f} s, trace {report.trace}")
        for what, count in report.counts.items():
            print(f"{count:>10}  {what}")
        if asked.hours:
            print_hours(house.hours.seen)


def print_hours(hours: list[Hour]) -> None:
    """Print what was in memory, hour by hour."""
    print("".join(f"{name:>10}" for name in Hour._fields))
    for hour in hours:
        print("".join(f"{figure:>10}" for figure in hour))


if __name__ == "__main__":
    main()
