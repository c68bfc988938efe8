"""The two commands on machines that lack something: one clear message each, never a traceback."""

import errno
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import set_up
from tests.commands.conftest import Run

SHELL_SCRIPTS = (
    *("play", "test", ".ci/run"),
    *(f"scripts/{name}" for name in ("bench", "compile", "contract", "page", "pin", "steady")),
)

# An address on this machine where nothing answers, and none of the user's other sources.
NO_NETWORK = {
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
    "PIP_CONFIG_FILE": "/dev/null",
    "PIP_NO_CACHE_DIR": "1",
    "PIP_RETRIES": "0",
}


@pytest.mark.parametrize("script", [*SHELL_SCRIPTS, "scripts/set_up.sh"])
def test_scripts_are_plain_sh(root: Path, script: str) -> None:
    shell = shutil.which("dash") or "/bin/sh"
    subprocess.run([shell, "-n", root / script], check=True)


@pytest.mark.parametrize("script", SHELL_SCRIPTS)
def test_scripts_can_be_started(root: Path, script: str) -> None:
    assert (root / script).stat().st_mode & 0o111


@pytest.fixture
def bare_path(tmp_path: Path) -> Path:
    """Return a folder with the programs that every system has, and no Python."""
    for name in ("dirname", "sed", "tr"):
        (tmp_path / name).symlink_to(str(shutil.which(name)))
    return tmp_path


@pytest.mark.parametrize("command", ["play", "test"])
def test_without_python(run: Run, bare_path: Path, command: str) -> None:
    done = run(command, PATH=str(bare_path))
    assert done.returncode == 1
    assert "Python 3.11 or later is needed; none was found" in done.stderr


def test_with_an_old_python(run: Run, bare_path: Path) -> None:
    old = bare_path / "python3"
    old.write_text("#!/bin/sh\necho 3.9\n")
    old.chmod(0o755)
    done = run("play", "--setup", PATH=str(bare_path))
    assert done.returncode == 1
    assert "the one found here is 3.9" in done.stderr


def test_a_named_python_is_tried_first(run: Run, bare_path: Path) -> None:
    named = bare_path / "my python"
    named.write_text('#!/bin/sh\n[ "$1" = -c ] && echo 3.12 && exit\necho "set up by $0 $*"\n')
    named.chmod(0o755)
    done = run("play", "--setup", PATH=str(bare_path), PYTHON=str(named))
    assert f"set up by {named}" in done.stdout
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--without", "windows"], "not windows"),
        (["--without"], "./test --long"),
        (["--fast"], "not known here: --fast"),
        (["-k", "pebbles"], "not known here: -k pebbles"),
    ],
)
def test_wrong_arguments(run: Run, arguments: list[str], words: str) -> None:
    done = run("test", *arguments)
    assert done.returncode == 2
    assert words in done.stderr


def test_a_file_in_the_way(run: Run, tree: Path) -> None:
    (tree / ".venv").write_text("mine")
    done = run("play", PYTHON=sys.executable)
    (tree / ".venv").unlink()
    assert done.returncode == 1
    assert "There is a file in the way" in done.stderr


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (errno.EROFS, "cannot be written to"),
        (errno.EACCES, "cannot be written to"),
        (errno.ENOSPC, "The disk is full"),
        (errno.EIO, "The set-up failed"),
    ],
)
def test_a_folder_that_cannot_be_filled(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    code: int,
    words: str,
) -> None:
    # Permissions do not stop root, and a full disk is hard to come by: fake the system's error.
    def refuse(dir: Path) -> None:
        raise OSError(code, "no", str(dir))

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    monkeypatch.setattr(set_up, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(sys, "argv", ["set_up.py", "play"])
    assert set_up.main() == 1
    assert words in capsys.readouterr().err


@pytest.mark.parametrize(
    ("output", "advice"),
    [
        ("ERROR: [Errno 28] No space left on device", set_up.DISK_FULL),
        ("OSError: [Errno 30] Read-only file system: 'x'", set_up.READ_ONLY),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM ...", set_up.WRONG_HASH),
        ("ERROR: No matching distribution found for rich==15.0.0", set_up.NO_NETWORK),
    ],
)
def test_complaints_are_explained(output: str, advice: str) -> None:
    assert set_up.explained(f"WARNING: something\n{output}\n") == advice


def test_unknown_complaints_are_shown() -> None:
    assert set_up.explained("a\nb\n") == "The set-up failed:\na\nb"


def test_without_network_then_with_a_finished_set_up(run: Run, tree: Path) -> None:
    # One test, since making an environment takes seconds.
    done = run("play", PYTHON=sys.executable, **NO_NETWORK)
    assert done.returncode == 1, done.stdout
    assert "no connection to the package index" in done.stderr
    assert "Traceback" not in done.stderr

    venv = tree / ".venv"
    assert {path.name for path in venv.glob("ready-*")} == {"ready-python"}
    where = subprocess.run(
        [venv / "bin" / "python", "-c", "import ludoteca; print(ludoteca.__file__)"],
        check=True,
        capture_output=True,
        text=True,
    )
    assert where.stdout.strip() == str(tree / "src" / "ludoteca" / "__init__.py")

    # As if the packages had arrived: the second start says nothing more and needs nothing.
    finish = "import sys, set_up; set_up.remember(sys.argv[1])"
    for thing in ("run", "play"):
        python = str(venv / "bin" / "python")
        subprocess.run([python, "-c", finish, thing], check=True, cwd=tree / "scripts")
    (venv / "bin" / "ludoteca").write_text('#!/bin/sh\nprintf "%s|" "$@"\n')
    done = run("play", "pebbles", "two words", **NO_NETWORK)
    assert done.stdout == "play|pebbles|two words|"

    # Different pins: what was ready no longer is.
    with (tree / "requirements" / "run.txt").open("a") as pins:
        pins.write("nothing-like-it==1 --hash=sha256:00\n")
    assert run("play", PYTHON=sys.executable, **NO_NETWORK).returncode == 1
