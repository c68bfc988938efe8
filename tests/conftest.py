"""What all tests share: the long runs, and the marker that names the rules a test proves."""

import pytest

LONG_PATIENCE = 7200  # seconds for one test of the long runs


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--long`: the full counts of the property runs instead of seeded slices."""
    parser.addoption("--long", action="store_true", help="run the full counts of the long runs")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Give the full counts the time they need, also on a busy machine."""
    if config.getoption("--long"):
        config.option.timeout = LONG_PATIENCE


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave what is marked `long` to the long runs."""
    if not config.getoption("--long"):
        kept = [item for item in items if item.get_closest_marker("long") is None]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept


@pytest.fixture
def long_run(request: pytest.FixtureRequest) -> bool:
    """Whether the full counts are wanted."""
    return bool(request.config.getoption("--long"))
