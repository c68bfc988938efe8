"""Servers in their own processes: killed at will, or several on one database."""

import http.client
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE, until
from tests.tables.postgres import free_port


def environment() -> dict[str, str]:
    """Return an environment in which other processes find the modules that this one finds."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


class Server:
    """A server in its own process that can be killed; `settings` override the usual ones."""

    def __init__(self, database: str, broker: str = "", **settings: Any) -> None:
        self.port = free_port()
        self.database = database
        self.broker = broker
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None
        self.launch()

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it is ready."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start it."""
        given = f"{self.database!r}, {self.port}, {self.broker!r}, **{self.settings!r}"
        start = f"from tests.server.clients import *; serve_quickly({given})"
        command = [sys.executable, "-c", start]
        self.process = subprocess.Popen(command, env=environment(), stdout=subprocess.DEVNULL)

    def wait(self) -> None:
        """Wait until it is ready."""
        until(self.is_ready)

    def is_ready(self) -> bool:
        """Tell whether it reports that all is well."""
        assert self.is_running(), "the server did not start"
        return self.health() == http.client.OK

    def is_running(self) -> bool:
        """Tell whether its process is running."""
        return self.process is not None and self.process.poll() is None

    def health(self) -> int:
        """Return the status of its health check; 0 if it does not answer."""
        asking = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            asking.request("GET", "/health")
            return asking.getresponse().status
        except (OSError, http.client.HTTPException):
            return 0
        finally:
            asking.close()

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        self.process.wait()

    def kill(self) -> None:
        """End it without a word."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Redis:
    """A Redis that keeps nothing, and can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server")
        assert program is not None, "redis-server is needed: see ./test --without redis"
        self.port = free_port()
        command = [program, "--port", str(self.port), "--save", "", "--appendonly", "no"]
        self.command = [*command, "--dir", str(folder)]
        self.start()

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Let it run."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        """End it without a word."""
        self.process.kill()
        self.process.wait()


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """Run a Redis that keeps nothing, and yield its URL."""
    running = Redis(folder)
    try:
        yield running.url
    finally:
        running.kill()
