"""The page's own files: served from the built folder, with the right kinds and lifetimes."""

import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludoteca.server import pages
from tests.server import patient
from tests.server.clients import quick_settings, running

INDEX = '<!doctype html><title>Ludoteca</title><script src="./assets/app.js"></script>'


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server whose page is a few files made for this test."""
    folder: Path = tmp_path_factory.mktemp("site")
    dist = folder / "web_dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text(INDEX, encoding="utf-8")
    (dist / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (dist / "assets" / "app.js").write_text("'olá'", encoding="utf-8")
    (folder / "secret.txt").write_text("secret", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "DIST", dist)
        with (
            running(quick_settings(folder)) as where,
            patient.Client(base_url=f"http://{where}") as c,
        ):
            yield c


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/abc", "/join/xyz", "/score"])
def test_every_path_of_the_page_gives_the_page(site: httpx.Client, path: str) -> None:
    told = site.get(path)
    assert (told.status_code, told.text) == (200, INDEX.replace("./", f"/{pages.build()}/"))
    assert told.headers["content-type"] == "text/html; charset=utf-8"
    assert told.headers["cache-control"] == pages.ALWAYS_ASK
    assert "default-src 'self'" in told.headers["content-security-policy"]


def test_files_of_a_build_may_be_kept_for_ever(site: httpx.Client) -> None:
    told = site.get(f"/{pages.build()}/assets/app.js")
    assert (told.status_code, told.text) == (200, "'olá'")
    assert told.headers["content-type"].startswith("text/javascript")
    assert told.headers["cache-control"] == pages.FOREVER
    assert site.get("/favicon.svg").headers["cache-control"] == pages.ALWAYS_ASK
    assert site.get("/favicon.svg").headers["content-type"] == "image/svg+xml; charset=utf-8"


def test_another_build_has_another_name(site: httpx.Client) -> None:
    """Whichever file changes; an old page gets nothing from the new build."""
    before = pages.build()
    assert site.get(f"/{before}/assets/app.js").status_code == 200
    (pages.DIST / "assets" / "app.js").write_text("'oi'", encoding="utf-8")
    index = pages.DIST / "index.html"
    os.utime(index, ns=(0, index.stat().st_mtime_ns + 1))  # a build rewrites it
    after = pages.build()
    assert after != before
    assert site.get(f"/{before}/assets/app.js").status_code == 404
    assert site.get(f"/{after}/assets/app.js").text == "'oi'"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js",
        "/page-0123456789abcdef/assets/app.js",
        "/page-0123456789abcdef/../secret.txt",
        "/api/nothing",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/a%00b",
    ],
)
def test_what_is_not_there_is_not_found(site: httpx.Client, path: str) -> None:
    told = site.get(path)
    assert told.status_code == 404
    assert "secret" not in told.text
    assert told.json()["reason"]["code"] == "message_malformed"
