"""The house: files stay small, modules say what they are for, nothing foreign slips in."""

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "ludoteca"
MODULES = sorted(path for path in SOURCE.rglob("*.py") if "_compiled" not in path.parts)
NAMES = [str(path.relative_to(SOURCE)) for path in MODULES]

LONGEST_FILE = 400
LONGEST_FUNCTION = 60


@pytest.mark.parametrize("path", MODULES, ids=NAMES)
def test_modules_are_small_and_say_what_they_are_for(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    assert text.count("\n") <= LONGEST_FILE
    assert ast.get_docstring(tree), "a module opens with what it is for"
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            assert (node.end_lineno or 0) - node.lineno < LONGEST_FUNCTION, node.name


FORBIDDEN_NAMES = re.compile(r"(Manager|Helper|Util|Impl)s?$")


@pytest.mark.parametrize("path", MODULES, ids=NAMES)
def test_no_vague_names(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            assert not FORBIDDEN_NAMES.search(node.name), node.name


def test_core_imports_only_the_standard_library() -> None:
    for path in (SOURCE / "core").glob("*.py"):
        for module in imported_at_run_time(path):
            top = module.split(".")[0]
            assert top == "ludoteca" or top in sys.stdlib_module_names, f"{path.name}: {module}"


def imported_at_run_time(path: Path) -> list[str]:
    """Return the modules a file imports, without those only the type checker sees."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    unseen = [
        child
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for part in node.body
        for child in ast.walk(part)
    ]
    modules = []
    for node in ast.walk(tree):
        if node in unseen:
            continue
        if isinstance(node, ast.Import):
            modules += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules.append(node.module or "")
    return modules


def test_core_names_no_game() -> None:
    games = re.compile(r"\b(pebbles|fort|dream.?home|picture.?perfect)\b", re.IGNORECASE)
    for path in (SOURCE / "core").glob("*.py"):
        code = "\n".join(
            line for line in path.read_text(encoding="utf-8").splitlines() if ">>>" not in line
        )
        found = [word for word in games.findall(code) if path.name != "toml.py"]
        assert found == [], f"{path.name}: {found}"


LARGE_GAMES = sorted(path.parent.name for path in (SOURCE / "games").glob("*/rules"))
ROOMS = ("bot", "box", "edge", "rules")
# Every large game has these, under these names: know one game, and you know your way around all.
ROLES = {
    "": ("box.toml", "game.py", "lesson.toml", "locale", "observation.toml"),
    "box": ("contents.py",),
    "rules": ("reasons.py", "scoring.py", "table"),
    "rules/table": ("choices.py", "state.py"),
    "bot": ("insight.py",),
    "edge": (
        *("faults.py", "imagine.py", "observation.py", "pad.py", "pad_form.py", "positions.py"),
        *("recall.py", "shapes.py", "tallies.py", "view.py", "words.py"),
    ),
}


def test_large_games_have_the_same_rooms() -> None:
    assert LARGE_GAMES == ["dream_home", "fort", "picture_perfect"]
    for game in LARGE_GAMES:
        folder = SOURCE / "games" / game
        rooms = sorted(path.parent.name for path in folder.glob("*/__init__.py"))
        assert rooms == sorted(ROOMS), game
        for room, names in ROLES.items():
            missing = [name for name in names if not (folder / room / name).exists()]
            assert missing == [], f"{game}/{room}"
        # A chapter fits on a screen of file names; small games stay flat.
        chapters = list((folder / "rules").glob("*.py"))
        assert len(chapters) <= MOST_CHAPTERS, game


MOST_CHAPTERS = 24

PLAIN = ("Exception", "IllegalChoice", "str")  # bases that no compiled class can have
COMPILED = [path for path in MODULES if "\n# compiled\n" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", COMPILED, ids=[str(p.relative_to(SOURCE)) for p in COMPILED])
def test_compiled_classes_can_be_subclassed_and_copied(path: Path) -> None:
    """Every class of a compiled module carries both marks: without them pickling loses data."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            marks = "".join(ast.unparse(mark) for mark in node.decorator_list)
            plain = any(ast.unparse(base) in PLAIN for base in node.bases)
            both = "serializable=True" in marks and "allow_interpreted_subclasses=True" in marks
            assert both or plain, node.name


# Pauses end too early on a busy machine, and the page's own policy does not let the browser
# evaluate an expression a second time: wait for a locator, or with tests.patience.until.
HASTY = re.compile(r"\.(?:wait_for_timeout|wait_for_function)\(")


def test_the_tests_of_the_page_wait_for_what_they_see() -> None:
    for path in sorted((ROOT / "tests" / "web").glob("*.py")):
        assert not HASTY.search(path.read_text(encoding="utf-8")), path.name
