"""Databases for the tests of tables: SQLite always, PostgreSQL unless it is left out."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from ludoteca.tables.book.database import sqlite_url
from ludoteca.tables.book.store import Store
from tests.tables.postgres import Cluster, cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL just for the tests."""
    with cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of either kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "tables.db")
    running: Cluster = request.getfixturevalue("postgres")
    return empty_database(running)


def empty_database(running: Cluster) -> str:
    """Return the URL of the cluster's database, emptied."""
    engine = create_engine(running.url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return running.url


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """An empty store."""
    opened = Store(database)
    yield opened
    opened.close()
