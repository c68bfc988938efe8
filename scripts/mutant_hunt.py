"""Runs the tests of a game against its mutants, within one session of pytest.

First all tests run once, to learn which of them reach which lines. Then every mutant gets a copy of
this process (a fork): a function is given its mutated code, and the tests that reach the changed
line run until one fails: first those that killed other mutants of this function, then the fastest.
Anything worked out once and kept, such as a loaded game, would miss the fault there: such mutants
are tried again in a new process.
"""

from __future__ import annotations

import gc
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import coverage
import pytest

from mutating import Mutant, mutated

PATIENCE = (10.0, 5.0)  # CPU seconds: this many, plus this many times what the test took


class Hunt:
    """A plugin for pytest that runs mutants instead of tests."""

    def __init__(
        self,
        sources: dict[str, Path],
        mutants: list[Mutant],
        tell: Callable[[Mutant, bool], None],
        workers: int,
        is_first_look: bool = False,
    ) -> None:
        self.sources = sources
        self.mutants = mutants
        self.tell = tell
        self.workers = workers
        self.is_first_look = is_first_look
        self.killers: dict[tuple[str, str], list[str]] = {}  # by function, the latest first
        self.failed = ""
        self.seconds: dict[str, float] = {}
        self.reach: dict[tuple[str, int], list[str]] = {}
        self.at_load: set[tuple[str, int]] = set()
        self._coverage = coverage.Coverage(
            data_file=None, config_file=False, include=[str(path) for path in sources.values()]
        )
        self._coverage.start()  # before the tests are imported: import-time code runs only once

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember what failed."""
        if report.failed:
            self.failed = self.failed or report.nodeid

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the mutants, after running the tests themselves once."""
        session.config.pluginmanager.unregister(name="terminalreporter")
        items = {item.nodeid: item for item in session.items}
        self._run_all(session.items)
        if self.failed:
            raise pytest.UsageError(f"{self.failed} fails without any mutant")
        self._read_reach()
        functions = self._functions()
        waiting = list(self.mutants)
        running: dict[int, tuple[Mutant, int]] = {}
        sys.stdout.flush()
        while waiting or running:
            while waiting and len(running) < self.workers:
                mutant = waiting.pop(0)
                pid, killer = self._start(mutant, items, functions)
                running[pid] = (mutant, killer)
            pid, status = os.wait()
            mutant, killer = running.pop(pid)
            self._remember(mutant, killer)
            self.tell(mutant, status != 0)
        return True

    def _remember(self, mutant: Mutant, killer: int) -> None:
        """Read which test killed a mutant: it may well kill the next one of the same function."""
        with open(killer, encoding="utf-8") as told:
            test = told.read()
        if test:
            known = self.killers.setdefault((mutant.module, mutant.function), [])
            known[:] = [test, *(other for other in known if other != test)]

    # ------------------------------------------------------------ which test reaches which line

    def _run_all(self, items: list[pytest.Item]) -> None:
        for item, following in zip(items, [*items[1:], None], strict=True):
            self._coverage.switch_context(item.nodeid)
            since = time.process_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            self.seconds[item.nodeid] = time.process_time() - since
        self._coverage.stop()

    def _read_reach(self) -> None:
        data = self._coverage.get_data()
        names = {str(path.resolve()): name for name, path in self.sources.items()}
        for file in data.measured_files():
            for line, contexts in data.contexts_by_lineno(file).items():
                place = (names[str(Path(file).resolve())], line)
                tests = [test for test in contexts if test in self.seconds]
                self.reach[place] = sorted(tests, key=self.seconds.__getitem__)
                if "" in contexts:
                    self.at_load.add(place)

    def _tests_for(self, mutant: Mutant) -> list[str]:
        tests = self.reach.get((mutant.module, mutant.line), [])
        killers = self.killers.get((mutant.module, mutant.function), [])
        likely = [test for test in killers if test in tests]
        return [*likely, *(test for test in tests if test not in likely)]

    def _is_kept_from_load(self, mutant: Mutant) -> bool:
        """Return whether a fork may miss the fault; a first look takes that risk."""
        return not self.is_first_look and (mutant.module, mutant.line) in self.at_load

    # ------------------------------------------------------------ in a fork

    def _functions(self) -> dict[tuple[str, str], list[FunctionType]]:
        """Return the functions of all modules, by module and qualified name."""
        names = {str(path): name for name, path in self.sources.items()}
        found: dict[tuple[str, str], list[FunctionType]] = {}
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename in names:
                place = (names[thing.__code__.co_filename], thing.__code__.co_qualname)
                found.setdefault(place, []).append(thing)
        return found

    def _start(
        self,
        mutant: Mutant,
        items: dict[str, pytest.Item],
        functions: dict[tuple[str, str], list[FunctionType]],
    ) -> tuple[int, int]:
        """Start a copy of this process that exits with 0 if the mutant survives.

        Return its pid, and a pipe through which it says which test killed the mutant.
        """
        killer, saying = os.pipe()
        pid = os.fork()
        if pid:
            os.close(saying)
            return pid, killer
        verdict = 1
        try:
            nothing = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nothing, stream)
            path = self.sources[mutant.module]
            tree = mutated(path.read_text(encoding="utf-8"), mutant.place)
            code = _inner(compile(tree, str(path), "exec"), mutant.function)
            for function in functions.get((mutant.module, mutant.function), []):
                function.__code__ = code
            verdict = self._try([items[test] for test in self._tests_for(mutant)])
            os.write(saying, self.failed.encode())
            if not verdict and self._is_kept_from_load(mutant):
                verdict = self._try_anew(mutant)
        finally:
            os._exit(verdict)

    def _try(self, items: list[pytest.Item]) -> int:
        """Run these tests until one fails; return 1 if one does. Where none runs, none fails."""
        for item, following in zip(items, [*items[1:], None], strict=False):
            _allow(time.process_time(), self.seconds[item.nodeid])
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                return 1
        return 0

    # ------------------------------------------------------------ in a new process

    def _try_anew(self, mutant: Mutant) -> int:
        """Try again a survivor whose line runs at load time."""
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "mutant_import"]
        env = {
            **os.environ,
            "LUDOTECA_MUTANT": f"{self.sources[mutant.module]}:{mutant.place}",
            "PYTHONPATH": str(Path(__file__).parent),
        }
        _allow(0, sum(self.seconds.values()))
        files = sorted({test.split("::")[0] for test in self.seconds})
        return subprocess.run([*command, *files], env=env, check=False).returncode


def _allow(spent: float, usual: float) -> None:
    """End this process, or the one it becomes, if it takes far longer than usual."""
    least, times = PATIENCE
    limit = int(spent + least + times * usual) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))


def _inner(code: CodeType, name: str) -> CodeType:
    """Return the code object with this qualified name inside another."""
    ahead: list[Any] = [code]
    while ahead:
        one = ahead.pop()
        if isinstance(one, CodeType):
            if one.co_qualname == name:
                return one
            ahead += one.co_consts
    raise LookupError(name)
