"""Prepares `.venv` for ./play, ./test or its light loop, with one line of output per step.

Runs on a bare Python 3.11 with only the standard library. Stamps in `.venv` record what is ready;
each is written last, so an interrupted set-up never passes for complete.
"""

from __future__ import annotations

import errno
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"

# The files of pinned requirements behind each thing that can be made ready.
PINS = {
    "python": [],
    "run": ["run"],
    "build": ["build"],
    "dev": ["dev"],
    "node": ["node"],
    "play": ["run", "build"],
    "test": ["run", "dev"],
    "quick": ["run", "quick"],
}
# What is installed for each, one after another.
LAYERS = {"play": ["run"], "test": ["run", "dev"], "quick": ["run", "quick"]}

DISK_FULL = """The disk is full. Make some room (about 300 MB) and start again."""
READ_ONLY = f"""This folder cannot be written to: {ROOT}
Copy it to a place of your own and start again there."""
NO_NETWORK = """The packages could not be fetched: no connection to the package index.
The first start needs the network (later ones do not). Check the connection, or pip's settings
if you use a proxy or a mirror, and start again."""
WRONG_HASH = """A fetched package is not the one that was pinned: its hash differs. It was refused.
Start again; if it happens again, something between you and the package index changes packages."""

# What the error messages of pip and venv mean.
SYMPTOMS = [
    (r"No space left on device|Errno 28", DISK_FULL),
    (r"DO NOT MATCH THE HASHES", WRONG_HASH),
    (r"Read-only file system|Permission denied", READ_ONLY),
    (
        r"NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|ProxyError|Max retries"
        r"|Connection (refused|reset|aborted)|Network is unreachable|Temporary failure"
        r"|No matching distribution",
        NO_NETWORK,
    ),
]


class Trouble(Exception):
    """The set-up cannot go on; the message says what to do."""


def say(words: str) -> None:
    """Print one line of what is going on."""
    print(f"· {words}", flush=True)


def explained(output: str) -> str:
    """Return what a person should know about a failed command."""
    # venv hides what its own pip said.
    if shutil.disk_usage(ROOT).free < 10_000_000:
        return DISK_FULL
    for symptom, advice in SYMPTOMS:
        if re.search(symptom, output):
            return advice
    return "The set-up failed:\n" + "\n".join(output.splitlines()[-12:])


def stamp(thing: str) -> str:
    """Return everything that must be unchanged for this thing to still be ready."""
    pins = (ROOT / "requirements" / f"{name}.txt" for name in PINS[thing])
    # An environment holds absolute paths: one that was moved or copied is not ready.
    return "\n".join([str(ROOT), VERSION, *(file.read_text(encoding="utf-8") for file in pins)])


def is_ready(thing: str) -> bool:
    """Return whether this was completed, here and by this version of Python."""
    try:
        return (VENV / f"ready-{thing}").read_text(encoding="utf-8") == stamp(thing)
    except OSError:
        return False


def remember(thing: str) -> None:
    """Mark this as completed."""
    (VENV / f"ready-{thing}").write_text(stamp(thing), encoding="utf-8")


def make_environment() -> None:
    """Make a new environment that can import the package from src, and nothing else."""
    say(f"Making .venv with Python {sys.version.split()[0]}")
    with tempfile.TemporaryFile(dir=ROOT):
        pass  # Check that the folder is writable: better to know now than halfway.
    if VENV.is_dir():
        shutil.rmtree(VENV)
    if not run_venv():
        install_venv_module()
        run_venv()
    link_package()
    remember("python")


