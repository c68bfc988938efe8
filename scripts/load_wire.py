"""A WebSocket client that costs next to nothing, to measure the server's load, not its own."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
KEY = "bHVkb3RlY2EtbG9hZC1rZQ=="  # any sixteen bytes will do
NO_MASK = b"\0\0\0\0"  # an all-zero mask: what is sent stays as it is


class Wire(asyncio.Protocol):
    """One socket; `heard` is given every message."""

    def __init__(self, address: str, path: str, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        """Note that it is over."""
        for future in (self.opened, self.closed):
            if not future.done():
                future.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Pass on the messages that are complete."""
        data = self._rest + data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                raise SystemExit(f"no socket: {head[:200]!r}")
            self.opened.set_result(None)
        start = 0
        while (frame := _frame(data, start)) is not None:
            kind, begin, start = frame
            self._take(kind, data[begin:start])
        self._rest = data[start:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.heard(payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.transport.close()

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", kind, 0x80 | size)
        else:
            head = struct.pack("!BBH", kind, 0x80 | 126, size)
        self.transport.write(head + NO_MASK + payload)

    async def close(self) -> None:
        """Hang up, and wait until the other side has noticed."""
        self._send(CLOSE, b"\x03\xe8")
        await self.closed


def _frame(data: bytes, start: int) -> tuple[int, int, int] | None:
    """Return kind, start and end of the next frame; None if it is not complete yet."""
    if len(data) < start + 2:
        return None
    size, begin = data[start + 1], start + 2
    if size == 126:
        size, begin = int.from_bytes(data[begin : begin + 2], "big"), begin + 2
    elif size == 127:
        size, begin = int.from_bytes(data[begin : begin + 8], "big"), begin + 8
    return (data[start], begin, begin + size) if len(data) >= begin + size else None


async def connect(address: str, path: str, heard: Callable[[bytes], None]) -> Wire:
    """Return an open socket."""
    host, _, port = address.partition(":")
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(address, path, heard), host, int(port))
    await wire.opened
    return wire


async def post(address: str, path: str, body: bytes) -> bytes:
    """Return the answer to a request, without threads, which would hold up all sockets here."""
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    head_of_answer, _, body_of_answer = answer.partition(b"\r\n\r\n")
    if b"chunked" in head_of_answer.lower():
        body_of_answer = b"".join(body_of_answer.split(b"\r\n")[1::2])
    return body_of_answer
