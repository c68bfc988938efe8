"""What the arena commands share: who plays, progress, and what an interruption says."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from ludoteca.arena.lineup import PLAYERS, is_player
from ludoteca.cli.words import refuse, say
from ludoteca.core.decisions import Reason
from ludoteca.core.game import Game


def read_players(game: Game[Any], names: str) -> tuple[str, ...]:
    """Return the players named, or refuse."""
    listed = tuple(name.strip() for name in names.split(","))
    for name in listed:
        if not is_player(name):
            refuse(Reason("unknown_player", {"player": name, "known": tuple(PLAYERS)}))
        if name != "random" and game.insight is None:
            refuse(Reason("no_insight", {"player": name, "game": game.key}))
        if listed.count(name) > 1:
            refuse(Reason("player_twice", {"player": name}))
    return listed


def usual_player(game: Game[Any]) -> str:
    """Return who plays when nobody is named: the quickest sensible player."""
    return "random" if game.insight is None else "greedy"


@contextmanager
def progress_of(total: int, words: str, is_hidden: bool = False) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on stderr, and yield the function that updates it."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    # In a file a progress bar would only clutter the lines that matter.
    is_hidden = is_hidden or not console.is_terminal
    with Progress(*columns, console=console, disable=is_hidden) as progress:
        task = progress.add_task(words, total=total)
        yield lambda done: progress.update(task, completed=done)


@contextmanager
def goes_on(out: object) -> Iterator[None]:
    """Add to an interruption where the run stopped and how to resume it."""
    try:
        yield
    except KeyboardInterrupt as stop:
        stop.add_note(say("arena-interrupted", folder=str(out)))
        raise
