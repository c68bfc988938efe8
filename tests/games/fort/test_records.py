"""Whole recorded games, one per way of ending: they replay to their end and read as they did."""

import pytest

from ludoteca.core.records import final_state
from ludoteca.games.fort.state import FortState
from tests.games.fort.playthroughs import GAMES, GOLDENS, RECORDS, text_of
from tests.games.fort.tables import GAME
from tests.games.retelling import read


@pytest.mark.rule("F-END-01", "F-END-02", "F-END-03", "F-END-05")
@pytest.mark.parametrize("name", GAMES)
def test_records_replay_to_their_end(name: str) -> None:
    """The hash of the final state is checked on the way; all have had equally many turns."""
    ending, seats, edition, _ = GAMES[name]
    record = read(RECORDS / f"{name}.json")
    state = final_state(record, GAME)
    assert isinstance(state, FortState)
    assert (record.seats, record.options["edition"]) == (seats, edition)
    assert GAME.names["ending"][state.ending] == ending
    assert state.turn % seats == 0
    assert not state.stack
    assert GAME.standing(state).winners


@pytest.mark.parametrize("name", GAMES)
def test_golden_playthroughs(name: str) -> None:
    golden = (GOLDENS / f"{name}.txt").read_text(encoding="utf-8")
    assert text_of(read(RECORDS / f"{name}.json")) == golden


def test_every_record_has_its_golden() -> None:
    assert {path.stem for path in RECORDS.glob("*.json")} == set(GAMES)
    assert {path.stem for path in GOLDENS.glob("*.txt")} == set(GAMES)
