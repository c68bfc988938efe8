"""What a page wants changed at its table, as a deed that the table can carry out."""

from typing import Any

from ludoteca.contract import from_page as say
from ludoteca.tables.book.rows import Row
from ludoteca.tables.play.answers import read_answer
from ludoteca.tables.play.table import HostedTable
from ludoteca.tables.play.watching import Deed

Changing = say.Choose | say.Request | say.Undo | say.Restart


def cid_of(seat: int, cid: str) -> str:
    """Return the id under which a seat's message is written down."""
    return f"{seat}.{cid}"


def deed_of(message: Changing, cid: str, words: dict[str, Any] | None) -> Deed:
    """Return the deed; `words` are an answer that somebody wrote by hand."""
    seat = message.seat

    def deed(table: HostedTable, at: int) -> list[Row]:
        if isinstance(message, say.Choose):
            choice = read_answer(table.game, message.choice, words)
            return [table.choose(seat, cid, choice, at)]
        if isinstance(message, say.Request):
            return [table.request(seat, cid, message.choice, at)]
        count = 1 if isinstance(message, say.Undo) else max(1, table.undo_depth(seat))
        return [table.undo(seat, cid, count, at)]

    return deed
