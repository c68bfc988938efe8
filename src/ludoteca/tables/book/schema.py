"""The shape of the database, the same on SQLite and PostgreSQL.

`rows` is the truth and only ever grows; the rest says where it belongs. Changes to the shape are
migrations beside this file.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()


def _table_key() -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("box", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),  # 0 where the deal has a secret key
    Column("seed_key", String(32)),
    Column("salt", String(32), nullable=False),
    Column("is_seed_chosen", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("level", String(16), nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    Column("rematch_of", String(16)),
    Column("next_table", String(16)),  # where its people play again
    Index("tables_by_status", "status", "touched_at"),
    Index("tables_by_deal", "seed", "game"),
)

SEATS = Table(
    "seats",
    METADATA,
    _table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(16), nullable=False),
    Column("token", String(64)),
    Column("invite", String(64), unique=True),
    Column("account_id", Integer, ForeignKey("accounts.id"), index=True),
    Index("seats_by_token", "token"),
)

ROWS = Table(
    "rows",
    METADATA,
    _table_key(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("cid", String(80), nullable=False),
    Column("data", Text, nullable=False),
    Column("hash", String(16), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("spent", BigInteger, nullable=False),
    UniqueConstraint("table_id", "cid", name="rows_by_cid"),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    _table_key(),
    Column("seq", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    _table_key(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("cid", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "cid", name="chat_by_cid"),
)

NOTES = Table(
    "notes",
    METADATA,
    _table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

HOUSE = Table(
    "house",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("value", BigInteger, nullable=False),
)

LEASES = Table(
    "leases",
    METADATA,
    _table_key(),
    Column("origin", String(16), nullable=False),  # the process that thinks for the bots
    Column("until", BigInteger, nullable=False),
)

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(40), nullable=False, unique=True),  # the same for the same name
    Column("look", String(120), nullable=False),  # the same for names that look alike
    Column("password", Text, nullable=False),  # empty: opened by passkeys alone
    Column("made_at", BigInteger, nullable=False),
    Index("accounts_by_look", "look"),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("account_id", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("made_at", BigInteger, nullable=False),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),  # what the authenticator calls it, in base64url
    Column("account_id", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("label", String(80), nullable=False),
    Column("key", LargeBinary, nullable=False),  # the public key, with what belongs to it
    Column("count", BigInteger, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
)

CEREMONIES = Table(
    "ceremonies",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("data", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False, index=True),
)
