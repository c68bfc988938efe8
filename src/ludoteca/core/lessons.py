"""A lesson: the first minutes of a game on a fixed deal, with what a tutor says at each step.

`lesson.toml` lies in the game's folder. The learner sits at seat 0, opposite one other player who
follows the script as long as the learner does. A choice is written as it reads in the game's table
of choices; `"*"` means any choice.
"""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.core.game import Game
from ludoteca.core.records import Entry

LEARNER = 0
SEATS = 2
ANY = "*"
KEYS = {"say", "at", "choose", "request", "others"}


class Line(NamedTuple):
    """What somebody does in the script."""

    choice: int | None  # None: whatever they like
    is_request: bool = False

    def fits(self, entry: Entry) -> bool:
        """Return whether an entry of a record is this line."""
        if self.is_request != entry.is_request:
            return False
        return self.choice is None or self.choice == entry.choice


class Step(NamedTuple):
    """What the tutor says and points at, and what the learner does to go on, if anything."""

    say: str
    at: tuple[str, ...]
    line: Line | None


class Lesson(NamedTuple):
    """A deal and its script."""

    seed: int
    options: dict[str, Any]
    steps: tuple[Step, ...]
    mine: tuple[Line, ...]
    others: tuple[Line, ...]

    def followed(self, entries: list[Entry]) -> int | None:
        """Return how many of the learner's lines are done; None once the learner has strayed."""
        done = 0
        for entry in entries:
            if entry.seat != LEARNER:
                continue
            if done < len(self.mine) and self.mine[done].fits(entry):
                done += 1
            elif not entry.is_request and done < len(self.mine):
                return None  # requests never stray: one may look as often as one likes
        return done

    def answer(self, entries: list[Entry]) -> int | None:
        """Return what the other player does next, as long as the script says."""
        if self.followed(entries) is None:
            return None
        given = sum(entry.seat != LEARNER and not entry.is_request for entry in entries)
        return self.others[given].choice if given < len(self.others) else None


class LessonError(ValueError):
    """A lesson that cannot be read; the message says where."""


def lesson_of(game: Game[Any]) -> Lesson | None:
    """Return the game's lesson, or None if it has none; an owner's box plays no part in it."""
    path = game.folder / "lesson.toml"
    if path not in _READ and path.is_file():
        _READ[path] = _read(path, type(game)())
    return _READ.get(path)


_READ: dict[Path, Lesson] = {}


def _read(path: Path, game: Game[Any]) -> Lesson:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    steps: list[Step] = []
    mine: list[Line] = []
    others: list[Line] = []
    for number, step in enumerate(data["step"], 1):
        if unknown := step.keys() - KEYS:
            raise LessonError(f"step {number}: unknown {sorted(unknown)}")
        others += [_line(game, words, number) for words in step.get("others", ())]
        if "say" not in step:
            continue
        line = None
        if "choose" in step:
            line = _line(game, step["choose"], number)
        elif "request" in step:
            line = _line(game, step["request"], number)._replace(is_request=True)
        if line is not None:
            mine.append(line)
        steps.append(Step(step["say"], tuple(step.get("at", ())), line))
    options = dict(game.check_options(data.get("options", {})))
    return Lesson(data["seed"], options, tuple(steps), tuple(mine), tuple(others))


def _line(game: Game[Any], words: str, number: int) -> Line:
    if words == ANY:
        return Line(None)
    choice = game.read(words)
    if choice is None:
        raise LessonError(f"step {number}: no choice of {game.key} reads {words!r}")
    return Line(choice)
