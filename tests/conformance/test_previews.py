"""Previews of every game: fair, true, and over in good time."""

import random
from typing import Any

import pytest

from ludoteca.core import previews
from ludoteca.core.game import Game
from ludoteca.core.previews import ASKED, UNKNOWN, preview
from ludoteca.games import GAMES
from tests.conformance import nuts
from tests.conformance.nuts import SEATS, NutsGame
from tests.conformance.preview_laws import no_preview_tells, previews_are_fair_and_true
from tests.conformance.walks import all_tables, game_of, some_stops, walk

LOOKS = {False: {"games": 2, "each": 2}, True: {"games": 40, "each": 10}}


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_previews_are_fair_and_true(key: str, seats: int, long_run: bool) -> None:
    game = game_of(key)
    chance = random.Random(seats)
    for stop in some_stops(game, seats, **LOOKS[long_run]):
        if stop.state.stack:
            previews_are_fair_and_true(game, stop, chance)


def look_ahead_in_many_worlds(game: Game[Any]) -> None:
    """Check that previews are the same in six worlds at some moments of a few games."""
    chance = random.Random(1)
    for stop in some_stops(game, SEATS, games=6, each=3):
        if stop.state.stack:
            view, recall = game.view(stop.state, stop.seat), stop.recalls[stop.seat]
            worlds: list[Any] = [
                game.imagine(view, recall, chance.getrandbits(64)) for _ in range(6)
            ]
            no_preview_tells(game, stop, worlds, [])


def test_a_peeking_game_is_caught() -> None:
    """The law bites: an option that hangs on a hidden hand makes previews differ."""
    look_ahead_in_many_worlds(NutsGame())
    with pytest.raises(AssertionError):
        look_ahead_in_many_worlds(NutsGame(nuts.PEEKING_OPTION))


@pytest.mark.parametrize("key", GAMES)
def test_what_is_refused_says_why(key: str) -> None:
    """The reason is the one that the choice itself would get, after the choices before it."""
    game = game_of(key)
    chance = random.Random(5)
    refused = 0
    for stop in walk(game, game.seat_counts[0], 3):
        if not stop.state.stack:
            break
        wrong = chance.randrange(len(game.choices))
        view, recall = game.view(stop.state, stop.seat), stop.recalls[stop.seat]
        told = preview(game, view, recall, [wrong])
        assert told.reason == game.why_not(stop.state, stop.seat, wrong)
        assert (told.made == 0) or told.reason is None
        refused += told.reason is not None
    assert refused


def test_nothing_goes_on_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond a number of steps nothing is looked at, and what is told says so."""
    game = game_of("dream_home")
    stop = next(iter(walk(game, 2, 0)))
    view, recall = game.view(stop.state, stop.seat), stop.recalls[stop.seat]
    whole = preview(game, view, recall)
    assert {option.end for option in whole.options} == {ASKED}
    monkeypatch.setattr(previews, "MOST_STEPS", 1)
    cut = preview(game, view, recall)
    assert [option.choice for option in cut.options] == [o.choice for o in whole.options]
    assert UNKNOWN in {option.end for option in cut.options}
