"""`ludoteca serve`: the browser table for this machine, the local network or the world."""

import contextlib
import io
import ipaddress
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from ludoteca.cli.box_command import game_of
from ludoteca.cli.options import BoxFile
from ludoteca.cli.words import open_game, refuse, say
from ludoteca.core.box import Verbatim
from ludoteca.core.decisions import Reason
from ludoteca.core.files import text_of
from ludoteca.terminal.saves import data_folder

LOCAL = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")
PORT = 8765


def add_to(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("serve", help=say("serve-help"), epilog=say("serve-examples"))
    def command(
        host: Annotated[str, typer.Option(help=say("host-help"))] = LOCAL,
        port: Annotated[int | None, typer.Option(min=0, max=65535, help=say("port-help"))] = None,
        lan: Annotated[bool, typer.Option("--lan", help=say("lan-help"))] = False,
        no_browser: Annotated[
            bool, typer.Option("--no-browser", help=say("no-browser-help"))
        ] = False,
        database: Annotated[str | None, typer.Option(help=say("database-help"))] = None,
        broker: Annotated[str, typer.Option(help=say("broker-help"))] = "",
        name: Annotated[list[str] | None, typer.Option(help=say("host-name-help"))] = None,
        https: Annotated[bool, typer.Option("--https", help=say("https-help"))] = False,
        box: BoxFile = None,
        proxy: Annotated[list[str] | None, typer.Option(help=say("proxy-help"))] = None,
        metrics_token: Annotated[str, typer.Option(help=say("metrics-help"))] = "",
    ) -> None:
        names, proxies = frozenset(name or ()), tuple(map(known_address, proxy or ()))
        door = Door(host, port, lan, names, https, proxies, metrics_token)
        serve_tables(door, not no_browser, database, box, broker)


class Door(NamedTuple):
    """Where a server is reached, and what it believes about its visitors."""

    host: str = LOCAL
    port: int | None = None
    lan: bool = False
    names: frozenset[str] = frozenset()
    https: bool = False
    proxies: tuple[str, ...] = ()
    metrics_token: str = ""


def serve_tables(
    door: Door,
    browser: bool = True,
    database: str | None = None,
    box: Path | None = None,
    broker: str = "",
) -> None:
    """Serve until interrupted; say where the tables are."""
    # The server is slow to import: only those who serve wait for it.
    from ludoteca.server.run import serve
    from ludoteca.server.settings import Settings

    lan = door.lan
    host = EVERYWHERE[0] if lan and door.host == LOCAL else door.host
    boxes = {} if box is None else read_box(box)
    url = check_database(database)
    check_broker(broker)
    listening = open_door(host, door.port)
    port = int(listening.getsockname()[1])
    here = LOCAL if host in EVERYWHERE else host

    def ready() -> None:
        link = f"http://{lan_address() if lan else here}:{port}/"
        # In one piece: whoever reads that it is ready has the QR code as well.
        print("\n".join([say("serving", link=link), *(code_of(link) if lan else [])]), flush=True)
        if browser:
            webbrowser.open(f"http://{here}:{port}/")

    settings = Settings(
        url,
        broker,
        names_of(host) | door.names,
        is_secure=door.https,
        boxes=boxes,
        proxies=door.proxies,
        metrics_token=door.metrics_token,
    )
    serve(settings, listening, ready)


def known_address(text: str) -> str:
    """Return the address or network of a proxy, or refuse."""
    try:
        return str(ipaddress.ip_network(text)) if "/" in text else str(ipaddress.ip_address(text))
    except ValueError:
        refuse(Reason("no_address", {"text": text}))


def check_database(wish: str | None) -> str:
    """Return the URL of a database that can be opened and is up to date, or refuse."""
    from sqlalchemy.exc import SQLAlchemyError

    from ludoteca.tables.book.database import open_database, sqlite_url

    try:
        url = wish or sqlite_url(data_folder() / "tables.db")
        open_database(url).dispose()
    except (SQLAlchemyError, OSError, ImportError) as error:
        refuse(Reason("no_database", {"why": str(error).splitlines()[0]}))
    return url


def check_broker(url: str) -> None:
    """Refuse a Redis that cannot be reached; without a URL none is needed."""
    if not url:
        return
    try:
        from ludoteca.tables.book.nudges import RedisNudges

        RedisNudges(url).redis.ping()
    except Exception as error:  # Redis has errors of its own, and may not be installed
        refuse(Reason("no_broker", {"why": (str(error).splitlines() or [""])[0]}))


def read_box(file: Path) -> dict[str, str]:
    """Return an owner's box, keyed by its game, or refuse."""
    key = game_of(file)
    open_game(key, file)
    return {key.replace("-", "_"): text_of(file)}


def open_door(host: str, port: int | None) -> socket.socket:
    """Return a listening socket, or refuse; if no port is given, any free one will do."""
    from ludoteca.server.run import listen

    try:
        if port is None:
            with contextlib.suppress(OSError):
                return listen(host, PORT)
        return listen(host, port or 0)
    except (OSError, TypeError, ValueError) as error:  # a host may not be a name at all
        why = (isinstance(error, OSError) and error.strerror) or str(error)
        args = {"host": Verbatim(host), "port": port or 0, "why": Verbatim(why)}
        refuse(Reason("cannot_listen", args))


def names_of(host: str) -> frozenset[str]:
    """Return the names a server at this address answers to."""
    from ludoteca.server.security import ADDRESSES
    from ludoteca.server.settings import LOCAL_NAMES

    if host not in EVERYWHERE:
        return LOCAL_NAMES | {host.lower()}
    machine = socket.gethostname().lower()
    return LOCAL_NAMES | {ADDRESSES, machine, f"{machine}.local"}


def lan_address() -> str:
    """Return the address of this machine in the local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which route would be taken.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return LOCAL


def code_of(link: str) -> list[str]:
    """Return the link as a QR code for phones, line by line."""
    import segno

    drawn = io.StringIO()
    segno.make(link).terminal(drawn, compact=True)
    lines = drawn.getvalue().splitlines()
    # White on black, whatever the terminal's own colours: phones read it no other way.
    return [f"\x1b[97;40m{line}\x1b[0m" for line in lines] if sys.stdout.isatty() else lines
