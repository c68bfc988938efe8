"""What every player is: asked with what its seat may know, answers with a choice."""

from typing import Any, NamedTuple, Protocol

from ludoteca.core.decisions import Decision
from ludoteca.core.events import Recall
from ludoteca.core.game import Choice, Game, View


class Known(NamedTuple):
    """All that a player is given to choose by: what its seat may know, and what it is asked."""

    view: View
    recall: Recall
    decision: Decision


class Player(Protocol):
    """Decides for one seat."""

    def choose(self, game: Game[Any], view: View, recall: Recall, decision: Decision) -> Choice:
        """Return the choice for this decision; one without options is open."""
