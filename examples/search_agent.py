"""Our search against random play at a PettingZoo table; it sees its seat's view and recall only.

python examples/search_agent.py dream_home --iterations 200 --games 4
"""

import argparse

from ludoteca import envs
from ludoteca.players.player import Player
from ludoteca.players.random_player import RandomPlayer
from ludoteca.players.search import SearchPlayer


def main() -> None:
    """Play some games, the search at seat 0, and tell how many it won."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()

    # Players of ours remember what they were shown: the environment has to listen for them.
    env = envs.aec(wish.game, wish.seats, listening=True)
    won = 0.0
    for number in range(wish.games):
        seed = wish.seed + number
        players: dict[str, Player] = {a: RandomPlayer(seed) for a in env.possible_agents}
        players["seat_0"] = SearchPlayer(seed, iterations=wish.iterations)
        env.reset(seed=seed)
        for agent in env.agent_iter():
            _, reward, is_over, _, info = env.last(observe=False)
            if is_over and agent == "seat_0":
                won += reward > 0
                print(f"game {number + 1}: scores {info['scores']}, place {info['place']}")
            env.step(None if is_over else env.ask(players[agent]))
    print(f"the search won {won:.0f} of {wish.games}")


if __name__ == "__main__":
    main()
