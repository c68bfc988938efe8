"""The committed build of the page is small, and contacts no other site.

`scripts/page compare` builds it to show that it matches its sources.
"""

import gzip
import re
from pathlib import Path

from ludoteca.games import GAMES

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
DIST = ROOT / "src" / "ludoteca" / "web_dist"
FIRST_LOAD = 150_000  # bytes on the wire until the first screen is there


def test_the_first_load_is_small() -> None:
    index = (DIST / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'(?:src|href)="\./([^"]+)"', index)
    assert any(name.endswith(".js") for name in names)
    files = [DIST / "index.html", *(DIST / name for name in names)]
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < FIRST_LOAD


def test_no_file_name_depends_on_content() -> None:
    """So a change renames no file, and adds little to the history."""
    names = [path.name for path in (DIST / "assets").iterdir()]
    assert [name for name in names if not re.fullmatch(r"[\w-]+(\.svelte)?\.(js|css)", name)] == []
    assert [name for name in names if re.search(r"-[\w-]{8}\.|\d\.", name)] == []


def test_games_are_loaded_when_they_are_played() -> None:
    index = (DIST / "index.html").read_text(encoding="utf-8")
    assert not any(game in index for game in (*GAMES, "three"))


def test_the_page_loads_nothing_from_elsewhere() -> None:
    for path in DIST.rglob("*"):
        if path.suffix in (".html", ".css", ".js"):
            found = set(re.findall(r"https?://[\w.-]+", path.read_text(encoding="utf-8")))
            # A namespace and a link to the docs of error codes are names, not requests.
            assert found <= {"http://www.w3.org", "https://svelte.dev"}, path.name


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")
