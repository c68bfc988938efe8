"""Why a file or a request cannot be used: what each of our errors means, as a Reason for people.

Speaks no language.
"""

from typing import Any, NamedTuple

from ludoteca.arena.folder import FolderError
from ludoteca.arena.lineup import PLAYERS, UnknownPlayer
from ludoteca.arena.ray_workers import NoCluster, NoRay
from ludoteca.arena.workers import WorkersLost
from ludoteca.core.box import BoxError
from ludoteca.core.decisions import IllegalChoice, Reason
from ludoteca.core.game import Game, OptionError
from ludoteca.core.positions import PositionError
from ludoteca.core.records import RecordError
from ludoteca.core.wire import WireError
from ludoteca.games import GAMES, UnknownGame, load


class Refusal(NamedTuple):
    """A reason, and the game whose words it uses."""

    reason: Reason
    game: Game[Any] | None = None


def refusal_of(error: BaseException) -> Refusal | None:
    """Return why something was refused, or None if the error is not a refusal."""
    match error:
        case PositionError():
            return Refusal(error.reasons[0], error.game)
        case BoxError():
            return Refusal(error.reason, load(error.game) if error.game else None)
        case OptionError() | IllegalChoice():
            return Refusal(error.reason)
        case RecordError() | FolderError():
            return Refusal(Reason(error.code, error.args_by_name))
        case WireError():
            told = {"path": error.path, "problem": error.problem}
            return Refusal(Reason("position_malformed", told))
        case UnknownGame():
            return Refusal(Reason("unknown_game", {"game": str(error), "known": tuple(GAMES)}))
        case UnknownPlayer():
            known = tuple(PLAYERS)
            return Refusal(Reason("unknown_player", {"player": str(error), "known": known}))
        case _:
            return _refusal_of_workers(error)


def _refusal_of_workers(error: BaseException) -> Refusal | None:
    match error:
        case NoRay():
            return Refusal(Reason("no_ray"))
        case NoCluster():
            address = {"address": error.address, "why": str(error)}
            return Refusal(Reason("no_cluster", address))
        case WorkersLost():
            return Refusal(Reason("workers_lost"))
        case _:
            return None
