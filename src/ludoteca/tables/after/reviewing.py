"""A game moment by moment: a finished one from a seat's chair or with all cards on the table.

Earlier moments of a running game show only what the game allows: what nobody has to remember.
"""

from collections.abc import Iterator
from typing import Any

from ludoteca.contract import answers, from_server, things
from ludoteca.core.decisions import Composed, Reason
from ludoteca.core.frames import State
from ludoteca.core.game import Game, View
from ludoteca.core.records import Entry, Moment, Record, replay
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.play.telling import Eyes, event_line, in_words, scored
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

    def message(self) -> from_server.MomentAt:
        """Return the moment; raise Refused if the game does not show it yet."""
        view = self._view(self.waypoints.state_at(self.record, self.game, self.moment))
        if view is None:
            raise Refused(Reason("not_over_yet"))
        return from_server.MomentAt(self.moment, self.last, view.table)

    def _view(self, then: State) -> View | None:
        if self.now.stack:
            return self.game.past_view(self.now, then)
        return self.game.view(then, self.eyes)


def scores_of(record: Record, game: Game[Any]) -> list[tuple[int, ...]]:
    """Return everybody's score at every moment."""
    return [game.standing(moment.state).scores for moment in replay(record, game)]


def moments(
    record: Record, game: Game[Any], seat: int | None, is_open: bool
) -> Iterator[answers.Moment]:
    """Yield every moment of the record; an open one shows everything, with all seats' views."""
    eyes = range(record.seats) if is_open else ()
    for moment in replay(record, game):
        yield answers.Moment(
            entry=told_entry(game, moment.entry),
            events=_events(game, moment, seat, is_open),
            view=game.view(moment.state, seat).table,
            views=[game.view(moment.state, one).table for one in eyes],
            standing=scored(game.standing(moment.state)),
        )


def _events(
    game: Game[Any], moment: Moment, seat: int | None, is_open: bool
) -> list[things.EventLine]:
    if is_open:
        return [event_line(event) for event in moment.events]
    known = (game.veil(moment.state, seat, event) for event in moment.events)
    return [event_line(event) for event in known if event is not None]


def told_entry(game: Game[Any], entry: Entry | None) -> answers.Entry | None:
    """Return who chose what, in data and in words."""
    if entry is None:
        return None
    choice = entry.choice
    words = None if isinstance(choice, Composed) else game.tell(choice)
    return answers.Entry(
        seat=entry.seat,
        choice=game.write_choice(choice),
        request=entry.is_request,
        words=None if words is None else in_words(words),
        text="" if words is None else str(words),
    )
