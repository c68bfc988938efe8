"""Follows docs/adding-a-table.md: its small table is built and tried, its quotations are true."""

import re
import shutil
import subprocess
import textwrap
from pathlib import Path

import pytest

import page
from tests.docs.pages import ROOT, Block, blocks
from tests.patience import PATIENCE

PAGE = ROOT / "docs" / "adding-a-table.md"
TABLE = ROOT / "web" / "games" / "pebbles"
QUOTED = [block for block in blocks(PAGE) if block.words[:1] == ("from",)]
WRITTEN = [block for block in blocks(PAGE) if block.words and block not in QUOTED]
FOLDERS = ("games/shells", "tests/games/shells")


def test_quotations_are_found_at_all() -> None:
    assert len(QUOTED) > 12
    assert len(WRITTEN) == 4


@pytest.mark.parametrize("block", QUOTED, ids=lambda block: f"line {block.line}")
def test_what_is_quoted_stands_there(block: Block) -> None:
    """Word for word, indented as it is in its file."""
    _, name = block.words
    source = (ROOT / name).read_text(encoding="utf-8")
    text = block.text.rstrip("\n")
    found = (textwrap.indent(text, " " * deep) in source for deep in range(0, 20, 2))
    assert any(found), name


def test_every_file_of_the_table_is_on_the_page() -> None:
    rows = re.findall(r"^\| (`.+`) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`([\w.]+)`", row)}
    assert named == {path.name for path in TABLE.iterdir()}


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the page's sources after the page's steps."""
    folder = tmp_path_factory.mktemp("walk-through")
    web = folder / "web"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(page.PACKAGES)
    # The tests of all games read their words.
    (folder / "src").symlink_to(ROOT / "src")
    (steps,) = (block.text for block in blocks(PAGE) if block.language == "sh")
    subprocess.run(["/bin/sh", "-e", "-c", steps], cwd=folder, check=True)
    for block in WRITTEN:
        (folder / block.words[0]).write_text(block.text, encoding="utf-8")
    # Only the new table, and what it uses: the others have been checked.
    include = ", ".join(f'"{name}"' for name in FOLDERS)
    (web / "narrow.json").write_text(f'{{"extends": "./tsconfig.json", "include": [{include}]}}')
    return web


def run(web: Path, tool: str, *more: str) -> "subprocess.CompletedProcess[str]":
    """Run one of the page's tools in the copy."""
    node = page.found_node()
    assert node is not None, "scripts/page set-up, or ./test --without node"
    script, *arguments = page.TOOLS[tool]
    return subprocess.run(
        [node.node, str(page.PACKAGES / script), *arguments, *more],
        cwd=web,
        env=page.environment(node),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


@pytest.mark.node
@pytest.mark.slow
def test_the_small_table_is_well_typed(web: Path) -> None:
    """A twin of it with a fault shows that faults are found: it has the only one."""
    table = web / "games/shells/Table.svelte"
    twin = table.with_name("Twin.svelte")
    text = table.read_text(encoding="utf-8")
    twin.write_text(text.replace("shore.beach as", "shore.sand as"), encoding="utf-8")
    done = run(web, "types", "--tsconfig", "narrow.json")
    twin.unlink()
    assert "svelte-check found 1 error and 0 warnings in 1 file" in done.stdout, done.stdout
    assert "Property 'sand' does not exist" in done.stdout


@pytest.mark.node
@pytest.mark.slow
def test_the_small_table_does_what_its_test_says(web: Path) -> None:
    done = run(web, "test", "tests/games/shells")
    assert done.returncode == 0, done.stdout
    assert re.search(r"Tests +2 passed", re.sub(r"\x1b\[[\d;]*m", "", done.stdout)), done.stdout


@pytest.mark.node
def test_the_small_table_is_written_as_we_write(web: Path) -> None:
    script = page.TOOLS["format-check"][0]
    node = page.found_node()
    assert node is not None
    done = subprocess.run(
        [node.node, str(page.PACKAGES / script), "--check", *FOLDERS],
        cwd=web,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
