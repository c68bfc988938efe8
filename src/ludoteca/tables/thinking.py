"""Bots think in processes of their own and never hold up the server.

What goes to them is the view, the recall and the question of one seat, never a State; what comes
back is a choice as data, judged like everybody's.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import connection
from typing import Any, NamedTuple

from ludoteca.core.box import Box
from ludoteca.core.decisions import Decision
from ludoteca.core.events import Recall
from ludoteca.core.game import Game, View
from ludoteca.core.wire import canonical
from ludoteca.games import load
from ludoteca.tables.levels import EASY, LEVELS

PATIENCE = 30.0  # seconds a bot may think


class Question(NamedTuple):
    """What a bot is given: all that its seat may know."""

    game: str
    box: str  # the owner's changes, as JSON text
    level: str
    seed: int
    view: View
    recall: Recall
    decision: Decision


@lru_cache(maxsize=16)
def game_with(key: str, box: str) -> Game[Any]:
    """Return the game with an owner's changes (JSON text), loaded once."""
    import json

    changes = json.loads(box)
    return load(key, Box.from_changes(changes) if changes else None)


def box_text(changes: dict[str, Any]) -> str:
    """Return an owner's changes as the text that `game_with` takes."""
    return canonical(changes)


def think(question: Question) -> Any:
    """Return the bot's choice as data."""
    game = game_with(question.game, question.box)
    player = LEVELS[question.level](question.seed)
    choice = player.choose(game, question.view, question.recall, question.decision)
    return game.write_choice(choice)


def _settle_in() -> None:
    """Leave Ctrl-C to the server, and go when it goes, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


class Thinkers:
    """A pool of thinking processes, started when the first hard question comes."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choice(self, question: Question) -> Any:
        """Return the bot's choice as data; a bot that fails or dawdles raises ThinkingFailed."""
        if question.level == EASY and question.decision.options:
            return think(question)  # a throw of the dice is quicker than the way to a process
        loop = asyncio.get_running_loop()
        try:
            thought = loop.run_in_executor(self._started(), think, question)
            return await asyncio.wait_for(thought, PATIENCE)
        except Exception as error:
            self._start_anew_if_broken(error)
            raise ThinkingFailed(f"{type(error).__name__}: {error}") from error

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not by fork: this process has threads.
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, spawn, _settle_in)
        return self._pool

    def _start_anew_if_broken(self, error: Exception) -> None:
        from concurrent.futures.process import BrokenProcessPool

        if isinstance(error, BrokenProcessPool | TimeoutError):
            self.close()

    def close(self) -> None:
        """Stop thinking."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


class ThinkingFailed(Exception):
    """A bot gave no answer."""
