"""Random walks through a game, with what every seat saw on the way."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from ludoteca.core.events import Journal, Recall, remember
from ludoteca.core.frames import State
from ludoteca.core.game import Choice, Game
from ludoteca.games import GAMES, load

LOADED: dict[str, Game[Any]] = {}


def game_of(key: str) -> Game[Any]:
    """Return the game, loaded once for all tests."""
    if key not in LOADED:
        LOADED[key] = load(key)
    return LOADED[key]


def all_tables() -> list[tuple[str, int]]:
    """Return every game with every number of seats."""
    return [(key, seats) for key in GAMES for seats in game_of(key).seat_counts]


class Stop(NamedTuple):
    """A moment of a walk: the state, what each seat recalls, the choice about to be made."""

    state: State
    recalls: list[Recall]
    seat: int
    choice: Choice


def some_options(game: Game[Any], chance: random.Random) -> dict[str, object]:
    """Return a random setting of the game's options."""
    return {option.key: chance.choice(option.values) for option in game.options}


def any_choice(game: Game[Any], state: State, chance: random.Random) -> tuple[int, Choice]:
    """Return a seat that is asked and one of its legal choices."""
    decision = chance.choice(game.decisions(state))
    if decision.open is not None:
        return decision.seat, decision.open.sample(chance.getrandbits(32))
    return decision.seat, chance.choice(decision.options)


def walk(game: Game[Any], seats: int, seed: int) -> Iterator[Stop]:
    """Yield every moment of a random game; simultaneous answers come in a random order."""
    chance = random.Random(f"{game.key} {seats} {seed}")
    journal = Journal()
    state = game.setup(seats, some_options(game, chance), seed, journal)
    recalls = [game.recall(seat, seats) for seat in range(seats)]
    remember(recalls, journal.events)
    while state.stack:
        seat, choice = any_choice(game, state, chance)
        yield Stop(state, recalls, seat, choice)
        journal = Journal()
        game.apply(state, seat, choice, journal)
        remember(recalls, journal.events)
    yield Stop(state, recalls, -1, -1)
