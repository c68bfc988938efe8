"""The table on a screen, played by keyboard alone."""

from textual.pilot import Pilot
from textual.widgets import Static

from ludoteca.games import load
from ludoteca.terminal.foretelling import foretold
from ludoteca.terminal.saves import Shelf
from ludoteca.terminal.telling import Act
from ludoteca.terminal.widgets import Acts, Corner, FilteredActs, TablePane
from tests.terminal.garden import GardenGame
from tests.terminal.tables import app_for, on_screen, pebbles, press, screen_text, settle, sit


def test_a_game_is_played_to_the_end_by_keyboard(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, seats=3)
    app = app_for(session, shelf)

    async def story(pilot: Pilot[None]) -> None:
        for _ in range(20):
            if session.turn() is None:
                break
            await press(pilot, "down", "enter")
        text = screen_text(app)
        assert "The game is over." in text
        assert "Total" in text
        assert "finished" in text
        text = await press(pilot, "enter")
        assert "See the result" in text
        assert "Total" in await press(pilot, "1")
        await press(pilot, "escape", "2")

    on_screen(app, story)
    assert session.turn() is None
    assert app.return_code == 0


def test_a_quick_key_picks_its_line(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, seed=4)

    async def story(pilot: Pilot[None]) -> None:
        await press(pilot, "3")
        assert session.record.entries[0].choice == 4, "the third line closes the fist around five"

    on_screen(app_for(session, shelf), story)


def test_the_question_is_always_on_the_screen(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, seed=4)
    question = "Your turn: Which pebble do you hide in your fist?"

    async def story(pilot: Pilot[None]) -> None:
        assert question in await press(pilot)
        assert question in await press(pilot, "t")
        assert question in await press(pilot, "escape", "l")

    on_screen(app_for(session, shelf), story, (80, 24))


def test_t_and_l_give_a_part_the_whole_screen(shelf: Shelf) -> None:
    async def story(pilot: Pilot[None]) -> None:
        assert "What happened" not in await press(pilot, "t")
        assert "Close your fist around the two" in await press(pilot, "t")
        text = await press(pilot, "l")
        assert "Beachcomber swaps" not in text
        assert "the sea washes up" in text
        assert "Beachcomber swaps" in await press(pilot, "escape")

    on_screen(app_for(sit(pebbles(), shelf, seed=4), shelf), story, (80, 24))


def test_why_shows_reasons_and_rules_and_can_be_narrowed(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, seed=4)

    async def story(pilot: Pilot[None]) -> None:
        text = await press(pilot, "question_mark")
        assert "Why can’t I" in text
        assert "You have no six. [B-ROUND-02]" in text
        text = await press(pilot, *"keep")
        assert "Keep your pebbles" in text
        assert "You have no six" not in text
        await press(pilot, "escape")
        assert session.record.entries == []

    on_screen(app_for(session, shelf), story)


