"""Screens as people see them, kept as text: read the files in `screens/` to judge them.

`python -m tests.terminal.test_screens` rewrites them.
"""

import os
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from textual.pilot import Pilot

from ludoteca.terminal.saves import Shelf
from tests.terminal.garden import GardenGame
from tests.terminal.tables import app_for, on_screen, pebbles, press, screen_text, sit

SCREENS = Path(__file__).parent / "screens"


class Shot(NamedTuple):
    """A screen: which table, how large, and the keys to press before taking it."""

    name: str
    size: tuple[int, int]
    keys: Sequence[str] = ()
    seats: int = 3
    people: Sequence[int] = (0,)
    lang: str = "en"
    is_garden: bool = False


SHOTS = (
    Shot("asked", (80, 24)),
    Shot("asked-wide", (130, 36), ("1",), seats=4, lang="fr"),
    Shot("why", (80, 24), ("question_mark",), lang="it"),
    Shot("help", (80, 24), ("f1",), lang="pt-BR"),
    Shot("leave", (80, 24), ("q",), lang="pt-PT"),
    Shot("hand-over", (80, 24), people=(0, 1)),
    Shot("filter", (80, 24), ("1", "2"), is_garden=True),
    Shot("compose", (100, 30), ("enter", "enter", "2"), seats=2, is_garden=True),
    Shot("over", (100, 30), ["enter"] * 9),
    Shot("too-small", (44, 12)),
)


def show(shot: Shot) -> str:
    """Return the screen as text, without the date in file names."""
    shelf = Shelf(Path("data"))
    game = GardenGame() if shot.is_garden else pebbles()
    session = sit(game, shelf, shot.seats, shot.people, seed=4)
    app = app_for(session, shelf, shot.lang)
    texts: list[str] = []

    async def story(pilot: Pilot[None]) -> None:
        for key in shot.keys:
            if session.turn() is not None:
                await press(pilot, key)
        texts.append(screen_text(app))

    on_screen(app, story, shot.size)
    return re.sub(r"\d{4}-\d\d-\d\d-\d{6}", "2000-01-01-000000", texts[0]) + "\n"


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_the_screen_looks_as_it_was_judged(
    shot: Shot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert show(shot) == (SCREENS / f"{shot.name}.txt").read_text(encoding="utf-8")


def write_anew() -> None:
    """Write all screens as they are now."""
    SCREENS.mkdir(exist_ok=True)
    for shot in SHOTS:
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            (SCREENS / f"{shot.name}.txt").write_text(show(shot), encoding="utf-8")
            os.chdir(SCREENS)


if __name__ == "__main__":
    write_anew()
