"""OpenSpiel's own IS-MCTS bot at our tables: worlds come from our resampler.

python examples/openspiel_ismcts.py picture_perfect --simulations 20
"""

import argparse

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from ludoteca import envs


def main() -> None:
    """Play a game, the bot as player 0 and random play elsewhere, and tell the returns."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()

    game = envs.openspiel(wish.game, wish.seats)
    chance = np.random.RandomState(wish.seed)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, wish.simulations, random_state=chance)
    state = game.new_initial_state()
    asked = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            action = bot.step(state)
            asked += 1
        else:
            action = chance.choice(state.legal_actions())
        state.apply_action(action)
    returns = ", ".join(f"{value:+.2f}" for value in state.returns())
    print(f"{asked} decisions by IS-MCTS, returns {returns}")


if __name__ == "__main__":
    main()
