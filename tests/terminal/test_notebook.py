"""The private notebook at a terminal: its owner writes it, and it is kept beside the record."""

import json
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import TextArea

from ludoteca.core.records import Record
from ludoteca.games import load
from ludoteca.players.random_player import RandomPlayer
from ludoteca.terminal.saves import UNFINISHED, Shelf
from ludoteca.terminal.session import Session
from tests.terminal.tables import NAMES, app_for, on_screen, pebbles, press, sit
from tests.terminal.test_plain import told


def party(shelf: Shelf, people: int = 1, **options: Any) -> Session:
    """Return a game of Picture Perfect with notebooks, unless the options say otherwise."""
    game = load("picture_perfect")
    lines = [f"person {name}" for name in NAMES[:2]]
    record = Record.start(game, 2, {"notebook": True, **options}, 1, lines)
    players = [None if seat < people else RandomPlayer(seat) for seat in range(2)]
    session = Session(game, record, players, shelf.keep)
    session.notes = shelf.notes()
    return session


@pytest.mark.rule("P-VAR-09")
def test_notes_are_added_and_told_in_plain_lines(shelf: Shelf, data: Path) -> None:
    session = party(shelf)
    text = told(session, shelf, "note", "note Otto likes the left", "note and Mia the right")
    assert "Your notebook is empty." in text
    assert session.notes == {0: "Otto likes the left\nand Mia the right"}
    assert text.count("and Mia the right") == 1
    [record] = (data / UNFINISHED).glob("*.json")
    assert "Otto" not in json.dumps(json.loads(record.read_text())["choices"])
    assert "likes the left" not in record.read_text()
    again = party(Shelf(data, record))
    assert again.notes == session.notes  # they come back with the game
    told(again, Shelf(data, record), "nota x", "note -")
    assert again.notes == {0: ""}


def test_a_notebook_is_not_told_to_the_next_person(shelf: Shelf) -> None:
    session = party(shelf, people=2)
    text = told(session, shelf, "", "note only for Ana", "1", "", "note")
    before, _, after = text.partition("Bruno: press Enter")
    assert "only for Ana" in before
    assert "only for Ana" not in after
    assert session.notes == {0: "only for Ana"}


@pytest.mark.rule("P-VAR-09")
def test_without_a_notebook_it_is_said_kindly(shelf: Shelf) -> None:
    assert "There are no notebooks at this table." in told(sit(pebbles(), shelf), shelf, "note x")
    off = party(shelf, notebook=False)
    assert "There are no notebooks at this table." in told(off, shelf, "note x")
    assert off.notes == {}


def test_what_cannot_be_read_of_notes_costs_nothing_else(shelf: Shelf, data: Path) -> None:
    session = party(shelf)
    told(session, shelf, "note something")
    assert shelf.path is not None
    notes = shelf.path.with_suffix(".notes")
    assert notes.exists()
    for spoiled in ("{", "[1]", '{"x": 1}'):
        notes.write_text(spoiled)
        assert Shelf(data, shelf.path).notes() == {}


def test_the_notebook_on_the_screen(shelf: Shelf) -> None:
    session = party(shelf)
    app = app_for(session, shelf)

    async def story(pilot: Pilot[None]) -> None:
        assert "Your notebook" in await press(pilot, "f5")
        app.screen.query_one(TextArea).text = "Hugo: front row"
        await press(pilot, "ctrl+s")
        assert session.notes == {0: "Hugo: front row"}
        assert "Hugo: front row" in await press(pilot, "f5")
        app.screen.query_one(TextArea).text = "never mind"
        await press(pilot, "escape")
        assert session.notes == {0: "Hugo: front row"}

    on_screen(app, story)


def test_the_screen_says_where_there_is_no_notebook(shelf: Shelf) -> None:
    async def story(pilot: Pilot[None]) -> None:
        assert "There are no notebooks at this table." in await press(pilot, "n")

    on_screen(app_for(sit(pebbles(), shelf), shelf), story)
