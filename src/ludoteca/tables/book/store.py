"""The book of all tables on disk: writes are all or nothing, and reads never wait.

SQLAlchemy Core, so that SQLite and PostgreSQL run the same code. Knows rows and heads, no games.
"""

import json
import logging
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple

from sqlalchemy import Column, Connection, Engine, false, func, insert, or_, select, update
from sqlalchemy import Row as Found

from ludoteca.core.seeds import read_seed, seed_data
from ludoteca.tables.book import nudges
from ludoteca.tables.book.clock_rules import ClockRule, read_rule
from ludoteca.tables.book.database import open_database
from ludoteca.tables.book.heads import CLOSED, OPEN, OVER, PLAYING, Head, Seat
from ludoteca.tables.book.nudges import Nudge, Nudges, nudges_for
from ludoteca.tables.book.rows import Row, Snapshot
from ludoteca.tables.book.schema import CHAT, HOUSE, ROWS, SEATS, SNAPSHOTS, TABLES
from ludoteca.tables.book.writer import Conflict, Inserts, ThreadWriter, Writer, nothing_else
from ludoteca.tables.chance import random_hex

LOG = logging.getLogger(__name__)
TIME = "time"
ENCODE = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Damaged(Exception):
    """What was written about a table can no longer be read: it can be neither played nor shown."""


class Said(NamedTuple):
    """A line of chat."""

    n: int
    seat: int
    cid: str
    text: str
    at: int


def dumps(data: Any) -> str:
    """Return compact JSON text."""
    return ENCODE(data)


