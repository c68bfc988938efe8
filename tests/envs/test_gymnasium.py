"""Gymnasium's own checks on every game, one seat against bots, alone and in vectors."""

import copy
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.utils.performance import benchmark_vector_step
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from ludoteca import envs
from ludoteca.core.records import final_state, load_record
from ludoteca.games import GAMES, load
from ludoteca.players.random_player import RandomPlayer
from tests.conformance.walks import all_tables, game_of


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_check_env(key: str, seats: int) -> None:
    """With its `spec`, so the check leaves nothing out; warnings are errors here."""
    check_env(envs.single(key, seats=seats, seat="any"))


@pytest.mark.parametrize("key", GAMES)
def test_check_env_in_other_forms(key: str) -> None:
    check_env(envs.single(key, illegal="random", observations="fields", reward="margin"))


def masked(mask: Any, chance: random.Random) -> int:
    """Return one of the actions that a mask allows."""
    return int(chance.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_episodes_end_with_a_result(key: str, seats: int, tmp_path: Path) -> None:
    env = envs.single(game_of(key), seats, seat="any", illegal="raise")
    chance = random.Random(seats)
    seen, info = env.reset(seed=3)
    reward, is_over = 0.0, False
    while not is_over:
        assert reward == 0.0
        assert seen in env.observation_space
        seen, reward, is_over, is_cut, info = env.step(masked(seen["action_mask"], chance))
        assert not is_cut
    assert len(info["scores"]) == seats
    assert (info["place"] == 1) == (reward > 0) or reward == 0
    env.save(tmp_path / "game.json")
    record, game = load_record(tmp_path / "game.json", load)
    assert game.standing(final_state(record, game)).scores == tuple(info["scores"])


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_by_name(bot: str) -> None:
    """The same seed gives the same episode, whoever the bots are."""
    results = []
    for _ in range(2):
        env = envs.single("pebbles", seats=3, bots=bot)
        chance = random.Random(1)
        seen, _ = env.reset(seed=8)
        is_over = False
        info: dict[str, Any] = {}
        while not is_over:
            seen, _, is_over, _, info = env.step(masked(seen["action_mask"], chance))
        results.append(info["scores"])
    assert results[0] == results[1]


def test_bots_of_ones_own() -> None:
    player = RandomPlayer(3)
    env = envs.single("pebbles", seats=3, bots=[player, RandomPlayer])
    env.reset(seed=1)
    assert env.table.players[1] is player
    assert isinstance(env.table.players[2], RandomPlayer)


def test_our_own_players_can_advise() -> None:
    env = envs.single("fort", seats=2, listening=True, illegal="raise")
    env.reset(seed=1)
    _, _, is_over, _, _ = env.step(env.ask(RandomPlayer(1)))
    assert not is_over
    deaf = envs.single("fort", seats=2)
    deaf.reset(seed=1)
    with pytest.raises(ValueError, match="listening=True"):
        deaf.ask(RandomPlayer(1))


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("form", ["flat", "fields"])
def test_a_vector_is_many_environments_step_for_step(mode: AutoresetMode, form: str) -> None:
    """The same as Gymnasium's SyncVectorEnv over single environments, infos and all."""
    game = game_of("pebbles")
    settings: dict[str, Any] = {"seats": 3, "seat": "any", "observations": form}
    ours = envs.vector(game, num_envs=4, autoreset_mode=mode, **settings)
    made = [lambda: envs.single(game, **settings)] * 4
    theirs = SyncVectorEnv(made, autoreset_mode=mode)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    chance = random.Random(2)
    one: Any = ours.reset(seed=5)
    two: Any = theirs.reset(seed=5)
    assert data_equivalence(one, two, exact=True)
    endings = 0
    for _ in range(60):
        actions = np.array([masked(mask, chance) for mask in one[0]["action_mask"]])
        one, two = ours.step(actions), theirs.step(actions)
        assert data_equivalence(one, two, exact=True)
        endings += int(np.sum(one[2]))
    assert endings > 4


@pytest.mark.parametrize("key", GAMES)
def test_vectors_return_new_arrays_within_their_spaces(key: str) -> None:
    env = envs.vector(game_of(key), num_envs=3)
    chance = random.Random(1)
    seen, _ = env.reset(seed=1)
    first = {name: array.copy() for name, array in seen.items()}
    kept = seen
    for _ in range(12):
        assert seen in env.observation_space
        actions = np.array([masked(mask, chance) for mask in seen["action_mask"]])
        seen, rewards, over, cut, _ = env.step(actions)
        assert [str(array.dtype) for array in (rewards, over, cut)] == ["float64", "bool", "bool"]
    assert data_equivalence(first, kept, exact=True)


def test_chosen_tables_are_reset() -> None:
    env = envs.vector("pebbles", num_envs=3, autoreset_mode=AutoresetMode.DISABLED)
    chance = random.Random(1)
    seen, _ = env.reset(seed=1)
    over = np.zeros(3, np.bool_)
    actions = np.zeros(3, np.int64)
    while not over.any():
        actions = np.array([masked(mask, chance) for mask in seen["action_mask"]])
        seen, _, over, _, _ = env.step(actions)
    with pytest.raises(ValueError, match="reset it first"):
        env.step(actions)
    seen, _ = env.reset(options={"reset_mask": over})
    actions = np.array([masked(mask, chance) for mask in seen["action_mask"]])
    env.step(actions)
    with pytest.raises(ValueError, match="3 seeds are needed"):
        env.reset(seed=[1, 2])


def test_names_known_to_gymnasium() -> None:
    envs.register()
    env = gymnasium.make("ludoteca/fort-v1", seats=3, illegal="random")
    assert env.reset(seed=1)[0] in env.observation_space
    many = gymnasium.make_vec(
        "ludoteca/pebbles-v2", num_envs=3, vectorization_mode="vector_entry_point"
    )
    assert many.reset(seed=1)[0] in many.observation_space
    assert benchmark_vector_step(many, target_duration=1) > 0


def test_what_one_asks_for_nobody_else_gets() -> None:
    """The registry belongs to all: whatever is made, it stays as it was."""
    before = copy.deepcopy(gymnasium.registry)
    assert "ludoteca/fort-v1" in before
    asked: dict[str, Any] = {"seats": 3, "bots": "greedy", "illegal": "random", "seat": "any"}
    made = gymnasium.make("ludoteca/fort-v1", **asked)
    made.reset(seed=1)
    assert made.spec is not None
    assert made.spec.kwargs == {"game": "fort", **asked}
    assert gymnasium.make(made.spec).unwrapped.spec == made.unwrapped.spec
    own = envs.single("fort", seats=4, reward="margin")
    assert own.spec is not None
    own.spec.kwargs["listening"] = True
    vector: Any = "vector_entry_point"
    gymnasium.make_vec("ludoteca/fort-v1", num_envs=2, vectorization_mode=vector, **asked)
    gymnasium.make_vec("ludoteca/fort-v1", num_envs=2, vectorization_mode="sync", **asked)
    assert gymnasium.registry == before
    plain: Any = gymnasium.make("ludoteca/fort-v1").unwrapped
    assert (plain.layout.seats, plain.table.wish, plain.table.bots) == (2, 0, ["random"])
    assert (plain.play.illegal, plain.play.reward, plain.play.listening) == ("lose", "win", False)


@pytest.mark.parametrize("first", ["gymnasium", "ludoteca.envs"])
def test_the_module_before_the_name_is_enough(first: str) -> None:
    """In a fresh process, as Gymnasium documents it; whichever is imported first."""
    program = f"import {first}, gymnasium; print(gymnasium.make('ludoteca.envs:ludoteca/fort-v1'))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stdout == "<SeatEnv<ludoteca/fort-v1>>\n", done.stderr


@pytest.mark.parametrize("key", GAMES)
def test_action_masks_are_those_of_the_observation(key: str) -> None:
    """As sb3-contrib's MaskablePPO asks for them: by this name, one truth value per action."""
    env = envs.single(game_of(key), illegal="raise")
    chance = random.Random(1)
    seen, _ = env.reset(seed=1)
    for _ in range(10):
        masks = env.action_masks()
        assert (str(masks.dtype), len(masks)) == ("bool", env.layout.actions)
        assert np.array_equal(masks, seen["action_mask"] == 1)
        seen, _, is_over, _, _ = env.step(masked(masks, chance))
        if is_over:
            seen, _ = env.reset()


def test_tables_are_drawn_as_the_seat_sees_them() -> None:
    env = envs.single("pebbles", render_mode="ansi")
    env.reset(seed=1)
    assert "seat_0 (you)" in env.render()
    many = envs.vector("pebbles", num_envs=2, render_mode="ansi")
    many.reset(seed=1)
    assert ["seat_0 (you)" in text for text in many.render()] == [True, True]
