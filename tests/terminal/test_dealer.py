"""Several people at one screen, looks at what is hidden, and answers too large to list."""

from textual.pilot import Pilot
from textual.widgets import TextArea

from ludoteca.terminal.saves import Shelf
from tests.terminal.garden import GardenGame
from tests.terminal.tables import app_for, on_screen, pebbles, press, screen_text, sit


def test_people_at_one_screen_never_see_each_others_secrets(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, people=(0, 1), seed=4)
    app = app_for(session, shelf)
    hands = ["one   two   two   five   five", "two   three   three   four   six"]
    seen = []

    async def story(pilot: Pilot[None]) -> None:
        for _ in range(30):
            if session.turn() is None:
                break
            covered = screen_text(app)
            assert "Hand the screen to" in covered
            assert "Treasure" not in covered
            assert "Close your fist" not in covered
            assert "draws" not in covered
            assert "Hand the screen to" in await press(pilot, "escape", "t")
            seen.append(await press(pilot, "enter"))
            while len(app.screen_stack) == 1 and app.is_waiting:
                await press(pilot, "enter")
        assert "Total" in screen_text(app)

    on_screen(app, story)
    assert hands[0] in seen[0]
    assert hands[1] not in seen[0]
    assert hands[0] not in seen[1]
    assert "Bruno: Which pebble" in seen[1]


def test_the_one_before_may_take_back_at_the_hand_over(shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf, people=(0, 1))
    app = app_for(session, shelf)

    async def story(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        text = await press(pilot, "enter")
        assert "u: Ana takes the last choice back" in text
        text = await press(pilot, "u")
        assert "Ana: Which flower do you plant?" in text, "the screen is Ana's again"
        assert len(session.record.entries) == 1

    on_screen(app, story)


def test_a_request_shows_what_it_shows(shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf, seed=5)

    async def story(pilot: Pilot[None]) -> None:
        text = await press(pilot, *"well", "enter")
        assert "The well shows 5." in text
        text = await press(pilot, "enter")
        assert "Which flower do you plant?" in text
        assert session.record.entries[0].is_request

    on_screen(app_for(session, shelf), story)


def test_an_open_answer_is_arranged_or_written(shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf, people=(0, 1))
    app = app_for(session, shelf)

    async def story(pilot: Pilot[None]) -> None:
        await press(pilot, *["enter"] * 6)  # three times: the screen handed over, two flowers
        assert "Weave a wreath" in await press(pilot, "enter")
        await press(pilot, "1", "enter", "2")
        area = app.screen.query_one(TextArea)
        area.text = 'is = "wreath"\nflowers = ["f1"]\n'
        text = await press(pilot, "ctrl+s")
        assert "A wreath takes exactly the flowers of your bed. [G-WEAVE-01]" in text
        area.text = "is ="
        assert "This is not TOML" in await press(pilot, "ctrl+s")
        assert "Let a bot arrange it" in await press(pilot, "escape")
        await press(pilot, "2")
        assert "Total" in await press(pilot, "ctrl+s"), "the suggested start is legal"

    on_screen(app, story)