def run_venv() -> bool:
    """Make the environment; return False if only the venv module is missing."""
    # Not from an active environment: it may be the very one to be replaced.
    base = getattr(sys, "_base_executable", sys.executable)
    command = [base, "-m", "venv", str(VENV)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    output = done.stdout + done.stderr
    if done.returncode != 0 and not ("ensurepip" in output and "apt" in output):
        raise Trouble(explained(output))
    return done.returncode == 0


def install_venv_module() -> None:
    """Install what Debian leaves out of its Python, or say how."""
    package = f"python{VERSION}-venv"
    if os.geteuid() != 0:
        raise Trouble(
            "This Python cannot make environments yet.\n"
            f"Run: sudo apt-get install {package}   and start again."
        )
    say(f"Installing {package}")
    for command in (["apt-get", "update"], ["apt-get", "install", "-y", package]):
        subprocess.run(command, capture_output=True, check=False)


def link_package() -> None:
    """Make the package importable from src and the program `ludoteca` callable.

    The same as an editable installation, but without network and build tools.
    """
    site = VENV / ("Lib" if WINDOWS else f"lib/python{VERSION}") / "site-packages"
    (site / "ludoteca.pth").write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
    start = "import sys; sys.argv[0] = 'ludoteca'; from ludoteca.cli import main; sys.exit(main())"
    # Not with a `#!` line naming Python's path, which cannot contain spaces.
    name, text = "ludoteca", f'#!/bin/sh\nexec "${{0%/*}}/python" -c "{start}" "$@"\n'
    if WINDOWS:
        name, text = "ludoteca.cmd", f'@"%~dp0python.exe" -c "{start}" %*\n'
    (BIN / name).write_text(text, encoding="utf-8")
    (BIN / name).chmod(0o755)


def install(layer: str) -> None:
    """Install the pinned requirements of a layer."""
    pins = ROOT / "requirements" / f"{layer}.txt"
    total = sum("==" in line for line in pins.read_text(encoding="utf-8").splitlines())
    what = "1 package" if total == 1 else f"{total} packages"
    say(f"Installing {what}, pinned in requirements/{layer}.txt")
    start = time.monotonic()
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    command += ["--require-hashes", "-r", str(pins)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as pip:
        output = show_progress(pip.stdout or (), total)
    if pip.returncode != 0:
        raise Trouble(explained(output))
    remember(layer)
    say(f"  done in {time.monotonic() - start:.0f} s")


def show_progress(lines: Iterable[str], total: int) -> str:
    """Show on a terminal how far pip has got; return everything it said."""
    output, count = [], 0
    for line in lines:
        output.append(line)
        found = re.match(r"(?:Collecting|Requirement already satisfied:|Ignoring) ([\w.-]+)", line)
        count += found is not None
        if sys.stdout.isatty() and (found or line.startswith("Installing")):
            where = f"{count} of {total}: {found[1]}" if found else "unpacking"
            print(f"\r\033[K  {where}", end="", flush=True)
    if sys.stdout.isatty():
        print("\r\033[K", end="", flush=True)
    return "".join(output)


def compile_if_possible() -> None:
    """Compile the engine if this machine can; report the result in a line."""
    script = [str(PYTHON), str(ROOT / "scripts" / "compile_modules.py")]
    check = subprocess.run([*script, "--check"], capture_output=True, text=True, check=False)
    if check.returncode != 0:
        say(f"Compiling the engine is {check.stdout.strip()}. It runs as plain Python, slower.")
        return
    if not is_ready("dev") and not is_ready("build"):
        install("build")
    say("Compiling the engine for speed (a minute or so, once)")
    done = subprocess.run(script, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        say("  did not work. It runs as plain Python, slower; scripts/compile shows why.")
    else:
        say(f"  {done.stdout.splitlines()[-1]}")


def set_up(thing: str) -> None:
    """Prepare everything that ./play, ./test or its light loop needs."""
    if VENV.exists() and not VENV.is_dir():
        raise Trouble(f"There is a file in the way: {VENV}\nRemove it and start again.")
    if not (is_ready("python") and PYTHON.exists()):
        make_environment()
    for layer in LAYERS[thing]:
        # The packages for the whole of ./test include those for its light loop.
        if not is_ready(layer) and not (layer == "quick" and is_ready("dev")):
            install(layer)
    if thing == "play" and os.environ.get("LUDOTECA_PLAIN") != "1":
        compile_if_possible()
    remember(thing)


def reporting(work: Callable[[], int]) -> int:
    """Do some work; return its exit code, or that of a failure explained in plain words."""
    try:
        return work()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except OSError as error:
        known = {errno.ENOSPC: DISK_FULL, errno.EROFS: READ_ONLY, errno.EACCES: READ_ONLY}
        print(known.get(error.errno or 0, f"The set-up failed: {error}"), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted. Start again to go on.", file=sys.stderr)
        return 130


def main() -> int:
    """Set up `play`, `test` or `quick`; with --ready only say whether it is done."""
    thing = sys.argv[1]
    if "--ready" in sys.argv:
        return 0 if is_ready(thing) else 1

    def work() -> int:
        set_up(thing)
        return 0

    return reporting(work)


if __name__ == "__main__":
    sys.exit(main())
