"""One game from the set-up to the end among given players, each with its seat's view and recall."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludoteca.core.events import Event, Journal
from ludoteca.core.game import Game, Options, Standing
from ludoteca.core.records import Record
from ludoteca.players.player import Player


class Match(NamedTuple):
    """A finished game: its record, how it ended, and all that happened."""

    record: Record
    standing: Standing
    events: list[Event]


def play_match(
    game: Game[Any],
    players: Sequence[Player],
    options: Options | None = None,
    seed: int = 0,
    names: list[str] | None = None,
) -> Match:
    """Return the game that these players play; the same players and seed give the same game."""
    seats = len(players)
    record = Record.start(game, seats, options, seed, names)
    recalls = [game.recall(seat, seats) for seat in range(seats)]
    events: list[Event] = []
    journal = Journal()
    state = game.setup(seats, options, seed, journal)
    while True:
        events += journal.events
        for recall in recalls:
            for event in journal.events:
                seen = event.seen_by(recall.seat)
                if seen is not None:
                    recall.note(seen)
        decision = state.asked
        if decision is None:
            break
        seat = decision.seat
        view = game.view(state, seat)
        choice = players[seat].choose(game, view, recalls[seat], decision.for_player())
        journal = Journal()
        game.apply(state, seat, choice, journal)
        record.add(seat, choice)
    record.hash = game.state_hash(state)
    return Match(record, game.standing(state), events)
