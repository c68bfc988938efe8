"""Nothing is told before it is written: not to others, newcomers or anybody who looks."""

import asyncio
from concurrent.futures import Future
from typing import Any

import pytest

from ludoteca.tables.book.writer import NotSaved
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.play.telling import ENCODE
from ludoteca.tables.refusing import Refused
from tests.tables.hosting import Ear, House, choose


def told(live: LiveTable) -> list[bytes]:
    """Return everything that anybody could learn about a table now."""
    return [ENCODE(live.message(eyes)) for eyes in (None, 0, 1)]


@pytest.mark.parametrize("is_saved", [True, False])
def test_between_the_choice_and_its_commit_everything_is_as_before(
    database: str, monkeypatch: pytest.MonkeyPatch, is_saved: bool
) -> None:
    async def work(house: House) -> None:
        live = await house.table("me", "link")
        await choose(live, 0)
        ear = Ear(None)
        live.watchers[ear] = None
        before, recalls = told(live), [repr(vars(r)) for r in live.table.recalls]
        written: Future[None] = Future()

        def append(*what: Any) -> "Future[None]":
            return written

        monkeypatch.setattr(house.store, "append", append)
        choosing = asyncio.create_task(choose(live, 1, "slow"))
        while not live.lock.locked():
            await asyncio.sleep(0)
        assert told(live) == before
        assert [repr(vars(r)) for r in live.table.recalls] == recalls
        assert not ear.heard
        if is_saved:
            written.set_result(None)
            assert await choosing == 2
            assert told(live) != before
            assert ear.heard
        else:
            written.set_exception(NotSaved("full"))
            with pytest.raises(Refused):
                await choosing
            assert told(live) == before
            assert not ear.heard

    House(database).run(work)
