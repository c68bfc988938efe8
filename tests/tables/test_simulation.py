"""The simulated house: everything goes wrong, and everything that must hold holds."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.simulation.house import House
from tests.simulation.laws import LawBroken
from tests.simulation.put_back import FINDINGS, PutBack, put_back

YEARS = range(40)  # quarters of a year, each with a seed of its own
# Tried until one finds the fault that was put back; the first finds nearly all of them.
SEEDS = (7, 12, 1, 2, 3, 4, 5, 6)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Keep quiet about the thousands of faults made on purpose."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize("seed", [101])
def test_days_on_which_nothing_works(tmp_path: Path, seed: int) -> None:
    report = House(tmp_path, seed).run(days=1)
    assert report.counts["acknowledged choose"] > 100
    assert report.counts["machine_is_killed"] > 0


def test_the_same_seed_brings_the_same_about(tmp_path: Path) -> None:
    for folder in ("one", "two", "other"):
        (tmp_path / folder).mkdir()
    one, two = (House(tmp_path / folder, seed=7).run(days=0.05) for folder in ("one", "two"))
    assert one == two
    assert House(tmp_path / "other", seed=8).run(days=0.05).trace != one.trace


@pytest.mark.parametrize("fault", FINDINGS, ids=lambda fault: fault.__name__)
def test_a_fault_that_is_put_back_is_found(tmp_path: Path, fault: PutBack) -> None:
    for seed in SEEDS:
        folder = tmp_path / str(seed)
        folder.mkdir()
        try:
            with put_back(fault):
                House(folder, seed).run(days=0.1)
        except LawBroken:
            return
    pytest.fail("nothing was noticed")


@pytest.mark.long
@pytest.mark.parametrize("seed", YEARS)
def test_ten_years(tmp_path: Path, seed: int) -> None:
    report = House(tmp_path, 1000 + seed).run(days=365.25 / 4, tables_a_day=4)
    assert report.counts["acknowledged choose"] > 1000
