"""What bots know of the game: enough to beat chance, and nothing that is hidden."""

import random

from ludoteca.arena.matches import play_match
from ludoteca.core.frames import step
from ludoteca.players.greedy import GreedyPlayer
from ludoteca.players.player import Player
from ludoteca.players.random_player import RandomPlayer
from tests.games.dream_home.tables import EMPTY_HOUSE, GAME, do, ending, placing, player, up

INSIGHT = GAME.insight
assert INSIGHT is not None


def test_greedy_beats_random(long_run: bool) -> None:
    """At least 95 in 100 games of two players; a few games by default."""
    games = 1000 if long_run else 8
    won = 0
    for seed in range(games):
        seat = seed % 2
        players: list[Player] = [RandomPlayer(seed), RandomPlayer(seed)]
        players[seat] = GreedyPlayer(seed)
        won += play_match(GAME, players, seed=seed).standing.winners == (seat,)
    assert won >= 0.95 * games - (0 if long_run else 1)


def test_rollouts_are_legal_and_better_than_chance() -> None:
    """Quick choices to the end of whole games; their houses beat uniformly random ones."""
    totals = {"rollout": 0, "random": 0}
    for seed in range(30):
        chance = random.Random(seed)
        state = GAME.setup(2, {"optional_decor": True}, seed)
        while state.asked is not None:
            if state.asked.seat == 0:
                choice = INSIGHT.rollout(state, state.asked, chance.getrandbits(32))
                assert choice in state.asked.options
            else:
                choice = chance.choice(state.asked.options)
            assert isinstance(choice, int)
            step(state, choice)
        scores = GAME.standing(state).scores
        totals["rollout"] += scores[0]
        totals["random"] += scores[1]
    assert totals["rollout"] > 1.2 * totals["random"]


def test_a_finished_house_is_worth_its_score() -> None:
    """At the end nothing is left but points."""
    state = ending(player(EMPTY_HOUSE, helpers=["handyman"], roof=["red"] * 4))
    do(state, "done")
    assert INSIGHT.evaluate(state, 0) == 8.0
    assert INSIGHT.features(state, 0)[3] == 8.0


def test_extending_a_room_is_better_than_hiding_the_card() -> None:
    house = player("F1 LV LV -- -- --")
    values = {}
    for choice in (up("f1c3"), up("f2c1"), "place_room(f1c3, down)"):
        state = placing("living_room", house)
        do(state, choice)
        values[choice] = INSIGHT.evaluate(state, 0)
    assert values[up("f1c3")] > values[up("f2c1")] > values["place_room(f1c3, down)"]


def test_features_are_one_length_for_all_moments() -> None:
    lengths = set()
    for seed in range(6):
        chance = random.Random(seed)
        state = GAME.setup(2 + seed % 3, seed=seed)
        while state.asked is not None:
            if chance.random() < 0.1:
                lengths.add(len(INSIGHT.features(state, state.asked.seat)))
            step(state, chance.choice(state.asked.options))
    assert lengths == {11}
