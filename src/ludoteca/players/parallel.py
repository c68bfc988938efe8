"""Several processes search from the same knowledge, each with its own tree (root parallel).

The game is not sent to them: they build it themselves from its class and its owner's box.
"""

import json
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from importlib import import_module
from typing import Any

from ludoteca.core.box import Box
from ludoteca.core.game import Game
from ludoteca.core.wire import canonical
from ludoteca.players.player import Known
from ludoteca.players.search import Budget, Findings, search
from ludoteca.players.worker import settle_in


@lru_cache(maxsize=4)
def pool(processes: int) -> ProcessPoolExecutor:
    """Return the processes, which start once and end with this one."""
    return ProcessPoolExecutor(processes, initializer=settle_in)


@lru_cache(maxsize=8)
def game_of(module: str, name: str, box: str) -> Game[Any]:
    """Return the game of a class with an owner's changes (JSON text), made once per process."""
    changes = json.loads(box)
    kind = getattr(import_module(module), name)
    game: Game[Any] = kind(Box.from_changes(changes) if changes else None)
    return game


def search_part(
    source: tuple[str, str, str], known: Known, seed: int, budget: Budget
) -> list[Findings]:
    """Return what one tree finds; runs in a process of its own."""
    return search(game_of(*source), known, seed, budget)


def search_in_processes(
    game: Game[Any], known: Known, seeds: list[int], budgets: list[Budget]
) -> list[list[Findings]]:
    """Return what each of several trees finds, in the order of the seeds."""
    kind = type(game)
    source = (kind.__module__, kind.__name__, canonical(game.box.changes_from(game.own_box)))
    waiting = [
        pool(len(seeds)).submit(search_part, source, known, seed, budget)
        for seed, budget in zip(seeds, budgets, strict=True)
    ]
    return [part.result() for part in waiting]
