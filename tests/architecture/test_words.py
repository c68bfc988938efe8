"""Player-facing words: in every language, with the same arguments, used, and nowhere else."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ludoteca.games import GAMES
from ludoteca.locale import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "ludoteca"
PAGE = ROOT / "web"
FOLDERS = [SOURCE / "locale", *(SOURCE / "games" / key / "locale" for key in GAMES)]
IDS = [folder.parent.name for folder in FOLDERS]


class Arguments(Visitor):
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """Return the messages of a file with their arguments."""
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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=IDS)
def test_every_key_is_there_with_the_same_arguments(folder: Path, lang: str) -> None:
    assert messages(folder, lang) == messages(folder, "en")


@pytest.mark.parametrize("folder", FOLDERS, ids=IDS)
def test_no_message_is_left_in_english(folder: Path) -> None:
    """A language differs from English in most of its messages: nobody pasted a file and left it."""
    english = _texts(folder, "en")
    long = [key for key, text in english.items() if len(text.split()) > 3]
    for lang in LANGUAGES[1:]:
        same = [key for key in long if _texts(folder, lang)[key] == english[key]]
        # What is left are lines of pure arguments, such as "{ $path }: { $problem }".
        assert all(not re.search(r"[a-z]{4}", _without_arguments(english[key])) for key in same)


def _texts(folder: Path, lang: str) -> dict[str, str]:
    lines = (folder / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    pairs = (line.partition(" = ") for line in lines if " = " in line and line[0].isalpha())
    return {key: text for key, _, text in pairs}


def _without_arguments(text: str) -> str:
    return re.sub(r"\{[^}]*\}", "", text)


@pytest.mark.parametrize("folder", FOLDERS, ids=IDS)
def test_no_message_is_an_orphan(folder: Path) -> None:
    """The tail of every id, or its kind, occurs in the source that could say it."""
    home = folder.parent
    files = [path for path in SOURCE.rglob("*.py") if "games" not in path.parts]
    if home != SOURCE:
        drawings = PAGE / "games" / home.name
        files += [*home.rglob("*.py"), *home.rglob("*.toml")]
        files += [*drawings.rglob("*.ts"), *drawings.rglob("*.svelte")]
    else:
        files += [path for end in ("ts", "svelte") for path in PAGE.glob(f"*/*.{end}")]
        # Games read files too, and say what is wrong with them in the table's words.
        files += [path for path in SOURCE.glob("games/*/*.py") if "WireError" in path.read_text()]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    orphans = [key for key in messages(folder, "en") if not _is_used(key, source)]
    assert orphans == []


def _is_used(key: str, source: str) -> bool:
    if key in source:
        return True
    kind, _, tail = key.partition("-")
    if kind in ("page", "table"):  # some are said by their last word: `page-level-${level}`
        parts = key.split("-")
        starts = ["-".join(parts[:count]) for count in range(2, len(parts))]
        return any(f"{start}-${{" in source for start in starts)
    if kind == "about":  # what explains `room.kitchen` is found by these two words
        return all(re.search(rf"\b{re.escape(part)}\b", source) for part in tail.split("-"))
    tail = tail.removesuffix("-veiled")
    if kind == "option":
        return all(part in source.lower() for part in tail.split("-")[:1])
    return bool(re.search(rf"\b{re.escape(tail)}\b", source))


SENTENCE = re.compile(r"[A-Z]?[a-zçãéí]+(?: [a-zçãéí]+){3,}")


def test_no_player_facing_words_outside_locale() -> None:
    """What the layers that talk to people print is no literal sentence."""
    said = []
    for layer in ("cli", "terminal"):
        for path in (SOURCE / layer).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                said += [f"{path.name}: {text}" for text in _sentences(node)]
    assert said == []


def _sentences(node: ast.AST) -> list[str]:
    """Return sentences in strings that are not docstrings (those stand alone as expressions)."""
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
