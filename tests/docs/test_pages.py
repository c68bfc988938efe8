"""The pages stay true: links lead somewhere, examples run, the map shows what is there."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.games import GAMES, load
from ludoteca.locale import LANGUAGES
from tests.docs.pages import ROOT, Block, blocks, links, name_of, pages, rules_pages
from tests.docs.prompt import LOOSELY, Prompt
from tests.patience import PATIENCE

PAGES = pages()
# test_adding_a_game follows this one, in a copy of the tree.
SHOWING = [page for page in PAGES if page.name != "adding-a-game.md"] + rules_pages()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_to_files_that_exist(page: Path) -> None:
    ours = [link.partition("#")[0] for link in links(page) if "://" not in link]
    assert [link for link in ours if link and not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", SHOWING, ids=name_of)
def test_the_program_prints_what_the_page_shows(page: Path, tmp_path: Path) -> None:
    """Write the files that a page names, and run what it shows at a prompt there, in order."""
    prompt = Prompt(tmp_path, ROOT / "src")
    for block in blocks(page):
        if block.language == "toml" and block.words:
            (tmp_path / block.words[0]).write_text(block.text, encoding="utf-8")
        elif block.language == "console":
            prompt.follow(block.text)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_python_examples_run(page: Path) -> None:
    runner = doctest.DocTestRunner(optionflags=LOOSELY)
    said: list[str] = []
    for block in blocks(page):
        if block.language == "python" and block.text.startswith(">>>"):
            name = f"{name_of(page)}, line {block.line}"
            example = doctest.DocTestParser().get_doctest(block.text, {}, name, str(page), 0)
            runner.run(example, out=said.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(said)


LARGE = ("dream_home", "fort", "picture_perfect")
PATH = re.compile(r"`((?:src|web|tests|docs|scripts)/[^`\s]+)`")


def test_the_architecture_names_what_is_there() -> None:
    """Every path exists, for each large game and language where the page leaves these open."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = {
        path.replace("<key>", key).replace("<lang>", lang)
        for path in PATH.findall(text)
        for key in LARGE
        for lang in LANGUAGES
    }
    assert len(named) > 60
    assert sorted(path for path in named if not (ROOT / path).exists()) == []


def test_examples_are_found_at_all() -> None:
    """A fence written differently would silently be skipped."""
    found = [block for page in SHOWING for block in blocks(page)]
    assert sum(block.language == "console" for block in found) >= 8
    assert sum(block.text.startswith(">>>") for block in found) >= 2


@pytest.mark.parametrize("key", GAMES)
def test_the_rules_show_how_to_write_a_score_down(key: str) -> None:
    """As the README promises, for every game with a score pad: counted by the command itself."""
    shown = [b.text for b in blocks(ROOT / f"docs/rules/{key}.md") if b.language == "console"]
    counted = any(f"ludoteca score {key.replace('_', '-')} " in text for text in shown)
    assert counted == (load(key).score_form() is not None)


def the_map() -> Block:
    (found,) = (block for block in blocks(ROOT / "README.md") if block.words == ("map",))
    return found


def mapped() -> set[str]:
    """Return the paths on the README's map; an indented line is in the folder above it."""
    paths: set[str] = set()
    folder = ""
    for line in the_map().text.splitlines():
        name = line.split()[0].rstrip("/")
        if line.startswith(" "):
            paths.add(f"{folder}/{name}")
        else:
            folder = name
            paths.add(name)
    return paths


def test_the_map_shows_what_is_there() -> None:
    assert sorted(path for path in mapped() if not (ROOT / path).exists()) == []


def test_every_package_is_on_the_map() -> None:
    packages = {
        name_of(init.parent)
        for init in ROOT.glob("src/ludoteca/*/__init__.py")
        if init.parent.name != "_compiled"
    }
    assert packages - mapped() == set()


def test_the_picture_can_be_taken_again(tmp_path: Path) -> None:
    """The script behind the README's picture still works; no picture needs fonts from elsewhere."""
    taken = tmp_path / "terminal.svg"
    script = ROOT / "scripts" / "take_picture.py"
    environment = Prompt(tmp_path, ROOT / "src").environment
    subprocess.run([sys.executable, script, taken], env=environment, check=True, timeout=PATIENCE)
    for picture in (taken, ROOT / "docs" / "pictures" / "terminal.svg"):
        text = picture.read_text(encoding="utf-8")
        assert "Pebbles" in text
        assert "happened" in text
        assert "url(http" not in text
