"""Reports: one file, everything in it, in every language, for every reader."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ludoteca.arena.balance import balance_of
from ludoteca.arena.balance_page import BalancePage
from ludoteca.arena.charts import Scale, histogram
from ludoteca.arena.naming import Naming
from ludoteca.arena.ratings import rate
from ludoteca.arena.tournament_page import tournament_page
from ludoteca.games import load
from ludoteca.locale import LANGUAGES, Speaker
from tests.arena.runs import here, play_alone, small_plan
from tests.arena.test_balance import GAMES_OF_TWO

EMPTY = {"meta"}  # SVG shapes close themselves


class Outline(HTMLParser):
    """Reads a page: its text, and whether every element is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.stack: list[str] = []
        self.text: list[str] = []
        self.tags: set[str] = set()
        self.feed(page)
        assert self.stack == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if tag not in EMPTY:
            self.stack.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.stack.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def check_alone(page: str) -> Outline:
    """Check that a page needs nothing but itself, and return its outline."""
    assert not re.search(r"https?:|//|url\(|@import|<script|<link|<img", page)
    assert "prefers-color-scheme:dark" in page
    assert 'name="viewport"' in page
    return Outline(page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tournament_is_reported_with_all_its_figures(tmp_path: Path, lang: str) -> None:
    game, plan = load("pebbles"), small_plan(2)
    outcomes = play_alone(plan, tmp_path)
    ratings = rate(outcomes, resamples=20)
    speaker = Speaker(lang, game)
    page = tournament_page(game, plan, ratings, outcomes, speaker)
    outline = check_alone(page)
    text = " ".join(outline.text)
    assert f'<html lang="{lang}">' in page
    for rated in ratings.players:
        assert rated.player in text
        elo = rated.elo
        assert f"{elo.value:.0f} ({elo.low:.0f}–{elo.high:.0f})" in text
    for heading in ("strength", "wins", "against", "scores", "seats", "length"):
        assert speaker.say(f"arena-{heading}") in text
    assert "svg" in outline.tags


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_balance_is_reported_in_the_words_of_its_game(lang: str) -> None:
    game = load("fort")
    naming = Naming(Speaker(lang, game), game)
    outline = check_alone(BalancePage(balance_of(GAMES_OF_TWO), naming).html(1))
    text = " ".join(outline.text)
    for words in ("tally-kid", "part-track", "arena-owned", "arena-played", "fact-ending"):
        assert naming.speaker.say(words) in text
    assert "80" in text  # the win rate with Bug


def test_names_of_players_cannot_break_a_page() -> None:
    odd = [game._replace(players=("<b>&", "random")) for game in GAMES_OF_TWO]
    game = load("fort")
    page = BalancePage(balance_of(odd), Naming(Speaker("en", game), game)).html(1)
    assert "<b>&" not in page
    assert "&lt;b&gt;&amp;" in page


def test_charts_keep_within_their_width() -> None:
    scale = Scale(10, 20)
    assert [scale.at(value) for value in (0, 10, 15, 20, 99)] == [2, 2, 50, 98, 98]
    bars = histogram([1] * 3 + [2] + list(range(100, 400)))
    assert bars.count("<rect") <= 30
    assert 'height="100.0%"' in bars


def test_the_command_writes_prints_and_refuses(tmp_path: Path) -> None:
    words = ("arena", "run", "pebbles", "--players", "random,greedy", "--rounds", "3")
    run = here(*words, "--seats", "3", "--out", tmp_path / "cup")
    assert run.code == 0
    assert "greedy" in run.out
    assert "Head to head" in run.out
    assert (tmp_path / "cup" / "report.html").is_file()
    assert "two different players" in here(*words[:3], "--players", "random", *out(tmp_path)).err
    twice = here(*words[:3], "--players", "random,random", *out(tmp_path))
    assert (twice.code, "twice: once is enough" in twice.err) == (2, True)
    other = here(*words, "--seats", "3", "--seed", "9", "--out", tmp_path / "cup")
    assert (other.code, "holds a different run" in other.err) == (2, True)
    unwritable = here(*words, "--out", "/proc/nothing")
    assert (unwritable.code, "we cannot write there" in unwritable.err) == (2, True)


def out(folder: Path) -> tuple[str, str]:
    return "--out", str(folder / "none")
