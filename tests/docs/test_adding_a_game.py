"""Follows docs/adding-a-game.md literally in a copy of the tree, and plays what comes out."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca import compiled
from tests.docs.pages import ROOT, Block, blocks
from tests.docs.prompt import Prompt

PAGE = ROOT / "docs" / "adding-a-game.md"
# The new game's interpreted classes must work with a compiled core, if there is one.
SPEEDS = ("1", "0") if compiled.status() == "compiled" else ("1",)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the tree after all the page's steps."""
    folder = tmp_path_factory.mktemp("walk-through") / "ludoteca"
    made = ("*venv", "*cache*", "*.egg-info", ".git", ".hypothesis", "build", "node_modules")
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*made))
    prompt = Prompt(folder, folder / "src", PYTHON=sys.executable)
    for block in blocks(PAGE):
        if block.language == "sh":
            assert prompt.run(block.text) == ""
        elif block.words:
            write(folder, block)
    return folder


def write(folder: Path, block: Block) -> None:
    """Write a block to the file its fence names, or into it below the line it names."""
    name, *where = block.words
    file = folder / name
    if not where:
        file.write_text(block.text, encoding="utf-8")
        return
    below, begins = where
    assert below == "below"
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    (place,) = (number for number, line in enumerate(lines, 1) if line.startswith(begins))
    file.write_text("".join([*lines[:place], block.text, *lines[place:]]), encoding="utf-8")


def run(tree: Path, *arguments: str, plain: str = "1") -> "subprocess.CompletedProcess[str]":
    """Run Python with these arguments in the tree."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=tree,
        env=Prompt(tree, tree / "src", LUDOTECA_PLAIN=plain).environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def test_nothing_of_the_copied_game_is_left(tree: Path) -> None:
    found = (tree / "src/ludoteca/games/shells").rglob("*.*")
    files = [file for file in found if file.is_file() and "__pycache__" not in file.parts]
    assert len(files) == 7
    assert [file.name for file in files if "pebble" in file.read_text(encoding="utf-8")] == []


def test_what_the_page_shows_at_a_prompt(tree: Path) -> None:
    prompt = Prompt(tree, tree / "src")
    for block in blocks(PAGE):
        if block.language == "console":
            prompt.follow(block.text)


def test_a_person_can_play_it(tree: Path) -> None:
    """At the plain table, always choosing the first line of the list, to the end."""
    prompt = Prompt(tree, tree / "src")
    told = prompt.run("ludoteca play shells --plain --seed 3", typed="1\n" * 6)
    assert "Take a shell from the beach, or dive for one?" in told
    assert "The game is over." in told


OPTIONS = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", "shells")


@pytest.mark.parametrize("plain", SPEEDS)
def test_the_engines_suites_accept_it(tree: Path, plain: str) -> None:
    """Rules tests and conformance, at both speeds."""
    suites = ("tests/core", "tests/games/shells", "tests/conformance")
    done = run(tree, "-m", "pytest", *OPTIONS, *suites, plain=plain)
    assert done.returncode == 0, done.stdout


@pytest.mark.browser
def test_all_other_suites_accept_it(tree: Path) -> None:
    """Whatever looks at every game on the list looks at the new one as well."""
    elsewhere = [f"--ignore=tests/{name}" for name in ("conformance", "core", "docs", "games")]
    done = run(tree, "-m", "pytest", *OPTIONS, "tests", *elsewhere, plain="1")
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[-1]) > 50


def test_it_speaks_english_where_it_has_no_words_yet(tree: Path) -> None:
    prompt = Prompt(tree, tree / "src")
    listed = prompt.run("ludoteca games --languages")
    assert re.search(r"Shells \(shells\) +en, pt-BR +pt-PT, it, fr", listed), listed
    told = prompt.run("ludoteca play shells --plain --seed 3 --lang fr", typed="1\n" * 6)
    assert "Take a shell from the beach, or dive for one?" in told
    assert "La partie est terminée" in told, told[-500:]


@pytest.mark.parametrize(
    "check",
    ["ruff format --check --no-cache", "ruff check --no-cache", "mypy --cache-dir=.cache"],
)
def test_it_is_written_as_we_write(tree: Path, check: str) -> None:
    done = run(tree, "-m", *check.split(), "src/ludoteca/games/shells", "tests/games/shells")
    assert done.returncode == 0, done.stdout
