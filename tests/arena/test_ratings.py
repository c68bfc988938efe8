"""Elo and win rates against values worked out by hand."""

import math

import pytest

from ludoteca.arena.intervals import mean, resampled, wilson
from ludoteca.arena.jobs import Outcome
from ludoteca.arena.ratings import (
    POINTS,
    Wins,
    bradley_terry,
    chance,
    is_connected,
    rate,
    standard_errors,
)


def match(number: int, players: str, places: tuple[int, ...], deal: int | None = None) -> Outcome:
    """Return a match of players with one letter each."""
    scores = tuple(10 - place for place in places)
    who = tuple(players)
    parts = tuple({"points": score} for score in scores)
    return Outcome(number, number if deal is None else deal, who, {}, scores, places, parts, 20, {})


def test_two_players_are_as_far_apart_as_their_odds() -> None:
    """Three wins to one means odds of 3: 400 * log10(3) = 190.85 points."""
    outcomes = [match(n, "ab", (1, 2) if n % 4 else (2, 1)) for n in range(40)]
    ratings = rate(outcomes)
    best, other = ratings.players
    assert (best.player, other.player) == ("a", "b")
    assert best.elo.value - other.elo.value == pytest.approx(400 * math.log10(3))
    assert best.elo.value + other.elo.value == pytest.approx(3000)
    assert best.win_rate == wilson(30, 40)
    assert not ratings.is_one_sided


def test_the_curvature_gives_the_known_error_of_two_players() -> None:
    """The difference of log strengths has variance 1 / (n p q); each has half the error."""
    wins: Wins = [[0, 60], [20, 0]]
    errors = standard_errors(wins, bradley_terry(wins))
    assert errors == pytest.approx([math.sqrt(1 / (80 * 0.75 * 0.25)) / 2] * 2)


def test_three_players_meet_the_equations_of_the_likelihood() -> None:
    """At the maximum, each player is expected to win exactly as often as it has won."""
    wins: Wins = [[0, 60, 70], [20, 0, 50], [10, 30, 0]]
    ratings = bradley_terry(wins)
    assert sum(ratings) == pytest.approx(0)
    for i in range(3):
        expected = sum(
            (wins[i][j] + wins[j][i]) * chance(ratings[i] - ratings[j]) for j in range(3) if j != i
        )
        assert expected == pytest.approx(sum(wins[i]))


def test_consistent_odds_are_found_exactly() -> None:
    """Strengths 4, 2 and 1: wins of 2:1, 2:1 and 4:1."""
    wins: Wins = [[0, 20, 40], [10, 0, 20], [10, 10, 0]]
    ratings = bradley_terry(wins)
    assert ratings[0] - ratings[1] == pytest.approx(math.log(2))
    assert ratings[1] - ratings[2] == pytest.approx(math.log(2))


def test_ties_count_as_half() -> None:
    outcomes = [match(n, "ab", (1, 1)) for n in range(10)]
    ratings = rate(outcomes)
    assert [rated.elo.value for rated in ratings.players] == pytest.approx([1500, 1500])
    assert [rated.win_rate.value for rated in ratings.players] == [0.5, 0.5]


def test_a_match_of_three_is_three_pairs() -> None:
    """In two matches a comes before b before c, in one the other way round."""
    order = ((1, 2, 3), (1, 2, 3), (3, 2, 1))
    ratings = rate([match(n, "abc", places) for n, places in enumerate(order)])
    assert ratings.against["a", "b"] == wilson(2, 3)
    assert ratings.against["c", "a"] == wilson(1, 3)
    elo = {rated.player: rated.elo.value for rated in ratings.players}
    assert elo["a"] - elo["b"] == pytest.approx(elo["b"] - elo["c"])


def test_two_seats_of_one_player_say_nothing_of_each_other() -> None:
    ratings = rate([match(0, "aab", (1, 2, 3)), match(1, "aab", (2, 3, 1))])
    assert ratings.against["a", "b"] == wilson(2, 4)
    assert {rated.player: rated.seats for rated in ratings.players} == {"a": 4, "b": 2}


def test_one_who_never_lost_gets_a_wide_interval() -> None:
    ratings = rate([match(n, "ab", (1, 2)) for n in range(30)])
    assert ratings.is_one_sided
    best = ratings.players[0].elo
    assert math.isfinite(best.value)
    assert best.high - best.low > 500
    assert not is_connected([[0, 30], [0, 0]])


def test_intervals_hold_the_true_difference_about_as_often_as_they_say() -> None:
    """Matches drawn with known odds: nearly all intervals hold the truth, yet are not too wide."""
    from ludoteca.core.rng import below

    truth, rng, held, widths = 100.0, 7, 0, []
    for _ in range(40):
        outcomes = []
        for number in range(60):
            rng, die = below(rng, 10_000)
            is_win = die / 10_000 < chance(truth / POINTS)
            outcomes.append(match(number, "ab", (1, 2) if is_win else (2, 1)))
        rated = {r.player: r for r in rate(outcomes, resamples=100).players}
        low, high = rated["a"].elo.low, rated["a"].elo.high
        held += low <= 1500 + truth / 2 <= high
        widths.append(high - low)
    assert held >= 35
    assert sum(widths) / len(widths) < 130


def test_resampling_draws_deals_not_matches() -> None:
    """Ten matches of one deal that all end alike say hardly more than one of them."""
    alike = [match(n, "ab", (1, 2) if n // 10 % 3 else (2, 1), deal=n // 10) for n in range(90)]
    apart = [match(n, "ab", (1, 2) if n % 3 else (2, 1)) for n in range(90)]
    wide, narrow = (rate(some).players[0].elo for some in (alike, apart))
    assert wide.value == pytest.approx(narrow.value)
    assert wide.high - wide.low > 1.5 * (narrow.high - narrow.low)


def test_the_same_matches_give_the_same_ratings() -> None:
    outcomes = [match(n, "abc", (1 + n % 3, 1 + (n + 1) % 3, 1 + (n + 2) % 3)) for n in range(12)]
    assert rate(outcomes) == rate(outcomes)


def test_means_and_resampling() -> None:
    assert mean([2.0, 2.0]).high == 2.0
    low, high = resampled([1.0, 3.0], lambda some: [sum(some) / len(some)], 200, seed=1)[0]
    assert (low, high) == (1.0, 3.0)
