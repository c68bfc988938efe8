"""The tables in docs/bots.md match the stored matches."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
MATCHES = ("| Dream Home", "| Fort", "| Picture Perfect")  # how a line of a table begins


def strength() -> ModuleType:
    """Return scripts/strength.py as a module."""
    spec = importlib.util.spec_from_file_location("strength", ROOT / "scripts" / "strength.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_tables_are_those_of_the_kept_matches(capsys: pytest.CaptureFixture[str]) -> None:
    script = strength()
    script.report(script.contests(), script.KEPT)
    script.ladders(script.contests(), script.KEPT)
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith(MATCHES)]
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8").splitlines()
    assert len(told) > 10
    assert [line for line in page if line.startswith(MATCHES)] == told


def test_every_kept_match_belongs_to_a_contest() -> None:
    script = strength()
    names = {contest.name for contest in script.contests()}
    assert {file.stem for file in script.KEPT.iterdir()} <= names


def test_a_match_is_kept_and_read_again(tmp_path: Path) -> None:
    script = strength()
    contest = script.Contest("dream_home", {}, 2, "easy", "random", 3)
    script.play([contest], tmp_path, float("inf"))
    again = script.played(contest, tmp_path)
    assert [outcome.players for outcome in again] == [job.players for job in contest.jobs()]
    first = script.play_job(script.terms_for(script.load("dream_home")), contest.jobs()[0])
    assert (again[0].places, again[0].scores) == (first.places, first.scores)
    script.play([contest], tmp_path, float("inf"))
    assert script.played(contest, tmp_path) == again
