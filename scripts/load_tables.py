"""Drives N tables over real sockets on loopback: two pages per table, a choice each second.

Prints choices and messages per second, how long answers took, and how much work servers, database
and driver did. Bounded in count and time; servers and databases are thrown away afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path

from load_pages import Page, sit_down, sit_down_at_peer
from load_servers import Crew, our_servers, peer_server

MOST_TABLES, MOST_SECONDS = 4_000, 600
ARRIVALS = 50  # tables a second, until all are there
PROBE = 0.005  # seconds between checks of how late this process itself is

SitDown = Callable[[list[str], str], Awaitable[list[Page]]]


class Load:
    """What the pages have seen."""

    def __init__(self, crew: Crew, sit: SitDown, game: str, pace: float, are_apart: bool) -> None:
        self.crew = crew
        self.sit = sit
        self.game = game
        self.pace = pace
        self.are_apart = are_apart
        self.delays: list[float] = []
        self.own_delays: list[float] = []
        self.heard = 0
        self.refused = 0
        self.finished = 0
        self.is_counting = False
        self.is_ending = False
        self.seated: set[int] = set()

    async def table(self, number: int) -> None:
        """Keep one table going: two pages, a choice each second; a new game after each."""
        chance = random.Random(number)
        addresses = self.crew.addresses
        here = [addresses[(number + seat * self.are_apart) % len(addresses)] for seat in range(2)]
        await asyncio.sleep(number / ARRIVALS)  # one by one, as people do
        while not self.is_ending:
            pages = await self.sit(here, self.game)
            is_first = number not in self.seated
            self.seated.add(number)
            if is_first:
                await asyncio.sleep(chance.random() * self.pace)
            try:
                await self.play(pages, chance)
            finally:
                for page in pages:
                    await page.close()

    async def play(self, pages: list[Page], chance: random.Random) -> None:
        """Let whoever is asked choose, one choice a second, until the game or the time is over."""
        due = time.perf_counter()
        while not self.is_ending:
            if any(page.is_over for page in pages):
                self.finished += self.is_counting
                return
            asked = [page for page in pages if page.is_asked()]
            if not asked:
                await asyncio.sleep(0.01)
                continue
            heard = sum(page.heard for page in pages)
            await self.choose(chance.choice(asked), chance)
            due = max(due + self.pace, time.perf_counter())
            await asyncio.sleep(due - time.perf_counter())
            if self.is_counting:
                self.heard += sum(page.heard for page in pages) - heard

    async def choose(self, page: Page, chance: random.Random) -> None:
        """Choose, and note how long the answer took."""
        started = time.perf_counter()
        was_taken = await page.choose(chance)
        if self.is_counting:
            self.delays.append(time.perf_counter() - started)
            self.refused += not was_taken

    async def watch_itself(self) -> None:
        """Note how late this process is: its own part in the delays it measures."""
        while not self.is_ending:
            started = time.perf_counter()
            await asyncio.sleep(PROBE)
            if self.is_counting:
                self.own_delays.append(time.perf_counter() - started - PROBE)


async def drive(load: Load, tables: int, seconds: float) -> dict[str, float]:
    """Run the load and return the figures, not counting the time until everybody has arrived."""
    crew = load.crew
    before = crew.memory()
    playing = [asyncio.create_task(load.table(n)) for n in range(tables)]
    playing.append(asyncio.create_task(load.watch_itself()))
    while len(load.seated) < tables:
        await asyncio.sleep(0.1)
        for task in playing:
            if task.done():
                task.result()  # it never ends by itself, so this raises whatever went wrong
    await asyncio.sleep(2 * load.pace)
    held = crew.memory()
    load.is_counting = True
    started, worked, own = time.monotonic(), crew.work(), time.process_time()
    await asyncio.sleep(seconds)
    load.is_counting = False
    spent, own = time.monotonic() - started, time.process_time() - own
    servers, database = (now - then for now, then in zip(crew.work(), worked, strict=True))
    load.is_ending = True
    await asyncio.gather(*playing)
    delays, late = sorted(load.delays), sorted(load.own_delays)
    choices = max(1, len(delays))
    return {
        "choices/s": len(delays) / spent,
        "messages to pages/s": load.heard / spent,
        "servers' work/choice ms": 1000 * servers / choices,
        "database's work/choice ms": 1000 * database / choices,
        "driver's work/choice ms": 1000 * own / choices,
        "work of all, cores": (servers + database + own) / spent,
        "answer p50 ms": 1000 * percentile(delays, 0.5),
        "answer p99 ms": 1000 * percentile(delays, 0.99),
        "answer max ms": 1000 * percentile(delays, 1),
        "driver late p99 ms": 1000 * percentile(late, 0.99),
        "refused": load.refused,
        "games finished": load.finished,
        "memory per table kB": (held - before) / tables,
    }


def percentile(delays: list[float], share: float) -> float:
    """Return the delay that this share stays below; the delays are sorted."""
    return delays[int(share * (len(delays) - 1))] if delays else 0.0


def asked() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(prog="scripts/load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between choices")
    parser.add_argument("--game", default="pebbles")
    parser.add_argument("--servers", type=int, default=1, help="server processes")
    parser.add_argument("--database", default="sqlite", help="its own sqlite or postgres, or a URL")
    parser.add_argument("--redis", action="store_true", help="send nudges by its own Redis")
    parser.add_argument("--apart", action="store_true", help="a table's pages at two servers")
    parser.add_argument(
        "--peer", type=Path, help="drive boardgame.io's server, installed in this folder, instead"
    )
    return parser.parse_args()


def main() -> None:
    """Run, and print the figures."""
    wish = asked()
    tables, seconds = min(wish.tables, MOST_TABLES), min(wish.seconds, MOST_SECONDS)
    before, cores = os.getloadavg()[0], os.cpu_count()
    with tempfile.TemporaryDirectory(prefix="ludoteca-load-") as folder, ExitStack() as stack:
        if wish.peer:
            crew = stack.enter_context(peer_server(wish.peer))
        else:
            crew = stack.enter_context(
                our_servers(Path(folder), wish.servers, wish.database, wish.redis)
            )
        sit = sit_down_at_peer if wish.peer else sit_down
        load = Load(crew, sit, wish.game, wish.pace, wish.apart)
        figures = asyncio.run(drive(load, tables, seconds))
    print(f"{tables} tables of {wish.game} at {crew.name}, a choice every {wish.pace:g} s")
    print(f"  machine load before {before:.1f} and after {os.getloadavg()[0]:.1f}, {cores} cores")
    for name, figure in figures.items():
        print(f"  {name:26} {figure:10.2f}")


if __name__ == "__main__":
    main()
