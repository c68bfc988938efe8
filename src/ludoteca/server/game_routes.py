"""What can be asked for without a table: games, words, rules, score pads, health."""

import asyncio
import hmac
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import convert

from ludoteca import __version__, compiled, rulebooks
from ludoteca.contract import things
from ludoteca.contract.answers import (
    BoxValue,
    GameInfo,
    GameOption,
    Health,
    PadShape,
    Rulebook,
    Sheet,
)
from ludoteca.core.bounds import excerpt
from ludoteca.core.box import Box
from ludoteca.core.decisions import Reason
from ludoteca.core.game import Game
from ludoteca.core.lessons import lesson_of
from ludoteca.games import GAMES
from ludoteca.locale import HERE, LANGUAGES, words_in
from ludoteca.rulebooks import rulebook, rules_of
from ludoteca.server.counters import COUNTERS
from ludoteca.server.refusals import answer, may_refuse, price
from ludoteca.server.service import Service, visitor
from ludoteca.tables.after.foreign import counted
from ludoteca.tables.play.making import wished_game
from ludoteca.tables.play.telling import listed
from ludoteca.tables.refusing import Refused
from ludoteca.tables.thinking.levels import levels_of

SHEET_BYTES = 100_000


@get("/health", tags=["server"], responses=may_refuse(503))
async def health(state: State) -> Response[Health]:
    """Say that the server is ready, or what is not running as it should."""
    troubles = sorted(state.service.host.troubles())
    found = Health(not troubles, __version__, compiled.status(), troubles)
    return Response(found, status_code=503 if troubles else 200)


@get("/metrics", tags=["server"], media_type=MediaType.TEXT, responses=may_refuse(404))
async def metrics(state: State, request: Request[Any, Any, State]) -> str:
    """Return this server's counters to anyone with the token that it was started with."""
    service: Service = state.service
    token = service.settings.metrics_token
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not hmac.compare_digest(shown.encode(), token.encode()):
        raise NotFoundException
    live = service.host.live
    counts = {
        "tables_live": len(live),
        "tables_made": COUNTERS.tables,
        "sockets": len(service.pages),
        "sockets_opened": COUNTERS.sockets,
        "messages_received": COUNTERS.received,
        "messages_sent": COUNTERS.sent,
        "messages_acknowledged": COUNTERS.acked,
        "messages_refused": COUNTERS.refused,
        "resyncs": COUNTERS.resyncs,
        "rows_written": service.host.store.writer.jobs,
        "commits": service.host.store.writer.commits,
        "tasks": len(asyncio.all_tasks()),
    }
    return "".join(f"ludoteca_{name} {count}\n" for name, count in counts.items())


@get("/api/games", tags=["games"], sync_to_thread=True, responses=may_refuse())
def games(state: State) -> list[GameInfo]:
    """List the games that can be played here, with their options and boxes."""
    boxes: Mapping[str, str] = state.service.settings.boxes
    return [game_answer(key, boxes.get(key)) for key in GAMES]


@lru_cache(maxsize=16)
def game_answer(key: str, box: str | None) -> GameInfo:
    """Return what a page needs to know about a game, with an owner's box if there is one."""
    game = wished_game(key, box)
    return GameInfo(
        key,
        game.rules,
        list(game.seat_counts),
        [convert({"key": one.key, "values": one.values}, GameOption) for one in game.options],
        list(levels_of(game)),
        _values(game.box),
        _values(game.own_box) if box else [],
        len(game.choices),
        type(game).score_sheet is not Game.score_sheet,
        lesson_of(game) is not None,
    )


def _values(box: Box) -> list[BoxValue]:
    return [BoxValue(path, *entry) for path, entry in box.entries.items()]


def warm(boxes: Mapping[str, str]) -> None:
    """Load all games, so that the first page to ask for them does not wait."""
    for key in GAMES:
        game_answer(key, boxes.get(key))


@get(
    "/api/words/{lang:str}",
    tags=["games"],
    media_type=MediaType.TEXT,
    sync_to_thread=True,
    responses=may_refuse(404),
)
def table_words(lang: FromPath[str]) -> str:
    """Return the table's own words in a language, as Fluent text."""
    return (HERE / f"{_language(lang)}.ftl").read_text(encoding="utf-8")


@get(
    "/api/words/{lang:str}/{game:str}",
    tags=["games"],
    media_type=MediaType.TEXT,
    sync_to_thread=True,
    responses=may_refuse(404),
)
def game_words(lang: FromPath[str], game: FromPath[str]) -> str:
    """Return a game's words in a language, as Fluent text; in English if it lacks that language."""
    folder = wished_game(game).folder / "locale"
    return words_in(folder, _language(lang)).read_text(encoding="utf-8")


def _language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused(Reason("unknown_language", {"lang": excerpt(lang), "known": LANGUAGES}))
    return lang


@get("/api/rules/{game:str}", tags=["games"], sync_to_thread=True, responses=may_refuse(404))
def rules(game: FromPath[str]) -> Rulebook:
    """Return the numbered rules of a game."""
    key = wished_game(game).key
    return Rulebook(rules_of(key), rulebook(key))


@get(
    "/api/rules/{game:str}/short/{lang:str}",
    tags=["games"],
    media_type=MediaType.TEXT,
    sync_to_thread=True,
    responses=may_refuse(404),
)
def short_rules(game: FromPath[str], lang: FromPath[str]) -> str:
    """Return the rules of a game as you would explain them to a friend, as Markdown."""
    opened = wished_game(game)
    text = rulebooks.short_rules(opened.folder, _language(lang))
    if text is None:
        raise Refused(Reason("no_short_rules", {"game": opened.key}))
    return text


@get("/api/choices/{game:str}", tags=["games"], responses=may_refuse(404), opt=price(10))
async def choices(game: FromPath[str]) -> list[things.Choice]:
    """List every choice that can ever come up in a game, in words."""
    return choice_answers(wished_game(game))


def choice_answers(game: Game[Any]) -> list[things.Choice]:
    """Return the fixed table of a game's choices."""
    return [listed(choice, words) for choice, words in enumerate(game.choices)]


@post(
    "/api/score/{game:str}",
    tags=["games"],
    status_code=200,
    responses=may_refuse(404, 413, 422),
    request_max_body_size=SHEET_BYTES,
    opt=price(10),
)
async def score(game: FromPath[str], request: Request[Any, Any, State]) -> Sheet:
    """Score a real table, described in the body as TOML, or as JSON if it says so."""
    service: Service = request.app.state.service
    is_json = request.content_type[0] == MediaType.JSON
    body, work = await request.body(), service.host.workshop.work
    sheet = await work(counted, game, body, is_json, asker=visitor(request))
    notes = [answer(note).reason for note in sheet.notes]
    return Sheet(
        list(sheet.names),
        list(sheet.parts),
        list(sheet.totals),
        list(sheet.places),
        notes,
        sheet.data,
    )


@get("/api/score/{game:str}/form", tags=["games"], responses=may_refuse(404))
async def score_form(game: FromPath[str]) -> PadShape:
    """Describe what a score pad asks for."""
    opened = wished_game(game)
    form = opened.score_form()
    if form is None:
        raise Refused(Reason("no_score_pad", {"game": opened.key}))
    return convert(form.data(), PadShape)


ROUTES = [
    health,
    metrics,
    games,
    table_words,
    game_words,
    rules,
    short_rules,
    choices,
    score,
    score_form,
]
