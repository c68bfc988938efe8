"""Tables for the tests: a session with people at the seats a test names, and the screen as text."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from textual.pilot import Pilot

from ludoteca.core.game import Game
from ludoteca.core.records import Record
from ludoteca.games import load
from ludoteca.locale import Speaker
from ludoteca.players.player import Player
from ludoteca.players.random_player import RandomPlayer
from ludoteca.terminal.app import TableApp
from ludoteca.terminal.saves import Shelf
from ludoteca.terminal.session import Session

Story = Callable[[Pilot[None]], Awaitable[None]]
NAMES = ("Ana", "Bruno", "Clara", "Davi")


def pebbles() -> Game[Any]:
    """Return the game that most tests play."""
    return load("pebbles")


def sit(
    game: Game[Any],
    shelf: Shelf,
    seats: int = 2,
    people: Sequence[int] = (0,),
    seed: int = 1,
    bot: Callable[[int], Player] = RandomPlayer,
) -> Session:
    """Return a new game with people at these seats."""
    players = [None if seat in people else bot(seat) for seat in range(seats)]
    kinds = ["person" if player is None else "random" for player in players]
    lines = [f"{kind} {name}" for kind, name in zip(kinds, NAMES, strict=False)]
    record = Record.start(game, seats, None, seed, lines)
    return Session(game, record, players, shelf.keep)


def speaker_for(session: Session, lang: str = "en") -> Speaker:
    """Return the words for a session."""
    return Speaker(lang, session.game, NAMES[: session.record.seats])


def app_for(session: Session, shelf: Shelf, lang: str = "en") -> TableApp:
    """Return the screen of a session whose bots do not dawdle."""
    return TableApp(session, speaker_for(session, lang), shelf, pause=0)


def screen_text(app: TableApp) -> str:
    """Return what the screen shows, line by line, without styles."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)


async def settle(pilot: Pilot[None]) -> None:
    """Wait until the bots have moved, what choices would do is said, and the screen is still."""
    app = pilot.app
    assert isinstance(app, TableApp)
    for _ in range(500):
        await pilot.pause(0.01)
        if app.is_waiting or len(app.screen_stack) > 1 or app._exit:
            break
    await pilot.pause()
    thinking = [worker for worker in app.workers if worker.group in ("foretelling", "hint")]
    if thinking:
        await app.workers.wait_for_complete(thinking)
        await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> str:
    """Press keys, wait after each, and return what the screen shows."""
    app = pilot.app
    assert isinstance(app, TableApp)
    for key in keys:
        await pilot.press(key)
        await settle(pilot)
    return screen_text(app)


def on_screen(app: TableApp, story: Story, size: tuple[int, int] = (100, 30)) -> None:
    """Play a story on a screen of this size."""

    async def run() -> None:
        async with app.run_test(size=size, notifications=True) as pilot:
            await settle(pilot)
            await story(pilot)

    asyncio.run(run())
