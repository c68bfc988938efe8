"""The player that searches: reproducible, on time, legal, and fair by construction."""

from itertools import count
from time import perf_counter
from typing import Any

import pytest

from ludoteca.arena.matches import play_match
from ludoteca.core.decisions import Composed, Decision
from ludoteca.core.frames import State
from ludoteca.core.rng import fork
from ludoteca.games import GAMES, load
from ludoteca.players.outlook import Outlook
from ludoteca.players.player import Known, Player
from ludoteca.players.random_player import RandomPlayer
from ludoteca.players.search import Budget, SearchPlayer, Thought, ranked, search
from ludoteca.players.tree import CURIOSITY, Tree
from tests.players.moments import Moment, moments, through_the_wire

AUCTION = {"mode": "auction"}
PEBBLES = [
    (2, 30, 0.437612245),
    (1, 10, 0.575791978),
    (5, 8, 0.389375158),
    (3, 2, 0.520391522),
    (0, 0, 0.0),
]
TABLES = [(key, seats) for key in GAMES for seats in load(key).seat_counts]


def asked(key: str, seats: int = 2, seed: int = 3, each: int = 5) -> list[Moment]:
    """Return questions with a real choice."""
    found = moments(load(key), seats, seed, each=each)
    return [moment for moment in found if len(moment.decision.options) > 1]


def think(key: str, moment: Moment, **how: Any) -> list[Thought]:
    """Return what a fresh player thinks of a moment."""
    player = SearchPlayer(7, **how)
    return player.think(load(key), moment.view, moment.recall, moment.decision)


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_and_iterations_give_the_same_thoughts(key: str) -> None:
    for moment in asked(key)[:3]:
        one, two = (think(key, moment, iterations=12) for _ in range(2))
        assert one == two
        assert sum(thought.visits for thought in one) == 12
        assert all(0.0 <= thought.value <= 1.0 for thought in one)
        assert [t.visits for t in one] == sorted((t.visits for t in one), reverse=True)


def test_thoughts_are_the_same_everywhere() -> None:
    """Plain or compiled, on any machine: what was thought here once is thought again."""
    moment = asked("pebbles", each=1)[0]
    thoughts = think("pebbles", moment, iterations=50)
    assert [(t.choice, t.visits, round(t.value, 9)) for t in thoughts] == PEBBLES


def test_another_seed_gives_other_thoughts() -> None:
    moment = asked("dream_home")[2]
    game = load("dream_home")
    thoughts = [
        SearchPlayer(seed, iterations=20).think(game, moment.view, moment.recall, moment.decision)
        for seed in range(3)
    ]
    assert thoughts[0] != thoughts[1] or thoughts[1] != thoughts[2]


@pytest.mark.parametrize("key", GAMES)
def test_a_choice_that_is_settled_needs_no_more_thought(key: str) -> None:
    """A caller that only wants the choice may stop early, and gets the same one."""
    game, tried = load(key), 0
    for moment in asked(key)[:3]:
        full = think(key, moment, iterations=60)
        known = Known(moment.view, moment.recall, moment.decision)
        budget = Budget(60, None, CURIOSITY, is_brief=True)
        brief = ranked([search(game, known, fork(fork(fork(7, 4), 5), 0), budget)])
        assert brief[0].choice == full[0].choice
        assert sum(thought.visits for thought in brief) <= 60
        tried += sum(thought.visits for thought in brief)
        player = SearchPlayer(7, iterations=60)
        assert player.choose(game, *known) == full[0].choice
    assert tried < 3 * 60


def test_a_settled_choice_is_given_before_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that advances a millisecond each time it is read."""
    ticks, later = count(), perf_counter() + 1000  # the real clock, used inside, is never late
    monkeypatch.setattr("ludoteca.players.search.perf_counter", lambda: later + next(ticks) / 1000)
    game, saved = load("dream_home"), 0
    for moment in asked("dream_home")[:4]:
        known = Known(moment.view, moment.recall, moment.decision)
        full, brief = (
            ranked([search(game, known, 5, Budget(None, 0.3, CURIOSITY, is_brief))])
            for is_brief in (False, True)
        )
        assert brief[0].choice == full[0].choice
        saved += sum(t.visits for t in full) - sum(t.visits for t in brief)
    assert saved > 200


@pytest.mark.parametrize("key", GAMES)
def test_a_search_ends_at_the_first_look_after_its_time(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that moves a hundredth of a second with each look: real ones are for the bench."""
    game, looks = load(key), 0
    later = perf_counter() + 1000  # the real clock, used inside, is never late

    def clock() -> float:
        nonlocal looks
        looks += 1
        return later + looks / 100

    monkeypatch.setattr("ludoteca.players.search.perf_counter", clock)
    for moment in [m for m in moments(game, 2, 5, each=4) if len(m.decision.options) > 1][:4]:
        known = Known(moment.view, moment.recall, moment.decision)
        looks = 0
        found = search(game, known, 1, Budget(None, 0.2, CURIOSITY))
        assert looks <= 20 + 3
        assert 15 <= sum(findings.visits for findings in found) <= 20


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_whole_games_are_legal(key: str, seats: int) -> None:
    """An illegal choice would raise; so would a Known that nobody can answer."""
    game = load(key)
    players: list[Player] = [SearchPlayer(1, iterations=2)]
    players += [RandomPlayer(seat) for seat in range(1, seats)]
    match = play_match(game, players, None, seats)
    assert match.standing.winners


def test_whole_auction_games_are_legal() -> None:
    game = load("picture_perfect")
    match = play_match(game, [SearchPlayer(1, iterations=2), RandomPlayer(2)], AUCTION, 4)
    assert match.standing.winners


