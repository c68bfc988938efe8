"""Whole recorded games, one per way of ending: they replay to their end and read as they did."""

import json

import pytest

from ludoteca.core.records import Record, final_state
from ludoteca.games.fort.rules.setup import PROMPTS
from ludoteca.games.fort.rules.table.state import FortState
from tests.games.fort.playthroughs import GAMES, GOLDENS, RECORDS, text_of
from tests.games.fort.tables import GAME
from tests.games.retelling import read


def hash_at_the_end(record: Record) -> str:
    """Return the hash of the last state."""
    state = final_state(record, GAME)
    assert isinstance(state, FortState)
    return GAME.state_hash(state)


RECYCLED = [
    f"rules_2/recycled_{moment}"
    for moment in ("cleanup", "between", "recruit", "discard", "draw", "end")
]


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


@pytest.mark.rule("F-INFO-10")
@pytest.mark.parametrize("name", ["tuck", "trash", "gather", "follow"])
def test_records_of_the_first_rules_replay_to_their_end(name: str) -> None:
    """Each lacks one answer that was not asked for in those days."""
    file = RECORDS / "rules_1" / f"{name}.json"
    written = json.loads(file.read_text(encoding="utf-8"))
    record = read(file)
    assert (written["rules"], record.rules) == (1, GAME.rules)
    assert len(record.entries) == len(written["choices"]) + 1
    assert (record.hash, hash_at_the_end(record)) == (written["hash"], written["hash"])


@pytest.mark.rule("F-PERK-11")
@pytest.mark.parametrize("name", [*(f"rules_1/{name}" for name in GAMES), *RECYCLED])
def test_older_games_go_on_as_they_were_begun(name: str) -> None:
    """Each of the second rules recycles at another of the six moments there were."""
    file = RECORDS / f"{name}.json"
    written = json.loads(file.read_text(encoding="utf-8"))
    record = read(file)
    assert record.options["edition"] == written["options"]["edition"] + PROMPTS
    if written["rules"] > 1:
        assert [[e.seat, e.choice] for e in record.entries] == written["choices"]
    assert (record.hash, hash_at_the_end(record)) == (written["hash"], written["hash"])


@pytest.mark.parametrize("name", GAMES)
def test_golden_playthroughs(name: str) -> None:
    golden = (GOLDENS / f"{name}.txt").read_text(encoding="utf-8")
    assert text_of(read(RECORDS / f"{name}.json")) == golden


def test_every_record_has_its_golden() -> None:
    assert {path.stem for path in RECORDS.glob("*.json")} == set(GAMES)
    assert {path.stem for path in GOLDENS.glob("*.txt")} == set(GAMES)
