"""Bots that crash, break their process or think for ever: the game goes on without them."""

import asyncio
import os
import time
from typing import Any

import pytest

from ludoteca.tables.book.database import sqlite_url
from ludoteca.tables.thinking import thinkers as thinking
from ludoteca.tables.thinking.thinkers import Question, Thinkers, ThinkingFailed
from tests.patience import until_soon
from tests.tables.hosting import House, settle
from tests.tables.postgres import is_running


def stumble() -> int:
    raise ZeroDivisionError("nothing is divided by nothing")


def die() -> int:
    os._exit(3)


def dawdle() -> int:
    time.sleep(600)
    return 0


def number() -> int:
    return os.getpid()


def test_what_goes_wrong_in_a_thinking_process_is_told_and_the_next_thought_is_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(thinkers: Thinkers) -> None:
        first = await thinkers.work(number)
        with pytest.raises(ThinkingFailed, match="ZeroDivisionError"):
            await thinkers.work(stumble)
        assert await thinkers.work(number) == first  # that broke nothing
        with pytest.raises(ThinkingFailed, match="BrokenProcessPool"):
            await thinkers.work(die)
        second = await thinkers.work(number)
        assert second != first
        monkeypatch.setattr(thinking, "PATIENCE", 1.0)
        with pytest.raises(ThinkingFailed, match="TimeoutError"):
            await thinkers.work(dawdle)
        monkeypatch.undo()
        assert await thinkers.work(number) not in (first, second)
        await until_soon(lambda: not is_running(second))  # it is not left running

    thinkers = Thinkers(1)
    try:
        asyncio.run(work(thinkers))
    finally:
        thinkers.close()


class Failing(Thinkers):
    """Bots that never have an answer, or a foolish one."""

    def __init__(self, answer: Any) -> None:
        super().__init__(1)
        self.answer = answer

    async def choice(self, question: Question, table: str) -> Any:
        if self.answer is None:
            raise ThinkingFailed("no idea")
        return self.answer


@pytest.mark.parametrize("answer", [None, "gibberish", {"is": "nothing"}])
def test_a_bot_without_an_answer_takes_the_fallback(tmp_path: Any, answer: Any) -> None:
    async def work(house: House) -> None:
        house.host.thinkers = Failing(answer)
        live = await house.table("bot", "bot")
        await settle(live, lambda live: live.table.over)
        assert all(not entry.is_request for entry in live.table.record.entries)

    House(sqlite_url(tmp_path / "tables.db")).run(work)


def test_an_illegal_answer_of_a_bot_changes_nothing(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is refused like anybody else's, and the bot is asked again after a while."""
    monkeypatch.setattr("ludoteca.tables.play.bots.RETRY", 0.05)

    async def work(house: House) -> None:
        house.host.thinkers = Failing(12)  # a swap, before anything can be swapped
        live = await house.table("bot", "bot")
        await asyncio.sleep(0.3)
        assert live.table.seq == 0
        house.host.thinkers.answer = None
        await settle(live, lambda live: live.table.over)

    House(sqlite_url(tmp_path / "tables.db")).run(work)
