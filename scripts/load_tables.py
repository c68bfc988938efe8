"""Drives N tables over real sockets on loopback: two pages a table, a choice each second.

Prints tables held, messages a second, how long acknowledgements took, and memory per table. Bounded
in count and time; the server and its database are thrown away afterwards.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
MOST_TABLES, MOST_SECONDS = 2_000, 120
ARRIVALS = 50  # tables a second, until all are there
PROBE = 0.005  # seconds between two looks at how late this process itself is
SERVER = """
from ludoteca.server.run import listen, serve
from ludoteca.server.settings import Settings
from ludoteca.tables.host import Habits
serve(
    Settings(
        {database!r},
        tables_per_hour=1_000_000,
        burst_of_requests=1_000_000,  # one address stands for all the people there are
        sockets_of_one=10_000,
        connections_of_one=2_000,
        habits=Habits(pause=0),
    ),
    listen("127.0.0.1", {port}),
)
"""


class Option(msgspec.Struct):
    """A choice that is offered."""

    choice: int


class Ask(msgspec.Struct):
    """What a page is asked."""

    seat: int
    choices: list[Option]


class Heard(msgspec.Struct):
    """What matters of a message; all else is passed over, so that the load stays the server's."""

    t: str
    seq: int = 0
    cid: str | None = None
    over: bool = False
    ask: Ask | None = None


READ = msgspec.json.Decoder(Heard).decode


class Load:
    """What the pages have seen."""

    def __init__(self, address: str, game: str, pace: float) -> None:
        self.address = address
        self.game = game
        self.pace = pace
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
        await asyncio.sleep(number / ARRIVALS)  # one by one, as people come
        while not self.is_ending:
            made = await self.make()
            tokens = [seat["token"] for seat in made["seats"]]
            pages = [Page(self, made["table"], token) for token in tokens]
            for page in pages:
                await page.open()
            self.seated.add(number)
            await asyncio.sleep(chance.random() * self.pace)
            try:
                await self.play(pages, chance)
            finally:
                for page in pages:
                    await page.close()

    async def make(self) -> dict[str, Any]:
        """Make a table for two; without threads, which would hold up the pages of this process."""
        body = json.dumps({"game": self.game, "seats": [{"kind": "me"}] * 2}).encode()
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: {self.address}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        host, _, port = self.address.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(head.encode() + body)
        answer = await reader.read()
        writer.close()
        made: dict[str, Any] = json.loads(answer.partition(b"\r\n\r\n")[2])
        return made

    async def play(self, pages: list["Page"], chance: random.Random) -> None:
        """Let whoever is asked choose, one choice a second, until the game or the time is over."""
        while not self.is_ending:
            started = time.monotonic()
            asked = [page for page in pages if page.now.ask]
            if pages[0].now.over:
                self.finished += 1
                return
            if asked:
                await chance.choice(asked).choose(chance)
            rest = self.pace - (time.monotonic() - started)
            await asyncio.sleep(max(0.0, rest) if asked else 0.01)

    async def watch_itself(self) -> None:
        """Note how late this process is: its part of the delays that it finds."""
        while not self.is_ending:
            started = time.perf_counter()
            await asyncio.sleep(PROBE)
            if self.is_counting:
                self.own_delays.append(time.perf_counter() - started - PROBE)


class Page:
    """One seat's socket."""

    def __init__(self, load: Load, table: str, token: str) -> None:
        self.load = load
        self.table = table
        self.token = token
        self.now = Heard("nothing")
        self.acks: dict[str, asyncio.Future[bool]] = {}
        self.count = 0

    async def open(self) -> None:
        """Connect and say hello."""
        url = f"ws://{self.load.address}/ws/{self.table}"
        self.socket: ClientConnection = await connect(url, compression=None, ping_interval=None)
        await self.say({"t": "hello", "tokens": [self.token]})
        self.now = READ(await self.socket.recv())
        self.reading = asyncio.create_task(self.read())

    async def close(self) -> None:
        """Go."""
        await self.socket.close()
        self.reading.cancel()

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        await self.socket.send(json.dumps({"v": 1, **message}))

    async def read(self) -> None:
        """Note everything that comes."""
        async for text in self.socket:
            self.load.heard += self.load.is_counting
            message = READ(text)
            if message.t in ("moment", "table"):
                self.now = message
            elif message.t in ("ack", "no") and message.cid in self.acks:
                self.acks.pop(message.cid).set_result(message.t == "ack")

    async def choose(self, chance: random.Random) -> None:
        """Choose at random, and note how long the acknowledgement took."""
        ask, self.count = self.now.ask, self.count + 1
        assert ask is not None
        cid = f"{id(self)}-{self.count}"
        self.acks[cid] = asyncio.get_running_loop().create_future()
        waiting, choice = self.acks[cid], chance.choice(ask.choices).choice
        place = {"seat": ask.seat, "expect": self.now.seq}
        self.now = Heard("nothing")  # until the next moment
        started = time.perf_counter()
        await self.say({"t": "choose", "cid": cid, "choice": choice, **place})
        was_taken = await waiting
        if self.load.is_counting:
            self.load.delays.append(time.perf_counter() - started)
            self.load.refused += not was_taken


