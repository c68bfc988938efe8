"""Opens the database by its URL and brings its shape up to date."""

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import InterfaceError, OperationalError, TimeoutError

NEWEST = "0006"  # the last migration
# Raised while a database cannot be reached: these say nothing about the data in it.
OUT_OF_REACH = (OperationalError, InterfaceError, TimeoutError)
LOCK = 0x4C75646F  # the advisory lock for processes that migrate


def open_database(url: str) -> Engine:
    """Return the database at this URL, in its newest shape."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        engine = create_engine(address, connect_args={"timeout": 10})
        event.listen(engine, "connect", _make_durable)
    else:
        if address.drivername == "postgresql":
            address = address.set(drivername="postgresql+psycopg")
        # A connection that died while idle is noticed before it is used.
        engine = create_engine(address, pool_pre_ping=True)
    bring_up_to_date(engine)
    return engine


def first_line(error: BaseException) -> str:
    """Return an error's first line, without the SQL statement and its parameters."""
    return (str(error) or type(error).__name__).splitlines()[0]


def sqlite_url(file: Path) -> str:
    """Return the URL of a SQLite file, making its folder if necessary."""
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{file}"


def _make_durable(connection: Any, _: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def bring_up_to_date(engine: Engine) -> None:
    """Run the migrations that this database has not seen yet."""
    if inspect(engine).has_table("alembic_version"):
        with engine.connect() as connection:
            seen = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if seen == NEWEST:
            return
    # Alembic is slow to import: only a database that needs it pays for it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # When several processes start at once, one migrates and the others wait.
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
