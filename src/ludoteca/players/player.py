"""What every player is: given what its seat may know, it answers with a choice."""

from typing import Any, NamedTuple, Protocol

from ludoteca.core.decisions import Decision
from ludoteca.core.events import Recall
from ludoteca.core.game import Choice, Game, View


class Known(NamedTuple):
    """Everything a player has to go on: what its seat may know, and what it is asked."""

    view: View
    recall: Recall
    decision: Decision


class Player(Protocol):
    """Decides for one seat."""

    def choose(self, game: Game[Any], view: View, recall: Recall, decision: Decision) -> Choice:
        """Return the choice for this decision; one without options is open."""
