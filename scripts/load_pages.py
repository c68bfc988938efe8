"""The pages of a load test: what one of our tables hears and says, and one of boardgame.io's."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any, Protocol

import msgspec

from load_wire import Wire, connect, post

SEATS = 2


class Heard(msgspec.Struct):
    """What matters in one of our messages; the rest is ignored."""

    class Ask(msgspec.Struct):
        """What a page is asked."""

        class Option(msgspec.Struct):
            """A choice that is offered."""

            choice: int

        seat: int
        choices: list[Option]

    t: str
    seq: int = 0
    cid: str | None = None
    over: bool = False
    ask: Ask | None = None


READ = msgspec.json.Decoder(Heard).decode


class Page(Protocol):
    """One seat's socket, whatever server is at its other end."""

    heard: int
    is_over: bool

    async def close(self) -> None:
        """Close the connection."""

    def is_asked(self) -> bool:
        """Return whether it could choose now."""

    async def choose(self, chance: random.Random) -> bool:
        """Choose at random and wait for the answer; return whether the choice was taken."""


class OurPage:
    """A page at a table of this house."""

    def __init__(self) -> None:
        self.heard = 0
        self.is_over = False
        self.now = Heard("nothing")
        self.cid = 0
        self.answer: asyncio.Future[bool] | None = None
        self.wire: Wire

    async def open(self, address: str, table: str, token: str) -> None:
        """Connect and say hello."""
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.wire = await connect(address, f"/ws/{table}", self._hear)
        self.wire.send(json.dumps({"v": 1, "t": "hello", "tokens": [token]}).encode())
        await self.greeted

    def _hear(self, data: bytes) -> None:
        self.heard += 1
        message = READ(data)
        if message.t in ("moment", "table"):
            self.now, self.is_over = message, message.over
            if not self.greeted.done():
                self.greeted.set_result(None)
        elif message.t in ("ack", "no") and self.answer and message.cid == str(self.cid):
            self.answer.set_result(message.t == "ack")
        elif message.t == "ping":
            self.wire.send(b'{"v":1,"t":"pong"}')

    async def close(self) -> None:
        """Close the connection."""
        await self.wire.close()

    def is_asked(self) -> bool:
        """Return whether it could choose now."""
        return self.now.ask is not None

    async def choose(self, chance: random.Random) -> bool:
        """Choose at random and wait for the answer; return whether the choice was taken."""
        ask, seq = self.now.ask, self.now.seq
        assert ask is not None
        self.cid += 1
        self.answer = asyncio.get_running_loop().create_future()
        self.now = Heard("nothing")  # cleared until the next moment
        place = {"seat": ask.seat, "expect": seq, "choice": chance.choice(ask.choices).choice}
        self.wire.send(json.dumps({"v": 1, "t": "choose", "cid": str(self.cid), **place}).encode())
        return await self.answer


async def sit_down(addresses: list[str], game: str) -> list[Page]:
    """Make one of our tables, and open its pages, each at the address given for it."""
    wish = {"game": game, "seats": [{"kind": "me"}] * SEATS}
    made: dict[str, Any] = json.loads(
        await post(addresses[0], "/api/tables", json.dumps(wish).encode())
    )
    pages: list[Page] = []
    for address, seat in zip(addresses, made["seats"], strict=True):
        page = OurPage()
        await page.open(address, made["table"], seat["token"])
        pages.append(page)
    return pages


class PeerPage:
    """A page at a match of boardgame.io, which speaks socket.io."""

    def __init__(self, match: str, seat: int, credentials: str) -> None:
        self.heard = 0
        self.is_over = False
        self.match = match
        self.seat = seat
        self.credentials = credentials
        self.state: dict[str, Any] = {}
        self.answer: asyncio.Future[bool] | None = None
        self.chosen_at = 0  # the state it last chose in

    async def open(self, address: str) -> None:
        """Connect and ask for the whole match."""
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        path = "/socket.io/?EIO=4&transport=websocket"
        self.wire = await connect(address, path, self._hear)
        self.wire.send(b"40/pebbles,")
        await self.synced

    def _hear(self, data: bytes) -> None:
        if data == b"2":
            self.wire.send(b"3")
        elif data.startswith(b"40/pebbles"):
            self._emit("sync", self.match, str(self.seat), self.credentials, SEATS)
        elif data.startswith(b"42/pebbles,"):
            self.heard += 1
            kind, _, told, *_ = json.loads(data[len(b"42/pebbles,") :])
            if kind in ("sync", "update"):
                self._now(told["state"] if kind == "sync" else told)

    def _now(self, state: dict[str, Any]) -> None:
        self.state, self.is_over = state, "gameover" in state["ctx"]
        if not self.synced.done():
            self.synced.set_result(None)
        answer = self.answer
        if answer and not answer.done() and state["_stateID"] > self.chosen_at:
            answer.set_result(True)

    def _emit(self, *words: Any) -> None:
        self.wire.send(b"42/pebbles," + json.dumps(words).encode())

    async def close(self) -> None:
        """Close the connection."""
        self.wire.transport.close()
        await self.wire.closed

    def is_asked(self) -> bool:
        """Return whether it could choose now."""
        active = self.state["ctx"].get("activePlayers") or {}
        return not self.is_over and str(self.seat) in active

    async def choose(self, chance: random.Random) -> bool:
        """Choose at random and wait until this page's view has moved on."""
        hand = self.state["G"]["players"][str(self.seat)]["hand"]
        swaps = self.state["ctx"]["activePlayers"][str(self.seat)] == "swap"
        place = chance.randrange(-1 if swaps else 0, len(hand))
        move = {
            "type": "swap" if swaps else "fist",
            "args": [place],
            "playerID": str(self.seat),
            "credentials": self.credentials,
        }
        self.chosen_at = self.state["_stateID"]
        self.answer = asyncio.get_running_loop().create_future()
        action = {"type": "MAKE_MOVE", "payload": move}
        self._emit("update", action, self.chosen_at, self.match, str(self.seat))
        return await self.answer


async def sit_down_at_peer(addresses: list[str], game: str) -> list[Page]:
    """Make a match on boardgame.io's server, and open its pages."""
    address = addresses[0]
    made = json.loads(await post(address, f"/games/{game}/create", b'{"numPlayers": 2}'))
    match = made["matchID"]
    pages: list[Page] = []
    for seat in range(SEATS):
        wish = json.dumps({"playerID": str(seat), "playerName": f"p{seat}"}).encode()
        joined = json.loads(await post(address, f"/games/{game}/{match}/join", wish))
        page = PeerPage(match, seat, joined["playerCredentials"])
        await page.open(address)
        pages.append(page)
    return pages
