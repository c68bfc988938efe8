"""Loading the last snapshot and the rows after it gives the same table as loading all rows."""

import random
from typing import Any

import pytest

from ludoteca.core.records import Record
from ludoteca.games import GAMES
from ludoteca.tables.book.rows import Row, Snapshot
from ludoteca.tables.play import live as live_tables
from ludoteca.tables.play.carrying import snapshot_of
from ludoteca.tables.play.live import LiveTable
from ludoteca.tables.play.replaying import replayed
from ludoteca.tables.play.table import HostedTable
from tests.conformance.walks import game_of
from tests.contract import sent
from tests.tables.hosting import House, choose


def played(key: str, choices: int) -> tuple[HostedTable, list[Row], list[Snapshot]]:
    """Return a table after random choices, its rows, and a snapshot of every moment."""
    game, chance = game_of(key), random.Random(key)
    table = HostedTable(game, Record.start(game, min(game.seat_counts), None, 8))
    rows: list[Row] = []
    snapshots: list[Snapshot] = []
    while len(rows) < choices and not table.over:
        seat = chance.choice(table.waiting())
        decision = table.decision(seat)
        assert decision is not None
        cid = f"c{len(rows)}"
        if table.undo_depth(seat) and chance.random() < 0.2:
            rows.append(table.undo(seat, cid, 1, 0))
        elif decision.open is not None:
            answer = decision.open.sample(chance.getrandbits(32))
            rows.append(table.choose(seat, cid, answer, 0))
        else:
            rows.append(table.choose(seat, cid, chance.choice(decision.options), 0))
        snapshots.append(snapshot_of(table))
    return table, rows, snapshots


def all_of(table: HostedTable) -> dict[str, Any]:
    """Return everything that people and bots could notice about a table."""
    seats = range(table.record.seats)
    return {
        "seq": table.seq,
        "state": table.game.write_state(table.state),
        "log": table.log,
        "entries": table.record.entries,
        "undo": [table.undo_depth(seat) for seat in seats],
        "views": [table.view(seat) for seat in seats],
        "fits": [table.recall(seat).fits(table.state) for seat in seats],
        "cids": table.cids,
        "stand_ins": table.stand_ins,
    }


@pytest.mark.parametrize("key", GAMES)
def test_a_table_from_any_snapshot_is_the_same(key: str) -> None:
    table, rows, snapshots = played(key, 40)
    record = Record.start(table.game, table.record.seats, None, 8)
    whole = all_of(replayed(table.game, record, rows))
    assert whole == all_of(table)
    for snapshot in snapshots[::4]:
        assert all_of(replayed(table.game, record, rows, snapshot)) == whole


def test_a_snapshot_is_used_only_if_it_is_what_its_row_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, rows, snapshots = played("pebbles", 9)
    record = Record.start(table.game, 2, None, 8)
    good = snapshots[-2]
    carried_out: list[int] = []
    redo = replayed.__globals__["redo"]

    def counted(table: HostedTable, row: Row) -> None:
        carried_out.append(row.seq)
        redo(table, row)

    monkeypatch.setitem(replayed.__globals__, "redo", counted)
    replayed(table.game, record, rows, good)
    assert carried_out == [9]  # one row after the snapshot
    other = snapshots[3].data["state"]
    for bad in (
        good._replace(rules=99),
        good._replace(seq=100),
        good._replace(data={**good.data, "state": other}),
        good._replace(data={**good.data, "state": {"nonsense": 1}}),
        good._replace(data={"views": []}),
        good._replace(data={**good.data, "steps": 1}),
    ):
        carried_out.clear()
        assert replayed(table.game, record, rows, bad).log == table.log
        assert carried_out[-9:] == list(range(1, 10))


def test_a_long_table_is_loaded_from_where_it_was_last_kept(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = 20  # rows: a game of first choices is a short one
    monkeypatch.setattr(live_tables, "SNAPSHOT_EVERY", every)

    async def work(house: House) -> None:
        live = await house.table("me", "here", game="dream_home")
        while live.table.seq < 2 * every:
            await choose(live, live.table.waiting()[0])
        snapshot = house.store.snapshot(live.head.id)
        assert snapshot is not None
        assert snapshot.seq >= every
        assert snapshot.data["steps"] == 0
        again = await House(database).host.open(live.head.id)
        assert isinstance(again, LiveTable)
        assert again.table.log == live.table.log
        assert sent(again.message(0))["view"] == sent(live.message(0))["view"]

    House(database).run(work)
