"""Whole recorded games: they replay to the recorded end, and read as they always did."""

import pytest

from ludoteca.core.records import final_state
from tests.games.dream_home.playthroughs import GOLDENS, RECORDS, text_of
from tests.games.dream_home.tables import GAME
from tests.games.retelling import read

ENDS = {
    "two_players": ((37, 34), (1, 2)),
    "three_players": ((38, 35, 39), (2, 3, 1)),
    "four_players": ((33, 31, 38, 35), (3, 4, 1, 2)),
    "all_helpers": ((3, 27, 13, 14), (4, 1, 3, 2)),
    "won_by_children": ((11, 18, 10, 18), (3, 2, 4, 1)),
    "shared_victory": ((17, 17), (1, 1)),
    "shared_by_option": ((9, 15, 15, 7), (3, 1, 1, 4)),
}


@pytest.mark.rule("D-ROUND-08", "D-TIE-01", "D-TIE-02", "D-TIE-03", "D-VAR-04")
@pytest.mark.parametrize("name", ENDS)
def test_records_replay_to_their_end(name: str) -> None:
    """One record per way of ending; the hash of the final state is checked on the way."""
    record = read(RECORDS / f"{name}.json")
    state = final_state(record, GAME)
    standing = GAME.standing(state)  # type: ignore[arg-type]
    assert (standing.scores, standing.places) == ENDS[name]


def test_every_record_has_an_expected_end() -> None:
    assert {path.stem for path in RECORDS.glob("*.json")} == set(ENDS)


@pytest.mark.parametrize("name", ["two_players", "three_players", "four_players"])
def test_golden_playthroughs(name: str) -> None:
    golden = (GOLDENS / f"{name}.txt").read_text(encoding="utf-8")
    assert text_of(read(RECORDS / f"{name}.json")) == golden
