"""Who may come in: connections are limited per visitor and in total, and nobody may dawdle.

When it gets crowded, the last places are for people who sit at a table.
"""

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludoteca.server.limits import network_of

KEPT = 0.2  # the share of all places kept for people at tables


class Patience(NamedTuple):
    """How many seconds a visitor may take for each part of a request."""

    headers: float = 10  # from the first byte, or from connecting, to the end of the headers
    body: float = 60  # to send the rest
    answer: float = 120  # to be answered, and to take the answer


class Doors:
    """Counts who is inside, by network."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self.inside: Counter[str] = Counter()
        self.total = 0
        self.turned_away = 0

    def enter(
        self, visitor: str, is_at_table: Callable[[], bool], is_trusted: bool = False
    ) -> bool:
        """Let in a visitor's connection, if there is room; trusted visitors may have any number."""
        is_one_too_many = not is_trusted and self.inside[visitor] >= self.most_of_one
        is_crowded = self.total >= self.most * (1 - KEPT)
        is_full = self.total >= self.most
        if is_one_too_many or is_full or (is_crowded and not is_at_table()):
            self.turned_away += 1
            return False
        self.inside[visitor] += 1
        self.total += 1
        return True

    def leave(self, visitor: str) -> None:
        """Note that a connection has gone."""
        self.total -= 1
        self.inside[visitor] -= 1
        if not self.inside[visitor]:
            del self.inside[visitor]


class Guarded(H11Protocol):
    """HTTP behind the doors: hangs up on anyone who takes too long."""

    doors: Doors
    proxies: tuple[str, ...] = ()
    patience = Patience()

    _phase = ""  # which part of a request is being waited for
    _timer: asyncio.TimerHandle | None = None
    _visitor: str | None = None  # None: not let in, or moved on to a socket

    @staticmethod
    def is_at_table(visitor: str) -> bool:
        """Return whether somebody from this network sits at a table."""
        return False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a visitor in, or turn them away."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        visitor = network_of(address)
        is_trusted = is_among(address, self.proxies)
        if self.doors.enter(visitor, partial(self.is_at_table, visitor), is_trusted):
            self._visitor = visitor
            self._wait_for("headers")
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take in what was sent, and wait for what is missing."""
        super().data_received(data)
        if self._visitor is None:
            return
        state = self.conn.their_state
        waits = {h11.IDLE: "headers", h11.SEND_BODY: "body"}
        self._wait_for(waits.get(state, "answer"))

    def on_response_complete(self) -> None:
        """Wait for nothing until the next request begins."""
        self._wait_for("")
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Stop counting this connection: from here on it counts as a page."""
        self._go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for somebody else."""
        self._go()
        super().connection_lost(exc)

    def _wait_for(self, phase: str) -> None:
        if phase == self._phase:
            return  # each part is timed once, however many pieces it comes in
        if self._timer is not None:
            self._timer.cancel()
        self._phase, self._timer = phase, None
        if phase:
            seconds: float = getattr(self.patience, phase)
            self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _go(self) -> None:
        self._wait_for("")
        if self._visitor is not None:
            self.doors.leave(self._visitor)
            self._visitor = None


def is_among(address: str, networks: tuple[str, ...]) -> bool:
    """Return whether an address is one of these, or in one of these networks.

    >>> is_among("10.1.2.3", ("10.0.0.0/8",)), is_among("10.1.2.3", ("10.1.2.4",))
    (True, False)
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in ipaddress.ip_network(network) for network in networks)
