"""A run's folder: its plan, a line for every match played, and the records.

A match is on disk before it counts. After an interruption, even kill -9, the folder reopens where
it stopped: a truncated last line is removed, and everything before it is kept.
"""

import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ludoteca.arena.jobs import Job, Outcome

FORMAT = 1
GROWING = ("rounds", "games")  # what may differ when a run is resumed: it may grow

SYNC_EVERY = 1.0  # seconds


class FolderError(ValueError):
    """A folder that this run cannot resume in: a code and its arguments, for people."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(f"{code} {args}")
        self.code = code
        self.args_by_name = args


class RunFolder:
    """The folder of one run. Lines are in match order, so a partial run is a prefix of it."""

    def __init__(self, path: Path, plan: dict[str, Any]) -> None:
        self.path = path
        self.plan = {"ludoteca": FORMAT, **plan}
        self.lines = path / "matches.jsonl"
        self.records = path / "records"

    @contextmanager
    def opened(self, jobs: list[Job]) -> Iterator[list[Outcome]]:
        """Make or repair the folder, lock others out, and yield the outcomes already there."""
        with self._on_disk():
            self.path.mkdir(parents=True, exist_ok=True)
            lock = (self.path / ".lock").open("w")
        with lock:
            if not _locked(lock.fileno()):
                raise FolderError("arena_busy", folder=str(self.path))
            with self._on_disk():
                self._check_plan()
                played = self._played(jobs)
            yield played

    @contextmanager
    def _on_disk(self) -> Iterator[None]:
        """Report in our own words what the disk refuses."""
        try:
            yield
        except OSError as error:
            why = error.strerror or str(error)
            raise FolderError("folder_unwritable", folder=str(self.path), why=why) from error

    def _check_plan(self) -> None:
        file = self.path / "plan.json"
        if file.exists():
            try:
                written = json.loads(file.read_text(encoding="utf-8"))
                same = {**written, **{key: self.plan.get(key) for key in GROWING if key in written}}
            except (ValueError, TypeError):
                raise FolderError("arena_no_plan", file=str(file)) from None
            for key in sorted({*same, *self.plan}):
                if same.get(key) != self.plan.get(key):
                    args = {"folder": str(self.path), "what": key}
                    was, now = str(same.get(key)), str(self.plan.get(key))
                    raise FolderError("arena_other_plan", **args, was=was, now=now)
        elif self.lines.exists():
            raise FolderError("arena_no_plan", file=str(file))
        _write(file, json.dumps(self.plan, indent=1, ensure_ascii=False) + "\n")

    def _played(self, jobs: list[Job]) -> list[Outcome]:
        """Return the outcomes on disk, removing a truncated last line."""
        played: list[Outcome] = []
        data = self.lines.read_bytes() if self.lines.exists() else b""
        lines = data.splitlines(keepends=True)
        while lines and (not lines[-1].endswith(b"\n") or _read(lines[-1]) is None):
            lines.pop()
        for number, line in enumerate(lines):
            outcome = _read(line)
            if outcome is None or outcome.number != number or not _fits(outcome, jobs):
                raise FolderError("arena_wrong_line", file=str(self.lines), line=number + 1)
            played.append(outcome)
        whole = sum(map(len, lines))
        if whole < len(data):
            with self.lines.open("r+b") as file:
                file.truncate(whole)
        return played

    def record_file(self, number: int) -> Path:
        """Return the path of a match's record."""
        return self.records / f"{number:06d}.json"

    def write(self, outcomes: Iterator[Outcome]) -> Iterator[Outcome]:
        """Write the outcomes to disk as they come, and pass each on once it is there."""
        with self._on_disk():
            lines = self.lines.open("ab")
        synced = time.monotonic()
        with lines:
            for outcome in outcomes:
                kept = outcome._replace(record=None)
                with self._on_disk():
                    if outcome.record is not None:
                        self._write_record(outcome)
                    lines.write(json.dumps(_as_data(kept), separators=(",", ":")).encode() + b"\n")
                    lines.flush()
                    if time.monotonic() - synced > SYNC_EVERY:  # against a power cut, not a kill
                        os.fsync(lines.fileno())
                        synced = time.monotonic()
                yield kept

    def _write_record(self, outcome: Outcome) -> None:
        self.records.mkdir(exist_ok=True)
        text = json.dumps(outcome.record, separators=(",", ":"))
        _write(self.record_file(outcome.number), text + "\n")


def _fits(outcome: Outcome, jobs: list[Job]) -> bool:
    """Return whether this is the outcome of its job; there may be fewer jobs than before."""
    return outcome.number >= len(jobs) or outcome.players == jobs[outcome.number].players


def _write(path: Path, text: str) -> None:
    partial = path.with_suffix(".partial")
    partial.write_text(text, encoding="utf-8")
    partial.replace(path)


def _as_data(outcome: Outcome) -> dict[str, Any]:
    data = outcome._asdict()
    del data["record"]
    return data


def _read(line: bytes) -> Outcome | None:
    """Return the outcome in a line, or None if the line was truncated."""
    try:
        data = json.loads(line)
        for key in ("players", "scores", "places", "parts", "owned", "played"):
            data[key] = tuple(data[key])
        return Outcome(**data)
    except (ValueError, TypeError, KeyError):
        return None


if sys.platform == "win32":  # pragma: no cover

    def _locked(handle: int) -> bool:
        return True

else:
    import fcntl

    def _locked(handle: int) -> bool:
        """Return whether we have locked the file; the system releases it when we exit."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