class Store:
    """Reads directly and writes through the one writer; writing methods return a future."""

    def __init__(
        self,
        url: str,
        broker: str = "",
        nudges_of: Callable[[Engine, str], Nudges] = nudges_for,
        writer_of: Callable[[Engine, Nudges], Writer] = ThreadWriter,
    ) -> None:
        self.engine: Engine = open_database(url)
        self.origin = random_hex(4)  # what other processes call this one
        self.nudges = nudges_of(self.engine, broker)
        self.writer = writer_of(self.engine, self.nudges)

    def troubles(self) -> dict[str, str]:
        """Return what is not running as it should, and why."""
        found = {"writing": self.writer.trouble, "nudges": self.nudges.trouble}
        return {name: why for name, why in found.items() if why}

    def close(self) -> None:
        """Write what is pending and release the database."""
        self.nudges.close()
        self.writer.close()
        self.engine.dispose()

    # -- tables ----------------------------------------------------------------------------

    def add_table(self, head: Head, after: str | None = None) -> "Future[None]":
        """Write a new table with its seats.

        It becomes the rematch of the table it comes `after`; if that table has one already, that
        is a Conflict.
        """
        told = head._asdict()
        seats = told.pop("seats")
        for key in ("options", "box"):
            told[key] = dumps(told[key])
        told["clock"] = dumps(head.clock._asdict())
        seed = seed_data(told["seed"])
        told["seed"], told["seed_key"] = (0, seed) if isinstance(seed, str) else (seed, None)
        values = {**told, "seats": len(seats)}

        def work(connection: Connection) -> None:
            here = (TABLES.c.id == after) & TABLES.c.next_table.is_(None)
            follow = update(TABLES).where(here).values(next_table=head.id)
            if not connection.execute(follow).rowcount:
                raise Conflict(after)

        sitting = [_seat_values(head.id, seat) for seat in seats]
        inserts = (Inserts(TABLES, [values]), Inserts(SEATS, sitting))
        if after is None:
            return self.writer.write(nothing_else, None, inserts)
        return self.writer.write(work, Nudge(after, nudges.NEXT, 0, self.origin), inserts)

    def head(self, table: str) -> Head | None:
        """Return what is known about a table besides its rows; raise Damaged if unreadable."""
        with self.engine.connect() as connection:
            found = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
            if found is None:
                return None
            return _head(found, self._seats(connection, [table])[table])

    def heads(self, tables: list[str]) -> list[Head]:
        """Return several tables, most recently played first, leaving out damaged ones."""
        newest = TABLES.c.touched_at.desc()
        wanted = select(TABLES).where(TABLES.c.id.in_(tables)).order_by(newest)
        with self.engine.connect() as connection:
            found = connection.execute(wanted).all()
            seats = self._seats(connection, [row.id for row in found])
        return [head for row in found if (head := _sound_head(row, seats[row.id])) is not None]

    def lobby(self, most: int = 100) -> list[Head]:
        """Return the listed tables that are still waiting for somebody."""
        free = select(SEATS.c.table_id).where(SEATS.c.kind == OPEN)
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.is_listed, TABLES.c.status == PLAYING, TABLES.c.id.in_(free))
            .order_by(TABLES.c.made_at.desc())
            .limit(most)
        )
        with self.engine.connect() as connection:
            ids = [row.id for row in connection.execute(wanted)]
        return self.heads(ids)

    def tables_of(self, tokens: list[str], account: int | None) -> list[str]:
        """Return the tables where one of these (hashed) tokens or this account has a seat."""
        mine = SEATS.c.token.in_(tokens)
        # Comparing with None would match all seats without an account.
        theirs = false() if account is None else SEATS.c.account_id == account
        wanted = select(SEATS.c.table_id).where(or_(mine, theirs)).distinct()
        with self.engine.connect() as connection:
            return [row.table_id for row in connection.execute(wanted)]

    def quiet_since(self, time: int) -> list[str]:
        """Return the unfinished tables that nobody has touched since then, in house time."""
        wanted = select(TABLES.c.id).where(TABLES.c.status == PLAYING, TABLES.c.touched_at < time)
        with self.engine.connect() as connection:
            return [row.id for row in connection.execute(wanted)]

    def timed(self) -> list[str]:
        """Return the unfinished tables that are played with clocks."""
        none = dumps(ClockRule()._asdict())
        wanted = select(TABLES.c.id).where(TABLES.c.status == PLAYING, TABLES.c.clock != none)
        with self.engine.connect() as connection:
            return [row.id for row in connection.execute(wanted)]

    def counts(self) -> dict[str, int]:
        """Return how many tables there are in each status."""
        wanted = select(TABLES.c.status, func.count().label("tables")).group_by(TABLES.c.status)
        with self.engine.connect() as connection:
            found = {row.status: row.tables for row in connection.execute(wanted)}
        return {status: found.get(status, 0) for status in (PLAYING, OVER, CLOSED)}

    # -- seats -----------------------------------------------------------------------------

    def _seats(self, connection: Connection, tables: list[str]) -> dict[str, tuple[Seat, ...]]:
        wanted = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
        seats: dict[str, list[Seat]] = {table: [] for table in tables}
        for row in connection.execute(wanted):
            seats[row.table_id].append(
                Seat(row.seat, row.kind, row.name, row.level, row.token, row.invite, row.account_id)
            )
        return {table: tuple(found) for table, found in seats.items()}

    def set_seat(self, table: str, seat: Seat, was: str) -> "Future[bool]":
        """Rewrite a seat if it is still of the kind it `was`; the answer says whether it was."""
        values = _seat_values(table, seat)
        here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat.seat) & (SEATS.c.kind == was)

        def work(connection: Connection) -> bool:
            return connection.execute(update(SEATS).where(here).values(**values)).rowcount == 1

        return self.writer.write(work, Nudge(table, nudges.SEATS, seat.seat, self.origin))

    def table_of_invite(self, invite: str) -> str | None:
        """Return the table that a (hashed) invitation is for."""
        wanted = select(SEATS.c.table_id).where(SEATS.c.invite == invite)
        with self.engine.connect() as connection:
            return connection.execute(wanted).scalar()

    # -- rows ------------------------------------------------------------------------------

    def append(
        self,
        table: str,
        rows: list[Row],
        status: str | None = None,
        snapshot: Snapshot | None = None,
    ) -> "Future[None]":
        """Write rows, all or none; a number or cid that exists already is a Conflict.

        A `status` is noted together with the time; not every row needs one.
        """
        values = [{**row._asdict(), "table_id": table, "data": dumps(row.data)} for row in rows]

        def touch(connection: Connection) -> None:
            touched = {"touched_at": rows[-1].at, "status": status}
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(**touched))

        work = nothing_else if status is None else touch
        nudge = Nudge(table, nudges.ROW, rows[-1].seq, self.origin)
        kept = () if snapshot is None else (_snapshot_of(table, snapshot),)
        return self.writer.write(work, nudge, (Inserts(ROWS, values), *kept))

    def rows(self, table: str, after: int = 0) -> list[Row]:
        """Return the rows of a table after this one, in order, or raise Damaged."""
        columns = [ROWS.c[name] for name in Row._fields]
        here = (ROWS.c.table_id == table) & (ROWS.c.seq > after)
        wanted = select(*columns).where(here).order_by(ROWS.c.seq)
        with self.engine.connect() as connection:
            found = connection.execute(wanted).all()
        try:
            return [Row(*row)._replace(data=json.loads(row.data)) for row in found]
        except (ValueError, TypeError, RecursionError) as error:
            raise Damaged(f"rows of table {table}: {error}") from None

    def seq_of(self, table: str, cid: str) -> int | None:
        """Return the row that the message with this cid became."""
        wanted = select(ROWS.c.seq).where(ROWS.c.table_id == table, ROWS.c.cid == cid)
        with self.engine.connect() as connection:
            return connection.execute(wanted).scalar()

    def last_rows(self, tables: list[str]) -> dict[str, int]:
        """Return the last row number of each of these tables that has any rows."""
        return self._last(ROWS.c.seq, ROWS.c.table_id, tables)

    def last_lines(self, tables: list[str]) -> dict[str, int]:
        """Return the last chat line's number for each of these tables that has any chat."""
        return self._last(CHAT.c.n, CHAT.c.table_id, tables)

    def _last(self, number: Column[int], table: Column[str], ids: list[str]) -> dict[str, int]:
        last = func.max(number).label("last")
        wanted = select(table, last).where(table.in_(ids)).group_by(table)
        with self.engine.connect() as connection:
            return {row.table_id: row.last for row in connection.execute(wanted)}

    def nudge(self, nudge: Nudge) -> None:
        """Tell other processes something that is not written down."""
        if self.nudges.is_on:
            self.writer.write(lambda connection: None, nudge)

    def put_snapshot(self, table: str, snapshot: Snapshot) -> "Future[None]":
        """Write the table as it stands, replacing any earlier snapshot."""
        return self.writer.write(nothing_else, None, (_snapshot_of(table, snapshot),))

    def snapshot(self, table: str) -> Snapshot | None:
        """Return the last snapshot of a table; a damaged one counts as none."""
        with self.engine.connect() as connection:
            wanted = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)
            found = connection.execute(wanted).first()
        if found is None:
            return None
        try:
            return Snapshot(found.seq, found.rules, dict(json.loads(found.data)))
        except (ValueError, TypeError, RecursionError) as error:
            LOG.warning("ignoring the damaged snapshot of table %s: %s", table, error)
            return None

    # -- house time ------------------------------------------------------------------------

    def house_time(self) -> int | None:
        """Return the latest house time that any process has written down."""
        with self.engine.connect() as connection:
            return connection.execute(select(HOUSE.c.value).where(HOUSE.c.name == TIME)).scalar()

    def put_house_time(self, now: int) -> "Future[int]":
        """Write the house time down and return the latest that anybody has written."""
        here = HOUSE.c.name == TIME

        def work(connection: Connection) -> int:
            later = update(HOUSE).where(here, HOUSE.c.value < now).values(value=now)
            connection.execute(later)
            found = connection.execute(select(HOUSE.c.value).where(here)).scalar()
            if found is None:
                connection.execute(insert(HOUSE), {"name": TIME, "value": now})
            return now if found is None else found

        return self.writer.write(work)

    # -- chat ------------------------------------------------------------------------------

    def say(self, table: str, said: Said) -> "Future[None]":
        """Write a line of chat; a cid that exists already is a Conflict."""
        values = {**said._asdict(), "table_id": table}

        def work(connection: Connection) -> None:
            connection.execute(insert(CHAT), values)

        return self.writer.write(work, Nudge(table, nudges.CHAT, said.n, self.origin))

    def chat(self, table: str, after: int = 0) -> list[Said]:
        """Return the chat lines of a table after this one."""
        columns = [CHAT.c[name] for name in Said._fields]
        here = (CHAT.c.table_id == table) & (CHAT.c.n > after)
        wanted = select(*columns).where(here).order_by(CHAT.c.n)
        with self.engine.connect() as connection:
            return [Said(*row) for row in connection.execute(wanted)]


