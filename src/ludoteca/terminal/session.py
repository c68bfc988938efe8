"""A game in progress at one screen: its state, record, log and memories, and undo.

Shared by both faces of the terminal table; draws nothing and speaks no language. Bots are given
their view and their recall, never the state.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ludoteca.core.decisions import Decision, Reason
from ludoteca.core.events import Event, Journal, Recall, remember
from ludoteca.core.frames import State
from ludoteca.core.game import Choice, Game, Standing, View
from ludoteca.core.records import Entry, Record, replay
from ludoteca.core.rng import fork
from ludoteca.players.player import Player


class Undone(NamedTuple):
    """A line of the log: the seat took its last choice back."""

    seat: int


class Step(NamedTuple):
    """An entry of the record, and what is needed to take it back."""

    entry: Entry
    before: State
    heard: int  # how long the log was before
    barrier: bool


class Turn(NamedTuple):
    """The question that the table waits for."""

    seat: int
    decision: Decision
    is_person: bool
    is_last: bool  # of those asked at the same time


class Session:
    """A table of people (`None` among the players) and bots, from the set-up to the end."""

    def __init__(
        self,
        game: Game[Any],
        record: Record,
        players: Sequence[Player | None],
        keep: Callable[["Session"], None] = lambda session: None,
    ) -> None:
        self.game = game
        self.record = record
        self.players = tuple(players)
        self.people = tuple(seat for seat, player in enumerate(players) if player is None)
        self.keep = keep
        self.steps: list[Step] = []
        self.log: list[Event | Undone] = []
        self.state = self._replay()
        self.recalls = self._remember()

    def _replay(self) -> State:
        """Return the state after the entries that the record holds already, writing the log."""
        before: State | None = None
        for moment in replay(self.record, self.game):
            if moment.entry is not None and before is not None:
                barrier = moment.barrier or moment.entry.is_request
                self.steps.append(Step(moment.entry, before, len(self.log), barrier))
            self.log += moment.events
            before = moment.state.copy()
        assert before is not None
        return before

    def _remember(self) -> list[Recall]:
        seats = range(self.record.seats)
        recalls = [self.game.recall(seat, self.record.seats) for seat in seats]
        remember(recalls, [line for line in self.log if isinstance(line, Event)])
        return recalls

    # -- asking ----------------------------------------------------------------------------

    def turn(self) -> Turn | None:
        """Return the next question, or None when the game is over.

        At simultaneous moments people come first: the bots' answers would close their undo.
        """
        decisions = self.game.decisions(self.state)
        people = [d for d in decisions if self.players[d.seat] is None]
        for decision in people or decisions:
            return Turn(decision.seat, decision, bool(people), len(decisions) == 1)
        return None

    def view(self, seat: int | None) -> View:
        """Return what the seat (None: everybody) may see."""
        return self.game.view(self.state, seat)

    def eyes(self, turn: Turn | None) -> int | None:
        """Return whose view the screen may show: the only person's, or that of the one asked."""
        if len(self.people) == 1:
            return self.people[0]
        return turn.seat if turn is not None and turn.is_person else None

    def lines(self, seat: int | None, since: int = 0) -> list[Event | Undone]:
        """Return the log as the seat may know it now."""
        known = (
            line if isinstance(line, Undone) else self.game.veil(self.state, seat, line)
            for line in self.log[since:]
        )
        return [line for line in known if line is not None]

    def standing(self) -> Standing:
        """Return the scores, at the end or as they would be now."""
        return self.game.standing(self.state)

    def refusals(self, turn: Turn) -> list[tuple[int, Reason]]:
        """Return all listed choices refused now; those most like the options come first."""
        asked = {self.game.tell(option).verb for option in turn.decision.options}
        welcome = {*turn.decision.options, *turn.decision.requests}
        found = [
            (choice, reason)
            for choice in range(len(self.game.choices))
            if choice not in welcome
            and (reason := self.game.why_not(self.state, turn.seat, choice)) is not None
        ]
        return sorted(found, key=lambda pair: self.game.tell(pair[0]).verb not in asked)

    def sample(self, turn: Turn) -> Choice:
        """Return some legal answer to an open question, another one at every moment."""
        assert turn.decision.open is not None
        return turn.decision.open.sample(fork(self.record.seed, len(self.record.entries)))

    # -- answering -------------------------------------------------------------------------

    def bot_choice(self, turn: Turn) -> Choice:
        """Return what the bot chooses from what its seat may know."""
        player = self.players[turn.seat]
        assert player is not None
        view, recall = self.view(turn.seat), self.recalls[turn.seat]
        return player.choose(self.game, view, recall, turn.decision.for_player())

    def answer(self, seat: int, choice: Choice) -> None:
        """Carry out a choice, or raise IllegalChoice and change nothing."""
        journal, before = Journal(), self.state.copy()
        self.game.apply(self.state, seat, choice, journal)
        self._write_down(Entry(seat, choice), before, journal)

    def request(self, seat: int, choice: int) -> list[Event]:
        """Answer a request and return what it showed to the seat."""
        journal, before = Journal(), self.state.copy()
        self.game.request(self.state, seat, choice, journal)
        # Always a barrier: what has been looked at cannot be unseen.
        journal.barrier = True
        self._write_down(Entry(seat, choice, is_request=True), before, journal)
        shown = (event.seen_by(seat) for event in journal.events)
        return [event for event in shown if event is not None]

    def _write_down(self, entry: Entry, before: State, journal: Journal) -> None:
        self.record.entries.append(entry)
        self.steps.append(Step(entry, before, len(self.log), journal.barrier))
        self.log += journal.events
        remember(self.recalls, journal.events)
        self.keep(self)

    def can_undo(self, seat: int) -> bool:
        """Return whether the seat made the last choice and nothing was learned from it."""
        return bool(self.steps) and self.steps[-1].entry.seat == seat and not self.steps[-1].barrier

    def undo(self, seat: int) -> bool:
        """Take the seat's last choice back, with a line in the log; False at a barrier."""
        if not self.can_undo(seat):
            return False
        step = self.steps.pop()
        self.record.entries.pop()
        self.state = step.before
        del self.log[step.heard :]
        self.recalls = self._remember()
        self.log.append(Undone(seat))
        self.keep(self)
        return True
