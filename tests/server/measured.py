"""A server in its own process, and what each answer costs it, as counted by Linux."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from ludoteca.tables.book.database import sqlite_url
from tests.server import processes

LOOP = 0.25  # seconds of computing that the loop may spend on one request
NO_CEILING: dict[str, Any] = {
    "joins_per_minute": 10**6,
    "logins_per_minute": 10**6,
    "analyses_per_hour": 10**6,
}


class Server(processes.Server):
    """A running server, and a client that checks what its answers cost the loop."""

    def __init__(self, folder: Path, page: httpx.Client) -> None:
        super().__init__(sqlite_url(folder / "tables.db"), **NO_CEILING)
        self.page = page

    @contextmanager
    def cheaply(self, what: str) -> Iterator[None]:
        """Demand that the loop computes little inside this block."""
        before = self.computed()
        yield
        spent = self.computed() - before
        assert spent < LOOP, f"{what}: {spent:.2f} s on the loop"

    def computed(self) -> float:
        """Return the seconds of computing by the loop's thread, which is the first one."""
        assert self.process is not None
        told = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/schedstat")
        return int(told.read_text(encoding="ascii").split()[0]) / 1e9

    def memory(self) -> int:
        """Return the bytes of memory that the server holds now."""
        assert self.process is not None
        told = Path(f"/proc/{self.process.pid}/statm")
        return int(told.read_text(encoding="ascii").split()[1]) * 4096

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask for something; it must not break anything, or cost much."""
        with self.cheaply(f"{method} {path[:80]}"):
            answer = self.page.request(method, f"http://{self.address}{path}", **more)
        assert answer.status_code < 500, (method, path[:80], str(more)[:200], answer.text[:300])
        return answer

    def refusal(self, method: str, path: str, **more: Any) -> tuple[int, str]:
        """Ask for something that is refused, and return the status and the reason."""
        answer = self.ask(method, path, **more)
        return answer.status_code, answer.json()["reason"]["code"]
