"""Checks everything, or what was asked for, and shows the results in a table.

Called by ./test. Runs on a bare Python 3.11 until `.venv` is ready: the standard library only.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple, NoReturn

import set_up

ROOT = set_up.ROOT
# Run twice, plain and compiled.
ENGINE = ("tests/core", "tests/games", "tests/conformance")
# The light loop leaves out what needs servers, browsers, research packages, or minutes.
LIGHT = (*ENGINE, "tests/architecture")
HEAVY = ("tests/arena", "tests/commands", "tests/envs", "tests/server", "tests/web")
BROWSERS = (
    "chromium-headless-shell",
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
)
NO_TESTS_RUN = 5  # pytest's exit code when the selection is empty

USAGE = """\
./test                          everything, in seeded slices of the long runs
./test --quick [PATH] [-k NAME] the light loop while working: no browser, no compiler, no types
./test --long                   the full counts
./test --without compiler,node  without what needs this part of the system
./test -- -k name               what follows -- goes to pytest
"""


class Part(NamedTuple):
    """A part of the system that some checks need: how to detect it, and which package brings it."""

    is_there: Callable[[], bool]
    packages: tuple[str, ...]


class Step(NamedTuple):
    """One line of the summary: a command, and what it sees of the environment."""

    name: str
    command: list[str]
    environment: Mapping[str, str] = MappingProxyType({})
    may_be_empty: bool = False  # the user's own selection may match nothing here


class Verdict(NamedTuple):
    """The result of a step."""

    name: str
    is_good: bool
    seconds: float


def python(*arguments: str) -> list[str]:
    """Return a command of the environment's Python."""
    return [str(set_up.PYTHON), *arguments]


def runs(*command: str) -> bool:
    """Return whether a command succeeds."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    return done.returncode == 0


def found_browser() -> str | None:
    """Return the browser that the tests use: the lightest that is installed."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


PARTS = {
    "browser": Part(lambda: found_browser() is not None, ("chromium-headless-shell",)),
    "compiler": Part(
        lambda: runs(*python("scripts/compile_modules.py", "--check")),
        ("gcc", "libc6-dev", "python3-dev"),
    ),
    "postgres": Part(lambda: runs(*python("-m", "tests.tables.postgres")), ("postgresql",)),
    "redis": Part(lambda: shutil.which("redis-server") is not None, ("redis-server",)),
}
# These are not system packages: Node installs itself, PyTorch comes with scripts/learn.
OTHER_PARTS = ("node", "torch")


# ---------------------------------------------------------------- what is asked for


class Asked(argparse.Namespace):
    """What the command line said."""

    long: bool
    quick: bool
    without: list[str]
    pytest: list[str]


def known_parts(text: str) -> list[str]:
    """Return the parts named in a comma-separated list."""
    known = sorted([*PARTS, *OTHER_PARTS])
    for name in text.split(","):
        if name not in known:
            told = f"knows {', '.join(known[:-1])} and {known[-1]}, not {name}."
            raise argparse.ArgumentTypeError(told)
    return text.split(",")


class Parser(argparse.ArgumentParser):
    """Answers a wrong call with a few lines of usage."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and show the usage."""
        print(f"{message}\n{USAGE}", end="", file=sys.stderr)
        sys.exit(2)


def read_arguments(words: list[str]) -> Asked:
    """Return what is asked for; pytest gets what follows `--`, and the rest of a --quick call."""
    own, cut, rest = words, False, list[str]()
    if "--" in words:
        at = words.index("--")
        own, cut, rest = words[:at], True, words[at + 1 :]
    parser = Parser(prog="./test", usage=USAGE, add_help=True)
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--without", type=known_parts, action="extend", default=[])
    asked, more = parser.parse_known_args(own, namespace=Asked())
    if more and (cut or not asked.quick):
        parser.error(f"This is not known here: {' '.join(more)}")
    asked.pytest = [*more, *rest]
    return asked


