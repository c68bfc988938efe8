"""Our own bugs, written down for whoever can fix them."""

import os
import platform
import sys
import tempfile
import traceback
from pathlib import Path

import ludoteca
from ludoteca import compiled
from ludoteca.terminal.saves import data_folder

FOLDER = "mishaps"


def written_down(error: BaseException) -> Path | None:
    """Return a file with all the details of an error, or None if none could be written.

    The arguments are left out, except the command itself: they may hold passwords.
    """
    version, engine = ludoteca.__version__, compiled.status()
    head = f"ludoteca {version} ({engine}), Python {platform.python_version()}, {sys.platform}"
    trace = "".join(traceback.format_exception(error))
    text = f"{head}\nludoteca {' '.join(sys.argv[1:2])}\n\n{trace}"
    for place in (data_folder, tempfile.gettempdir):
        try:
            folder = Path(place()) / (FOLDER if place is data_folder else "")
            folder.mkdir(parents=True, exist_ok=True)
            number, name = tempfile.mkstemp(".txt", "ludoteca-", folder)
            with os.fdopen(number, "w", encoding="utf-8", errors="backslashreplace") as file:
                file.write(text)
            return Path(name)
        except (OSError, ValueError, RuntimeError):  # no such place, or no room there
            continue
    return None
