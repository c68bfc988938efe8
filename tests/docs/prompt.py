"""Runs what a page shows at a prompt and compares the output."""

import doctest
import os
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE

LOOSELY = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Prompt:
    """A shell in a folder, where `ludoteca` is the program under test."""

    def __init__(self, folder: Path, source: Path, **environment: str) -> None:
        self.folder = folder
        programs = folder / ".bin"
        programs.mkdir(exist_ok=True)
        start = "from ludoteca.cli import main; main()"
        program = programs / "ludoteca"
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{start}" "$@"\n')
        program.chmod(0o755)
        self.environment = os.environ | {
            "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(source),
            "LUDOTECA_LANG": "en",
            "LUDOTECA_DATA": str(folder / "games"),
            "COLUMNS": "100",
            "NO_COLOR": "1",
            **environment,
        }

    def run(self, command: str, typed: str = "") -> str:
        """Return everything the command prints."""
        done = subprocess.run(
            ["/bin/sh", "-e", "-c", command],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        return done.stdout

    def follow(self, transcript: str) -> None:
        """Run each `$` line of a transcript; it must print what follows.

        Dots stand for anything, and the amount of white space does not matter.
        """
        for part in f"\n{transcript}".split("\n$ ")[1:]:
            command, _, expected = part.partition("\n")
            printed = "".join(
                line for line in self.run(command).splitlines(True) if "━" not in line
            )
            right = doctest.OutputChecker().check_output(expected, printed, LOOSELY)
            assert right, f"$ {command}\n--- the page\n{expected}\n--- the program\n{printed}"
