"""The truth of a played game: enough to replay it exactly under the rules it was played with."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.core import wire
from ludoteca.core.bounds import excerpt
from ludoteca.core.box import Box
from ludoteca.core.decisions import IllegalChoice
from ludoteca.core.events import SILENT, Event, Journal
from ludoteca.core.files import text_of
from ludoteca.core.frames import State
from ludoteca.core.game import Choice, Game
from ludoteca.core.seeds import SEED, Fair, seed_data

FORMAT = 1
PLAYERS = 16


class RecordError(ValueError):
    """A record that cannot be read or replayed: a code and its arguments, for people."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(f"{code} {args}")
        self.code = code
        self.args_by_name = args


class Entry(NamedTuple):
    """One line of a record: a seat's choice, or a request that fed only its memory."""

    seat: int
    choice: Choice
    is_request: bool = False


class Moment(NamedTuple):
    """The state after an entry (None: after the set-up), and what happened on the way."""

    state: State
    entry: Entry | None
    events: list[Event]
    barrier: bool


class Record:
    """Game, rules number, seats, options, box changes, seed, and every choice in order."""

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, Any],
        seed: int,
        box: dict[str, Any] | None = None,
        players: list[str] | None = None,
        entries: list[Entry] | None = None,
        hash: str = "",
        fair: Fair | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seed = seed
        self.box: dict[str, Any] = box or {}
        self.players = players or []
        self.entries: list[Entry] = entries or []
        self.hash = hash
        self.fair = fair  # what was promised about the deal, at a hosted table

    @classmethod
    def start(
        cls,
        game: Game[Any],
        seats: int,
        options: Any = None,
        seed: int = 0,
        players: list[str] | None = None,
    ) -> "Record":
        """Return the record of a game about to begin."""
        return cls(
            game.key,
            game.rules,
            seats,
            dict(game.check_options(options)),
            seed,
            game.box.changes_from(game.own_box),
            players,
        )

    def with_entries(self, entries: list[Entry]) -> "Record":
        """Return a record of the same deal with these entries."""
        head = (self.seats, self.options, self.seed, self.box, self.players)
        return Record(self.game, self.rules, *head, entries, self.hash, self.fair)

    def add(self, seat: int, choice: Choice, is_request: bool = False) -> None:
        """Write a choice down."""
        self.entries.append(Entry(seat, choice, is_request))

    def write(self, game: Game[Any]) -> dict[str, Any]:
        """Return the record as JSON data."""
        promise = {} if self.fair is None else {"fair": self.fair._asdict()}
        return {
            "ludoteca": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "box": self.box,
            "seed": seed_data(self.seed),
            "players": self.players,
            "choices": [
                [e.seat, game.write_choice(e.choice)] + (["request"] if e.is_request else [])
                for e in self.entries
            ],
            "hash": self.hash,
            **promise,
        }

    def save(self, game: Game[Any], path: Path) -> None:
        """Write the record to a file, whole or not at all."""
        partial = path.with_suffix(".partial")
        partial.write_text(json.dumps(self.write(game), indent=1) + "\n", encoding="utf-8")
        partial.replace(path)


_HEAD: wire.Fields[dict[str, Any]] = wire.Fields(
    dict,
    ludoteca=wire.Int(FORMAT, FORMAT),
    game=wire.TEXT,
    rules=wire.COUNT,
    seats=wire.COUNT,
    options=wire.DictOf(wire.PLAIN),
    box=wire.DictOf(wire.PLAIN),
    seed=SEED,
    players=wire.ListOf(wire.TEXT, most=PLAYERS),
    choices=wire.ListOf(wire.PLAIN),
    hash=wire.TEXT,
    fair=wire.Maybe(wire.Fields(Fair, commitment=wire.TEXT, salt=wire.TEXT)),
)


def read_record(
    data: Any, load: Callable[[str, Box | None], Game[Any]]
) -> tuple[Record, Game[Any]]:
    """Return the record and its game with its box, or raise WireError or RecordError.

    BoxError and OptionError come from the game: nothing is set up for seats it does not have.
    """
    head = _HEAD.read(data, wire.NUMBERS, "")
    changes = head["box"]
    game = load(head["game"], Box.from_changes(changes) if changes else None)
    seats = game.check_seats(head["seats"])
    game.check_options(head["options"])
    lines = enumerate(head["choices"])
    entries = [_read_entry(game, seats, line, f"choices[{i}]") for i, line in lines]
    record = Record(
        head["game"],
        head["rules"],
        head["seats"],
        head["options"],
        head["seed"],
        changes,
        head["players"],
        entries,
        head["hash"],
        head["fair"],
    )
    return brought_up_to_date(record, game), game