def _snapshot_of(table: str, snapshot: Snapshot) -> Inserts:
    values = {**snapshot._asdict(), "table_id": table, "data": dumps(snapshot.data)}
    return Inserts(SNAPSHOTS, [values], replaces=True)


def _seat_values(table: str, seat: Seat) -> dict[str, Any]:
    values = seat._asdict()
    values["account_id"] = values.pop("account")
    return {**values, "table_id": table}


def _head(found: "Found[Any]", seats: tuple[Seat, ...]) -> Head:
    told = dict(found._mapping)
    try:
        if [seat.seat for seat in seats] != list(range(told["seats"])):
            raise ValueError("seats are missing")
        for key in ("options", "box"):
            told[key] = dict(json.loads(told[key]))
        told["clock"] = read_rule(json.loads(told["clock"]))
        key = told.pop("seed_key")
        told["seed"] = read_seed(told["seed"] if key is None else key)
        return Head(**{**told, "seats": seats})
    except (ValueError, TypeError, RecursionError) as error:
        raise Damaged(f"head of table {found.id}: {error}") from None


def _sound_head(found: "Found[Any]", seats: tuple[Seat, ...]) -> Head | None:
    try:
        return _head(found, seats)
    except Damaged as damaged:
        LOG.warning("%s", damaged)
        return None
