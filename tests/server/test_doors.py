"""The doors: dawdlers are cut off, nobody takes all the places, some are kept for players."""

import asyncio
import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.doors import Doors, Patience
from ludoteca.server.service import FULL
from tests.patience import PATIENCE
from tests.server import patient
from tests.server.clients import Client, new_table, quick_settings, running, tokens_of

HALF = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    b"Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
)


def half_sent(address: str, data: bytes = HALF, came_from: str = "127.0.0.1") -> socket.socket:
    """Return a connection with a request that was begun and never finished."""
    host, _, port = address.partition(":")
    where = (host, int(port))
    connection = socket.create_connection(where, PATIENCE, source_address=(came_from, 0))
    connection.sendall(data)
    return connection


def is_hung_up(connection: socket.socket) -> bool:
    """Return whether the server has hung up, once something comes."""
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize("data", [b"", HALF, BODY], ids=["nothing", "headers", "body"])
def test_slow_clients_are_disconnected(tmp_path: Path, data: bytes) -> None:
    brief = Patience(0.2, 0.2, PATIENCE)
    settings = quick_settings(tmp_path, patience=brief)
    with running(settings) as address, half_sent(address, data) as connection:
        assert is_hung_up(connection)


def test_a_drop_now_and_then_buys_no_more_time(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path, patience=Patience(0.3, 0.3, PATIENCE))
    with running(settings) as address, half_sent(address) as connection:
        connection.settimeout(0.01)
        for _ in range(10_000):
            try:
                connection.sendall(b"x")
                assert connection.recv(1) == b""
                return
            except TimeoutError:
                continue
            except ConnectionError:
                return
        pytest.fail("it could send for ever")


def test_nobody_takes_all_the_places(tmp_path: Path) -> None:
    """One visitor's half-sent requests leave the server to everybody else."""
    with running(quick_settings(tmp_path, connections_of_one=50)) as address:
        slow = [half_sent(address) for _ in range(60)]
        assert all(is_hung_up(connection) for connection in slow[50:])
        way = httpx.HTTPTransport(local_address="127.0.0.2")
        with patient.Client(transport=way) as other:
            assert other.get(f"http://{address}/health").status_code == 200
        for connection in slow:
            connection.close()


def test_when_it_is_crowded_those_at_tables_still_come_in(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path, connections=20, connections_of_one=20)
    with running(settings) as address:
        table = new_table(address, "pebbles", "me", "link")

        async def play() -> None:
            page = await Client.open(address, table["table"], tokens_of(table))
            assert (await page.hello())["mine"] == [0]
            slow = [half_sent(address, came_from="127.0.0.2") for _ in range(16)]
            stranger = httpx.AsyncHTTPTransport(local_address="127.0.0.3")
            async with patient.AsyncClient(transport=stranger) as other:
                with pytest.raises(httpx.TransportError):
                    await other.get(f"http://{address}/health")
            async with patient.AsyncClient() as player:
                assert (await player.get(f"http://{address}/health")).status_code == 200
            for connection in slow:
                connection.close()
            await page.close()

        asyncio.run(play())


def test_pages_of_one_visitor_are_limited(tmp_path: Path) -> None:
    with running(quick_settings(tmp_path, sockets_of_one=3)) as address:
        table = new_table(address, "pebbles", "me", "link")

        async def come() -> None:
            pages = [await Client.open(address, table["table"], []) for _ in range(3)]
            for page in pages:
                assert (await page.hello())["t"] == "table"
            for _ in range(2):
                late = await Client.open(address, table["table"], [])
                with pytest.raises(ConnectionClosed):
                    await late.hear()
                assert late.socket.close_code == FULL
            for page in pages:
                await page.close()

        asyncio.run(come())


def test_the_last_places_are_kept() -> None:
    doors = Doors(most=10, most_of_one=100)
    assert all(doors.enter("a", lambda: False) for _ in range(8))
    assert not doors.enter("b", lambda: False)
    assert doors.enter("b", lambda: True)
    assert doors.enter("b", lambda: True)
    assert not doors.enter("b", lambda: True)
    doors.leave("a")
    assert doors.enter("b", lambda: True)
    assert (doors.total, doors.turned_away, doors.inside) == (10, 2, {"a": 7, "b": 3})
