"""OpenSpiel: our games as OpenSpiel Python games, `ludoteca_<key>`, with our resampler.

Chance is four nodes at the start that give the seed of the deal byte by byte: everything after
follows from the seed and the choices, so that histories replay. At simultaneous moments the seats
are asked one after another, unseen.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from ludoteca.core import wire
from ludoteca.core.box import Box
from ludoteca.core.game import Game, Options
from ludoteca.envs.layout import Layout, layout_of, remade
from ludoteca.envs.rewards import by_victory
from ludoteca.envs.rows import Mask, Rows
from ludoteca.envs.settings import GameOrKey
from ludoteca.envs.spiel_moment import BYTES, CHANCE, Moment, Retold
from ludoteca.games import GAMES, load

PREFIX = "ludoteca_"
CLASS_PREFIX = "Spiel_"
OUTCOMES = 256
DIGEST = 64  # bits
LONGEST = 100_000  # decisions; far more than the rules allow
CLASSES: dict[str, type[SpielGame]] = {}  # of the registered games, by key


def register_spiel(key: str) -> None:
    """Register the game with OpenSpiel, once."""
    if key in CLASSES:
        return
    game = load(key)
    kind = pyspiel.GameType(
        short_name=PREFIX + key,
        long_name=f"Ludoteca {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seat_counts[0], "options": "", "box": ""},
    )
    # A class, not a function: OpenSpiel releases it after Python has shut down, which only what
    # keeps itself alive (as classes do) survives.
    name = CLASS_PREFIX + key
    CLASSES[key] = type(name, (SpielGame,), {"__module__": __name__, "kind": kind, "key": key})
    pyspiel.register_game(kind, CLASSES[key])


def __getattr__(name: str) -> type[SpielGame]:
    """Return the class of a registered game: pickles look it up by name."""
    key = name.removeprefix(CLASS_PREFIX)
    if key == name or key not in GAMES:
        raise AttributeError(name)
    register_spiel(key)
    return CLASSES[key]


def load_spiel(
    game: GameOrKey,
    seats: int | None = None,
    options: Options | None = None,
    box: Box | Path | str | None = None,
) -> Any:
    """Return the game, registered with OpenSpiel, at a table of this size."""
    layout = layout_of(game, seats, options, box)
    register_spiel(layout.game.key)
    parameters = {
        "players": layout.seats,
        "options": written_options(layout.game, layout.options),
        "box": written_box(layout.changes),
    }
    return pyspiel.load_game(PREFIX + layout.game.key, parameters)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players, options and box: what OpenSpiel loads."""

    kind: Any
    key: str

    def __init__(self, params: dict[str, Any]) -> None:
        seats = int(params["players"])
        options = read_options(load_once(self.key), str(params["options"]))
        self.layout = remade(self.key, seats, options, read_box(str(params["box"])))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=min(by_victory([0], seats)),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self, *given: Any) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of bytes of a seed."""
        return BYTES

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        """Return what observes states of this game."""
        if params:
            raise ValueError(f"These observers have no parameters, not {params}.")
        return SpielObserver(self.layout, kind is not None and kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game; all of it lies in `moment`, which OpenSpiel copies and pickles."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = Moment(game.layout)

    def current_player(self) -> int:
        """Return who is asked, or the pseudo-player of chance or of the end."""
        return self.moment.turn

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the values of the next byte of the seed."""
        return [(value, 1 / OUTCOMES) for value in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        self.moment.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal({action})"
        return self.moment.layout.words[action]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.moment.episode is not None and self.moment.episode.is_over

    def returns(self) -> list[float]:
        """Return what the game brought each player."""
        return self.moment.returns()

    def __str__(self) -> str:
        return self.moment.text()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a state that this player cannot tell from the present one, at random.

        Its history has the same turns. It tells only what the player did: the deal is another,
        and what others did is `wait`.
        """
        moment = self.moment.imagined(player, int(sampler() * (1 << 53)))
        past = [(entry.player, entry.action) for entry in self.full_history()]
        past[: len(moment.told)] = [(CHANCE, byte) for byte in moment.told]
        twin: SpielState = self.get_game().new_initial_state()
        twin.moment = retold = Retold(moment.layout)
        for retold.actor, action in past:
            is_told = retold.actor in (player, CHANCE)
            twin.apply_action(action if is_told else moment.layout.wait)
        twin.moment = moment
        return twin


class SpielObserver:
    """Writes what a player may know: the row of numbers, or text.

    With the history, the row ends with a digest that differs between all pasts of the player.
    """

    def __init__(self, layout: Layout, with_history: bool) -> None:
        self.rows = Rows(layout)
        self.with_history = with_history
        self.tensor = np.zeros(layout.size + (DIGEST if with_history else 0), np.float32)
        self.row = self.tensor[: layout.size]
        self.dict = {field.name: self.row[field.place] for field in layout.fields}
        if with_history:
            self.dict["history"] = self.tensor[layout.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write this player's row into `tensor` and `dict`."""
        if state.moment.episode is None:
            self.row.fill(0)
        else:
            self.rows.fill(state.moment.episode, player, self.row)
        if self.with_history:
            self.dict["history"][:] = bits_of(self.string_from(state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what the player sees now and, with the history, what it has seen and done."""
        return state.moment.seen_by(player, self.with_history)


def bits_of(text: str) -> Mask:
    """Return a digest of the text as zeros and ones."""
    digest = blake2b(text.encode(), digest_size=DIGEST // 8).digest()
    return np.unpackbits(np.frombuffer(digest, np.uint8)).astype(np.int8)


# -- parameters as text ------------------------------------------------------------------------


def load_once(key: str) -> Game[Any]:
    """Return the game with its own box, for reading options."""
    return remade(key, load(key).seat_counts[0], {}, {}).game


def written_options(game: Game[Any], options: Options) -> str:
    """Return the options that differ from the usual ones, in a form that OpenSpiel can carry."""
    usual = {option.key: option.usual for option in game.options}
    return ";".join(f"{key}:{value}" for key, value in options.items() if value != usual[key])


def read_options(game: Game[Any], text: str) -> dict[str, Any]:
    """Return the options that `written_options` wrote."""
    found: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        key, _, told = part.partition(":")
        option = next((option for option in game.options if option.key == key), None)
        values = [] if option is None else [value for value in option.values if str(value) == told]
        found[key] = values[0] if values else told  # unknown options are refused with a reason
    return found


def written_box(changes: dict[str, Any]) -> str:
    """Return an owner's changes as text without characters that are special to OpenSpiel."""
    return f"x{wire.canonical(changes).encode().hex()}" if changes else ""


def read_box(text: str) -> dict[str, Any]:
    """Return the changes that `written_box` wrote."""
    changes: dict[str, Any] = json.loads(bytes.fromhex(text[1:])) if text else {}
    return changes
