"""What a house holds, hour by hour: nothing may pile up, however many tables come and go."""

import asyncio
import gc
import sys
from collections.abc import Iterable
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.core.game import Game

if TYPE_CHECKING:
    from tests.simulation.house import House

HOUR = 3600.0
# Things that exist once, however many tables there are.
SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType, Game)


class Hour(NamedTuple):
    """What all running machines hold in total."""

    hour: int
    made: int  # tables made by then
    tables: int  # of them in memory
    pages: int
    tasks: int
    entries: int  # in everything else a host remembers
    objects: int  # that make up the tables in memory
    kilobytes: int  # their size


class Hours:
    """Looks at a house once an hour."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.seen: list[Hour] = []

    def look(self) -> None:
        """Note what is held now, if an hour has passed since the last look."""
        hour = int(self.house.loop.time() // HOUR)
        if not self.seen or hour > self.seen[-1].hour:
            self.seen.append(self._now(hour))

    def _now(self, hour: int) -> Hour:
        services = [machine.service for machine in self.house.alive()]
        hosts = [service.host for service in services]
        live = [table for host in hosts for table in host.live.values()]
        parts = [
            [t.table, t.head, t.chat.lines, t.notebooks.texts, t.clocks, t.silences, t.elsewhere]
            for t in live
        ]
        objects, size = weight(part for table in parts for part in table)
        entries = sum(
            len(held)
            for host in hosts
            for held in (host.bots, host._opening, host._timers, host._acting, host._frozen)
        )
        return Hour(
            hour,
            len(self.house.laws.made),
            len(live),
            sum(len(service.pages) for service in services),
            sum(len(host.tending._tasks) for host in hosts),
            entries,
            objects,
            size // 1024,
        )


def weight(things: Iterable[Any]) -> tuple[int, int]:
    """Return how many objects some things consist of, and how many bytes they take."""
    waiting, seen, size = list(things), set[int](), 0
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, (*SHARED, asyncio.Future)):
            continue
        seen.add(id(thing))
        size += sys.getsizeof(thing)
        waiting += gc.get_referents(thing)
    return len(seen), size
