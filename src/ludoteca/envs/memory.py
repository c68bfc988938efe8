"""What the seats of one episode were shown: folded into recalls only when somebody asks.

Copies share recalls until one of them learns more: a search copies often and asks rarely.
"""

from __future__ import annotations

import copy
from hashlib import blake2b
from typing import Any

from ludoteca.core.events import Event, Recall
from ludoteca.core.pickling import attributes
from ludoteca.envs.layout import Layout

PLAIN = (int, str, bool, float, list, dict, set, tuple, type(None))


class Memory:
    """All events of an episode, and how far each seat's recall and trail have got."""

    def __init__(self, layout: Layout) -> None:
        game, seats = layout.game, layout.seats
        self.layout = layout
        self.events: list[Event] = []
        self.recalls = [game.recall(seat, seats) for seat in range(seats)]
        self.is_shared = [False] * seats
        self.noted = [0] * seats  # events folded into each recall
        self.trails = [b""] * seats  # a digest of everything the seat saw, in order
        self.trailed = [0] * seats

    def recall(self, seat: int) -> Recall:
        """Return the seat's recall, up to date."""
        events, noted = self.events, self.noted[seat]
        if noted < len(events):
            if self.is_shared[seat]:
                self.recalls[seat] = twin_of(self.recalls[seat], self.layout)
                self.is_shared[seat] = False
            recall = self.recalls[seat]
            for event in events[noted:]:
                seen = event.seen_by(seat)
                if seen is not None:
                    recall.note(seen)
            self.noted[seat] = len(events)
        return self.recalls[seat]

    def trail(self, seat: int) -> str:
        """Return 16 digits that stand for the seat's whole history."""
        for event in self.events[self.trailed[seat] :]:
            seen = event.seen_by(seat)
            if seen is not None:
                text = f"{seen.kind} {sorted(seen.args.items())}"
                self.trails[seat] = blake2b(self.trails[seat] + text.encode()).digest()[:8]
        self.trailed[seat] = len(self.events)
        return self.trails[seat].hex()

    def copy(self) -> Memory:
        """Return an equal, independent memory."""
        twin = Memory.__new__(Memory)
        twin.layout = self.layout
        twin.events = self.events[:]
        twin.recalls = self.recalls[:]
        self.is_shared = [True] * len(self.recalls)
        twin.is_shared = self.is_shared[:]
        twin.noted = self.noted[:]
        twin.trails = self.trails[:]
        twin.trailed = self.trailed[:]
        return twin

    def of_seat(self, seat: int) -> Memory:
        """Return the memory of a world this seat imagines, with nothing about the others."""
        own = self.recall(seat)
        trail = bytes.fromhex(self.trail(seat))
        twin = Memory(self.layout)
        twin.recalls[seat] = own
        twin.is_shared[seat] = self.is_shared[seat] = True
        twin.trails[seat] = trail
        return twin


def twin_of(recall: Recall, layout: Layout) -> Recall:
    """Return a copy of a recall that shares the game's box tables with it."""
    shared = layout.shared_parts
    if shared is None:
        shared = layout.shared_parts = shared_by_all(layout)
    return copy.deepcopy(recall, dict(shared))


def shared_by_all(layout: Layout) -> dict[int, Any]:
    """Return what all recalls of a game share: tables of its box, which never change."""
    one, two = (attributes(layout.game.recall(0, layout.seats)) for _ in range(2))
    return {
        id(value): value
        for name, value in one.items()
        if value is two[name] and not isinstance(value, PLAIN)
    }
