"""No game is lost: every choice is on disk, and an unfinished game can go on."""

import json
import os
import sys
from pathlib import Path

import pytest

from ludoteca import terminal
from ludoteca.cli.app import main
from ludoteca.core.records import final_state, load_record
from ludoteca.games import load
from ludoteca.terminal.saves import FINISHED, UNFINISHED, Shelf, data_folder, latest_unfinished
from ludoteca.terminal.seating import Seat, read_seats
from tests.terminal.tables import pebbles, sit
from tests.terminal.test_session import to_the_end


def test_every_choice_is_on_disk_before_the_next(shelf: Shelf, data: Path) -> None:
    session = sit(pebbles(), shelf)
    for number in range(1, 4):
        turn = session.turn()
        assert turn is not None
        session.answer(turn.seat, turn.decision.options[0])
        [file] = (data / UNFINISHED).iterdir()
        assert len(json.loads(file.read_text())["choices"]) == number


def test_a_finished_game_moves_to_the_finished_ones(shelf: Shelf, data: Path) -> None:
    session = sit(pebbles(), shelf)
    to_the_end(session)
    assert list((data / UNFINISHED).iterdir()) == []
    assert [shelf.path] == list((data / FINISHED).iterdir())
    assert shelf.path is not None
    record, game = load_record(shelf.path, load)
    assert game.standing(final_state(record, game)) == session.standing()


def test_two_tables_at_once_keep_to_their_own_files(data: Path) -> None:
    shelves = [Shelf(data), Shelf(data)]
    for shelf in shelves:
        shelf.keep(sit(pebbles(), shelf))
    assert shelves[0].path != shelves[1].path


def test_the_latest_unfinished_game_is_found(data: Path) -> None:
    assert latest_unfinished() is None
    folder = data / UNFINISHED
    folder.mkdir(parents=True)
    for name in ("pebbles-2026-01-01-101010.json", "pebbles-2026-01-02-101010.json"):
        (folder / name).write_text("{}")
    newest = folder / "dream_home-2025-01-01-101010.json"
    newest.write_text("{}")
    older = folder / "pebbles-2026-01-01-101010.json"
    for age, path in enumerate((newest, older)):
        stamp = 4_000_000_000 - age
        os.utime(path, (stamp, stamp))
    assert latest_unfinished() == newest
    assert latest_unfinished("pebbles") == older
    assert latest_unfinished("dream-home") == newest
    assert latest_unfinished("fort") is None


def test_a_disk_that_refuses_is_told_and_never_fatal(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("a file where a folder should be")
    shelf = Shelf(blocked)
    session = sit(pebbles(), shelf)
    to_the_end(session)
    assert str(blocked) in shelf.trouble
    assert shelf.path is None


@pytest.mark.parametrize(
    ("environment", "platform", "folder"),
    [
        ({"LUDOTECA_DATA": "/here"}, "linux", "/here"),
        ({"XDG_DATA_HOME": "/xdg"}, "linux", "/xdg/ludoteca"),
        ({"LOCALAPPDATA": "/local"}, "win32", "/local/ludoteca"),
    ],
)
def test_the_data_folder_follows_the_system(
    environment: dict[str, str], platform: str, folder: str
) -> None:
    assert data_folder(environment, platform).as_posix() == folder


def test_the_data_folder_is_in_the_home_otherwise() -> None:
    home = Path.home()
    assert data_folder({}, "linux") == home / ".local" / "share" / "ludoteca"
    assert data_folder({}, "darwin") == home / "Library" / "Application Support" / "ludoteca"


def test_a_record_tells_who_sits_where() -> None:
    told = read_seats(pebbles(), ["person Ana Maria", "random Bot 2"], 2, "en")
    assert told == [Seat("person", "Ana Maria"), Seat("random", "Bot 2")]
    untold = read_seats(pebbles(), ["random", "random"], 2, "en")
    assert [seat.kind == "person" for seat in untold] == [True, False]


def test_continuing_without_a_game_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    terminal.resume(lang="en", plain=True)
    assert capsys.readouterr().out == "You have no unfinished game.\n"


def spoil(path: Path, **changes: object) -> None:
    """Change some fields of a record."""
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"seats": "two"}, "this is not one of our records. seats: a whole number is needed"),
        ({"rules": 99}, "This game was played under rules 99"),
        ({"game": "chess"}, "There is no game “chess”."),
        ({"choices": [[0, 12]]}, "Choice 1 of the record is against the rules"),
        ({"seed": 3}, "The replay ends in a different position"),
        ({"box": {"pebble.nine.copies": 5}}, "say where the value comes from"),
    ],
)
def test_a_spoiled_game_is_told_and_not_lost(
    changes: dict[str, object],
    told: str,
    shelf: Shelf,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shelf.keep(sit(pebbles(), shelf))
    assert shelf.path is not None
    spoil(shelf.path, **changes)
    monkeypatch.setattr(sys, "argv", ["ludoteca", "play", "--continue", "--plain", "--lang", "en"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert told in capsys.readouterr().err
    assert shelf.path.exists()