def brought_up_to_date(record: Record, game: Game[Any]) -> Record:
    """Return a record of older rules as it would be written now, if the game can replay it.

    It then also holds the answers that nobody was asked for at the time.
    """
    if record.rules not in game.replays:
        return record
    options = dict(game.older_options(record.options, record.rules))
    state = game.setup(record.seats, options, record.seed)
    entries: list[Entry] = []
    for number, entry in enumerate([*record.entries, None]):
        while (decision := game.unasked(state, record.rules)) is not None:
            entries.append(Entry(decision.seat, decision.options[0]))
            game.apply(state, decision.seat, decision.options[0])
        if entry is not None:
            entries.append(entry)
            redo(game, state, entry, number, SILENT)
    brought = record.with_entries(entries)
    brought.rules, brought.options = game.rules, options
    return brought


def _read_entry(game: Game[Any], seats: int, line: Any, path: str) -> Entry:
    if not isinstance(line, list) or len(line) not in (2, 3):
        raise wire.WireError(path, "a seat and a choice are needed", "choice_needed")
    if len(line) == 3 and line[2] != "request":
        word = excerpt(line[2])
        raise wire.WireError(path, f"unknown word {word!r}", "unknown_word", word=word)
    seat = wire.Int(0, seats - 1).read(line[0], wire.NUMBERS, path)
    choice, is_request = game.read_choice(line[1]), len(line) == 3
    if is_request and not isinstance(choice, int):
        raise wire.WireError(path, "a request is a number", "choice_needed")
    return Entry(seat, choice, is_request)


def load_record(
    path: Path, load: Callable[[str, Box | None], Game[Any]]
) -> tuple[Record, Game[Any]]:
    """Return the record in a file and its game, or raise RecordError.

    BoxError and OptionError come from the game; whatever `load` raises passes through.
    """
    try:
        data = json.loads(text_of(path))
    except OSError as error:
        raise RecordError("record_unreadable", file=str(path), why=error.strerror) from None
    except (ValueError, RecursionError) as error:
        raise RecordError("record_not_json", file=str(path), why=str(error)) from None
    try:
        return read_record(data, load)
    except wire.WireError as error:
        told_of = {"file": str(path), "path": error.path, "problem": error.problem}
        raise RecordError("record_malformed", **told_of) from None


def carry_out(game: Game[Any], state: State, entry: Entry, journal: Journal) -> None:
    """Apply one line of a record to a state: a choice, or a request."""
    if entry.is_request:
        game.request(state, entry.seat, entry.choice, journal)  # type: ignore[arg-type]
    else:
        game.apply(state, entry.seat, entry.choice, journal)


def redo(game: Game[Any], state: State, entry: Entry, number: int, journal: Journal) -> None:
    """Carry out an entry of a record again, or raise RecordError with its number."""
    try:
        carry_out(game, state, entry, journal)
    except IllegalChoice as refused:
        code = refused.reason.code
        raise RecordError("record_illegal", number=number + 1, reason=code) from None


def replay(record: Record, game: Game[Any]) -> Iterator[Moment]:
    """Yield the moment after the set-up and after every entry of the record.

    The state is the same object throughout: copy it to keep it.
    """
    if record.rules != game.rules:
        raise RecordError("record_other_rules", rules=record.rules, ours=game.rules)
    journal = Journal()
    state = game.setup(record.seats, record.options, record.seed, journal)
    yield Moment(state, None, journal.events, True)
    for number, entry in enumerate(record.entries):
        journal = Journal()
        redo(game, state, entry, number, journal)
        yield Moment(state, entry, journal.events, journal.barrier)


def final_state(record: Record, game: Game[Any]) -> State:
    """Return the state at the end of the record, or raise RecordError if its hash differs."""
    state: State | None = None
    for moment in replay(record, game):
        state = moment.state
    assert state is not None
    ours = game.state_hash(state)
    if record.hash and record.hash != ours:
        raise RecordError("record_other_hash", recorded=record.hash, replayed=ours)
    return state
