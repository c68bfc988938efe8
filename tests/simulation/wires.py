"""Wires between people and servers: messages keep their order, until the wire is cut."""

import asyncio
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.simulation.house import House


class Cut(Exception):
    """The wire is cut: nobody knows what still got through."""


class Wire:
    """Both ends of a socket: the server's is a Line, the person's is `tell` and `hear`."""

    def __init__(self, house: "House", table: str) -> None:
        self.house = house
        self.table = table
        self.is_cut = False
        self._up: asyncio.Queue[str | None] = asyncio.Queue()
        self._down: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._arrived = 0.0  # when the last message will have arrived: none overtakes another
        self.code = 0

    def cut(self) -> None:
        """Cut the wire; both ends notice it sooner or later."""
        if not self.is_cut:
            self.is_cut = True
            self._up.put_nowait(None)
            self._down.put_nowait(None)

    # -- the server's end --------------------------------------------------------------------

    async def receive(self) -> str | bytes | None:
        """Return the next message; None when the page has gone."""
        return await self._up.get()

    async def send(self, message: bytes) -> None:
        """Send a message."""
        self.house.laws.told(self.table, message)
        self._pass_on(self._down, message)

    async def close(self, code: int) -> None:
        """Hang up."""
        self.code = code
        self.cut()

    # -- the person's end --------------------------------------------------------------------

    async def tell(self, kind: str, **fields: Any) -> None:
        """Send a message to the server."""
        if self.is_cut:
            raise Cut
        self._pass_on(self._up, json.dumps({"v": 1, "t": kind, **fields}))

    async def hear(self) -> dict[str, Any]:
        """Return the server's next message."""
        data = await self._down.get()
        if data is None:
            raise Cut
        message: dict[str, Any] = json.loads(data)
        return message

    def _pass_on(self, queue: "asyncio.Queue[Any]", data: Any) -> None:
        house = self.house
        if house.happens(house.weather.wire_cut):
            self.cut()
        if self.is_cut:
            return
        loop = asyncio.get_running_loop()
        delay = house.chance.random() * house.weather.wire_delay
        self._arrived = max(self._arrived, loop.time() + delay)

        def arrive() -> None:
            if not self.is_cut:
                queue.put_nowait(data)

        house.later(self._arrived, arrive)
