"""The plain table as people start it: a process with a pipe, a signal, a second start."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

PLAY = [sys.executable, "-c", "from ludoteca.cli import main; main()", "play"]


def start(data: Path, *arguments: str) -> "subprocess.Popen[str]":
    """Return the process of a table."""
    environment = {
        **os.environ,
        "LUDOTECA_DATA": str(data),
        "LUDOTECA_LANG": "en",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*PLAY, *arguments], stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment
    )


def test_a_piped_game_is_played_to_the_end(data: Path) -> None:
    table = start(data, "pebbles", "--seats", "3", "--seed", "7", "--plain")
    out, err = table.communicate("1\n" * 20, timeout=60)
    assert (table.returncode, err) == (0, "")
    assert "wins!" in out or "share the victory!" in out
    [record] = (data / "finished").iterdir()
    assert json.loads(record.read_text())["players"][0] == "person Player 1"


def test_without_a_terminal_the_table_is_told_in_lines(data: Path) -> None:
    table = start(data, "pebbles")
    out, err = table.communicate("", timeout=60)
    assert table.returncode == 0
    assert "plain lines" in err
    assert "The game is kept" in out


def test_a_game_put_away_goes_on(data: Path) -> None:
    first = start(data, "pebbles", "--plain", "--seed", "7")
    first.communicate("1\n", timeout=60)
    [saved] = (data / "unfinished").iterdir()
    choices = json.loads(saved.read_text())["choices"]
    second = start(data, "--continue", "--plain")
    out, err = second.communicate("1\n" * 20, timeout=60)
    assert (second.returncode, err) == (0, "")
    [finished] = (data / "finished").iterdir()
    assert json.loads(finished.read_text())["choices"][: len(choices)] == choices
    assert finished.name == saved.name
    assert not saved.exists()
    third = start(data, "--continue", "--plain")
    out, _ = third.communicate("", timeout=60)
    assert out == "There is no unfinished game.\n"


def test_an_interrupt_takes_leave(data: Path) -> None:
    table = start(data, "pebbles", "--plain")
    assert table.stdout is not None
    while not table.stdout.readline().startswith("1. "):
        pass
    table.send_signal(signal.SIGINT)
    out, err = table.communicate(timeout=60)
    assert (table.returncode, err) == (0, "")
    assert "The game is kept" in out


def test_bytes_that_are_no_text_are_not_understood(data: Path) -> None:
    table = start(data, "pebbles", "--plain")
    assert table.stdin is not None
    os.write(table.stdin.fileno(), b"\xff\xfe\n")
    out, err = table.communicate(timeout=60)
    assert (table.returncode, err) == (0, "")
    assert "That was not understood." in out
