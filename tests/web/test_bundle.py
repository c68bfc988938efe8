"""The built page that is committed is the one its sources describe, small, and asks nobody else."""

import gzip
import hashlib
import re
from pathlib import Path

from ludoteca.games import GAMES

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
DIST = ROOT / "src" / "ludoteca" / "web_dist"
LEFT_OUT = {"node_modules", "tests", ".vite"}
FIRST_LOAD = 150_000  # bytes on the wire until the first screen stands


def sources(folder: Path) -> list[Path]:
    """Return the files that the page is built from."""
    found: list[Path] = []
    for path in folder.iterdir():
        if path.name not in LEFT_OUT:
            found += sources(path) if path.is_dir() else [path]
    return found


def test_the_built_page_fits_its_sources() -> None:
    """The same hash as web/scripts/stamp.js makes: after a change, `npm run build` in web/."""
    digest = hashlib.sha256()
    for name in sorted(path.relative_to(WEB).as_posix() for path in sources(WEB)):
        text = (WEB / name).read_text(encoding="utf-8").replace("\r\n", "\n").encode()
        digest.update(f"{name}\n{len(text)}\n".encode() + text)
    assert (DIST / "sources.sha256").read_text().strip() == digest.hexdigest()


def test_the_first_load_is_small() -> None:
    index = (DIST / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'(?:src|href)="/([^"]+)"', index)
    assert any(name.endswith(".js") for name in names)
    files = [DIST / "index.html", *(DIST / name for name in names)]
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < FIRST_LOAD


def test_games_are_loaded_when_they_are_played() -> None:
    index = (DIST / "index.html").read_text(encoding="utf-8")
    assert not any(game in index for game in (*GAMES, "three"))


def test_the_page_loads_nothing_from_elsewhere() -> None:
    for path in DIST.rglob("*"):
        if path.suffix in (".html", ".css", ".js"):
            found = set(re.findall(r"https?://[\w.-]+", path.read_text(encoding="utf-8")))
            # A namespace and the documentation of error codes are names, not requests.
            assert found <= {"http://www.w3.org", "https://svelte.dev"}, path.name


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")
