"""Nudges between processes: something was written, so look. The truth is the row.

A lost nudge loses nothing, and a duplicate does no harm: whoever hears it compares and reads.
PostgreSQL passes them on by default (NOTIFY), or Redis if its URL is given; on SQLite there is
only one process and nobody to tell.
"""

import contextlib
import logging
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, text

LOG = logging.getLogger(__name__)
CHANNEL = "ludoteca"
PATIENCE = 0.5  # seconds between checks whether to stop
RECONNECT = 1.0
TIMEOUT = 2.0  # seconds that Redis may take to answer

ROW, CHAT, SEATS, NOTE, HERE, NEXT = "row", "chat", "seats", "note", "here", "next"
ACCOUNT = "account"  # somebody has signed out, or changed what opens their account


class Nudge(NamedTuple):
    """What has changed at which table: up to which number, or (`here`) which seats are present.

    For an account the number is the account's, and the table does not matter.
    """

    table: str
    kind: str
    number: int
    origin: str  # the sending process, which does not need the nudge itself

    def write(self) -> str:
        """Return the nudge as text.

        >>> Nudge("k7m2", ROW, 12, "ab").write(), read_nudge("k7m2 row 12 ab"), read_nudge("what?")
        ('k7m2 row 12 ab', Nudge(table='k7m2', kind='row', number=12, origin='ab'), None)
        """
        return " ".join((self.table, self.kind, str(self.number), self.origin))


def read_nudge(payload: str) -> Nudge | None:
    """Return the nudge in a text, or None if it is not one."""
    parts = payload.split()
    if len(parts) != len(Nudge._fields) or not parts[2].isdigit():
        return None
    return Nudge(parts[0], parts[1], int(parts[2]), parts[3])


Heard = Callable[[Nudge | None], None]  # None: nudges may have been missed


class Nudges:
    """Nudges to nobody: a process on its own."""

    is_on = False
    deaf = ""  # why nudges from other processes are not arriving
    mute = ""  # why ours are not arriving there

    @property
    def trouble(self) -> str:
        """Why processes cannot hear each other at the moment; empty while all is well."""
        return self.deaf or self.mute

    def within(self, connection: Connection, nudges: Sequence[Nudge]) -> None:
        """Pass nudges on with the transaction that makes them true."""

    def after(self, nudges: Sequence[Nudge]) -> None:
        """Pass nudges on once they are true."""

    def listen(self, heard: Heard) -> None:
        """Call `heard`, from a thread, for every nudge from any process."""

    def close(self) -> None:
        """Stop listening."""


class Listening(Nudges):
    """What all real channels share: a thread that listens, and reconnects when cut off."""

    is_on = True

    def __init__(self) -> None:
        self._is_closed = threading.Event()
        self._thread: threading.Thread | None = None

    def listen(self, heard: Heard) -> None:
        self._thread = threading.Thread(target=self._run, args=(heard,), name="nudges", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._is_closed.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, heard: Heard) -> None:
        while not self._is_closed.is_set():
            try:
                self._hear_all(heard)
            except Exception as error:  # the channel is down: everybody plays on, only slower
                LOG.warning("no nudges from other processes for now: %s", error)
                self.deaf = str(error) or type(error).__name__
                self._is_closed.wait(RECONNECT)

    def _hear_all(self, heard: Heard) -> None:
        raise NotImplementedError

    def _begun(self, heard: Heard) -> None:
        self.deaf = ""
        heard(None)

    def _pass_on(self, payload: str, heard: Heard) -> None:
        nudge = read_nudge(payload)
        if nudge is not None:
            heard(nudge)


class PostgresNudges(Listening):
    """Nudges by NOTIFY, sent with the commit itself."""

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        plain = engine.url.set(drivername="postgresql")
        self.address = plain.render_as_string(hide_password=False)

    def within(self, connection: Connection, nudges: Sequence[Nudge]) -> None:
        payloads = [nudge.write() for nudge in nudges]
        all_of_them = "unnest(CAST(:payloads AS text[])) AS payload"
        notify = text(f"SELECT pg_notify('{CHANNEL}', payload) FROM {all_of_them}")
        connection.execute(notify, {"payloads": payloads})

    def _hear_all(self, heard: Heard) -> None:
        import psycopg

        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._begun(heard)
            while not self._is_closed.is_set():
                for note in connection.notifies(timeout=PATIENCE):
                    self._pass_on(note.payload, heard)


class RedisNudges(Listening):
    """Nudges by Redis pub/sub, for many processes on many machines.

    A silent Redis holds nobody up: a thread of its own passes nudges on.
    """

    def __init__(self, url: str) -> None:
        import redis

        super().__init__()
        self.redis: Any = redis.Redis.from_url(url, decode_responses=True, socket_timeout=TIMEOUT)
        self._waiting: SimpleQueue[Nudge | None] = SimpleQueue()
        self._teller: threading.Thread | None = None

    def after(self, nudges: Sequence[Nudge]) -> None:
        if self._teller is None:
            self._teller = threading.Thread(target=self._tell_all, name="telling", daemon=True)
            self._teller.start()
        for nudge in nudges:
            self._waiting.put(nudge)

    def close(self) -> None:
        super().close()
        self._waiting.put(None)
        if self._teller is not None:
            self._teller.join()

    def _tell_all(self) -> None:
        while (nudge := self._waiting.get()) is not None:
            pipe = self.redis.pipeline(transaction=False)
            pipe.publish(CHANNEL, nudge.write())
            with contextlib.suppress(Empty):
                while (nudge := self._waiting.get_nowait()) is not None:
                    pipe.publish(CHANNEL, nudge.write())
            try:
                pipe.execute()
                self.mute = ""
            except Exception as error:  # only nudges: everybody looks again before long
                self.mute = str(error) or type(error).__name__
            if nudge is None:
                return

    def _hear_all(self, heard: Heard) -> None:
        with self.redis.pubsub(ignore_subscribe_messages=True) as pubsub:
            pubsub.subscribe(CHANNEL)
            self._begun(heard)
            while not self._is_closed.is_set():
                message = pubsub.get_message(timeout=PATIENCE)
                if message is not None:
                    self._pass_on(message["data"], heard)


def nudges_for(engine: Engine, broker: str = "") -> Nudges:
    """Return the channel between the processes on this database."""
    if broker:
        return RedisNudges(broker)
    return PostgresNudges(engine) if engine.dialect.name == "postgresql" else Nudges()
