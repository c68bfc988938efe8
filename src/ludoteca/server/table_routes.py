"""Making, finding, joining and leaving tables."""

import asyncio
import contextlib
from collections.abc import Iterable
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody
from msgspec import structs

from ludoteca.contract import things
from ludoteca.contract.answers import Invited, Listed, Made, MadeSeat
from ludoteca.contract.forms import JoinForm, LeaveForm, SitForm, TableForm
from ludoteca.core.box import Box
from ludoteca.core.decisions import Reason
from ludoteca.core.seeds import read_seed
from ludoteca.server.counters import COUNTERS
from ludoteca.server.game_routes import choice_answers
from ludoteca.server.refusals import may_refuse, price
from ludoteca.server.service import Service, take, visitor
from ludoteca.tables.after.foreign import tried_box
from ludoteca.tables.book.heads import OPEN, PERSON, Head, hashed, is_id, new_token
from ludoteca.tables.book.store import Damaged
from ludoteca.tables.host import NoTable
from ludoteca.tables.names import are_alike, clean_name
from ludoteca.tables.people.rights import Bearer
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.play.making import NewSeat, SeatWish, Wish, new_table
from ludoteca.tables.play.telling import about_table, over, seats
from ludoteca.tables.refusing import Refused

COOKIE_AGE = 400 * 24 * 3600  # seconds; the longest that browsers keep one
OPENED_IN_A_LIST = 20  # tables in a list whose turn is looked up

Asking = Request[Any, Any, State]


def service_of(request: Asking) -> Service:
    """Return the service behind a request."""
    service: Service = request.app.state.service
    return service


def with_keys(
    table: str, keys: Iterable[NewSeat], service: Service, status: int = 201
) -> Response[Made]:
    """Answer with the keys of seats, and set their tokens as cookies that no script can read."""
    made = [MadeSeat(key.seat, key.token, key.invite) for key in keys]
    cookies = [
        Cookie(
            f"seat-{table}-{seat.seat}",
            value=seat.token,
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="strict",
            secure=service.settings.is_secure,
        )
        for seat in made
        if seat.token
    ]
    return Response(Made(table, made), status_code=status, cookies=cookies)


@post(
    "/api/tables",
    tags=["tables"],
    responses=may_refuse(404, 413, 422, 503),
    opt=price(10),
)
async def make(data: JSONBody[TableForm], request: Asking) -> Response[Made]:
    """Make a table."""
    service = service_of(request)
    take(service.making, request)
    account = await service.account(request)
    own_box = service.settings.boxes.get(data.game.replace("-", "_"))
    foreign = None
    if data.box:
        boxes, work = [own_box, data.box], service.host.workshop.work
        tried = (tried_box, data.game, boxes, len(data.seats), data.options)
        foreign = Box.from_changes(await work(*tried, asker=visitor(request)))
    wish = Wish(
        data.game,
        [SeatWish(seat.kind, seat.name, seat.level) for seat in data.seats],
        data.options,
        foreign,
        None if data.seed is None else read_seed(data.seed),
        None if data.clock is None else structs.asdict(data.clock),
        data.listed,
        data.level,
        own_box=own_box,
    )
    number = account.id if account else None
    head, keys = await asyncio.to_thread(new_table, wish, number, service.host.times)
    await service.host.make(head)
    COUNTERS.tables += 1
    return with_keys(head.id, keys, service)


MAY_NOT_SIT = may_refuse(404, 409, 422, 503)


@post("/api/tables/{table:str}/join", tags=["tables"], responses=MAY_NOT_SIT)
async def join(table: FromPath[str], data: JSONBody[JoinForm], request: Asking) -> Response[Made]:
    """Take the seat of an invitation, which is then used up."""
    service = service_of(request)
    take(service.joining, request)
    return await _join(service, table, data, request)


@post("/api/join", tags=["tables"], responses=MAY_NOT_SIT)
async def join_by_code(data: JSONBody[JoinForm], request: Asking) -> Response[Made]:
    """Take the seat of an invitation, finding the table by its code."""
    service = service_of(request)
    take(service.joining, request)
    table = await asyncio.to_thread(service.host.store.table_of_invite, _invite(data.invite))
    if table is None:
        raise Refused(Reason("wrong_invite"))
    return await _join(service, table, data, request)


def _invite(code: str) -> str:
    # Read out and typed in: spaces and capitals do not matter.
    return hashed("".join(code.split()).lower())


async def _join(service: Service, table: str, data: JoinForm, request: Asking) -> Response[Made]:
    live = await service.playable(table)
    invite = _invite(data.invite)
    found = next((seat for seat in live.head.seats if seat.invite == invite), None)
    if found is None or found.kind != OPEN:
        raise Refused(Reason("wrong_invite"))
    return await _sit(service, live, found.seat, data.name, request)


@post("/api/tables/{table:str}/sit", tags=["tables"], responses=MAY_NOT_SIT)
async def sit(table: FromPath[str], data: JSONBody[SitForm], request: Asking) -> Response[Made]:
    """Take a free seat of a table that is listed in the lobby."""
    service = service_of(request)
    take(service.joining, request)
    live = await service.playable(table)
    free = next((seat.seat for seat in live.head.seats if seat.kind == OPEN), None)
    if free is None or not live.head.is_listed:
        raise Refused(Reason("seat_taken"))
    if (await service.bearer(request)).seats(live.head):
        raise Refused(Reason("seated_already"))
    return await _sit(service, live, free, data.name, request)


