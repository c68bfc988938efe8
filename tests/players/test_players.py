"""Players: reproducible, scripted ones are strict, and none of them sees a State."""

from typing import Any

import pytest

from ludoteca.arena.lineup import UnknownPlayer, is_player, make_player
from ludoteca.arena.matches import play_match
from ludoteca.arena.simulate import Plan, simulate
from ludoteca.core.decisions import Decision
from ludoteca.core.events import Recall
from ludoteca.core.frames import State
from ludoteca.core.game import Choice, Game, View
from ludoteca.games import GAMES, load
from ludoteca.players.casual import CasualPlayer
from ludoteca.players.greedy import GreedyPlayer
from ludoteca.players.random_player import RandomPlayer
from ludoteca.players.scripted import ScriptedPlayer, Unscripted
from ludoteca.players.search import SearchPlayer


@pytest.mark.parametrize("name", ["random", "greedy", "easy", "steady", "search:20"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    game = load("pebbles")
    one, two = (
        play_match(game, [make_player(name, 5, seat) for seat in range(3)], seed=9).record
        for _ in range(2)
    )
    assert one.entries == two.entries
    other = play_match(game, [make_player(name, 6, seat) for seat in range(3)], seed=9).record
    assert other.entries != one.entries


def test_an_unscripted_question_is_an_error() -> None:
    game = load("pebbles")
    with pytest.raises(Unscripted, match="no line for fist of seat 0"):
        play_match(game, [ScriptedPlayer(), RandomPlayer()], seed=1)
    with pytest.raises(Unscripted, match="expects swap, asked is fist"):
        play_match(game, [ScriptedPlayer("swap: keep"), RandomPlayer()], seed=1)
    with pytest.raises(Unscripted, match="no choice of pebbles reads 'shout'"):
        play_match(game, [ScriptedPlayer("shout"), RandomPlayer()], seed=1)


def test_a_script_plays_a_whole_game() -> None:
    game = load("pebbles")
    record = play_match(game, [RandomPlayer(1), RandomPlayer(2)], seed=4).record
    lines: list[list[str]] = [[], []]
    for entry in record.entries:
        assert isinstance(entry.choice, int)
        lines[entry.seat].append(str(game.tell(entry.choice)))
    again = play_match(game, [ScriptedPlayer(*mine) for mine in lines], seed=4)
    assert again.record.entries == record.entries


class Nosy:
    """Looks for a State in everything it is handed."""

    def __init__(self) -> None:
        self.inner = RandomPlayer(3)

    def choose(self, game: Game[Any], view: View, recall: Recall, decision: Decision) -> Choice:
        assert decision.open is None
        for thing in (view, recall, decision, *view.table.values()):
            assert not isinstance(thing, State)
        return self.inner.choose(game, view, recall, decision)


@pytest.mark.parametrize("key", GAMES)
def test_players_are_handed_view_and_recall_only(key: str) -> None:
    game = load(key)
    play_match(game, [Nosy() for _ in range(game.seat_counts[0])], seed=2)


def test_greedy_beats_random_in_pebbles() -> None:
    """A game of bluff: being greedy helps, but not much."""
    plan = Plan("pebbles", ("greedy", "random"), {}, 300, 1, {})
    summary = simulate(plan)
    assert summary.seats[0]["win_rate"] > 0.55


def test_greedy_takes_the_better_of_two() -> None:
    assert GreedyPlayer(1).best([3, 4, 5], [0.0, 2.0, 1.0]) == 4


@pytest.mark.parametrize("name", ["oracle", "search:", "search:0", "search:fast", "greedy:3"])
def test_unknown_players_are_refused(name: str) -> None:
    assert not is_player(name)
    with pytest.raises(UnknownPlayer):
        make_player(name, 1, 0)


def test_a_search_is_named_with_its_budget() -> None:
    by_number, by_time = make_player("search:30", 1, 0), make_player("search:0.5s", 1, 0)
    assert isinstance(by_number, SearchPlayer)
    assert isinstance(by_time, SearchPlayer)
    assert (by_number.budget.iterations, by_number.budget.seconds) == (30, None)
    assert (by_time.budget.iterations, by_time.budget.seconds) == (None, 0.5)


def test_a_casual_player_takes_good_options_more_often() -> None:
    player = CasualPlayer(1)
    taken = [player.careless([3, 4, 5], [0.0, 2.0, 1.0]) for _ in range(300)]
    assert taken.count(4) > taken.count(5) > taken.count(3) > 0


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    plan = Plan("pebbles", ("random", "greedy"), {}, 60, 7, {}, True)
    kept: list[list[object]] = []
    for workers in (1, 2):
        records: list[object] = []
        summary = simulate(plan, workers, lambda outcome: records.append(outcome.record))  # noqa: B023
        kept.append([records, summary.seats, summary.decisions])
    assert kept[0] == kept[1]
