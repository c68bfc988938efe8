"""The view laws: nobody is shown, told or imagined more than their seat may know."""

import random
from collections import defaultdict
from typing import Any

import pytest

from ludoteca.core import wire
from ludoteca.core.events import Journal
from ludoteca.core.frames import State
from ludoteca.core.game import Game
from ludoteca.games import GAMES
from tests.conformance.walks import all_tables, any_choice, game_of, walk

SEEDS = range(2)
LONG_SEEDS = range(25)
PACE = {False: 0.2, True: 0.5}  # how many moments of a walk are looked at


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_imagined_worlds_keep_view_recall_and_options(key: str, seats: int, long_run: bool) -> None:
    """view(imagine(v, r)) == v, nothing contradicts the recall, the seat has the same options."""
    game = game_of(key)
    chance = random.Random(seats)
    for seed in LONG_SEEDS if long_run else SEEDS:
        for stop in walk(game, seats, seed):
            if chance.random() > PACE[long_run]:
                continue
            for seat in range(seats):
                view = game.view(stop.state, seat)
                world = game.imagine(view, stop.recalls[seat], chance.getrandbits(64))
                assert game.view(world, seat).table == view.table
                assert stop.recalls[seat].fits(world)
                assert game.faults(world) == []
                assert bool(world.stack) == bool(stop.state.stack)
                ours, theirs = (game.decision(s, seat) for s in (stop.state, world))
                assert (ours is None) == (theirs is None)
                if ours is not None and theirs is not None:
                    assert (ours.kind, ours.options) == (theirs.kind, theirs.options)
            assert stop.recalls[0].fits(stop.state)


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_states_that_differ_in_hidden_things_look_the_same(key: str, seats: int) -> None:
    """What a seat cannot see changes no byte of its view, its reasons, or a spectator's view."""
    game = game_of(key)
    chance = random.Random(seats + 1)
    for stop in walk(game, seats, 1):
        if chance.random() > 0.15:
            continue
        seat = chance.randrange(seats)
        view = game.view(stop.state, seat)
        world = game.imagine(view, stop.recalls[seat], chance.getrandbits(64))
        assert wire.canonical(view.table) == wire.canonical(game.view(world, seat).table)
        public = wire.canonical(game.view(stop.state, None).table)
        assert public == wire.canonical(game.view(world, None).table)
        if game.decision(stop.state, seat) is not None:
            for choice in chance.sample(range(len(game.choices)), min(20, len(game.choices))):
                mine = game.why_not(stop.state, seat, choice)
                assert mine == game.why_not(world, seat, choice)


@pytest.mark.parametrize("key", GAMES)
def test_hidden_things_do_vary(key: str) -> None:
    """From world to world exactly the fields named `hidden` vary: none is the truth copied."""
    game = game_of(key)
    chance = random.Random(3)
    varied: dict[str, bool] = defaultdict(bool)
    for seats in (game.seat_counts[0], game.seat_counts[-1]):
        for seed in range(2):
            for stop in walk(game, seats, seed):
                if chance.random() > 0.25 or not stop.state.stack:
                    continue
                seat = chance.randrange(seats)
                one, two = (
                    game.write_state(_world(game, stop.state, stop.recalls[seat], seat, chance))
                    for _ in range(2)
                )
                for field, value in one.items():
                    varied[field] |= value != two[field]
    differing = {field for field, differs in varied.items() if differs}
    assert differing - {"rng", "stack"} == set(game.hidden)


def _world(game: Game[Any], state: State, recall: Any, seat: int, chance: random.Random) -> State:
    world: State = game.imagine(game.view(state, seat), recall, chance.getrandbits(64))
    return world


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_nothing_is_learned_without_a_barrier(key: str, seats: int) -> None:
    """If the same choice shows the actor or a spectator different things in two worlds that look
    the same, no undo may take it back: a barrier must stand there."""
    game = game_of(key)
    chance = random.Random(seats + 2)
    for stop in walk(game, seats, 2):
        if chance.random() > 0.3 or not stop.state.stack:
            continue
        seen = set()
        barriers = set()
        for _ in range(3):
            recall = stop.recalls[stop.seat]
            world = _world(game, stop.state, recall, stop.seat, chance)
            journal = Journal()
            game.apply(world, stop.seat, stop.choice, journal)
            views = [game.view(world, who).table for who in (stop.seat, None)]
            seen.add(wire.canonical(views))
            barriers.add(journal.barrier)
        assert len(seen) == 1 or barriers == {True}, stop.state.asked


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
    """Events tell a spectator nothing that some seat is not told as well."""
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
