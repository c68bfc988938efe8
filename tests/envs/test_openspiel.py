"""OpenSpiel's own tests on every game, and its IS-MCTS playing with our resampler."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.algorithms.tabular_qlearner import QLearner
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import ChanceEventSampler, Environment, ObservationType
from open_spiel.python.tests import games_sim_test

from ludoteca import envs
from ludoteca.core.game import OptionError
from ludoteca.envs.spiel_moment import BYTES
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


def history_of(state: Any) -> list[tuple[int, int]]:
    return [(entry.player, entry.action) for entry in state.full_history()]


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_resampled_states_have_a_history_that_tells_no_secret(key: str, seats: int) -> None:
    """As long as the true one, with the same turns and own actions; the deal is another one."""
    game = envs.openspiel(key, seats)
    wait = game.layout.wait
    chance = random.Random(seats)
    for moves in (0, 7, 20):
        state = dealt(game, moves, moves)
        true = history_of(state)
        for player in range(seats):
            other = state.resample_from_infostate(player, chance.random)
            again = other.resample_from_infostate(player, chance.random)
            for told in (history_of(other), history_of(again)):
                assert [turn for turn, _ in told] == [turn for turn, _ in true]
                assert told[:BYTES] != true[:BYTES]
                for (turn, action), (_, done) in zip(told[BYTES:], true[BYTES:], strict=True):
                    assert action == (done if turn == player else wait)
            assert other.move_number() == state.move_number()
            assert history_of(other.clone()) == history_of(other)
            if not other.is_terminal():
                turn, action = other.current_player(), other.legal_actions()[0]
                other.apply_action(action)
                assert history_of(other)[-1] == (turn, action)
                assert other.move_number() == len(true) + 1


def test_states_are_resampled_before_the_deal_is_known() -> None:
    state = envs.openspiel("pebbles", 2).new_initial_state()
    for byte in (1, 2):
        state.apply_action(byte)
    other = state.resample_from_infostate(0, random.Random(1).random)
    assert other.is_chance_node()
    assert len(other.history()) == 2
    for byte in (3, 4):
        other.apply_action(byte)
    assert other.current_player() == 0


@pytest.mark.parametrize("key", GAMES)
def test_actions_are_counted_as_they_are(key: str) -> None:
    """Not as many as a chance node has outcomes."""
    game = envs.openspiel(key)
    assert game.num_distinct_actions() == len(envs.actions(key))
    assert game.max_chance_outcomes() == 256
    state = dealt(game, 1, 3)
    assert len(state.legal_actions_mask(state.current_player())) == len(envs.actions(key))


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_information_states_are_told_apart_by_their_rows(key: str, seats: int) -> None:
    """The rows differ exactly where the strings do, and begin with what is seen now."""
    game = envs.openspiel(key, seats)
    [size], [seen] = game.information_state_tensor_shape(), game.observation_tensor_shape()
    assert (seen, size) == (envs.layout_of(key, seats).size, seen + 64)
    strings: dict[str, tuple[float, ...]] = {}
    for seed in (1, 2):
        state = dealt(game, seed, 0)
        for _ in range(12):
            for player in range(seats):
                row = tuple(state.information_state_tensor(player))
                assert list(row[:seen]) == state.observation_tensor(player)
                assert strings.setdefault(state.information_state_string(player), row) == row
            state.apply_action(state.legal_actions()[-1])
    assert len(set(strings.values())) == len(strings) > 12


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


@pytest.mark.parametrize("kind", list(ObservationType))
@pytest.mark.parametrize("key", GAMES)
def test_learners_of_openspiel_can_be_fed(key: str, kind: ObservationType) -> None:
    """Its own environment for learners takes the game as it is, with both kinds of rows."""
    table = Environment(
        envs.openspiel(key, 2), observation_type=kind, chance_event_sampler=ChanceEventSampler(1)
    )
    [size] = table.observation_spec()["info_state"]
    players = [RandomAgent(player, table.action_spec()["num_actions"]) for player in range(2)]
    assert table.action_spec()["num_actions"] == len(envs.actions(key))
    step = table.reset()
    steps = 0
    while not step.last() and steps < 150:
        assert [len(row) for row in step.observations["info_state"]] == [size, size]
        player = players[step.observations["current_player"]]
        step = table.step([player.step(step).action])
        steps += 1
    assert steps > 3
    if step.last():
        assert sum(step.rewards) == pytest.approx(0.0)


@pytest.mark.parametrize("kind", list(ObservationType))
def test_tables_of_values_are_learned_from_both_kinds_of_rows(kind: ObservationType) -> None:
    """OpenSpiel's tabular Q-learning: an information state is one that was never met twice."""
    table = Environment(
        envs.openspiel("pebbles", 2), observation_type=kind, chance_event_sampler=lambda state: 7
    )
    actions = table.action_spec()["num_actions"]
    learners = [QLearner(player, actions) for player in range(2)]
    for _ in range(15):
        step = table.reset()
        while not step.last():
            step = table.step([learners[step.current_player()].step(step).action])
        for learner in learners:
            learner.step(step)
    values = [len(learner._q_values) for learner in learners]
    assert min(values) > 15


def test_regrets_are_counted_by_outcome_sampling() -> None:
    """OpenSpiel's own counterfactual regret minimisation finds its way by information states."""
    np.random.seed(2)
    game = envs.openspiel("pebbles", 2)
    solver = OutcomeSamplingSolver(game)
    for _ in range(5):
        solver.iteration()
    policy = solver.average_policy()
    state = dealt(game, 4, 3)
    chances = policy.action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1.0)
    assert set(chances) <= set(state.legal_actions())


def test_names_known_to_openspiel() -> None:
    envs.register()
    assert {f"ludoteca_{key}" for key in GAMES} <= set(pyspiel.registered_names())
    assert pyspiel.load_game("ludoteca_fort(players=4)").num_players() == 4