def memory(pid: int) -> int:
    """Return the resident memory of a process in kB, where the system tells it."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def work_of(pid: int) -> float:
    """Return the seconds of computing a process has used, where the system tells it."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def drive(load: Load, tables: int, seconds: float, pid: int) -> dict[str, float]:
    """Run the load and return the figures; the time in which all arrive does not count."""
    before = memory(pid)
    playing = [asyncio.create_task(load.table(n)) for n in range(tables)]
    playing.append(asyncio.create_task(load.watch_itself()))
    while len(load.seated) < tables:
        await asyncio.sleep(0.1)
    await asyncio.sleep(load.pace)
    held = memory(pid)
    load.is_counting = True
    started, worked = time.monotonic(), work_of(pid)
    await asyncio.sleep(seconds)
    load.is_counting = False
    spent, worked = time.monotonic() - started, work_of(pid) - worked
    load.is_ending = True
    await asyncio.gather(*playing)
    delays, own = sorted(load.delays), sorted(load.own_delays)
    return {
        "choices/s": len(delays) / spent,
        "messages to pages/s": load.heard / spent,
        "server work % of a core": 100 * worked / spent,
        "server work/choice ms": 1000 * worked / max(1, len(delays)),
        "ack p50 ms": 1000 * percentile(delays, 0.5),
        "ack p99 ms": 1000 * percentile(delays, 0.99),
        "ack max ms": 1000 * delays[-1],
        "driver late p99 ms": 1000 * percentile(own, 0.99),
        "refused": load.refused,
        "games finished": load.finished,
        "memory per table kB": (held - before) / tables,
    }


def percentile(delays: list[float], share: float) -> float:
    """Return the delay below which so many of them lie; they are sorted."""
    return delays[int(share * (len(delays) - 1))]


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(address: str, process: "subprocess.Popen[bytes]") -> None:
    """Wait until the server is ready."""
    while True:
        try:
            urllib.request.urlopen(f"http://{address}/health").close()
            return
        except OSError:
            if process.poll() is not None:
                raise SystemExit("the server did not start") from None
            time.sleep(0.05)


def main() -> None:
    """Read the arguments, run, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between choices")
    parser.add_argument("--game", default="pebbles")
    parser.add_argument("--database", help="its URL; a SQLite file that is thrown away, if absent")
    chosen = parser.parse_args()
    tables, seconds = min(chosen.tables, MOST_TABLES), min(chosen.seconds, MOST_SECONDS)
    before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="ludoteca-load-") as folder:
        port = free_port()
        database = chosen.database or f"sqlite:///{folder}/tables.db"
        code = SERVER.format(database=database, port=port)
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        process = subprocess.Popen([sys.executable, "-c", code], env=environment)
        address = f"127.0.0.1:{port}"
        try:
            wait_for(address, process)
            load = Load(address, chosen.game, chosen.pace)
            figures = asyncio.run(drive(load, tables, seconds, process.pid))
        finally:
            process.terminate()
            process.wait()
    print(f"{tables} tables of {chosen.game}, two pages each, a choice every {chosen.pace:g} s")
    after, cores = os.getloadavg()[0], os.cpu_count()
    print(f"  machine load before {before:.1f} and after {after:.1f}, {cores} cores")
    for name, figure in figures.items():
        print(f"  {name:24} {figure:10.1f}")


if __name__ == "__main__":
    main()
