"""`ludoteca fair` says what is proved, and finds whatever was changed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.arena.matches import play_match
from ludoteca.core.seeds import Fair, commit, read_seed
from ludoteca.games import load
from ludoteca.players.random_player import RandomPlayer
from tests.cli.test_commands import Run, ludoteca

KEY, OTHER_KEY = "00112233445566778899aabbccddeeff", "00112233445566778899aabbccddeefe"
PROMISED = commit(read_seed(KEY), "salt")
Change = Callable[[dict[str, Any]], object]


def written(folder: Path, change: Change = lambda record: None, seed: object = KEY) -> Path:
    """Return the file of a finished hosted game, with something changed in it."""
    game, deal = load("pebbles"), read_seed(seed)
    record = play_match(game, [RandomPlayer(1), RandomPlayer(2)], seed=deal).record
    record.fair = Fair(commit(deal, "salt"), "salt")
    data = record.write(game)
    change(data)
    path = folder / "record.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_a_deal_that_was_promised_is_proved(tmp_path: Path) -> None:
    file = written(tmp_path)
    alone = ludoteca("fair", file)
    assert (alone.code, alone.err) == (0, "")
    assert "The record fits" in alone.out
    assert PROMISED in alone.out
    noted = ludoteca("fair", file, "--commitment", f" {PROMISED.upper()} ")
    assert (noted.code, noted.err) == (0, "")
    assert noted.out.startswith("Proved")
    assert "provado" in ludoteca("fair", file, "--commitment", PROMISED, lang="pt_PT").out


def test_promises_of_the_time_before_keys_are_still_checked(tmp_path: Path) -> None:
    assert ludoteca("fair", written(tmp_path, seed=7)).code == 0


def fails(run: Run, why: str) -> None:
    assert run.code == 1, run
    assert why in run.err
    assert run.out == ""
    assert run.err.count("\n") == 1


def other_choice(record: dict[str, Any]) -> None:
    """Make it look as if the first seat had closed its fist around another pebble."""
    seat, choice = record["choices"][0]
    record["choices"][0] = [seat, (choice + 1) % 6]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda record: record.update(seed=OTHER_KEY), "do not give the promised number"),
        (lambda record: record["fair"].update(salt="tlas"), "do not give the promised number"),
        (
            lambda record: record["fair"].update(commitment="0" * 64),
            "do not give the promised number",
        ),
        (lambda record: record.update(hash="0" * 16), "a different position"),
        (lambda record: record["choices"].pop(), "a different position"),
        (other_choice, "ludoteca: "),
    ],
    ids=["seed", "salt", "commitment", "hash", "last choice", "first choice"],
)
def test_whatever_was_changed_does_not_fit(tmp_path: Path, change: Change, why: str) -> None:
    fails(ludoteca("fair", written(tmp_path, change)), why)


def test_another_promise_than_the_one_that_was_noted(tmp_path: Path) -> None:
    """The server has dealt anew with a matching promise: only the player's note gives it away."""
    file = written(tmp_path, seed=OTHER_KEY)
    assert ludoteca("fair", file).code == 0
    fails(ludoteca("fair", file, "--commitment", PROMISED), "you noted")


@pytest.mark.parametrize(
    ("change", "more", "why"),
    [
        (lambda record: record.pop("fair"), [], "what was promised"),
        (lambda record: record.update(hash=""), [], "how the game ended"),
        (lambda record: record.update(seed="12"), [], "32 hexadecimal digits"),
        (lambda record: record.update(rules=99), [], "rules"),
        (lambda record: record.update(seats=9), [], "9 players are not possible"),
        (lambda record: None, ["--commitment", "926b"], "64 hexadecimal digits"),
    ],
    ids=["no promise", "no end", "no seed", "other rules", "no such seats", "no number"],
)
def test_what_cannot_be_judged_is_wrong_input(
    tmp_path: Path, change: Change, more: list[str], why: str
) -> None:
    run = ludoteca("fair", written(tmp_path, change), *more)
    assert run.code == 2, run
    assert why in run.err
    assert run.err.count("\n") == 1
