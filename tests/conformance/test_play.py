"""Laws of play that hold for every game: options, copies, wire, replay, the end."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.core import wire
from ludoteca.core.events import SILENT, Journal
from ludoteca.core.frames import playout
from ludoteca.core.game import Choice
from ludoteca.core.records import Record, final_state, read_record, replay
from ludoteca.games import GAMES, load
from tests.conformance.laws import refused_exactly_if_no_option
from tests.conformance.walks import all_tables, game_of, some_options, some_stops, walk

SEEDS = range(3)
LONG_SEEDS = range(40)
SLICE = 60  # choices of the table to try for each question


def seeds(long_run: bool) -> range:
    return LONG_SEEDS if long_run else SEEDS


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_options_are_never_empty_unique_and_stable(key: str, seats: int, long_run: bool) -> None:
    """At each decision: options non-empty, unique, within the table, the same when asked again."""
    game = game_of(key)
    for seed in seeds(long_run):
        for stop in walk(game, seats, seed):
            decisions = game.decisions(stop.state)
            assert bool(decisions) == bool(stop.state.stack)
            for decision in decisions:
                assert decision.options or decision.open is not None
                assert len(set(decision.options)) == len(decision.options)
                assert all(0 <= option < len(game.choices) for option in decision.options)
                again = game.decision(stop.state.copy(), decision.seat)
                assert again is not None
                assert (again.kind, again.options) == (decision.kind, decision.options)
            if decisions:
                assert stop.state.asked is not None
                assert stop.state.asked.options == decisions[0].options


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_a_choice_is_refused_exactly_if_it_is_not_an_option(
    key: str, seats: int, long_run: bool
) -> None:
    """Over the whole table of choices, a reason is given if and only if the choice is no option.

    By default every question gets the next slice of the table, until each choice has had its turn.
    """
    game = game_of(key)
    whole = range(len(game.choices))
    size = len(whole) if long_run else min(SLICE, len(whole))
    start = 0
    for stop in some_stops(game, seats, games=1, each=3):
        if not stop.state.stack:
            continue
        before = game.state_hash(stop.state)
        for decision in game.decisions(stop.state):
            if decision.open is None:
                choices = {(start + number) % len(whole) for number in range(size)}
                refused_exactly_if_no_option(game, stop.state, decision, sorted(choices))
                start += size
        assert game.why_not(stop.state, stop.seat, len(whole)) is not None
        asked = {decision.seat for decision in game.decisions(stop.state)}
        for seat in set(range(seats)) - asked:
            assert game.why_not(stop.state, seat, 0) is not None
        assert game.state_hash(stop.state) == before
    assert start >= len(whole)


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_copies_are_equal_and_independent(key: str, seats: int, long_run: bool) -> None:
    """A copy equals its original; older copies never change while the game goes on."""
    game = game_of(key)
    for seed in seeds(long_run):
        old = []
        for number, stop in enumerate(walk(game, seats, seed)):
            if number % 7 == 0:
                twin = stop.state.copy()
                text = wire.canonical(game.write_state(stop.state))
                assert wire.canonical(game.write_state(twin)) == text
                old.append((twin, text))
                playout(stop.state.copy(), number, limit=20)
        for twin, text in old:
            assert wire.canonical(game.write_state(twin)) == text


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_any_state_survives_the_wire(key: str, seats: int, long_run: bool) -> None:
    """JSON round trip in mid-effect; afterwards the game goes on in the same way."""
    game = game_of(key)
    for seed in seeds(long_run):
        for number, stop in enumerate(walk(game, seats, seed)):
            if number % 5:
                continue
            data = game.write_state(stop.state)
            again = game.read_state(data)
            assert game.write_state(again) == data
            one, two = stop.state.copy(), again
            assert playout(one, seed, 10) == playout(two, seed, 10)
            assert game.state_hash(one) == game.state_hash(two)


@pytest.mark.parametrize("key", GAMES)
def test_the_wire_refuses_what_it_does_not_know(key: str) -> None:
    """The wire refuses an unknown field, a missing field and an unknown frame, and says where."""
    game = game_of(key)
    state = game.setup(game.seat_counts[0], seed=3)
    data = game.write_state(state)
    with pytest.raises(wire.WireError, match="unknown field 'gold'"):
        game.read_state({**data, "gold": 1})
    with pytest.raises(wire.WireError, match="'rng' is missing"):
        game.read_state({k: v for k, v in data.items() if k != "rng"})
    with pytest.raises(wire.WireError, match="unknown kind 'bribe_the_judge'"):
        game.read_state({**data, "stack": [{"is": "bribe_the_judge"}]})


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_a_record_replays_to_the_equal_state(key: str, seats: int) -> None:
    """Replay = snapshot; and a changed record is noticed."""
    game = game_of(key)
    chance = random.Random(seats)
    options = some_options(game, chance)
    record = Record.start(game, seats, options, seed=11)
    state = game.setup(seats, options, 11)
    while state.asked is not None:
        asked = state.asked
        choice: Choice
        if asked.open is not None:
            choice = asked.open.sample(5)
        else:
            choice = chance.choice(asked.options)
        record.add(asked.seat, choice)
        game.apply(state, asked.seat, choice)
    record.hash = game.state_hash(state)
    again, loaded = read_record(record.write(game), load)
    assert loaded.state_hash(final_state(again, loaded)) == record.hash
    assert len(list(replay(again, loaded))) == len(record.entries) + 1


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_every_game_ends_with_a_standing(key: str, seats: int, long_run: bool) -> None:
    """Random play ends; invariants hold on the way; somebody wins."""
    game = game_of(key)
    for seed in seeds(long_run):
        for stop in walk(game, seats, seed):
            assert game.faults(stop.state) == []
        standing = game.standing(stop.state)
        assert len(standing.scores) == len(standing.places) == len(standing.parts) == seats
        assert standing.winners
        assert game.why_not(stop.state, 0, 0) is not None
        for score, parts in zip(standing.scores, standing.parts, strict=True):
            assert sum(parts.values()) == score


@pytest.mark.parametrize("key", GAMES)
def test_words_of_choices_are_unique_and_can_be_read_back(key: str) -> None:
    """Every choice of the table has its own text, and the text leads back to it."""
    game = game_of(key)
    texts = [str(words) for words in game.choices]
    assert len(set(texts)) == len(texts)
    assert all(game.read(text) == choice for choice, text in enumerate(texts))


@pytest.mark.parametrize("key", GAMES)
def test_silent_and_live_journals_give_the_same_game(key: str) -> None:
    """Listening changes nothing."""
    game = game_of(key)
    chance = random.Random(5)
    for seats in game.seat_counts:
        loud = game.setup(seats, seed=5, journal=Journal())
        still = game.setup(seats, seed=5, journal=SILENT)
        while loud.asked is not None:
            asked = loud.asked
            choice: Choice
            if asked.open is not None:
                choice = asked.open.sample(1)
            else:
                choice = chance.choice(asked.options)
            game.apply(loud, asked.seat, choice, Journal())
            game.apply(still, asked.seat, choice)
        assert game.state_hash(loud) == game.state_hash(still)


SCRIPT = """
from ludoteca.core.frames import playout
from ludoteca.core.game import Choice
from ludoteca.games import load
game = load({key!r})
for seats in game.seat_counts:
    state = game.setup(seats, seed=4)
    playout(state, 4)
    print(game.state_hash(state))
"""


@pytest.mark.parametrize("key", GAMES)
def test_games_do_not_depend_on_the_hash_seed(key: str) -> None:
    """The same game under a different PYTHONHASHSEED: no order comes from a set or a hash."""
    root = Path(__file__).parents[2]
    outputs = set()
    for hash_seed in ("0", "1", "77"):
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT.format(key=key)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root / "src")},
            capture_output=True,
            text=True,
            check=True,
        )
        outputs.add(run.stdout)
    assert len(outputs) == 1