def split(arguments: list[str]) -> tuple[list[str], list[str]]:
    """Return the paths among pytest's arguments, and the rest."""
    paths, rest = list[str](), list[str]()
    for before, word in zip(["", *arguments], arguments, strict=False):
        # The `play` of `-k play` is not a path, although there is a file of that name.
        is_path = before not in ("-k", "-m") and is_below(word, ["tests"])
        (paths if is_path else rest).append(word)
    return paths, rest


def is_below(path: str, folders: Iterable[str]) -> bool:
    """Return whether a path, as given to pytest, is in one of these folders."""
    whole = (ROOT / path.split("::")[0]).resolve()
    return whole.exists() and any(whole.is_relative_to(ROOT / folder) for folder in folders)


# ---------------------------------------------------------------- what the system must have


def install_parts(without: list[str]) -> None:
    """Make sure that every part is there unless waived, or raise Trouble."""
    missing = [name for name, part in PARTS.items() if name not in without and not part.is_there()]
    packages = [package for name in missing for package in PARTS[name].packages]
    if missing and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        set_up.say(f"Installing {' '.join(packages)}")
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", *packages]):
            subprocess.run(command, env=quiet, capture_output=True, check=False)
        missing = [name for name in missing if not PARTS[name].is_there()]
    if missing:
        needed = " ".join(package for name in missing for package in PARTS[name].packages)
        raise set_up.Trouble(
            f"Some tests need: {', '.join(missing)} (on Debian: apt-get install {needed}).\n"
            f"Install it, or leave them out: ./test --without {','.join([*without, *missing])}"
        )
    if "node" not in without and subprocess.run(python("scripts/page.py", "set-up")).returncode:
        raise set_up.Trouble("Or leave the page's own checks out: ./test --without node")


# ---------------------------------------------------------------- the steps


def pytest(asked: Asked, workers: int, *arguments: str, full: bool = True) -> list[str]:
    """Return a pytest command that leaves out the tests that need a waived part."""
    # The compiler has a step of its own; the others are marks on single tests, too.
    marks = [f"not {part}" for part in asked.without if part != "compiler"]
    command = python("-m", "pytest", "-q", "-n", str(workers))
    if marks:
        command += ["-m", " and ".join(marks)]
    return [*command, *(["--long"] if asked.long and full else []), *arguments]


def static_steps(asked: Asked) -> list[Step]:
    """Return the checks that run no code of ours but the page's small tests; each uses one core."""
    steps = [
        *formal_steps(),
        Step("Types (mypy --strict)", python("-m", "mypy")),
        Step(
            "Doctests",
            python("-m", "pytest", "-q", "--doctest-modules", "src"),
            {"LUDOTECA_PLAIN": "1"},
        ),
    ]
    if "node" not in asked.without:
        page = {
            "Page: format (prettier)": "format-check",
            "Page: lint (eslint)": "lint",
            "Page: types (svelte-check)": "types",
            "Page: tests (vitest)": "test",
            "Page: built as shipped (vite)": "compare",
        }
        steps += [Step(name, python("scripts/page.py", what)) for name, what in page.items()]
    if "compiler" not in asked.without:
        steps.append(Step("Compile (mypyc)", python("scripts/compile_modules.py")))
    return steps


def formal_steps() -> list[Step]:
    """Return the checks that take a second."""
    lint_imports = str(set_up.BIN / "lint-imports")
    return [
        Step("Format (ruff format)", python("-m", "ruff", "format", "--check", "--quiet", ".")),
        Step("Lint (ruff check)", python("-m", "ruff", "check", "--quiet", ".")),
        Step("Arrows (import-linter)", [lint_imports, "--no-logo"]),
    ]


def engine_step(asked: Asked, plain: bool, workers: int) -> Step | None:
    """Return the engine's tests at one of the two speeds; None if other tests were asked for."""
    paths, options = split(asked.pytest)
    chosen = [path for path in paths if is_below(path, ENGINE)] if paths else list(ENGINE)
    name = "The engine, plain" if plain else "The engine, compiled"
    environment = {"LUDOTECA_PLAIN": "1" if plain else "0"}
    # Tests that take seconds, and the full counts, run once: compiled, where possible.
    is_light = plain and "compiler" not in asked.without
    light = ["--quick"] if is_light else []
    command = pytest(asked, workers, *light, *chosen, *options, full=not is_light)
    return Step(name, command, environment, bool(asked.pytest)) if chosen else None


