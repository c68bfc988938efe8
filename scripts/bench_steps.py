"""Measures the steps of one environment with random agents: bench_steps.py NAME SECONDS.

A step is what a learner pays for: observation and mask, a random legal action, the transition.
Runs in our environment and in the peers': imports what the named contestant needs.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from bench_rates import pick

# An endless series of steps: yields how many were made since last time.
Steps = Iterator[int]
TABLES = 16  # of a vector


def pettingzoo_steps(env: Any) -> Steps:
    """Play a PettingZoo environment over and over."""
    seed = 0
    while True:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            env.step(pick(seen["action_mask"].nonzero()[0]))
            yield 1


def rlcard_steps(env: Any) -> Steps:
    """Play an RLCard environment over and over."""
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(pick(list(state["legal_actions"])))
            yield 1


def single_steps(env: Any) -> Steps:
    """Play a Gymnasium environment over and over."""
    while True:
        seen, _ = env.reset()
        is_over = False
        while not is_over:
            seen, _, is_over, _, _ = env.step(pick(seen["action_mask"].nonzero()[0]))
            yield 1


def vector_steps(env: Any) -> Steps:
    """Play a vector of Gymnasium environments over and over."""
    seen, _ = env.reset(seed=1)
    while True:
        actions = [pick(mask.nonzero()[0]) for mask in seen["action_mask"]]
        seen, *_ = env.step(actions)
        yield TABLES


def ours(kind: str, key: str) -> Steps:
    """Return the steps of one of our environments, two seats."""
    from ludoteca import envs

    if kind == "vector":
        return vector_steps(envs.vector(key, 2, num_envs=TABLES))
    if kind == "sync":
        from gymnasium.vector import SyncVectorEnv

        return vector_steps(SyncVectorEnv([lambda: envs.single(key, 2)] * TABLES))
    if kind == "single":
        return single_steps(envs.single(key, 2))
    return pettingzoo_steps(envs.aec(key, 2))


def pettingzoo(name: str) -> Steps:
    """Return the steps of one of PettingZoo's own games, as its module makes it."""
    from importlib import import_module

    return pettingzoo_steps(import_module(f"pettingzoo.classic.{name}").env())


def rlcard(name: str) -> Steps:
    """Return the steps of one of RLCard's games."""
    import rlcard

    return rlcard_steps(rlcard.make(name))


PEERS: dict[str, Callable[[], Steps]] = {
    "PettingZoo chess": lambda: pettingzoo("chess_v6"),
    "PettingZoo connect four": lambda: pettingzoo("connect_four_v3"),
    "PettingZoo tic-tac-toe": lambda: pettingzoo("tictactoe_v3"),
    "PettingZoo Texas hold'em": lambda: pettingzoo("texas_holdem_v4"),
    "RLCard uno": lambda: rlcard("uno"),
    "RLCard gin-rummy": lambda: rlcard("gin-rummy"),
    "RLCard leduc-holdem": lambda: rlcard("leduc-holdem"),
}
KINDS = ("aec", "single", "vector", "sync")


def measure(steps: Steps, seconds: float) -> float:
    """Return the number of steps per second."""
    random.seed(7)
    for _ in range(50):
        next(steps)  # warms up
    # By CPU time, so other work on the machine does not count.
    made, start = 0, time.process_time()
    while (passed := time.process_time() - start) < seconds:
        made += next(steps)
    return made / passed


def main() -> None:
    """Print the rate for the process that started this one."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    if name in PEERS:
        steps = PEERS[name]()
    else:
        steps = ours(*name.split())
    print(json.dumps({"steps": measure(steps, seconds)}))


if __name__ == "__main__":
    main()
