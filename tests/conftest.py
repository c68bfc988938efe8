"""What all tests share: the long runs, and the marker that names the rules a test proves."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--long`: the full counts of the property runs instead of seeded slices."""
    parser.addoption("--long", action="store_true", help="run the full counts of the long runs")


@pytest.fixture
def long_run(request: pytest.FixtureRequest) -> bool:
    """Whether the full counts are wanted."""
    return bool(request.config.getoption("--long"))
