"""The three strengths: each beats the next weaker one clearly; the full counts run with --long."""

from typing import Any

import pytest

from ludoteca.arena.lineup import make_player
from ludoteca.arena.matches import play_match
from ludoteca.core.rng import fork
from ludoteca.games import load
from ludoteca.players.strengths import EASY, SHARP, STEADY, STRENGTHS
from ludoteca.tables.thinking.levels import LEVELS, levels_of, player_of, usual_level

AUCTION = {"mode": "auction"}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("dream_home", {}),
    ("fort", {}),
    ("picture_perfect", {}),
    ("picture_perfect", AUCTION),
]


def share_of_wins(key: str, options: dict[str, Any], one: str, other: str, games: int) -> float:
    """Return how many of these games the first player wins; each deal is played from both seats."""
    game, won = load(key), 0.0
    for number in range(games):
        deal, seat = divmod(number, 2)
        seed = fork(9, deal)
        names = [one if s == seat else other for s in range(2)]
        players = [make_player(name, seed, s) for s, name in enumerate(names)]
        places = play_match(game, players, options, seed).standing.places
        won += 1 / places.count(1) if places[seat] == 1 else 0
    return won / games


def test_the_relaxed_level_is_sensible() -> None:
    """Never random: it beats chance clearly."""
    assert share_of_wins("dream_home", {}, EASY, "random", 4) >= 0.75


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("key", "options"), TABLES)
def test_steady_beats_easy(key: str, options: dict[str, Any]) -> None:
    assert share_of_wins(key, options, STEADY, EASY, 200) >= 0.75


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("key", "options"), TABLES)
def test_sharp_beats_steady(key: str, options: dict[str, Any]) -> None:
    """In Dream Home even with a quarter of its iterations, which keeps the test short."""
    sharp = {"dream_home": "search:300", "fort": "search:1200", "picture_perfect": "search:1200"}
    assert share_of_wins(key, options, sharp[key], STEADY, 40) >= 0.75


def test_tables_offer_the_strengths() -> None:
    game = load("pebbles")
    assert tuple(STRENGTHS) == LEVELS
    assert levels_of(game) == (EASY, STEADY, SHARP)
    assert usual_level(game) == STEADY
    assert all(player_of(game, level)(1) for level in levels_of(game))
    game.insight = None
    assert levels_of(game) == (EASY,)
    assert usual_level(game) == EASY
    assert type(player_of(game, EASY)(1)).__name__ == "RandomPlayer"
