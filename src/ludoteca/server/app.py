"""Puts the server together."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import Message, Scope

from ludoteca import __version__
from ludoteca.contract.answers import Refusal
from ludoteca.core.decisions import Reason
from ludoteca.server import (
    account_routes,
    after_routes,
    analysis_routes,
    game_routes,
    lesson_routes,
    pages,
    passkey_routes,
    table_routes,
)
from ludoteca.server.reading import CarefulRequest
from ludoteca.server.refusals import HANDLERS, PRICE, answer
from ludoteca.server.security import HEADERS, STAY_SECURE, is_our_host, is_our_page
from ludoteca.server.service import SESSION_COOKIE, Service, seat_tokens, visitor
from ludoteca.server.settings import Settings

FORBIDDEN = 4403  # the close code for refusing a socket before it opens


class Wire:
    """A WebSocket as a Page uses it."""

    def __init__(self, socket: WebSocket[Any, Any, State]) -> None:
        self.socket = socket

    async def receive(self) -> str | bytes | None:
        """Return the next message; None when the page has gone."""
        event: dict[str, Any] = await self.socket.receive()  # type: ignore[assignment]
        if event["type"] == "websocket.disconnect":
            return None
        text: str | bytes | None = event.get("text")
        return text if text is not None else event.get("bytes")

    async def send(self, message: bytes) -> None:
        """Send a message as text."""
        await self.socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    async def close(self, code: int) -> None:
        """Hang up."""
        await self.socket.close(code)


@websocket("/ws/{table:str}")
async def live_table(socket: WebSocket[Any, Any, State], table: FromPath[str]) -> None:
    """Talk to one page at a table."""
    service: Service = socket.app.state.service
    settings = service.settings
    headers = socket.headers
    if not (is_our_host(headers.get("host", ""), settings) and is_our_page(headers, settings)):
        await socket.close(FORBIDDEN)  # before the upgrade: the answer is a plain 403
        return
    await socket.accept()
    session = socket.cookies.get(SESSION_COOKIE, "")
    with contextlib.suppress(WebSocketDisconnect):
        await service.serve_page(Wire(socket), table, seat_tokens(socket), session, visitor(socket))


def only_ours(request: Request[Any, Any, State]) -> Response[Refusal] | None:
    """Refuse requests for other host names, changes by other sites' pages, and floods."""
    settings: Settings = request.app.state.service.settings
    is_change = request.method not in ("GET", "HEAD", "OPTIONS")
    if not is_our_host(request.headers.get("host", ""), settings):
        return Response(answer(Reason("wrong_origin")), status_code=403)
    if is_change and not is_our_page(request.headers, settings):
        return Response(answer(Reason("wrong_origin")), status_code=403)
    # Every route has its price: most cost one drop, and expensive ones say so themselves.
    price = request.route_handler.opt.get(PRICE, 1)
    if not request.app.state.service.asking.take(visitor(request), price):
        return Response(answer(Reason("too_fast")), status_code=429)
    return None


def guard_with(settings: Settings) -> Callable[[Message, Scope], Awaitable[None]]:
    """Return a hook that adds the security headers to every answer, refusals included."""
    headers = {**HEADERS, **(STAY_SECURE if settings.is_secure else {})}
    guards = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def guard(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *guards]

    return guard


def make_app(settings: Settings) -> Litestar:
    """Return the server as an ASGI application."""

    async def start(app: Litestar) -> None:
        app.state.service = Service(settings)
        await app.state.service.start()
        asyncio.get_running_loop().run_in_executor(None, game_routes.warm, settings.boxes)

    async def stop(app: Litestar) -> None:
        await app.state.service.stop()

    return Litestar(
        route_handlers=[
            *game_routes.ROUTES,
            *table_routes.ROUTES,
            *after_routes.ROUTES,
            *analysis_routes.ROUTES,
            *account_routes.ROUTES,
            *passkey_routes.ROUTES,
            *lesson_routes.ROUTES,
            live_table,
            pages.page,
        ],
        on_startup=[start],
        on_shutdown=[stop],
        request_class=CarefulRequest,
        before_request=only_ours,
        exception_handlers=HANDLERS,
        before_send=[guard_with(settings)],
        request_max_body_size=200_000,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=5
        ),
        openapi_config=OpenAPIConfig(
            title="Ludoteca",
            version=__version__,
            path="/api/docs",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
