"""Passkeys: signing in without a password, with a key that a phone or computer keeps.

A ceremony has two steps. What the first one asks is kept here, forgotten after a few minutes, and
can be answered once, through any process.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any, NamedTuple

from fido2.server import Fido2Server
from fido2.utils import websafe_encode
from fido2.webauthn import (
    AttestedCredentialData,
    AuthenticationResponse,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialUserEntity,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from sqlalchemy import Connection, delete, insert, select, update

from ludoteca.core.decisions import Reason
from ludoteca.tables.book.heads import hashed, new_token
from ludoteca.tables.book.schema import ACCOUNTS, CEREMONIES, PASSKEYS
from ludoteca.tables.book.writer import Conflict, NotSaved, Work
from ludoteca.tables.people.accounts import Account, Accounts, insert_account, new_account
from ludoteca.tables.refusing import Refused
from ludoteca.tables.times import date

MAKING, OPENING = "making", "opening"
PATIENCE = 5 * 60 * 1000  # milliseconds to finish a ceremony
PREFERRED = UserVerificationRequirement.PREFERRED


class Site(NamedTuple):
    """The site a passkey is for: its name, and which pages speak for it."""

    name: str
    is_page: Callable[[str], bool]

    def server(self) -> Fido2Server:
        """Return the verifier of this site's ceremonies."""
        return Fido2Server(
            PublicKeyCredentialRpEntity(name="Ludoteca", id=self.name), verify_origin=self.is_page
        )


class Asked(NamedTuple):
    """The first step of a ceremony: its id, and what the browser is asked, in its JSON form."""

    ceremony: str
    options: dict[str, Any]


class Passkey(NamedTuple):
    """A passkey as its owner sees it."""

    id: str
    label: str
    made_at: int
    used_at: int