@pytest.mark.parametrize("key", GAMES)
def test_view_and_recall_through_the_wire_are_enough(key: str) -> None:
    for moment in asked(key)[1:4]:
        player = SearchPlayer(7, iterations=8)
        view, recall, decision = through_the_wire(moment)
        assert player.think(load(key), view, recall, decision) == think(key, moment, iterations=8)


@pytest.mark.parametrize("key", GAMES)
def test_what_a_seat_cannot_see_changes_nothing(key: str) -> None:
    """Two states with equal views and recalls give equal answers."""
    game = load(key)
    for moment in asked(key)[1:4]:
        seat = moment.decision.seat
        other = game.imagine(moment.view, moment.recall, 12345)
        decision = game.decision(other, seat)
        assert decision is not None
        twin = Moment(other, game.view(other, seat), moment.recall, decision.for_player())
        assert twin.view == moment.view
        assert think(key, twin, iterations=8) == think(key, moment, iterations=8)


class Untaught:
    """Picture Perfect's insight for a player that must find composed answers by itself."""

    def __init__(self, insight: Any) -> None:
        self.insight = insight

    def evaluate(self, state: Any, seat: int) -> float:
        value: float = self.insight.evaluate(state, seat)
        return value

    def rollout(self, state: Any, decision: Decision, rng: int) -> int | Composed:
        if decision.open is not None:
            return decision.open.sample(rng)
        choice: int | Composed = self.insight.rollout(state, decision, rng)
        return choice


def final_photo() -> Moment:
    """Return a moment of the final photo."""
    found = moments(load("picture_perfect"), 2, 1)
    return next(m for m in found if m.decision.kind == "final_photo")


def test_open_questions_are_widened_step_by_step() -> None:
    moment = final_photo()
    game = load("picture_perfect")
    game.insight = Untaught(game.insight)
    player = SearchPlayer(3, iterations=9)
    thoughts = player.think(game, moment.view, moment.recall, moment.decision)
    assert 2 <= len(thoughts) <= 4
    assert sum(thought.visits for thought in thoughts) == 9
    for thought in thoughts:
        assert isinstance(thought.choice, Composed)
        assert game.why_not(moment.state, moment.decision.seat, thought.choice) is None
    assert len({thought.choice for thought in thoughts}) == len(thoughts)


def test_a_moment_may_ask_something_listed_in_another_world() -> None:
    """Composed answers are counted separately from the listed ones of the same bandit."""
    game = load("picture_perfect")
    state = game.setup(2, seed=4)
    while state.asked is not None and state.asked.open is None:
        game.apply(state, state.asked.seat, state.asked.options[0])
    decision = state.asked
    assert decision is not None
    tree = Tree(Outlook(game), decision.seat)
    bandit = tree.root.bandit(decision.seat)
    bandit.arm(12, 0.5)
    bandit.visits = 1
    numbers = {tree.widen(state, decision, bandit) for _ in range(3)}
    assert all(number < 0 for number in numbers)
    assert bandit.answers >= 1


def test_a_game_that_composes_is_asked_once() -> None:
    moment = final_photo()
    (thought,) = think("picture_perfect", moment, iterations=3)
    game = load("picture_perfect")
    assert game.why_not(moment.state, moment.decision.seat, thought.choice) is None


def test_answers_at_the_same_time_do_not_know_each_other() -> None:
    """In Pebbles both close their fists: the second's statistics do not depend on the first."""
    game = load("pebbles")
    moment = next(m for m in moments(game, 2, 3) if m.decision.kind == "fist")
    tree = Tree(Outlook(game), 0)
    for number in range(60):
        world: State = game.imagine(moment.view, moment.recall, number)
        decision = game.decision(world, 0)
        assert decision is not None
        tree.iterate(world, decision)
    first, second = tree.root.bandits[0], tree.root.bandits[1]
    assert first.visits == 60
    assert second.visits >= 55
    assert sum(arm.visits for arm in second.arms.values()) == second.visits
    assert len(tree.root.after) > len(first.arms)  # what follows depends on both answers


def test_several_processes_give_the_sum_of_their_parts() -> None:
    moment = asked("pebbles", each=1)[0]
    game = load("pebbles")
    known = Known(moment.view, moment.recall, moment.decision)
    player = SearchPlayer(9, iterations=31, processes=2)
    thoughts = player.think(game, *known)
    assert sum(thought.visits for thought in thoughts) == 31
    alone = SearchPlayer(9, iterations=31, processes=2)
    parts = []
    rng = fork(alone.rng, 5)
    for part, iterations in enumerate((16, 15)):
        budget = Budget(iterations, None, CURIOSITY)
        parts.append(search(game, known, fork(rng, part), budget))
    assert thoughts == ranked(parts)


@pytest.mark.parametrize(("key", "iterations", "games"), [("dream_home", 4, 4), ("fort", 4, 4)])
def test_search_beats_random(key: str, iterations: int, games: int, long_run: bool) -> None:
    """Nearly always, even with very few iterations."""
    game, won = load(key), 0
    games = 10 * games if long_run else games
    for seed in range(games):
        seat = seed % 2
        players: list[Player] = [RandomPlayer(seed), RandomPlayer(seed)]
        players[seat] = SearchPlayer(seed, iterations=iterations)
        won += play_match(game, players, None, seed).standing.winners == (seat,)
    assert won >= 0.9 * games


def test_without_insight_nothing_can_be_searched() -> None:
    game = load("pebbles")
    game.insight = None
    with pytest.raises(ValueError, match="pebbles has no insight"):
        Outlook(game)
