"""A new rules number: unfinished tables go on, or can at least be read; none is lost."""

from typing import Any

import pytest

from ludoteca.core.decisions import Reason
from ludoteca.core.frames import State
from ludoteca.core.game import Game
from ludoteca.core.wire import WireError
from ludoteca.tables.book.rows import CARRY
from ludoteca.tables.play.carrying import StillTable
from ludoteca.tables.play.live import LiveTable
from tests.conformance.walks import game_of
from tests.contract import sent
from tests.tables.hosting import House, choose, settle


@pytest.fixture
def played(database: str) -> str:
    """The id of a table in mid-game, closed properly."""
    made: list[str] = []

    async def work(house: House) -> None:
        live = await house.table("me", "here")
        made.append(live.head.id)
        for _ in range(4):
            await choose(live, live.table.waiting()[0])

    House(database).run(work)
    return made[0]


def rules_change(patch: pytest.MonkeyPatch, **changes: Any) -> None:
    """Raise the rules number of pebbles, and replace the given methods."""
    kind = type(game_of("pebbles"))
    patch.setattr(kind, "rules", kind.rules + 1)
    for name, value in changes.items():
        patch.setattr(kind, name, value)


def shifted_hash(game: Game[Any], state: State) -> str:
    """Stand for rules under which every state comes out differently."""
    return "f" * 16


def test_a_game_that_comes_out_the_same_goes_on(
    database: str, played: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules_change(monkeypatch)

    async def work(house: House) -> None:
        live = await house.host.open(played)
        assert isinstance(live, LiveTable)
        assert live.table.seq == 5
        line = sent(live.message(0))["log"][-1]
        assert (line["kind"], line["args"]) == ("carried_over", {"old": 2, "new": 3})
        await choose(live, live.table.waiting()[0])

    async def later(house: House) -> None:
        live = await house.host.open(played)
        assert isinstance(live, LiveTable)
        assert [row.kind for row in house.store.rows(played)].count(CARRY) == 1
        assert live.table.seq == 6
        while not live.table.over:
            await choose(live, live.table.waiting()[0])

    House(database).run(work)
    House(database).run(later)


def test_a_game_that_comes_out_differently_goes_on_from_its_snapshot(
    database: str, played: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules_change(monkeypatch, state_hash=shifted_hash)

    async def work(house: House) -> None:
        live = await house.host.open(played)
        assert isinstance(live, LiveTable)
        assert live.table.is_carried
        assert sent(live.message(None))["log"][-1]["kind"] == "carried_over"
        kinds = [line.event.kind for line in live.table.log]
        assert kinds[:3] == ["dealt", "dealt", "washed"]
        for seat in (0, 1):
            assert live.table.recall(seat).fits(live.table.state)
        seats = [seat._replace(kind="bot", level="easy") for seat in live.head.seats]
        live.head = live.head._replace(seats=tuple(seats))
        house.host.visited(live)
        await settle(live, lambda live: live.table.over)

    House(database).run(work)


def unreadable(game: Game[Any], data: Any, spelled: bool = False) -> State:
    """Stand for rules that cannot read the old states."""
    raise WireError("treasure", "unknown")


def faulty(game: Game[Any], state: State) -> list[Reason]:
    """Stand for rules under which the old states are impossible."""
    return [Reason("pebbles_lost")]


@pytest.mark.parametrize("change", [{"read_state": unreadable}, {"faults": faulty}])
def test_a_game_that_cannot_go_on_is_frozen_and_readable(
    database: str, played: str, monkeypatch: pytest.MonkeyPatch, change: dict[str, Any]
) -> None:
    async def work(house: House) -> None:
        still = await house.host.open(played)
        assert isinstance(still, StillTable)
        for eyes in (None, 0, 1):
            told = sent(still.message(eyes))
            assert told["frozen"]
            assert told["view"]["round"] >= 1
            assert ("hand" in told["view"]) == (eyes is not None)
            assert [line["n"] for line in told["log"]] == list(range(len(told["log"])))
        assert len(house.store.rows(played)) == 4  # nothing is lost

    with monkeypatch.context() as patch:
        rules_change(patch, state_hash=shifted_hash, **change)
        House(database).run(work)

    async def back(house: House) -> None:
        assert isinstance(await house.host.open(played), LiveTable)

    House(database).run(back)  # the old program still plays it


def test_a_frozen_table_tells_no_seat_what_only_others_saw(
    database: str, played: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules_change(monkeypatch, state_hash=shifted_hash, read_state=unreadable)

    async def work(house: House) -> None:
        still = await house.host.open(played)
        assert isinstance(still, StillTable)
        dealt = [line for line in sent(still.message(1))["log"] if line["kind"] == "dealt"]
        assert [("pebbles" in line["args"], line["veiled"]) for line in dealt] == [
            (False, True),
            (True, False),
        ]

    House(database).run(work)


@pytest.mark.parametrize(("replays", "kind"), [((1,), LiveTable), ((), StillTable)])
def test_a_finished_game_of_older_rules_is_opened_if_it_comes_out_the_same(
    database: str, monkeypatch: pytest.MonkeyPatch, replays: tuple[int, ...], kind: type
) -> None:
    pebbles = type(game_of("pebbles"))
    made: list[str] = []

    async def play(house: House) -> None:
        live = await house.table("me", "here")
        made.append(live.head.id)
        while not live.table.over:
            await choose(live, live.table.waiting()[0])

    async def look(house: House) -> None:
        live = await house.host.open(made[0])
        assert isinstance(live, kind)
        if isinstance(live, LiveTable):
            assert live.table.over
            assert live.table.record.rules == pebbles.rules
        assert CARRY not in [row.kind for row in house.store.rows(made[0])]

    with monkeypatch.context() as older:
        older.setattr(pebbles, "rules", 1)
        House(database).run(play)
    monkeypatch.setattr(pebbles, "replays", replays)
    House(database).run(look)


def test_a_finished_game_is_opened_with_options_that_keep_its_older_rules(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fort once asked about Recycling in a separate question."""
    fort = type(game_of("fort"))
    made: list[str] = []

    def set_up(game: Game[Any], seats: int, options: Any, *rest: Any) -> State:
        state: State = now(game, seats, {**options, "edition": "pt-BR-prompted"}, *rest)
        return state

    async def play(house: House) -> None:
        live = await house.table("me", "here", game="fort")
        made.append(live.head.id)
        while not live.table.over:
            await choose(live, live.table.waiting()[0])

    async def look(house: House) -> None:
        live = await house.host.open(made[0])
        assert isinstance(live, LiveTable)
        assert live.table.over

    now = fort.setup
    with monkeypatch.context() as older:
        older.setattr(fort, "setup", set_up)
        older.setattr(fort, "rules", 2)
        House(database).run(play)
    House(database).run(look)
