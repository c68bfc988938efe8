"""Measures our games, plain and compiled, alongside other engines in the same run.

Machines are noisy: every contestant is measured once per round, and the table shows the median of
each rate over all rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import bench_steps
from bench_peers import PEERS
from bench_rates import Rates
from ludoteca import compiled
from ludoteca.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".bench-venv"
PEER_PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
COLUMNS = ("decisions", "games", "copies", "options", "playout")
LEGEND = (
    "decisions, games: random play driven from Python · copies: in mid-game · options: worked"
    " out afresh · playout: decisions in the engine's own loop, from copies of the start"
)
STEPS_LEGEND = (
    "steps: observation, mask, a random legal action and its transition, two seats · aec:"
    " PettingZoo · single: Gymnasium against a random bot · vector: 16 tables of it in ours, sync:"
    " in Gymnasium's SyncVectorEnv"
)


class Entry(NamedTuple):
    """A contestant: its name, and the command that measures it."""

    name: str
    command: tuple[str, ...]
    plain: str | None = None  # the value of LUDOTECA_PLAIN


def our_entries(games: list[str]) -> list[Entry]:
    """Return an entry for each game and speed."""
    script = str(ROOT / "scripts" / "bench_ours.py")
    return [
        Entry(f"{key}, {speed}", (sys.executable, script, key), plain)
        for key in games
        for speed, plain in (("compiled", "0"), ("plain", "1"))
    ]


def peer_entries() -> list[Entry]:
    """Return an entry for each peer."""
    script = str(ROOT / "scripts" / "bench_peers.py")
    return [Entry(name, (str(PEER_PYTHON), script, name)) for name in PEERS]


def step_entries(games: list[str], with_peers: bool) -> list[Entry]:
    """Return an entry for each environment of our games, and for those of the peers."""
    script = str(ROOT / "scripts" / "bench_steps.py")
    found = [
        Entry(f"{key}, {kind}, {speed}", (sys.executable, script, f"{kind} {key}"), plain)
        for key in games
        for kind in bench_steps.KINDS
        for speed, plain in (("compiled", "0"), ("plain", "1"))
        if kind == "aec" or speed == "compiled"
    ]
    if with_peers:
        found += [Entry(name, (str(PEER_PYTHON), script, name)) for name in bench_steps.PEERS]
    return found


def install_peers() -> str | None:
    """Install the peers in an environment of their own; return what went wrong, if anything."""
    pins = ROOT / "requirements" / "peers.txt"
    stamp = ENVIRONMENT / "ready"
    wanted = f"{ROOT}\n{sys.version}\n{pins.read_text(encoding='utf-8')}"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return None
    for command in (
        [sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)],
        [str(PEER_PYTHON), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(pins)],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            return last_line(done.stderr)
    stamp.write_text(wanted, encoding="utf-8")
    return None


def last_line(text: str) -> str:
    """Return the last line that says something."""
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "no reason given"


def run_once(entry: Entry, seconds: float) -> Rates | str:
    """Return the rates of one run, or why there are none."""
    environment = os.environ | ({} if entry.plain is None else {"LUDOTECA_PLAIN": entry.plain})
    done = subprocess.run(
        [*entry.command, str(seconds)], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        return last_line(done.stderr)
    rates: Rates = json.loads(last_line(done.stdout))
    return rates


def run_rounds(
    entries: list[Entry], rounds: int, seconds: float, tick: Callable[[], None]
) -> dict[str, Rates | str]:
    """Return the medians of each contestant, or why it could not be measured."""
    runs: dict[str, list[Rates]] = {entry.name: [] for entry in entries}
    failed: dict[str, str] = {}
    for number in range(rounds):
        # Each round starts with a different contestant, so none is always first.
        for entry in entries[number % len(entries) :] + entries[: number % len(entries)]:
            if entry.name not in failed:
                result = run_once(entry, seconds)
                if isinstance(result, str):
                    failed[entry.name] = result
                else:
                    runs[entry.name].append(result)
            tick()
    return {entry.name: failed.get(entry.name) or medians(runs[entry.name]) for entry in entries}


def medians(runs: list[Rates]) -> Rates:
    """Return the median of each rate."""
    columns = {key: [rate for run in runs if (rate := run[key]) is not None] for key in runs[0]}
    return {key: median(rates) if rates else None for key, rates in columns.items()}


def shown(rate: float | None) -> str:
    """Return a rate with three digits, easy to compare at a glance."""
    if rate is None:
        return "–"
    for size, unit in ((1e6, "M"), (1e3, "k")):
        if rate >= size:
            return f"{rate / size:.3g} {unit}"
    return f"{rate:.3g}"


def ratio(rates: Rates | str, base: Rates | str, key: str) -> str:
    """Return how many times faster than the base this is."""
    if isinstance(rates, str) or isinstance(base, str):
        return ""
    ours, theirs = rates[key], base[key]
    return f"  ×{ours / theirs:.2g}" if ours and theirs else ""


def make_table(results: dict[str, Rates | str], columns: tuple[str, ...]) -> Table:
    """Return the results as a table, with each rate's ratio to the first entry that has one."""
    base = next((name for name, rates in results.items() if not isinstance(rates, str)), "none")
    table = Table(title=f"Per second on one core; × is the ratio to {base}")
    table.add_column("")
    for key in columns:
        table.add_column(key, justify="right")
    for name, rates in results.items():
        if isinstance(rates, str):
            table.add_row(name, "not available")
        else:
            cells = (shown(rates[key]) + ratio(rates, results[base], key) for key in columns)
            table.add_row(name, *cells)
    return table


