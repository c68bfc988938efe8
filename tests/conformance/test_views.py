"""The view laws: nobody is shown, told or imagined more than their seat may know."""

import random
from typing import Any

import pytest

from ludoteca.core import wire
from ludoteca.core.events import Journal
from ludoteca.core.frames import State
from ludoteca.core.game import Game
from ludoteca.games import GAMES
from tests.conformance.laws import nobody_knows_too_much, set_up_leaks_nothing
from tests.conformance.walks import all_tables, any_choice, game_of, some_stops, walk

LOOKS = {False: {"games": 3, "each": 3}, True: {"games": 60, "each": 12}}


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_nobody_knows_too_much(key: str, seats: int, long_run: bool) -> None:
    """All laws about what a seat may know hold for all seats, whatever is asked."""
    game = game_of(key)
    chance = random.Random(seats)
    for stop in some_stops(game, seats, **LOOKS[long_run]):
        nobody_knows_too_much(game, stop, chance)


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_set_up_leaks_nothing(key: str, seats: int, long_run: bool) -> None:
    set_up_leaks_nothing(game_of(key), seats, range(400 if long_run else 20))


@pytest.mark.parametrize("key", GAMES)
def test_hidden_things_do_vary(key: str) -> None:
    """Exactly the fields named `hidden` vary from world to world: none is a copy of the truth."""
    game = game_of(key)
    chance = random.Random(3)
    varied: set[str] = set()
    for seed in range(12):  # not every setting of the options hides everything
        if seed >= 2 and varied >= game.hidden:
            break
        for seats in (game.seat_counts[0], game.seat_counts[-1]):
            for stop in walk(game, seats, seed):
                if chance.random() > 0.25 or not stop.state.stack:
                    continue
                seat = chance.randrange(seats)
                one, two = (
                    game.write_state(_world(game, stop.state, stop.recalls[seat], seat, chance))
                    for _ in range(2)
                )
                varied |= {field for field, value in one.items() if value != two[field]}
    assert varied - {"rng", "stack"} == set(game.hidden)


def _world(game: Game[Any], state: State, recall: Any, seat: int, chance: random.Random) -> State:
    world: State = game.imagine(game.view(state, seat), recall, chance.getrandbits(64))
    return world


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_views_are_plain_data(key: str, seats: int) -> None:
    """A view holds text, whole numbers, truth values, lists and tables, and nothing else."""
    game = game_of(key)
    for number, stop in enumerate(walk(game, seats, 0)):
        if number % 10 == 0:
            for seat in (None, *range(seats)):
                table = game.view(stop.state, seat).table
                assert wire.PLAIN.read(table, wire.NUMBERS, "") == table


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_a_spectator_is_told_less_than_any_seat(key: str, seats: int) -> None:
    """Events tell a spectator only what they tell every seat as well."""
    game = game_of(key)
    chance = random.Random(9)
    journal = Journal()
    state = game.setup(seats, seed=9, journal=journal)
    while state.stack:
        seat, choice = any_choice(game, state, chance)
        game.apply(state, seat, choice, journal)
    for event in journal.events:
        public = event.seen_by(None)
        for seat in range(seats):
            own = event.seen_by(seat)
            if public is not None:
                assert own is not None
                assert public.args.items() <= own.args.items()
