"""The table as people start it: a process at a pipe or a terminal, a signal, a second start."""

import fcntl
import json
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import PATIENCE

PLAY = [sys.executable, "-c", "from ludoteca.cli import main; main()", "play"]
GIVEN_BACK = b"\x1b[?1049l"  # the screen shows again what was there before


def surroundings(data: Path) -> dict[str, str]:
    """Return the environment of a table that keeps its games in this folder."""
    ours = {"LUDOTECA_DATA": str(data), "LUDOTECA_LANG": "en", "TERM": "xterm-256color"}
    return {**os.environ, **ours, "PYTHONPATH": os.pathsep.join(sys.path)}


def start(data: Path, *arguments: str) -> "subprocess.Popen[str]":
    """Return the process of a table at the end of a pipe."""
    pipe = subprocess.PIPE
    command, environment = [*PLAY, *arguments], surroundings(data)
    return subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment
    )


def test_a_piped_game_is_played_to_the_end(data: Path) -> None:
    table = start(data, "pebbles", "--seats", "3", "--seed", "7", "--plain")
    out, err = table.communicate("1\n" * 20, timeout=PATIENCE)
    assert (table.returncode, err) == (0, "")
    assert "wins!" in out or "share the victory!" in out
    [record] = (data / "finished").iterdir()
    assert json.loads(record.read_text())["players"][0] == "person Player 1"


def test_without_a_terminal_the_table_is_told_in_lines(data: Path) -> None:
    table = start(data, "pebbles")
    out, err = table.communicate("", timeout=PATIENCE)
    assert table.returncode == 0
    assert "plain lines" in err
    assert "The game is kept" in out


def test_a_game_put_away_goes_on(data: Path) -> None:
    first = start(data, "pebbles", "--plain", "--seed", "7")
    first.communicate("1\n", timeout=PATIENCE)
    [saved] = (data / "unfinished").iterdir()
    choices = json.loads(saved.read_text())["choices"]
    second = start(data, "--continue", "--plain")
    out, err = second.communicate("1\n" * 20, timeout=PATIENCE)
    assert (second.returncode, err) == (0, "")
    [finished] = (data / "finished").iterdir()
    assert json.loads(finished.read_text())["choices"][: len(choices)] == choices
    assert finished.name == saved.name
    assert not saved.exists()
    third = start(data, "--continue", "--plain")
    out, _ = third.communicate("", timeout=PATIENCE)
    assert out == "You have no unfinished game.\n"


def test_an_interrupt_takes_leave(data: Path) -> None:
    table = start(data, "pebbles", "--plain")
    assert table.stdout is not None
    while not table.stdout.readline().startswith("1. "):
        pass
    table.send_signal(signal.SIGINT)
    out, err = table.communicate(timeout=PATIENCE)
    assert (table.returncode, err) == (0, "")
    assert "The game is kept" in out


def test_bytes_that_are_no_text_are_not_understood(data: Path) -> None:
    table = start(data, "pebbles", "--plain")
    assert table.stdin is not None
    os.write(table.stdin.fileno(), b"\xff\xfe\n")
    out, err = table.communicate(timeout=PATIENCE)
    assert (table.returncode, err) == (0, "")
    assert "Sorry? Type a number" in out


def read_until(terminal: int, words: bytes, seconds: float = PATIENCE) -> bytes:
    """Return what appears on a terminal, up to these words or its end."""
    seen, end = b"", time.monotonic() + seconds
    while words not in seen and time.monotonic() < end:
        if select.select([terminal], [], [], 0.2)[0]:
            try:
                seen += os.read(terminal, 65536)
            except OSError:
                break  # the other side has gone
    return seen


@contextmanager
def at_a_screen(data: Path) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """Give a process playing at a terminal, and the terminal, once it has asked something."""
    here, there = pty.openpty()
    fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    command = [*PLAY, "pebbles", "--seed", "7"]
    with subprocess.Popen(
        command, stdin=there, stdout=there, stderr=there, env=surroundings(data)
    ) as table:
        os.close(there)
        assert b"Close your fist" in read_until(here, b"Close your fist")
        yield table, here
    os.close(here)


def test_a_real_terminal_shows_the_screen_and_gives_itself_back(data: Path) -> None:
    with at_a_screen(data) as (table, here):
        os.write(here, b"q")
        assert b"Leave the table" in read_until(here, b"Leave the table")
        os.write(here, b"2")
        last = read_until(here, GIVEN_BACK)
        last += read_until(here, b"goes on with it.") if GIVEN_BACK in last else b""
    assert table.returncode == 0
    assert b"The game is kept" in last.rpartition(GIVEN_BACK)[2]


def test_a_wish_to_end_gives_the_screen_back_and_keeps_the_game(data: Path) -> None:
    with at_a_screen(data) as (table, here):
        table.send_signal(signal.SIGTERM)
        last = read_until(here, GIVEN_BACK)
    assert table.returncode == 143
    assert GIVEN_BACK in last
    assert b"Traceback" not in last
    assert list((data / "unfinished").glob("*.json"))
