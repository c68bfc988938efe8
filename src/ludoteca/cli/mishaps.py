"""What went wrong by our own fault, written down for whoever can mend it."""

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
    """Return the file in which an error is told with all its details, or None if there is none.

    The words of the call are left out but for the command: they may hold passwords.
    """
    version, engine = ludoteca.__version__, compiled.status()
    head = f"ludoteca {version} ({engine}), Python {platform.python_version()}, {sys.platform}"
    told = "".join(traceback.format_exception(error))
    text = f"{head}\nludoteca {' '.join(sys.argv[1:2])}\n\n{told}"
    for place in (data_folder, tempfile.gettempdir):
        try:
            folder = Path(place()) / (FOLDER if place is data_folder else "")
            folder.mkdir(parents=True, exist_ok=True)
            number, name = tempfile.mkstemp(".txt", "ludoteca-", folder)
            with os.fdopen(number, "w", encoding="utf-8", errors="backslashreplace") as file:
                file.write(text)
            return Path(name)
        except (OSError, ValueError, RuntimeError):  # no such place, or no room in it
            continue
    return None
