"""A hosted game in memory: it judges messages and keeps state, log and memories.

Knows neither HTTP nor database. Callers make changes on a `draft`, write the resulting rows, and
only then let the draft take the table's place: what was not written never happened.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludoteca.core.decisions import Decision, IllegalChoice, Reason
from ludoteca.core.events import Event, Journal, Recall, remember
from ludoteca.core.frames import State
from ludoteca.core.game import Choice, Game, Standing, View
from ludoteca.core.records import Entry, Record
from ludoteca.core.silence import Silence
from ludoteca.core.together import Together
from ludoteca.tables.book import rows as book
from ludoteca.tables.book.rows import NOBODY, Row
from ludoteca.tables.play import log as own
from ludoteca.tables.play.log import Line
from ludoteca.tables.play.waypoints import Waypoints
from ludoteca.tables.refusing import Refused

REMEMBERED = 256  # how many messages back a retry is recognised without the book


class Step(NamedTuple):
    """An entry that can still be taken back, and what is needed for it."""

    seat: int
    before: State
    lines: int  # how long the log was before it


class HostedTable:
    """The game behind a table: state, live record, log and memories, from its rows."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self.record = record
        self.seq = 0
        self.asked_at = [0] * record.seats  # the last seq that changed what a seat is asked
        self.cids: dict[str, int] = {}
        self.steps: list[Step] = []  # since the last barrier: only ever one seat's
        self.log: list[Line] = []
        self.told = 0  # how much of the log is unchanged since it was last sent
        self.rewritten_at = 0  # the last row that changed older lines of the log
        self.stand_ins: set[int] = set()
        self.is_closed = False
        self.is_carried = False
        self.waypoints = Waypoints()
        journal = Journal()
        self.state: State = game.setup(record.seats, record.options, record.seed, journal)
        self._recalls = self._blank_recalls()
        self._unremembered: list[Event] = []  # filled when somebody asks for the memories
        self._asked: list[Decision] = []
        self._asked_of: State | None = None  # the state in which that is asked
        self._hear(journal.events)

    # -- reading ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.stack

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that are asked something now."""
        return tuple(decision.seat for decision in self.decisions())

    def decisions(self) -> list[Decision]:
        """Return every question open now, worked out once per state."""
        if self._asked_of is not self.state:
            self._asked, self._asked_of = self.game.decisions(self.state), self.state
        return self._asked

    def view(self, seat: int | None) -> View:
        """Return what the seat may see now."""
        return self.game.view(self.state, seat)

    def decision(self, seat: int) -> Decision | None:
        """Return what the seat is asked now, if anything."""
        return next((d for d in self.decisions() if d.seat == seat), None)

    def silences(self) -> dict[int, Silence]:
        """Return what saying nothing means to those who are asked, where it means something."""
        if self.is_closed:
            return {}
        found = {seat: self.game.silence(self.state, seat) for seat in self.waiting()}
        return {seat: silence for seat, silence in found.items() if silence is not None}

    def standing(self) -> Standing:
        """Return the scores."""
        return self.game.standing(self.state)

    @property
    def recalls(self) -> list[Recall]:
        """What each seat remembers: for its bot, never for a person. Do not use this on a draft."""
        events, self._unremembered = self._unremembered, []
        remember(self._recalls, events)
        return self._recalls

    def recall(self, seat: int) -> Recall:
        """Return what the seat remembers."""
        return self.recalls[seat]

    def known(self, seat: int | None, line: Line) -> Event | None:
        """Return a line of the log as the seat may know it now; None if not at all."""
        return line.event if line.is_ours else self.game.veil(self.state, seat, line.event)

    def may_look_back(self) -> bool:
        """Return whether earlier moments of the table may be looked at now."""
        allows = type(self.game).past_view is not Game.past_view
        return (self.over or allows) and not self.is_carried

    def undo_depth(self, seat: int) -> int:
        """Return how many entries the seat could take back: its latest ones, up to a barrier."""
        return len(self.steps) if self.steps and self.steps[-1].seat == seat else 0

    # -- changing --------------------------------------------------------------------------

    def check(self, seat: int, cid: str, expect: int | None) -> int | None:
        """Return the seq of an earlier message with this cid, or None; refuse a stale message."""
        if cid in self.cids:
            return self.cids[cid]
        if self.is_closed:
            raise Refused(Reason("table_closed"))
        # In a simultaneous moment the others' answers do not change what this seat is asked.
        if expect is not None and not self.asked_at[seat] <= expect <= self.seq:
            raise Refused(Reason("stale", {"expected": expect, "now": self.seq}))
        return None

    def choose(self, seat: int, cid: str, choice: Choice, at: int, kind: str = book.CHOICE) -> Row:
        """Carry out a choice and return its row, or raise Refused."""
        before, after, journal = self.state, self.state.copy(), Journal()
        try:
            self.game.apply(after, seat, choice, journal)
        except IllegalChoice as illegal:
            raise Refused(illegal.reason) from None
        self.state = after
        if kind == book.LATE:
            self._say(own.LATE, seat)
        return self._took(kind, Entry(seat, choice), cid, before, journal, at)

    def request(self, seat: int, cid: str, choice: int, at: int) -> Row:
        """Answer a request and return its row, or raise Refused."""
        decision = self.decision(seat)
        if decision is None or choice not in decision.requests:
            raise Refused(self.game.refusal("not_asked", seat, choice))
        before, journal = self.state, Journal()
        self.state = before.copy()
        self.game.request(self.state, seat, choice, journal)
        journal.reveal()  # what has been looked at cannot be unseen
        return self._took(book.REQUEST, Entry(seat, choice, True), cid, before, journal, at)

    def undo(self, seat: int, cid: str, count: int, at: int) -> Row:
        """Take back the seat's last entries and return the row, or raise Refused at a barrier."""
        if not 0 < count <= self.undo_depth(seat):
            raise Refused(Reason("nothing_to_undo"))
        first = self.steps[-count]
        del self.steps[-count:]
        del self.record.entries[-count:]
        # The table's own lines stay: they are not part of the game that is taken back.
        last = len(self.record.entries)
        self.log[first.lines :] = [
            line._replace(moment=min(line.moment, last))
            for line in self.log[first.lines :]
            if line.is_ours
        ]
        self.told = min(self.told, first.lines)
        self.rewritten_at = self.seq + 1
        self.state = first.before
        self.asked_at = [self.seq + 1] * self.record.seats
        self._remember()
        self._say(own.UNDONE, seat, count=count)
        return self._row(book.UNDO, seat, cid, count, at)

    def stand_in(self, seat: int, cid: str, on: bool, at: int) -> Row:
        """Let a bot play an absent seat, or give the seat back, and return the row."""
        (self.stand_ins.add if on else self.stand_ins.discard)(seat)
        self._say(own.STOOD_IN if on else own.CAME_BACK, seat)
        return self._row(book.STAND_IN, seat, cid, on, at)

    def close(self, cid: str, at: int) -> Row:
        """End the table for good, finished or abandoned, and return the row."""
        self.is_closed = True
        self.steps.clear()
        self._say(own.CLOSED)
        return self._row(book.CLOSE, NOBODY, cid, None, at)

    def carry_over(self, cid: str, old_rules: int, at: int) -> Row:
        """Go on under the game's present rules and return the row, which holds the whole table."""
        self.steps.clear()
        self.is_carried = True
        self.record.rules = self.game.rules
        self._say(own.CARRIED, old=old_rules, new=self.game.rules)
        data = {"state": self.game.write_state(self.state), "log": own.write_log(self.log)}
        return self._row(book.CARRY, NOBODY, cid, data, at)

    def resume(self, rows: Sequence[Row], state: Any, log: list[Any]) -> None:
        """Move to where these rows lead, with the state and the log kept for it."""
        last = rows[-1]
        self.state = self.game.read_state(state)
        self.seq = last.seq
        self.asked_at = [last.seq] * self.record.seats
        self.rewritten_at = last.seq
        self.log = own.read_log(log)
        self.record.rules = last.rules
        self.record.entries[:] = [book.entry_of(self.game, row) for row in book.live_rows(rows)]
        self.cids = {row.cid: row.seq for row in rows[-REMEMBERED:]}
        self.stand_ins = book.standing_in(rows)
        self.is_closed = any(row.kind == book.CLOSE for row in rows)
        self.is_carried = any(row.kind == book.CARRY for row in rows)
        self.steps.clear()
        self._remember()

    # -- before it is written --------------------------------------------------------------

    def draft(self) -> "HostedTable":
        """Return a copy to try a change on; nothing that happens there is seen here."""
        recalls = self.recalls  # shared with the draft, so bring the memories up to date first
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)  # like copy(), in a third of the time
        twin.asked_at, twin.steps, twin.log = self.asked_at[:], self.steps[:], self.log[:]
        twin.cids, twin.stand_ins = dict(self.cids), set(self.stand_ins)
        twin.record = self.record.with_entries(self.record.entries[:])
        twin._recalls, twin._unremembered = recalls, []
        return twin

    # -- inside ----------------------------------------------------------------------------

    def _took(
        self, kind: str, entry: Entry, cid: str, before: State, journal: Journal, at: int
    ) -> Row:
        # What was said in a live moment has been heard: others may act on it at once.
        is_live = self.game.silence(before, entry.seat) is not None
        is_barrier = journal.barrier or self.over or is_live
        if is_barrier or (self.steps and self.steps[-1].seat != entry.seat):
            self.steps.clear()
        if not is_barrier:
            self.steps.append(Step(entry.seat, before, len(self.log)))
        self.record.entries.append(entry)
        row = self._row(kind, entry.seat, cid, self.game.write_choice(entry.choice), at)
        self._hear(journal.events)
        still_open = is_same_moment(before, self.state)
        for seat in range(self.record.seats):
            if seat == entry.seat or not (still_open or self._is_still_live(before, seat)):
                self.asked_at[seat] = self.seq
        return row

    def _is_still_live(self, before: State, seat: int) -> bool:
        """Return whether the seat is asked the same live question as before."""
        was = self.game.silence(before, seat)
        now = None if was is None else self.game.silence(self.state, seat)
        return was is not None and now is not None and was.question == now.question

    def _row(self, kind: str, seat: int, cid: str, data: Any, at: int) -> Row:
        self.seq += 1
        self.cids[cid] = self.seq
        if len(self.cids) > REMEMBERED:
            del self.cids[next(iter(self.cids))]
        digest = self.game.state_hash(self.state)
        return Row(self.seq, kind, seat, cid, data, digest, self.record.rules, at)

    def _say(self, kind: str, seat: int | None = None, **args: int) -> None:
        who = {} if seat is None else {"seat": f"seat.{seat}"}
        moment = len(self.record.entries)
        self.log.append(Line(self.seq + 1, Event(kind, {**who, **args}), True, moment))

    def _hear(self, events: list[Event]) -> None:
        moment = len(self.record.entries)
        self.log += [Line(self.seq, event, False, moment) for event in events]
        self._unremembered += events

    def _remember(self) -> None:
        self._recalls = self._blank_recalls()
        self._unremembered = [line.event for line in self.log if not line.is_ours]

    def _blank_recalls(self) -> list[Recall]:
        return [self.game.recall(seat, self.record.seats) for seat in range(self.record.seats)]


def is_same_moment(before: State, after: State) -> bool:
    """Return whether a simultaneous moment only gained an answer: the others' questions stand."""
    if not before.stack or len(before.stack) != len(after.stack):
        return False
    one, two = before.stack[-1], after.stack[-1]
    below = zip(before.stack[:-1], after.stack[:-1], strict=True)
    if not isinstance(one, Together) or type(one) is not type(two):
        return False
    waiting = zip(one.answers, two.answers, strict=True)
    return all(a is b for a, b in below) and all(a is None or a == b for a, b in waiting)
