"""What a strong player thinks of recorded decisions: fairly, reproducibly, and in words."""

import json
from pathlib import Path

import pytest

from ludoteca.arena.matches import play_match
from ludoteca.core.records import Record, replay
from ludoteca.games.pebbles.game import PebblesGame
from ludoteca.players.analysis import (
    Budget,
    Verdict,
    asked_in,
    biggest_swings,
    drift,
    judge,
    tried_more,
)
from ludoteca.players.greedy import GreedyPlayer
from ludoteca.players.random_player import RandomPlayer
from ludoteca.players.search import Thought
from tests.arena.runs import here

QUICK = Budget(iterations=40)


@pytest.fixture(scope="module")
def played() -> tuple[Record, PebblesGame]:
    """A game between two bots."""
    game = PebblesGame()
    return play_match(game, [GreedyPlayer(1), RandomPlayer(2)], seed=6).record, game


def test_every_real_decision_is_asked_as_its_seat_saw_it(
    played: tuple[Record, PebblesGame],
) -> None:
    """The view is the seat's own at that moment, and the recall holds what it was shown."""
    record, game = played
    found = {asked.at: asked for asked in asked_in(record, game)}
    states = [moment.state.copy() for moment in replay(record, game)]
    assert found
    for at, entry in enumerate(record.entries):
        decision = game.decision(states[at], entry.seat)  # type: ignore[arg-type]
        assert decision is not None
        if at not in found:
            assert len(decision.options) == 1
            continue
        asked = found[at]
        assert asked.chosen == entry.choice
        assert asked.view == game.view(states[at], entry.seat)  # type: ignore[arg-type]
        assert asked.decision.options == decision.options
        assert asked.recall.fits(states[at])
        assert asked.recall.seat == entry.seat


def test_nothing_hidden_reaches_the_one_who_judges(played: tuple[Record, PebblesGame]) -> None:
    """Other hidden cards behind the same view give the same verdict."""
    record, game = played
    asked = next(asked_in(record, game))
    assert "hand" in asked.view.table
    assert all(isinstance(player["hand"], int) for player in asked.view.table["players"])
    world = game.imagine(asked.view, asked.recall, 99)
    same = asked._replace(view=game.view(world, asked.decision.seat))
    assert judge(game, same, QUICK) == judge(game, asked, QUICK)


def test_a_verdict_depends_on_nothing_but_its_decision(played: tuple[Record, PebblesGame]) -> None:
    record, game = played
    asked = list(asked_in(record, game))
    forwards = [judge(game, one, QUICK) for one in asked]
    backwards = [judge(game, one, QUICK) for one in reversed(asked)]
    assert forwards == backwards[::-1]
    for verdict, one in zip(forwards, asked, strict=True):
        assert verdict.chosen.choice == one.chosen
        assert verdict.chosen.visits > 0
        assert verdict.loss == max(0, verdict.best[0].value - verdict.chosen.value)
        assert 0 <= verdict.chance <= 1
    assert any(judge(game, one, QUICK._replace(seed=5)) not in forwards for one in asked)


def test_a_choice_that_the_search_passed_by_is_tried(played: tuple[Record, PebblesGame]) -> None:
    record, game = played
    asked = next(asked_in(record, game))
    thought = tried_more(game, asked, Thought(asked.chosen, 0, 0.0), 3, None)
    assert (thought.choice, thought.visits) == (asked.chosen, 16)
    assert 0 < thought.value < 1


def verdict(at: int, seat: int, best: float, chosen: float) -> Verdict:
    """Return a verdict with known chances."""
    good, bad = Thought(1, 30, best), Thought(2, 20, chosen)
    return Verdict(at, seat, "fist", {}, 2, (good, bad), bad)


def test_swings_are_told_from_losses_and_from_what_others_did() -> None:
    verdicts = [verdict(0, 0, 0.5, 0.5), verdict(1, 1, 0.5, 0.2), verdict(2, 0, 0.7, 0.65)]
    assert drift(verdicts) == [None, None, pytest.approx(0.2)]
    swings = biggest_swings(verdicts)
    assert [(s.at, s.seat, s.is_choice) for s in swings] == [
        (1, 1, True),
        (2, 0, False),
        (2, 0, True),
    ]
    assert (swings[0].before, swings[0].after) == (0.5, 0.2)
    assert [swings[1].before, swings[1].after] == pytest.approx([0.5, 0.7])


@pytest.fixture
def file(tmp_path: Path, played: tuple[Record, PebblesGame]) -> Path:
    record, game = played
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record.write(game)), encoding="utf-8")
    return path


def test_the_command_tells_each_decision_in_words(file: Path) -> None:
    run = here("analyse", file, "--iterations", "30", "--lang", "it")
    assert run.code == 0
    assert "Ha scelto" in run.out
    assert "Le svolte più grandi:" in run.out


def test_the_command_speaks_json_the_same_with_any_number_of_workers(file: Path) -> None:
    words = ("analyse", file, "--iterations", "20", "--json")
    one, two = (json.loads(here(*words, "--workers", count).out) for count in ("1", "2"))
    assert one == two
    assert one["game"] == "pebbles"
    mine = json.loads(here(*words, "--seat", "2").out)
    assert mine["decisions"]
    assert {decision["seat"] for decision in mine["decisions"]} == {1}


def test_wrong_calls_are_refused_kindly(file: Path, tmp_path: Path) -> None:
    assert "There is no seat 7" in here("analyse", file, "--seat", "7").err
    assert "cannot be read" in here("analyse", tmp_path / "none.json").err
    assert "not one of our languages" in here("analyse", file, "--lang", "tlh").err
