"""Small tournaments that tests share."""

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from ludoteca.arena.folder import RunFolder
from ludoteca.arena.jobs import Outcome, terms_for
from ludoteca.arena.tournament import TournamentPlan, play_all
from ludoteca.arena.workers import Alone
from ludoteca.cli.app import main
from ludoteca.games import load

ROOT = Path(__file__).parents[2]


class Run(NamedTuple):
    """What a command printed."""

    code: int
    out: str
    err: str


def small_plan(rounds: int = 4, seats: int = 2, seed: int = 3) -> TournamentPlan:
    """Return a tournament of three quick players in the smallest game."""
    game = load("pebbles")
    names = ("random", "greedy", "search:8")
    terms = terms_for(game, with_records=True)
    return TournamentPlan(terms, game.rules, names, seats, rounds, seed, {"swaps": True})


def play_alone(plan: TournamentPlan, folder: Path) -> list[Outcome]:
    """Play a tournament in this process."""
    return play_all(plan.jobs(), plan.terms, RunFolder(folder, plan.data()), Alone())


def files_of(folder: Path) -> dict[str, bytes]:
    """Return everything a run wrote, by name."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != ".lock"
    }


START = "from ludoteca.cli import main; main()"
# Kills itself, as a kill -9 would, instead of writing one more line.
KILLED_AFTER_TEN_LINES = f"""
import os, signal
from ludoteca.arena import folder
whole, left = folder._as_data, iter(range(10))
def killed(outcome):
    if next(left, None) is None:
        os.kill(os.getpid(), signal.SIGKILL)
    return whole(outcome)
folder._as_data = killed
{START}
"""


def command(*words: str | Path, lang: str = "en", program: str = START) -> subprocess.Popen[str]:
    """Start the command line."""
    return subprocess.Popen(
        [sys.executable, "-c", program, *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "LUDOTECA_LANG": lang,
            "COLUMNS": "150",
        },
    )


def ludoteca(*words: str | Path, lang: str = "en") -> Run:
    """Run the command line to its end."""
    with command(*words, lang=lang) as process:
        out, err = process.communicate()
    return Run(process.returncode, out, err)


def here(*words: str | Path) -> Run:
    """Run the command line in this process, which is quicker, in English."""
    out, err = io.StringIO(), io.StringIO()
    was, sys.argv = sys.argv, ["ludoteca", *map(str, words)]
    try:
        with (
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(err),
            pytest.MonkeyPatch.context() as patch,
        ):
            patch.setenv("COLUMNS", "150")
            main()
    except SystemExit as end:
        return Run(int(end.code or 0), out.getvalue(), err.getvalue())
    finally:
        sys.argv = was
    raise AssertionError("main always ends")
