"""Registers the games with Gymnasium and OpenSpiel under names of their own."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from ludoteca.envs.layout import GameOrKey
from ludoteca.games import GAMES

NAMESPACE = "ludoteca"
VERSION = 1  # raised when actions or observations change meaning


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
        name = f"{NAMESPACE}/{key}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="ludoteca.envs:single",
                vector_entry_point="ludoteca.envs:vector",
                disable_env_checker=True,
                order_enforce=False,
                kwargs={"game": key},
            )


def spec_of(game: GameOrKey, seats: int | None, **settings: Any) -> Any:
    """Return how Gymnasium can make this environment again; None for a user's own game."""
    import gymnasium

    if not isinstance(game, str):
        return None
    register_gymnasium()
    key = game.replace("-", "_")
    spec = gymnasium.spec(f"{NAMESPACE}/{key}-v{VERSION}")
    spec.kwargs = {**spec.kwargs, "seats": seats, **settings}
    return spec
