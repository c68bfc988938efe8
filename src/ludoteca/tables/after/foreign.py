"""Work on input from anybody: boxes, records, score pads, TOML. Runs in the workshop."""

from typing import Any

import msgspec

from ludoteca.core import toml
from ludoteca.core.bounds import excerpt
from ludoteca.core.decisions import Reason
from ludoteca.core.game import Choice, Game, Sheet
from ludoteca.core.records import Record, read_record
from ludoteca.core.rng import below
from ludoteca.games import load
from ludoteca.players.analysis import asked_in
from ludoteca.tables.after.reviewing import moments
from ludoteca.tables.play.making import wished_game
from ludoteca.tables.refusing import Refused

TRIED = 200  # decisions made to try out a foreign box
ANSWER = 64 << 20  # bytes for all moments of a record; the longest games take a tenth of this


def read_toml(text: str) -> dict[str, Any]:
    """Return the data of a TOML text, or raise Refused."""
    try:
        return toml.loads(text)
    except ValueError as error:
        raise Refused(Reason("position_not_toml", {"why": excerpt(error)})) from None


def read_json(body: bytes, code: str) -> Any:
    """Return the data of a JSON text, or raise Refused with this code."""
    try:
        return msgspec.json.decode(body)
    except (ValueError, RecursionError) as error:
        raise Refused(Reason(code, {"file": "", "why": excerpt(error)})) from None


def tried_box(
    key: str, boxes: list[str | dict[str, Any] | None], seats: int, options: dict[str, Any]
) -> dict[str, Any]:
    """Return what the layered boxes change, after trying a game with them."""
    game = wished_game(key, *boxes)
    game.check_seats(seats)
    _try(game, seats, dict(game.check_options(options)))
    return game.box.changes_from(game.own_box)


def _try(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """Play a while at random: with a foreign box a single choice could take too long."""
    state, rng = game.setup(seats, options), 1
    for _ in range(TRIED):
        asked = next(iter(game.decisions(state)), None)
        if asked is None:
            return
        choice: Choice
        if asked.open is not None:
            choice = asked.open.sample(rng)
        elif not asked.options:
            raise Refused(Reason("not_possible"))  # no legal choice: this game cannot be played
        else:
            rng, place = below(rng, len(asked.options))
            choice = asked.options[place]
        game.apply(state, asked.seat, choice)


def sent_record(body: bytes) -> tuple[Record, Game[Any]]:
    """Return the record in a request body, or raise the error that describes its fault."""
    return read_record(read_json(body, "record_not_json"), load)


def moments_of(body: bytes, eyes: str) -> bytes:
    """Return all moments of a record as JSON; eyes are a seat's, everybody's, or open."""
    record, game = sent_record(body)
    return told_moments(record, game, eyes)


def told_moments(record: Record, game: Game[Any], eyes: str) -> bytes:
    """Return all moments of a record as JSON, or raise Refused if there is no such seat."""
    seat = int(eyes) if eyes and eyes != "open" else None
    if seat is not None and seat >= record.seats:
        raise Refused(Reason("not_your_seat", {"seat": f"seat.{seat}"}))
    told, size = [], 0
    for moment in moments(record, game, seat, eyes == "open"):
        told.append(msgspec.json.encode(moment))
        size += len(told[-1])
        if size > ANSWER:
            raise Refused(Reason("too_much_work"))
    return b"[" + b",".join(told) + b"]"


def replayed_record(body: bytes) -> Record:
    """Return a record after making sure that every decision in it can be found."""
    record, game = sent_record(body)
    for _ in asked_in(record, game):
        pass
    return record


def counted(key: str, body: bytes, is_json: bool) -> Sheet:
    """Return the score of a real table described in TOML or JSON."""
    game = wished_game(key)
    data = read_json(body, "position_not_toml") if is_json else read_toml(_text(body))
    if not isinstance(data, dict):
        raise Refused(Reason("position_not_toml", {"why": type(data).__name__}))
    try:
        return game.score_sheet(data)
    except NotImplementedError:
        raise Refused(Reason("no_score_pad", {"game": game.key})) from None


def _text(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise Refused(Reason("position_not_toml", {"why": excerpt(error)})) from None
