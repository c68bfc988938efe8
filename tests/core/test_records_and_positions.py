"""Records replay, positions round-trip, and both refuse wrong data with a reason."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.box import Box, BoxError
from ludoteca.core.game import OptionError
from ludoteca.core.positions import PositionError, load_position, read_position, write_position
from ludoteca.core.records import Record, RecordError, final_state, load_record, read_record, replay
from ludoteca.core.wire import WireError
from ludoteca.games import GAMES, load
from tests.conformance.walks import all_tables, game_of, walk


def played(box: Box | None = None) -> tuple[Record, Any]:
    game = load("pebbles", box)
    chance = random.Random(3)
    record = Record.start(game, 3, {"swaps": True}, seed=3)
    state = game.setup(3, {"swaps": True}, 3)
    while state.asked is not None:
        choice = chance.choice(state.asked.options)
        record.add(state.asked.seat, choice)
        game.apply(state, state.asked.seat, choice)
    record.hash = game.state_hash(state)
    return record, game


def test_a_saved_record_replays_with_its_own_box(tmp_path: Path) -> None:
    """The owner's box travels in the record: the same file replays anywhere."""
    box = Box("mine.toml", {"pebble": {"six": {"copies": {"value": 9, "source": "owner"}}}})
    record, game = played(box)
    path = tmp_path / "game.json"
    record.save(game, path)
    again, loaded = load_record(path, load)
    assert loaded.box.number("pebble.six.copies", 0, 99) == 9
    assert loaded.state_hash(final_state(again, loaded)) == record.hash
    assert not list(tmp_path.glob("*.partial"))


def test_a_changed_record_is_noticed() -> None:
    record, game = played()
    record.seed += 1
    with pytest.raises(RecordError):
        final_state(record, game)
    record, game = played()
    record.hash = "0" * 16
    with pytest.raises(RecordError, match="record_other_hash"):
        final_state(record, game)


def test_an_illegal_choice_in_a_record_is_named() -> None:
    record, game = played()
    record.entries[4] = record.entries[4]._replace(choice=12)
    with pytest.raises(RecordError) as refused:
        list(replay(record, game))
    assert refused.value.code == "record_illegal"
    assert refused.value.args_by_name["number"] == 5


def test_records_of_other_rules_are_not_replayed() -> None:
    record, game = played()
    record.rules += 1
    with pytest.raises(RecordError, match="record_other_rules"):
        list(replay(record, game))


@pytest.mark.parametrize(
    "change",
    [
        {"ludoteca": 2},
        {"seats": "three"},
        {"choices": [[0]]},
        {"choices": [[0, 1, "wish"]]},
        {"choices": [[0, 99]]},
        {"extra": 1},
    ],
)
def test_malformed_records_are_refused(change: dict[str, object]) -> None:
    record, game = played()
    with pytest.raises(WireError):
        read_record({**record.write(game), **change}, load)


def test_files_that_are_no_records(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="record_unreadable"):
        load_record(tmp_path / "none.json", load)
    (tmp_path / "x.json").write_text("{", encoding="utf-8")
    with pytest.raises(RecordError, match="record_not_json"):
        load_record(tmp_path / "x.json", load)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), all_tables())
def test_any_moment_can_be_written_as_a_position_and_read_back(
    key: str, seats: int, long_run: bool
) -> None:
    game = game_of(key)
    for seed in range(20 if long_run else 2):
        for number, stop in enumerate(walk(game, seats, seed)):
            if number % 6 == 0:
                text = write_position(game, stop.state)
                loaded, state = read_position(text, load)
                assert loaded.state_hash(state) == game.state_hash(stop.state)
                assert write_position(loaded, state) == text


@pytest.mark.parametrize("key", GAMES)
def test_positions_are_made_of_words(key: str) -> None:
    """A position names things: nobody can read long rows of bare numbers."""
    game = game_of(key)
    text = write_position(game, game.setup(game.seat_counts[0], seed=1))
    assert f'game = "{key}"' in text
    words, numbers = text.count('"') // 2, len(re.findall(r"\b\d+\b", text))
    assert words > numbers


def test_a_position_that_breaks_an_invariant_is_refused() -> None:
    game = load("pebbles")
    state = game.setup(2, seed=1)
    state.pool = [(state.pool[0] + 1) % 6]
    text = write_position(game, state)
    with pytest.raises(PositionError) as refused:
        read_position(text, load)
    assert [reason.code for reason in refused.value.reasons] == ["pebbles_lost"]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("[table]", "[table", "position_not_toml"),
        ("rules = 2", "rules = 9", "position_other_rules"),
        ('"five"', '"seven"', "position_malformed"),
        ("round = 0", "around = 0", "position_malformed"),
    ],
)
def test_malformed_positions_are_refused(old: str, new: str, code: str) -> None:
    game = load("pebbles")
    text = write_position(game, game.setup(2, seed=1))
    assert old in text
    with pytest.raises(PositionError) as refused:
        read_position(text.replace(old, new, 1), load)
    assert refused.value.reasons[0].code == code


def test_a_position_of_rules_that_still_replay_is_read() -> None:
    game = load("pebbles")
    state = game.setup(2, seed=1)
    older = write_position(game, state).replace("rules = 2", "rules = 1", 1)
    assert game.state_hash(read_position(older, load)[1]) == game.state_hash(state)


def test_a_position_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PositionError, match="position_unreadable"):
        load_position(tmp_path / "none.toml", load)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"seats": 10**18}, OptionError),
        ({"seats": 5}, OptionError),
        ({"options": {"swaps": [1] * 1_000}}, OptionError),
        ({"options": [1]}, WireError),
        ({"options": {"nothing": 1}}, OptionError),
        ({"seed": 10**100}, WireError),
        ({"players": ["x"] * 1_000}, WireError),
        ({"players": ["x" * 100_000]}, WireError),
        ({"choices": [[0, 0]] * 100_000}, WireError),
        ({"choices": [[3, 0]]}, WireError),
        ({"choices": [[10**18, 0]]}, WireError),
        ({"box": {"pebble.six.copies": {"value": 10**18, "source": "owner"}}}, BoxError),
        ({"box": {f"a{i}": {"value": 1, "source": "owner"} for i in range(9_000)}}, BoxError),
    ],
)
def test_a_record_of_monstrous_size_builds_nothing(
    changes: dict[str, Any], error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def must_not_be_set_up(*_: Any) -> None:
        raise AssertionError("nothing is set up before all is checked")

    record, game = played()
    data = {**record.write(game), **changes}
    monkeypatch.setattr(type(game), "setup", must_not_be_set_up)
    with pytest.raises(error):
        read_record({**data, "rules": 1}, load)
