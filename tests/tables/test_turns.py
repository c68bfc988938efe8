"""Turns: everybody in turn, bots before hints, and nobody waits for ever."""

import asyncio

from ludoteca.tables.thinking.turns import ANALYSES, BOTS, HINTS, PATIENCE, Turns


async def served(wishes: list[tuple[int, str]], places: int = 1) -> list[str]:
    """Return the askers in the order they are served when all come at once."""
    turns, order = Turns(places), list[str]()
    is_open = asyncio.Event()

    async def first() -> None:
        async with turns.turn(BOTS, "first"):
            await is_open.wait()

    async def ask(kind: int, asker: str) -> None:
        async with turns.turn(kind, asker):
            order.append(asker)
            await asyncio.sleep(0)

    blocking = [asyncio.create_task(first()) for _ in range(places)]
    await asyncio.sleep(0)
    tasks = [asyncio.create_task(ask(*wish)) for wish in wishes]
    await asyncio.sleep(0)
    is_open.set()
    await asyncio.gather(*blocking, *tasks)
    assert turns.free == places
    return order


def test_heavy_askers_delay_only_themselves() -> None:
    wishes = [(HINTS, "greedy")] * 40 + [(HINTS, "modest"), (BOTS, "table")]
    order = asyncio.run(served(wishes))
    assert order[0] == "table"
    assert order.index("modest") <= 2
    assert order.count("greedy") == 40


def test_bots_go_first_but_nobody_waits_for_ever() -> None:
    wishes = [(BOTS, f"table {number}") for number in range(40)]
    wishes += [(ANALYSES, "analysis"), (HINTS, "hint")]
    order = asyncio.run(served(wishes))
    assert PATIENCE <= order.index("hint") < 3 * PATIENCE
    assert PATIENCE <= order.index("analysis") < 3 * PATIENCE


def test_several_places_serve_several_at_once() -> None:
    assert len(asyncio.run(served([(BOTS, str(n % 5)) for n in range(20)], places=3))) == 20


def test_who_goes_away_leaves_no_gap() -> None:
    async def work() -> None:
        turns = Turns(1)

        async def ask() -> None:
            async with turns.turn(BOTS, "a"):
                await asyncio.sleep(0)

        async with turns.turn(BOTS, "first"):
            waiting = [asyncio.create_task(ask()) for _ in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
            waiting[2].cancel()
            await asyncio.sleep(0)
        await asyncio.gather(*waiting, return_exceptions=True)
        assert turns.free == 1
        # Called and cancelled at the same moment:
        async with turns.turn(BOTS, "first"):
            late = asyncio.create_task(ask())
            await asyncio.sleep(0)
        late.cancel()
        await asyncio.gather(late, return_exceptions=True)
        assert turns.free == 1

    asyncio.run(work())
