"""What must hold, whatever is killed: judged by what the pages were told and what is written."""

import hashlib
import json
from typing import Any

from ludoteca.core.wire import canonical
from ludoteca.games import load_with
from ludoteca.tables.book.rows import Row
from ludoteca.tables.book.store import Store
from ludoteca.tables.play.replaying import Frozen, redo
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.play.telling import ENCODE, Eyes, moment
from ludoteca.tables.refusing import Refused

Sight = tuple[int, Eyes]  # a moment through the eyes of a seat, or of nobody


class LawBroken(AssertionError):
    """Something happened that must never happen."""


class Book:
    """One table: its rows read so far, and what its pages were told."""

    def __init__(self, store: Store, table_id: str) -> None:
        head = store.head(table_id)
        assert head is not None, f"table {table_id} was made but is gone"
        self.store = store
        self.id = table_id
        self.cids: dict[str, int] = {}
        self.bots = 0  # choices of bots
        self.acks: dict[str, int] = {}  # not yet looked up
        self.said: set[str] = set()  # lines of chat that were acknowledged
        self.refused: set[str] = set()
        self.told: dict[Sight, str] = {}  # beyond the rows read so far
        self.game = head.game
        self.seq = 0  # the last row that was read
        game = load_with(head.game, canonical(head.box))
        self._table: HostedTable | None = HostedTable(game, head.record())
        self._shown: dict[Sight, str] = {}
        self._chain = hashlib.sha256()
        self._show()

    def broken(self, what: str) -> LawBroken:
        """Return the error to raise."""
        return LawBroken(f"table {self.id} ({self.game}): {what}")

    def acked(self, cid: str, seq: int) -> None:
        """Note that something was acknowledged."""
        known = self.cids.get(cid, self.acks.setdefault(cid, seq))
        if seq != known:
            raise self.broken(f"{cid} was acknowledged as {known} and as {seq}")

    def saw(self, message: dict[str, Any]) -> None:
        """Judge what a page was told, or note it for later."""
        sight, digest = (message["seq"], message["eyes"]), digest_of(message)
        if digest != self._shown.get(sight, digest) or digest != self.told.get(sight, digest):
            raise self.broken(f"row {sight[0]} was told otherwise to the eyes of {sight[1]}")
        if sight[0] > self.seq:
            self.told[sight] = digest

    def read(self) -> None:
        """Read and replay the new rows, and judge what was acknowledged and told."""
        rows = self.store.rows(self.id, self.seq)
        for row in rows:
            self._take(row)
        for cid, seq in self.acks.items():
            if self.cids.get(cid) != seq:
                raise self.broken(f"LOST: {cid} was acknowledged as {seq}: {self.cids.get(cid)}")
        self.acks.clear()
        if self.told:
            (seq, eyes), _ = self.told.popitem()
            raise self.broken(
                f"row {seq} was told to the eyes of {eyes}, but {self.seq} is the last"
            )
        if written := self.refused & self.cids.keys():
            raise self.broken(f"{written} were refused, and are written")

    def _take(self, row: Row) -> None:
        if row.seq != self.seq + 1:
            raise self.broken(f"row {row.seq} after {self.seq}")
        if row.cid in self.cids:
            raise self.broken(f"DOUBLED: {row.cid} is row {self.cids[row.cid]} and {row.seq}")
        assert self._table is not None
        try:
            redo(self._table, row)
        except (Frozen, Refused) as error:
            raise self.broken(f"row {row.seq} does not replay: {error}") from None
        self.seq = row.seq
        self.cids[row.cid] = row.seq
        self.bots += row.cid.startswith("bot.")
        self._chain.update(repr(row).encode())
        self._show()

    def _show(self) -> None:
        """Keep what everybody may be told of this moment, and judge what they were told."""
        assert self._table is not None
        for eyes in (None, *range(self._table.record.seats)):
            sight = self.seq, eyes
            now = json.loads(ENCODE(moment(self._table, eyes, ())))
            self._shown[sight] = digest_of(now)
            if self.told.pop(sight, self._shown[sight]) != self._shown[sight]:
                raise self.broken(f"row {self.seq} was told to the eyes of {eyes} otherwise")

    def close(self) -> None:
        """Judge the chat too, and keep only what it takes to recognise all the rows again."""
        self.read()
        lines = self.store.chat(self.id)
        written = [line.cid for line in lines]
        if [line.n for line in lines] != list(range(1, len(lines) + 1)):
            raise self.broken(f"lines of chat are {[line.n for line in lines]}")
        if len(set(written)) < len(written) or not self.said <= set(written):
            raise self.broken(
                f"LOST or DOUBLED: {self.said} was acknowledged, but there is {written}"
            )
        self._table = None
        for kept in (self._shown, self.cids, self.refused, self.said):
            kept.clear()

    def check_unchanged(self) -> None:
        """Everything ever read is still there, unchanged."""
        chain = hashlib.sha256()
        rows = self.store.rows(self.id)
        for row in rows[: self.seq]:
            chain.update(repr(row).encode())
        if len(rows) < self.seq or chain.digest() != self._chain.digest():
            raise self.broken("its rows are not what they were")


def digest_of(message: dict[str, Any]) -> str:
    """Return a digest of what a page is shown, except for what depends on the time."""
    shown = [message[key] for key in ("view", "waiting", "over", "closed")]
    text = json.dumps(shown, sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
