"""PettingZoo's own tests on every game with every number of seats, and what they leave out."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

from ludoteca import envs
from ludoteca.core.decisions import IllegalChoice
from ludoteca.core.records import final_state, load_record
from ludoteca.envs.settings import RenderMode
from ludoteca.games import GAMES, load
from tests.conformance.walks import all_tables, game_of

CYCLES = {False: 60, True: 1000}
# PettingZoo would like bare arrays, and keeps a list of its own games that may return a dictionary
# with an action mask instead, as its documentation asks for.
AS_DOCUMENTED = (
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
)


def as_documented(test: Any) -> Any:
    for mark in AS_DOCUMENTED:
        test = mark(test)
    return test


@as_documented
@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_aec(key: str, seats: int, long_run: bool) -> None:
    game = game_of(key)
    api_test(envs.aec(game, seats), num_cycles=CYCLES[long_run])
    seed_test(lambda: envs.aec(game, seats), num_cycles=CYCLES[long_run] // 4)


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_parallel(key: str, seats: int, long_run: bool) -> None:
    game = game_of(key)
    parallel_api_test(envs.parallel(game, seats), num_cycles=CYCLES[long_run] * seats)
    parallel_seed_test(lambda: envs.parallel(game, seats), num_cycles=CYCLES[long_run] // 4)


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_critics_see_the_whole_table(key: str, seats: int) -> None:
    """`state` is what all seats see together, in PettingZoo's own test and step for step."""
    game = game_of(key)
    state_test(envs.aec(game, seats, illegal="random"), envs.parallel(game, seats), num_cycles=10)
    env = envs.parallel(game, seats)
    seen, _ = env.reset(seed=2)
    for agent in env.agents:
        env.action_space(agent).seed(1)
    for _ in range(10):
        whole = np.concatenate([seen[agent]["observation"] for agent in env.possible_agents])
        assert np.array_equal(env.state(), whole)
        if not env.agents:
            break
        actions = {a: env.action_space(a).sample(seen[a]["action_mask"]) for a in env.agents}
        seen, *_ = env.step(actions)


@as_documented
@pytest.mark.parametrize("key", GAMES)
def test_fields_by_name(key: str) -> None:
    """The same with dictionaries of named fields in place of flat rows."""
    env = envs.aec(game_of(key), observations="fields")
    api_test(env, num_cycles=20)
    parallel_api_test(envs.parallel(game_of(key), observations="fields"), num_cycles=20)
    flat = envs.aec(game_of(key))
    env.reset(seed=1)
    flat.reset(seed=1)
    by_name, whole = (e.last()[0]["observation"] for e in (env, flat))
    assert [field.name for field in env.layout.fields] == list(by_name)
    assert np.array_equal(np.concatenate(list(by_name.values())), whole)


@as_documented
@pytest.mark.parametrize("key", GAMES)
def test_a_game_that_declares_nothing(key: str) -> None:
    """A game's view and samplers alone are enough for its environments."""
    game = load(key)
    game.observation = game.steps = None
    env = envs.aec(game, seats=2, illegal="raise")
    assert [field.name for field in env.layout.fields] == ["facts", "amounts", "seat", "asked"]
    assert ("answer(8)" in env.layout.words) == (game.composed is not None)
    api_test(env, num_cycles=15)
    parallel_api_test(envs.parallel(game, seats=2), num_cycles=15)
    played(env, 1)


@pytest.mark.parametrize("key", GAMES)
def test_rendering(key: str) -> None:
    def made(render_mode: RenderMode | None = None) -> Any:
        return envs.aec(game_of(key), render_mode=render_mode)

    render_test(made, {"ansi": lambda drawn: isinstance(drawn, str) and "seat_0" in drawn})


def played(env: Any, seed: int) -> Any:
    """Play an AEC episode at random to its end."""
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, is_over, _, _ = env.last()
        space = env.action_space(agent)
        env.step(None if is_over else space.sample(seen["action_mask"]))
    return env


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_rewards_are_zero_in_sum_and_tell_who_won(key: str, seats: int) -> None:
    env = envs.aec(game_of(key), seats)
    env.reset(seed=2)
    for agent in env.possible_agents:
        env.action_space(agent).seed(seats)
    total = 0.0
    places: dict[str, int] = {}
    gains: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, is_over, _, info = env.last()
        total += reward
        if is_over:
            places[agent], gains[agent] = info["place"], reward
        env.step(None if is_over else env.action_space(agent).sample(seen["action_mask"]))
    assert total == pytest.approx(0.0)
    assert {agent for agent in gains if gains[agent] == max(gains.values())} == {
        agent for agent in places if places[agent] == 1
    }


@pytest.mark.parametrize("key", GAMES)
def test_a_simultaneous_moment_is_one_parallel_step(key: str) -> None:
    """An agent that is not asked can only wait; all that are asked answer in the same step."""
    env = envs.parallel(game_of(key), seats=3)
    wait = env.layout.wait
    seen, _ = env.reset(seed=4)
    together = alone = 0
    while env.agents:
        waiting = [agent for agent in env.agents if seen[agent]["action_mask"][wait]]
        for agent in waiting:
            assert seen[agent]["action_mask"].sum() == 1
        asked = {decision.seat for decision in env.play.episode.decisions()}
        assert {f"seat_{seat}" for seat in asked} == set(env.agents) - set(waiting)
        together += len(asked) > 1
        alone += len(asked) == 1
        actions = {a: env.action_space(a).sample(seen[a]["action_mask"]) for a in env.agents}
        seen, *_ = env.step(actions)
    assert alone > 0
    assert (together > 0) == (key in ("pebbles", "picture_perfect"))


def test_an_illegal_action_loses_or_is_explained_or_replaced() -> None:
    env = envs.aec("dream_home", seats=3)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(env.layout.wait)
    assert env.terminations[loser]
    assert env.rewards[loser] == -1.0
    assert sum(env.rewards.values()) == pytest.approx(0.0)
    points = envs.aec("dream_home", seats=3, reward="margin")
    points.reset(seed=1)
    points.step(-1)
    assert sorted(points.rewards.values()) == [-100.0, 50.0, 50.0]
    strict = envs.aec("dream_home", seats=3, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalChoice, match="wait"):
        strict.step(strict.layout.wait)
    taken = strict.layout.action("place_room(f1c1, up)")
    with pytest.raises(IllegalChoice, match="D-"):
        strict.step(taken)
    assert "D-" in strict.why_not(taken)
    lenient = envs.aec("dream_home", seats=3, illegal="random")
    lenient.reset(seed=1)
    lenient.step(lenient.layout.wait)
    assert not any(lenient.terminations.values())


@pytest.mark.parametrize("key", GAMES)
def test_a_saved_episode_replays(key: str, tmp_path: Path) -> None:
    env = played(envs.aec(game_of(key)), 9)
    env.save(tmp_path / "game.json")
    record, game = load_record(tmp_path / "game.json", load)
    assert game.state_hash(final_state(record, game)) == record.hash
    assert final_state(record, game).asked is None
