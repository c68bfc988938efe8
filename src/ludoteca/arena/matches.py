"""One game from set-up to end among given players, each with its seat's view and recall."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludoteca.core.events import Event, Journal, Recall, remember
from ludoteca.core.frames import State
from ludoteca.core.game import Choice, Game, Options, Standing, View
from ludoteca.core.records import Record
from ludoteca.players.driving import known, looks_due
from ludoteca.players.player import Player


class Match(NamedTuple):
    """A finished game: its record, how it ended, everything that happened, and the final state."""

    record: Record
    standing: Standing
    events: list[Event]
    state: State


class Playing:
    """A game in progress among players, who are given what their seats may know."""

    def __init__(
        self, game: Game[Any], seats: int, options: Options | None, seed: int,
        names: list[str] | None,
    ) -> None:  # fmt: skip
        self.game = game
        self.record = Record.start(game, seats, options, seed, names)
        self.recalls = [game.recall(seat, seats) for seat in range(seats)]
        self.events: list[Event] = []
        journal = Journal()
        self.state = game.setup(seats, options, seed, journal)
        self._hear(journal)

    def _hear(self, journal: Journal) -> None:
        remember(self.recalls, journal.events)
        self.events += journal.events

    def view(self, seat: int) -> View:
        """Return what the seat may see now."""
        return self.game.view(self.state, seat)

    def recall(self, seat: int) -> Recall:
        """Return what the seat remembers."""
        return self.recalls[seat]

    def look(self, seat: int, request: int) -> None:
        """Let a seat look at something."""
        journal = Journal()
        self.game.request(self.state, seat, request, journal)
        self.record.add(seat, request, is_request=True)
        self._hear(journal)

    def take(self, seat: int, choice: Choice) -> None:
        """Carry out a choice."""
        journal = Journal()
        self.game.apply(self.state, seat, choice, journal)
        self.record.add(seat, choice)
        self._hear(journal)


def play_match(
    game: Game[Any],
    players: Sequence[Player],
    options: Options | None = None,
    seed: int = 0,
    names: list[str] | None = None,
) -> Match:
    """Return the game that these players play; the same players and seed give the same game."""
    playing = Playing(game, len(players), options, seed, names)
    record = playing.record
    while (decision := playing.state.asked) is not None:
        seat = decision.seat
        for request in looks_due(decision, record.entries):
            playing.look(seat, request)
        playing.take(seat, players[seat].choose(game, *known(playing, decision)))
    record.hash = game.state_hash(playing.state)
    return Match(record, game.standing(playing.state), playing.events, playing.state)
