"""How a server runs; the command line fills it in."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from ludoteca.server.doors import Patience
from ludoteca.server.limits import BucketPerKey
from ludoteca.tables.host import Habits

MESSAGE_BYTES = 16 * 1024
RECORD_BYTES = 2 * 1024 * 1024
LOCAL_NAMES = frozenset({"localhost", "127.0.0.1", "[::1]"})


class Settings(NamedTuple):
    """Limits and habits of one server."""

    database: str  # its URL
    broker: str = ""  # the URL of a Redis that carries nudges between processes
    hosts: frozenset[str] | None = LOCAL_NAMES  # names it answers to; None: any
    origins: frozenset[str] = frozenset()  # other origins whose pages may connect
    is_secure: bool = False  # reached by https: cookies are marked secure
    rate: float = 10  # messages per second and socket
    burst: int = 30
    tries: int = 120  # previews at once for one visitor
    seconds_of_tries: float = 4  # until that many may come again
    burst_of_requests: int = 1_000  # at once from one visitor; expensive ones count for several
    seconds_of_burst: float = 20  # until that many may come again
    wrong_passwords: int = 30  # for one account, in a quarter of an hour
    proxies: tuple[str, ...] = ()  # trusted to say where a request comes from
    metrics_token: str = ""  # opens the counters; without one nobody sees them
    tables_per_hour: int = 120  # from one address
    joins_per_minute: int = 30  # from one address, so that nobody guesses invitations
    logins_per_minute: int = 10
    analyses_per_hour: int = 30
    spectators: int = 50  # of one table
    sockets: int = 10_000
    sockets_of_one: int = 200  # from one visitor
    connections: int = 2_000  # of HTTP at once
    connections_of_one: int = 200
    patience: Patience = Patience()
    queue: int = 256  # messages waiting for one socket
    ping: float = 20
    silence: float = 65  # seconds without a sign of life until a socket is dropped
    absence: float = 60  # seconds until others may let a bot play for somebody who left
    workers: int | None = None  # thinking processes
    habits: Habits = Habits()
    boxes: Mapping[str, str] = MappingProxyType({})  # an owner's boxes (TOML) by game

    def trying(self) -> BucketPerKey:
        """Return what limits the previews of each visitor."""
        return BucketPerKey(self.tries, self.seconds_of_tries)
