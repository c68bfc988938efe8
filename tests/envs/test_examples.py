"""The examples run as their first lines say, and the trained agent is better than chance."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludoteca.core.records import final_state, load_record
from ludoteca.games import load

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"


def run(name: str, *arguments: str, python: tuple[str, ...] = (sys.executable,)) -> str:
    """Return what an example prints."""
    done = subprocess.run(
        [*python, str(EXAMPLES / name), *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_random_agents(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    told = run("random_agents.py", "fort", "--seats", "3", "--games", "2", "--save", str(saved))
    assert len(re.findall(r"^game \d: \d+ steps, scores \[", told, re.MULTILINE)) == 2
    record, game = load_record(saved, load)
    assert final_state(record, game).asked is None


def test_search_agent() -> None:
    told = run("search_agent.py", "dream_home", "--games", "1", "--iterations", "12")
    assert "the search won 1 of 1" in told


@pytest.mark.parametrize("game", ["pebbles", "picture_perfect"])
def test_ismcts_of_openspiel(game: str) -> None:
    told = run("openspiel_ismcts.py", game, "--simulations", "2")
    assert re.fullmatch(r"\d+ decisions by IS-MCTS, returns [+-]\d\.00, [+-]\d\.00\n", told)


def test_curves_are_drawn_and_named(tmp_path: Path) -> None:
    for name, won in (("dream_home", (0.5, 0.9)), ("fort", (0.4, 0.9))):
        rows = [f"{1000 * step},{share},0.0" for step, share in enumerate(won, 1)]
        (tmp_path / f"{name}.csv").write_text("\n".join(["steps,won,margin", *rows]) + "\n")
    out = tmp_path / "curve.svg"
    files = (str(tmp_path / "dream_home.csv"), str(tmp_path / "fort.csv"))
    run("learning_curve.py", *files, "--out", str(out))
    drawn = ElementTree.parse(out)
    curves = [path for path in drawn.iterfind(".//{*}path") if path.get("fill") == "none"]
    assert [len(re.findall("[ML]", path.get("d", ""))) for path in curves] == [2, 2]
    names = {text.text: float(text.get("y", "0")) for text in drawn.iterfind(".//{*}text")}
    assert names["fort"] - names["dream home"] >= 20  # both end at 90 %: no overlap


def test_every_example_says_how_to_run_it() -> None:
    for example in EXAMPLES.glob("*.py"):
        assert f"python examples/{example.name} " in example.read_text(encoding="utf-8")


@pytest.mark.long
@pytest.mark.torch
@pytest.mark.timeout(1800)
def test_a_short_training_beats_random_play(tmp_path: Path) -> None:
    """A few minutes of PPO on a CPU win far more than half of the games of Dream Home."""
    saved = tmp_path / "game.json"
    learn = ("/bin/sh", str(ROOT / "scripts" / "learn"))
    curve = tmp_path / "curve.csv"
    wish = ("dream_home", "--steps", "60000", "--games", "200")
    files = ("--save", str(saved), "--curve", str(curve))
    told = run("train_ppo.py", *wish, *files, python=learn)
    found = re.search(r"the trained agent won ([\d.]+)% of 200 games", told)
    assert found is not None, told
    assert float(found[1]) >= 80, told
    first, *_, last = (float(row.split(",")[1]) for row in curve.read_text().splitlines()[1:])
    assert first < 0.7 < last
    record, game = load_record(saved, load)
    assert final_state(record, game).asked is None


@pytest.mark.long
@pytest.mark.parametrize("game", ["fort", "picture_perfect"])
def test_ismcts_of_openspiel_at_length(game: str) -> None:
    told = run("openspiel_ismcts.py", game, "--simulations", "20", "--seats", "3")
    assert "decisions by IS-MCTS" in told
