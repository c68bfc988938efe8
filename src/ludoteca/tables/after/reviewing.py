"""A game moment by moment: a finished one from a seat's chair or with all cards on the table.

Earlier moments of a running game show only what the game allows: what nobody has to remember.
"""

from collections.abc import Iterator
from typing import Any

from ludoteca.core.decisions import Composed, Reason
from ludoteca.core.frames import State
from ludoteca.core.game import Game, View
from ludoteca.core.records import Entry, Moment, Record, replay
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.play.telling import Eyes, Message, event_data, standing_data
from ludoteca.tables.refusing import Refused


class PastMoment:
    """An earlier moment of a table as these eyes may see it now.

    Made while the table stands still; `message` may then be called from a thread.
    """

    def __init__(self, table: HostedTable, eyes: Eyes, moment: int) -> None:
        self.last = len(table.record.entries)
        if not table.may_look_back():
            raise Refused(Reason("no_record" if table.is_carried else "not_over_yet"))
        if moment > self.last:
            raise Refused(Reason("no_such_moment", {"last": self.last}))
        self.game, self.now, self.eyes, self.moment = table.game, table.state, eyes, moment
        self.waypoints = table.waypoints
        told = table.record
        head = (told.game, told.rules, told.seats, told.options, told.seed)
        self.record = Record(*head, entries=told.entries[:moment])

    def message(self) -> Message:
        """Return the moment; raise Refused if the game does not show it yet."""
        view = self._view(self.waypoints.state_at(self.record, self.game, self.moment))
        if view is None:
            raise Refused(Reason("not_over_yet"))
        return {
            "t": "moment_at", "moment": self.moment, "last": self.last, "view": view.table,
        }  # fmt: skip

    def _view(self, then: State) -> View | None:
        if self.now.stack:
            return self.game.past_view(self.now, then)
        return self.game.view(then, self.eyes)


def scores_of(record: Record, game: Game[Any]) -> list[tuple[int, ...]]:
    """Return everybody's score at every moment."""
    return [game.standing(moment.state).scores for moment in replay(record, game)]


def moments(record: Record, game: Game[Any], seat: int | None, is_open: bool) -> Iterator[Message]:
    """Yield every moment of the record; an open one shows everything, with all seats' views."""
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
