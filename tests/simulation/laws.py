"""What must hold at every moment, whatever goes wrong."""

import sqlite3
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.tables.refusing import Refused
from tests.contract import read

if TYPE_CHECKING:
    from ludoteca.tables.people.accounts import Accounts
    from tests.simulation.house import House
    from tests.simulation.machines import Machine
    from tests.simulation.people import Person

GRACE = 600.0  # seconds within which other machines find out for themselves what no nudge told them


class LawBroken(AssertionError):
    """Something happened that must never happen."""


class Known(NamedTuple):
    """A row as it was first seen."""

    seq: int
    kind: str
    seat: int
    cid: str
    at: float  # the simulation's time


class Laws:
    """Watches everything that is sent and written."""

    def __init__(self, house: "House", file: str) -> None:
        self.house = house
        self.book = sqlite3.connect(file, isolation_level=None)
        self.rows: dict[str, list[Known]] = {}  # by table, in the order they were written
        self.acks: dict[tuple[str, str], int] = {}
        self.counts: dict[str, int] = {}
        self.made: dict[str, tuple[float, str, int]] = {}  # when, the clock's kind, and its bank
        self.damaged: set[str] = set()
        self._place = 0  # the last row that was looked at

    def count(self, what: str) -> None:
        """Count something that has happened."""
        self.counts[what] = self.counts.get(what, 0) + 1

    def broken(self, what: str) -> LawBroken:
        """Return the error to raise."""
        house = self.house
        law = LawBroken(f"seed {house.seed}, {house.loop.time():.3f} s: {what}")
        house.failure = house.failure or law
        return law

    # -- as it happens -----------------------------------------------------------------------

    def told(self, table: str, message: bytes) -> None:
        """Pages are told nothing uncommitted."""
        data = read(message)
        if data["t"] in ("table", "moment") and table not in self.damaged:
            self.count("told")
            if data["seq"] > (written := self._last(table)):
                raise self.broken(f"table {table} tells row {data['seq']}, last is {written}")

    def sent(self, person: "Person", kind: str) -> None:
        """Count what people do."""
        self.count(f"sent {kind}")

    def acknowledged(
        self, person: "Person", machine: "Machine", kind: str, cid: str, answer: dict[str, Any]
    ) -> None:
        """What is acknowledged is written; nobody without a seat acts."""
        self.count(f"acknowledged {kind}")
        if person.lost_at is not None:
            since = self.house.loop.time() - person.lost_at
            if machine is person.lost_with or since > GRACE:
                raise self.broken(f"{kind} of a seat that was lost {since:.1f} s ago")
        if person.table in self.damaged or kind == "chat":
            return
        wanted = 'SELECT seq FROM "rows" WHERE table_id = ? AND cid = ?'
        found = self.book.execute(wanted, (person.table, cid)).fetchone()
        if found is None or found[0] != answer["seq"]:
            raise self.broken(f"{cid} was acknowledged as {answer['seq']}, but is {found}")
        self.acks[(person.table, cid)] = answer["seq"]

    def look_at_rows(self) -> None:
        """Judge the rows that have been written since the last look."""
        columns = "table_id, seq, kind, seat, cid, rowid"
        wanted = f'SELECT {columns} FROM "rows" WHERE rowid > ? ORDER BY rowid'
        for table, seq, kind, seat, cid, place in self.book.execute(wanted, (self._place,)):
            self._place = place
            known = self.rows.setdefault(table, [])
            if table not in self.damaged:
                if seq != len(known) + 1:
                    raise self.broken(f"table {table}: row {seq} after {len(known)}")
                row = Known(seq, kind, seat, cid, self.house.loop.time())
                self._judge(table, row, known)
                known.append(row)
            self.count(f"row {kind}")
            self.house.traced(f"{table} {seq} {kind} {seat} {cid}")

    def _judge(self, table: str, row: Known, known: list[Known]) -> None:
        made_at, clock, bank = self.made.get(table, (0.0, "none", 0))
        if row.cid.startswith("late."):
            # A bank lasts for the whole game, any other time from one choice to the next.
            own = [old.at for old in known if old.seat == row.seat and clock != "bank"]
            thought = row.at - (own[-1] if own else made_at)
            if clock == "none" or thought < bank / 1000 - 1:
                raise self.broken(
                    f"table {table}: seat {row.seat} is late after {thought:.0f} s of {bank / 1000}"
                )
        if row.kind == "close" and not self._is_left(table):
            quiet = row.at - (known[-1].at if known else made_at)
            if quiet < 59 * 24 * 3600:
                raise self.broken(f"table {table} is closed after {quiet / 3600:.1f} quiet hours")

    def _is_left(self, table: str) -> bool:
        wanted = "SELECT COUNT(*) FROM seats WHERE table_id = ? AND kind = 'person'"
        return not self.book.execute(wanted, (table,)).fetchone()[0]

    def _last(self, table: str) -> int:
        wanted = 'SELECT MAX(seq) FROM "rows" WHERE table_id = ?'
        return self.book.execute(wanted, (table,)).fetchone()[0] or 0

    # -- at a moment of rest -----------------------------------------------------------------

    def check_machines(self) -> None:
        """Every table in memory is what its rows say; nothing piles up."""
        for machine in self.house.alive():
            host = machine.service.host
            for table, live in host.live.items():
                if table in self.damaged or live.is_stale or not live.table.seq:
                    continue
                wanted = 'SELECT hash FROM "rows" WHERE table_id = ? AND seq = ?'
                found = self.book.execute(wanted, (table, live.table.seq)).fetchone()
                hash = live.table.game.state_hash(live.table.state)
                if found is None or found[0] != hash:
                    raise self.broken(f"table {table}, row {live.table.seq}: {hash}, not {found}")
            if len(machine.service.pages) > len(self.house.wires):
                raise self.broken("pages pile up")
            if len(host.tending._tasks) > 50 + 5 * len(host.live):
                raise self.broken(f"{len(host.tending._tasks)} tasks pile up")

    def check_caught_up(self, machine: "Machine") -> None:
        """After a while of calm every machine knows what all others have written."""
        for table, live in machine.service.host.live.items():
            if table in self.damaged or live.is_stale:
                continue
            if live.table.seq != (last := self._last(table)):
                raise self.broken(f"table {table}: row {live.table.seq} is known, not {last}")
            seats = "SELECT kind, token FROM seats WHERE table_id = ? ORDER BY seat"
            written = self.book.execute(seats, (table,)).fetchall()
            if written != [(seat.kind, seat.token) for seat in live.head.seats]:
                raise self.broken(f"table {table}: the seats are out of date")
            lines = "SELECT MAX(n) FROM chat WHERE table_id = ?"
            said = self.book.execute(lines, (table,)).fetchone()[0] or 0
            if said != live.chat.last:
                raise self.broken(f"table {table}: some of the chat is missing")

    def check_accounts(self, accounts: "Accounts") -> None:
        """A password that was acknowledged opens, a former one does not; no two names are alike."""
        for member in self.house.members:
            if not member.is_certain:
                continue
            if not _opens(accounts, member.name, member.password):
                raise self.broken(f"{member.name} cannot sign in any more")
            if member.former and _opens(accounts, member.name, member.former):
                raise self.broken(f"{member.name} can sign in with a former password")
        alike = "SELECT look FROM accounts GROUP BY look HAVING COUNT(*) > 1"
        if found := self.book.execute(alike).fetchall():
            raise self.broken(f"names look alike: {found}")

    def not_saved(self, sent_at: float) -> None:
        """What can be written is written: others' faulty jobs must not interfere."""
        if self.house.failed_at < sent_at:
            raise self.broken("something was not saved though the disk did not fail")

    def check_durable(self) -> None:
        """Everything ever acknowledged is still there, under the same number."""
        for (table, cid), seq in self.acks.items():
            if table in self.damaged:
                continue
            wanted = 'SELECT seq FROM "rows" WHERE table_id = ? AND cid = ?'
            found = self.book.execute(wanted, (table, cid)).fetchone()
            if found is None or found[0] != seq:
                raise self.broken(f"{cid} of table {table} was row {seq}, and is {found}")


def _opens(accounts: "Accounts", name: str, password: str) -> bool:
    try:
        return accounts.check(name, password) is not None
    except Refused:
        return False
