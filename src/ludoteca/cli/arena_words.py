"""What the commands of the arena share: who plays, the workers, progress, and refusals."""

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

from ludoteca.arena.folder import FolderError
from ludoteca.arena.lineup import PLAYERS, is_player
from ludoteca.arena.ray_workers import NoCluster, NoRay
from ludoteca.arena.workers import Crew, WorkersLost, hired
from ludoteca.cli.words import refuse, say
from ludoteca.core.decisions import Reason
from ludoteca.core.game import Game
from ludoteca.locale import LANGUAGES


def read_players(game: Game[Any], names: str) -> tuple[str, ...]:
    """Return the players that are named, or refuse."""
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
    """Return who plays when nobody is named: the quickest that knows what it does."""
    return "random" if game.insight is None else "greedy"


def check_language(lang: str) -> None:
    """Refuse a language that we do not speak."""
    if lang not in LANGUAGES:
        refuse(Reason("unknown_language", {"lang": lang, "known": LANGUAGES}))


@contextmanager
def kindly(ray: str | None) -> Iterator[None]:
    """Refuse in one line whatever workers or folders make impossible."""
    try:
        yield
    except NoRay:
        refuse(Reason("no_ray"))
    except NoCluster as error:
        refuse(Reason("no_cluster", {"address": ray or "", "why": str(error)}))
    except WorkersLost:
        refuse(Reason("workers_lost"))
    except FolderError as error:
        refuse(Reason(error.code, error.args_by_name))


@contextmanager
def crew_of(workers: int, ray: str | None) -> Iterator[Crew]:
    """Give the workers that were wished for, or refuse."""
    with kindly(ray), hired(workers, ray) as crew:
        yield crew


@contextmanager
def progress_of(total: int, words: str, is_hidden: bool = False) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on the side, and give what moves it to a number done."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), disable=is_hidden) as progress:
        task = progress.add_task(words, total=total)
        yield lambda done: progress.update(task, completed=done)


def interrupted(out: object) -> None:
    """Say where a run stopped and how it goes on."""
    Console(stderr=True).print(say("arena-interrupted", folder=str(out)), highlight=False)
