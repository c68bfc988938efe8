"""A finished game, moment by moment: from a seat's chair, or with all cards on the table."""

from collections.abc import Iterator
from typing import Any

from ludoteca.core.decisions import Composed
from ludoteca.core.game import Game
from ludoteca.core.records import Entry, Moment, Record, replay
from ludoteca.tables.telling import Message, event_data, standing_data


def moments(record: Record, game: Game[Any], seat: int | None, is_open: bool) -> Iterator[Message]:
    """Yield every moment of the record; an open one tells everything and has all seats' views."""
    for moment in replay(record, game):
        yield {
            "entry": entry_data(game, moment.entry),
            "events": _events(game, moment, seat, is_open),
            "view": game.view(moment.state, seat).table,
            "views": [game.view(moment.state, s).table for s in range(record.seats)]
            if is_open
            else [],
            "standing": standing_data(game.standing(moment.state)),
        }


def _events(game: Game[Any], moment: Moment, seat: int | None, is_open: bool) -> list[Message]:
    if is_open:
        return [event_data(event) for event in moment.events]
    known = (game.veil(moment.state, seat, event) for event in moment.events)
    return [event_data(event) for event in known if event is not None]


def entry_data(game: Game[Any], entry: Entry | None) -> Message | None:
    """Return who chose what, in data and in words."""
    if entry is None:
        return None
    told: Message = {
        "seat": entry.seat,
        "choice": game.write_choice(entry.choice),
        "request": entry.is_request,
        "words": None,
        "text": "",
    }
    if not isinstance(entry.choice, Composed):
        words = game.tell(entry.choice)
        told |= {"words": {"verb": words.verb, "args": words.args}, "text": str(words)}
    return told
