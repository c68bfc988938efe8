"""Runs a server until it is stopped, and says when it is ready."""

import asyncio
import gc
import socket
from collections.abc import Callable

import uvicorn

from ludoteca.server.app import make_app
from ludoteca.server.doors import Doors, Guarded
from ludoteca.server.service import Service
from ludoteca.server.settings import MESSAGE_BYTES, Settings

FILES = 65_536  # open at once: sockets count as files


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket, or raise OSError; port 0 takes any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or the loop would leave Nagle on and delay short messages by 40 ms each.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    """Return the configuration that runs a server with these settings.

    Only the named proxies are believed about where a request comes from: anybody could claim it.
    """
    app, proxies = make_app(settings), settings.proxies

    class Door(Guarded):
        doors = Doors(settings.connections, settings.connections_of_one)

        @staticmethod
        def is_at_table(visitor: str) -> bool:
            service: Service = app.state.service
            return service.is_at_table(visitor)

    Door.proxies, Door.patience = proxies, settings.patience
    return uvicorn.Config(
        app,
        http=Door,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=4 * MESSAGE_BYTES,  # slightly too long still gets a polite refusal
        ws_ping_interval=None,  # pages are pinged by our own messages
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        lifespan="on",
    )


def allow_many_files() -> None:
    """Let this process hold as many connections as the system allows."""
    try:
        import resource
    except ImportError:  # a system without such a limit
        return
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if least < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, most))


def serve(
    settings: Settings, listening: socket.socket, ready: Callable[[], None] = lambda: None
) -> None:
    """Serve on the socket until interrupted; `ready` is called once pages can connect."""
    allow_many_files()
    server = uvicorn.Server(uvicorn_config(settings))
    # What is loaded by now stays. Tables are many small objects without cycles: collecting them at
    # the usual rate would hold everybody up for longer than a choice may take. What a page leaves
    # behind is in cycles, a hundred objects or so: it is collected once it amounts to 200,000
    # objects and a quarter of all there are.
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 5, 20)
    asyncio.run(_run(server, listening, ready))


async def _run(server: uvicorn.Server, listening: socket.socket, ready: Callable[[], None]) -> None:
    async def tell() -> None:
        while not server.started:
            await asyncio.sleep(0.02)
        ready()

    telling = asyncio.create_task(tell())
    try:
        await server.serve([listening])
    finally:
        telling.cancel()
