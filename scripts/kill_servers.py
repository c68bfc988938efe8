"""Kills real servers under load, and on request their PostgreSQL and Redis; reports the results.

People play over real sockets and resend what was not acknowledged. After every kill, every table's
book is read, replayed, and compared with everything its pages were told.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.killing.kills import Plan, Report, run
from tests.killing.laws import LawBroken


def main() -> None:
    """Read the arguments, kill, and print the table."""
    plan = read_plan()
    try:
        report = run(plan)
    except LawBroken as law:
        print(law)
        sys.exit(f"again: scripts/kill_servers {' '.join(sys.argv[1:])}")
    print_report(plan, report)


def read_plan() -> Plan:
    """Return what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--servers", type=int, help="1 by default; 2 on PostgreSQL")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1, help="decides what is killed when")
    parser.add_argument("--kill-database", action="store_true", help="kill PostgreSQL too")
    parser.add_argument(
        "--kill-redis", action="store_true", help="send nudges by Redis, and kill it too"
    )
    asked = parser.parse_args()
    is_sqlite = asked.database == "sqlite"
    servers = asked.servers or (1 if is_sqlite else 2)
    if is_sqlite and (servers > 1 or asked.kill_database or asked.kill_redis):
        parser.error("SQLite is for one server, and there is nothing else to kill")
    return Plan(
        asked.kills, asked.database, servers, asked.tables, asked.seed,
        asked.kill_database, asked.kill_redis,
    )  # fmt: skip


def print_report(plan: Plan, report: Report) -> None:
    """Print the results."""
    where = f"{plan.database}, {plan.servers} server{'s' * (plan.servers > 1)}"
    print(f"{sum(report.kills.values())} kills in {report.seconds:.0f} s: {where},", end=" ")
    print(f"{plan.tables} tables, seed {plan.seed}, load {os.getloadavg()[0]:.1f}")
    figures = {
        "choices and words acknowledged": report.acknowledged,
        "rows written": report.rows,
        "sent again": report.resent,
        "acknowledged and lost": 0,  # a single one would have ended the run at once
        "written twice": 0,
        "tables frozen": 0,
        "games finished": report.finished,
        **dict(sorted(report.counts.items())),
    }
    for name, figure in figures.items():
        print(f"  {name:34} {figure:10}")
    print(f"  {'killed':34} {'times':>10}   first answer after s: median, 99 %, longest")
    for victim, count in report.kills.most_common():
        print(f"  {victim:34} {count:10}   {spread(report.delays[victim])}")
    if report.bots:
        print(f"  {'rests, until bots went on':34} {len(report.bots):10}   {spread(report.bots)}")


def spread(delays: list[float]) -> str:
    """Return the median, the 99th percentile and the longest of some times."""
    ordered = sorted(delays)
    late = ordered[int(0.99 * (len(ordered) - 1))]
    return f"{statistics.median(ordered):.2f}, {late:.2f}, {ordered[-1]:.2f}"


if __name__ == "__main__":
    main()
