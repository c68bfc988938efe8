"""`ludoteca serve` and `play` in the browser: ready, with a code for phones, and gone on Ctrl-C."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server import patient

LUDOTECA = [sys.executable, "-c", "from ludoteca.cli import main; main()"]


def start(data: Path, *words: str) -> "subprocess.Popen[str]":
    """Start the program with a data folder of its own."""
    environment = {
        **os.environ,
        "LUDOTECA_DATA": str(data),
        "LUDOTECA_LANG": "en",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    pipe = subprocess.PIPE
    command = [*LUDOTECA, *words]
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment)


@pytest.mark.parametrize("words", [["serve"], ["play"], ["serve", "--lan"]])
def test_tables_are_served_until_interrupted(tmp_path: Path, words: list[str]) -> None:
    server = start(tmp_path, *words, "--no-browser", "--port", "0")
    assert server.stdout is not None
    assert server.stderr is not None
    line = server.stdout.readline()
    found = re.search(r"Ludoteca is ready: http://[\d.]+:(\d+)/", line)
    assert found, line
    port = int(found[1])
    assert patient.get(f"http://127.0.0.1:{port}/health").status_code == 200
    taken = start(tmp_path, "serve", "--no-browser", "--port", str(port))
    _, error = taken.communicate(timeout=PATIENCE)
    assert (taken.returncode, error.count("\n")) == (2, 1)
    assert "cannot listen" in error
    server.send_signal(signal.SIGINT)
    # Not with `communicate`, which loses what was buffered along with the first line.
    with server:
        out, error = server.stdout.read(), server.stderr.read()
    assert "Traceback" not in error
    assert (tmp_path / "tables.db").exists()
    assert ("█" in out or "▀" in out) == ("--lan" in words)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--database", "sqlite:////dev/null/x.db"], "The database cannot be opened"),
        (["--database", "nonsense"], "The database cannot be opened"),
        (["--broker", "redis://127.0.0.1:1/0"], "We cannot use this Redis"),
        (["--broker", "nonsense"], "We cannot use this Redis"),
        (["--box", "none.toml"], "none.toml: the file cannot be read"),
    ],
)
def test_what_cannot_be_served_is_told_in_one_line(
    tmp_path: Path, words: list[str], line: str
) -> None:
    server = start(tmp_path, "serve", "--no-browser", "--port", "0", *words)
    _, error = server.communicate(timeout=PATIENCE)
    assert server.returncode == 2
    assert line in error
    assert "Traceback" not in error
