"""A PostgreSQL for the tests: a fresh cluster in a temporary folder, without privileges."""

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.patience import until

PORTS = itertools.count(os.getpid())  # where this process tries next
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, the newest if there are several."""
    found = [folder for place in PLACES for folder in Path("/").glob(place.lstrip("/"))]
    on_path = shutil.which("initdb")
    if on_path:
        found.append(Path(on_path).resolve().parent)
    return max((f for f in found if (f / "initdb").exists()), default=None, key=str)


class Cluster:
    """A running PostgreSQL that can be stopped and started again."""

    def __init__(self, folder: Path, bin_folder: Path) -> None:
        self.folder = folder
        self.bin = bin_folder
        self.port = free_port()
        self.user = unprivileged()
        self.is_up = False
        os.chown(folder, *self.user)
        data = folder / "data"
        self.run("initdb", "-D", data, "-U", "tests", "-A", "trust", "-N", "-E", "UTF8")
        self.start()

    @property
    def url(self) -> str:
        """Where its first database is."""
        return f"postgresql://tests@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start it."""
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder}"
        log = self.folder / "log"
        self.run("pg_ctl", "-D", self.folder / "data", "-l", log, "-w", "-o", options, "start")
        self.is_up = True

    def stop(self) -> None:
        """Stop it at once, whoever is connected."""
        self.run("pg_ctl", "-D", self.folder / "data", "-m", "immediate", "-w", "stop")

    def leader(self) -> int:
        """Return its main process, the parent of all the others."""
        return int((self.folder / "data" / "postmaster.pid").read_text("ascii").split()[0])

    def kill(self) -> None:
        """End it and all its processes without warning, as if the machine were switched off."""
        leader = self.leader()
        os.kill(leader, signal.SIGSTOP)  # to keep it from starting another meanwhile
        family = [leader, *children_of(leader)]
        for pid in family:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        until(lambda: not any(map(is_running, family)))
        self.is_up = False

    def run(self, program: str, *arguments: str | Path) -> None:
        """Run one of PostgreSQL's programs; it refuses to be run by root."""
        uid, gid = self.user
        subprocess.run(
            [str(self.bin / program), *map(str, arguments)],
            user=uid if os.geteuid() == 0 else None,
            group=gid if os.geteuid() == 0 else None,
            extra_groups=[] if os.geteuid() == 0 else None,
            cwd=self.folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


def children_of(leader: int) -> list[int]:
    """Return a process's children that are still running."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], check=True, capture_output=True)
    pairs = (map(int, line.split()) for line in listed.stdout.splitlines())
    return [pid for pid, parent in pairs if parent == leader]


def is_running(pid: int) -> bool:
    """Tell whether there is a process with this id."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def unprivileged() -> tuple[int, int]:
    """Return a user that may run a database: ourselves, or the system's nobody."""
    if os.geteuid() != 0:
        return os.geteuid(), os.getegid()
    nobody = pwd.getpwnam("nobody")
    return nobody.pw_uid, nobody.pw_gid


def free_port() -> int:
    """Return a port that nobody uses, and that the system will not hand out by chance.

    The system hands out ports from 32768 upwards for connections, even while a killed server is not
    yet back. The ports below are ours, a thousand for each process that runs tests.
    """
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    for number in PORTS:
        port = 20_000 + 1000 * (worker % 12) + number % 1000
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("there is always another number")


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    """Give a running cluster, to be thrown away afterwards."""
    found = programs()
    assert found is not None, "PostgreSQL's programs are needed: see ./test --without postgres"
    # Not below pytest's own folder, which only its owner may enter.
    with tempfile.TemporaryDirectory(prefix="ludoteca-pg-", dir="/tmp") as folder:
        made = Cluster(Path(folder), found)
        try:
            yield made
        finally:
            if made.is_up:
                made.stop()


if __name__ == "__main__":
    raise SystemExit(0 if programs() else 1)
