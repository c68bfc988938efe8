"""What the page's tests take for foretold is what the engine foretells."""

from tests.games.fort.foretold import LIST, written


def test_the_page_is_tested_with_what_the_engine_foretells() -> None:
    """After a change: `python -m tests.games.fort.foretold`."""
    assert LIST.read_text(encoding="utf-8") == written()
