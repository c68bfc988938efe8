"""Moments of a game worth a picture: every kind of question, found in games that bots play.

A moment is a record up to a point; `brought` replays it at a table on a running server, where a
browser can sit down in the middle of it.
"""

import json
import uuid
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect

from ludoteca.arena.lineup import make_player
from ludoteca.arena.matches import play_match
from ludoteca.core.game import Game
from ludoteca.core.records import Record, replay

NAMES = ("Ana", "Rui", "Chloé", "Marco", "Inês", "Luca")
# Options that only decline do not make a question a new kind.
EXITS = {"stop", "skip", "no", "pass", "decline", "leave_out", "done"}
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "fort": [{}, {}, {}, {"setup": "advanced"}],
    "picture_perfect": [{}, {"mode": "auction"}],
}


class Moment(NamedTuple):
    """A game up to a point: what is asked there, and of whom."""

    name: str
    kind: str
    record: Record
    entries: int
    seat: int


class Brought(NamedTuple):
    """A moment at a table on the server, with the keys of its seats."""

    moment: Moment
    table: str
    tokens: dict[int, str]


def moments(game: Game[Any], games: int, first_seed: int = 0) -> list[Moment]:
    """Return one moment of every kind of question, from the middle of its appearances."""
    found: dict[str, list[Moment]] = defaultdict(list)
    for seed in range(first_seed, first_seed + games):
        for moment in _moments_of(game, seed):
            found[moment.name].append(moment)
    return [found[name][len(found[name]) // 2] for name in sorted(found)]


def _moments_of(game: Game[Any], seed: int) -> Iterator[Moment]:
    options = OPTIONS.get(game.key, [{}])
    level = "random" if seed % 2 else "greedy"
    players = [make_player(level, seed, seat) for seat in range(2 + seed % 3)]
    record = play_match(game, players, options[seed % len(options)], seed).record
    for number, moment in enumerate(replay(record, game)):
        asked = moment.state.asked
        if asked is None:
            yield Moment("over", "over", record, number, 0)
        elif asked.seat == 0:
            verbs = {game.tell(choice).verb for choice in asked.options} - EXITS
            name = "-".join([asked.kind, *sorted(verbs - {asked.kind})])
            yield Moment(name, asked.kind, record, number, 0)


def brought(address: str, game: Game[Any], moment: Moment) -> Brought:
    """Play the moment's record up to it at a new table."""
    record = moment.record
    kinds = ["me", *["here"] * (record.seats - 1)]
    seats = [{"kind": kind, "name": name} for kind, name in zip(kinds, NAMES, strict=False)]
    body = {"game": game.key, "seats": seats, "options": record.options, "seed": record.seed}
    answer = httpx.post(f"http://{address}/api/tables", json=body).raise_for_status().json()
    tokens = {seat["seat"]: seat["token"] for seat in answer["seats"]}
    with connect(f"ws://{address}/ws/{answer['table']}", max_size=None) as socket:
        _say(socket, t="hello", tokens=list(tokens.values()))
        seq = _hear(socket, "table")["seq"]
        for seat, choice, is_request in record.entries[: moment.entries]:
            verb, cid = "request" if is_request else "choose", uuid.uuid4().hex
            written = game.write_choice(choice)
            _say(socket, t=verb, cid=cid, seat=seat, expect=seq, choice=written)
            answered = _hear(socket, "ack", "no")
            assert answered["t"] == "ack", answered
            seq = answered["seq"]
    return Brought(moment, answer["table"], tokens)


def _say(socket: ClientConnection, **fields: Any) -> None:
    socket.send(json.dumps({"v": 1, **fields}))


def _hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=20))
        if message["t"] in kinds:
            return message
