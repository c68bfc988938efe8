"""A person at a terminal: any game, played from its decisions, views and events alone."""

import os
import secrets
import sys
from collections.abc import Sequence
from typing import Any

from ludoteca.core.game import Game, Options
from ludoteca.core.records import Record, final_state, load_record
from ludoteca.games import load
from ludoteca.locale import Speaker
from ludoteca.terminal.saves import Shelf, latest_unfinished
from ludoteca.terminal.seating import Seat, players, read_seats, seat_people, usual_bot
from ludoteca.terminal.session import Session

__all__ = ["PAUSE", "play", "resume"]

PAUSE = 0.8  # seconds between the moves of bots, so that people can follow


def play(
    game: Game[Any],
    *,
    seats: int,
    people: Sequence[int] = (0,),
    bots: str | None = None,
    options: Options | None = None,
    seed: int | None = None,
    lang: str = "en",
    plain: bool = False,
    pause: float = PAUSE,
) -> None:
    """Play a new game at this terminal; bots take the seats without people."""
    table = seat_people(game.check_seats(seats), people, bots or usual_bot(game), lang)
    seed = secrets.randbits(32) if seed is None else seed
    record = Record.start(game, seats, options, seed, [str(seat) for seat in table])
    _sit_down(game, record, table, Shelf(), lang, plain, pause)


def resume(
    game: str | None = None, *, lang: str = "en", plain: bool = False, pause: float = PAUSE
) -> None:
    """Resume the most recently saved game (of this kind, if one is named)."""
    path = latest_unfinished(game)
    if path is None:
        print(Speaker(lang).say("terminal-nothing-to-continue"))
        return
    record, opened = load_record(path, load)
    # Replayed once before sitting down, so that a damaged record is reported and not lost.
    final_state(record, opened)
    table = read_seats(opened, record.players, record.seats, lang)
    _sit_down(opened, record, table, Shelf(path=path), lang, plain, pause)


def _sit_down(
    game: Game[Any],
    record: Record,
    table: list[Seat],
    shelf: Shelf,
    lang: str,
    plain: bool,
    pause: float,
) -> None:
    session = Session(game, record, players(table, record.seed), shelf.keep)
    session.notes = shelf.notes()
    speaker = Speaker(lang, game, tuple(seat.name for seat in table))
    if not plain and not is_screen():
        print(speaker.say("terminal-no-screen"), file=sys.stderr)
        plain = True
    if plain:
        from ludoteca.terminal.plain import run_plain

        run_plain(session, speaker, shelf)
    else:
        # Imported only here: plain tables should not wait for the screen toolkit.
        from ludoteca.terminal.app import TableApp
        from ludoteca.terminal.telling import kept

        app = TableApp(session, speaker, shelf, pause)
        app.run()
        print(kept(shelf, speaker, is_over=session.turn() is None))
        if app.return_code:
            raise SystemExit(app.return_code)


def is_screen() -> bool:
    """Return whether this terminal can draw a full screen."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return is_terminal and os.environ.get("TERM") not in ("dumb", "unknown")
