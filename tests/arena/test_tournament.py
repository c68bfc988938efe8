"""A tournament: who meets whom, what is written, and how it goes on after an interruption."""

import json
import signal
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from ludoteca.arena.folder import FolderError, RunFolder
from ludoteca.arena.jobs import Job
from ludoteca.arena.ratings import rate
from ludoteca.arena.schedule import all_setups, lineups, round_robin
from ludoteca.arena.tournament import play_all
from ludoteca.arena.workers import Alone, hired
from ludoteca.core.records import final_state, load_record
from ludoteca.games import load
from tests.arena.runs import (
    KILLED_AFTER_TEN_LINES,
    command,
    files_of,
    ludoteca,
    play_alone,
    small_plan,
)
from tests.patience import PATIENCE, until


@pytest.mark.parametrize(("count", "seats"), [(2, 2), (3, 2), (4, 3), (2, 3), (2, 4), (5, 4)])
def test_everybody_meets_everybody_and_has_every_seat_equally_often(count: int, seats: int) -> None:
    players = tuple("abcde"[:count])
    found = lineups(players, seats)
    assert len(set(found)) == len(found)
    assert all(len(set(lineup)) == min(count, seats) or count < seats for lineup in found)
    met = {pair for lineup in found for pair in pairwise(lineup)}
    assert all((a, b) in met or (b, a) in met for a in players for b in players if a < b)
    sat = Counter((player, seat) for lineup in found for seat, player in enumerate(lineup))
    assert len(set(sat.values())) == 1


def test_all_matches_of_a_round_have_the_same_deal() -> None:
    jobs = round_robin(("a", "b", "c"), 2, 3, 7, {})
    seeds = {job.deal: {other.seed for other in jobs if other.deal == job.deal} for job in jobs}
    assert len(seeds) == 3
    assert all(len(some) == 1 for some in seeds.values())
    assert [job.number for job in jobs] == list(range(18))
    assert round_robin(("a", "b", "c"), 2, 5, 7, {})[:18] == jobs


def test_every_set_up_gets_the_same_deals() -> None:
    options = [{"swaps": True}, {"swaps": False}]
    jobs = all_setups(("a",), (2, 3), options, 12, 1)
    assert [job.deal for job in jobs] == [0] * 4 + [1] * 4 + [2] * 4
    assert {(len(job.players), job.options["swaps"]) for job in jobs[:4]} == {
        (2, True),
        (2, False),
        (3, True),
        (3, False),
    }


def test_matches_are_written_with_records_that_replay(tmp_path: Path) -> None:
    plan = small_plan(rounds=2)
    outcomes = play_alone(plan, tmp_path)
    assert [outcome.number for outcome in outcomes] == list(range(12))
    deals: dict[int, set[int]] = {}
    for outcome in outcomes:
        record, game = load_record(tmp_path / "records" / f"{outcome.number:06d}.json", load)
        assert record.players == list(outcome.players)
        assert game.standing(final_state(record, game)).scores == outcome.scores
        deals.setdefault(outcome.deal, set()).add(record.seed)
    assert [len(seeds) for seeds in deals.values()] == [1, 1]


def test_the_number_of_workers_changes_no_byte(tmp_path: Path) -> None:
    plan = small_plan()
    play_alone(plan, tmp_path / "one")
    with hired(2) as crew:
        folder = RunFolder(tmp_path / "two", plan.data())
        play_all(plan.jobs(), plan.terms, folder, crew)
    assert files_of(tmp_path / "one") == files_of(tmp_path / "two")


