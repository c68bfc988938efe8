"""Takes the picture of the terminal table that the README shows: take_picture.py [FILE]."""

import asyncio
import re
import sys
import tempfile
from pathlib import Path

from ludoteca.core.records import Record
from ludoteca.games import load
from ludoteca.locale import Speaker
from ludoteca.terminal.app import TableApp
from ludoteca.terminal.saves import Shelf
from ludoteca.terminal.seating import Seat, players
from ludoteca.terminal.session import Session

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "terminal.svg"
SEATS = [Seat("person", "Ana"), Seat("greedy", "Bot 2"), Seat("greedy", "Bot 3")]
SEED = 12
SIZE = (96, 27)


async def take(folder: Path) -> str:
    """Return the screen in the second round of a game, as SVG."""
    game = load("pebbles")
    record = Record.start(game, len(SEATS), None, SEED, [str(seat) for seat in SEATS])
    shelf = Shelf(folder)
    session = Session(game, record, players(SEATS, SEED), shelf.keep)
    speaker = Speaker("en", game, tuple(seat.name for seat in SEATS))
    app = TableApp(session, speaker, shelf, pause=0)
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(2):
            await pilot.pause(0.3)
            await pilot.press("enter")
        await pilot.pause(0.5)
        return app.export_screenshot(title="Ludoteca")


def self_contained(svg: str) -> str:
    """Return the picture without external fonts: the reader's own will do."""
    svg = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "ui-monospace, Menlo, Consolas, DejaVu Sans Mono")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        drawn = self_contained(asyncio.run(take(Path(name))))
    (Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURE).write_text(drawn, encoding="utf-8")
