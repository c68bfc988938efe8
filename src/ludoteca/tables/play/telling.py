"""What each seat and each spectator is shown: built by allow-list, here and nowhere else.

Everything that leaves a table goes through these functions, and all of it comes from views, from
events as the seat may know them now, and from what is public about a table.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

import msgspec

from ludoteca.contract import from_server, things
from ludoteca.core.decisions import Decision, Reason, Value, Words
from ludoteca.core.events import Event
from ludoteca.core.game import Game, Standing
from ludoteca.core.seeds import seed_data
from ludoteca.tables.book.heads import Head
from ludoteca.tables.play.clocks import Clocks
from ludoteca.tables.play.table import HostedTable

Eyes = int | None  # a seat, or None for spectators

ENCODE = msgspec.json.Encoder().encode


class Ears:
    """How many lines of the log a seat can see: line numbers must not count what is hidden."""

    def __init__(self) -> None:
        self.heard = 0
        self.count = 0

    def up_to(self, table: HostedTable, eyes: Eyes, place: int) -> int:
        """Return how many of the first `place` lines of the log the seat can see."""
        if place < self.heard:
            self.heard = self.count = 0
        for line in table.log[self.heard : place]:
            self.count += table.known(eyes, line) is not None
        self.heard = place
        return self.count


def lines(table: HostedTable, eyes: Eyes, ears: Ears, start: int) -> list[things.LogLine]:
    """Return the log from a place on, as the seat may know it now."""
    number = ears.up_to(table, eyes, start)
    told: list[things.LogLine] = []
    for line in table.log[start:]:
        event = table.known(eyes, line)
        if event is not None:
            told.append(log_line(event, number + len(told), line.seq, line.moment))
    ears.heard, ears.count = len(table.log), number + len(told)
    return told


def log_line(event: Event, n: int, seq: int, moment: int) -> things.LogLine:
    """Return an event, the way it was seen, as a line of the log."""
    return things.LogLine(event.kind, event.args, event.is_veiled, n=n, seq=seq, moment=moment)


def event_line(event: Event) -> things.EventLine:
    """Return an event, the way it was seen."""
    return things.EventLine(event.kind, event.args, event.is_veiled)


def ask(table: HostedTable, eyes: Eyes, left: int | None = None) -> things.Ask | None:
    """Return what the seat is asked now, with all its choices.

    `left` is the number of milliseconds after which its silence is an answer.
    """
    decision = None if eyes is None or table.is_closed else table.decision(eyes)
    if decision is None:
        return None
    told = question(table.game, decision, table.game.about(table.state))
    silence = None if left is None else table.game.silence(table.state, decision.seat)
    if left is not None and silence is not None:
        told.silence = things.Silence(left, table.game.write_choice(silence.choice))
    return told


def question(game: Game[Any], decision: Decision, about: Mapping[str, Value]) -> things.Ask:
    """Return a question with all its choices."""
    told = all_choices(game)
    requests = dict.fromkeys(decision.requests)
    return things.Ask(
        decision.seat,
        decision.kind,
        about,
        [told[option] for option in decision.options],
        is_open(decision),
        [told[request] for request in requests],
    )


def is_open(decision: Decision) -> bool:
    """Return whether the answer has to be composed."""
    return not decision.options


@lru_cache(maxsize=32)
def all_choices(game: Game[Any]) -> Sequence[things.Choice]:
    """Return every listed choice of a game in words, ready to be sent.

    They are encoded already: nobody may look into them.
    """
    told = [msgspec.Raw(ENCODE(listed(choice, words))) for choice, words in enumerate(game.choices)]
    return cast(Sequence[things.Choice], told)


def listed(choice: int, words: Words) -> things.Choice:
    """Return a listed choice in words."""
    return things.Choice(choice, in_words(words), str(words))


def in_words(words: Words) -> things.Words:
    """Return the words of a choice."""
    return things.Words(words.verb, words.args)


def moment(
    table: HostedTable,
    eyes: Eyes,
    log: Sequence[things.LogLine],
    clocks: Sequence[things.ClockFace] | None = None,
    lesson: int | None = None,
    left: int | None = None,
) -> from_server.Moment:
    """Return where the table stands now for the seat; `left` as for `ask`."""
    depth = 0 if eyes is None else table.undo_depth(eyes)
    return from_server.Moment(
        seq=table.seq,
        eyes=eyes,
        view=table.view(eyes).table,
        ask=ask(table, eyes, left),
        undo=depth > 0,
        restart=depth > 1,
        waiting=() if table.is_closed else table.waiting(),
        over=table.over,
        closed=table.is_closed,
        lesson=lesson,
        log=log,
        clocks=clocks,
    )


def clock_faces(clocks: Clocks, now: int) -> list[things.ClockFace] | None:
    """Return the time each seat has left, in milliseconds; None for a table without clocks."""
    if not clocks.rule.is_on:
        return None
    return [
        things.ClockFace(seat, left, seat in clocks.since)
        for seat in range(len(clocks.banks))
        if (left := clocks.left(seat, now)) is not None
    ]


def about_table(head: Head) -> things.TableInfo:
    """Return what everybody may know of a table; not its deal, unless the host chose it."""
    return things.TableInfo(
        id=head.id,
        game=head.game,
        rules=head.rules,
        options=head.options,
        box=_box(head),
        clock=things.ClockRule(*head.clock),
        level=head.level,
        listed=head.is_listed,
        made_at=head.made_at,
        commitment=head.commitment,
        seed_chosen=head.is_seed_chosen,
        # What one person knows, everybody is shown.
        seed=seed_data(head.seed) if head.is_seed_chosen else None,
        rematch_of=head.rematch_of,
        next_table=head.next_table,
        hints=head.has_hints,
    )


def _box(head: Head) -> Mapping[str, things.BoxEntry]:
    try:
        return msgspec.convert(head.box, dict[str, things.BoxEntry])
    except msgspec.ValidationError:  # damaged: such a table is frozen, but can be read
        return {}


def seats(
    head: Head, present: Collection[int], stand_ins: Collection[int]
) -> list[things.SeatInfo]:
    """Return who sits where."""
    return [
        things.SeatInfo(
            seat.seat,
            seat.kind,
            seat.name,
            seat.level,
            seat.seat in present,
            seat.seat in stand_ins,
        )
        for seat in head.seats
    ]


def over(head: Head, standing: Standing) -> from_server.Over:
    """Return how a finished game ended, and what proves its deal."""
    fair = things.Fair(head.commitment, seed_data(head.seed), head.salt)
    return from_server.Over(scored(standing), fair)


def scored(standing: Standing) -> things.Standing:
    """Return scores, places and their parts."""
    return things.Standing(*standing)


def told_reason(reason: Reason) -> things.Reason:
    """Return a reason for people."""
    return things.Reason(reason.code, reason.args, reason.rules)


def refusal(cid: str | None, reason: Reason) -> from_server.No:
    """Return the answer to a message that is refused."""
    return from_server.No(cid, told_reason(reason))
