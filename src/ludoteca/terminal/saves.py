"""Where played games are kept: every choice is on disk before the next one is asked for.

Unfinished games lie in one folder of the user's data, finished ones in another; both are records
that `ludoteca replay` reads. Speaks no language.
"""

import json
import os
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from ludoteca.terminal.session import Session

NOTES = ".notes"  # the suffix of the file with the notebooks, beside the record
UNFINISHED = "unfinished"
FINISHED = "finished"


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the folder for this user's games; LUDOTECA_DATA names another.

    >>> data_folder({"LUDOTECA_DATA": "/games"}).as_posix()
    '/games'
    >>> data_folder({"XDG_DATA_HOME": "/home/ana/data"}, "linux").as_posix()
    '/home/ana/data/ludoteca'
    """
    if environment.get("LUDOTECA_DATA"):
        return Path(environment["LUDOTECA_DATA"])
    if platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"]) / "ludoteca"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "ludoteca"
    shared = environment.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "ludoteca"


class Shelf:
    """The place of one game on disk. A full or read-only disk is reported once and never fatal."""

    def __init__(self, folder: Path | None = None, path: Path | None = None) -> None:
        self.folder = folder or data_folder()
        self.path = path
        self.trouble = ""  # why the last attempt to save failed

    def keep(self, session: Session) -> None:
        """Save the game as it stands; a finished one moves to the finished games."""
        record, is_over = session.record, session.turn() is None
        record.hash = session.game.state_hash(session.state)
        try:
            path = self._path(record.game, FINISHED if is_over else UNFINISHED)
            record.save(session.game, path)
            self._keep_notes(session.notes, path)
            if self.path not in (None, path):
                assert self.path is not None
                self.path.unlink(missing_ok=True)
                self.path.with_suffix(NOTES).unlink(missing_ok=True)
            self.path, self.trouble = path, ""
        except OSError as error:
            self.trouble = f"{self.folder}: {error.strerror}"

    def _keep_notes(self, notes: dict[int, str], path: Path) -> None:
        """Write the notebooks into a file of their own: records are shown to others."""
        file = path.with_suffix(NOTES)
        if notes or file.exists():
            partial = file.with_suffix(".partial")
            partial.write_text(json.dumps(notes, ensure_ascii=False), encoding="utf-8")
            partial.replace(file)

    def notes(self) -> dict[int, str]:
        """Return the notebooks saved with the game, as far as they can be read."""
        if self.path is None:
            return {}
        try:
            found = json.loads(self.path.with_suffix(NOTES).read_text(encoding="utf-8"))
            return {int(seat): str(text) for seat, text in found.items()}
        except (OSError, ValueError, AttributeError):
            return {}

    def _path(self, game: str, kind: str) -> Path:
        """Return a unique file in the folder, keeping the name it had before."""
        folder = self.folder / kind
        folder.mkdir(parents=True, exist_ok=True)
        if self.path is not None:
            return self.path if self.path.parent == folder else _free(folder / self.path.name)
        return _free(folder / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.json")


def _free(path: Path) -> Path:
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free


def latest_unfinished(game: str | None = None, folder: Path | None = None) -> Path | None:
    """Return the unfinished game (of this kind, if one is named) that was played most recently."""
    prefix = "" if game is None else game.replace("-", "_") + "-"
    found = ((folder or data_folder()) / UNFINISHED).glob(f"{prefix}*.json")
    return max(found, key=lambda path: path.stat().st_mtime_ns, default=None)
