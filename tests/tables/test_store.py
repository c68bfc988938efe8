"""The book on disk: all or nothing, one commit for many, the same on both databases."""

import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, insert, inspect, select, text

from ludoteca.core.seeds import commit
from ludoteca.tables.book import schema
from ludoteca.tables.book.clock_rules import ClockRule
from ludoteca.tables.book.database import open_database, sqlite_url
from ludoteca.tables.book.heads import (
    BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    Head,
    Seat,
    hashed,
    new_code,
    new_seed,
    new_token,
)
from ludoteca.tables.book.rows import CHOICE, Row, Snapshot
from ludoteca.tables.book.schema import METADATA
from ludoteca.tables.book.store import Said, Store, dumps
from ludoteca.tables.book.writer import Conflict, NotSaved
from tests.tables.postgres import Cluster


def head(table: str = "beach", **changes: object) -> Head:
    seats = (
        Seat(0, PERSON, "Ana", "", token=hashed("ana's")),
        Seat(1, OPEN, "", "", invite=hashed(f"come to {table}")),
        Seat(2, BOT, "", "steady"),
    )
    made = Head(
        table, "pebbles", 1, seats, {"swaps": True}, {}, 2**53 - 1, "salt", False,
        ClockRule("bank", 60_000, 5_000), "easy", True, 1_000, touched_at=1_000,
    )  # fmt: skip
    return made._replace(**changes)  # type: ignore[arg-type]


def row(seq: int, cid: str = "") -> Row:
    return Row(seq, CHOICE, 0, cid or f"0.c{seq}", {"is": "x", "é": [1]}, "f" * 16, 1, 1_000 + seq)


def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    keyed = head("cove", seed=new_seed())
    for table in (head(), keyed):
        store.add_table(table).result()
    assert store.head("beach") == head()
    assert store.head("cove") == keyed
    assert store.head("shore") is None
    store.append("beach", [row(1), row(2)], PLAYING).result()
    assert store.rows("beach") == [row(1), row(2)]
    found = store.head("beach")
    assert found is not None
    assert found.touched_at == 1_002


def test_the_same_number_or_cid_twice_is_a_conflict(store: Store) -> None:
    store.add_table(head()).result()
    store.append("beach", [row(1)]).result()
    for clash in (row(1, "other"), row(2, row(1).cid)):
        with pytest.raises(Conflict):
            store.append("beach", [row(3), clash]).result()
    assert store.rows("beach") == [row(1)]


def test_a_conflict_takes_nobody_else_with_it(store: Store) -> None:
    """Jobs that shared a transaction with a conflict are committed one by one."""
    store.add_table(head()).result()
    gate = threading.Event()
    store.writer.write(lambda connection: gate.wait() and None)
    waiting = [store.append("beach", [row(seq)]) for seq in (1, 2, 2, 3)]
    gate.set()
    faults = [future.exception() for future in waiting]
    assert [type(fault) for fault in faults] == [type(None), type(None), Conflict, type(None)]
    assert store.rows("beach") == [row(1), row(2), row(3)]


def test_what_waits_is_committed_together(store: Store) -> None:
    store.add_table(head()).result()
    gate = threading.Event()
    store.writer.write(lambda connection: gate.wait() and None)
    before = store.writer.commits
    waiting = [store.append("beach", [row(seq)]) for seq in range(1, 101)]
    gate.set()
    for future in waiting:
        future.result()
    assert store.writer.commits - before <= 2
    assert len(store.rows("beach")) == 100


def test_a_faulty_job_does_not_stop_the_writer(store: Store) -> None:
    def fault(connection: Connection) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        store.writer.write(fault).result()
    store.add_table(head()).result()


def test_snapshots_replace_each_other(store: Store) -> None:
    store.add_table(head()).result()
    assert store.snapshot("beach") is None
    store.put_snapshot("beach", Snapshot(1, 1, {"a": 1})).result()
    store.append("beach", [row(1)], OVER, Snapshot(2, 1, {"a": 2})).result()
    assert store.snapshot("beach") == Snapshot(2, 1, {"a": 2})


def test_of_snapshots_that_wait_together_the_last_one_stays(store: Store) -> None:
    for table in ("beach", "shore"):
        store.add_table(head(table)).result()
    gate = threading.Event()
    store.writer.write(lambda connection: gate.wait() and None)
    waiting = [store.put_snapshot("beach", Snapshot(seq, 1, {"a": seq})) for seq in (1, 2, 3)]
    waiting.append(store.put_snapshot("shore", Snapshot(7, 1, {})))
    gate.set()
    for future in waiting:
        future.result()
    assert store.snapshot("beach") == Snapshot(3, 1, {"a": 3})
    assert store.snapshot("shore") == Snapshot(7, 1, {})


def test_chat_is_kept_in_order(store: Store) -> None:
    store.add_table(head()).result()
    lines = [Said(n, 0, f"0.{n}", "Olá ☕", n) for n in (1, 2)]
    for line in lines:
        store.say("beach", line).result()
    with pytest.raises(Conflict):
        store.say("beach", Said(3, 0, "0.1", "again", 3)).result()
    assert store.chat("beach") == lines


