"""Ctrl-C, SIGTERM and readers that go away: the program ends soon, quietly, and cleanly.

Real processes. A signal is sent at an event (a module is looked for, a worker is born, a game is on
disk), never after a fixed time.
"""

import json
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.arena.matches import play_match
from ludoteca.games import load
from ludoteca.players.random_player import RandomPlayer
from tests.patience import PATIENCE, until

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
START = "from ludoteca.cli import main; main()"
# Presses Ctrl-C, or asks to end, the moment a certain module is looked for.
SIGNAL_AT = """
import os, signal, sys
class Watch:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            sys.meta_path.remove(self)
            os.kill(os.getpid(), signal.{signal})
sys.meta_path.insert(0, Watch())
"""


def start(
    *words: str | Path,
    before: str = "",
    stderr: int = subprocess.PIPE,
    around: dict[str, str] | None = None,
) -> "subprocess.Popen[str]":
    """Start the program as a terminal does: as the leader of the group that gets signals."""
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-c", f"{before}\n{START}", *map(str, words)],
        stdin=subprocess.DEVNULL,
        stdout=pipe,
        stderr=stderr,
        encoding="utf-8",
        errors="replace",
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "LUDOTECA_LANG": "en",
            "LUDOTECA_PLAIN": "1",
            **(around or {}),
        },
        start_new_session=True,
    )


def members(session: int) -> list[int]:
    """Return the processes of a session that are still running, including its leader."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, of = stat.read_text().rpartition(")")[2].split()[:4]
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(of) == session and state != "Z":
            found.append(int(stat.parent.name))
    return found


def ends(process: "subprocess.Popen[str]", code: int, line: str = "") -> None:
    """Wait until a program and all its workers are gone; it has said this and no more."""
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == code, err
    assert "Traceback" not in err, err
    assert err.count("\n") <= 1, err
    assert line in err
    assert out == ""
    until(lambda: not members(process.pid))


@pytest.mark.parametrize(("name", "code"), [("SIGINT", 130), ("SIGTERM", 143)])
@pytest.mark.parametrize(
    "module",
    [
        "ludoteca.cli.app",
        "typer",
        "rich.console",
        "fluent.runtime",
        "ludoteca.arena.workers",
        "ludoteca.cli.about_command",
        "ludoteca.games.fort.game",
        "ludoteca.games.fort.box.contents",
    ],
)
def test_while_the_program_is_loading(module: str, name: str, code: int) -> None:
    before = SIGNAL_AT.format(module=module, signal=name)
    ends(start("rules", "fort", before=before), code)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a recorded game with many decisions."""
    game = load("fort")
    played = play_match(game, [RandomPlayer(1), RandomPlayer(2)], seed=3).record
    path = tmp_path_factory.mktemp("record") / "record.json"
    path.write_text(json.dumps(played.write(game)), encoding="utf-8")
    return path


def work(kind: str, record: Path, folder: Path) -> list[str | Path]:
    """Return a call that takes longer than anybody would wait."""
    calls: dict[str, list[str | Path]] = {
        "analyse": ["analyse", record, "--iterations=1000000"],
        "simulate": ["simulate", "pebbles", "--games=100000", f"--save={folder}"],
        "run": ["arena", "run", "pebbles", "--players=random,greedy", "--rounds=50000"],
        "balance": ["arena", "balance", "pebbles", "--games=100000"],
    }
    return [*calls[kind], *([f"--out={folder}"] if kind in ("run", "balance") else [])]


def first_worker(process: "subprocess.Popen[str]", folder: Path) -> bool:
    """Tell whether the program has a worker, or the process that looks after what workers share."""
    return len(members(process.pid)) > 1


def all_workers(process: "subprocess.Popen[str]", folder: Path) -> bool:
    """Tell whether both workers have been born."""
    return len(members(process.pid)) > 3


def first_game(process: "subprocess.Popen[str]", folder: Path) -> bool:
    """Tell whether a game has been played and saved."""
    return any(path.stat().st_size for path in folder.rglob("*.json*"))


Moment = Callable[["subprocess.Popen[str]", Path], bool]
KEPT = "Everything played so far is in"


