"""Names of players from records: shown on both faces of the table, and never obeyed."""

from textual.pilot import Pilot

from ludoteca.locale import Speaker
from ludoteca.terminal.app import TableApp
from ludoteca.terminal.plain import DIGITS, PlainTable
from ludoteca.terminal.saves import Shelf
from tests.terminal.tables import on_screen, pebbles, press, screen_text, sit

HOSTILE = ("[red]x[/red]", "Bo\x1b[2J\nludoteca: won\u202e", "cli.simulated")
SHOWN = ("[red]x[/red]", "Bo\\x1b[2J\\x0aludoteca: won\\u202e", "cli.simulated")


def test_names_in_plain_lines(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, seats=3)
    lines: list[str] = []
    typed = iter(["9" * 5_000, "9" * DIGITS, *["1"] * 20])
    speaker = Speaker("en", session.game, HOSTILE)
    PlainTable(session, speaker, shelf, lambda: next(typed), lines.append).run()
    text = "\n".join(lines)
    assert session.turn() is None
    assert all(name in text for name in SHOWN)
    assert "\x1b" not in text


def test_names_on_the_screen(shelf: Shelf) -> None:
    session = sit(pebbles(), shelf, seats=3, people=(0, 1, 2))
    app = TableApp(session, Speaker("en", session.game, HOSTILE), shelf, pause=0)

    async def story(pilot: Pilot[None]) -> None:
        assert screen_text(app).count("[red]x[/red]") > 1  # in the title of the sheet, and on it
        text = await press(pilot, "enter")
        assert "[red]x[/red]" in text
        assert "Bo\\x1b[2J\\x0aludoteca" in text
        assert "\x1b" not in text

    on_screen(app, story, size=(160, 50))
