"""Optional accounts: a name of one's own on a public server."""

import asyncio

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ludoteca.contract import answers
from ludoteca.contract.forms import AccountForm, PasswordForm
from ludoteca.core.decisions import Reason
from ludoteca.server.refusals import may_refuse
from ludoteca.server.service import SESSION_COOKIE, Service, seat_tokens, take
from ludoteca.server.table_routes import COOKIE_AGE, Asking, service_of
from ludoteca.tables.names import clean_name, key_of
from ludoteca.tables.people.accounts import Account
from ludoteca.tables.refusing import Refused


async def account_answer(service: Service, account: Account) -> answers.Account:
    """Return what the owner of an account is told about it."""
    has_password = await asyncio.to_thread(service.accounts.has_password, account)
    return answers.Account(account.name, has_password)


async def signed_in(request: Asking, account: Account, status: int) -> Response[answers.Account]:
    """Begin a session for this account, and answer with its cookie."""
    service = service_of(request)
    token = await service.begin_session(account, seat_tokens(request))
    cookie = Cookie(
        SESSION_COOKIE,
        value=token,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="strict",
        secure=service.settings.is_secure,
    )
    return Response(await account_answer(service, account), status_code=status, cookies=[cookie])


@post("/api/accounts", tags=["accounts"], responses=may_refuse(409, 422, 503))
async def make(data: JSONBody[AccountForm], request: Asking) -> Response[answers.Account]:
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
    responses=may_refuse(403, 422, 503),
)
async def sign_in(data: JSONBody[AccountForm], request: Asking) -> Response[answers.Account]:
    """Sign in."""
    service = service_of(request)
    take(service.signing, request)
    name = clean_name(data.name)
    # Counted per account too: guessing from many addresses is no faster.
    if not service.wrong_passwords.has(key_of(name)):
        raise Refused(Reason("too_fast"))
    try:
        account = await asyncio.to_thread(service.accounts.check, name, data.password)
    except Refused:
        service.wrong_passwords.take(key_of(name))
        raise
    return await signed_in(request, account, 200)


@put("/api/accounts/password", tags=["accounts"], responses=may_refuse(403, 422, 503))
async def change_password(data: JSONBody[PasswordForm], request: Asking) -> answers.Account:
    """Change one's password; everybody signed in elsewhere has to sign in again."""
    service = service_of(request)
    take(service.signing, request)
    session = request.cookies.get(SESSION_COOKIE, "")
    account = await service.change_password(session, data.old, data.password)
    return answers.Account(account.name, True)


@delete("/api/accounts/session", tags=["accounts"], status_code=200, responses=may_refuse(503))
async def sign_out(request: Asking) -> Response[answers.Account]:
    """Sign out."""
    await service_of(request).end_session(request.cookies.get(SESSION_COOKIE, ""))
    reply = Response(answers.Account(None))
    reply.delete_cookie(SESSION_COOKIE)
    return reply


@get("/api/accounts/me", tags=["accounts"], responses=may_refuse())
async def me(request: Asking) -> answers.Account:
    """Say who is signed in."""
    service = service_of(request)
    account = await service.account(request)
    return await account_answer(service, account) if account else answers.Account(None)


ROUTES = [make, sign_in, change_password, sign_out, me]