def other_step(asked: Asked) -> Step | None:
    """Return all other tests; None if only the engine's tests were asked for."""
    paths, options = split(asked.pytest)
    chosen = [path for path in paths if not is_below(path, ENGINE)] if paths else ["tests"]
    left_out = [] if paths else [f"--ignore={folder}" for folder in ENGINE]
    # Servers and browsers sometimes wait for each other: a third worker fills the gaps.
    # They get two tests at a time, so that the long ones are shared fairly.
    command = pytest(asked, 3, "--maxschedchunk=2", *chosen, *left_out, *options)
    return Step("Everything else", command, {}, bool(asked.pytest)) if chosen else None


def quick_steps(asked: Asked) -> list[Step]:
    """Return the light loop."""
    paths, options = split(asked.pytest)
    for path in paths:
        if is_below(path, HEAVY):
            raise set_up.Trouble(f"{path} needs more than the light loop has: ./test -- {path}")
    command = pytest(asked, 2, "--quick", *(paths or LIGHT), *options)
    return [*formal_steps(), Step("Tests, plain", command, {"LUDOTECA_PLAIN": "1"}, True)]


# ---------------------------------------------------------------- running them


class Session:
    """Runs steps, keeps their verdicts, and shows them in a table."""

    def __init__(self) -> None:
        self.verdicts: list[Verdict] = []
        self.begun = time.monotonic()
        self._speaking = threading.Lock()

    def run(self, step: Step | None, output: int | None = None) -> None:
        """Run a step under its heading; a failure is remembered, and the next step runs."""
        if step is None:
            return
        if output is None:
            print(f"\n=== {step.name}", flush=True)
        since = time.monotonic()
        done = subprocess.run(
            step.command,
            cwd=ROOT,
            env={**os.environ, **step.environment},
            stdout=output,
            stderr=None if output is None else subprocess.STDOUT,
            check=False,
        )
        good = (0, NO_TESTS_RUN) if step.may_be_empty else (0,)
        verdict = Verdict(step.name, done.returncode in good, time.monotonic() - since)
        with self._speaking:
            self.verdicts.append(verdict)
            if output is not None:
                told = done.stdout.decode(errors="replace")
                print(f"\n=== {step.name}\n{told}", end="", flush=True)

    def run_two_at_a_time(self, steps: list[Step]) -> None:
        """Run steps that take one core each, starting the next whenever one has been reported."""
        ahead = steps[::-1]

        def run_some() -> None:
            while ahead:
                self.run(ahead.pop(), subprocess.PIPE)

        threads = [threading.Thread(target=run_some) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def tell(self, without: list[str]) -> int:
        """Print the table; return the exit code."""
        print("\n=== Summary")
        for name, is_good, seconds in self.verdicts:
            print(f"{'ok    ' if is_good else 'FAILED'} {seconds:4.0f} s  {name}")
        print(f"       {time.monotonic() - self.begun:4.0f} s  in all")
        if without:
            print(f"Left out: {', '.join(without)}")
        failed = sum(not verdict.is_good for verdict in self.verdicts)
        print(f"{failed} failed." if failed else "All is well.")
        return 1 if failed else 0


def check(asked: Asked) -> int:
    """Set up what is needed and run what is asked for; return the exit code."""
    set_up.set_up("quick" if asked.quick else "test")
    if asked.quick:
        session = Session()
        for step in quick_steps(asked):
            session.run(step)
        return session.tell([])
    install_parts(asked.without)
    session = Session()
    plain = engine_step(asked, plain=True, workers=1)
    session.run_two_at_a_time([*([plain] if plain else []), *static_steps(asked)])
    if "compiler" not in asked.without:
        session.run(engine_step(asked, plain=False, workers=2))
    session.run(other_step(asked))
    return session.tell(asked.without)


def main() -> int:
    """Check what the command line asks for; return the exit code."""
    asked = read_arguments(sys.argv[1:])
    return set_up.reporting(lambda: check(asked))


if __name__ == "__main__":
    sys.exit(main())
