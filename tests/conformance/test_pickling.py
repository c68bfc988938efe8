"""States, memories and answers go to other processes and come back whole, compiled or not."""

import copy
import pickle

import pytest

from tests.conformance.walks import all_tables, game_of, walk


@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_nothing_is_lost_in_a_pickle(key: str, seats: int) -> None:
    game = game_of(key)
    for number, stop in enumerate(walk(game, seats, 4)):
        if number % 25 == 3:
            for twin in (pickle.loads(pickle.dumps(stop.state)), copy.deepcopy(stop.state)):
                assert game.state_hash(twin) == game.state_hash(stop.state)
            for recall in stop.recalls:
                again = pickle.loads(pickle.dumps(recall))
                view = game.view(stop.state, recall.seat)
                one, two = (game.imagine(view, memory, number) for memory in (recall, again))
                assert game.state_hash(one) == game.state_hash(two)
            choice = pickle.loads(pickle.dumps(stop.choice))
            assert choice == -1 or game.write_choice(choice) == game.write_choice(stop.choice)
