"""Our games for research: PettingZoo, Gymnasium and OpenSpiel environments on the same engine.

Names no game. The libraries are extras: each function imports its own only when called. Where
Gymnasium is installed, importing this module makes the games known to it.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Unpack

from ludoteca.core.box import Box
from ludoteca.core.game import Options
from ludoteca.envs.layout import Placed, layout_of
from ludoteca.envs.needs import MissingExtra, need
from ludoteca.envs.registering import register_everywhere, register_gymnasium
from ludoteca.envs.settings import GameOrKey, SeatSettings, TableSettings, VectorSettings

if TYPE_CHECKING:
    import pyspiel

    from ludoteca.envs.parallel_env import ParallelTableEnv
    from ludoteca.envs.seat_env import SeatEnv
    from ludoteca.envs.table_env import TableEnv
    from ludoteca.envs.vector_env import SeatVectorEnv

__all__ = [
    "MissingExtra",
    "actions",
    "aec",
    "fields",
    "layout_of",
    "openspiel",
    "parallel",
    "register",
    "single",
    "vector",
]


# `gymnasium.make("ludoteca.envs:ludoteca/fort-v1")` counts on the import alone.
with suppress(ModuleNotFoundError):
    register_gymnasium()


def aec(game: GameOrKey, seats: int | None = None, **settings: Unpack[TableSettings]) -> TableEnv:
    """Return a PettingZoo AEC environment: one seat after another, with an action mask.

    >>> env = aec("pebbles", seats=3)
    >>> env.reset(seed=7)
    >>> env.agent_selection, env.last()[0]["action_mask"].tolist()
    ('seat_0', [1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    """
    need("envs", "numpy", "gymnasium", "pettingzoo")
    from ludoteca.envs.table_env import TableEnv

    return TableEnv(game, seats, **settings)


def parallel(
    game: GameOrKey, seats: int | None = None, **settings: Unpack[TableSettings]
) -> ParallelTableEnv:
    """Return a PettingZoo Parallel environment: simultaneous moments are one step.

    At other moments the seats that are not asked can only `wait`.
    """
    need("envs", "numpy", "gymnasium", "pettingzoo")
    from ludoteca.envs.parallel_env import ParallelTableEnv

    return ParallelTableEnv(game, seats, **settings)


def single(game: GameOrKey, seats: int | None = None, **settings: Unpack[SeatSettings]) -> SeatEnv:
    """Return a Gymnasium environment of one seat; `bots` play the others."""
    need("envs", "numpy", "gymnasium")
    from ludoteca.envs.seat_env import SeatEnv

    return SeatEnv(game, seats, **settings)


def vector(
    game: GameOrKey, seats: int | None = None, num_envs: int = 8, **settings: Unpack[VectorSettings]
) -> SeatVectorEnv:
    """Return a vectorised Gymnasium environment of one seat at many tables."""
    need("envs", "numpy", "gymnasium")
    from ludoteca.envs.vector_env import SeatVectorEnv

    return SeatVectorEnv(game, seats, num_envs, **settings)


def openspiel(
    game: GameOrKey,
    seats: int | None = None,
    *,
    options: Options | None = None,
    box: Box | Path | str | None = None,
) -> pyspiel.Game:
    """Return the game as an OpenSpiel game, registered there as `ludoteca_<key>`."""
    need("openspiel", "numpy", "pyspiel")
    from ludoteca.envs.spiel_game import load_spiel

    return load_spiel(game, seats, options, box)


def register() -> None:
    """Register the games with the installed libraries, under names of their own.

    Gymnasium's `make` and `make_vec` then know `ludoteca/<key>-v1` (the number is the version of
    the game's actions and observations), OpenSpiel's `load_game` `ludoteca_<key>`.
    """
    register_everywhere()


def actions(
    game: GameOrKey,
    *,
    options: Options | None = None,
    box: Box | Path | str | None = None,
) -> tuple[str, ...]:
    """Return all actions in words; the index of each is its number in every environment.

    >>> actions("pebbles")[5:]
    ('fist(six)', 'swap(one)', ..., 'swap(six)', 'keep', 'wait')
    """
    return layout_of(game, None, options, box).words


def fields(
    game: GameOrKey,
    seats: int | None = None,
    *,
    options: Options | None = None,
    box: Box | Path | str | None = None,
) -> tuple[Placed, ...]:
    """Return the parts of the flat observation: name, offset, length, high and meaning."""
    return layout_of(game, seats, options, box).fields