def measure(what: str, games: list[str]) -> None:
    """Run a separate measurement, such as of the page, which imports parts of the tests."""
    names = games if games != list(GAMES) else []
    script = str(ROOT / "scripts" / f"bench_{what}.py")
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, script, *names], env=environment, check=True)


def parse_arguments() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    parser.add_argument("--games", help="only these, comma-separated", metavar="KEYS")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each rate in each round")
    parser.add_argument("--envs", action="store_true", help="steps of research environments")
    parser.add_argument("--page", action="store_true", help="presses on the page, in a browser")
    parser.add_argument("--thinking", action="store_true", help="bots with a time limit")
    parser.add_argument("--previews", action="store_true", help="what a preview costs a server")
    parser.add_argument("--no-peers", action="store_true", help="only our own games")
    parser.add_argument("--json", type=Path, help="write the medians to this file", metavar="FILE")
    arguments = parser.parse_args()
    arguments.games = arguments.games.split(",") if arguments.games else list(GAMES)
    if unknown := [key for key in arguments.games if key not in GAMES]:
        parser.error(f"no such game: {', '.join(unknown)} (there are {', '.join(GAMES)})")
    return arguments


def main() -> None:
    """Run the command line."""
    arguments = parse_arguments()
    apart = [what for what in ("page", "thinking", "previews") if getattr(arguments, what)]
    for what in apart:
        measure(what, arguments.games)
    if apart:
        return
    console = Console()
    missing: str | None = None
    if not arguments.no_peers:
        with console.status("Installing the peers into .bench-venv"):
            missing = install_peers()
    with_peers = not (arguments.no_peers or missing)
    peers = list(bench_steps.PEERS if arguments.envs else PEERS)
    if arguments.envs:
        entries = step_entries(arguments.games, with_peers)
    else:
        entries = our_entries(arguments.games) + (peer_entries() if with_peers else [])
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Measuring", total=arguments.rounds * len(entries))
        results = run_rounds(
            entries, arguments.rounds, arguments.seconds, lambda: progress.advance(task)
        )
    if missing:
        results |= dict.fromkeys(peers, missing)
    console.print(make_table(results, ("steps",) if arguments.envs else COLUMNS))
    for name, rates in results.items():
        if isinstance(rates, str):
            console.print(f"{name} is not available: {rates}")
    console.print(STEPS_LEGEND if arguments.envs else LEGEND)
    if arguments.json:
        machine = {"python": platform.python_version(), "machine": platform.machine()}
        facts = {"rounds": arguments.rounds, "seconds": arguments.seconds, **machine}
        data = facts | {"engine": compiled.status(), "results": results}
        arguments.json.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
