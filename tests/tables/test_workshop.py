"""The workshop: work for strangers has a budget, and asking for too much harms nobody else."""

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Awaitable, Callable

import pytest

from ludoteca.core.decisions import Reason, TooHard
from ludoteca.core.positions import PositionError
from ludoteca.tables.after.foreign import read_toml, tried_box
from ludoteca.tables.refusing import Refused
from ludoteca.tables.thinking import workshop
from ludoteca.tables.thinking.workshop import IN_ALL, OF_ONE, Workshop
from tests.patience import until_soon

has_limits = pytest.mark.skipif(sys.platform != "linux", reason="it limits no process")


def number() -> int:
    return os.getpid()


def compute_for_ever() -> None:
    while True:
        pass


def fill_the_memory() -> int:
    return len(bytearray(8 << 30))


def rest(seconds: float) -> None:
    time.sleep(seconds)


def stumble() -> None:
    raise ZeroDivisionError("nothing is divided by nothing")


def find_faults(count: int) -> None:
    raise PositionError([Reason(f"fault_{number}") for number in range(count)])


def judge_for_ever() -> None:
    raise TooHard(Reason("too_much_work"))


def at_work(work: Callable[[Workshop], Awaitable[None]]) -> None:
    """Do something with a workshop."""

    async def done() -> None:
        place = Workshop()
        try:
            await work(place)
        finally:
            place.close()

    asyncio.run(done())


async def code_of(work: Awaitable[object]) -> str:
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.reason.code


def test_a_box_whose_plays_are_too_hard_to_judge_is_refused() -> None:
    async def work(place: Workshop) -> None:
        first = await place.work(number)
        assert await code_of(place.work(judge_for_ever)) == "too_much_work"
        assert await place.work(number) == first

    at_work(work)


@has_limits
@pytest.mark.parametrize("greedy", [compute_for_ever, fill_the_memory])
def test_who_asks_for_too_much_is_refused_and_the_next_is_served(
    greedy: Callable[[], object],
) -> None:
    async def work(place: Workshop) -> None:
        first = await place.work(number)
        assert await place.work(number) == first
        assert await code_of(place.work(greedy)) == "too_much_work"
        assert await place.work(number) != first

    at_work(work)


def test_what_waits_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "PATIENCE", 0.5)

    async def work(place: Workshop) -> None:
        assert await code_of(place.work(rest, 600)) == "too_much_work"

    at_work(work)


def test_reasons_come_through_and_so_does_what_is_broken() -> None:
    async def work(place: Workshop) -> None:
        first = await place.work(number)
        assert await code_of(place.work(read_toml, "[")) == "position_not_toml"
        assert await code_of(place.work(find_faults, 1)) == "fault_0"
        with pytest.raises(PositionError) as refused:
            await place.work(find_faults, 2)
        assert [reason.code for reason in refused.value.reasons] == ["fault_0", "fault_1"]
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            await place.work(stumble)
        assert await place.work(number) == first

    at_work(work)


def test_so_many_at_once_for_one_visitor_and_for_all() -> None:
    async def work(place: Workshop) -> None:
        async def asked(asker: str) -> None:
            await place.work(rest, 600, asker=asker)

        tasks = [asyncio.create_task(asked("a")) for _ in range(OF_ONE)]
        await until_soon(lambda: place.waiting["a"] == OF_ONE)
        assert await code_of(place.work(number, asker="a")) == "too_fast"
        tasks += [asyncio.create_task(asked(f"b{i}")) for i in range(IN_ALL - OF_ONE)]
        await until_soon(lambda: place.waiting.total() == IN_ALL)
        assert await code_of(place.work(number, asker="c")) == "too_fast"
        for task in reversed(tasks):
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        assert not place.waiting
        assert await place.work(number, asker="a")  # nobody's work is left behind

    at_work(work)


def test_a_box_is_tried_by_playing_with_it() -> None:
    async def work(place: Workshop) -> None:
        told = await place.work(tried_box, "fort", [{"numbers.drawn": 6}], 4, {})
        assert told == {"numbers.drawn": {"value": 6, "source": "owner"}}
        toml = '[numbers]\nsource = "review"\nhand = 4\n'
        told = await place.work(tried_box, "pebbles", [toml, {"pebble.six.copies": 9}], 2, {})
        assert {path: entry["source"] for path, entry in told.items()} == {
            "numbers.hand": "review",
            "pebble.six.copies": "owner",
        }
        assert await code_of(place.work(tried_box, "fort", [{"numbers.drawn": 99}], 4, {})) == (
            "box_out_of_range"
        )
        assert await code_of(place.work(tried_box, "fort", [{"numbers.drawn": 6}], 9, {})) == (
            "bad_player_count"
        )

    at_work(work)