async def _sit(
    service: Service, live: LiveTable, number: int, name: str, request: Asking
) -> Response[Made]:
    account = await service.account(request)
    token = new_token()
    seat = live.head.seats[number]
    shown = clean_name(name) or (account.name if account else seat.name)
    others = (other.name for other in live.head.seats if other.seat != number)
    if shown and any(are_alike(shown, other) for other in others):
        raise Refused(Reason("name_alike", {"name": shown}))
    taken = seat._replace(
        kind=PERSON,
        name=shown,
        token=hashed(token),
        invite=None,
        account=account.id if account else None,
    )
    await service.host.sit(live, taken)
    return with_keys(live.head.id, [NewSeat(number, token=token)], service)


@post(
    "/api/tables/{table:str}/leave",
    tags=["tables"],
    status_code=200,
    responses=may_refuse(403, 404, 409, 422, 503),
)
async def leave(table: FromPath[str], data: JSONBody[LeaveForm], request: Asking) -> Listed:
    """Give up a seat for good: a bot plays on."""
    service = service_of(request)
    live = await service.playable(table)
    bearer = await service.bearer(request, data.tokens)
    if data.seat not in bearer.seats(live.head):
        raise Refused(Reason("not_your_seat", {"seat": f"seat.{data.seat}"}))
    await service.host.leave(live, data.seat)
    return listed(live.head, live, bearer)


@get("/api/tables/mine", tags=["tables"], responses=may_refuse(), opt=price(10))
async def mine(request: Asking) -> list[Listed]:
    """List the tables at which this browser, or whoever is signed in, has a seat."""
    service = service_of(request)
    bearer = await service.bearer(request)
    ids = await service.tables_of(bearer)
    heads = await asyncio.to_thread(service.host.store.heads, ids)
    return [
        await _listed(service, head, bearer, number < OPENED_IN_A_LIST)
        for number, head in enumerate(heads)
    ]


async def _listed(service: Service, head: Head, bearer: Bearer, may_open: bool) -> Listed:
    live = service.host.live.get(head.id)
    if live is None and may_open:
        # A table that cannot be opened is still listed, and harms no other.
        with contextlib.suppress(NoTable, Refused):
            opened = await service.host.open(head.id)
            live = opened if isinstance(opened, LiveTable) else None
    return listed(head, live, bearer)


def listed(head: Head, live: LiveTable | None, bearer: Bearer) -> Listed:
    """Return a table as lists show it to somebody."""
    ended = None
    if live is not None:
        head = live.head
        ended = over(head, live.table.standing()) if live.table.over else None
    return Listed(
        head.id,
        about_table(head),
        seats(head, live.present() if live else (), live.table.stand_ins if live else ()),
        sorted(bearer.seats(head)),
        live.status if live else head.status,
        head.touched_at,
        None if live is None or live.table.is_closed else live.table.waiting(),
        None if ended is None else ended.standing,
        None if ended is None else ended.fair,
    )


@get("/api/tables/lobby", tags=["tables"], responses=may_refuse())
async def lobby(request: Asking) -> list[Listed]:
    """List the tables of this server that are waiting for somebody."""
    service = service_of(request)
    heads = await asyncio.to_thread(service.host.store.lobby)
    bearer = await service.bearer(request)
    return [await _listed(service, head, bearer, False) for head in heads]


@get("/api/tables/{table:str}", tags=["tables"], responses=may_refuse(404))
async def one(table: FromPath[str], request: Asking) -> Listed:
    """Describe a table's current state."""
    service = service_of(request)
    if not is_id(table):
        raise NoTable(table)
    try:
        head = await asyncio.to_thread(service.host.store.head, table)
    except Damaged:
        raise Refused(Reason("table_frozen")) from None
    if head is None:
        raise NoTable(table)
    return await _listed(service, head, await service.bearer(request), True)


@get(
    "/api/tables/{table:str}/choices",
    tags=["tables"],
    responses=may_refuse(404, 409),
    opt=price(10),
)
async def choices(table: FromPath[str], request: Asking) -> list[things.Choice]:
    """List every choice that can ever come up at a table, whose box may have changed them."""
    live = await service_of(request).playable(table)
    return choice_answers(live.table.game)


@get("/api/invites/{invite:str}", tags=["tables"], responses=may_refuse(404, 409))
async def invitation(invite: FromPath[str], request: Asking) -> Invited:
    """Say what an invitation is for."""
    service = service_of(request)
    take(service.joining, request)
    code = _invite(invite)
    table = await asyncio.to_thread(service.host.store.table_of_invite, code)
    if table is None:
        raise Refused(Reason("wrong_invite"))
    live = await service.playable(table)
    seat = next(seat.seat for seat in live.head.seats if seat.invite == code)
    told = listed(live.head, live, await service.bearer(request))
    return Invited(**structs.asdict(told), seat=seat)


ROUTES = [make, join, join_by_code, sit, leave, mine, lobby, one, choices, invitation]
