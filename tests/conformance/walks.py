"""Random walks through a game, with what every seat saw on the way."""

import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import count
from typing import Any, NamedTuple

from ludoteca.core.decisions import Decision
from ludoteca.core.events import Journal, Recall, remember
from ludoteca.core.frames import State
from ludoteca.core.game import Choice, Game
from ludoteca.games import GAMES, load

ENOUGH = 60  # moments to look at: short games take more of them
LOADED: dict[str, Game[Any]] = {}


def game_of(key: str) -> Game[Any]:
    """Return the game, loaded once for all tests."""
    if key not in LOADED:
        LOADED[key] = load(key)
    return LOADED[key]


def all_tables() -> list[tuple[str, int]]:
    """Return every game with each number of seats."""
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
    return decision.seat, any_answer(game, decision, chance)


def any_answer(game: Game[Any], decision: Decision, chance: random.Random) -> Choice:
    """Return a legal answer; an open one is sampled, or is one small step where that is enough.

    A sample may leave out what is rarely done, such as playing a VIP card.
    """
    if decision.open is None:
        return chance.choice(decision.options)
    if game.steps is not None and chance.random() < 0.5:
        step = (chance.choice(game.steps.options(decision, ())),)
        if not game.steps.options(decision, step):
            return game.steps.compose(decision, step)
    return decision.open.sample(chance.getrandbits(32))


def walk(game: Game[Any], seats: int, seed: int) -> Iterator[Stop]:
    """Yield every moment of a random game; simultaneous answers come in a random order.

    Seats make some of their requests before they answer: what was looked at is remembered.
    """
    chance = random.Random(f"{game.key} {seats} {seed}")
    journal = Journal()
    state = game.setup(seats, some_options(game, chance), seed, journal)
    recalls = [game.recall(seat, seats) for seat in range(seats)]
    remember(recalls, journal.events)
    while state.stack:
        journal = Journal()
        decision = chance.choice(game.decisions(state))
        if decision.requests:
            for request in decision.requests[: chance.randint(0, 5)]:
                game.request(state, decision.seat, request, journal)
            remember(recalls, journal.events)
        choice = any_answer(game, decision, chance)
        yield Stop(state, recalls, decision.seat, choice)
        journal = Journal()
        game.apply(state, decision.seat, choice, journal)
        remember(recalls, journal.events)
    yield Stop(state, recalls, -1, -1)


def some_stops(game: Game[Any], seats: int, games: int, each: int) -> Iterator[Stop]:
    """Yield moments of this many games or more: per game, about `each` of every kind of question.

    So the rare questions are checked as often as the common ones.
    """
    chance = random.Random(seats)
    looks: dict[str, int] = defaultdict(int)
    for seed in count():
        for stop in walk(game, seats, seed):
            kind = "" if stop.state.asked is None else stop.state.asked.kind
            if looks[kind] < each * (seed + 1) and chance.random() < 0.5:
                looks[kind] += 1
                yield stop
        if seed + 1 >= games and sum(looks.values()) >= ENOUGH:
            return
