"""Servers in processes of their own: killed at will, or several on one database."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.patience import until
from tests.server import patient
from tests.tables.postgres import free_port


class Server:
    """A server in a process of its own, that can be killed."""

    def __init__(self, database: str, broker: str = "") -> None:
        self.port = free_port()
        self.database = database
        self.broker = broker
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
        start = f"serve_quickly({self.database!r}, {self.port}, {self.broker!r})"
        command = [sys.executable, "-c", f"from tests.server.clients import *; {start}"]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)

    def wait(self) -> None:
        """Wait until it is ready."""
        until(self.is_ready)

    def is_ready(self) -> bool:
        """Tell whether it answers."""
        assert self.process is not None
        assert self.process.poll() is None, "the server did not start"
        try:
            return patient.get(f"http://{self.address}/health").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End it without a word."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """Run a Redis that keeps nothing; gives its URL."""
    program = shutil.which("redis-server")
    assert program is not None, "redis-server is needed: see ./test --without redis"
    port = free_port()
    command = [program, "--port", str(port), "--save", "", "--appendonly", "no"]
    process = subprocess.Popen([*command, "--dir", str(folder)], stdout=subprocess.DEVNULL)
    try:
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait()
