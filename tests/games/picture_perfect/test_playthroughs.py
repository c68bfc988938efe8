"""Whole games against what is kept beside: readable playthroughs, leaves by depth, records."""

import pickle

import pytest

from ludoteca.core.events import Recall
from ludoteca.core.records import final_state, load_record
from ludoteca.games import load
from tests.games.picture_perfect.party import photo
from tests.games.picture_perfect.playthroughs import GAMES, HERE, RECORDS, perft, playthrough
from tests.games.picture_perfect.tables import F4, GAME, position


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    kept = (HERE / "goldens" / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name) == kept


def test_perft() -> None:
    assert perft() == (HERE / "perft.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", RECORDS)
def test_record(name: str) -> None:
    """Replays to the recorded state; one record for each way a game can end."""
    record, game = load_record(HERE / "records" / f"{name}.json", load)
    state = final_state(record, game)
    winners = game.standing(state).winners
    assert len(winners) == (3 if name == "shared_victory" else len(winners))
    assert (name == "won_by_a_vote") == bool(state.votes)  # type: ignore[attr-defined]


def test_states_recalls_and_answers_travel_between_processes() -> None:
    """Bots think in other processes: what they are handed is copied whole, compiled or not."""
    table = position(F4, final=True).answer("B", photo({"clara": "c3"}))
    twin = pickle.loads(pickle.dumps(table.state))
    assert GAME.state_hash(twin) == GAME.state_hash(table.state)
    recall = GAME.recall(1, 4)
    for event in table.ask("A", "open(clara)"):
        recall.note(event)
    again = pickle.loads(pickle.dumps(recall))
    assert vars_of(again) == vars_of(recall)
    assert again.cards


def vars_of(recall: Recall) -> list[object]:
    """Return all that a recall holds."""
    names = ("seat", "cards", "seen", "announced", "windows", "vip", "vip_window", "places")
    return [getattr(recall, name) for name in names]
