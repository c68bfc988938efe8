"""The table knows no particular game, so it must cope with all: each can be played and drawn."""

import random

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from ludoteca.games import GAMES, load
from ludoteca.locale import LANGUAGES
from ludoteca.terminal.draw import draw
from ludoteca.terminal.layout import PLAIN, SCREEN, lay_out
from ludoteca.terminal.saves import Shelf
from ludoteca.terminal.telling import acts
from ludoteca.terminal.widgets import Acts
from tests.terminal.tables import app_for, on_screen, press, screen_text, sit, speaker_for
from tests.terminal.test_plain import told

COMMANDS = ("table", "log", "why", "undo", "help", "", "a")


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_played_to_the_end_in_plain_lines(key: str, shelf: Shelf) -> None:
    chance = random.Random(key)
    lang = LANGUAGES[list(GAMES).index(key) % len(LANGUAGES)]
    session = sit(load(key), shelf, people=(0, 1))
    numbers = [str(chance.choice((1, 1, 2, 3, 4, 5))) for _ in range(4000)]
    typed = [chance.choice(COMMANDS) if chance.random() < 0.03 else number for number in numbers]
    told(session, shelf, *typed, lang=lang)
    assert session.turn() is None
    assert shelf.path is not None
    assert shelf.path.parent.name == "finished"


@pytest.mark.parametrize("key", GAMES)
def test_every_view_fits_and_no_two_lines_read_alike(key: str, shelf: Shelf) -> None:
    session = sit(load(key), shelf, seats=3, people=())
    speaker = speaker_for(session)
    while (turn := session.turn()) is not None:
        lines = [act.words for act in acts(session, turn, speaker)]
        assert len(set(lines)) == len(lines)
        if len(session.record.entries) % 7 == 0:
            for block in draw(session.view(turn.seat), speaker):
                for signs, width in ((SCREEN, 46), (SCREEN, 74), (PLAIN, 76)):
                    for line in lay_out(block.rows, width, signs, "none"):
                        assert sum(cell_len(span.text) for span in line) <= width + 1, line
        session.answer(turn.seat, session.bot_choice(turn))


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_played_on_the_screen(key: str, shelf: Shelf) -> None:
    """The first questions of each game, answered by keyboard at the usual size."""
    session = sit(load(key), shelf, seats=3)
    app = app_for(session, shelf)
    question = speaker_for(session).say("terminal-your-turn", question="").strip()

    async def story(pilot: Pilot[None]) -> None:
        for _ in range(6):
            if len(app.screen_stack) > 1:
                await press(pilot, "enter")
                continue
            assert question in screen_text(app)
            assert app.query_one(Acts).option_count
            await press(pilot, "enter")
        assert session.record.entries

    on_screen(app, story, (80, 24))
