"""What all routes share: the host, the limits, and who is asking."""

import asyncio
from typing import Any

from litestar.connection import ASGIConnection

from ludoteca.core.decisions import Reason
from ludoteca.server.limits import BucketPerKey
from ludoteca.server.settings import Settings
from ludoteca.tables.accounts import Account, Accounts
from ludoteca.tables.analysing import Analyses
from ludoteca.tables.carrying import StillTable
from ludoteca.tables.following import reseat
from ludoteca.tables.heads import PERSON, Head, hashed
from ludoteca.tables.hints import SEATS, Hint
from ludoteca.tables.host import Host
from ludoteca.tables.live import LiveTable
from ludoteca.tables.passkeys import Passkeys
from ludoteca.tables.store import Store
from ludoteca.tables.table import Refused
from ludoteca.tables.thinking import Thinkers

SESSION_COOKIE = "session"
Connection = ASGIConnection[Any, Any, Any, Any]


class Service:
    """The tables of this server, and its limits."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        store = Store(settings.database, settings.broker)
        self.host = Host(store, Thinkers(settings.workers), settings.habits)
        self.accounts = Accounts(store)
        self.passkeys = Passkeys(self.accounts)
        self.making = BucketPerKey(settings.tables_per_hour, 3600)
        self.joining = BucketPerKey(settings.joins_per_minute, 60)
        self.signing = BucketPerKey(settings.logins_per_minute, 60)
        self.analysing = BucketPerKey(settings.analyses_per_hour, 3600)
        self.analyses = Analyses(self.host.thinkers)
        self.sockets = 0
        self._house: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look after the tables."""
        self._house = asyncio.create_task(self.host.keep_house())

    async def stop(self) -> None:
        """Put everything away."""
        if self._house is not None:
            self._house.cancel()
        self.analyses.close()
        await self.host.stop()

    # -- who is asking ---------------------------------------------------------------------

    async def account(self, connection: Connection) -> Account | None:
        """Return who is signed in on this connection."""
        token = connection.cookies.get(SESSION_COOKIE)
        if not token:
            return None
        return await asyncio.to_thread(self.accounts.of_session, token, self.host.now())

    async def tables_of(self, tokens: list[str], account: Account | None) -> list[str]:
        """Return the tables at which these tokens or this account have a seat."""
        known = [hashed(token) for token in tokens]
        whose = account.id if account else None
        return await asyncio.to_thread(self.host.store.tables_of, known, whose)

    async def adopt(self, account: Account, tokens: list[str]) -> None:
        """Let an account open the seats that its browser took before it signed in."""
        host = self.host
        for table in await asyncio.to_thread(self.accounts.adopt, account, tokens):
            host.store.hint(Hint(table, SEATS, 0, host.store.origin))
            if table in host.live:
                await reseat(host.live[table])

    async def playable(self, table_id: str) -> LiveTable:
        """Return a table that can be played, or raise NoTable or Refused."""
        opened = await self.host.open(table_id)
        if isinstance(opened, StillTable):
            raise Refused(Reason("table_frozen"))
        return opened


def seat_tokens(connection: Connection) -> list[str]:
    """Return the tokens in the cookies of a connection."""
    return [value for name, value in connection.cookies.items() if name.startswith("seat-")]


def seats_of(head: Head, tokens: list[str], account: Account | None) -> list[int]:
    """Return the seats of a table that these tokens or this account open."""
    known = {hashed(token) for token in tokens}
    mine = None if account is None else account.id
    return [
        seat.seat
        for seat in head.seats
        if seat.kind == PERSON
        and (seat.token in known or (mine is not None and seat.account == mine))
    ]


def take(bucket: BucketPerKey, connection: Connection) -> None:
    """Take a drop for the address of a connection, or raise Refused."""
    client = connection.client
    if not bucket.take(client.host if client else ""):
        raise Refused(Reason("too_fast"))
