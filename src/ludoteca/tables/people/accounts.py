"""Optional accounts for a public server: a name and a password, kept only as an argon2 hash."""

from functools import lru_cache
from typing import Any, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, text, update

from ludoteca.core.decisions import Reason
from ludoteca.tables.book.heads import hashed, new_token
from ludoteca.tables.book.schema import ACCOUNTS, SEATS, SESSIONS
from ludoteca.tables.book.store import Store
from ludoteca.tables.book.writer import Conflict, NotSaved
from ludoteca.tables.names import key_of, look_of
from ludoteca.tables.refusing import Refused

SHORTEST_PASSWORD = 8
SESSION = 180 * 24 * 3600 * 1000  # milliseconds until a session expires
HASHER = PasswordHasher()


@lru_cache(maxsize=1)
def nobody() -> str:
    """Return a hash to check for an unknown name, so that timing gives nothing away."""
    return HASHER.hash(new_token())


class Account(NamedTuple):
    """Somebody with a name of their own."""

    id: int
    name: str


def new_account(name: str, password: str, now: int) -> dict[str, Any]:
    """Return what is stored for a new account; the password only as a hash, if any."""
    looks = {"key": key_of(name)[:40], "look": look_of(name)[:120]}
    return {"name": name, **looks, "password": password, "made_at": now}


def check_length(password: str) -> None:
    """Refuse a password that is too short."""
    if len(password) < SHORTEST_PASSWORD:
        raise Refused(Reason("password_short", {"least": SHORTEST_PASSWORD}))


def insert_account(connection: Connection, values: dict[str, Any]) -> int | None:
    """Write a new account and return its number; None if somebody has taken such a name by now."""
    if connection.dialect.name == "postgresql":
        # Two processes checking at the same moment would not see each other's name.
        in_turn = text("SELECT pg_advisory_xact_lock(hashtext(:look))")
        connection.execute(in_turn, {"look": values["look"]})
    if connection.execute(select(ACCOUNTS.c.id).where(_is_like(values["name"]))).first():
        return None
    done = connection.execute(insert(ACCOUNTS).returning(ACCOUNTS.c.id), values)
    return int(done.scalar_one())


def _is_called(name: str) -> ColumnElement[bool]:
    return ACCOUNTS.c.key.in_([key_of(name), name.casefold()])  # older keys are plain


def _is_like(name: str) -> ColumnElement[bool]:
    return or_(_is_called(name), ACCOUNTS.c.look == look_of(name)[:120])


class Accounts:
    """Makes accounts, signs in and out. Hashing is slow on purpose: call from a thread."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def make(self, name: str, password: str, now: int) -> Account:
        """Make an account, or raise Refused."""
        check_length(password)
        if not name:
            raise Refused(Reason("name_needed"))
        if self.is_taken(name):
            raise Refused(Reason("name_taken", {"name": name}))
        values = new_account(name, HASHER.hash(password), now)

        def work(connection: Connection) -> int | None:
            return insert_account(connection, values)

        try:
            made: int | None = self.store.writer.write(work).result()
        except Conflict:
            made = None
        except NotSaved:
            raise Refused(Reason("not_saved")) from None
        if made is None:
            raise Refused(Reason("name_taken", {"name": name}))
        return Account(made, name)

    def check(self, name: str, password: str) -> Account:
        """Return the account with this name and password, or raise Refused."""
        with self.store.engine.connect() as connection:
            wanted = select(ACCOUNTS).where(_is_called(name))
            found = connection.execute(wanted).first()
        try:
            known = nobody() if found is None else found.password
            HASHER.verify(known or nobody(), password)
        except (Argon2Error, InvalidHashError):
            raise Refused(Reason("wrong_password")) from None
        if found is None or not found.password:
            raise Refused(Reason("wrong_password"))
        return Account(found.id, found.name)

    def is_taken(self, name: str) -> bool:
        """Return whether somebody has this name, or one that looks like it."""
        wanted = select(ACCOUNTS.c.id).where(_is_like(name))
        with self.store.engine.connect() as connection:
            return connection.execute(wanted).first() is not None

    def has_password(self, account: Account) -> bool:
        """Return whether the account has a password, rather than passkeys alone."""
        wanted = select(ACCOUNTS.c.password).where(ACCOUNTS.c.id == account.id)
        with self.store.engine.connect() as connection:
            return bool(connection.execute(wanted).scalar())

    def change_password(self, account: Account, old: str, password: str, kept: str) -> None:
        """Change an account's password, and end all its sessions but the `kept` one.

        An account opened by passkeys alone has no old password to give.
        """
        if self.has_password(account):
            self.check(account.name, old)
        check_length(password)
        hash = HASHER.hash(password)

        def work(connection: Connection) -> None:
            here = ACCOUNTS.c.id == account.id
            connection.execute(update(ACCOUNTS).where(here).values(password=hash))
            theirs = (SESSIONS.c.account_id == account.id) & (SESSIONS.c.token != hashed(kept))
            connection.execute(delete(SESSIONS).where(theirs))

        try:
            self.store.writer.write(work).result()
        except (NotSaved, Conflict):
            raise Refused(Reason("not_saved")) from None

    def sign_in(self, account: Account, now: int) -> str:
        """Return the token of a new session."""
        token = new_token()
        values = {"token": hashed(token), "account_id": account.id, "made_at": now}

        def work(connection: Connection) -> None:
            connection.execute(insert(SESSIONS), values)
            connection.execute(delete(SESSIONS).where(SESSIONS.c.made_at < now - SESSION))

        try:
            self.store.writer.write(work).result()
        except (NotSaved, Conflict):
            raise Refused(Reason("not_saved")) from None
        return token

    def adopt(self, account: Account, tokens: list[str]) -> list[str]:
        """Give an account the seats that a browser took as a guest; return their tables.

        Only the first seat at each table: the others belong to people who shared its screen.
        """
        mine = SEATS.c.token.in_([hashed(token) for token in tokens])
        first = select(SEATS.c.table_id, func.min(SEATS.c.seat).label("seat")).where(mine)

        def work(connection: Connection) -> list[str]:
            adopted = []
            for found in connection.execute(first.group_by(SEATS.c.table_id)).all():
                here = (SEATS.c.table_id == found.table_id) & (SEATS.c.seat == found.seat)
                free = update(SEATS).where(here, SEATS.c.account_id.is_(None))
                if connection.execute(free.values(account_id=account.id)).rowcount:
                    adopted.append(found.table_id)
            return adopted

        try:
            return self.store.writer.write(work).result() if tokens else []
        except (NotSaved, Conflict):
            raise Refused(Reason("not_saved")) from None

    def sign_out(self, token: str) -> None:
        """End a session."""

        def work(connection: Connection) -> None:
            connection.execute(delete(SESSIONS).where(SESSIONS.c.token == hashed(token)))

        try:
            self.store.writer.write(work).result()
        except (NotSaved, Conflict):
            raise Refused(Reason("not_saved")) from None

    def of_session(self, token: str, now: int) -> Account | None:
        """Return whose session this is."""
        wanted = (
            select(ACCOUNTS.c.id, ACCOUNTS.c.name)
            .join(SESSIONS, SESSIONS.c.account_id == ACCOUNTS.c.id)
            .where(SESSIONS.c.token == hashed(token), SESSIONS.c.made_at >= now - SESSION)
        )
        with self.store.engine.connect() as connection:
            found = connection.execute(wanted).first()
        return None if found is None else Account(found.id, found.name)
