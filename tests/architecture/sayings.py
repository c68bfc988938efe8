"""Which messages a folder's sources can say: exact for the engine's names and for templates.

A message is said if the sources hold its whole id. Otherwise the first word of the id says where
the rest comes from: a Reason's code, an Event's kind, an option's key, or whatever fills a template
of the page. The rest must then be a whole string in that role, not just a word somewhere.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, TypeGuard

from ludoteca.core.frames import playout
from ludoteca.core.game import Game
from ludoteca.games import load

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "ludoteca"
PAGE = ROOT / "web"

# Where the rest of such an id comes from: functions, and which of their arguments it is.
SPOKEN_BY = {
    "reason": {
        *(("Reason", 0), ("Reason", 2), ("reason", 0), ("refuse", 0), ("_refuse", 0)),
        *(("refused", 0), ("Refused", 0), ("refusal", 0), ("_reply", 0), ("error", 1)),
        *(("BoxError", 3), ("RecordError", 0), ("FolderError", 0), ("OptionError", 0)),
        *(("set_fault", 5), ("Refusal", 0)),
    },
    "event": {("Event", 0), ("tell", 1), ("tell_guest", 2), ("lose", 1), ("_say", 0)},
    "ask": {("Decision", 1)},
    "choice": {("Words", 0), ("each", 0)},
    "wire": {("WireError", 2), ("_needed", 2), ("_demand", 2), ("Problem", 0)},
    "cli": {("say", 0), ("print", 0)},
}
QUOTES = [re.compile(text) for text in (r'"([^"\n]*)"', r"'([^'\n]*)'", r"`([^`]*)`")]
HOLE = re.compile(r"\$?\{[^{}]*\}")
ROUNDS = 3  # a string passes through this many names at most


def strings_of(text: str) -> set[str]:
    """Return the strings in a source of the page."""
    return {found for quotes in QUOTES for found in quotes.findall(text)}


class Template(NamedTuple):
    """A text with holes, as a regular expression, and everything that may fill them."""

    pattern: str
    fillers: set[str]


def _pattern(text: ast.JoinedStr) -> str:
    parts = (part.value if isinstance(part, ast.Constant) else None for part in text.values)
    return "".join("(.+)" if part is None else re.escape(str(part)) for part in parts)


class Module:
    """One Python module: its strings, and which names pass values to each other in it."""

    def __init__(self, path: Path) -> None:
        self.nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        self.texts = {str(node.value) for node in self.nodes if _is_text(node)}
        flows = [flow for node in self.nodes for flow in _flows(node)]
        self.flows = [
            (name, _strings(value, {}), [_name(one) or "" for one in _values(value)])
            for name, value in flows
        ]
        self.named: dict[str, set[str]] = {}

    def fillers(self) -> set[str]:
        """Return all strings that this module knows: its own, and those behind names it uses."""
        names = {name for node in self.nodes if (name := _name(node)) is not None}
        return self.texts.union(*(self.named.get(name, set()) for name in names))


class Python:
    """The strings of Python modules, and what says them."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self.modules = [Module(path) for path in paths]
        self.nodes = [node for module in self.modules for node in module.nodes]
        self.texts = set[str]().union(*(module.texts for module in self.modules))
        self._follow_names()
        self.arguments = self._arguments()

    def _follow_names(self) -> None:
        """Find the strings behind each name; constants and functions are known to all modules."""
        shared: dict[str, set[str]] = defaultdict(set)
        functions = {node.name for node in self.nodes if isinstance(node, ast.FunctionDef)}
        for _ in range(ROUNDS):
            for module in self.modules:
                for name, texts, others in module.flows:
                    is_shared = name.isupper() or name in functions
                    home = shared if is_shared else module.named
                    known = [module.named.get(other) or shared[other] for other in others]
                    home[name] = home.get(name, set()).union(texts, *known)
        for module in self.modules:
            module.named = {**shared, **module.named}

    def _arguments(self) -> dict[tuple[str, int], set[str]]:
        """Return the strings that each argument of each function can be."""
        said: dict[tuple[str, int], set[str]] = defaultdict(set)
        for module in self.modules:
            for node in module.nodes:
                if isinstance(node, ast.Call):
                    name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
                    for number, argument in enumerate(node.args):
                        said[str(name), number] |= _strings(argument, module.named)
        return said

    def keys(self) -> set[str]:
        """Return the keys of literal tables, and the keys that are set by name."""
        keys: set[str] = set()
        for module in self.modules:
            for node in module.nodes:
                if isinstance(node, ast.Dict):
                    keys |= {str(key.value) for key in node.keys if _is_text(key)}
                elif isinstance(node, (ast.Subscript, ast.DictComp)):
                    key = node.slice if isinstance(node, ast.Subscript) else node.key
                    keys |= _strings(key, module.named)
        return keys | self.keywords() | self.fields()

    def keywords(self, function: str | None = None) -> set[str]:
        """Return the keywords passed to this function, or to any."""
        calls = [node for node in self.nodes if isinstance(node, ast.Call)]
        return {
            word.arg
            for node in calls
            for word in node.keywords
            if word.arg is not None and function in (None, _name(node.func))
        }

    def fields(self) -> set[str]:
        """Return the fields that classes declare."""
        declared = [node for node in self.nodes if isinstance(node, ast.AnnAssign)]
        return {name for node in declared for name in _names(node.target)}

    def templates(self) -> list[Template]:
        """Return the texts with holes; the same module knows what fills them."""
        return [
            Template(_pattern(node), module.fillers())
            for module in self.modules
            for node in module.nodes
            if isinstance(node, ast.JoinedStr)
        ]


