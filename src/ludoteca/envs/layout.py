"""What is fixed for one game at one table: the numbers of its actions, the parts of its rows.

The same for every kind of environment. Uses no library, so that tools and pages can use it.
"""

import tomllib
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.core.box import Box
from ludoteca.core.decisions import Words
from ludoteca.core.events import Recall
from ludoteca.core.frames import State
from ludoteca.core.game import Game, Options
from ludoteca.core.observing import Field, Steps
from ludoteca.envs.facts import FactsObservation
from ludoteca.envs.ready import NUMBER, ReadyAnswers
from ludoteca.envs.settings import GameOrKey
from ludoteca.games import GAMES, UnknownGame, load

WAIT = "wait"
VERSION = "version"


class Placed(NamedTuple):
    """A part of the flat observation, and where it lies there."""

    name: str
    offset: int
    length: int
    high: int  # the whole number that becomes 1.0 in the tensor
    meaning: str
    parts: tuple[str, ...]  # what the numbers stand for, in order, repeating

    @property
    def place(self) -> slice:
        """The part's place in the row."""
        return slice(self.offset, self.offset + self.length)


class Layout:
    """Actions and observation of a game with these seats and options.

    Actions: the game's table of choices, then the small steps of its open answers, then `wait`.
    """

    def __init__(self, game: Game[Any], seats: int, options: Options | None = None) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = dict(game.check_options(options))
        self.changes = game.box.changes_from(game.own_box)
        self.steps: Steps = game.steps or ReadyAnswers(0 if game.composed is None else NUMBER)
        self.observation: Any = game.observation or FactsObservation(game)
        self.first_step = len(game.choices)
        self.wait = self.first_step + len(self.steps.words)
        self.actions = self.wait + 1
        fields = (*self.observation.fields(seats), *shared_fields(seats))
        self.fields = placed(fields, game.folder)
        self.size = self.fields[-1].offset + 1
        self.shared_parts: dict[int, Any] | None = None  # see `memory`

    @cached_property
    def words(self) -> tuple[str, ...]:
        """Every action in words, by its number."""
        told = (*self.game.choices, *self.steps.words, Words(WAIT))
        return tuple(str(words) for words in told)

    def action(self, words: str) -> int:
        """Return the number of the action that reads like this, or raise ValueError."""
        if words not in self.words:
            raise ValueError(f"No action of {self.game.key} reads {words!r}: see `words`.")
        return self.words.index(words)

    def observe(
        self,
        state: State,
        recall: Recall | None,
        seat: int,
        taken: tuple[int, ...],
        is_asked: bool,
        out: bytearray,
    ) -> None:
        """Write what the seat may know into a row of zeros."""
        self.observation.observe(state, recall, seat, taken, out)
        out[self.size - 1 - self.seats + seat] = 1
        out[self.size - 1] = is_asked

    def __repr__(self) -> str:
        return (
            f"<{self.game.key}, {self.seats} seats: "
            f"{self.actions} actions, {self.size} observed numbers>"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        # A game holds tables too large to send, so the other side loads it again.
        return remade, (self.game.key, self.seats, self.options, self.changes)


MEANINGS = {
    "facts": "how many facts of the view fall into this bin, by the hash of their text",
    "amounts": "the numbers of the view, added up in bins by the hash of their place",
    "seat": "which seat this is, as actions and records count them",
    "asked": "this seat is asked now",
}


def shared_fields(seats: int) -> tuple[Field, ...]:
    """Return the parts at the end of every game's row."""
    return Field("seat", seats, 1), Field("asked", 1, 1)


@lru_cache(maxsize=32)
def described(folder: Path) -> dict[str, Any]:
    """Return what a game's folder says about its observation."""
    file = folder / "observation.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def meanings(folder: Path) -> dict[str, str]:
    """Return what a game's fields mean: ours, and those described in its folder."""
    told = described(folder).items()
    return MEANINGS | {name: meaning for name, meaning in told if name != VERSION}


def version_of(folder: Path) -> int:
    """Return the version of a game's environments: raised when numbers change their meaning."""
    return int(described(folder).get(VERSION, 1))


def placed(fields: tuple[Field, ...], folder: Path) -> tuple[Placed, ...]:
    """Return the fields with their offsets and meanings."""
    found: list[Placed] = []
    offset = 0
    for name, length, high, parts in fields:
        found.append(Placed(name, offset, length, high, meanings(folder)[name], parts))
        offset += length
    return tuple(found)


KNOWN: dict[tuple[Any, ...], Layout] = {}


def remade(key: str, seats: int, options: dict[str, Any], changes: dict[str, Any]) -> Layout:
    """Return the layout for plain data, the same object each time in one process."""
    name = (key, seats, repr(sorted(options.items())), repr(changes))
    if name not in KNOWN:
        game = load(key, Box.from_changes(changes) if changes else None)
        KNOWN[name] = Layout(game, seats, options)
    return KNOWN[name]


def layout_of(
    game: GameOrKey,
    seats: int | None = None,
    options: Options | None = None,
    box: Box | Path | str | None = None,
) -> Layout:
    """Return the layout for a game or its key; without `seats`, for its smallest table."""
    if isinstance(game, str):
        if game.replace("-", "_") not in GAMES:
            raise UnknownGame(f"There is no game {game!r} here, only {', '.join(GAMES)}.")
        if isinstance(box, (Path, str)):
            box = Box.load(Path(box))
        game = load(game, box)
    elif box is not None:
        raise ValueError("A game that is loaded already has its box: give the box to `load`.")
    return Layout(game, game.seat_counts[0] if seats is None else seats, options)
