"""How the names of accounts look, so that no new one passes for an old one."""

import sqlalchemy as sa
from alembic import op

from ludoteca.tables.names import look_of

revision = "0005"
down_revision = "0004"

ACCOUNTS = sa.table(
    "accounts", sa.column("id", sa.Integer), sa.column("name", sa.String), sa.column("look")
)


def upgrade() -> None:
    """Add the column and fill it in."""
    op.add_column("accounts", sa.Column("look", sa.String(120), nullable=False, server_default=""))
    connection = op.get_bind()
    for account in connection.execute(sa.select(ACCOUNTS.c.id, ACCOUNTS.c.name)).all():
        here = ACCOUNTS.c.id == account.id
        connection.execute(sa.update(ACCOUNTS).where(here).values(look=look_of(account.name)))
    op.create_index("accounts_by_look", "accounts", ["look"])
