"""OpenSpiel's own tests on every game, and its IS-MCTS playing with our resampler."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment
from open_spiel.python.tests import games_sim_test

from ludoteca import envs
from ludoteca.core.game import OptionError
from ludoteca.games import GAMES
from tests.conformance.walks import all_tables


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_random_simulation(key: str, seats: int, long_run: bool) -> None:
    """Clones, histories, serialisation, observations, masks, returns: all OpenSpiel's checks."""
    game = envs.openspiel(key, seats)
    for _ in range(5 if long_run else 1):
        pyspiel.random_sim_test(game, num_sims=1, serialize=seats == 2 or long_run, verbose=False)


@pytest.mark.parametrize("key", GAMES)
def test_api_simulation(key: str) -> None:
    """The same from Python, plus pickles of game, type and states."""
    np.random.seed(1)
    games_sim_test.GamesSimTest("sim_game").sim_game(envs.openspiel(key))


def dealt(game: Any, seed: int, moves: int) -> Any:
    """Return a state in mid-game."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node() or moves > 0:
        if state.is_terminal():
            return dealt(game, seed + 1, moves // 2)
        moves -= not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_resampled_states_cannot_be_told_apart(key: str, seats: int) -> None:
    """For every player, the same strings, tensor and actions; yet the hidden things do vary."""
    game = envs.openspiel(key, seats)
    chance = random.Random(seats)
    varied = 0
    for moves in (0, 5, 15):
        state = dealt(game, moves, moves)
        for player in range(seats):
            other = state.resample_from_infostate(player, chance.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            varied += str(other) != str(state)
            for _ in range(10):
                if not other.is_terminal():
                    other.apply_action(chance.choice(other.legal_actions()))
    assert varied > 0


@pytest.mark.parametrize("key", GAMES)
def test_information_states_remember_what_was_done(key: str) -> None:
    """Two histories that look the same now still differ for the player who lived through them."""
    state = dealt(envs.openspiel(key), 3, 6)
    player = state.current_player()
    before = state.information_state_string(player)
    assert before != state.observation_string(player)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(player) != before


@pytest.mark.parametrize("key", GAMES)
def test_observations_have_named_parts(key: str) -> None:
    game = envs.openspiel(key)
    state = dealt(game, 1, 3)
    seen = make_observation(game)
    seen.set_from(state, 0)
    assert list(seen.dict) == [field.name for field in envs.fields(key)]
    assert np.array_equal(seen.tensor, np.array(state.observation_tensor(0), np.float32))


def test_options_and_box_go_with_the_name() -> None:
    game = envs.openspiel("picture_perfect", 3, options={"mode": "auction", "notebook": True})
    assert game.layout.options["notebook"] is True
    again = pyspiel.load_game(str(game))
    assert again.layout.options == game.layout.options
    with pytest.raises(OptionError):
        envs.openspiel("picture_perfect", 3, options={"mode": "party"})


@pytest.mark.parametrize("key", GAMES)
def test_ismcts_plays_by_our_resampler(key: str, long_run: bool) -> None:
    """OpenSpiel's own bot at the first decisions of a game, in small steps where asked that way."""
    game = envs.openspiel(key, 2)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 20 if long_run else 4, random_state=chance)
    state = dealt(game, 2, 0)
    asked = 0
    while not state.is_terminal() and asked < (200 if long_run else 5):
        if state.current_player() == 0:
            action = bot.step(state)
            asked += 1
        else:
            action = chance.choice(state.legal_actions())
        assert action in state.legal_actions()
        state.apply_action(action)
    assert asked > 2


def test_learners_of_openspiel_can_be_fed() -> None:
    """Its own environment for learners takes the game as it is."""
    table = Environment(envs.openspiel("dream_home", 2))
    step = table.reset()
    chance = random.Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = table.step([chance.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0.0)


def test_names_known_to_openspiel() -> None:
    envs.register()
    assert {f"ludoteca_{key}" for key in GAMES} <= set(pyspiel.registered_names())
    assert pyspiel.load_game("ludoteca_fort(players=4)").num_players() == 4
