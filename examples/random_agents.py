"""Random agents at a PettingZoo table: every seat takes any legal action.

python examples/random_agents.py fort --seats 3 --games 5 --save game.json
"""

import argparse

from ludoteca import envs


def main() -> None:
    """Play some games and tell how they ended."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="write the record of the last game to this file")
    wish = parser.parse_args()

    env = envs.aec(wish.game, wish.seats)
    print(env.layout)
    for seat, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(wish.seed + seat)
    for number in range(wish.games):
        env.reset(seed=wish.seed + number)
        steps, scores = 0, []
        for agent in env.agent_iter():
            seen, _, is_over, _, info = env.last()
            if is_over:
                scores = info["scores"]
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(seen["action_mask"]))
                steps += 1
        print(f"game {number + 1}: {steps} steps, scores {scores}")
    if wish.save:
        env.save(wish.save)


if __name__ == "__main__":
    main()
