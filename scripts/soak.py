"""Lets many people play on one real server for hours, and reports whether its memory stays flat.

Tables are made, played, abandoned and watched; pages come and go, chat, undo and ask for hints;
finished games are replayed and analysed, and now and then a table has an owner's box. The books of
all tables are checked as in scripts/kill_servers.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from websockets.exceptions import WebSocketException

from load_servers import memory_of
from tests.killing.crowd import Crowd
from tests.killing.laws import LawBroken
from tests.killing.people import SORTS, Person, Play, Sort
from tests.server.clients import Client
from tests.server.processes import Server, environment
from tests.tables.postgres import children_of

TOKEN = "soak"
SERVER = """
from pathlib import Path
from ludoteca.games.picture_perfect.rules.judging.shelf import SHELF
from ludoteca.server.run import listen, serve
from ludoteca.tables.host import Habits
from tests.server.clients import quick_settings
SHELF.most = 8 * 2**20  # full after some minutes: what grows later is not this cache
habits = Habits(pause=0.4, idle={idle!r})
settings = quick_settings(
    Path(), database={database!r}, habits=habits, metrics_token={token!r}, analyses_per_hour=10_000,
    sockets_of_one=10_000,
)
serve(settings, listen("127.0.0.1", {port}))
"""
BOX = '[box]\ngame = "pebbles"\n[pebble.six]\ncopies = {value = 9, source = "owner"}\n'
BOXED = Sort("pebbles", ("me", "me"), box=BOX)
ALONE = Sort("pebbles", ("me", "bot"))  # a table that gives hints
PATHS = (
    "/",
    "/health",
    "/api/games",
    "/api/words/en/fort",
    "/api/tables/lobby",
    "/api/tables/mine",
)
FLAT = 1.05  # how much growth by the end still counts as flat


class Guest(Person):
    """Somebody at a table who also comes and goes, and asks for hints."""

    usual = (*Person.usual, "too_fast", "no_hints")

    async def _act(self, client: Client) -> None:
        if self.chance.random() < 0.03:
            await client.close()  # and comes back
        elif self.play.sort is ALONE and self.chance.random() < 0.1:
            await client.say("hint", seat=self.now["ask"]["seat"])
        await super()._act(client)


class Visitors(Crowd):
    """Everybody who comes to the server."""

    person = Guest
    kind = (*Crowd.kind, 429)  # owners' boxes are checked two at a time
    sorts: tuple[Sort, ...] = (*SORTS, BOXED, ALONE)

    async def play(self, play: Play) -> None:
        """Play one game, or abandon it midway; look at it afterwards."""
        if self.chance.random() < 0.1:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(play.whole(), self.chance.uniform(5, 60))
        else:
            await play.whole()
        if play.is_over:
            await self._look_back(play.book.id)

    async def _look_back(self, table: str) -> None:
        for what in ("record", "replay?seat=open"):
            await self.get(f"/api/tables/{table}/{what}")
        if self.chance.random() < 0.02:
            await self.get(f"/api/tables/{table}/analysis")

    async def get(self, path: str) -> None:
        """Ask for something by HTTP."""
        await self.ask("GET", self.addresses[0], path)

    async def pass_by(self) -> None:
        """Watch pages and tables, over and over, each for a moment."""
        while not self.is_ending:
            await asyncio.sleep(self.chance.random())
            await self.get(self.chance.choice(PATHS))
            playing = list(self.playing.values())
            if not playing:
                continue
            with contextlib.suppress(OSError, WebSocketException):
                page = await Client.open(self.addresses[0], self.chance.choice(playing).book.id, [])
                await page.hello()
                await asyncio.sleep(self.chance.random() * 5)
                await page.close()


class SoakedServer(Server):
    """A server with the limits and the token that this needs."""

    idle = 600.0

    def launch(self) -> None:
        """Start it."""
        code = SERVER.format(database=self.database, port=self.port, idle=self.idle, token=TOKEN)
        self.process = subprocess.Popen([sys.executable, "-c", code], env=environment())


class Sample(NamedTuple):
    """What the server held at one moment."""

    minutes: float
    memory: float  # MB, its own
    helpers: float  # MB of its worker processes
    files: int
    tables: int
    sockets: int
    tasks: int
    database: float  # MB
    acknowledged: int

    def line(self) -> str:
        """Return the sample as a line of the table."""
        return "".join(f"{value:>10.1f}" if isinstance(value, float) else f"{value:>10}"
                       for value in self)  # fmt: skip


async def sample(crowd: Visitors, pid: int, file: Path, began: float) -> Sample:
    """Take a sample of the server."""
    headers = {"Authorization": f"Bearer {TOKEN}"}
    answer = await crowd.web.get(f"http://{crowd.addresses[0]}/metrics", headers=headers)
    counts = dict(line.removeprefix("ludoteca_").split() for line in answer.text.splitlines())
    helpers = await asyncio.to_thread(children_of, pid)
    return Sample(
        (time.monotonic() - began) / 60,
        memory_of(pid) / 1024,
        sum(map(memory_of, helpers)) / 1024,
        len(list(Path(f"/proc/{pid}/fd").iterdir())),
        int(counts["tables_live"]),
        int(counts["sockets"]),
        int(counts["tasks"]),
        sum(part.stat().st_size for part in file.parent.glob(file.name + "*")) / 2**20,
        crowd.acknowledged,
    )


async def soak(crowd: Visitors, tables: int, seconds: float, pid: int, file: Path) -> list[Sample]:
    """Let everybody come, and sample the server once a minute."""
    began, every = time.monotonic(), min(60.0, seconds / 12)
    going = [asyncio.create_task(crowd.table(number)) for number in range(tables)]
    going += [asyncio.create_task(crowd.pass_by()) for _ in range(max(1, tables // 10))]
    print("".join(f"{name:>10}" for name in Sample._fields), flush=True)
    samples: list[Sample] = []
    while time.monotonic() - began < seconds:
        done, _ = await asyncio.wait(going, timeout=every)
        for task in done:
            task.result()  # raises whatever ended it
        crowd.read_books()
        samples.append(await sample(crowd, pid, file, began))
        print(samples[-1].line(), flush=True)
    crowd.is_ending = True
    for task in going:
        task.cancel()
    await asyncio.gather(*going, return_exceptions=True)
    crowd.check_all()
    await crowd.close()
    return samples


def tell(samples: list[Sample], games: int) -> None:
    """Report whether the server's memory stayed flat."""
    quarter = max(1, len(samples) // 4)
    second, last = samples[quarter : 2 * quarter], samples[-quarter:]
    before, after = (statistics.median(s.memory for s in some) for some in (second, last))
    later = samples[quarter:]
    slope = 0.0
    if len(later) > 1:
        hours, memory = [s.minutes / 60 for s in later], [s.memory for s in later]
        slope = statistics.linear_regression(hours, memory).slope
    verdict = "flat" if after <= FLAT * before else "NOT FLAT"
    print(f"{samples[-1].acknowledged} choices and words acknowledged, {games} games finished")
    print(
        f"memory of the server: {before:.1f} MB in the second quarter, {after:.1f} MB in the last,"
        f" {slope:+.1f} MB an hour: {verdict}"
    )
    if verdict != "flat":
        sys.exit(1)


def main() -> None:
    """Read the arguments, soak, and print the findings."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=2)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--game", default="all")
    parser.add_argument("--pace", type=float, default=3, help="seconds that people think, at most")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    seconds = asked.hours * 3600
    if asked.game != "all":
        Visitors.sorts = tuple(sort for sort in Visitors.sorts if sort.game == asked.game)
    # Unwatched tables are let go often enough to see that it happens.
    SoakedServer.idle = min(600.0, seconds / 20)
    with tempfile.TemporaryDirectory(prefix="ludoteca-soak-") as folder:
        file = Path(folder) / "tables.db"
        server = SoakedServer(f"sqlite:///{file}")
        try:
            server.wait()
            assert server.process is not None
            pid = server.process.pid

            async def whole() -> tuple[list[Sample], int]:
                crowd = Visitors(server.database, [server.address], asked.seed, asked.pace)
                return await soak(crowd, asked.tables, seconds, pid, file), crowd.games

            samples, games = asyncio.run(whole())
        except LawBroken as law:
            sys.exit(f"seed {asked.seed}: {law}")
        finally:
            assert server.process is not None
            server.process.terminate()
            server.process.wait()
    tell(samples, games)


if __name__ == "__main__":
    main()
