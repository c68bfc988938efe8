"""The command line as its users call it: what it prints, its JSON, its refusals and exit codes."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from ludoteca.core.positions import write_position
from ludoteca.games import GAMES, load

ROOT = Path(__file__).parents[2]


class Run(NamedTuple):
    code: int
    out: str
    err: str


def ludoteca(*words: str | Path, lang: str = "en", stdin: str = "") -> Run:
    done = subprocess.run(
        [sys.executable, "-c", "from ludoteca.cli import main; main()", *map(str, words)],
        input=stdin,
        capture_output=True,
        text=True,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "LUDOTECA_LANG": lang,
            "COLUMNS": "120",
        },
        check=False,
    )
    return Run(done.returncode, done.stdout, done.stderr)


def test_games_lists_every_game() -> None:
    run = ludoteca("games", "--json")
    assert [game["key"] for game in json.loads(run.out)] == list(GAMES)
    assert "Pebbles (pebbles)" in ludoteca("games").out
    assert "Galets (pebbles)" in ludoteca("games", lang="fr_FR.UTF-8").out


def test_simulate_prints_a_table_saves_records_and_they_replay(tmp_path: Path) -> None:
    run = ludoteca("simulate", "pebbles", "--games", "8", "--seats", "3", "--save", tmp_path)
    assert run.code == 0
    assert "8 games of Pebbles" in run.out
    records = sorted(tmp_path.iterdir())
    assert len(records) == 8
    replay = ludoteca("replay", records[0])
    assert "The replay ends where the record says" in replay.out
    assert "Final scores" in replay.out
    record = json.loads(records[0].read_text(encoding="utf-8"))
    record["hash"] = "0" * 16
    records[0].write_text(json.dumps(record), encoding="utf-8")
    changed = ludoteca("replay", records[0])
    assert changed.code == 2
    assert "a different position" in changed.err


def test_simulate_is_reproducible_and_speaks_json() -> None:
    words = ("simulate", "pebbles", "--games", "30", "--seed", "5", "--json")
    one, two = (json.loads(ludoteca(*words, "--workers", w).out) for w in ("1", "2"))
    for timing in ("seconds", "decisions_per_second"):
        del one[timing], two[timing]
    assert one == two
    assert one["games"] == 30


def test_rules_prints_the_book_a_chapter_and_a_rule() -> None:
    assert ludoteca("rules", "pebbles").out.startswith("# Pebbles")
    assert "beachcomber" in ludoteca("rules", "pebbles", "--short").out
    chapter = ludoteca("rules", "pebbles", "b-swap").out.splitlines()
    assert [line.split()[0] for line in chapter] == ["B-SWAP-01", "B-SWAP-02"]
    assert ludoteca("rules", "pebbles", "B-ROUND-03").out.startswith("B-ROUND-03  The pebble")


def test_about_says_how_the_engine_runs() -> None:
    data = json.loads(ludoteca("about", "--json").out)
    assert data["engine"].startswith(("plain", "compiled"))


@pytest.fixture
def position(tmp_path: Path) -> Path:
    game = load("pebbles")
    path = tmp_path / "p.toml"
    path.write_text(write_position(game, game.setup(2, seed=1)), encoding="utf-8")
    return path


def test_position_shows_table_choices_and_refusals(position: Path) -> None:
    run = ludoteca("position", position, "--all")
    assert "Which pebble do you hide in your fist?" in run.out
    assert "fist(one)  Close your fist around the one" in run.out
    assert "Only the beachcomber swaps, and only after the fists. B-SWAP-01" in run.out


def test_position_tells_what_choices_would_lead_to(position: Path) -> None:
    data = json.loads(ludoteca("position", position, "--json").out)
    mine = data["decisions"][0]["choices"][0]
    run = ludoteca("position", position, "--try", mine)
    assert run.out.splitlines()[-1] == "Nobody can know what comes after that."
    told = json.loads(ludoteca("position", position, "--try", mine, "--json").out)
    assert (told["made"], told["reason"], told["end"]) == (0, None, "unknown")
    wrong = ludoteca("position", position, "--try", "fist(seven)")
    assert (wrong.code, "fist(seven)" in wrong.err) == (2, True)


def test_position_carries_out_choices(position: Path, tmp_path: Path) -> None:
    data = json.loads(ludoteca("position", position, "--json").out)
    mine, theirs = (decision["choices"] for decision in data["decisions"])
    run = ludoteca("position", position, "--do", mine[0], "--do", theirs[-1], "--json")
    after = json.loads(run.out)
    assert [event["kind"] for event in after["events"]][:2] == ["answered", "answered"]
    assert after["hash"] != data["hash"]
    later = tmp_path / "later.toml"
    later.write_text(after["position"], encoding="utf-8")
    assert json.loads(ludoteca("position", later, "--json").out)["hash"] == after["hash"]


def test_position_refuses_what_can_never_be_chosen(tmp_path: Path) -> None:
    """Words that match no choice are refused with the rule they break, if they mean anything."""
    game = load("dream_home")
    path = tmp_path / "home.toml"
    path.write_text(write_position(game, game.setup(4, seed=1)), encoding="utf-8")
    run = ludoteca("position", path, "--do", "take_column(7)")
    assert run.code != 0
    assert "There is no column 7: they are numbered 1 to 5." in run.err
    assert "This game has no choice called" in ludoteca("position", path, "--do", "dance").err


def test_box_check_says_what_changes(tmp_path: Path) -> None:
    box = tmp_path / "mine.toml"
    box.write_text(
        '[box]\ngame = "pebbles"\n[pebble.six]\ncopies = { value = 9, source = "owner" }\n',
        encoding="utf-8",
    )
    run = ludoteca("box", "check", box)
    assert run.code == 0
    assert "pebble.six.copies: 3 → 9" in run.out
    assert ludoteca("simulate", "pebbles", "--games", "2", "--box", box).code == 0
    assert "pebble.six.copies = 3  (ruling)" in ludoteca("box", "show", "pebbles").out


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["frobnicate"], "No such command"),
        (["simulate"], "Missing argument"),
        (["simulate", "chess"], "There is no game “chess”"),
        (["simulate", "pebbles", "--seats", "9"], "this game is for 2 to 4."),
        (["simulate", "pebbles", "--games", "many"], "--games"),
        (["simulate", "pebbles", "--players", "oracle"], "There is no player “oracle”"),
        (["simulate", "pebbles", "--players", "random,random,random"], "for 2 seats"),
        (["simulate", "pebbles", "--option", "tide=low"], "There is no option “tide”"),
        (["simulate", "pebbles", "--option", "swaps=maybe"], "cannot be “"),
        (["simulate", "pebbles", "--box", "none.toml"], "none.toml: the file cannot be read"),
        (["simulate", "pebbles", "--save", "/dev/null/x"], "we cannot write there"),
        (["replay", "none.json"], "none.json: the file cannot be read"),
        (["position", "none.toml"], "none.toml: the file cannot be read"),
        (["rules", "pebbles", "B-NO-01"], "has no rule “B-NO-01”"),
        (["score", "pebbles", "/dev/null"], "pebbles has no score pad"),
        (["box", "check", "none.toml"], "none.toml: the file cannot be read"),
        (["play", "pebbles", "--lang", "tlh"], "not one of our languages"),
        (["play", "pebbles", "--people", "9"], "this game is for 2 to 4."),
    ],
)
def test_wrong_input_gets_one_clear_line_and_code_2(words: list[str], line: str) -> None:
    run = ludoteca(*words)
    assert run.code == 2
    assert line in run.err
    assert run.err.count("\n") == 1
    assert "Traceback" not in run.err


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[box]\n", "say which game this box is for"),
        ('[box]\ngame = "chess"\n', "this box is for “chess”"),
        ('[box]\ngame = "pebbles"\n[pebble.six]\ncopies = 3\n', "[pebble.six] copies: say where"),
        (
            '[box]\ngame = "pebbles"\n[pebble.six]\ncopies = { value = "x", source = "owner" }\n',
            "[pebble.six] copies: “x” is not a whole number",
        ),
        (
            '[box]\ngame = "pebbles"\n[pebble.ten]\ncopies = { value = 3, source = "owner" }\n',
            "[pebble.ten] copies: the game has no such value",
        ),
        (
            '[box]\ngame = "pebbles"\n[pebble.one]\ncopies = { value = 0, source = "owner" }\n',
            "the bag needs 30 pebbles and holds 24",
        ),
    ],
)
def test_box_errors_name_file_table_and_field(tmp_path: Path, text: str, line: str) -> None:
    box = tmp_path / "mine.toml"
    box.write_text(text, encoding="utf-8")
    run = ludoteca("box", "check", box)
    assert run.code == 2
    assert "mine.toml" in run.err
    assert line in run.err


@pytest.mark.parametrize(
    "command", ["play", "simulate", "replay", "fair", "position", "rules", "score", "photo"]
)
def test_help_has_examples(command: str) -> None:
    run = ludoteca(command, "--help")
    assert run.code == 0
    assert f"ludoteca {command}" in " ".join(run.out.split())
    assert "Example" in run.out


def test_a_reader_that_goes_away_is_no_error() -> None:
    shell = f"{sys.executable} -c 'from ludoteca.cli import main; main()' rules pebbles | head -1"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    run = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, env=env, check=True)
    assert run.stderr == ""
