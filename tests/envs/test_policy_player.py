"""A learned policy can sit at any table: it observes there what it was trained on."""

import random
from typing import Any

import numpy as np
import pytest

from ludoteca import envs
from ludoteca.arena.matches import play_match
from ludoteca.envs.policy_player import PolicyPlayer
from ludoteca.games import GAMES
from ludoteca.players.random_player import RandomPlayer
from tests.conformance.walks import game_of


@pytest.mark.parametrize("key", ["pebbles", "dream_home", "picture_perfect"])
def test_a_policy_plays_a_match(key: str) -> None:
    """To the end, in small steps where the answer is open."""
    chance = random.Random(1)
    met: list[Any] = []

    def policy(row: Any, mask: Any) -> int:
        met.append(row)
        return int(chance.choice(np.flatnonzero(mask)))

    match = play_match(game_of(key), [PolicyPlayer(policy), RandomPlayer(2)], seed=3)
    assert sum(entry.seat == 0 and not entry.is_request for entry in match.record.entries) > 0
    assert met
    assert all(row.shape == (envs.layout_of(key, 2).size,) for row in met)


@pytest.mark.parametrize("key", GAMES)
def test_it_observes_what_the_environment_shows(key: str) -> None:
    """The row made from view and recall alone equals the environment's row, step for step."""
    shown: list[Any] = []

    def policy(row: Any, mask: Any) -> int:
        assert np.array_equal(mask, shown[-1]["action_mask"])
        assert np.array_equal(row, shown[-1]["observation"])
        return int(np.flatnonzero(mask)[-1])

    env = envs.aec(game_of(key), seats=2, listening=True, illegal="raise")
    env.reset(seed=4)
    player = PolicyPlayer(policy)
    chance = random.Random(4)
    compared = 0
    for _ in env.agent_iter():
        seen, _, is_over, _, _ = env.last()
        if is_over or compared > 30:
            break
        decision = env.play.episode.state.asked
        assert decision is not None
        shown.append(seen)
        if decision.options:
            env.ask(player)
            compared += 1
        env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    assert compared > 4
