"""Bots think in processes of their own and never hold up the server.

What goes to them is the view, the recall and the question of one seat, never a State; what comes
back is a choice as data, judged like anybody's.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

from ludoteca.games import load_with
from ludoteca.players.player import Known
from ludoteca.players.worker import settle_in
from ludoteca.tables.thinking.levels import player_of
from ludoteca.tables.thinking.processes import Processes
from ludoteca.tables.thinking.turns import BOTS, Turns

T = TypeVar("T")

PATIENCE = 30.0  # seconds a bot may think
TRIES = 2  # attempts at a question, if processes break


class Question(NamedTuple):
    """What a bot is given: all that its seat may know."""

    game: str
    box: str  # the owner's changes, as JSON text
    level: str
    seed: int
    known: Known


def think(question: Question) -> Any:
    """Return the bot's choice as data."""
    game = load_with(question.game, question.box)
    player = player_of(game, question.level)(question.seed)
    choice = player.choose(game, *question.known)
    return game.write_choice(choice)


class Thinkers:
    """A pool of thinking processes, started when the first hard question comes."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.turns = Turns(self.workers)
        self.processes = Processes(self.workers, settle_in)

    async def choice(self, question: Question, table: str) -> Any:
        """Return the choice of a table's bot as data, or raise ThinkingFailed."""
        return await self.work(think, question, asker=table)

    async def work(
        self, function: Callable[..., T], *args: Any, kind: int = BOTS, asker: str = ""
    ) -> T:
        """Return a function's result from a thinking process, or raise ThinkingFailed.

        Askers take turns, the more urgent first; nothing may take too long.
        """
        async with self.turns.turn(kind, asker):
            return await self._work(function, *args)

    async def _work(self, function: Callable[..., T], *args: Any) -> T:
        for tries_left in reversed(range(TRIES)):
            pool = self.processes.started()
            thought: Future[T] = Future()
            try:
                thought = pool.submit(function, *args)
                return await asyncio.wait_for(asyncio.wrap_future(thought), PATIENCE)
            except Exception as error:
                is_broken = isinstance(error, BrokenProcessPool)
                # A running thought may go on for ever; one still waiting is cancelled.
                is_stuck = isinstance(error, TimeoutError) and not thought.cancelled()
                if is_broken or is_stuck:
                    self.processes.give_up(pool)
                # Perhaps another thought broke the processes.
                if not (is_broken and tries_left):
                    raise ThinkingFailed(f"{type(error).__name__}: {error}") from error
        raise AssertionError("the last try returns or raises")

    def close(self) -> None:
        """Stop thinking."""
        self.processes.close()


class ThinkingFailed(Exception):
    """A bot gave no answer."""