def _is_text(node: object) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _flows(node: ast.AST) -> list[tuple[str, ast.AST]]:
    """Return which names a statement gives which values."""
    if isinstance(node, ast.Assign):
        return [(name, node.value) for target in node.targets for name in _names(target)]
    if isinstance(node, (ast.AnnAssign, ast.NamedExpr)) and node.value is not None:
        return [(name, node.value) for name in _names(node.target)]
    if isinstance(node, (ast.For, ast.comprehension)):
        return [(name, node.iter) for name in _names(node.target)]
    if isinstance(node, ast.FunctionDef):
        gives = (ast.Return, ast.Yield, ast.YieldFrom)
        inside = [one.value for one in ast.walk(node) if isinstance(one, gives)]
        return [(node.name, value) for value in inside if value is not None]
    return []


def _names(target: ast.AST) -> list[str]:
    """Return the names in the target of an assignment."""
    return [str(name) for node in ast.walk(target) if (name := _name(node)) is not None]


def _name(node: ast.AST) -> str | None:
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else None


def _values(expression: ast.AST) -> list[ast.AST]:
    """Return the strings and names that an expression can evaluate to, not everything in it."""
    match expression:
        case ast.IfExp(body=one, orelse=other):
            return [*_values(one), *_values(other)]
        case ast.BoolOp(values=several) | ast.Tuple(elts=several) | ast.List(elts=several):
            return [value for one in several for value in _values(one)]
        case ast.Set(elts=several):
            return [value for one in several for value in _values(one)]
        case ast.Dict(keys=keys, values=several):
            return [value for one in (*keys, *several) if one is not None for value in _values(one)]
        case ast.BinOp(left=one, right=other, op=ast.Add() | ast.BitOr()):
            return [*_values(one), *_values(other)]
        case ast.Starred(value=one) | ast.Subscript(value=one) | ast.NamedExpr(value=one):
            return _values(one)
        case ast.Call(func=function, args=given):
            # What a function returns; for a container's method or a copy, the contents.
            called = [function.value] if isinstance(function, ast.Attribute) else [*given]
            return [function, *(value for one in called for value in _values(one))]
        case _:
            return [expression]


def _strings(expression: ast.AST, named: dict[str, set[str]]) -> set[str]:
    """Return the strings that an expression can evaluate to."""
    found: set[str] = set()
    for value in _values(expression):
        if _is_text(value):
            found.add(str(value.value))
        else:
            found |= named.get(_name(value) or "", set())
    return found


def counted(game: Game[Any]) -> tuple[set[str], set[str]]:
    """Return the parts of a final score and the facts worth counting, as found in whole games."""
    parts, facts = set[str](), set[str]()
    settings: list[dict[str, object]] = [
        {option.key: value} for option in game.options for value in option.values
    ]
    for options in settings or [{}]:
        state = game.setup(game.seat_counts[-1], options, seed=1)
        playout(state, 1)
        parts.update(*game.standing(state).parts)
        facts.update(game.facts(state))
    return parts, facts


