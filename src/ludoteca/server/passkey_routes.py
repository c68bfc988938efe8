"""Passkeys over HTTP: two calls to make one, two to sign in with it."""

import asyncio
from typing import Any
from urllib.parse import urlsplit

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import structs, to_builtins

from ludoteca.contract import answers
from ludoteca.contract.answers import Ceremony, Passkey
from ludoteca.contract.forms import (
    CredentialForm,
    NewPasskeyForm,
    NoForm,
    PasskeyForm,
    PasskeyNameForm,
)
from ludoteca.core.decisions import Reason
from ludoteca.server.account_routes import account_answer, signed_in
from ludoteca.server.refusals import may_refuse
from ludoteca.server.security import bare_host, is_address, is_our_page
from ludoteca.server.service import take
from ludoteca.server.table_routes import Asking, service_of
from ludoteca.tables.names import clean_name
from ludoteca.tables.people.accounts import Account
from ludoteca.tables.people.passkeys import Site
from ludoteca.tables.refusing import Refused


def site_of(request: Asking) -> Site:
    """Return the site that this request is for, or raise Refused if it cannot have passkeys."""
    settings = service_of(request).settings
    host = request.headers.get("host", "")
    name = bare_host(host)
    if is_address(name) or not name:
        raise Refused(Reason("passkey_needs_name", {"host": host}))

    def is_page(origin: str) -> bool:
        page = urlsplit(origin)
        is_safe = page.scheme == "https" or page.hostname == "localhost"
        is_ours = is_our_page({"origin": origin, "host": host}, settings)
        return is_safe and is_ours and page.hostname == name

    return Site(name, is_page)


def credential_data(credential: CredentialForm) -> dict[str, Any]:
    """Return a credential as plain data, without extension results: none were asked for."""
    plain: dict[str, Any] = to_builtins(structs.replace(credential, client_extension_results={}))
    return plain


async def _mine(request: Asking) -> Account:
    account = await service_of(request).account(request)
    if account is None:
        raise Refused(Reason("not_signed_in"))
    return account


@post(
    "/api/accounts/passkeys/options",
    tags=["passkeys"],
    status_code=200,
    responses=may_refuse(409, 422, 503),
)
async def making(data: JSONBody[PasskeyNameForm], request: Asking) -> Ceremony:
    """Begin making a passkey for whoever is signed in, or for a new account."""
    service, site = service_of(request), site_of(request)
    take(service.joining, request)
    account, name, now = await service.account(request), clean_name(data.name), service.host.now()
    asked = await asyncio.to_thread(service.passkeys.begin_making, site, name, account, now)
    return Ceremony(*asked)


@post("/api/accounts/passkeys", tags=["passkeys"], responses=may_refuse(403, 409, 422, 503))
async def made(data: JSONBody[NewPasskeyForm], request: Asking) -> Response[answers.Account]:
    """Keep a passkey; if its account is new, make it and sign in."""
    service, site = service_of(request), site_of(request)
    take(service.signing, request)
    before, now = await service.account(request), service.host.now()
    account = await asyncio.to_thread(
        service.passkeys.finish_making,
        site,
        data.ceremony,
        credential_data(data.credential),
        clean_name(data.label),
        before,
        now,
    )
    if before is not None:
        return Response(await account_answer(service, account), status_code=201)
    return await signed_in(request, account, 201)


@post(
    "/api/accounts/passkeys/session/options",
    tags=["passkeys"],
    status_code=200,
    responses=may_refuse(422, 503),
)
async def opening(data: JSONBody[NoForm], request: Asking) -> Ceremony:
    """Begin to sign in with a passkey."""
    service, site = service_of(request), site_of(request)
    take(service.joining, request)
    now = service.host.now()
    return Ceremony(*await asyncio.to_thread(service.passkeys.begin_opening, site, now))


@post(
    "/api/accounts/passkeys/session",
    tags=["passkeys"],
    status_code=200,
    responses=may_refuse(403, 409, 422, 503),
)
async def opened(data: JSONBody[PasskeyForm], request: Asking) -> Response[answers.Account]:
    """Sign in with a passkey."""
    service, site = service_of(request), site_of(request)
    take(service.signing, request)
    found = await asyncio.to_thread(
        service.passkeys.finish_opening,
        site,
        data.ceremony,
        credential_data(data.credential),
        service.host.now(),
    )
    return await signed_in(request, found, 200)


@get("/api/accounts/passkeys", tags=["passkeys"], responses=may_refuse(403))
async def kept(request: Asking) -> list[Passkey]:
    """List the passkeys of whoever is signed in."""
    account = await _mine(request)
    found = await asyncio.to_thread(service_of(request).passkeys.of, account)
    return [Passkey(*passkey) for passkey in found]


@delete(
    "/api/accounts/passkeys/{passkey:str}",
    tags=["passkeys"],
    status_code=200,
    responses=may_refuse(403, 409, 503),
)
async def thrown_away(passkey: FromPath[str], request: Asking) -> list[Passkey]:
    """Forget a passkey of whoever is signed in, and list those that are left."""
    account = await _mine(request)
    passkeys = service_of(request).passkeys
    await asyncio.to_thread(passkeys.throw_away, account, passkey)
    return [Passkey(*one) for one in await asyncio.to_thread(passkeys.of, account)]


ROUTES = [making, made, opening, opened, kept, thrown_away]
