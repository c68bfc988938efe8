"""Registers the games with Gymnasium and OpenSpiel under names of their own."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ludoteca.games
from ludoteca.envs.layout import version_of
from ludoteca.envs.settings import GameOrKey
from ludoteca.games import GAMES

if TYPE_CHECKING:
    from gymnasium.envs.registration import EnvSpec

NAMESPACE = "ludoteca"


def register_everywhere() -> None:
    """Register all games with the libraries that are installed."""
    if find_spec("gymnasium") is not None:
        register_gymnasium()
    if find_spec("pyspiel") is not None:
        from ludoteca.envs.spiel_game import register_spiel

        for key in GAMES:
            register_spiel(key)


def register_gymnasium() -> None:
    """Register `ludoteca/<key>-v1` for `gymnasium.make` and `make_vec`."""
    import gymnasium

    for key in GAMES:
        spec = new_spec(key, {})
        gymnasium.registry.setdefault(spec.id, spec)


def new_spec(key: str, settings: Mapping[str, Any]) -> EnvSpec:
    """Return how Gymnasium makes this game with these settings, as an object of its own.

    What the registry holds is never handed out or changed: it belongs to everybody.
    """
    from gymnasium.envs.registration import EnvSpec

    # A game is found without loading it, which takes time: its folder bears its key.
    folder = Path(ludoteca.games.__file__).parent / key
    return EnvSpec(
        f"{NAMESPACE}/{key}-v{version_of(folder)}",
        entry_point="ludoteca.envs:single",
        vector_entry_point="ludoteca.envs:vector",
        disable_env_checker=True,
        order_enforce=False,
        kwargs={"game": key, **settings},
    )


def spec_of(game: GameOrKey, settings: Mapping[str, Any]) -> EnvSpec | None:
    """Return how Gymnasium can make this environment again; None for a user's own game."""
    return new_spec(game.replace("-", "_"), settings) if isinstance(game, str) else None
