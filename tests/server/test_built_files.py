"""The built page: every file that its index names is there."""

from pathlib import Path

from ludoteca.server import pages
from tests.server import patient
from tests.server.clients import quick_settings, running


def test_the_built_page_is_served_as_it_lies_there(tmp_path: Path) -> None:
    """The real files, where the page has been built; every script its index names is there."""
    if not pages.is_built():
        with running(quick_settings(tmp_path)) as where:
            assert patient.get(f"http://{where}/").headers["content-type"].startswith("text/plain")
        return
    with running(quick_settings(tmp_path)) as where:
        index = patient.get(f"http://{where}/").text
        before = f'="/{pages.build()}/'
        named = [part.split('"')[0] for part in index.split(before)[1:]]
        assert any(name.endswith(".js") for name in named)
        for name in named:
            told = patient.get(f"http://{where}/{pages.build()}/{name}")
            assert told.content == (pages.DIST / name).read_bytes()
            assert told.headers["cache-control"] == pages.FOREVER
