"""Optional accounts: a name of one's own on a public server."""

import asyncio

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ludoteca.server.forms import AccountAnswer, AccountForm
from ludoteca.server.refusals import may_refuse
from ludoteca.server.service import SESSION_COOKIE, seat_tokens, take
from ludoteca.server.table_routes import COOKIE_AGE, Asking, service_of
from ludoteca.tables.accounts import Account
from ludoteca.tables.making import clean_name


async def signed_in(request: Asking, account: Account, status: int) -> Response[AccountAnswer]:
    """Begin a session of this account, and answer with it."""
    service = service_of(request)
    token = await asyncio.to_thread(service.accounts.sign_in, account, service.host.now())
    await service.adopt(account, seat_tokens(request))
    cookie = Cookie(
        SESSION_COOKIE,
        value=token,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="strict",
        secure=service.settings.is_secure,
    )
    return Response(AccountAnswer(account.name), status_code=status, cookies=[cookie])


@post("/api/accounts", tags=["accounts"], responses=may_refuse(409, 422, 429, 503))
async def make(data: JSONBody[AccountForm], request: Asking) -> Response[AccountAnswer]:
    """Make an account and sign in."""
    service = service_of(request)
    take(service.signing, request)
    name, now = clean_name(data.name), service.host.now()
    account = await asyncio.to_thread(service.accounts.make, name, data.password, now)
    return await signed_in(request, account, 201)


@post(
    "/api/accounts/session",
    tags=["accounts"],
    status_code=200,
    responses=may_refuse(403, 422, 429, 503),
)
async def sign_in(data: JSONBody[AccountForm], request: Asking) -> Response[AccountAnswer]:
    """Sign in."""
    service = service_of(request)
    take(service.signing, request)
    name = clean_name(data.name)
    account = await asyncio.to_thread(service.accounts.check, name, data.password)
    return await signed_in(request, account, 200)


@delete("/api/accounts/session", tags=["accounts"], status_code=200)
async def sign_out(request: Asking) -> Response[AccountAnswer]:
    """Sign out."""
    service = service_of(request)
    token = request.cookies.get(SESSION_COOKIE)
    if token:
        await asyncio.to_thread(service.accounts.sign_out, token)
    reply = Response(AccountAnswer(None))
    reply.delete_cookie(SESSION_COOKIE)
    return reply


@get("/api/accounts/me", tags=["accounts"])
async def me(request: Asking) -> AccountAnswer:
    """Tell who is signed in."""
    account = await service_of(request).account(request)
    return AccountAnswer(account.name if account else None)


ROUTES = [make, sign_in, sign_out, me]
