"""Servers that a load test runs against: ours on either database, or boardgame.io's."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the tests know how to run a PostgreSQL and a Redis

from tests.server.processes import redis  # noqa: E402
from tests.tables.conftest import empty_database  # noqa: E402
from tests.tables.postgres import Cluster, children_of, cluster, free_port  # noqa: E402

SERVER = """
from ludoteca.server.run import listen, serve
from ludoteca.server.settings import Settings
from ludoteca.tables.host import Habits
serve(
    Settings(
        {database!r},
        {broker!r},
        tables_per_hour=1_000_000,
        burst_of_requests=1_000_000,  # one address stands for all the people there are
        sockets_of_one=10_000,
        connections_of_one=2_000,
        habits=Habits(pause=0),
    ),
    listen("127.0.0.1", {port}),
)
"""


class Crew:
    """The processes that are driven, and the database behind them."""

    def __init__(self, name: str, addresses: list[str], database: Cluster | None = None) -> None:
        self.name = name
        self.addresses = addresses
        self.database = database
        self.processes: list[subprocess.Popen[bytes]] = []

    def memory(self) -> int:
        """Return the resident memory of all servers in kB, where the system reports it."""
        return sum(memory_of(process.pid) for process in self.processes)

    def work(self) -> tuple[float, float]:
        """Return the CPU seconds that the servers and their database have used."""
        servers = sum(work_of(process.pid) for process in self.processes)
        return servers, 0.0 if self.database is None else work_below(self.database)

    def stop(self) -> None:
        """End all servers."""
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.wait()


@contextmanager
def our_servers(folder: Path, count: int, database: str, with_redis: bool) -> Iterator[Crew]:
    """Run several of our servers on one database."""
    with ExitStack() as stack:
        broker = stack.enter_context(redis(folder)) if with_redis else ""
        running = stack.enter_context(cluster()) if database == "postgres" else None
        url = {"sqlite": f"sqlite:///{folder}/tables.db"}.get(database, database)
        if running is not None:
            url = empty_database(running)
        ports = [free_port() for _ in range(count)]
        addresses = [f"127.0.0.1:{port}" for port in ports]
        crew = Crew(f"{count} of our servers, {database}", addresses, running)
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        stack.callback(crew.stop)
        for port in ports:
            code = SERVER.format(database=url, broker=broker, port=port)
            crew.processes.append(subprocess.Popen([sys.executable, "-c", code], env=environment))
            wait_for(f"http://127.0.0.1:{port}/health", crew.processes[-1])
        yield crew


@contextmanager
def peer_server(folder: Path) -> Iterator[Crew]:
    """Run a boardgame.io server, which keeps its matches in memory."""
    port = free_port()
    crew = Crew("a server of boardgame.io, in memory", [f"127.0.0.1:{port}"])
    environment = {**os.environ, "NODE_ENV": "production"}
    command = ["node", str(ROOT / "scripts" / "load_peer.js"), str(port)]
    crew.processes.append(
        subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    )
    try:
        wait_for(f"http://127.0.0.1:{port}/games", crew.processes[0])
        yield crew
    finally:
        crew.stop()


def memory_of(pid: int) -> int:
    """Return the resident memory of a process in kB, where the system reports it."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS:")), 0)


def work_of(pid: int) -> float:
    """Return the CPU seconds a process has used, where the system reports it."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    # Its own, and those of children that have ended.
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def work_below(database: Cluster) -> float:
    """Return the CPU seconds that a PostgreSQL and its processes have used."""
    leader = database.leader()
    return sum(map(work_of, [leader, *children_of(leader)]))


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until a server answers, whatever it says."""
    while True:
        try:
            urllib.request.urlopen(url).close()
            return
        except urllib.error.HTTPError:
            return
        except OSError:
            if process.poll() is not None:
                raise SystemExit("the server did not start") from None
            time.sleep(0.05)
