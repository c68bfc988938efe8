"""What happened, as data, with who may see it; and what a seat remembers of it.

Events go to a journal and never into the State, so that copies stay small and search is silent.
Log text, animation, statistics and tests are readers of events.
"""
# compiled

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.core.compiling import mypyc_attr
from ludoteca.core.decisions import Value
from ludoteca.core.pickling import reduced

EVERYBODY: Final[tuple[int, ...] | None] = None


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Event:
    """Something that happened, in the past tense, and who may see it.

    `seats` are those who see all of it (None: everybody). The others see it without the
    arguments named in `veiled`; with nothing veiled they do not see it at all.

    >>> drew = Event("drew", {"seat": "seat.0", "count": 1, "card": "kid.bug"}, (0,), ("card",))
    >>> drew.seen_by(1).args, drew.seen_by(1).is_veiled, drew.seen_by(0) is drew
    ({'seat': 'seat.0', 'count': 1}, True, True)
    >>> Event("peeked", {"card": "kid.bug"}, (0,)).seen_by(None) is None
    True
    """

    __slots__ = ("args", "kind", "seats", "veiled")

    def __init__(
        self,
        kind: str,
        args: Mapping[str, Value],
        seats: tuple[int, ...] | None = None,
        veiled: tuple[str, ...] = (),
    ) -> None:
        self.kind = kind
        self.args = args
        self.seats = seats
        self.veiled = veiled

    def seen_by(self, seat: int | None) -> "Event | None":
        """Return the event as this seat (None: a spectator) saw it, or None if it did not."""
        if self.seats is None or (seat is not None and seat in self.seats):
            return self
        if not self.veiled:
            return None
        left = {name: value for name, value in self.args.items() if name not in self.veiled}
        return Event(self.kind, left, None, self.veiled)

    @property
    def is_veiled(self) -> bool:
        """Whether this is the view of somebody who was not shown all of it."""
        return any(name not in self.args for name in self.veiled)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        return (
            self.kind == other.kind
            and self.args == other.args
            and self.seats == other.seats
            and self.veiled == other.veiled
        )

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        who = "" if self.seats is None else f", {self.seats!r}"
        veil = f", {self.veiled!r}" if self.veiled else ""
        return f"Event({self.kind!r}, {self.args!r}{who}{veil})"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Journal:
    """Where events go. Search uses a silent one: check `journal.live` before building any event.

    `barrier` says that something became known (or sealed) that no undo may take back.
    """

    __slots__ = ("barrier", "events", "live")

    def __init__(self, live: bool = True) -> None:
        self.live = live
        self.events: list[Event] = []
        self.barrier = False

    def add(self, event: Event) -> None:
        """Write the event down, if anybody is listening."""
        if self.live:
            self.events.append(event)

    def reveal(self) -> None:
        """Mark that somebody was shown something the acting seat did not know."""
        if self.live:
            self.barrier = True


SILENT: Final = Journal(live=False)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Recall:
    """Everything one seat was ever legitimately shown, folded from the events it could see.

    Bots get it beside the view; people do not (a memory game must not be played for them).
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)

    def note(self, event: Event) -> None:
        """Remember what this seat learned from the event and its view will not go on showing."""

    def fits(self, state: object) -> bool:
        """Return whether nothing in this (imagined) state contradicts what is remembered."""
        return True


def remember(recalls: list[Recall], events: list[Event]) -> None:
    """Let every seat remember what it saw of these events, and nothing else of them."""
    for recall in recalls:
        for event in events:
            seen = event.seen_by(recall.seat)
            if seen is not None:
                recall.note(seen)
