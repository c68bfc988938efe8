"""What a strong player thinks of a finished game: polled until it is complete."""

import asyncio
from typing import Any

from litestar import get, post
from litestar.params import FromPath

from ludoteca.contract import answers
from ludoteca.core.decisions import Reason
from ludoteca.core.game import Game
from ludoteca.core.records import Record
from ludoteca.core.wire import canonical
from ludoteca.games import load_with
from ludoteca.server.after_routes import finished_record
from ludoteca.server.refusals import may_refuse, price
from ludoteca.server.service import take, visitor
from ludoteca.server.settings import RECORD_BYTES
from ludoteca.server.table_routes import Asking, service_of
from ludoteca.tables.after.analysing import Analysis, id_of
from ludoteca.tables.after.foreign import replayed_record
from ludoteca.tables.refusing import Refused


@get("/api/tables/{table:str}/analysis", tags=["after"], responses=may_refuse(404, 409, 422))
async def of_table(table: FromPath[str], request: Asking) -> answers.Analysis:
    """Return the analysis of a finished table as far as it has got; the first call starts it."""
    live = await service_of(request).playable(table)
    return _begun(request, *finished_record(live)).told()


@post(
    "/api/analyse",
    tags=["after"],
    status_code=200,
    responses=may_refuse(404, 413, 422),
    request_max_body_size=RECORD_BYTES,
    opt=price(50),
)
async def of_file(request: Asking) -> answers.Analysis:
    """Return the analysis of a record sent in the body."""
    service = service_of(request)
    take(service.joining, request)
    body, work = await request.body(), service.host.workshop.work
    record = await work(replayed_record, body, asker=visitor(request))
    game = await asyncio.to_thread(load_with, record.game, canonical(record.box))
    return _begun(request, record, game).told()


@get("/api/analyses/{id:str}", tags=["after"], responses=may_refuse(404))
async def of_id(id: FromPath[str], request: Asking) -> answers.Analysis:
    """Return an analysis started earlier, as far as it has got."""
    found = service_of(request).analyses.find(id)
    if found is None:
        raise Refused(Reason("no_such_analysis"))
    return found.told()


def _begun(request: Asking, record: Record, game: Game[Any]) -> Analysis:
    service = service_of(request)
    found = service.analyses.find(id_of(record, game))
    if found is not None and found.failed is None:
        return found
    take(service.analysing, request)
    return service.analyses.begin(record, game)


ROUTES = [of_table, of_file, of_id]