def test_lists_find_tables_by_token_lobby_and_clock(store: Store) -> None:
    quiet = head("quiet", is_listed=False, clock=ClockRule(), touched_at=5_000)
    for table in (head(), quiet):
        store.add_table(table).result()
    assert [found.id for found in store.lobby()] == ["beach"]
    assert store.timed() == ["beach"]
    assert store.quiet_since(2_000) == ["beach"]
    mine = store.tables_of([hashed("ana's")], None)
    assert [found.id for found in store.heads(mine)] == ["quiet", "beach"]
    assert store.tables_of([hashed("eve's")], None) == []
    assert store.counts() == {"playing": 2, "over": 0, "closed": 0}


def test_a_seat_is_taken_only_once(store: Store) -> None:
    store.add_table(head()).result()
    assert store.table_of_invite(hashed("come to beach")) == "beach"
    taken = Seat(1, PERSON, "Rui", "", token=hashed("rui's"))
    assert store.set_seat("beach", taken, OPEN).result() is True
    assert store.set_seat("beach", taken._replace(name="Eve"), OPEN).result() is False
    found = store.head("beach")
    assert found is not None
    assert found.seats[1] == taken
    assert store.table_of_invite(hashed("come to beach")) is None


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "tables.db"))
    store.add_table(head()).result()
    store.engine.dispose()

    def shrink(connection: Connection) -> None:
        connection.execute(text("PRAGMA max_page_count=1"))

    def grow(connection: Connection) -> None:
        connection.execute(text("PRAGMA max_page_count=1000000"))

    store.writer.write(shrink).result()
    long = row(2)._replace(data="x" * 500_000)
    with pytest.raises(NotSaved, match="full"):
        store.append("beach", [row(1), long]).result()
    assert store.rows("beach") == []
    store.writer.write(grow).result()
    store.append("beach", [row(1)]).result()
    assert store.rows("beach") == [row(1)]
    store.close()


@pytest.mark.postgres
def test_a_database_that_is_gone_is_told_and_comes_back(postgres: Cluster) -> None:
    from tests.tables.conftest import empty_database

    store = Store(empty_database(postgres))
    store.add_table(head()).result()
    postgres.stop()
    with pytest.raises(NotSaved):
        store.append("beach", [row(1)]).result()
    postgres.start()
    store.append("beach", [row(1)]).result()
    assert store.rows("beach") == [row(1)]
    store.close()


def test_migrations_end_in_the_shape_that_the_code_uses(database: str) -> None:
    engine = open_database(database)
    shape = inspect(engine)
    for table in METADATA.sorted_tables:
        columns = {column["name"]: column["nullable"] for column in shape.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}
        assert shape.get_pk_constraint(table.name)["constrained_columns"] == [
            column.name for column in table.primary_key
        ]
    unique = shape.get_unique_constraints("rows")
    assert [constraint["column_names"] for constraint in unique] == [["table_id", "cid"]]
    engine.dispose()
    open_database(database).dispose()  # a second time there is nothing to do


def test_secrets_are_long_and_only_their_hashes_are_kept() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(token) == 22 for token in tokens)  # 128 bits
    assert len({new_code(12) for _ in range(100)}) == 100
    assert hashed("a") != "a"
    assert commit(1, "salt") != commit(2, "salt") != commit(2, "tlas")


def test_tables_of_the_time_before_keys_keep_their_deal(database: str) -> None:
    """Their number, and with it the promise made of it, is the same in the newest schema."""
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    config = Config()
    config.set_main_option("script_location", str(Path(schema.__file__).parent / "migrations"))
    clock = dumps(ClockRule()._asdict())
    old = {
        "id": "beach", "game": "pebbles", "rules": 1, "seats": 1, "options": "{}", "box": "{}",
        "seed": 2**53 - 1, "salt": "salt", "is_seed_chosen": False, "clock": clock,
        "level": "easy", "is_listed": False, "status": PLAYING, "made_at": 1, "touched_at": 1,
    }  # fmt: skip
    seat = {"table_id": "beach", "seat": 0, "kind": BOT, "name": "", "level": ""}
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0005")
        for name, values in (("tables", old), ("seats", seat)):
            connection.execute(insert(sa.table(name, *map(sa.column, values))), values)
    engine.dispose()
    store = Store(database)
    found = store.head("beach")
    assert found is not None
    assert found.seed == 2**53 - 1
    assert found.commitment == commit(2**53 - 1, "salt")
    keyed = head("cove", seed=new_seed())
    store.add_table(keyed).result()
    assert store.head("cove") == keyed
    store.close()


def test_a_database_of_the_first_shape_is_brought_up_to_date(database: str) -> None:
    """Data written before there were notebooks and passkeys is still there afterwards."""
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    config = Config()
    config.set_main_option("script_location", str(Path(schema.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        values = {"name": "Ana", "key": "ana", "password": "x", "made_at": 1}
        connection.execute(insert(schema.ACCOUNTS), values)
    assert not inspect(engine).has_table("notes")
    engine.dispose()
    opened = Store(database)
    with opened.engine.connect() as connection:
        assert connection.execute(select(schema.ACCOUNTS.c.name)).scalar() == "Ana"
    found = inspect(opened.engine)
    for table in (schema.NOTES, schema.PASSKEYS, schema.CEREMONIES):
        columns = {column["name"] for column in found.get_columns(table.name)}
        assert columns == set(table.c.keys())
    opened.close()