class Passkeys:
    """Keeps passkeys and carries out their ceremonies; blocks on the disk: call from a thread."""

    def __init__(self, accounts: Accounts, date: Callable[[], int] = date) -> None:
        self.accounts = accounts
        self.date = date
        self.store = accounts.store

    # -- making ----------------------------------------------------------------------------

    def begin_making(self, site: Site, name: str, account: Account | None, now: int) -> Asked:
        """Begin making a passkey for this account, or for a new one with this name."""
        shown = account.name if account else name
        if not shown:
            raise Refused(Reason("name_needed"))
        if account is None and self.accounts.is_taken(name):
            raise Refused(Reason("name_taken", {"name": name}))
        # The same for all passkeys of a name, so that a device keeps one per name.
        handle = hashlib.sha256(shown.casefold().encode()).digest()
        options, state = site.server().register_begin(
            PublicKeyCredentialUserEntity(name=shown, id=handle, display_name=shown),
            self._credentials(account),
            ResidentKeyRequirement.REQUIRED,
            PREFERRED,
        )
        whose = None if account is None else account.id
        return self._begun(
            MAKING, dict(options), {"state": state, "name": shown, "whose": whose}, now
        )

    def finish_making(
        self, site: Site, ceremony: str, credential: dict[str, Any], label: str,
        account: Account | None, now: int,
    ) -> Account:  # fmt: skip
        """Keep a passkey, and make its account if it is new; or raise Refused."""
        asked = self._ended(MAKING, ceremony, now)
        if asked["whose"] is not None and (account is None or account.id != asked["whose"]):
            raise Refused(Reason("not_signed_in"))
        try:
            proof = site.server().register_complete(asked["state"], credential)
        except Exception as error:  # the library reports every fault in its own way
            raise Refused(Reason("passkey_wrong")) from error
        made = proof.credential_data
        assert made is not None
        id = websafe_encode(made.credential_id)
        if self._find(id) is not None:
            raise Refused(Reason("passkey_known"))
        values = {
            "id": id, "label": label, "key": bytes(made), "count": proof.counter,
            "made_at": self.date(), "used_at": self.date(),
        }  # fmt: skip
        return self._keep(asked, values, now)

    def _keep(self, asked: dict[str, Any], values: dict[str, Any], now: int) -> Account:
        name, whose = asked["name"], asked["whose"]

        def work(connection: Connection) -> int | None:
            owner: int | None = whose
            if owner is None:
                owner = insert_account(connection, new_account(name, "", now))
            if owner is not None:
                connection.execute(insert(PASSKEYS), {**values, "account_id": owner})
            return owner

        try:
            owner = self._write(work)
        except Conflict:
            owner = None
        if owner is None:
            raise Refused(Reason("name_taken", {"name": name}))
        return Account(owner, name)

    # -- opening ---------------------------------------------------------------------------

    def begin_opening(self, site: Site, now: int) -> Asked:
        """Begin to sign in; the browser offers the passkeys it has for this site."""
        options, state = site.server().authenticate_begin(None, PREFERRED)
        return self._begun(OPENING, dict(options), {"state": state}, now)

    def finish_opening(
        self, site: Site, ceremony: str, credential: dict[str, Any], now: int
    ) -> Account:
        """Return whose passkey this is, or raise Refused."""
        asked = self._ended(OPENING, ceremony, now)
        try:
            response = AuthenticationResponse.from_dict(credential)
            found = self._find(websafe_encode(response.raw_id))
            assert found is not None
            known = AttestedCredentialData(found.key)
            site.server().authenticate_complete(asked["state"], [known], response)
            count = response.response.authenticator_data.counter
            # A counter that stands still points to a copied key; keys without a counter say 0.
            assert count > found.count or count == found.count == 0
        except Exception as error:
            raise Refused(Reason("passkey_wrong")) from error

        def work(connection: Connection) -> None:
            used = {"count": count, "used_at": self.date()}
            connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == found.id).values(**used))

        self._write(work)
        return Account(found.account_id, found.name)

    # -- keeping ---------------------------------------------------------------------------

    def of(self, account: Account) -> list[Passkey]:
        """Return the passkeys of an account, the oldest first."""
        columns = [PASSKEYS.c[name] for name in Passkey._fields]
        mine = PASSKEYS.c.account_id == account.id
        wanted = select(*columns).where(mine).order_by(PASSKEYS.c.made_at, PASSKEYS.c.id)
        with self.store.engine.connect() as connection:
            return [Passkey(*row) for row in connection.execute(wanted)]

    def throw_away(self, account: Account, id: str) -> None:
        """Forget a passkey, unless nothing else opens its account."""
        mine = self.of(account)
        if len(mine) == 1 and mine[0].id == id and not self.accounts.has_password(account):
            raise Refused(Reason("last_way_in"))

        def work(connection: Connection) -> None:
            here = (PASSKEYS.c.id == id) & (PASSKEYS.c.account_id == account.id)
            connection.execute(delete(PASSKEYS).where(here))

        self._write(work)

    def _credentials(self, account: Account | None) -> list[AttestedCredentialData]:
        if account is None:
            return []
        wanted = select(PASSKEYS.c.key).where(PASSKEYS.c.account_id == account.id)
        with self.store.engine.connect() as connection:
            return [AttestedCredentialData(row.key) for row in connection.execute(wanted)]

    def _find(self, id: str) -> Any:
        wanted = (
            select(PASSKEYS, ACCOUNTS.c.name)
            .join(ACCOUNTS, ACCOUNTS.c.id == PASSKEYS.c.account_id)
            .where(PASSKEYS.c.id == id)
        )
        with self.store.engine.connect() as connection:
            return connection.execute(wanted).first()

    def _begun(self, kind: str, options: dict[str, Any], data: Any, now: int) -> Asked:
        ceremony = new_token()
        values = {"id": hashed(ceremony), "kind": kind, "data": json.dumps(data), "made_at": now}

        def work(connection: Connection) -> None:
            connection.execute(delete(CEREMONIES).where(CEREMONIES.c.made_at < now - PATIENCE))
            connection.execute(insert(CEREMONIES), values)

        self._write(work)
        told: dict[str, Any] = json.loads(json.dumps(options))
        return Asked(ceremony, told["publicKey"])

    def _ended(self, kind: str, ceremony: str, now: int) -> dict[str, Any]:
        """Return what a ceremony asked, and make sure it cannot be answered again."""
        here = (CEREMONIES.c.id == hashed(ceremony)) & (CEREMONIES.c.kind == kind)

        def work(connection: Connection) -> Any:
            found = connection.execute(select(CEREMONIES).where(here)).first()
            is_ours = connection.execute(delete(CEREMONIES).where(here)).rowcount == 1
            return found if is_ours else None

        found = self._write(work)
        if found is None or found.made_at < now - PATIENCE:
            raise Refused(Reason("passkey_expired"))
        asked: dict[str, Any] = json.loads(found.data)
        return asked

    def _write(self, work: Work) -> Any:
        try:
            return self.store.writer.write(work).result()
        except NotSaved:
            raise Refused(Reason("not_saved")) from None
