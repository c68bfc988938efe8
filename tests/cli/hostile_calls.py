"""Calls that cannot go well, for every command, option and argument of the command line."""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import typer.main

from ludoteca.arena.matches import play_match
from ludoteca.cli.app import app
from ludoteca.core import toml
from ludoteca.core.positions import write_position
from ludoteca.core.seeds import Fair, commit, read_seed
from ludoteca.games import GAMES, load
from ludoteca.players.random_player import RandomPlayer
from tests.cli.hostile_values import (
    FLOATS,
    HOSTILE,
    INTS,
    TEXTS,
    bad_files,
    changed,
    json_text,
    places,
    spoiled,
    toml_text,
    without,
)
from tests.cli.test_photo import PARTY
from tests.games.fort.test_score_pad import TABLE

KEY = "00112233445566778899aabbccddeeff"
HOUSE = """
floor_2 = ["kids_room", "living_room", "living_room", "bathroom", "dressing_room"]
floor_1 = ["bathroom", "bedroom", "kitchen", "pantry", "kitchen"]
basement = ["garage", "empty"]
roof = ["red+window", "red", "brown", "purple"]
helpers = ["architect"]
[decor]
f2c2 = "piano"
"""
BOX = """
[box]
game = "pebbles"
[pebble.six]
copies = { value = 9, source = "owner" }
[numbers]
source = "owner"
hand = 6
"""
BY_KIND = {int: INTS, float: FLOATS}
FEW = {"games": "1", "rounds": "1", "iterations": "1"}  # to keep every call short


class Call(NamedTuple):
    """One call: its command, its words, and anything special about its surroundings."""

    command: str
    words: list[str]
    more: dict[str, Any] | None = None


class Parameter(NamedTuple):
    """An option (with its name as it is typed) or an argument of a command."""

    name: str
    typed: str
    kind: type
    is_needed: bool


class Command(NamedTuple):
    """One command as the command line itself describes it."""

    path: tuple[str, ...]
    parameters: list[Parameter]

    def words(self, good: dict[str, str], **other: str) -> list[str]:
        """Return a call with good values, little to do, and these other values."""
        words: list[str] = [*self.path]
        arguments: list[str] = []
        for parameter in self.parameters:
            name = parameter.name
            if name in other:
                value = other[name]
            elif name in FEW:
                value = FEW[name]
            elif parameter.is_needed or (parameter.kind is bool and name in good):
                value = good.get(f"{'.'.join(self.path)}.{name}", good.get(name, "pebbles"))
            else:
                continue
            if not parameter.typed:
                arguments.append(value)
            elif parameter.kind is bool:
                words.append(parameter.typed)
            else:
                words.append(f"{parameter.typed}={value}")
        # After two dashes, even what looks like an option is an argument.
        return [*words, *(["--", *arguments] if arguments else [])]


def all_commands() -> list[Command]:
    """Return every command."""
    return list(_walk(typer.main.get_command(app), ()))


def _walk(command: Any, path: tuple[str, ...]) -> Iterator[Command]:
    inside = getattr(command, "commands", None)
    if inside is not None:
        for name, child in inside.items():
            yield from _walk(child, (*path, name))
        return
    found = []
    for parameter in command.params:
        is_option = parameter.param_type_name == "option"
        typed = max(parameter.opts, key=len) if is_option else ""
        if typed != "--help":
            kind = parameter.type_descriptor.annotation
            found.append(Parameter(parameter.name, typed, kind, parameter.required))
    yield Command(path, found)


