"""Player-facing words: in every language, with the same arguments, used, and nowhere else."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ludoteca.games import GAMES
from ludoteca.locale import LANGUAGES, languages_of
from tests.architecture.sayings import Sayings
from tests.shipped import SHIPPED

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "ludoteca"
FOLDERS = [SOURCE / "locale", *(SOURCE / "games" / key / "locale" for key in GAMES)]
IDS = [folder.parent.name for folder in FOLDERS]


class Arguments(Visitor):
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """Return a file's messages with their arguments."""
    resource = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{lang}: {entry.content!r}"
        if isinstance(entry, (ftl.Message, ftl.Term)):
            arguments = Arguments()
            arguments.visit(entry)
            assert entry.id.name not in found, f"{lang}: {entry.id.name} twice"
            found[entry.id.name] = arguments.names
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=IDS)
def test_every_key_is_there_with_the_same_arguments(folder: Path) -> None:
    for lang in languages_of(folder):
        assert messages(folder, lang) == messages(folder, "en"), lang


@pytest.mark.parametrize("folder", FOLDERS, ids=IDS)
def test_what_we_ship_speaks_every_language(folder: Path) -> None:
    """A newcomer's game starts with English and one other language."""
    name, spoken = folder.parent.name, languages_of(folder)
    assert spoken[0] == "en"
    assert len(spoken) >= (len(LANGUAGES) if name in (*SHIPPED, SOURCE.name) else 2)


@pytest.mark.parametrize("folder", FOLDERS, ids=IDS)
def test_no_message_is_left_in_english(folder: Path) -> None:
    """A language differs from English in most messages: nobody pasted a file and stopped there."""
    english = _texts(folder, "en")
    long = [key for key, text in english.items() if len(text.split()) > 3]
    for lang in languages_of(folder)[1:]:
        same = [key for key in long if _texts(folder, lang)[key] == english[key]]
        # What remains is lines of pure arguments, such as "{ $path }: { $problem }".
        assert all(not re.search(r"[a-z]{4}", _without_arguments(english[key])) for key in same)


@cache
def _texts(folder: Path, lang: str) -> dict[str, str]:
    lines = (folder / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    pairs = (line.partition(" = ") for line in lines if " = " in line and line[0].isalpha())
    return {key: text for key, _, text in pairs}


def _without_arguments(text: str) -> str:
    return re.sub(r"\{[^}]*\}", "", text)


@cache
def sayings(folder: Path) -> Sayings:
    """Return what the sources behind a folder can say."""
    return Sayings(folder.parent, messages(folder, "en"))


def quoted(folder: Path) -> set[str]:
    """Return the messages that other messages include."""
    text = (folder / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"\{ ?([a-z][\w-]+) ?\}", text))


@pytest.mark.parametrize("folder", FOLDERS, ids=IDS)
def test_no_message_is_an_orphan(folder: Path) -> None:
    """The sources can say every message, unless it is part of another."""
    said = sayings(folder)
    keys = set(messages(folder, "en")) - quoted(folder)
    assert sorted(key for key in keys if not said.is_reachable(key)) == []


PLAUSIBLE = ("flying_carpet", "too_small", "waltzed", "ballroom", "pilfer-veiled", "no_such_thing")


@pytest.mark.parametrize("folder", FOLDERS, ids=IDS)
def test_an_orphan_would_be_found(folder: Path) -> None:
    """Whatever an invented id starts with; where the engine speaks, even with real words."""
    said = sayings(folder)
    keys = sorted(messages(folder, "en"))
    kinds = sorted({key.partition("-")[0] for key in keys})
    invented = {f"{kind}-{rest}" for kind in kinds for rest in PLAUSIBLE}
    words = {key.partition("-")[2] for key in keys if key.startswith(("view-", "table-", "page-"))}
    exact = {"fact", "lesson", "option", "part"} & set(kinds)
    invented |= {f"{kind}-{word}" for kind in exact for word in words}
    assert sorted(key for key in invented - set(keys) if said.is_reachable(key)) == []


SENTENCE = re.compile(r"[A-Z]?[a-zçãéí]+(?: [a-zçãéí]+){3,}")


def test_no_player_facing_words_outside_locale() -> None:
    """The layers that talk to people print no literal sentences."""
    said = []
    for layer in ("cli", "terminal"):
        for path in (SOURCE / layer).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                said += [f"{path.name}: {text}" for text in _sentences(node)]
    assert said == []


def _sentences(node: ast.AST) -> list[str]:
    """Return sentences in strings other than docstrings (which are expressions by themselves)."""
    inside = [
        child
        for field in ast.iter_child_nodes(node)
        if not isinstance(node, ast.Expr)
        for child in [field]
        if isinstance(child, ast.Constant) and isinstance(child.value, str)
    ]
    return [str(child.value) for child in inside if SENTENCE.search(str(child.value))]


def test_games_hold_no_sentences() -> None:
    """Rules speak in code names: no literal sentence in a game outside docstrings and errors."""
    said = []
    for path in (SOURCE / "games").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        raised = {
            inside
            for node in ast.walk(tree)
            if isinstance(node, (ast.Raise, ast.Assert))
            for inside in ast.walk(node)
        }
        for node in set(ast.walk(tree)) - raised:
            said += [f"{path.name}: {text}" for text in _sentences(node)]
    assert said == []