def test_undo_goes_back_to_the_barrier_with_a_line_in_the_log(shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf)

    async def story(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        assert len(session.record.entries) == 1
        text = await press(pilot, "ctrl+z")
        assert session.record.entries == []
        assert "Ana takes the last choice back." in text
        assert "This cannot be taken back" in await press(pilot, "ctrl+z")

    on_screen(app_for(session, shelf), story)


def test_u_is_enough_where_no_filter_takes_the_letters(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, seed=4)

    async def story(pilot: Pilot[None]) -> None:
        assert "This cannot be taken back" in await press(pilot, "1", "u")

    on_screen(app_for(session, shelf), story)


def test_long_lists_are_narrowed_by_typing(shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf)
    app = app_for(session, shelf)

    async def story(pilot: Pilot[None]) -> None:
        assert app.query_one(FilteredActs).is_long
        await press(pilot, *"wer 1")
        assert app.query_one(Acts).option_count == 6
        text = await press(pilot, "question_mark")
        assert "Why can’t I" in text, "the question mark is not a word to search for"
        await press(pilot, "escape", "down", "enter")
        assert session.record.entries[0].choice == 9
        assert app.query_one(Acts).option_count == 14, "the next list is whole again"

    on_screen(app, story)


def test_very_long_lists_are_shown_in_part(shelf: Shelf) -> None:
    app = app_for(sit(GardenGame(), shelf), shelf)

    async def story(pilot: Pilot[None]) -> None:
        lists = app.query_one(FilteredActs)
        lists.show([Act(f"line {number}", "choice", number) for number in range(1000)])
        assert app.query_one(Acts).option_count == 200
        text = await press(pilot, *"997")
        assert "line 997" in text
        assert app.query_one(Acts).option_count == 1

    on_screen(app, story)


def test_picking_from_nothing_does_nothing(shelf: Shelf) -> None:
    session = sit(GardenGame(), shelf)

    async def story(pilot: Pilot[None]) -> None:
        assert "Nothing in the list matches." in await press(pilot, *"xyz", "enter")
        assert session.record.entries == []

    on_screen(app_for(session, shelf), story)


def test_leaving_is_asked_about_and_keeps_the_game(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf)
    app = app_for(session, shelf)

    async def story(pilot: Pilot[None]) -> None:
        text = await press(pilot, "q")
        assert "ludoteca play --continue" in text
        text = await press(pilot, "1")
        assert "Stay at the table" not in text
        await press(pilot, "ctrl+q", "ctrl+q", "2")

    on_screen(app, story)
    assert app.return_code == 0
    assert shelf.path is not None
    assert shelf.path.parent.name == "unfinished"


def test_a_control_c_asks_too(shelf: Shelf) -> None:
    async def story(pilot: Pilot[None]) -> None:
        assert "Stay at the table" in await press(pilot, "ctrl+c")

    on_screen(app_for(sit(pebbles(), shelf), shelf), story)


def test_the_screen_may_change_its_size(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, seats=4, seed=4)
    app = app_for(session, shelf)

    async def story(pilot: Pilot[None]) -> None:
        for width, height in ((80, 24), (200, 60), (60, 20), (104, 30)):
            await pilot.resize_terminal(width, height)
            await settle(pilot)
            text = screen_text(app)
            assert "Your turn" in text
            assert "Close your fist around the two" in text
            assert len(text.splitlines()) == height
        await pilot.resize_terminal(40, 10)
        await settle(pilot)
        assert "A little more room, please" in screen_text(app)
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        assert "Close your fist" in screen_text(app)

    on_screen(app, story)


def test_light_and_dark(shelf: Shelf) -> None:
    app = app_for(sit(pebbles(), shelf), shelf)

    async def story(pilot: Pilot[None]) -> None:
        dark = app.current_theme.dark
        await press(pilot, "d")
        assert app.current_theme.dark is not dark

    on_screen(app, story)


def test_help_tells_the_keys(shelf: Shelf) -> None:
    async def story(pilot: Pilot[None]) -> None:
        assert "why some choices are refused" in await press(pilot, "f1")
        assert "why some choices are refused" not in await press(pilot, "f1")

    on_screen(app_for(sit(pebbles(), shelf), shelf), story)


def test_the_viewers_corner_comes_first_and_is_marked(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, seats=3, people=(2,))
    app = app_for(session, shelf)

    async def story(pilot: Pilot[None]) -> None:
        corners = list(app.query_one(TablePane).query(Corner))
        assert [corner.block.seat for corner in corners] == [2, None, 0, 1]
        assert [corner.has_class("-own") for corner in corners] == [True, False, False, False]

    on_screen(app, story)


def test_a_disk_that_refuses_is_told(tmp_path: object, shelf: Shelf) -> None:
    shelf.folder.parent.mkdir(exist_ok=True)
    shelf.folder.write_text("a file where a folder should be")

    async def story(pilot: Pilot[None]) -> None:
        assert "The game cannot be saved." in await press(pilot)

    on_screen(app_for(sit(pebbles(), shelf), shelf), story)


def test_the_screen_says_what_the_highlighted_choice_would_do(shelf: Shelf) -> None:
    """It follows the arrows, and is gone with the question."""
    game = load("dream_home")
    session = sit(game, shelf, seed=3)
    app = app_for(session, shelf)
    told: list[str] = []

    async def story(pilot: Pilot[None]) -> None:
        turn = session.turn()
        assert turn is not None
        for choice in turn.decision.options:
            words = foretold(game, session.preview(0, choice), app.speaker)
            shown = str(app.query_one("#foretold", Static).render())
            assert all(line in shown for line in words)
            told.append(shown)
            await press(pilot, "down")
        await press(pilot, "t")
        app.foretell(None)
        await settle(pilot)
        assert str(app.query_one("#foretold", Static).render()) == ""

    on_screen(app, story)
    assert len(set(told)) == len(told) > 2, "each choice does something else"


def test_what_is_refused_on_a_sheet_is_not_foretold(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, seed=4)
    app = app_for(session, shelf)

    async def story(pilot: Pilot[None]) -> None:
        before = app.query_one("#foretold", Static).render()
        await press(pilot, "question_mark", "down", "down", "escape")
        assert app.query_one("#foretold", Static).render() == before

    on_screen(app, story)


def test_a_hint_says_what_and_why_and_chooses_nothing(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, seed=4)
    app = app_for(session, shelf)

    async def story(pilot: Pilot[None]) -> None:
        text = await press(pilot, "i")
        assert "A strong player would: Close your fist around" in text
        assert "You would then win" in text
        await press(pilot, "escape")
        assert session.record.entries == []

    on_screen(app, story)


def test_there_are_hints_only_against_bots(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, people=(0, 1), seed=4)

    async def story(pilot: Pilot[None]) -> None:
        text = await press(pilot, "enter", "i")
        assert "Hints are only" in text
        assert "A strong player would" not in text

    on_screen(app_for(session, shelf), story)


def test_what_a_choice_would_do_is_hidden_when_the_screen_is_handed_over(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, people=(0, 1), seed=4)
    app = app_for(session, shelf)

    async def story(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        assert str(app.query_one("#foretold", Static).render())
        text = await press(pilot, "1")
        assert "Bruno" in text
        assert str(app.screen_stack[0].query_one("#foretold", Static).render()) == ""

    on_screen(app, story)