class Desk:
    """Good files of every kind, and bad ones, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.record = self._record()
        self.texts: dict[str, str] = {
            "record.json": json.dumps(self.record),
            "photographs.json": json.dumps(self._photographs()),
            "box.toml": BOX,
            "fort.toml": TABLE,
            "house.toml": HOUSE,
            "scene.toml": PARTY,
            **{f"{key}-position.toml": self._position(key) for key in GAMES},
        }
        for name, text in self.texts.items():
            (folder / name).write_text(text, encoding="utf-8")
        self.bad = bad_files(folder / "bad")
        self.numbers = 0

    def _record(self) -> dict[str, Any]:
        """Return a finished hosted game, with everything a record can hold."""
        game, deal = load("pebbles"), read_seed(KEY)
        record = play_match(game, [RandomPlayer(1), RandomPlayer(2)], seed=deal).record
        record.fair = Fair(commit(deal, "salt"), "salt")
        record.players = ["Ana", "Bo"]
        return record.write(game)

    def _photographs(self) -> dict[str, Any]:
        """Return a game whose last answers are composed."""
        game = load("picture_perfect")
        return play_match(game, [RandomPlayer(1), RandomPlayer(2)], seed=3).record.write(game)

    def _position(self, key: str) -> str:
        game = load(key)
        return write_position(game, game.setup(game.seat_counts[0], seed=1))

    def path(self, name: str) -> str:
        """Return the path of a file."""
        return str(self.folder / name)

    def new(self, data: str | bytes, ending: str = "") -> str:
        """Return a new file with these contents."""
        self.numbers += 1
        path = self.folder / f"new-{self.numbers}{ending}"
        path.write_bytes(data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass"))
        return str(path)

    def good(self) -> dict[str, str]:
        """Return good values for everything required, and flags that keep calls short."""
        self.numbers += 1
        return {
            "game": "pebbles",
            "file": self.path("record.json"),
            "scene": self.path("scene.toml"),
            "players": "random,greedy",
            "out": self.path(f"run-{self.numbers}"),
            "position.file": self.path("pebbles-position.toml"),
            "box.check.file": self.path("box.toml"),
            "score.game": "fort",
            "score.file": self.path("fort.toml"),
            "plain": "",
            "no_browser": "",
        }


def wrong_values(desk: Desk, most: int, chance: random.Random) -> Iterator[Call]:
    """Yield every parameter of every command with `most` bad values of its type, or bad files."""
    for command in all_commands():
        name = " ".join(command.path)
        yield Call(name, [*command.path])
        yield Call(name, [*command.path, "--help"])
        yield Call(name, [*command.path, "--no-such-option"])
        yield Call(name, [*command.words(desk.good()), "one", "more", "and more"])
        for parameter in command.parameters:
            values = BY_KIND.get(parameter.kind, TEXTS)
            if parameter.kind is Path:
                values = [*desk.bad, *map(desk.path, desk.texts)]
            elif parameter.kind is bool:
                values = [""]
            for value in chance.sample(values, min(most, len(values))):
                words = command.words(desk.good(), **{parameter.name: value})
                yield Call(name, words, {"humble": True})


READERS: dict[str, list[list[str]]] = {
    "record.json": [
        ["replay", "FILE"],
        ["replay", "FILE", "--json"],
        ["fair", "FILE"],
        ["analyse", "FILE", "--iterations=1"],
        ["analyse", "FILE", "--iterations=1", "--json"],
        ["play", "--continue", "--plain"],
    ],
    "photographs.json": [["replay", "FILE"]],
    "box.toml": [["box", "check", "FILE"], ["simulate", "pebbles", "--games=1", "--box=FILE"]],
    "fort.toml": [["score", "fort", "FILE"], ["score", "fort", "FILE", "--json"]],
    "house.toml": [["score", "dream-home", "FILE"]],
    "scene.toml": [["photo", "FILE"], ["photo", "FILE", "--json"]],
    **{f"{key}-position.toml": [["position", "FILE"]] for key in GAMES},
    "pebbles-position.toml": [["position", "FILE", "--all"], ["position", "FILE", "--json"]],
}


def spoiled_files(desk: Desk, rounds: int, chance: random.Random) -> Iterator[Call]:
    """Yield calls that read a good file with a wrong value, a hole or a cut somewhere."""
    for name, readers in READERS.items():
        is_json = name.endswith(".json")
        data: Any = json.loads(desk.texts[name]) if is_json else toml.loads(desk.texts[name])
        write: Callable[[Any], str] = json_text if is_json else toml_text
        ways = list(places(data))
        wishes = [(way, value) for way in ways for value in HOSTILE]
        chance.shuffle(wishes)
        contents: list[str | bytes] = [
            write(changed(data, way, value)) for way, value in wishes[: rounds * 2]
        ]
        holes = [way for way in ways if way]
        chance.shuffle(holes)
        contents += [write(without(data, way)) for way in holes[: rounds // 2]]
        contents += [spoiled(desk.texts[name], chance) for _ in range(rounds)]
        for number, content in enumerate(contents):
            words = readers[number % len(readers)]
            yield _reading(desk, words, content, Path(name).suffix)


def _reading(desk: Desk, words: list[str], content: str | bytes, ending: str) -> Call:
    """Return a call that reads a new file with these contents."""
    path = desk.new(content, ending)
    more = {}
    if "--continue" in words:  # reads from the data folder
        data = Path(f"{path}-data")
        (data / "unfinished").mkdir(parents=True)
        Path(path).rename(data / "unfinished" / "pebbles-1.json")
        more = {"env": {"LUDOTECA_DATA": str(data)}}
    called = [word.replace("FILE", path) for word in words]
    return Call(" ".join(words[:2] if words[0] in ("box", "arena") else words[:1]), called, more)


def spoiled_runs(desk: Desk, rounds: int, chance: random.Random) -> Iterator[Call]:
    """Yield tournaments that continue in folders where something is wrong."""
    for number in range(rounds):
        folder = desk.folder / f"cup-{number}"
        folder.mkdir()
        plan = {"ludoteca": 1, "kind": "tournament", "game": "pebbles", "rounds": 1, "seed": 0}
        line = {"number": 0, "deal": 0, "players": ["random", "greedy"], "options": {}}
        line |= {"scores": [1, 2], "places": [2, 1], "parts": [{}, {}], "decisions": 3, "facts": {}}
        way, value = chance.choice(list(places(plan))), chance.choice(HOSTILE)
        (folder / "plan.json").write_text(json_text(changed(plan, way, value)))
        way, value = chance.choice(list(places(line))), chance.choice(HOSTILE)
        (folder / "matches.jsonl").write_text(json_text(changed(line, way, value)) + "\n")
        if number % 2:
            (folder / "plan.json").unlink()
        if number % 3 == 0:
            (folder / "matches.jsonl").write_bytes(spoiled(json.dumps(line), chance))
        words = ["arena", "run", "pebbles", "--players=random,greedy", "--rounds=1"]
        yield Call("arena run", [*words, f"--out={folder}"])


SURROUNDINGS: dict[str, dict[str, Any]] = {
    "ascii": {"encoding": "ascii"},
    "latin-1": {"encoding": "latin-1"},
    "utf-16": {"encoding": "utf-16"},
    "stdout closed": {"stdout": "closed"},
    "stdout full": {"stdout": "full"},
    "stdout gone": {"stdout": "gone"},
    "stderr closed": {"stderr": "closed"},
    "stderr full": {"stderr": "full"},
    "stderr gone": {"stderr": "gone"},
    "stdin closed": {"stdin": "closed"},
    "all closed": {"stdin": "closed", "stdout": "closed", "stderr": "closed"},
    "few files": {"files": 5},
    "small files": {"largest": 100},
    "little memory": {"bytes": 150_000_000},
    "data is a file": {"env": {"LUDOTECA_DATA": "/dev/null"}},
    "data is full": {"env": {"LUDOTECA_DATA": "/dev/full/x"}},
}


def wrong_surroundings(desk: Desk, kind: str, is_long: bool) -> Iterator[Call]:
    """Yield a good and a wrong call of every command where something around it is wrong.

    Some go through the interpreter's own shutdown, which closes the streams but takes longer.
    """
    more = SURROUNDINGS[kind]
    commands = all_commands()
    for number, command in enumerate(commands):
        name, words = " ".join(command.path), command.words(desk.good())
        to_the_end = is_long or number % 8 == len(kind) % 8
        yield Call(name, words, {**more, "to_the_end": to_the_end})
        yield Call(name, [*command.path, "--no-such-option"], more)
    yield Call("", ["--help"], more)
