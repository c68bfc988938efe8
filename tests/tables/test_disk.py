"""A full disk: clear refusals, nothing acknowledged is lost, and play goes on with new room."""

from pathlib import Path

import pytest
from sqlalchemy import event, text

from ludoteca.tables.book.database import sqlite_url
from ludoteca.tables.book.store import Said
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.refusing import Refused
from tests.tables.hosting import Ear, House, choose


def fill(house: House, is_full: bool) -> None:
    """Limit the database to the pages it has, or lift the limit."""
    engine = house.store.engine
    engine.dispose()
    with engine.connect() as connection:
        pages = connection.execute(text("PRAGMA page_count")).scalar_one()
    most = pages if is_full else 2**30

    def limit(connection: object, _: object) -> None:
        connection.execute(f"PRAGMA max_page_count={most}")  # type: ignore[attr-defined]

    event.listen(engine, "connect", limit)
    engine.dispose()


async def play_on(live: LiveTable) -> None:
    """Keep choosing until something gets in the way."""
    while not live.table.over:
        await choose(live, live.table.waiting()[0])


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "tables.db")

    async def work(house: House) -> None:
        live = await house.table("me", "here", game="dream_home")
        ear = Ear(0, 0)
        live.watchers[ear] = None
        for _ in range(5):
            await choose(live, live.table.waiting()[0])
        fill(house, is_full=True)
        with pytest.raises(Refused) as refused:
            await play_on(live)
        assert refused.value.reason.code == "not_saved"
        taken = live.table.seq
        assert len(house.store.rows(live.head.id)) == taken >= 5
        before = live.table.game.state_hash(live.table.state)
        long = "x" * 20_000
        with pytest.raises(Refused) as refused:
            await live.chat.say(0, "chat", long)
        assert refused.value.reason.code == "not_saved"
        assert not ear.messages("chat")
        fill(house, is_full=False)
        assert live.table.game.state_hash(live.table.state) == before
        assert await choose(live, live.table.waiting()[0], "again") == taken + 1
        await live.chat.say(0, "chat", "room again")
        again = await House(database).host.open(live.head.id)
        assert isinstance(again, LiveTable)
        assert again.table.seq == taken + 1
        assert again.table.log == live.table.log
        assert [line.text for line in again.chat.lines] == ["room again"]
        assert isinstance(again.chat.lines[0], Said)

    House(database).run(work)
