"""After the game: its record, its moments, and a rematch."""

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import convert

from ludoteca.contract.answers import Comparison, Made, Moment, RecordFile
from ludoteca.contract.forms import RematchForm
from ludoteca.core.decisions import Reason
from ludoteca.core.game import Game
from ludoteca.core.records import Record
from ludoteca.core.seeds import seed_data
from ludoteca.server.refusals import may_refuse, price
from ludoteca.server.service import take, visitor
from ludoteca.server.settings import RECORD_BYTES
from ludoteca.server.table_routes import Asking, service_of, with_keys
from ludoteca.tables.after.comparing import column, compared
from ludoteca.tables.after.foreign import moments_of, told_moments
from ludoteca.tables.after.rematching import play_again
from ludoteca.tables.book.heads import BOT, PERSON, Head, Seat
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.play.making import SeatWish, Wish, new_table
from ludoteca.tables.refusing import Refused
from ludoteca.tables.times import Times

# Moments are many: they are encoded in the thread or process that tells them.
MOMENTS = {200: ResponseSpec(list[Moment], description="all moments", generate_examples=False)}
Eyes = Annotated[str, QueryParameter(name="seat", pattern=r"^(open|[0-9]|1[0-5])?$")]


def finished_record(live: LiveTable) -> tuple[Record, Game[Any]]:
    """Return the record of a finished table, or raise Refused."""
    if not live.table.over:
        raise Refused(Reason("not_over_yet"))
    if live.table.is_carried:
        raise Refused(Reason("no_record"))
    record, game = live.table.record, live.table.game
    record.hash = game.state_hash(live.table.state)
    record.fair = live.head.fair
    return record, game


@get("/api/tables/{table:str}/record", tags=["after"], responses=may_refuse(404, 409))
async def record(table: FromPath[str], request: Asking) -> Response[RecordFile]:
    """Return the record of a finished table, to keep or to share."""
    live = await service_of(request).playable(table)
    found, game = finished_record(live)
    name = f"{found.game}-{table}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(convert(found.write(game), RecordFile), headers=headers)


@get(
    "/api/tables/{table:str}/replay",
    tags=["after"],
    responses=MOMENTS | may_refuse(404, 409, 422),
    opt=price(20),
)
async def replay(table: FromPath[str], request: Asking, eyes: Eyes = "") -> Response[bytes]:
    """Return all moments of a finished table, as a seat saw them or with everything open."""
    live = await service_of(request).playable(table)
    found, game = finished_record(live)
    moments = await asyncio.to_thread(told_moments, found, game, eyes)
    return Response(moments, media_type=MediaType.JSON)


@post(
    "/api/replay",
    tags=["after"],
    status_code=200,
    responses=MOMENTS | may_refuse(403, 404, 413, 422),
    request_max_body_size=RECORD_BYTES,
    opt=price(50),
)
async def replay_file(request: Asking, eyes: Eyes = "open") -> Response[bytes]:
    """Return all moments of a record sent in the body."""
    service = service_of(request)
    take(service.joining, request)
    body, work = await request.body(), service.host.workshop.work
    moments = await work(moments_of, body, eyes, asker=visitor(request))
    return Response(moments, media_type=MediaType.JSON)


@post(
    "/api/tables/{table:str}/rematch",
    tags=["after"],
    responses=may_refuse(403, 404, 409, 422, 503),
)
async def rematch(
    table: FromPath[str], data: JSONBody[RematchForm], request: Asking
) -> Response[Made]:
    """Make a new table with the same seats, which the old tokens open too."""
    service = service_of(request)
    take(service.making, request)
    live = await service.playable(table)
    mine = (await service.bearer(request, data.tokens)).seats(live.head)
    if not mine:
        raise Refused(Reason("not_your_seat", {"seat": "seat.0"}))
    # Nobody may look at the deal of a game still in progress.
    if data.same_deal and not live.table.over:
        raise Refused(Reason("not_over_yet"))
    head = await asyncio.to_thread(_again, live.head, mine, data, service.host.times)
    if data.bots or data.same_deal:
        await service.host.make(head)
        return with_keys(head.id, [], service)
    return with_keys(await play_again(service.host, live, head), [], service)


@get("/api/tables/{table:str}/comparison", tags=["after"], responses=may_refuse(403, 404, 409))
async def comparison(table: FromPath[str], request: Asking) -> Comparison:
    """Compare a finished table with the others of its deal at which this browser has a seat."""
    service = service_of(request)
    live = await service.playable(table)
    bearer = await service.bearer(request)
    if not bearer.seats(live.head):
        raise Refused(Reason("not_your_seat", {"seat": "seat.0"}))
    finished_record(live)
    found = await compared(service.host, live, await service.tables_of(bearer))
    columns = [await column(one, sorted(bearer.seats(one.head))) for one in found]
    return Comparison(live.head.game, seed_data(live.head.seed), columns)


def _again(old: Head, mine: frozenset[int], data: RematchForm, times: Times) -> Head:
    """Return a table like the old one."""
    seats = [_same(seat, seat.seat in mine or not data.bots, old.level) for seat in old.seats]
    wishes = [SeatWish(BOT, seat.name, seat.level) for seat in seats]
    values = {path: entry["value"] for path, entry in old.box.items()}
    wish = Wish(
        old.game,
        wishes,
        old.options,
        values or None,
        old.seed if data.same_deal else None,
        old.clock._asdict(),
        False,
        old.level,
        old.id,
    )
    head, _ = new_table(wish, None, times)
    return head._replace(seats=tuple(seats))


def _same(seat: Seat, stays: bool, level: str) -> Seat:
    if seat.kind == PERSON and stays:
        return seat._replace(invite=None)
    if seat.kind == BOT:
        return seat
    # Nobody came, somebody has left, or bots are wanted for the others.
    return Seat(seat.seat, BOT, seat.name, level)


ROUTES = [record, replay, replay_file, rematch, comparison]
