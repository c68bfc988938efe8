"""Prepares `.learn-venv`, which has PyTorch and borrows the rest, and runs a program there."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".learn-venv"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
WANTED = ROOT / "requirements" / "learn.in"
STAMP = ENVIRONMENT / "ready"

TROUBLE = """PyTorch could not be installed into .learn-venv:
{why}
It is large (some hundred megabytes). On Linux plain pip fetches the build for graphics cards:
set PIP_EXTRA_INDEX_URL or PIP_FIND_LINKS to where the small one lies, and start again."""


def stamp() -> str:
    """Return everything that must be unchanged for the environment to still be ready."""
    return f"{ROOT}\n{sys.version}\n{WANTED.read_text(encoding='utf-8')}"


def is_ready() -> bool:
    """Return whether the environment was completed, here and by this version of Python."""
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == stamp()


def make_ready() -> None:
    """Build the environment with PyTorch and a path to everything in the one of ./test."""
    print("· Installing PyTorch into .learn-venv, once", file=sys.stderr, flush=True)
    run([sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)])
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    theirs = subprocess.run([str(PYTHON), "-c", asked], capture_output=True, text=True, check=True)
    borrowed = f"{sysconfig.get_path('purelib')}\n{ROOT / 'src'}\n"
    Path(theirs.stdout.strip(), "borrowed.pth").write_text(borrowed, encoding="utf-8")
    run([str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "-r", str(WANTED)])
    STAMP.write_text(stamp(), encoding="utf-8")


def run(command: list[str]) -> None:
    """Run a command, or end with what went wrong."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        sys.exit(TROUBLE.format(why="\n".join(lines[-3:])))


def main() -> int:
    """Run the program that the command line names; return its exit code."""
    if not is_ready():
        make_ready()
    return subprocess.run([str(PYTHON), *sys.argv[1:]], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
