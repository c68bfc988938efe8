"""Servers that start at once: forked from a process that has loaded everything and opened nothing.

This saves only the loading. Each server is a process of its own and opens its own sockets, threads
and database connections, so a kill ends all of them.
"""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

from ludoteca.server.game_routes import warm
from ludoteca.server.run import listen, serve
from ludoteca.tables.host import Habits
from tests.server.clients import quick_settings
from tests.server.processes import Server, environment

# As for people, but without pauses; nudges often get lost here, so look at tables more often.
BUSY = Habits(pause=0, sweep=2)


class Nursery:
    """The process from which servers are forked."""

    def __init__(self) -> None:
        # Not as a module: the processes that servers start would load that module again.
        command = [sys.executable, "-c", "from tests.killing.nursery import tend; tend()"]
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self.process = subprocess.Popen(command, env=environment(), text=True, **pipes)

    def ask(self, *order: Any) -> int:
        """Give an order and return the answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        """End it, and every server that is still running."""
        with self.process:  # closes its pipes, and waits for it
            pass


class ForkedServer(Server):
    """A server from a nursery; it logs to a file."""

    def __init__(self, nursery: Nursery, database: str, broker: str, log: Path) -> None:
        self.nursery = nursery
        self.log = log
        self.pid = 0
        super().__init__(database, broker)

    def launch(self) -> None:
        """Start it."""
        self.pid = self.nursery.ask("start", self.database, self.port, self.broker, str(self.log))

    def is_running(self) -> bool:
        """Tell whether its process is running."""
        return bool(self.pid and self.nursery.ask("look", self.pid))

    def kill(self) -> None:
        """End it without warning."""
        if self.pid:
            self.nursery.ask("kill", self.pid)
        self.pid = 0


def tend() -> None:
    """Fork and kill servers as the lines on standard input say, until there are no more lines."""
    warm({})
    alive: set[int] = set()
    for line in sys.stdin:
        order, *what = json.loads(line)
        if order == "start":
            pid = os.fork()
            if not pid:
                _serve(*what)
            alive.add(pid)
            print(pid, flush=True)
        elif order == "look":
            is_gone = bool(os.waitpid(what[0], os.WNOHANG)[0])
            alive.difference_update(what if is_gone else ())
            print(int(not is_gone), flush=True)
        else:
            _kill(what[0])
            alive.discard(what[0])
            print(0, flush=True)
    for pid in alive:
        _kill(pid)


def _kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)


def _serve(database: str, port: int, broker: str, log: str) -> NoReturn:
    """Be a server, with nothing from the nursery but its loaded modules."""
    nothing = os.open(os.devnull, os.O_RDWR)
    said = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number, file in enumerate((nothing, nothing, said)):
        os.dup2(file, number)
    try:
        settings = quick_settings(Path(), database=database, broker=broker, habits=BUSY)
        serve(settings, listen("127.0.0.1", port))
    finally:
        os._exit(1)