class Sayings:
    """Which of the messages in one folder can be said."""

    def __init__(self, home: Path, ids: Iterable[str]) -> None:
        self.ids = set(ids)
        is_game = home != SOURCE
        ours = [path for path in SOURCE.rglob("*.py") if "games" not in path.parts]
        # Games read files too, and say what is wrong with them in the table's words.
        modules = home.rglob("*.py") if is_game else [*ours, *SOURCE.glob("games/**/*.py")]
        self.python = Python(modules)
        self.game = load(home.name) if is_game else None
        drawings = PAGE / "games" / home.name
        own = drawings if is_game else PAGE
        self.page = "\n".join(
            path.read_text(encoding="utf-8")
            for end in ("ts", "svelte")
            for path in (own.rglob(f"*.{end}") if is_game else own.glob(f"*/*.{end}"))
        )
        self.page_texts = strings_of(self.page)
        self.data = "\n".join(path.read_text(encoding="utf-8") for path in home.rglob("*.toml"))
        self.literals = self.python.texts | self.python.keywords()
        self.literals |= self.page_texts | strings_of(self.data)
        # The words of a box are its keys, too.
        words = re.findall(r"(?:^\[?|\.)([\w-]+)(?=[\].]| =)", self.data, re.MULTILINE)
        self.box_words = set(words)

    @cached_property
    def roles(self) -> dict[str, set[str]]:
        """Return what may follow each first word of an id."""
        said = self.python.arguments
        roles = {
            kind: set[str]().union(*(said[place] for place in places))
            for kind, places in SPOKEN_BY.items()
        }
        roles["event"] |= {f"{kind}-veiled" for kind in roles["event"]}
        roles["view"] = self.python.keys()
        roles["tally"] = self.python.keys()
        roles["lesson"] = set(re.findall(r'"lesson-([\w-]+)"', self.data))
        zones = re.findall(r'data-zone="([\w-]+)"|zone\.([\w-]+)', self.page + self.data)
        roles["zone"] = {"".join(found) for found in zones}
        roles["reason"] |= set(re.findall(r'code: "(\w+)"', self.page))
        if self.game is not None:
            # Frames are named by their tags on the wire.
            roles["step"] = roles["moment"] = self.python.keywords("OneOf")
            roles["part"], roles["fact"] = counted(self.game)
            # Said by the page of every game: what it is called, and how its pad counts.
            roles["game"], roles["way"] = {"name", "about"}, self.python.texts
            roles["choice"] |= {words.verb for words in self.game.choices}
            options = self.game.options
            values = [(o.key, value) for o in options for value in (*o.values, *o.retired)]
            roles["option"] = {option.key for option in options}
            roles["option"] |= {f"{key}-{value}".lower() for key, value in values}
        return roles

    @cached_property
    def templates(self) -> list[Template]:
        """Return the texts with holes; those of the page are filled with any of its strings."""
        holes = [text for text in self.page_texts if HOLE.search(text)]
        zones = re.findall(r'data-zone="([^"]*\{[^"]*)"', self.page)
        texts = {*holes, *(f"zone-{text}" for text in zones)}
        patterns = {"(.+)".join(map(re.escape, HOLE.split(text))) for text in texts}
        page = self.page_texts | strings_of(self.data) | self.box_words
        # The server says things too: kinds of questions, sources of a box.
        page |= self.roles["ask"] | self.roles["choice"] | self.python.texts
        modules = [
            Template(pattern, fillers | strings_of(self.data))
            for pattern, fillers in self.python.templates()
        ]
        return [*modules, *(Template(pattern, page) for pattern in patterns)]

    def is_reachable(self, key: str) -> bool:
        """Tell whether the sources can say a message."""
        kind, _, rest = key.partition("-")
        if key in self.literals or rest in self.roles.get(kind, ()):
            return True
        if kind == "about":  # explains a thing or a zone, or all things of a kind
            kinds = {other.partition("-")[0] for other in self.ids}
            is_thing = rest in self.ids or ("-" in rest and self.is_reachable(rest))
            return is_thing or rest in kinds
        if kind in self.roles and kind != "zone":  # put together by the Speaker itself
            return False
        return self._is_name(kind, rest) or self._fills(key)

    def _is_name(self, kind: str, rest: str) -> bool:
        """Tell whether this is the name of a thing that the game, its box or its options know."""
        if self.game is None:
            return False
        if f"{kind}.{rest}" in self.literals or f"{kind}-{rest}" in self.roles["option"]:
            return True
        boxed = set(re.findall(rf"^\[{re.escape(kind)}\.(\w+)\]", self.data, re.MULTILINE))
        known = boxed.union(self.game.names.get(kind, ()))
        if known:
            return rest in known
        return self._fills(f"{kind}.{rest}")

    def _fills(self, text: str) -> bool:
        """Tell whether a text is one of the templates, filled with strings its module knows."""
        for pattern, fillers in self.templates:
            found = None if pattern.startswith("(") else re.fullmatch(pattern, text)
            if found is not None and all(part in fillers for part in found.groups()):
                return True
        return False
