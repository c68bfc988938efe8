"""A player that follows a script, for tests: a question the script does not answer is an error."""

from typing import Any

from ludoteca.core.decisions import Decision
from ludoteca.core.events import Recall
from ludoteca.core.game import Choice, Game, View


class Unscripted(AssertionError):
    """The script was asked something it has no line for, or had lines left over."""


class ScriptedPlayer:
    """Answers with the next line of the script: a choice in words, or `kind: words`.

    A line of the form `kind: words` also says which question it expects.
    """

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def choose(self, game: Game[Any], view: View, recall: Recall, decision: Decision) -> Choice:
        if not self.lines:
            raise Unscripted(f"no line for {decision.kind} of seat {decision.seat}")
        line = self.lines.pop(0)
        kind, colon, words = line.rpartition(":")
        if colon and kind.strip() != decision.kind:
            raise Unscripted(f"the script expects {kind.strip()}, asked is {decision.kind}")
        choice = game.read(words)
        if choice is None:
            raise Unscripted(f"no choice of {game.key} reads {words.strip()!r}")
        return choice
