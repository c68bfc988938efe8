"""A hosted game in memory: it judges messages, keeps the log and tells each seat what it may know.

Knows neither HTTP nor database. Whoever holds it writes the rows it makes before acknowledging
them; a row that could not be written is taken back with `forget_last`.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludoteca.core.decisions import Decision, IllegalChoice, Reason
from ludoteca.core.events import Event, Journal, Recall
from ludoteca.core.frames import State
from ludoteca.core.game import Choice, Game, Standing, View
from ludoteca.core.records import Entry, Record
from ludoteca.core.together import Together
from ludoteca.tables import rows as book
from ludoteca.tables.rows import Row


class Refused(Exception):
    """A message that changes nothing, with the reason for its sender."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code)
        self.reason = reason


class Frozen(Exception):
    """A table whose rows do not replay to their hashes: it can be read but not played."""


class Line(NamedTuple):
    """A line of the log: an event of the game, or the trace of an undo."""

    number: int
    seq: int
    event: Event


class Step(NamedTuple):
    """A live entry, and what is needed to take it back."""

    entry: Entry
    before: State
    lines: int  # how long the log was before it
    barrier: bool


class HostedTable:
    """The game behind a table: state, live record, log and memories, from its rows."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self.record = record
        self.seq = 0
        self.asked_at = [0] * record.seats  # the last seq that changed what a seat is asked
        self.cids: dict[str, int] = {}
        self.steps: list[Step] = []
        self.log: list[Line] = []
        self.stand_ins: set[int] = set()
        self.closed = False
        journal = Journal()
        self.state: State = game.setup(record.seats, record.options, record.seed, journal)
        self.recalls = [game.recall(seat, record.seats) for seat in range(record.seats)]
        self._hear(journal.events)

    # -- reading ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.stack

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that are asked something now."""
        return tuple(decision.seat for decision in self.game.decisions(self.state))

    def view(self, seat: int | None) -> View:
        """Return what the seat may see now."""
        return self.game.view(self.state, seat)

    def decision(self, seat: int) -> Decision | None:
        """Return what the seat is asked now, if anything."""
        return self.game.decision(self.state, seat)

    def standing(self) -> Standing:
        """Return the scores."""
        return self.game.standing(self.state)

    def lines(self, seat: int | None, since: int = 0) -> list[Line]:
        """Return the log from a line on, as the seat may know it now."""
        known = []
        for line in self.log[since:]:
            event = line.event
            seen = event if event.kind == "undone" else self.game.veil(self.state, seat, event)
            if seen is not None:
                known.append(line._replace(event=seen))
        return known

    def undo_depth(self, seat: int) -> int:
        """Return how many entries the seat could take back: all its last ones up to a barrier."""
        depth = 0
        for step in reversed(self.steps):
            if step.entry.seat != seat or step.barrier:
                break
            depth += 1
        return depth

    # -- changing --------------------------------------------------------------------------

    def check(self, seat: int, cid: str, expect: int) -> int | None:
        """Return the seq of an earlier message of this cid, or None; refuse a stale message."""
        if cid in self.cids:
            return self.cids[cid]
        if self.closed:
            raise Refused(Reason("table_closed"))
        # In a simultaneous moment the others' answers do not change what this seat is asked.
        if not self.asked_at[seat] <= expect <= self.seq:
            raise Refused(Reason("stale", {"expected": expect, "now": self.seq}))
        return None

    def choose(self, seat: int, cid: str, choice: Choice, at: int) -> Row:
        """Carry out a choice and return its row, or raise Refused."""
        before, journal = self.state.copy(), Journal()
        try:
            self.game.apply(self.state, seat, choice, journal)
        except IllegalChoice as illegal:
            raise Refused(illegal.reason) from None
        return self._took(book.CHOICE, Entry(seat, choice), cid, before, journal, at)

    def request(self, seat: int, cid: str, choice: int, at: int) -> Row:
        """Answer a request and return its row, or raise Refused."""
        decision = self.decision(seat)
        if decision is None or choice not in decision.requests:
            raise Refused(self.game.refusal("not_asked", seat, choice))
        before, journal = self.state.copy(), Journal()
        self.game.request(self.state, seat, choice, journal)
        journal.reveal()  # what has been looked at cannot be unseen
        return self._took(book.REQUEST, Entry(seat, choice, True), cid, before, journal, at)

    def undo(self, seat: int, cid: str, count: int, at: int) -> Row:
        """Take back the seat's last entries and return the row, or raise Refused at a barrier."""
        if not 0 < count <= self.undo_depth(seat):
            raise Refused(Reason("nothing_to_undo"))
        self._take_back(seat, count)
        return self._row(book.UNDO, seat, cid, count, at)

    def stand_in(self, seat: int, cid: str, on: bool, at: int) -> Row:
        """Let a bot play an absent seat, or give the seat back, and return the row."""
        (self.stand_ins.add if on else self.stand_ins.discard)(seat)
        return self._row(book.STAND_IN, seat, cid, on, at)

    def close(self, cid: str, at: int) -> Row:
        """End the table for good, finished or abandoned, and return the row."""
        self.closed = True
        return self._row(book.CLOSE, -1, cid, None, at)

    def forget_last(self, rows: Sequence[Row]) -> "HostedTable":
        """Return the table as these rows have it: after a row that could not be written."""
        return replayed(self.game, self.record, rows)

    # -- inside ----------------------------------------------------------------------------

    def _took(
        self, kind: str, entry: Entry, cid: str, before: State, journal: Journal, at: int
    ) -> Row:
        self.steps.append(Step(entry, before, len(self.log), journal.barrier))
        self.record.entries.append(entry)
        row = self._row(kind, entry.seat, cid, self.game.write_choice(entry.choice), at)
        self._hear(journal.events)
        still_open = is_same_moment(before, self.state)
        for seat in range(self.record.seats):
            if seat == entry.seat or not still_open:
                self.asked_at[seat] = self.seq
        return row

    def _take_back(self, seat: int, count: int) -> None:
        first = self.steps[-count]
        del self.steps[-count:]
        del self.record.entries[-count:]
        del self.log[first.lines :]
        self.state = first.before
        self.asked_at = [self.seq + 1] * self.record.seats
        self.recalls = [self.game.recall(s, self.record.seats) for s in range(self.record.seats)]
        for line in self.log:
            self._note(line.event)
        undone = Event("undone", {"seat": f"seat.{seat}", "count": count})
        self.log.append(Line(len(self.log), self.seq + 1, undone))

    def _row(self, kind: str, seat: int, cid: str, data: Any, at: int) -> Row:
        self.seq += 1
        self.cids[cid] = self.seq
        digest = self.game.state_hash(self.state)
        return Row(self.seq, kind, seat, cid, data, digest, self.record.rules, at)

    def _hear(self, events: Sequence[Event]) -> None:
        for event in events:
            self.log.append(Line(len(self.log), self.seq, event))
            self._note(event)

    def _note(self, event: Event) -> None:
        for recall in self.recalls:
            seen = event.seen_by(recall.seat)
            if seen is not None:
                recall.note(seen)

    def recall(self, seat: int) -> Recall:
        """Return what the seat remembers: for its bot, never for a person."""
        return self.recalls[seat]


