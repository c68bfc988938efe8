"""Who sits where: people and bots by name, noted in a record so that a game can be resumed.

A record's line for a seat is the kind of player and the name: `person Ana`, `greedy Bot 2`.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludoteca.arena.lineup import is_player, make_player
from ludoteca.core.game import Game
from ludoteca.locale import Speaker
from ludoteca.players.player import Player

PERSON = "person"


class Seat(NamedTuple):
    """The kind of player at a seat, and the name the others know it by."""

    kind: str
    name: str

    def __str__(self) -> str:
        return f"{self.kind} {self.name}"


def usual_bot(game: Game[Any]) -> str:
    """Return the kind of bot that plays this game by default."""
    return "random" if game.insight is None else "greedy"


def seat_people(seats: int, people: Sequence[int], bots: str, lang: str) -> list[Seat]:
    """Return the seats: people where they are wanted, bots of this kind elsewhere."""
    say = Speaker(lang).say
    return [
        Seat(PERSON, say("player-number", number=seat + 1))
        if seat in people
        else Seat(bots, say("player-bot", number=seat + 1))
        for seat in range(seats)
    ]


def read_seats(game: Game[Any], lines: Sequence[str], seats: int, lang: str) -> list[Seat]:
    """Return the seats of a record; if it does not say, a person takes the first."""
    found = [Seat(*line.partition(" ")[::2]) for line in lines]
    if len(found) == seats and all(
        (s.kind == PERSON or is_player(s.kind)) and s.name for s in found
    ):
        return found
    return seat_people(seats, (0,), usual_bot(game), lang)


def players(table: Sequence[Seat], seed: int) -> list[Player | None]:
    """Return the bots by seat, None where a person sits."""
    return [
        None if seat.kind == PERSON else make_player(seat.kind, seed, number)
        for number, seat in enumerate(table)
    ]
