"""Whole games against what is kept beside: readable playthroughs, leaves by depth, records."""

import pytest

from ludoteca.core.records import final_state, load_record
from ludoteca.games import load
from tests.games.picture_perfect.playthroughs import GAMES, HERE, RECORDS, perft, playthrough


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
