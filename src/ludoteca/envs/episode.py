"""One game from set-up to end as every environment plays it: who is asked, what they may do.

Looks that a seat may take (requests) are taken automatically as soon as they are open: the seat's
recall then holds what it saw. Knows no library.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.core.decisions import Composed, Decision
from ludoteca.core.events import SILENT, Event, Journal, Recall
from ludoteca.core.frames import State, step_seat
from ludoteca.core.game import Choice, Game, View
from ludoteca.core.records import Record
from ludoteca.core.together import Together
from ludoteca.envs.layout import Layout
from ludoteca.envs.memory import Memory
from ludoteca.players.driving import known
from ludoteca.players.player import Player
from ludoteca.players.random_player import RandomPlayer

NO_VIEW = View("", None, {})


class Episode:
    """A game in progress, driven by the numbers of actions.

    With a memory the seats have their recalls; without one it is faster.
    """

    state: State

    def __init__(self, layout: Layout, seed: int, listening: bool) -> None:
        self.layout = layout
        self.memory = Memory(layout) if listening else None
        game, seats = layout.game, layout.seats
        journal = Journal() if listening else SILENT
        self.state = game.setup(seats, layout.options, seed, journal)
        self.record = Record(
            game.key, game.rules, seats, dict(layout.options), seed, layout.changes
        )
        self.taken: list[tuple[int, ...]] = [()] * seats
        self._offered: dict[int, list[int]] = {}
        self._looked: set[int] = set()
        self._hear(journal.events)
        self._look()

    # -- who is asked, and what ------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.state.asked is None

    def decisions(self) -> list[Decision]:
        """Return every open question: several at simultaneous moments."""
        asked = self.state.asked
        if asked is None:
            return []
        top = self.state.stack[-1]
        return top.asks(self.state) if isinstance(top, Together) else [asked]

    def decision(self, seat: int) -> Decision | None:
        """Return what this seat is asked, if anything."""
        asked = self.state.asked
        if asked is None or asked.seat == seat:
            return asked
        if isinstance(self.state.stack[-1], Together):
            return self.layout.game.decision(self.state, seat)
        return None

    def legal(self, decision: Decision) -> list[int]:
        """Return the actions that answer this question, or the next small step towards it."""
        if decision.open is None:
            return decision.options
        offered = self._offered.get(decision.seat)
        if offered is None:
            first = self.layout.first_step
            options = self.layout.steps.options(decision, self.taken[decision.seat])
            offered = self._offered[decision.seat] = [first + option for option in options]
        return offered

    # -- acting ----------------------------------------------------------------------------

    def act(self, decision: Decision, action: int) -> None:
        """Carry out one of the legal actions."""
        if decision.open is None:
            self.answer(decision.seat, action)
            return
        seat, steps = decision.seat, self.layout.steps
        taken = (*self.taken[seat], action - self.layout.first_step)
        options = steps.options(decision, taken)
        if options:
            self.taken[seat] = taken
            self._offered[seat] = [self.layout.first_step + option for option in options]
        else:
            self.answer(seat, steps.compose(decision, taken))

    def answer(self, seat: int, choice: Choice) -> None:
        """Carry out a legal choice."""
        if self.memory is None:
            step_seat(self.state, seat, choice, SILENT)
        else:
            journal = Journal()
            step_seat(self.state, seat, choice, journal)
            self._hear(journal.events)
        self.record.add(seat, choice)
        if isinstance(choice, Composed):
            self.taken[seat] = ()
            self._offered.pop(seat, None)
            self._looked.discard(seat)
        self._look()

    def _hear(self, events: list[Event]) -> None:
        if self.memory is not None:
            self.memory.events += events

    def _look(self) -> None:
        """Take the looks that the seats may take now, as the players of the arena do."""
        asked = self.state.asked
        if asked is None or asked.open is None:
            return
        for decision in self.decisions():
            if decision.requests and decision.seat not in self._looked:
                self._looked.add(decision.seat)
                journal = Journal()
                for request in decision.requests:
                    self.layout.game.request(self.state, decision.seat, request, journal)
                    self.record.add(decision.seat, request, is_request=True)
                self._hear(journal.events)

    # -- players and observers -------------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.layout.game

    def view(self, seat: int) -> View:
        """Return what the seat may see now."""
        return self.game.view(self.state, seat)

    def recall(self, seat: int) -> Recall:
        """Return everything the seat was shown; only a listening episode knows."""
        assert self.memory is not None
        return self.memory.recall(seat)

    def ask(self, player: Player, decision: Decision) -> Choice:
        """Return the choice of a player who is shown the seat's view and recall."""
        if type(player) is RandomPlayer and decision.options:
            # It looks at nothing, and a view costs time.
            return player.choose(self.game, NO_VIEW, Recall(decision.seat), decision)
        return player.choose(self.game, *known(self, decision))

    def observe(self, seat: int, out: bytearray) -> None:
        """Write what the seat may know into a row of zeros."""
        recall = None if self.memory is None else self.memory.recall(seat)
        asked = self.state.asked
        is_asked = asked is not None and (asked.seat == seat or self.decision(seat) is not None)
        self.layout.observe(self.state, recall, seat, self.taken[seat], is_asked, out)

    # -- keeping ---------------------------------------------------------------------------

    def save(self, path: Path | str) -> None:
        """Write the record of the game so far to a file that `ludoteca replay` reads."""
        self.record.hash = self.layout.game.state_hash(self.state)
        self.record.save(self.layout.game, Path(path))

    def copy(self) -> Episode:
        """Return an equal, independent episode."""
        twin = Episode.__new__(Episode)
        twin.layout = self.layout
        twin.memory = None if self.memory is None else self.memory.copy()
        twin.state = self.state.copy()
        record = self.record
        twin.record = Record(
            record.game, record.rules, record.seats, record.options, record.seed, record.box,
            record.players, record.entries[:],
        )  # fmt: skip
        twin.taken = self.taken[:]
        twin._offered = dict(self._offered)
        twin._looked = set(self._looked)
        return twin

    def imagined(self, seat: int, rng: int) -> Episode:
        """Return an episode that could be this one, for all the seat knows."""
        assert self.memory is not None
        twin = self.copy()
        game = self.layout.game
        twin.memory = self.memory.of_seat(seat)
        twin.state = game.imagine(game.view(self.state, seat), self.recall(seat), rng)
        asked = self.state.asked
        if asked is not None and asked.seat == seat:
            # At a simultaneous moment another seat may come first in the imagined world: one that
            # had no choice in the true one. The order of answers means nothing.
            twin.state.asked = game.decision(twin.state, seat)
        twin.taken = [taken if s == seat else () for s, taken in enumerate(self.taken)]
        twin._offered = {s: offered for s, offered in self._offered.items() if s == seat}
        twin._looked = self._looked & {seat}
        twin._look()
        return twin

    def kept(self) -> dict[str, Any]:
        """Return the episode without its game's tables, for pickling."""
        kept = {name: value for name, value in vars(self).items() if name != "layout"}
        return kept | {"state": self.layout.game.write_state(self.state)}

    @classmethod
    def of(cls, layout: Layout, kept: dict[str, Any]) -> Episode:
        """Return the pickled episode."""
        episode = cls.__new__(cls)
        vars(episode).update(kept, layout=layout, state=layout.game.read_state(kept["state"]))
        return episode
