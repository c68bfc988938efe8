"""Every refusal over HTTP has the same form: a status, and reasons in code names."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from ludoteca.contract import things
from ludoteca.contract.answers import Refusal
from ludoteca.core.decisions import Reason
from ludoteca.tables.book.database import OUT_OF_REACH, first_line
from ludoteca.tables.host import NoTable
from ludoteca.tables.refusing import FOREIGN, Foreign, reasons_of

LOG = logging.getLogger(__name__)

STATUS = {
    "no_such_table": 404,
    "no_such_analysis": 404,
    "unknown_game": 404,
    "unknown_language": 404,
    "no_score_pad": 404,
    "no_lesson": 404,
    "no_short_rules": 404,
    "wrong_invite": 404,
    "not_your_seat": 403,
    "wrong_origin": 403,
    "wrong_password": 403,
    "not_signed_in": 403,
    "passkey_wrong": 403,
    "passkey_expired": 409,
    "passkey_known": 409,
    "last_way_in": 409,
    "too_fast": 429,
    "not_saved": 503,
    "out_of_reach": 503,
    "message_too_long": 413,
    "name_taken": 409,
    "name_alike": 409,
    "seat_taken": 409,
    "seated_already": 409,
    "not_over_yet": 409,
    "no_record": 409,
    "table_frozen": 409,
    "table_closed": 409,
    "stale": 409,
}
USUAL = 422
PRICE = "price"


def answer(reason: Reason, *more: Reason) -> Refusal:
    """Return reasons in the form they are sent."""
    told = [
        things.Reason(
            r.code, {name: _plain(value) for name, value in r.args.items()}, list(r.rules)
        )
        for r in (reason, *more)
    ]
    return Refusal(told[0], told)


def _plain(value: object) -> Any:
    """Return an argument as JSON data; verbatim text has a type of its own."""
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in value]
    return value if isinstance(value, int) else str(value)


def _reply(status: int, *reasons: Reason) -> Response[Refusal]:
    return Response(answer(*reasons), status_code=status, media_type=MediaType.JSON)


def refused(_: Request[Any, Any, Any], error: Foreign) -> Response[Refusal]:
    """Answer with what is wrong in what was sent."""
    reasons = reasons_of(error)
    return _reply(STATUS.get(reasons[0].code, USUAL), *reasons)


def no_table(_: Request[Any, Any, Any], error: NoTable) -> Response[Refusal]:
    """Answer that there is no such table."""
    return _reply(404, Reason("no_such_table"))


def out_of_reach(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Answer that the database is out of reach for now."""
    LOG.warning("%s %s: %s", request.method, request.url.path, first_line(error))
    return _reply(503, Reason("out_of_reach"))


def by_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """Answer for what the framework refuses."""
    why = error.detail
    if isinstance(error, ValidationException) and error.extra:
        first = error.extra[0] if isinstance(error.extra, list) else error.extra
        if isinstance(first, dict):
            why = f"{first.get('key', '')}: {first.get('message', '')}".lstrip(": ")
    reply = _reply(error.status_code, Reason("message_malformed", {"why": why}))
    for name, value in (error.headers or {}).items():
        reply.set_header(name, value)
    return reply


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Answer that something of ours is broken, without saying what."""
    LOG.error("%s %s", request.method, request.url.path, exc_info=error)
    return _reply(HTTP_500_INTERNAL_SERVER_ERROR, Reason("not_possible"))


HANDLERS: dict[int | type[Exception], Any] = {
    **dict.fromkeys(FOREIGN, refused),
    **dict.fromkeys(OUT_OF_REACH, out_of_reach),
    NoTable: no_table,
    HTTPException: by_http,
    Exception: unexpected,
}


def price(drops: int) -> dict[str, int]:
    """Return the `opt` for a route that costs a visitor more than one drop."""
    return {PRICE: drops}


def may_refuse(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the OpenAPI entries for these refusals and those common to all routes."""
    return {
        status: ResponseSpec(Refusal, description="refused", generate_examples=False)
        for status in sorted({400, 429, *statuses})
    }
