"""Workers on a Ray cluster: one already running, or a small one of our own on this machine.

Ray replaces a worker that dies and redoes its slice. It is an extra: nothing else here imports it.
"""

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any, TypeVar

import ludoteca
from ludoteca.arena.stopping import EAR
from ludoteca.arena.workers import AHEAD, PATIENCE, Slice, WorkersLost, work_slice

T = TypeVar("T")
R = TypeVar("R")

HERE = "127.0.0.1"
KNOCKING = 5.0  # seconds


class NoRay(ImportError):
    """Ray is asked for but not installed."""


class NoCluster(RuntimeError):
    """There is no Ray cluster at this address, or it has another version of Ludoteca."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(why)
        self.address = address


class RayCluster:
    """The workers of a cluster; without an address, of one that lives as long as this object."""

    def __init__(self, workers: int, address: str = "") -> None:
        if find_spec("ray") is None:
            raise NoRay("ray")
        # Nothing is reported to anybody, and Ray's own messages stay out of the terminal.
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        import ray

        self.ray: Any = ray
        check_door(address)
        try:
            if address:
                ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
            else:
                ray.init(
                    num_cpus=workers,
                    include_dashboard=False,
                    log_to_driver=False,
                    logging_level=logging.ERROR,
                    _node_ip_address=HERE,
                )
        except Exception as error:  # Ray has no exception type of its own for failing to start
            raise NoCluster(address, (str(error).splitlines() or [""])[0]) from None
        self.size = max(1, int(self.ray.cluster_resources().get("CPU", workers)))
        self._work: Any = ray.remote(max_retries=PATIENCE)(work_slice)
        self._check_version(address)

    def _check_version(self, address: str) -> None:
        """Refuse a cluster that would play by other rules."""
        if not address:
            return
        theirs = self.ray.get(self.ray.remote(version).remote())
        if theirs != ludoteca.__version__:
            self.close()
            raise NoCluster(address, f"ludoteca {theirs}, {ludoteca.__version__}")

    def slices(self, work: Callable[[T], R], tasks: Iterator[list[T]]) -> Iterator[Slice]:
        """Yield the results of each list of tasks, in their order."""
        waiting: deque[Any] = deque()
        while True:
            while len(waiting) < AHEAD * self.size:
                some = next(tasks, None)
                if some is None:
                    break
                waiting.append(self._work.remote(work, some))
            if not waiting:
                return
            try:
                with EAR.opened():  # a long wait, and never in the middle of anything
                    done = self.ray.get(waiting.popleft())
            except self.ray.exceptions.WorkerCrashedError:
                raise WorkersLost from None
            yield done

    def close(self) -> None:
        """Release the cluster; stop it if it is our own."""
        self.ray.shutdown()


def check_door(address: str) -> None:
    """Raise NoCluster if nothing listens at an address: Ray itself would retry for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon or not port.isdecimal():
        return  # "auto", or no port: Ray knows at once
    try:
        socket.create_connection((host, int(port)), KNOCKING).close()
    except (OSError, OverflowError, UnicodeError) as error:
        raise NoCluster(address, getattr(error, "strerror", None) or str(error)) from None


def version() -> str:
    """Return which version of Ludoteca a worker has."""
    return ludoteca.__version__
