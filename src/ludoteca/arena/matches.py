"""One game from the set-up to the end among given players, each with its seat's view and recall."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludoteca.core.events import Event, Journal, remember
from ludoteca.core.frames import State
from ludoteca.core.game import Game, Options, Standing
from ludoteca.core.records import Record
from ludoteca.players.player import Player


class Match(NamedTuple):
    """A finished game: its record, how it ended, all that happened, and where it led."""

    record: Record
    standing: Standing
    events: list[Event]
    state: State


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
    remember(recalls, journal.events)
    events += journal.events
    while state.asked is not None:
        decision, journal = state.asked, Journal()
        seat = decision.seat
        for request in decision.requests:  # a bot looks wherever it may
            game.request(state, seat, request, journal)
            record.add(seat, request, is_request=True)
        remember(recalls, journal.events)
        view, heard = game.view(state, seat), len(journal.events)
        choice = players[seat].choose(game, view, recalls[seat], decision.for_player())
        game.apply(state, seat, choice, journal)
        record.add(seat, choice)
        remember(recalls, journal.events[heard:])
        events += journal.events
    record.hash = game.state_hash(state)
    return Match(record, game.standing(state), events, state)
