"""Observations hold what a seat may know and nothing else: the law for every encoder."""

import random
from typing import Any

import pytest

from ludoteca.core.events import SILENT, Recall
from ludoteca.core.frames import State
from ludoteca.envs.episode import Episode
from ludoteca.envs.layout import Layout
from ludoteca.games import GAMES
from tests.conformance.walks import all_tables, game_of, walk

PACE = {False: 0.12, True: 0.5}
SEEDS = {False: 1, True: 12}


def row(layout: Layout, state: State, recall: Recall, seat: int, taken: Any = ()) -> bytearray:
    out = bytearray(layout.size)
    layout.observation.observe(state, recall, seat, taken, out)
    return out


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_worlds_that_a_seat_cannot_tell_apart_give_equal_rows(
    key: str, seats: int, long_run: bool
) -> None:
    """The row made from the true state equals those from worlds imagined from the view alone."""
    game = game_of(key)
    layout = Layout(game, seats)
    chance = random.Random(seats)
    for seed in range(SEEDS[long_run]):
        for stop in walk(game, seats, seed):
            if chance.random() > PACE[long_run] and stop.state.stack:
                continue
            for seat in range(seats):
                recall = stop.recalls[seat]
                true = row(layout, stop.state, recall, seat)
                view = game.view(stop.state, seat)
                for _ in range(2):
                    world = game.imagine(view, recall, chance.getrandbits(64))
                    assert row(layout, world, recall, seat) == true, different(layout, world, seat)


def different(layout: Layout, world: State, seat: int) -> str:
    return f"{layout}: seat {seat} at {world.asked}"


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_rows_change_and_stay_within_their_limits(key: str, seats: int) -> None:
    """A part that is always empty, or exceeds its stated limits, would be an encoder's mistake."""
    game = game_of(key)
    layout = Layout(game, seats)
    rows = set()
    for number, stop in enumerate(walk(game, seats, 3)):
        if number % 2 == 0:
            for seat in range(seats):
                seen = row(layout, stop.state, stop.recalls[seat], seat)
                rows.add(bytes(seen))
                if game.observation is not None:
                    for field in layout.fields:
                        assert max(seen[field.place]) <= field.high, field
    assert len(rows) > 5


@pytest.mark.parametrize("key", GAMES)
def test_hidden_steps_of_others_are_not_seen(key: str) -> None:
    """Small steps towards an open answer show only in the seat's own row."""
    game, seats = game_of(key), 3
    layout = Layout(game, seats)
    episode = Episode(layout, 1, listening=True)
    chance = random.Random(1)
    checked = 0
    while (asked := episode.state.asked) is not None:
        before = [observed(episode, seat) for seat in range(seats)]
        had_taken = episode.taken[asked.seat]
        episode.act(asked, chance.choice(episode.legal(asked)))
        if len(episode.taken[asked.seat]) > len(had_taken):
            after = [observed(episode, seat) for seat in range(seats)]
            changed = [seat for seat in range(seats) if before[seat] != after[seat]]
            assert changed == [asked.seat]
            checked += 1
    assert (checked > 0) == (game.composed is not None)


def observed(episode: Episode, seat: int) -> bytearray:
    out = bytearray(episode.layout.size)
    episode.observe(seat, out)
    return out


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_masks_hold_exactly_the_legal_choices(key: str, seats: int) -> None:
    """The game accepts whatever the mask allows, and the record replays to the same state."""
    game = game_of(key)
    episode = Episode(Layout(game, seats), 5, listening=True)
    chance = random.Random(5)
    while (asked := episode.state.asked) is not None:
        legal = episode.legal(asked)
        assert legal
        assert len(set(legal)) == len(legal)
        if asked.open is None:
            assert legal == asked.options
        episode.act(asked, chance.choice(legal))
    again = game.setup(seats, episode.layout.options, episode.record.seed)
    for entry in episode.record.entries:
        if entry.is_request:
            assert isinstance(entry.choice, int)
            game.request(again, entry.seat, entry.choice, SILENT)
        else:
            game.apply(again, entry.seat, entry.choice)
    assert game.state_hash(again) == game.state_hash(episode.state)
