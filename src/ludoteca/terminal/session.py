"""A game in progress at one screen: a hosted table without a server, its people and its bots.

Shared by both faces of the terminal table; draws nothing and speaks no language. Bots are given
their view and their recall, never the state.
"""

import pickle
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ludoteca.core.decisions import Decision, IllegalChoice, Reason
from ludoteca.core.events import Event, Recall
from ludoteca.core.frames import State
from ludoteca.core.game import Choice, Game, Standing, View
from ludoteca.core.previews import ANY_WORLD, Preview, preview
from ludoteca.core.records import Entry, Record
from ludoteca.core.rng import fork
from ludoteca.players.driving import known, looks_due
from ludoteca.players.player import Known, Player
from ludoteca.players.reasoning import Hint, hint_from
from ludoteca.players.search import SearchPlayer
from ludoteca.tables.play.log import Line, told_once
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.refusing import Refused

ITERATIONS, SECONDS = 400, 1.0  # for a hint, whichever ends first


class Undone(NamedTuple):
    """A line of the log: the seat took its last choice back."""

    seat: int


class Turn(NamedTuple):
    """The question that the table is waiting on."""

    seat: int
    decision: Decision
    is_person: bool
    is_last: bool  # of the seats asked at the same time


class Session:
    """A table of people (`None` among the players) and bots, from set-up to the end."""

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
        self.notes: dict[int, str] = {}  # private notebooks, kept beside the record
        played, record.entries[:] = record.entries[:], []
        self.table = HostedTable(game, record)
        for entry in played:
            self._carry_out(entry)

    @property
    def state(self) -> State:
        """Everything that is true of the game now."""
        return self.table.state

    @property
    def recalls(self) -> list[Recall]:
        """What each seat remembers."""
        return self.table.recalls

    @property
    def log(self) -> list[Event | Undone]:
        """Everything that happened, unveiled."""
        return [_shown(line, line.event) for line in self.table.log]

    def _carry_out(self, entry: Entry) -> None:
        cid = str(self.table.seq)
        try:
            if entry.is_request:
                assert isinstance(entry.choice, int)
                self.table.request(entry.seat, cid, entry.choice, 0)
            else:
                self.table.choose(entry.seat, cid, entry.choice, 0)
        except Refused as refused:
            raise IllegalChoice(refused.reason) from None

    # -- asking ----------------------------------------------------------------------------

    def turn(self) -> Turn | None:
        """Return the next question, or None when the game is over.

        At simultaneous moments people come first: a bot's answer would end their undo.
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
        """Return whose view the screen may show: the only person's, or the asked person's."""
        if len(self.people) == 1:
            return self.people[0]
        return turn.seat if turn is not None and turn.is_person else None

    def lines(self, seat: int | None, since: int = 0) -> list[Event | Undone]:
        """Return the log as the seat may know it now."""
        log = ((n, line, self.table.known(seat, line)) for n, line in enumerate(self.table.log))
        known = [(n, line, event) for n, line, event in log if event is not None]
        told = told_once(known, lambda one: one[2])
        return [_shown(line, event) for n, line, event in told if n >= since]

    def standing(self) -> Standing:
        """Return the scores, final or as they would be now."""
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

    def preview(self, seat: int, choice: Choice) -> Preview:
        """Return what a choice of the seat would lead to, as far as the seat can know."""
        recall = self.table.recall(seat)
        return preview(self.game, self.view(seat), recall, [choice], each=False)

    def imagined(self, seat: int) -> State:
        """Return a world that looks to the seat as the table does now, to try things in."""
        world: State = self.game.imagine(self.view(seat), self.table.recall(seat), ANY_WORLD)
        return world

    def may_hint(self) -> Reason | None:
        """Return why nobody may ask for a hint: there are some only against bots."""
        is_alone = len(self.people) == 1 and self.game.insight is not None
        return None if is_alone else Reason("no_hints")

    def known(self, turn: Turn) -> Known:
        """Return what the seat may know now, frozen, so that one can think about it in a thread."""
        frozen: Known = pickle.loads(pickle.dumps(known(self.table, turn.decision)))
        return frozen

    def hint(self, frozen: Known) -> Hint:
        """Return what a strong player would choose, and why; it takes about a second."""
        player = SearchPlayer(iterations=ITERATIONS, seconds=SECONDS)
        return hint_from(player, self.game, frozen, len(frozen.decision.options) or 1)

    def refusal_of(self, turn: Turn, text: str) -> Reason | None:
        """Return why words that are not a choice are refused; None if they mean nothing."""
        reason = self.game.why_not_text(self.state, turn.seat, text)
        return None if reason is None or reason.code == "no_such_words" else reason

    def sample(self, turn: Turn) -> Choice:
        """Return some legal answer to an open question, a different one at every moment."""
        assert turn.decision.open is not None
        return turn.decision.open.sample(fork(self.record.seed, len(self.record.entries)))

    # -- answering -------------------------------------------------------------------------

    def bot_looks(self, turn: Turn) -> None:
        """Let the bot look wherever it may; do this first if it then thinks in a thread."""
        for request in looks_due(turn.decision, self.record.entries):
            self.request(turn.seat, request)

    def bot_choice(self, turn: Turn) -> Choice:
        """Return what the bot chooses from what its seat may know, once it has looked around."""
        player = self.players[turn.seat]
        assert player is not None
        self.bot_looks(turn)
        return player.choose(self.game, *known(self.table, turn.decision))

    def answer(self, seat: int, choice: Choice) -> None:
        """Carry out a choice, or raise IllegalChoice and change nothing."""
        self._carry_out(Entry(seat, choice))
        self.keep(self)

    def request(self, seat: int, choice: int) -> list[Event]:
        """Answer a request and return what it showed to the seat."""
        before = len(self.table.log)
        self._carry_out(Entry(seat, choice, is_request=True))
        self.keep(self)
        shown = (line.event.seen_by(seat) for line in self.table.log[before:])
        return [event for event in shown if event is not None]

    def may_note(self) -> Reason | None:
        """Return why nobody may keep a notebook at this table."""
        return self.game.may_note(self.state)

    def write_note(self, seat: int, text: str) -> None:
        """Rewrite a seat's notebook, which only this seat is ever shown."""
        self.notes[seat] = text
        self.keep(self)

    def can_undo(self, seat: int) -> bool:
        """Return whether the seat made the last choice and nothing was learned from it."""
        return self.table.undo_depth(seat) > 0

    def undo(self, seat: int) -> bool:
        """Take back the seat's last choice, with a line in the log; False at a barrier."""
        if not self.can_undo(seat):
            return False
        self.table.undo(seat, str(self.table.seq), 1, 0)
        self.keep(self)
        return True


def _shown(line: Line, event: Event) -> Event | Undone:
    """Return a line of the log as the terminal shows it; the table's own lines are only undos."""
    if not line.is_ours:
        return event
    return Undone(int(str(event.args["seat"]).removeprefix("seat.")))
