"""What all tests share: the long runs, the light loop, and the marker that names rules."""

import signal

import pytest

LONG_PATIENCE = 7200  # seconds for one test of the long runs


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--long`: full counts instead of seeded slices; and `--quick`: the light loop."""
    parser.addoption("--long", action="store_true", help="run the full counts of the long runs")
    parser.addoption("--quick", action="store_true", help="leave out what takes seconds each")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Give the full counts the time they need, even on a busy machine; let Ctrl-C through."""
    # A shell starts background jobs with Ctrl-C ignored, and their children inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.getoption("--long"):
        config.option.timeout = LONG_PATIENCE


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip tests marked `long` except in long runs, and `slow` ones in the light loop."""
    left_out = [] if config.getoption("--long") else ["long"]
    left_out += ["slow"] if config.getoption("--quick") else []

    def is_kept(item: pytest.Item) -> bool:
        return all(item.get_closest_marker(mark) is None for mark in left_out)

    config.hook.pytest_deselected(items=[item for item in items if not is_kept(item)])
    items[:] = [item for item in items if is_kept(item)]


@pytest.fixture
def long_run(request: pytest.FixtureRequest) -> bool:
    """Whether the full counts are wanted."""
    return bool(request.config.getoption("--long"))