@pytest.mark.parametrize(
    ("kind", "moment"),
    [
        ("analyse", first_worker),
        ("analyse", all_workers),
        ("simulate", first_worker),
        ("simulate", first_game),
        ("run", all_workers),
        ("run", first_game),
        ("balance", first_game),
    ],
)
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_while_workers_work(
    kind: str, moment: Moment, name: str, record: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "out"
    process = start(*work(kind, record, folder), "--workers", "2")
    until(lambda: moment(process, folder) or process.poll() is not None)
    if name == "SIGINT":  # as a terminal does: to all of them
        os.killpg(process.pid, signal.SIGINT)
        ends(process, 130, KEPT if kind in ("run", "balance") else "")
    else:  # as a system does: to the one it knows
        os.kill(process.pid, signal.SIGTERM)
        ends(process, 143)


@pytest.mark.parametrize("kind", ["simulate", "run", "balance"])
@pytest.mark.parametrize(("name", "code"), [("SIGINT", 130), ("SIGTERM", 143)])
def test_while_one_works_alone(
    kind: str, name: str, code: int, record: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "out"
    process = start(*work(kind, record, folder))
    until(lambda: first_game(process, folder) or process.poll() is not None)
    os.killpg(process.pid, getattr(signal, name))
    ends(process, code)
    written = [path for path in folder.rglob("*.json") if path.name != "plan.json"]
    assert all(json.loads(path.read_text(encoding="utf-8")) for path in written)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_analysis_with_its_progress_on_a_terminal(workers: str, record: Path) -> None:
    here, there = pty.openpty()
    words = work("analyse", record, record.parent)
    process = start(*words, "--workers", workers, stderr=there, around={"TERM": "xterm"})
    os.close(there)
    seen = b""
    while b"Thinking" not in seen:
        seen += os.read(here, 65536)
    os.killpg(process.pid, signal.SIGINT)
    try:
        while more := os.read(here, 65536):
            seen += more
    except OSError:  # the other side has gone
        pass
    process.communicate(timeout=PATIENCE)
    os.close(here)
    assert process.returncode == 130
    assert b"Traceback" not in seen
    assert b"\x1b[?25h" in seen  # the cursor is given back
    until(lambda: not members(process.pid))


def test_a_second_ctrl_c_does_no_harm(record: Path, tmp_path: Path) -> None:
    process = start(*work("simulate", record, tmp_path), "--workers", "2")
    until(lambda: first_game(process, tmp_path) or process.poll() is not None)
    for _ in range(5):
        os.killpg(process.pid, signal.SIGINT)
    ends(process, 130)


def test_what_is_ignored_stays_ignored(tmp_path: Path) -> None:
    """As for a shell's background job: Ctrl-C is meant for somebody else."""
    before = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"
    before += SIGNAL_AT.format(module="ludoteca.games.fort.game", signal="SIGINT")
    process = start("rules", "fort", before=before)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert out


@pytest.mark.parametrize("words", [["rules", "fort"], ["box", "show", "fort"], ["games", "--json"]])
def test_a_reader_of_one_line(words: list[str]) -> None:
    process = start(*words)
    assert process.stdout is not None
    assert process.stdout.readline()
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == ""
    process.stderr.close()
    # Whatever fits into the pipe may have been written before its reader went away.
    assert process.wait(PATIENCE) in (0, 141)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
@pytest.mark.parametrize("lang", ["en", "pt-BR", "pt-PT", "it", "fr"])
def test_few_letters(encoding: str, lang: str) -> None:
    around = {"LC_ALL": "C", "PYTHONIOENCODING": encoding, "LUDOTECA_LANG": lang}
    process = start("games", around={**around, "PYTHONUTF8": "0"})
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert out.isascii() or encoding == "latin-1"
    process = start("simulate", "chess", around=around)
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err.count("\n")) == (2, 1)
    assert "\\u" not in err


FAULT = """
import ludoteca.games
def load(*_):
    raise ZeroDivisionError("a fault of ours")
ludoteca.games.load = load
"""


def test_a_fault_of_ours_is_told_as_ours(tmp_path: Path) -> None:
    words = ["simulate", "pebbles", "--option", "secret=swordfish"]
    process = start(*words, before=FAULT, around={"LUDOTECA_DATA": str(tmp_path)})
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (70, "")
    assert err.startswith("ludoteca: Something went wrong, and it is our fault")
    assert err.count("\n") == 1
    [file] = (tmp_path / "mishaps").iterdir()
    assert str(file) in err
    told = file.read_text(encoding="utf-8")
    assert "ZeroDivisionError: a fault of ours" in told
    assert "swordfish" not in told
    assert file.stat().st_mode & 0o077 == 0


def test_a_fault_that_cannot_even_be_written_down() -> None:
    nowhere = {"LUDOTECA_DATA": "/dev/null/x", "TMPDIR": "/dev/null/x"}
    before = FAULT + "import tempfile; tempfile.tempdir = '/dev/null/x'\n"
    process = start("simulate", "pebbles", before=before, around=nowhere)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 70
    assert err.endswith("ZeroDivisionError: a fault of ours\n")
    assert err.count("\n") == 1
