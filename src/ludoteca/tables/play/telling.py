"""What each seat and each spectator is shown: built by allow-list, here and nowhere else.

Everything that leaves a table goes through these functions, and all of it comes from views, from
events as the seat may know them now, and from what is public about a table.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from ludoteca.core.decisions import Decision, Reason, Value
from ludoteca.core.events import Event
from ludoteca.core.game import Game, Standing
from ludoteca.core.seeds import seed_data
from ludoteca.tables.book.heads import Head
from ludoteca.tables.play.clocks import Clocks
from ludoteca.tables.play.table import HostedTable

Message = dict[str, Any]
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


def lines(table: HostedTable, eyes: Eyes, ears: Ears, start: int) -> list[Message]:
    """Return the log from a place on, as the seat may know it now."""
    number = ears.up_to(table, eyes, start)
    told: list[Message] = []
    for line in table.log[start:]:
        event = table.known(eyes, line)
        if event is not None:
            place = {"n": number + len(told), "seq": line.seq, "moment": line.moment}
            told.append({**place, **event_data(event)})
    ears.heard, ears.count = len(table.log), number + len(told)
    return told


def event_data(event: Event) -> Message:
    """Return an event as data, the way it was seen."""
    return {"kind": event.kind, "args": event.args, "veiled": event.is_veiled}


def ask(table: HostedTable, eyes: Eyes, left: int | None = None) -> Message | None:
    """Return what the seat is asked now, with all its choices.

    `left` is the number of milliseconds after which its silence is an answer.
    """
    decision = None if eyes is None or table.is_closed else table.decision(eyes)
    if decision is None:
        return None
    silence = None if left is None else _silence(table, decision.seat, left)
    return {
        **question_data(table.game, decision, table.game.about(table.state)),
        "silence": silence,
    }


def question_data(game: Game[Any], decision: Decision, about: Mapping[str, Value]) -> Message:
    """Return a question with all its choices."""
    told = choice_data(game)
    requests = dict.fromkeys(decision.requests)
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "about": about,
        "choices": [told[option] for option in decision.options],
        "open": is_open(decision),
        "requests": [told[request] for request in requests],
    }


def _silence(table: HostedTable, seat: int, left: int) -> Message | None:
    silence = table.game.silence(table.state, seat)
    if silence is None:
        return None
    return {"left": left, "choice": table.game.write_choice(silence.choice)}


def is_open(decision: Decision) -> bool:
    """Return whether the answer has to be composed."""
    return not decision.options


@lru_cache(maxsize=32)
def choice_data(game: Game[Any]) -> list[msgspec.Raw]:
    """Return every listed choice of a game in words, ready to be sent."""
    return [
        msgspec.Raw(
            ENCODE(
                {
                    "choice": choice,
                    "words": {"verb": words.verb, "args": words.args},
                    "text": str(words),
                }
            )
        )
        for choice, words in enumerate(game.choices)
    ]


def moment(table: HostedTable, eyes: Eyes, left: int | None = None) -> Message:
    """Return where the table stands now for the seat; `left` as for `ask`."""
    depth = 0 if eyes is None else table.undo_depth(eyes)
    return {
        "seq": table.seq,
        "eyes": eyes,
        "view": table.view(eyes).table,
        "ask": ask(table, eyes, left),
        "undo": depth > 0,
        "restart": depth > 1,
        "waiting": [] if table.is_closed else table.waiting(),
        "over": table.over,
        "closed": table.is_closed,
    }


def clock_data(clocks: Clocks, now: int) -> list[Message] | None:
    """Return the time each seat has left, in milliseconds; None for a table without clocks."""
    if not clocks.rule.is_on:
        return None
    return [
        {"seat": seat, "left": clocks.left(seat, now), "runs": seat in clocks.since}
        for seat in range(len(clocks.banks))
    ]


def about_table(head: Head) -> Message:
    """Return what everybody may know of a table; not its deal, unless the host chose it."""
    return {
        "id": head.id,
        "game": head.game,
        "rules": head.rules,
        "options": head.options,
        "box": head.box,
        "clock": head.clock._asdict(),
        "level": head.level,
        "listed": head.is_listed,
        "made_at": head.made_at,
        "commitment": head.commitment,
        "seed_chosen": head.is_seed_chosen,
        # What one person knows, everybody is shown.
        "seed": seed_data(head.seed) if head.is_seed_chosen else None,
        "rematch_of": head.rematch_of,
        "next_table": head.next_table,
        "hints": head.has_hints,
    }


def seat_data(head: Head, present: set[int], stand_ins: set[int]) -> list[Message]:
    """Return who sits where."""
    return [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "present": seat.seat in present,
            "stand_in": seat.seat in stand_ins,
        }
        for seat in head.seats
    ]


def over(head: Head, standing: Standing) -> Message:
    """Return how a finished game ended, and what proves its deal."""
    fair = {"commitment": head.commitment, "seed": seed_data(head.seed), "salt": head.salt}
    return {"t": "over", "standing": standing_data(standing), "fair": fair}


def standing_data(standing: Standing) -> Message:
    """Return scores, places and their parts."""
    return {**standing._asdict(), "winners": standing.winners}


def reason_data(reason: Reason) -> Message:
    """Return a reason for people."""
    return {"code": reason.code, "args": reason.args, "rules": reason.rules}
