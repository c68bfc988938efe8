"""What all routes share: the host, the limits, and who is asking."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection

from ludoteca.core.decisions import Reason
from ludoteca.server.counters import COUNTERS
from ludoteca.server.doors import Doors
from ludoteca.server.limits import BucketPerKey, network_of
from ludoteca.server.settings import Settings
from ludoteca.server.socket import Line, Page
from ludoteca.tables.after.analysing import Analyses
from ludoteca.tables.book.database import OUT_OF_REACH, first_line
from ludoteca.tables.book.nudges import ACCOUNT, SEATS, Nudge
from ludoteca.tables.book.store import Store
from ludoteca.tables.host import Host, NoTable
from ludoteca.tables.people.accounts import Account, Accounts
from ludoteca.tables.people.passkeys import Passkeys
from ludoteca.tables.people.rights import Bearer, bearer_of
from ludoteca.tables.play.carrying import StillTable
from ludoteca.tables.play.following import reseat
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.refusing import Refused
from ludoteca.tables.thinking.thinkers import Thinkers

LOG = logging.getLogger(__name__)
SESSION_COOKIE = "session"
RECHECK = 60.0  # seconds
# Close codes for hanging up on a page; after the last one it comes back by itself.
NOT_FOUND, FULL, LATER = 4404, 4503, 1013
Connection = ASGIConnection[Any, Any, Any, Any]


class Service:
    """The tables of this server, and its limits."""

    def __init__(self, settings: Settings, host: Host | None = None) -> None:
        self.settings = settings
        self.host = host or host_of(settings)
        store = self.host.store
        self.accounts = Accounts(store)
        self.passkeys = Passkeys(self.accounts, self.host.times.date)
        self.asking = BucketPerKey(settings.burst_of_requests, settings.seconds_of_burst)
        self.trying = settings.trying()
        self.wrong_passwords = BucketPerKey(settings.wrong_passwords, 900)
        self.making = BucketPerKey(settings.tables_per_hour, 3600)
        self.joining = BucketPerKey(settings.joins_per_minute, 60)
        self.signing = BucketPerKey(settings.logins_per_minute, 60)
        self.analysing = BucketPerKey(settings.analyses_per_hour, 3600)
        self.analyses = Analyses(self.host.thinkers)
        self.pages: dict[Page, None] = {}  # in the order in which they came
        self.doors = Doors(settings.sockets, settings.sockets_of_one)  # of pages

    async def start(self) -> None:
        """Begin to look after the tables."""
        tending = self.host.tending

        def account_changed(account: int) -> None:
            tending.start(self._recheck(account), f"sessions of account {account}")

        self.host.account_changed = account_changed
        self.host.open_house()
        tending.keep(self._recheck_often, "sessions")

    async def stop(self) -> None:
        """Put everything away."""
        self.analyses.close()
        await self.host.stop()

    # -- pages -----------------------------------------------------------------------------

    async def serve_page(
        self, line: Line, table: str, tokens: list[str], session: str, visitor: str
    ) -> None:
        """Talk to a page at a table until it goes, or hang up and say why."""
        try:
            account = await self.account_of(session)
            opened = await self.host.open(table)
        except OUT_OF_REACH as error:
            LOG.warning("table %s: %s", table, first_line(error))
            await line.close(LATER)
            return
        except (NoTable, Refused) as error:  # a table that cannot even be shown counts as none
            is_passing = isinstance(error, Refused) and error.reason.code == "not_saved"
            await line.close(LATER if is_passing else NOT_FOUND)
            return
        bearer = bearer_of(tokens, account.id if account else None)
        if not self.doors.enter(visitor, lambda: bool(bearer.seats(opened.head))):
            await line.close(FULL)
            return
        page = Page(self.host, self.settings, table, line, bearer, session, visitor, self.trying)
        self.pages[page] = None
        COUNTERS.sockets += 1
        try:
            await page.serve()
        finally:
            self.pages.pop(page, None)
            self.doors.leave(visitor)

    # -- who gains rights, and who loses them ------------------------------------------------

    async def begin_session(self, account: Account, tokens: list[str]) -> str:
        """Sign somebody in and return the token of the session, which opens their seats too."""
        session = await asyncio.to_thread(self.accounts.sign_in, account, self.host.now())
        await self.adopt(account, tokens)
        return session

    async def end_session(self, session: str) -> None:
        """Sign somebody out, on their open pages too."""
        account = await self.account_of(session)
        if account is not None:
            await asyncio.to_thread(self.accounts.sign_out, session)
            await self._account_changed(account)

    async def change_password(self, session: str, old: str, password: str) -> Account:
        """Change the password of the session's owner, and end all their other sessions."""
        account = await self.account_of(session)
        if account is None:
            raise Refused(Reason("not_signed_in"))
        change = self.accounts.change_password
        await asyncio.to_thread(change, account, old, password, session)
        await self._account_changed(account)
        return account

    async def _account_changed(self, account: Account) -> None:
        """Sign out an account's open pages, here and elsewhere, if their session has ended."""
        self.host.store.nudge(Nudge("-", ACCOUNT, account.id, self.host.store.origin))
        await self._recheck(account.id)

    async def _recheck(self, account: int | None = None) -> None:
        """Check whether the sessions of open pages still exist: one account's, or everybody's."""
        for page in list(self.pages):
            theirs = page.bearer.account
            if theirs is not None and account in (None, theirs):
                check = self.accounts.of_session
                found = await asyncio.to_thread(check, page.session, self.host.now())
                if found is None or found.id != theirs:
                    page.sign_out()

    async def _recheck_often(self, is_well: Callable[[], None]) -> None:
        """Check from time to time for changes without a nudge, and for expired sessions."""
        while True:
            is_well()
            await asyncio.sleep(RECHECK)
            await self._recheck()

    def is_at_table(self, visitor: str) -> bool:
        """Return whether somebody from this network sits at a table."""
        return any(page.visitor == visitor and page.seats for page in self.pages)

    # -- who is asking ---------------------------------------------------------------------

    async def account(self, connection: Connection) -> Account | None:
        """Return who is signed in on this connection."""
        return await self.account_of(connection.cookies.get(SESSION_COOKIE, ""))

    async def account_of(self, session: str) -> Account | None:
        """Return whose session this is."""
        if not session:
            return None
        return await asyncio.to_thread(self.accounts.of_session, session, self.host.now())

    async def bearer(self, connection: Connection, tokens: list[str] | None = None) -> Bearer:
        """Return who a connection is: what its cookies carry, and these tokens."""
        account = await self.account(connection)
        carried = [*seat_tokens(connection), *(tokens or [])]
        return bearer_of(carried, account.id if account else None)

    async def tables_of(self, bearer: Bearer) -> list[str]:
        """Return the tables at which somebody has a seat."""
        find = self.host.store.tables_of
        return await asyncio.to_thread(find, sorted(bearer.tokens), bearer.account)

    async def adopt(self, account: Account, tokens: list[str]) -> None:
        """Give an account the seats that its browser took before signing in."""
        host = self.host
        for table in await asyncio.to_thread(self.accounts.adopt, account, tokens):
            host.store.nudge(Nudge(table, SEATS, 0, host.store.origin))
            if table in host.live:
                await reseat(host.live[table])

    async def playable(self, table_id: str) -> LiveTable:
        """Return a table that can be played, or raise NoTable or Refused."""
        opened = await self.host.open(table_id)
        if isinstance(opened, StillTable):
            raise Refused(Reason("table_frozen"))
        return opened


def host_of(settings: Settings) -> Host:
    """Return the host of a server with these settings."""
    store = Store(settings.database, settings.broker)
    return Host(store, Thinkers(settings.workers), settings.habits)


def seat_tokens(connection: Connection) -> list[str]:
    """Return the tokens in the cookies of a connection."""
    return [value for name, value in connection.cookies.items() if name.startswith("seat-")]


def visitor(connection: Connection) -> str:
    """Return the key by which limits count a connection."""
    return network_of(connection.client.host if connection.client else "")


def take(bucket: BucketPerKey, connection: Connection, count: float = 1) -> None:
    """Take drops for a connection's visitor, or raise Refused."""
    if not bucket.take(visitor(connection), count):
        raise Refused(Reason("too_fast"))