def is_same_moment(before: State, after: State) -> bool:
    """Return whether a simultaneous moment only got an answer more: the others' questions stand."""
    if not before.stack or len(before.stack) != len(after.stack):
        return False
    one, two = before.stack[-1], after.stack[-1]
    below = zip(before.stack[:-1], after.stack[:-1], strict=True)
    if not isinstance(one, Together) or type(one) is not type(two):
        return False
    waiting = zip(one.answers, two.answers, strict=True)
    return all(a is b for a, b in below) and all(a is None or a == b for a, b in waiting)


def replayed(game: Game[Any], record: Record, rows: Sequence[Row]) -> HostedTable:
    """Return the table that these rows tell, or raise Frozen where a hash differs."""
    fresh = Record(
        record.game,
        record.rules,
        record.seats,
        record.options,
        record.seed,
        record.box,
        record.players,
    )
    table = HostedTable(game, fresh)
    for row in rows:
        again = _redo(table, row)
        if again is not None and again.hash != row.hash:
            raise Frozen(f"row {row.seq}: {again.hash} instead of {row.hash}")
    return table


def _redo(table: HostedTable, row: Row) -> Row | None:
    if row.kind == book.CHOICE:
        return table.choose(row.seat, row.cid, table.game.read_choice(row.data), row.at)
    if row.kind == book.REQUEST:
        return table.request(row.seat, row.cid, int(row.data), row.at)
    if row.kind == book.UNDO:
        return table.undo(row.seat, row.cid, int(row.data), row.at)
    if row.kind == book.STAND_IN:
        return table.stand_in(row.seat, row.cid, bool(row.data), row.at)
    if row.kind == book.CLOSE:
        return table.close(row.cid, row.at)
    return None
