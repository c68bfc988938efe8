"""Every test has its own shelf, and leaves the player's saved games alone."""

from pathlib import Path

import pytest

from ludoteca.terminal.saves import Shelf


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder that stands in for the user's data."""
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def shelf(data: Path) -> Shelf:
    """Return an empty shelf."""
    return Shelf(data)
