"""A server for tests, and pages without a browser that play over its sockets."""

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

from ludoteca.server.doors import Patience
from ludoteca.server.run import listen, serve, uvicorn_config
from ludoteca.server.settings import Settings
from ludoteca.tables.book.database import sqlite_url
from ludoteca.tables.host import Habits
from tests.contract import read
from tests.patience import PATIENCE
from tests.server import patient

QUICK = Habits(pause=0)
# Never looks at a table on its own: it knows what others do only from nudges.
TOLD = Habits(pause=0, sweep=PATIENCE)


def quick_settings(folder: Path, **changes: Any) -> Settings:
    """Return the settings of a server that does not slow tests down."""
    usual: dict[str, Any] = {"rate": 10_000, "burst": 10_000, "tables_per_hour": 10_000}
    usual |= {"burst_of_requests": 1_000_000, "connections_of_one": 2_000, "habits": QUICK}
    usual |= {"patience": Patience(PATIENCE, PATIENCE, PATIENCE)}
    url = changes.pop("database", None) or sqlite_url(folder / "tables.db")
    return Settings(url, **{**usual, "workers": 1, **changes})


@contextmanager
def running(settings: Settings) -> Iterator[str]:
    """Run a server in its own thread, and yield its address."""
    server = uvicorn.Server(uvicorn_config(settings))
    listening = listen("127.0.0.1", 0)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listening])))
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            threading.Event().wait(0.01)
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


def serve_quickly(database: str, port: int, broker: str = "", **changes: Any) -> None:
    """Run a server in this process until it is interrupted."""
    usual: dict[str, Any] = {"database": database, "broker": broker, "habits": TOLD}
    with suppress(KeyboardInterrupt):
        serve(quick_settings(Path(), **usual, **changes), listen("127.0.0.1", port))


def new_table(address: str, game: str, *kinds: str, **more: Any) -> dict[str, Any]:
    """Make a table over HTTP and return its id and keys."""
    seats = [{"kind": kind} for kind in kinds]
    body = {"game": game, "seats": seats, **more}
    answer = patient.post(f"http://{address}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def tokens_of(table: dict[str, Any]) -> list[str]:
    """Return the tokens of a new table."""
    return [seat["token"] for seat in table["seats"] if "token" in seat]


class Client:
    """A page without a browser; keeps every message it receives, as bytes."""

    def __init__(self, socket: ClientConnection, tokens: list[str]) -> None:
        self.socket = socket
        self.tokens = tokens
        self.heard: list[str] = []
        self.numbers = 0
        self.prefix = f"{random.getrandbits(40):x}"

    @classmethod
    async def open(cls, address: str, table: str, tokens: list[str], **more: Any) -> "Client":
        """Connect, without saying anything yet."""
        url = f"ws://{address}/ws/{table}"
        # A busy machine may keep a page from answering pings for a while.
        usual = {"compression": None, "open_timeout": PATIENCE, "ping_interval": None}
        return cls(await websockets.connect(url, **{**usual, **more}), tokens)

    async def close(self) -> None:
        """Go away."""
        await self.socket.close()

    async def say(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps({"v": 1, "t": kind, **fields}))

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of these kinds; others are kept but skipped."""
        while True:
            data = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            text = data if isinstance(data, str) else data.decode()
            self.heard.append(text)
            message = read(text)
            if not kinds or message["t"] in kinds:
                return message

    async def hello(self, **fields: Any) -> dict[str, Any]:
        """Introduce the page and return the table."""
        await self.say("hello", tokens=self.tokens, **fields)
        return await self.hear("table", "no")

    def cid(self) -> str:
        """Return a new id for a message."""
        self.numbers += 1
        return f"{self.prefix}-{self.numbers}"

    async def choose(self, seat: int, expect: int, choice: Any) -> dict[str, Any]:
        """Choose, and return the acknowledgement or refusal."""
        cid = self.cid()
        await self.say("choose", cid=cid, seat=seat, expect=expect, choice=choice)
        while True:
            answer = await self.hear("ack", "no")
            if answer["cid"] == cid:
                return answer

    async def play(self, chance: random.Random) -> dict[str, Any]:
        """Play the page's seat to the end with random choices; return the final message."""
        now = await self.hello()
        while now["t"] != "over":
            if now.get("ask"):
                await self.answer(now, chance)
            now = await self.hear("moment", "over")
        return now

    async def answer(self, now: dict[str, Any], chance: random.Random) -> None:
        """Answer what this moment asks, and wait until that is acknowledged."""
        ask = now["ask"]
        if ask["open"]:
            await self.say("sample", seat=ask["seat"])
            choice = (await self.hear("sample"))["choice"]
        else:
            choice = chance.choice(ask["choices"])["choice"]
        answer = await self.choose(ask["seat"], now["seq"], choice)
        assert answer["t"] == "ack", answer