def test_a_run_goes_on_exactly_where_it_stopped(tmp_path: Path) -> None:
    plan = small_plan()
    play_alone(plan, tmp_path / "whole")
    whole = files_of(tmp_path / "whole")
    play_alone(small_plan(rounds=2), tmp_path / "part")
    lines = tmp_path / "part" / "matches.jsonl"
    half = lines.read_bytes() + whole["matches.jsonl"].splitlines(keepends=True)[12][:40]
    lines.write_bytes(half)
    played: list[int] = []
    folder = RunFolder(tmp_path / "part", plan.data())
    outcomes = play_all(plan.jobs(), plan.terms, folder, Alone(), played.append)
    assert played == list(range(12, 25))
    assert len(outcomes) == 24
    assert files_of(tmp_path / "part") == whole


def test_a_killed_run_goes_on_and_nothing_is_played_or_counted_twice(tmp_path: Path) -> None:
    """A real kill -9 midway; after the restart every file is as if nothing had happened."""
    words = ("arena", "run", "pebbles", "--players", "random,greedy,search:8", "--rounds", "12")
    more = ("--seed", "3", "--workers", "2", "--json", "--out")
    lines = tmp_path / "cut" / "matches.jsonl"
    with command(*words, *more, tmp_path / "cut", program=KILLED_AFTER_TEN_LINES) as process:
        process.communicate(timeout=PATIENCE)
    assert process.returncode == -signal.SIGKILL
    first = lines.read_bytes().splitlines()
    assert len(first) == 10
    again = ludoteca(*words, *more, tmp_path / "cut")
    assert again.code == 0
    assert lines.read_bytes().splitlines()[:10] == first
    whole = play_alone(small_plan(rounds=12), tmp_path / "whole")
    told = {player["player"]: player["elo"]["value"] for player in json.loads(again.out)["players"]}
    assert told == {rated.player: rated.elo.value for rated in rate(whole).players}
    written = files_of(tmp_path / "cut")
    assert b"1500" in written.pop("report.html")
    assert written == files_of(tmp_path / "whole")


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    words = ("arena", "run", "pebbles", "--players", "random,greedy", "--rounds", "5000")
    lines = tmp_path / "cup" / "matches.jsonl"
    with command(*words, "--workers", "2", "--out", tmp_path / "cup") as process:
        until(lambda: lines.exists() and lines.stat().st_size)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "the same command continues from there" in " ".join(err.split())


def reason_of(plan_rounds: int, folder: Path, seed: int = 3) -> str:
    """Return why a run cannot go on in a folder."""
    with pytest.raises(FolderError) as caught:
        play_alone(small_plan(plan_rounds, seed=seed), folder)
    return caught.value.code


def test_a_folder_of_another_run_is_refused_and_left_alone(tmp_path: Path) -> None:
    play_alone(small_plan(1), tmp_path)
    before = files_of(tmp_path)
    assert reason_of(1, tmp_path, seed=4) == "arena_other_plan"
    assert files_of(tmp_path) == before


def test_a_damaged_folder_is_told_and_not_made_worse(tmp_path: Path) -> None:
    play_alone(small_plan(1), tmp_path)
    lines = tmp_path / "matches.jsonl"
    good = lines.read_bytes().splitlines(keepends=True)
    for damaged in ([good[0], *good[2:]], [good[0], b"?\n", *good[2:]], [*good[:3], good[2]]):
        lines.write_bytes(b"".join(damaged))
        assert reason_of(1, tmp_path) == "arena_wrong_line"
        assert lines.read_bytes() == b"".join(damaged)
    (tmp_path / "plan.json").write_text("{")
    assert reason_of(1, tmp_path) == "arena_no_plan"


def test_two_runs_cannot_write_to_one_folder(tmp_path: Path) -> None:
    plan = small_plan(1)
    jobs: list[Job] = plan.jobs()
    with RunFolder(tmp_path, plan.data()).opened(jobs):
        assert reason_of(1, tmp_path) == "arena_busy"


def test_more_rounds_go_on_from_fewer(tmp_path: Path) -> None:
    play_alone(small_plan(1), tmp_path)
    assert len(play_alone(small_plan(3), tmp_path)) == 18
    assert len(play_alone(small_plan(2), tmp_path)) == 18
